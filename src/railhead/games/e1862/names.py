"""What companies are called, and questions about them."""

from __future__ import annotations

from railhead.games.e1862.facts import facts
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import State
from railhead.games.e1862.trace import permits
from railhead.kernel.menu import Question
from railhead.kernel.message import Arg, Message, SeatArg


def name(company: int) -> str:
    return facts().companies[company].id


def company_title(company: int) -> Message:
    return Message("scene-company", {"id": name(company), "name": facts().companies[company].name})


def company_note(state: State, company: int) -> Message:
    """Where a company begins, and which trains it may run."""
    printed = facts().companies[company]
    return Message("note-company", {"hex": printed.home, "permits": permits(state.company[company].permits)})


def about(id: str, seat: int, company: int, *notes: Message, **more: Arg) -> Question:
    """A question about what a company does, with its charter and what one should know to answer.

    The hint beside it gets the same arguments.
    """
    args: dict[str, Arg] = {"seat": SeatArg(seat), "company": name(company), **more}
    return Question(Message(id, args), f"charter:{name(company)}", notes)


def game_of(rules: E1862Rules) -> str:
    """For hints that differ in the beginners' game (11.1)."""
    return "beginner" if rules.beginner else "whole"
