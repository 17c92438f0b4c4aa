"""Lessons played and overviews drawn, in the worker (`quick_work`)."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from railhead.games.catalogue import PACKAGES
from railhead.i18n import render
from railhead.kernel.explain import Explained
from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes
from railhead.kernel.message import Message
from railhead.kernel.refusal import Reason
from railhead.kernel.rules import Refused as RulesRefused
from railhead.lessons.lesson import Lesson, Step, lesson
from railhead.lessons.overview import Figure, diagrams, drawings, drawn, overviews
from railhead.lessons.runner import LEARNER, Progress, find_try, play, rules_of
from railhead.server.faults import refused
from railhead.server.protocol import Problem
from railhead.server.protocol.games import GameInfo, LogLine, Position, Preview, SeatInfo
from railhead.server.protocol.lessons import LessonAction, LessonActs, LessonPosition, LessonPreview
from railhead.view.diagram import draw_diagram
from railhead.view.patch import diff
from railhead.view.svg import draw

#: pixels
FIGURE_WIDTH = 560


class Where(Struct, frozen=True):
    """Where do these actions lead?"""

    title: str
    id: str
    acts: LessonActs


class WhatIf(Struct, frozen=True):
    """What would one more action do?"""

    title: str
    id: str
    acts: LessonAction


class WhyNot(Struct, frozen=True):
    """What can be said about an action that is not whole yet?"""

    title: str
    id: str
    acts: LessonAction


class Draw(Struct, frozen=True):
    """A drawing of an overview, numbered from 1."""

    title: str
    id: str
    number: int
    lang: str


class DrawRule(Struct, frozen=True):
    """The drawing beside a paragraph of the rules."""

    title: str
    rule: str
    lang: str


Question: TypeAlias = Where | WhatIf | WhyNot | Draw | DrawRule


class NotTaught(Exception):
    """What was sent is not legal, with what the lesson says about it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__()
        self.problem = problem


def work(question: Question) -> bytes | Problem:
    """In the worker: the answer, as it goes over the wire."""
    if isinstance(question, Draw | DrawRule):
        return _drawn(question).encode()
    taught = lesson(question.title, question.id)
    assert taught is not None
    try:
        match question:
            case Where():
                return msgspec.json.encode(_position(taught, question.acts))
            case WhatIf():
                return msgspec.json.encode(_preview(taught, question.acts))
            case WhyNot():
                return msgspec.json.encode(_explain(taught, question.acts))
    except NotTaught as error:
        return error.problem


@cache
def _drawn(asked: Draw | DrawRule) -> str:
    """They are few, and the same for everybody."""
    figure: Figure
    package, known = PACKAGES[asked.title], diagrams(asked.title)

    def say(message: Message) -> str:
        return render(message, asked.lang, package)

    if isinstance(asked, Draw):
        figure = next(one for one in overviews(asked.title) if one.id == asked.id).figure[asked.number - 1]
    elif asked.rule in known:
        figure = Figure(diagram=asked.rule)
    else:
        figure = next(one for one in drawings(asked.title) if one.rule == asked.rule)
    if figure.diagram:
        name = Message("rule-paragraph", {"rule": figure.diagram})
        return draw_diagram(known[figure.diagram](), say, name, FIGURE_WIDTH)
    return draw(drawn(asked.title, figure), say, FIGURE_WIDTH, board_only=True)


def _position(taught: Lesson, data: LessonActs) -> LessonPosition:
    return _shown(taught, data.part, _played(taught, data))


def _preview(taught: Lesson, data: LessonAction) -> LessonPreview:
    progress = _played(taught, data)
    table = progress.table
    before, told = table.state, len(table.log)
    try:
        table.act(LEARNER, dict(data.action))
    except RulesRefused as error:
        return LessonPreview(problem=_refused(taught, data.part, progress.step, data.action, error).problem)
    if table.state.rng != before.rng:
        return LessonPreview(Preview(told, (), (), hidden=True))
    scene = table.title.scene
    old, new = (scene(table.rules, state) for state in (before, table.state))
    return LessonPreview(Preview(told, table.log[-1].messages, tuple(diff(old, new))))


def _explain(taught: Lesson, data: LessonAction) -> Explained:
    """First what the lesson says about it."""
    progress = _played(taught, data)
    explained = progress.table.rules.explain(progress.table.state, data.action)
    own = _own_words(taught, data.part, progress.step, data.action)
    if own is None or not explained.reasons:
        return explained
    return msgspec.structs.replace(explained, reasons=(Reason(own), *explained.reasons))


