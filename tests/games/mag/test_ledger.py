"""The engine against a plain second model of money, shares, prices, trains and rounds, in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from railhead.games.mag.effects import TrainsRan
from railhead.games.mag.flow import Mag
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.site import SWITCHES
from railhead.games.mag.state import (
    BuyTrains,
    Dividend,
    Draft,
    LayTrack,
    RunTrains,
    ScrapTrains,
    ShareRound,
    State,
    Station,
    TrainOffer,
)
from railhead.games.mag.trace import trace_state
from railhead.kernel.action import to_plain
from tests.games.mag.ledger import Asked, Ledger

#: how often random play takes an action of a kind when it can
WEIGHTS = {"lay-tile": 0.7, "pass": 0.5, "scrap": 0.1, "offer-for-train": 0.2, "declare-token": 0.2}


def asked(rules: MagRules, state: State) -> Asked:
    def company(ix: int) -> str:
        if ix < rules.minors:
            return str(rules.facts.minors[ix].number)
        return rules.facts.majors[ix - rules.minors].id

    match state.stack[-1]:
        case Draft():
            return "draft", ""
        case ShareRound(seat=seat):
            return "shares", str(seat)
        case LayTrack(minor=minor):
            return "track", company(minor)
        case Station(company=ix):
            return "station", company(ix)
        case ScrapTrains(minor=minor):
            return "scrap", company(minor)
        case RunTrains(minor=minor):
            return "run", company(minor)
        case BuyTrains(minor=minor):
            return "trains", company(minor)
        case TrainOffer(seller=seller):
            return "offer", company(seller)
        case Dividend(major=major):
            return "dividend", company(rules.minors + major)
        case _:
            return "over", ""


def engine_trace(rules: MagRules, state: State) -> dict[str, Any]:
    found: dict[str, Any] = trace_state(rules, state, [str(seat) for seat in range(rules.players)], {}, "over")
    for company in found["companies"].values():
        del company["tokens"]
    del found["tiles"], found["cert_limit"]
    return found


def choose(rules: MagRules, state: State, dice: random.Random) -> Any:
    actions = list(rules.legal(state))
    kinds = sorted({to_plain(action)["do"] for action in actions}, key=str)
    kind = dice.choices(kinds, [WEIGHTS.get(str(one), 1.0) for one in kinds])[0]
    return dice.choice([action for action in actions if to_plain(action)["do"] == kind])


def play_both(seats: int, site: bool, seed: int) -> Ledger:
    """One random game; everything but tiles and routes is worked out twice."""
    dice = random.Random(seed)
    options = {option.name: option.values[0] for option in OPTIONS}
    if site:
        options |= {switch.name: switch.values[1] for switch in SWITCHES} | {"dividends": "all-or-nothing"}
    rules = Mag(VERSION, options, seats)
    drawn = rules.draw(str(seed))
    state, model = rules.start(drawn).state, Ledger(rules, drawn.prices)
    while True:
        decision = rules.decision(state)
        model.go_on(asked(rules, state))
        assert engine_trace(rules, state) == model.trace()
        if decision is None:
            return model
        if isinstance(state.stack[-1], ShareRound):
            legal = list(rules.legal(state))
            assert sorted(one.major for one in legal if isinstance(one, BuyShare)) == sorted(model.purchases())
            sales = {(one.major, one.shares) for one in legal if isinstance(one, SellShares)}
            assert sales == {(m, k) for m, most in model.sales().items() for k in range(1, most + 1)}
        action = choose(rules, state, dice)
        outcome = rules.act(state, action, decision.seat)
        ran = [(effect.revenue, effect.mine) for effect in outcome.effects if isinstance(effect, TrainsRan)]
        model.act(to_plain(action), *(ran[0] if ran else (0, 0)))
        state = outcome.state


@pytest.mark.parametrize("site", [False, True], ids=["rulebook", "site"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_game(seats: int, site: bool) -> None:
    assert play_both(seats, site, seed=seats).round == "over"
