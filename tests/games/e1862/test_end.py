"""The end by agreement: imported games may have it, others not."""

from __future__ import annotations

import json

import pytest

from railhead import exchange
from railhead.games.catalogue import title
from railhead.games.e1862.actions import EndGame
from railhead.games.e1862.frames import Over
from railhead.games.e1862.rules import E1862, VERSION
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Refused
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
