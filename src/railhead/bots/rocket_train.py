"""Training of the learned valuation of Rocket: games of steady players, positions as features, and a network.

A game depends on its number and the seed alone, and the training on the games and the seed, so that the same command
makes the same network. Needs numpy (the extra `train`).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.arena import code_of
from railhead.bots.levels import make
from railhead.bots.rocket_learned import FEATURES, UNIT, Features, Network
from railhead.bots.spread import Here, Spread
from railhead.games import catalogue
from railhead.games.rocket.board import figures
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Turn, points, tiles_left
from railhead.kernel.rng import Stream

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.float64]

#: one action in this many is drawn at random, so that positions are seen that steady players would not come to
STRAY = 12
HIDDEN = 8
#: rounds over all positions, pace of Adam, and what large weights cost
ROUNDS, PACE, DECAY = 300, 0.01, 1e-3
#: one game in this many is not learned from, but shows how well the others foretell
HELD_OUT = 5
NODES = 400


class Plan(Struct, frozen=True):
    """Everything that decides what is learned but the number of games."""

    seats: int
    seed: str = "train"

    def key(self) -> str:
        return blake2b(msgspec.json.encode(self) + code_of("rocket"), digest_size=8).hexdigest()


class Seen(Struct, frozen=True):
    """A game's positions: the features for each seat, and its margin at the end."""

    game: int
    rows: tuple[tuple[float, ...], ...]
    margins: tuple[float, ...]


class Learned(Struct, frozen=True):
    """The network, and how much of the margins of unseen games it explains; and how much the parts by hand explain."""

    network: Network
    explained: float
    by_hand: float
    positions: int


def games(plan: Plan, number: int, spread: Spread | None = None, keep: Path | None = None) -> Iterator[Seen]:
    """A number of games in order. With `keep`, those that are there already are not played again."""
    file = None if keep is None else keep / f"train-{plan.key()}.jsonl"
    known = {seen.game: seen for seen in _read(file)} if file is not None else {}
    fresh = (spread or Here()).map(_task, [(plan, game) for game in range(number) if game not in known])
    for game in range(number):
        if game in known:
            yield known[game]
            continue
        seen = next(fresh)
        if file is not None:
            with file.open("ab") as end:
                end.write(msgspec.json.encode(seen) + b"\n")
        yield seen


def _read(file: Path) -> Iterator[Seen]:
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Seen)
        except msgspec.DecodeError:
            continue


def _task(task: tuple[Plan, int]) -> Seen:
    return play(*task)


def play(plan: Plan, game: int) -> Seen:
    """One game, on each map in turn: every position in which a turn begins, as each seat sees it."""
    maps, seed = figures().maps, f"{plan.seed}-{game}"
    rules = catalogue.title("rocket").open({"map": maps[game % len(maps)]}, plan.seats)
    assert isinstance(rules, RocketRules)
    chance, features = Stream(f"{seed}-stray"), Features()
    bots = [make("rocket", "steady", f"{seed}-{seat}") for seat in range(plan.seats)]
    state: RocketState = rules.start(rules.draw(seed), seed).state
    rows: list[tuple[int, list[float]]] = []
    while (asked := rules.decision(state)) is not None:
        frame = state.stack[-1]
        if isinstance(frame, Turn) and frame.done == 0:
            features.forget()
            rows += [(seat, features.of(rules, state, seat, tiles_left(state))) for seat in range(plan.seats)]
        if chance.below(STRAY) == 0:
            action = chance.choice(list(rules.legal(state)))
        else:
            action = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=NODES))
        state = rules.apply(state, action).state
    final = [float(n) for n in points(state)]
    margins = tuple(features.none.against(final, seat) for seat, _ in rows)
    return Seen(game, tuple(tuple(round(value, 4) for value in row) for _, row in rows), margins)


# -- learning ----------------------------------------------------------------------------------------------


def learn(seen: list[Seen], seed: str = "train", rounds: int = ROUNDS) -> Learned:
    """The network that foretells best, by gradient descent (Adam) over all positions at once."""
    import numpy as np

    shown = [game for game in seen if game.game % HELD_OUT]
    hidden_ = [game for game in seen if game.game % HELD_OUT == 0]
    inputs, wanted = _table(shown)
    weights = _start(len(FEATURES), int.from_bytes(blake2b(seed.encode(), digest_size=4).digest()))
    first, second = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    for step in range(1, rounds + 1):
        for at, slope in enumerate(_slopes(weights, inputs, wanted)):
            first[at] = 0.9 * first[at] + 0.1 * slope
            second[at] = 0.999 * second[at] + 0.001 * slope * slope
            pace = PACE / (1 - 0.9**step) * (1 - 0.999**step) ** 0.5
            weights[at] = weights[at] - pace * first[at] / (np.sqrt(second[at]) + 1e-8)
    unseen, margins = _table(hidden_ or shown)
    network = _network(weights)
    by_hand = unseen[:, : len(FEATURES) - 2].sum(axis=1)
    return Learned(
        network,
        round(_explained(_output(weights, unseen)[0], margins), 4),
        round(_explained(by_hand * float(_slope(inputs, wanted)), margins), 4),
        len(wanted),
    )


def _table(seen: list[Seen]) -> tuple[Table, Table]:
    import numpy as np

    rows = [row for game in seen for row in game.rows]
    return np.array(rows), np.array([margin / UNIT for game in seen for margin in game.margins])


def _start(inputs: int, seed: int) -> list[Table]:
    import numpy as np

    chance = np.random.default_rng(seed)
    return [
        chance.normal(0, 0.3, (HIDDEN, inputs)), np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(inputs),
    ]  # fmt: skip


def _output(weights: list[Table], inputs: Table) -> tuple[Table, Table]:
    import numpy as np

    hidden, bias, out, direct = weights
    middle = np.tanh(inputs @ hidden.T + bias)
    return inputs @ direct + middle @ out, middle


def _slopes(weights: list[Table], inputs: Table, wanted: Table) -> list[Table]:
    """Of half the mean square of the errors, and of what large weights cost."""
    _, _, out, _ = weights
    foretold, middle = _output(weights, inputs)
    error = (foretold - wanted) / len(wanted)
    back = error[:, None] * out * (1 - middle * middle)
    slopes = [back.T @ inputs, back.sum(axis=0), middle.T @ error, inputs.T @ error]
    return [slope + DECAY * weight for slope, weight in zip(slopes, weights, strict=True)]


def _explained(foretold: Table, wanted: Table) -> float:
    """The part of the variance that is foretold (R2)."""
    return 1 - float(((wanted - foretold) ** 2).sum() / max(1e-9, float(((wanted - wanted.mean()) ** 2).sum())))


def _slope(inputs: Table, wanted: Table) -> float:
    """The factor by which the hand-made sum foretells best."""
    sums = inputs[:, : len(FEATURES) - 2].sum(axis=1)
    return float((sums * wanted).sum() / max(1e-9, float((sums * sums).sum())))


def _network(weights: list[Table]) -> Network:
    hidden, *others = (weight.round(4).tolist() for weight in weights)
    return Network(tuple(map(tuple, hidden)), *map(tuple, others))


def as_toml(seats: int, network: Network) -> str:
    """The network as a table of `rocket_learned.toml`."""
    lines = [f"[{seats}]", "hidden = ["]
    lines += [f"    {list(row)}," for row in network.hidden]
    lines.append("]")
    lines += [f"{name} = {list(getattr(network, name))}" for name in ("bias", "out", "direct")]
    return "\n".join(lines) + "\n"
