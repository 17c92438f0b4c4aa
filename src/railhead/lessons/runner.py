"""Plays a part of a lesson by the ordinary rules: from what the learner has done so far to where that leads.

Nothing is kept between two requests: the learner's actions are all there is, and a part has a few of them only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Literal

from msgspec import Struct

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.action import to_plain
from railhead.kernel.message import Message
from railhead.kernel.refusal import NotNow, Refusal
from railhead.kernel.rules import Refused, Rules
from railhead.lessons.lesson import Accept, Lesson, Part, Plain, Reply, Step, Try, lesson
from railhead.view.payment import Payment

#: the learner's seat
LEARNER = 0
#: the answer to a step that only shows something
CONTINUE: Plain = {"do": "continue"}

#: asked: the step waits for an action; missed: the last one was not it, and can be taken back; done: the part is over
Verdict = Literal["asked", "missed", "done"]


class Told(Struct, frozen=True):
    """What one action did."""

    seat: int
    action: Plain
    messages: tuple[Message, ...]
    payments: tuple[Payment, ...] = ()


class Table:
    """A position of a lesson that is being played."""

    def __init__(self, title: Title, rules: Rules[Any], state: Any) -> None:
        self.title, self.rules, self.state = title, rules, state
        self.log: list[Told] = []

    def act(self, seat: int, plain: Plain) -> None:
        """Do it and tell it; raises `Refused` where it is not legal."""
        action = self.rules.read(plain)
        before = self.state
        outcome = self.rules.act(before, action, seat)
        messages = self.title.chronicle(self.rules, before, outcome.effects)
        paid = self.title.payments(self.rules, outcome.effects)
        self.state = outcome.state
        self.log.append(Told(seat, to_plain(action), tuple(messages), paid))

    def answer(self, replies: Iterable[Reply]) -> None:
        """Let the others go on by script; after an unusual solution some of it may no longer fit."""
        for reply in replies:
            try:
                self.act(reply.seat, reply.do)
            except Refused:
                continue

    def facts(self) -> dict[str, Any]:
        found: dict[str, Any] = _maker(self.title.package).facts_of(self.rules, self.state)
        return found

    def asks_learner(self) -> bool:
        decision = self.rules.decision(self.state)
        return decision is not None and decision.seat == LEARNER


class Progress(Struct):
    """How far one has come in a part: the present step, and the try by which the last action is explained."""

    table: Table
    step: int = 0
    verdict: Verdict = "asked"
    #: the step at which the last action was tried, and the name of the try
    tried: tuple[int, str] | None = None


def _maker(package: str) -> Any:
    return import_module(f"railhead.lessons.{package}.position")


@cache
def _start(title: str, id: str, number: int) -> tuple[Title, Rules[Any], Any]:
    """The position of a part; lessons are few, so each is made once."""
    known = lesson(title, id)
    assert known is not None
    part = known.part[number]
    found = catalogue.title(title)
    rules = found.open(part.options, part.seats)
    state = _maker(found.package).state_for(rules, part.given)
    return found, rules, state


def rules_of(taught: Lesson, number: int) -> Rules[Any]:
    return _start(taught.title, taught.id, number)[1]


def opened(taught: Lesson, number: int) -> Table:
    """The position of a part, with what others have just done."""
    made = Table(*_start(taught.title, taught.id, number))
    for reply in taught.part[number].opening:
        made.act(reply.seat, reply.do)
    return made


def play(taught: Lesson, number: int, acts: Iterable[Plain]) -> Progress:
    """Where the learner's actions lead; raises `Refused` where one is not legal, or comes after a miss."""
    part = taught.part[number]
    progress = Progress(opened(taught, number))
    for plain in acts:
        if progress.verdict != "asked":
            late: list[Refusal] = [NotNow(str(plain.get("do", "")))]
            raise Refused(late)
        _try(progress, part, plain)
    return progress


def _try(progress: Progress, part: Part, plain: Plain) -> None:
    """One action at the present step."""
    step, table = part.step[progress.step], progress.table
    progress.tried = None
    if step.do is None:
        if plain != CONTINUE:
            unasked: list[Refusal] = [NotNow(str(plain.get("do", "")))]
            raise Refused(unasked)
        table.answer(step.reply)
    else:
        table.act(LEARNER, plain)
        done = table.log[-1].action
        is_solution = done == to_plain(table.rules.read(step.do))
        accepted = is_solution or _is_accepted(step, done, table)
        known = None if is_solution else find_try(table.rules, step, done, only_exact=accepted)
        if known:
            progress.tried = (progress.step, known[0])
        table.answer(known[1].reply if known and not known[1].ok else step.reply)
        good = known[1].ok if known else accepted or _is_accepted(step, done, table)
        if not good:
            progress.verdict = "missed"
            return
    progress.step += 1
    if progress.step == len(part.step):
        progress.verdict = "done"


def find_try(rules: Rules[Any], step: Step, action: Plain, only_exact: bool = False) -> tuple[str, Try] | None:
    """The try of the step that an action is, by its name; one that is this very action before one that is like it."""
    done = _whole(rules, action)
    for name, tried in step.wrong.items():
        if done == _whole(rules, tried.do):
            return name, tried
    for name, tried in step.wrong.items():
        if not only_exact and tried.when is not None and like(tried.when, action):
            return name, tried
    return None


def _whole(rules: Rules[Any], plain: Plain) -> Plain:
    """With the fields that were left out, where it can be read."""
    try:
        return to_plain(rules.read(plain))
    except Refused:
        return plain


def _is_accepted(step: Step, action: Plain, table: Table) -> bool:
    return any(_fulfils(accept, action, table) for accept in step.accept)


def _fulfils(accept: Accept, action: Plain, table: Table) -> bool:
    if not like(accept.when, action):
        return False
    if not accept.facts and not accept.least:
        return True
    facts = table.facts()
    return holds(accept.facts, facts) and at_least(accept.least, facts)


def like(pattern: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    """Whether an action has every field of the pattern; a list there stands for any of its values."""
    return all(_one_of(value, action.get(name)) for name, value in pattern.items())


def _one_of(wanted: Any, value: Any) -> bool:
    return value == wanted or (isinstance(wanted, list) and not isinstance(value, list) and value in wanted)


def holds(expected: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
    """Whether every fact is as expected; of tables only what is named."""
    return all(
        holds(value, facts.get(name, {})) if isinstance(value, Mapping) else _plain(facts.get(name)) == value
        for name, value in expected.items()
    )


def at_least(expected: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
    """Whether no figure is below the expected one."""
    return all(
        at_least(value, facts.get(name, {})) if isinstance(value, Mapping) else facts.get(name, 0) >= value
        for name, value in expected.items()
    )


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
