"""The engine against a plain second model of the rules, decision by decision in random games."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from railhead.games.rocket.board import board
from railhead.games.rocket.flow import Rocket
from railhead.games.rocket.setup import Drawn
from railhead.games.rocket.trace import trace
from railhead.kernel.action import to_plain
from tests.games.rocket.model import Model


def key(plain: dict[str, Any]) -> str:
    return json.dumps(plain, sort_keys=True)


def play_both(name: str, seats: int, isolation: str, seed: int) -> Model:
    """One random game; both models agree on what is legal and on everything that follows."""
    dice = random.Random(seed)
    first = dice.randrange(seats)
    rules = Rocket(1, {"map": name, "isolation": isolation}, seats, board(name))
    state = rules.start(Drawn(first)).state
    model = Model(board(name), seats, first, isolation == "two-way")
    weights = {kind: dice.choice((0.02, 0.2, 1.0)) for kind in ("invest", "station", "bid")}
    n = 0
    while (decision := rules.decision(state)) is not None:
        legal = {key(to_plain(action)): action for action in rules.legal(state)}
        plain = sorted(map(key, model.legal()))
        assert sorted(legal) == plain, (name, seats, isolation, seed, n)
        kinds = sorted({json.loads(one)["do"] for one in plain})
        kind = dice.choices(kinds, [weights.get(one, 1.0) for one in kinds])[0]
        chosen = dice.choice([one for one in plain if json.loads(one)["do"] == kind])
        state = rules.act(state, legal[chosen], decision.seat).state
        model.act(json.loads(chosen))
        n += 1
        ours = json.loads(msgspec.json.encode(trace(rules, state, n)))
        assert ours == json.loads(json.dumps(model.trace(n))), (name, seats, isolation, seed, n)
    assert model.ask is None
    return model


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["england", "usa", "china"])
def test_random_game(name: str, seats: int) -> None:
    play_both(name, seats, "two-way" if seats == 3 else "one-way", seed=seats)
