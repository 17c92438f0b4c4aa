"""The coach: its advice is a move of the strongest bot, with reasons in every language; what it doubts is a mistake."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from railhead.bots import Budget
from railhead.bots.coach import advise, doubt, hints, strongest
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.games.rocket.board import figures
from railhead.i18n import render
from railhead.i18n.render import faults
from railhead.kernel.message import Message
from railhead.kernel.rules import OptionValue, Rules
from railhead.lessons.lesson import lesson
from railhead.lessons.runner import CONTINUE, LEARNER, play

BUDGET = Budget(nodes=40)
#: how many decisions are played, and every how many the coach is asked
LONG = {"rocket": (110, 4), "18mag": (260, 9), "1862": (220, 9)}


def positions(rules: Rules[Any], title: str) -> Any:
    """Positions of a game between beginners, the coach's own moves among them."""
    state = rules.start(rules.draw("coach"), "coach").state
    novice = make(title, "novice", "coach")
    decisions, every = LONG[title]
    for n in range(decisions):
        asked = rules.decision(state)
        assert asked is not None
        if n % every == 0:
            yield state, asked.seat
        action = novice.choose(rules, state, asked.seat, Budget(nodes=10))
        state = rules.act(state, action, asked.seat).state


@pytest.mark.parametrize("title", LONG)
def test_advice_is_a_move_of_the_strongest_bot_with_reasons_in_every_language(title: str) -> None:
    known = catalogue.title(title)
    rules = known.open({}, 3)
    told: set[str] = set()
    for state, seat in positions(rules, title):
        action, reasons = advise(rules, state, seat, "seed", BUDGET)
        assert not rules.legal(state).why_not(action, seat)
        assert action == make(title, strongest(title), "seed").choose(rules, state, seat, BUDGET)
        assert 1 <= len(reasons) <= 3
        for reason in reasons:
            assert faults(reason, known.package) == []
            told.add(reason.id)
    assert len(told) >= 6, told


def after(title: str, id: str, part: int, steps: int) -> tuple[Rules[Any], Any]:
    """A position of a lesson, after so many steps of a part."""
    taught = lesson(title, id)
    assert taught is not None
    done = [step.do or CONTINUE for step in taught.part[part].step[:steps]]
    table = play(taught, part, done).table
    return table.rules, table.state


def doubted(title: str, id: str, part: int, steps: int, action: dict[str, object]) -> list[str]:
    rules, state = after(title, id, part, steps)
    found: list[Message] = doubt(rules, state, LEARNER, rules.read(action))
    package = catalogue.title(title).package
    assert [fault for message in found for fault in faults(message, package)] == []
    return [render(message, "en", package, ["You", "Anna", "Ben"]) for message in found]


def test_18mag_a_dividend_just_short_of_the_next_step_is_asked_about() -> None:
    """VIII.2: the steps are 30, 60, 110, 210."""
    pay = {"do": "pay-dividend"}
    assert doubted("18mag", "shares", 1, 1, pay | {"amount": 100}) == ["With 10 Ft more the price would move 3 spaces."]
    assert doubted("18mag", "shares", 1, 1, pay | {"amount": 110}) == []


def test_1862_withholding_without_need_is_asked_about() -> None:
    told = doubted("1862", "dividends", 0, 0, {"do": "pay", "how": "retain"})
    assert len(told) == 1
    assert told[0].startswith("The company has a train that lasts and £60; the next one costs £100.")
    assert doubted("1862", "dividends", 0, 0, {"do": "pay", "how": "pay"}) == []


def test_rocket_to_let_a_rival_score_much_is_asked_about() -> None:
    """Anna moves L&Y onto her station: without a veto Leeds scores her 4 points."""
    told = doubted("rocket", "veto", 0, 0, {"do": "pass"})
    assert told[0] == "This scores Anna 4 points at once."
    assert doubted("rocket", "veto", 0, 0, {"do": "bid", "shares": 2, "to": "0,-6"}) == []


def test_rocket_no_first_move_is_a_gross_mistake() -> None:
    rules, state = after("rocket", "line", 0, 0)
    assert [action for action in list(rules.legal(state))[:60] if doubt(rules, state, LEARNER, action)] == []


#: what a game between beginners must bring up, with two options a title in which other rules hold
REMINDED: dict[str, tuple[dict[str, OptionValue], set[str]]] = {
    "rocket": ({}, {"coach-hint-stations", "coach-hint-level"}),
    "18mag": ({"dividends": "all-or-nothing"}, {"coach-hint-first-run", "coach-hint-sell-together"}),
    "1862": ({"beginner": True, "variant": "simple_express"}, {"coach-hint-bid", "coach-hint-below"}),
}


@pytest.mark.parametrize("title", REMINDED)
@pytest.mark.parametrize("plain", [True, False])
def test_hints_of_a_whole_game_can_be_said_and_leave_the_position_alone(title: str, plain: bool) -> None:
    options, expected = REMINDED[title]
    known = catalogue.title(title)
    rules = known.open({} if plain else options, 3)
    state = rules.start(rules.draw("hints"), "hints").state
    novice, told = make(title, "novice", "hints"), set[str]()
    for _ in range(900):
        asked = rules.decision(state)
        if asked is None:
            break
        for message in hints(rules, state, asked.seat):
            assert faults(message, known.package) == []
            told.add(message.id)
        state = rules.act(state, novice.choose(rules, state, asked.seat, Budget(nodes=5)), asked.seat).state
    assert told >= expected, told
    if not plain and title == "18mag":
        assert "coach-hint-enough" not in told


def test_rocket_few_tiles_are_counted() -> None:
    rules, state = after("rocket", "line", 0, 0)
    few = msgspec.structs.replace(state, boxed=(figures().track_tiles - len(state.plain) - 5, 0))
    assert Message("coach-hint-tiles", {"tiles": 5}) in list(hints(rules, few, LEARNER))
    assert "coach-hint-tiles" not in [message.id for message in hints(rules, state, LEARNER)]


def test_18mag_what_moves_the_price_no_further_may_stay() -> None:
    """VIII.2: the treasury of the lesson has more than the step of 110 needs."""
    rules, state = after("18mag", "shares", 1, 1)
    told = [message for message in hints(rules, state, LEARNER) if message.id == "coach-hint-enough"]
    assert [message.args["enough"] for message in told] == [110]