def _played(taught: Lesson, data: LessonActs | LessonAction) -> Progress:
    acts = [dict(act) for act in data.acts]
    try:
        return play(taught, data.part, acts)
    except RulesRefused as error:
        # Only the last one can be new to the page: the others have been played before.
        step = _step_of(taught, data.part, acts[:-1])
        raise _refused(taught, data.part, step, acts[-1], error) from None


def _step_of(taught: Lesson, part: int, acts: list[dict[str, Any]]) -> int:
    try:
        return play(taught, part, acts).step
    except RulesRefused:
        return 0


def _refused(taught: Lesson, part: int, step: int, action: dict[str, object], error: RulesRefused) -> NotTaught:
    """The reasons of the rules, after what the lesson says."""
    problem = refused(*error.refusals).problem()
    own = _own_words(taught, part, step, action)
    said = () if own is None else (Reason(own, code="lesson"),)
    return NotTaught(msgspec.structs.replace(problem, reasons=(*said, *problem.reasons)))


def _own_words(taught: Lesson, part: int, step: int, action: dict[str, object]) -> Message | None:
    steps = taught.part[part].step
    found = find_try(rules_of(taught, part), steps[step], action) if step < len(steps) else None
    return Message(taught.text(part, step, found[0])) if found else None


def _shown(taught: Lesson, part: int, progress: Progress) -> LessonPosition:
    table, steps = progress.table, taught.part[part].step
    over = progress.verdict == "done"
    step = min(progress.step, len(steps) - 1)
    asks = progress.verdict == "asked" and steps[step].do is not None and table.asks_learner()
    menu = _in_own_words(taught, part, step, table.rules.menu(table.state)) if asks else None
    decision = table.rules.decision(table.state)
    log = tuple(LogLine(n, told.seat, told.messages) for n, told in enumerate(table.log, 1))
    tried = progress.tried
    return LessonPosition(
        position=Position(
            game=_game(taught, part, len(log)),
            n=len(log),
            head=len(log),
            scene=table.title.scene(table.rules, table.state),
            log=(LogLine(0, None, ()), *log),
            yours=(LEARNER,),
            asked=decision.seat if decision else None,
            menu=menu,
        ),
        step=taught.number(part, step) + over,
        verdict=progress.verdict,
        says=Message(taught.text(part, step)),
        point=() if over else steps[step].point,
        solution=None if over else steps[step].do,
        shows=steps[step].do is None,
        comment=Message(taught.text(part, *tried)) if tried else None,
        places={} if over else _places(taught, part, step, steps[step]),
        payments=table.log[-1].payments if table.log else (),
    )


def _game(taught: Lesson, part: int, head: int) -> GameInfo:
    """A table as any other, so that the page can draw it."""
    given = taught.part[part]
    return GameInfo(
        id=f"{taught.title}-{taught.id}",
        title=taught.title,
        rules=taught.title,
        options=given.options,
        status="running",
        seats=tuple(SeatInfo(seat, "person", yours=seat == LEARNER) for seat in range(given.seats)),
        yours=(LEARNER,),
        created=0,
        changed=0,
        head=head,
        kind="lesson",
    )


def _places(taught: Lesson, part: int, number: int, step: Step) -> dict[str, Message]:
    """What is said where somebody clicks at a place for which a refused try is told."""
    found = {}
    for name, tried in step.wrong.items():
        place = tried.do.get("to") or tried.do.get("hex")
        if tried.refused and isinstance(place, str):
            found[place] = Message(taught.text(part, number, name))
    return found


def _in_own_words(taught: Lesson, part: int, step: int, menu: Menu) -> Menu:
    """What is blocked in the menu says why in the words of the lesson, where it has some."""

    def own(choice: Choice) -> Choice:
        said = _own_words(taught, part, step, choice.action) if choice.blocked else None
        if said is None or choice.blocked is None:
            return choice
        return msgspec.structs.replace(choice, blocked=Reason(said, choice.blocked.rule))

    def told(offer: Offer) -> Offer:
        match offer:
            case Button():
                return msgspec.structs.replace(offer, choice=own(offer.choice))
            case Pick():
                return msgspec.structs.replace(offer, choices=tuple(map(own, offer.choices)))
            case PickRoutes():
                return msgspec.structs.replace(offer, proposals=tuple(map(own, offer.proposals)))
            case _:
                return offer

    return msgspec.structs.replace(menu, offers=tuple(map(told, menu.offers)))
