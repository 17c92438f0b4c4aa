"""The end by agreement: imported games may have it, others not."""

from __future__ import annotations

import json

import pytest

from railhead import exchange
from railhead.games.catalogue import title
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.rules import VERSION
from railhead.games.e1862.state import Over
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Refused
from railhead.stock.end import EndGame
from railhead.view.scene import Result
from tests.games.e1862.given import rules_for, state_for
from tests.rules.runner import cases
from tests.shared import SHARED, shared


def test_recorded_games_may_stop() -> None:
    rules = E1862(VERSION, {"rulings": "site"}, 3)
    state = rules.start(rules.draw("end"), "end").state
    decision = rules.decision(state)
    assert decision is not None
    over = rules.act(state, EndGame(), decision.seat).state
    assert over.stack == (Over("agreed"),)
    result = title("1862").result(rules, over)
    assert result is not None


def test_others_play_on() -> None:
    rules = E1862(VERSION, {}, 3)
    state = rules.start(rules.draw("end"), "end").state
    assert EndGame() not in list(rules.legal(state))
    decision = rules.decision(state)
    assert decision is not None
    with pytest.raises(Refused) as refused:
        rules.act(state, EndGame(), decision.seat)
    codes = [refusal.code() for refusal in refused.value.refusals if isinstance(refusal, Refusal)]
    assert codes == ["no-early-end"]


@shared
def test_log_that_was_ended() -> None:
    """In the middle of a company's turn, by somebody else."""
    found = json.loads((SHARED / "oracle/1862/random-3p_6257.json").read_text(encoding="utf-8"))
    found["actions"] = [*found["actions"][:300], {"type": "end_game", "entity": found["players"][0]["id"], "id": 9999}]
    *_, last = exchange.trace(exchange.read_log(json.dumps(found).encode()))
    assert last["over"] is True
    assert isinstance(last["result"], dict)
    assert len(last["result"]) == 3


def final(cash: list[int]) -> Result:
    """A finished game of two, with 5 shares at 1000 on the first seat and 5 at 71, without a train, on the second."""
    case = next(case for case in cases("e1862") if case.id == "10.1")
    rules = rules_for(case)
    state = state_for(rules, case.given | {"cash": cash})
    for step in case.step:
        assert step.do is not None
        state = rules.act(state, rules.read(step.do), step.seat).state
    result = title("1862").result(rules, state)
    assert result is not None
    return result


def test_winner() -> None:
    """1, 10.4: most cash and shares together; equals share the victory."""
    one = final([10, 0])
    assert (one.winners, one.scores, one.reason.id) == ((0,), (5485, 355), "log-over-top")
    two = final([0, 5130])
    assert (two.winners, two.scores) == ((1,), (5475, 5485))
    both = final([10, 5130])
    assert (both.winners, both.scores) == ((0, 1), (5485, 5485))
    assert both.sheet is not None
    assert [row.id for row in both.sheet.rows] == ["sheet:cash", "sheet:ESR", "sheet:EUR", "sheet:total"]
