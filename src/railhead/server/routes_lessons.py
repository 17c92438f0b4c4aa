"""HTTP: lessons. Nothing is kept of them here: whoever learns sends what they have done so far."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import structlog
from litestar import Response, get, post, put
from litestar.params import FromPath, QueryParameter

from railhead.games.catalogue import PACKAGES
from railhead.i18n import language_of
from railhead.kernel.explain import Explained
from railhead.lessons.lesson import lesson, lessons
from railhead.lessons.overview import caption_of, illustrated, overviews
from railhead.server.auth import signed_in
from railhead.server.dependencies import Address, Sent, Tables, Viewer
from railhead.server.faults import Fault, LessonTooSlow, NoSuchPage, not_found
from railhead.server.hub import Hub
from railhead.server.protocol import Problem
from railhead.server.protocol.lessons import (
    DrawingInfo,
    Learned,
    LessonAction,
    LessonActs,
    LessonInfo,
    LessonPosition,
    LessonPreview,
    OverviewInfo,
)
from railhead.server.room import now_ms
from railhead.server.taught import Draw, DrawRule, Question, WhatIf, Where, WhyNot
from railhead.server.worker_pool import Died, Failed
from railhead.store.learned import learn, learned
from railhead.store.rows import PersonRow

log = structlog.get_logger()

TitleId: TypeAlias = FromPath[str]
LessonId: TypeAlias = FromPath[str]
Lang: TypeAlias = Annotated[str, QueryParameter(max_length=10)]


@get("/api/lessons")
async def all_lessons(hub: Tables) -> list[LessonInfo]:
    """Every lesson, in the order of the titles and in its own."""
    hub.quick.warm()  # whoever looks at the list will open one
    return [
        LessonInfo(one.title, one.id, one.minutes, sum(len(part.step) for part in one.part), one.rules)
        for title in PACKAGES
        for one in lessons(title)
    ]


@post("/api/lessons/{title:str}/{id:str}", status_code=200)
async def position(
    viewer: Viewer, hub: Tables, address: Address, title: TitleId, id: LessonId, data: Sent[LessonActs]
) -> LessonPosition:
    """Where these actions lead; 422 where one of them is not legal, with what the lesson says about it."""
    _must_exist(title, id, data.part)
    found = await _asked(hub, viewer, address, Where(title, id, data))
    return msgspec.json.decode(found, type=LessonPosition)


@post("/api/lessons/{title:str}/{id:str}/preview", status_code=200)
async def preview(
    viewer: Viewer, hub: Tables, address: Address, title: TitleId, id: LessonId, data: Sent[LessonAction]
) -> LessonPreview:
    """What one more action would do, or why it cannot be done; nothing changes."""
    _must_exist(title, id, data.part)
    found = await _asked(hub, viewer, address, WhatIf(title, id, data))
    return msgspec.json.decode(found, type=LessonPreview)


@post("/api/lessons/{title:str}/{id:str}/explain", status_code=200)
async def explain(
    viewer: Viewer, hub: Tables, address: Address, title: TitleId, id: LessonId, data: Sent[LessonAction]
) -> Explained:
    """What can be said about an action that is not whole yet; first what the lesson says about it."""
    _must_exist(title, id, data.part)
    found = await _asked(hub, viewer, address, WhyNot(title, id, data))
    return msgspec.json.decode(found, type=Explained)


@get("/api/overviews")
async def all_overviews() -> list[OverviewInfo]:
    """“How a game goes”, for each title: which there are, and how many drawings each has."""
    return [OverviewInfo(title, one.id, len(one.figure)) for title in PACKAGES for one in overviews(title)]


@get("/api/overviews/{title:str}/{id:str}/{number:int}", media_type="image/svg+xml")
async def figure(
    viewer: Viewer,
    hub: Tables,
    address: Address,
    title: TitleId,
    id: LessonId,
    number: FromPath[int],
    lang: Lang = "en",
) -> Response[str]:
    """One drawing, as SVG; its caption says what there is to see."""
    found = next((one for one in overviews(title) if one.id == id), None)
    if found is None or not 1 <= number <= len(found.figure):
        raise not_found(NoSuchPage())
    return await _drawn(hub, viewer, address, Draw(title, id, number, language_of(lang)))


@get("/api/drawings")
async def all_drawings() -> list[DrawingInfo]:
    """The drawings beside paragraphs of the rules."""
    return [DrawingInfo(title, rule, caption_of(rule)) for title in PACKAGES for rule in illustrated(title)]


@get("/api/drawings/{title:str}/{rule:str}", media_type="image/svg+xml")
async def drawing(
    viewer: Viewer, hub: Tables, address: Address, title: TitleId, rule: FromPath[str], lang: Lang = "en"
) -> Response[str]:
    """The drawing beside a paragraph, as SVG."""
    if rule not in illustrated(title):
        raise not_found(NoSuchPage())
    return await _drawn(hub, viewer, address, DrawRule(title, rule, language_of(lang)))


@put("/api/learned")
async def learned_so_far(viewer: Viewer, hub: Tables, data: Sent[Learned]) -> Learned:
    """Add finished lessons to those that one has an account of; the answer is all of them. Lessons that there are no
    longer are passed over: a browser may remember them."""
    person = signed_in(viewer)
    found = [tuple(name.partition("/")[::2]) for name in data.lessons]
    known = [(title, id) for title, id in found if lesson(title, id) is not None]
    async with hub.store.write() as db:
        await learn(db, person.id, known, now_ms())
        return Learned(tuple("/".join(row) for row in await learned(db, person.id)))


def _must_exist(title: str, id: str, part: int) -> None:
    found = lesson(title, id)
    if found is None or part >= len(found.part):
        raise not_found(NoSuchPage())


async def _drawn(hub: Hub, viewer: PersonRow | None, address: str, question: Draw | DrawRule) -> Response[str]:
    """The worker's drawing, which a browser may keep for an hour."""
    drawn = await _asked(hub, viewer, address, question)
    headers = {"cache-control": "public, max-age=3600"}
    return Response(drawn.decode(), media_type="image/svg+xml", headers=headers)


class LessonFault(Fault):
    """A refusal to which the lesson has something to say."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.status, [])
        self.told = problem

    def problem(self) -> Problem:
        return self.told


async def _asked(hub: Hub, viewer: PersonRow | None, address: str, question: Question) -> bytes:
    """The worker's answer. Who learns need not be signed in: turns are fair by person or else by address."""
    hub.quotas.lessons.use(viewer.id if viewer is not None else None, address)
    owner = viewer.id if viewer is not None else f"at {address}"
    try:
        answer = await hub.quick.ask(owner, question, hub.settings.quick_seconds)
    except (TimeoutError, Died, Failed) as error:
        log.error("lesson.failed", title=question.title, lesson=getattr(question, "id", ""), error=repr(error))
        raise Fault(503, [LessonTooSlow()]) from None
    if isinstance(answer, Problem):
        raise LessonFault(answer)
    return answer


ROUTES = [learned_so_far, all_drawings, drawing, all_overviews, figure, all_lessons, position, preview, explain]
