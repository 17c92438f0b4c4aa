"""Another director is asked (5.1, 7.9): yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from railhead.games.e1862.holdings import director_seat
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import State
from railhead.kernel.action import Action
from railhead.kernel.flow import Act, only
from railhead.kernel.menu import Button, button
from railhead.kernel.message import Message, SeatArg


class Answer(Action, frozen=True, gc=False, tag="answer"):
    """The other director agrees or declines."""

    agreed: bool


def consent_of(rules: E1862Rules, state: State, company: int, other: int) -> int | None:
    """5.1, 7.9, D35: the director of another company who must agree; None where nobody is asked."""
    return rules.rulings.asks(director_seat(state, company), director_seat(state, other))


def asked(seat: int | None) -> tuple[Message, ...]:
    """Whose consent a choice takes."""
    return () if seat is None else (Message("note-if-agrees", {"seat": SeatArg(seat)}),)


def answers(
    do: Callable[[Any, Any, Answer], None],
    notes: Callable[[Any, Any, Any], tuple[Message, ...]] = lambda _rules, _state, _frame: (),
) -> Act[Any, Any, Any, Answer]:
    """Agree or decline; `notes` say what agreeing comes to."""

    def offer(rules: Any, state: Any, frame: Any) -> Iterator[Button]:
        yield button("agree", Answer(True), Message("choice-agree"), notes(rules, state, frame), confirm=True)
        yield button("decline", Answer(False), Message("choice-decline"))

    return Act(do=do, every=only(Answer(True), Answer(False)), offer=offer)
