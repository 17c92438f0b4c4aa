"""HTTP: lessons. Nothing is kept of them here: whoever learns sends what they have done so far."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from railhead.games.catalogue import PACKAGES
from railhead.i18n import language_of, render
from railhead.kernel.explain import Explained
from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes
from railhead.kernel.message import Message
from railhead.kernel.refusal import Reason, Refusal
from railhead.kernel.rules import Refused as RulesRefused
from railhead.lessons.lesson import Lesson, Step, lesson, lessons
from railhead.lessons.overview import Figure, cropped, overviews, shown
from railhead.lessons.runner import LEARNER, Progress, find_try, play, rules_of
from railhead.server.dependencies import Sent
from railhead.server.faults import Fault, NoSuchPage, not_found
from railhead.server.protocol import Problem
from railhead.server.protocol.games import GameInfo, LogLine, Position, Preview, SeatInfo
from railhead.server.protocol.lessons import (
    LessonAction,
    LessonActs,
    LessonInfo,
    LessonPosition,
    LessonPreview,
    OverviewInfo,
)
from railhead.view.patch import diff
from railhead.view.svg import draw

TitleId: TypeAlias = FromPath[str]
LessonId: TypeAlias = FromPath[str]
Lang: TypeAlias = Annotated[str, QueryParameter(max_length=10)]

#: pixels
FIGURE_WIDTH = 560


@get("/api/lessons")
async def all_lessons() -> list[LessonInfo]:
    """Every lesson, in the order of the titles and in its own."""
    return [
        LessonInfo(one.title, one.id, one.minutes, sum(len(part.step) for part in one.part), one.rules)
        for title in PACKAGES
        for one in lessons(title)
    ]


@post("/api/lessons/{title:str}/{id:str}", status_code=200)
async def position(title: TitleId, id: LessonId, data: Sent[LessonActs]) -> LessonPosition:
    """Where these actions lead; 422 where one of them is not legal, with what the lesson says about it."""
    taught = _find(title, id, data.part)
    return _position(taught, data.part, _played(taught, data))


@post("/api/lessons/{title:str}/{id:str}/preview", status_code=200)
async def preview(title: TitleId, id: LessonId, data: Sent[LessonAction]) -> LessonPreview:
    """What one more action would do, or why it cannot be done; nothing changes."""
    taught = _find(title, id, data.part)
    progress = _played(taught, data)
    table = progress.table
    before, shown = table.state, len(table.log)
    try:
        table.act(LEARNER, dict(data.action))
    except RulesRefused as error:
        return LessonPreview(problem=_refused(taught, data.part, progress.step, data.action, error).problem())
    if table.state.rng != before.rng:
        return LessonPreview(Preview(shown, (), (), hidden=True))
    scene = table.title.scene
    old, new = (msgspec.to_builtins(scene(table.rules, state)) for state in (before, table.state))
    return LessonPreview(Preview(shown, table.log[-1].messages, tuple(diff(old, new))))


@post("/api/lessons/{title:str}/{id:str}/explain", status_code=200)
async def explain(title: TitleId, id: LessonId, data: Sent[LessonAction]) -> Explained:
    """What can be said about an action that is not whole yet; first what the lesson says about it."""
    taught = _find(title, id, data.part)
    progress = _played(taught, data)
    explained = progress.table.rules.explain(progress.table.state, data.action)
    own = _own_words(taught, data.part, progress.step, data.action)
    if own is None or not explained.reasons:
        return explained
    return msgspec.structs.replace(explained, reasons=(Reason(own), *explained.reasons))


@get("/api/overviews")
async def all_overviews() -> list[OverviewInfo]:
    """“How a game goes”, for each title: which there are, and how many drawings each has."""
    return [OverviewInfo(title, one.id, len(one.figure)) for title in PACKAGES for one in overviews(title)]


@get("/api/overviews/{title:str}/{id:str}/{number:int}", media_type="image/svg+xml")
async def figure(title: TitleId, id: LessonId, number: FromPath[int], lang: Lang = "en") -> Response[str]:
    """One drawing, as SVG; its caption says what there is to see."""
    found = next((one for one in overviews(title) if one.id == id), None)
    if found is None or not 1 <= number <= len(found.figure):
        raise not_found(NoSuchPage())
    headers = {"cache-control": "public, max-age=3600"}
    return Response(
        _drawn(title, found.figure[number - 1], language_of(lang)), media_type="image/svg+xml", headers=headers
    )


def _drawn(title: str, drawing: Figure, lang: str) -> str:
    table = shown(title, drawing)
    scene = cropped(table.title.scene(table.rules, table.state), drawing)
    return draw(scene, lambda message: render(message, lang, table.title.package), FIGURE_WIDTH)


def _find(title: str, id: str, part: int) -> Lesson:
    found = lesson(title, id)
    if found is None or part >= len(found.part):
        raise not_found(NoSuchPage())
    return found


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


def _refused(taught: Lesson, part: int, step: int, action: dict[str, object], error: RulesRefused) -> Fault:
    """The reasons of the rules, after what the lesson says."""
    own = _own_words(taught, part, step, action)
    return LessonFault(error.refusals, own)


class LessonFault(Fault):
    """A refusal to which the lesson has something to say."""

    def __init__(self, refusals: list[Refusal], own: Message | None) -> None:
        super().__init__(422, refusals)
        self.own = own

    def problem(self) -> Problem:
        found = super().problem()
        if self.own is None:
            return found
        return msgspec.structs.replace(found, reasons=(Reason(self.own, code="lesson"), *found.reasons))


def _own_words(taught: Lesson, part: int, step: int, action: dict[str, object]) -> Message | None:
    steps = taught.part[part].step
    found = find_try(rules_of(taught, part), steps[step], action) if step < len(steps) else None
    return Message(taught.text(part, step, found[0])) if found else None


def _position(taught: Lesson, part: int, progress: Progress) -> LessonPosition:
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


ROUTES = [all_overviews, figure, all_lessons, position, preview, explain]
