"""The coach: a move of the strongest bot with what speaks for it, and a question before a gross mistake.

What speaks for a move are the parts of the bot's own valuation, in figures that a player knows. They are told by the
module here that is named after the title's package: `reasons`, the weightiest first, and `doubts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol, cast

from railhead.bots import Budget
from railhead.bots.levels import levels, make
from railhead.games import catalogue
from railhead.kernel.action import Action
from railhead.kernel.message import Message
from railhead.kernel.rules import Rules

#: the most reasons that are told
REASONS = 3
#: what a reason has said already is no reminder
SAID = {
    "coach-hint-director": "coach-director",
    "coach-hint-enough": "coach-dividend",
    "coach-hint-first-tile": "coach-income",
    "coach-hint-hudson": "coach-hudson",
    "coach-hint-merger": "coach-points",
    "coach-hint-no-train": "coach-needs-train",
    "coach-hint-phase": "coach-phase",
    "coach-hint-score": "coach-points",
    "coach-hint-town": "coach-points",
    "coach-hint-withhold": "coach-save",
}


class Coach(Protocol):
    """What a title's module of the coach has."""

    def reasons(self, rules: Any, state: Any, seat: int, action: Action) -> list[Message]:
        """What speaks for a legal action of this seat, the weightiest first."""

    def doubts(self, rules: Any, state: Any, seat: int, action: Action) -> list[Message]:
        """What would be lost by a legal action that looks like a gross mistake; nothing where it does not."""


def coach_of(title: str) -> Coach | None:
    """Who explains a title; None where nobody does yet."""
    module = f"railhead.bots.{catalogue.title(title).package}_coach"
    return cast(Coach, import_module(module)) if find_spec(module) else None


def strongest(title: str) -> str:
    return levels(title)[-1].id


def advise(rules: Rules[Any], state: Any, seat: int, seed: str, budget: Budget) -> tuple[Action, list[Message]]:
    """A move of the strongest bot within the budget, and what speaks for it."""
    action = make(rules.title, strongest(rules.title), seed).choose(rules, state, seat, budget)
    coach = coach_of(rules.title)
    told = coach.reasons(rules, state, seat, action)[:REASONS] if coach else []
    known = {message.id for message in told}
    fresh = (hint for hint in hints(rules, state, seat) if SAID.get(hint.id) not in known)
    reminders = islice(fresh, REASONS - max(1, len(told)))
    return action, [*(told or [Message("coach-quiet")]), *reminders]


def hints(rules: Rules[Any], state: Any, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, whatever one does: it stands where reasons leave room."""
    module = f"railhead.bots.{catalogue.title(rules.title).package}_hints"
    if find_spec(module):
        yield from import_module(module).hints(rules, state, seat)


def doubt(rules: Rules[Any], state: Any, seat: int, action: Action) -> list[Message]:
    """What would be lost by this action, where it looks like a gross mistake."""
    coach = coach_of(rules.title)
    return coach.doubts(rules, state, seat, action)[:REASONS] if coach else []
