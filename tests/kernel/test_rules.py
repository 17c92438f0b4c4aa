"""Frames, decisions, legality and effects, on the toy game."""

from __future__ import annotations

import msgspec
import pytest

from railhead.kernel.action import kind_of, to_plain
from railhead.kernel.digest import digest
from railhead.kernel.effect import Draw, Pop, Push, Replace
from railhead.kernel.message import Items, Message, SeatArg, Term
from railhead.kernel.play import Play
from railhead.kernel.refusal import GameIsOver, NotAsked, NotNow, Unreadable
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Refused
from railhead.kernel.version import RulesId, UnknownVersion
from tests.kernel.toy import (
    Add,
    Added,
    Answer,
    Bid,
    Drawn,
    Judge,
    Odd,
    OutOfRange,
    Over,
    Roll,
    ToyRules,
    ToyState,
    Turn,
)

RULES = ToyRules(seats=3)
START = RULES.start(Drawn(0), "seed").state


def test_start_asks_the_first_seat() -> None:
    decision = RULES.decision(START)
    assert decision is not None
    assert (decision.seat, decision.ask) == (0, "turn")


def test_legal_lists_checks_and_gives_reasons() -> None:
    legal = RULES.legal(START)
    assert list(legal) == [Add(1), Add(2), Add(3), Bid(1), Bid(9), Roll()]
    assert Add(2) in legal
    assert Add(4) not in legal
    assert Bid(4) in legal  # not listed, but legal: the space is too large to list
    assert legal.why_not(Add(4)) == [OutOfRange(1, 3)]
    assert legal.why_not(Add(2)) == []
    assert legal.why_not(Answer(True)) == [NotNow("answer")]
    assert bool(legal)
    assert [kind.__name__ for kind, _ in legal.kinds()] == ["Add", "Bid", "Roll"]


def test_all_reasons_come_in_rulebook_order() -> None:
    odd = RULES.apply(START, Add(1)).state
    assert RULES.legal(odd).why_not(Bid(10)) == [OutOfRange(1, 9), Odd()]
    assert [refusal.rule for refusal in RULES.legal(odd).why_not(Bid(10))] == ["1.1", "1.2"]


def test_only_the_asked_seat_may_act() -> None:
    assert RULES.legal(START).why_not(Add(1), 2) == [NotAsked(SeatArg(0))]
    assert RULES.legal(START).why_not(Add(1), 0) == []


def test_act_refuses_and_changes_nothing() -> None:
    before = digest(START)
    with pytest.raises(Refused) as caught:
        RULES.act(START, Add(7), 0)
    assert caught.value.refusals == [OutOfRange(1, 3)]
    assert digest(START) == before


def test_turns_change_by_themselves() -> None:
    outcome = RULES.act(START, Add(2), 0)
    assert outcome.effects == (Added(2), Replace(Turn(0, done=True)), Replace(Turn(1)))
    assert outcome.state == ToyState((Turn(1),), START.rng, 2)


def test_a_question_stands_on_top_of_the_turn_and_goes() -> None:
    rolled = RULES.act(START, Roll(), 0)
    assert isinstance(rolled.effects[0], Draw)
    assert rolled.state.rng != START.rng
    top = rolled.state.stack[-1]
    assert isinstance(top, Judge)
    assert top.seat == 1
    assert len(rolled.state.stack) == 2
    dropped = RULES.act(rolled.state, Answer(False), 1)
    assert dropped.effects == (Pop(), Replace(Turn(1)))
    assert dropped.state.sum == 0
    kept = RULES.act(rolled.state, Answer(True), 1)
    assert kept.state.sum == top.rolled


def test_the_end_has_no_decision() -> None:
    state = RULES.act(START, Bid(9), 0).state
    state = RULES.act(state, Add(1), 1).state
    assert state.stack == (Over(1),)
    assert RULES.decision(state) is None
    legal = RULES.legal(state)
    assert list(legal) == []
    assert not legal
    assert legal.why_not(Add(1), 0) == [GameIsOver()]
    with pytest.raises(Refused):
        RULES.act(state, Add(1))


def test_draw_takes_each_kind_equally_often() -> None:
    stream = Stream("draw")
    drawn = [RULES.legal(START).draw(stream) for _ in range(600)]
    counts = {kind: sum(kind_of(action) == kind for action in drawn) for kind in ("add", "bid", "roll")}
    assert all(160 < count < 240 for count in counts.values())
    assert {action.by for action in drawn if isinstance(action, Bid)} == {1, 3, 5, 7, 9}


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"do": "jump"},
        {"do": "add"},
        {"do": "add", "by": "1"},
        {"do": "add", "by": 1.5},
        {"do": "add", "by": None},
        {"do": "add", "by": 1, "more": 2},
        {"do": 5, "by": 1},
        {"do": None},
        {"by": 1},
    ],
)
def test_unreadable_actions_are_refused(plain: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        RULES.read(plain)
    assert [type(refusal) for refusal in caught.value.refusals] == [Unreadable]


def test_actions_are_saved_by_name() -> None:
    assert to_plain(Add(2)) == {"do": "add", "by": 2}
    assert RULES.read(to_plain(Answer(False))) == Answer(False)


def test_effects_of_the_kernel() -> None:
    play = Play(RULES, START)
    play.push(Judge(1, 3))
    play.pop()
    play.next(Turn(2))
    assert play.state.stack == (Turn(2),)
    assert tuple(play.effects) == (Push(Judge(1, 3)), Pop(), Replace(Turn(2)))
    assert START.stack == (Turn(0),)


def test_digest_is_that_of_the_value() -> None:
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(START), type=ToyState)
    assert digest(again) == digest(START)
    assert digest(RULES.apply(START, Add(1)).state) != digest(RULES.apply(START, Add(2)).state)
    assert len(digest(START)) == 8


def test_refusals_are_messages() -> None:
    assert OutOfRange(1, 3).message() == Message("refusal-out-of-range", {"least": 1, "most": 3})
    assert NotAsked(SeatArg(2)).message().args == {"asked": SeatArg(2)}


FarOutOfRange = OutOfRange.saying("refusal-far-out-of-range", "1.3")


def test_a_reason_in_one_line_is_named_by_its_text_and_belongs_to_its_module() -> None:
    reason = FarOutOfRange(1, 3)
    assert reason.message() == Message("refusal-far-out-of-range", {"least": 1, "most": 3})
    assert (reason.code(), reason.rule) == ("far-out-of-range", "1.3")
    assert (FarOutOfRange.__name__, FarOutOfRange.__module__) == ("FarOutOfRange", __name__)
    assert reason != OutOfRange(1, 3)
    assert (OutOfRange.code(), OutOfRange.rule) == ("out-of-range", "1.1")


def test_messages_survive_writing() -> None:
    message = Message("a", {"n": 1, "s": "x", "seat": SeatArg(1), "list": Items((Term("b", {"k": 2}), "y", Items(())))})
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


@pytest.mark.parametrize("text", ["rocket", "rocket/", "rocket/x", "rocket/-1", "rocket/1/2", "rocket/１"])
def test_rules_ids_have_a_version(text: str) -> None:
    with pytest.raises(Refused) as caught:
        RulesId.read(text)
    assert isinstance(caught.value.refusals[0], UnknownVersion)
    assert str(RulesId.read("rocket/12")) == "rocket/12"
