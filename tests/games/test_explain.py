"""What is said about actions that are only thought of agrees with what may be done, all through a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.menu import PickRoutes, PickTile
from railhead.kernel.rules import Rules

MOVES = {"1862": 130, "18mag": 90}


def positions(title: str) -> Iterator[tuple[Rules[Any], Any]]:
    header = catalogue.title(title).header({}, 3, "explain")
    _, rules = catalogue.rules_of(header)
    history, bot = History(rules, header), make(title, "novice", "explain")
    for _ in range(MOVES[title]):
        decision = rules.decision(history.state)
        assert decision is not None
        yield rules, history.state
        history.act(decision.seat, bot.choose(rules, history.state, decision.seat, Budget(nodes=1000)))


def hexes(title: str, rules: Rules[Any], state: Any) -> list[str]:
    return [cell.id for cell in catalogue.title(title).scene(rules, state).board.cells]


@pytest.mark.parametrize("title", ["1862", "18mag"])
def test_a_hex_says_why_nothing_can_be_laid_there_exactly_if_nothing_can(title: str) -> None:
    asked, codes = 0, set[str]()
    for rules, state in positions(title):
        offers = [offer for offer in rules.menu(state).offers if isinstance(offer, PickTile)]
        lit = {cell for offer in offers for cell in offer.cells}
        for offer in offers[:1]:
            for cell in hexes(title, rules, state):
                reasons = rules.explain(state, offer.action | {"hex": cell}).reasons
                assert bool(reasons) == (cell not in lit), cell
                codes |= {reason.message.id for reason in reasons}
                assert all(reason.rule for reason in reasons)
                asked += 1
    assert asked > 500
    assert {"refusal-not-connected", "refusal-not-land"} <= codes


@pytest.mark.parametrize("title", ["1862", "18mag"])
def test_a_run_is_explained_from_its_first_stop_on(title: str) -> None:
    seen = 0
    for rules, state in positions(title):
        for offer in rules.menu(state).offers:
            if not isinstance(offer, PickRoutes) or not offer.proposals[0].action.get("routes"):
                continue
            best = offer.proposals[0]
            whole = rules.explain(state, best.action)
            assert not whole.reasons
            assert sum(place.value for place in whole.places) == _stops_pay(best.label.args, best.notes)
            first: Any = best.action["routes"]
            for length in range(1, len(first[0]["hexes"])):
                drawn = {"train": first[0]["train"], "hexes": list(first[0]["hexes"][:length])}
                part = rules.explain(state, {"do": "run", "routes": [drawn]})
                assert part.notes
                if length == 1:
                    assert [reason.message.id for reason in part.reasons] == ["refusal-too-few-stops"]
            seen += 1
    assert seen > 3


def _stops_pay(label: Mapping[str, Any], notes: Any) -> int:
    """What the stops bring together: the revenue (and the mine) without the bonuses of freights."""
    total = int(label["revenue"]) + int(label.get("mine", 0))
    terms = [item for note in notes if note.id == "note-route" for item in note.args["stops"].items]
    return total - sum(int(term.args["amount"]) for term in terms if term.id == "run-bonus")
