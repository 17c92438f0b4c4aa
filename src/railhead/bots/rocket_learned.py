"""A learned valuation of Rocket: a small network over features by hand, which foretells the margin at the end.

`railhead train rocket` makes `rocket_learned.toml` from games of steady players (`rocket_train.py`). `master` uses it
where `rocket_master.toml` says so; the arena can try it as `master@learned=1`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import tanh

import msgspec
from msgspec import Struct

from railhead.bots.rocket_value import Value, Weights
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Over, RocketState, points, turn_of

NO_WEIGHTS = {"shares": 0.0, "stations": 0.0, "towns": 0.0, "veto": 0.0, "cities": 0.0, "industries": 0.0}
#: one valuation for each part, all the others switched off; passengers are in every one of them
PARTS = {name: Weights(**(NO_WEIGHTS | {name: 1.0})) for name in NO_WEIGHTS}
#: what the network is given, in this order
FEATURES = ("points", "rest", *PARTS, "left", "turn")
#: points are given and foretold in this unit
UNIT = 20.0


class Network(Struct, frozen=True, forbid_unknown_fields=True):
    """One layer of tanh between the features and the margin; `direct` goes past it."""

    hidden: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    out: tuple[float, ...]
    direct: tuple[float, ...]

    def foretell(self, features: Sequence[float]) -> float:
        total = sum(weight * value for weight, value in zip(self.direct, features, strict=True))
        for row, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            total += out * tanh(bias + sum(weight * value for weight, value in zip(row, features, strict=True)))
        return total


@cache
def networks() -> dict[str, Network]:
    """By number of seats; none where none was trained."""
    file = files("railhead.bots") / "rocket_learned.toml"
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Network])


class Features:
    """What a position looks like to a seat: each part of the valuation, its own against the others'."""

    def __init__(self) -> None:
        self.none = Value(weights=Weights(**NO_WEIGHTS))
        self.parts = {name: Value(weights=weights) for name, weights in PARTS.items()}

    def of(self, rules: RocketRules, state: RocketState, seat: int, tiles: int) -> list[float]:
        """`tiles`: the time of the game by which positions are compared (`Value.begin`)."""
        now = [float(n) for n in points(state)]
        self.none.tiles = tiles
        base = self.none.by_seat(rules, state)
        against = self.none.against
        found = [against(now, seat) / UNIT, against([b - n for b, n in zip(base, now, strict=True)], seat) / UNIT]
        for value in self.parts.values():
            value.tiles = tiles
            rows = value.by_seat(rules, state)
            found.append(against([row - b for row, b in zip(rows, base, strict=True)], seat) / UNIT)
        return [*found, self.none.left(state), float(turn_of(state).seat == seat)]

    def forget(self) -> None:
        """What is remembered is for one decision."""
        for value in (self.none, *self.parts.values()):
            value.forget()


class Learned:
    """Worth of positions by the network of a number of seats."""

    def __init__(self, network: Network) -> None:
        self.network, self.features = network, Features()

    def worth(self, rules: RocketRules, state: RocketState, seat: int, tiles: int) -> float:
        if isinstance(state.stack[-1], Over):
            return self.features.none.against([float(n) for n in points(state)], seat)
        return UNIT * self.network.foretell(self.features.of(rules, state, seat, tiles))
