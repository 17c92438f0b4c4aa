"""HTTP: play at one table, and what is said and noted there."""

from __future__ import annotations

import time
from typing import Annotated, TypeAlias

from litestar import Response, get, post, put
from litestar.params import QueryParameter

from railhead.i18n.render import language_of
from railhead.server.auth import signed_in
from railhead.server.chat import chat_lines, say
from railhead.server.coach import GRACE_S, SECONDS, Consultation
from railhead.server.consulting import consultation, may_be_asked
from railhead.server.dependencies import Address, GameId, Sent, Tables, Viewer
from railhead.server.faults import Fault, ServerFault, not_found
from railhead.server.hub import Hub
from railhead.server.metrics import ACTED
from railhead.server.protocol.games import (
    ActBody,
    Advice,
    AdviceBody,
    ChatLine,
    Consent,
    Doubt,
    Entered,
    Note,
    Position,
    Preview,
    PreviewBody,
    RewindBody,
    Say,
)
from railhead.server.room import Room
from railhead.server.stories import as_csv
from railhead.server.worker_pool import Died, Failed
from railhead.store import talk
from railhead.store.rows import PersonRow
from railhead.view.story import Chart, Story

Lang: TypeAlias = Annotated[str, QueryParameter(max_length=20)]
At: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
After: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]

#: a picture may be shown again for a while, by whoever may see the game
PICTURE = {
    "cache-control": "private, max-age=60",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
}


@get("/api/games/{game:str}")
async def position(viewer: Viewer, hub: Tables, game: GameId, at: At = None) -> Position:
    """The position after entry `at`, or the present one."""
    room = await hub.seen_by(game, viewer)
    return await room.look(viewer.id if viewer else None, at)


@post("/api/games/{game:str}/actions")
async def act(viewer: Viewer, hub: Tables, game: GameId, data: Sent[ActBody]) -> Entered:
    """Act for one of one's seats: 409 where the game has gone on, 422 with every reason where it is not legal."""
    person = signed_in(viewer)
    began = time.perf_counter()
    n = await hub.act(await hub.seen_by(game, person, to_act=True), person.id, data)
    ACTED.observe(time.perf_counter() - began)
    return Entered(n)


@post("/api/games/{game:str}/rewind")
async def rewind(viewer: Viewer, hub: Tables, game: GameId, data: Sent[RewindBody]) -> Response[Entered]:
    """Take back or do again: 201 done, 202 the others are asked."""
    person = signed_in(viewer)
    n = await hub.rewind(await hub.seen_by(game, person), person, data)
    return Response(Entered(n), status_code=202 if n is None else 201)


@post("/api/games/{game:str}/consent")
async def consent(viewer: Viewer, hub: Tables, game: GameId, data: Sent[Consent]) -> Response[Entered]:
    """Answer somebody's wish to take back: 201 it is done, 202 noted."""
    person = signed_in(viewer)
    n = await hub.consent(await hub.seen_by(game, person), person.id, data.agree)
    return Response(Entered(n), status_code=202 if n is None else 201)


@post("/api/games/{game:str}/preview", status_code=200, opt={"reads": True})
async def preview(viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[PreviewBody]) -> Preview:
    """What an action would do; nothing changes."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    hub.quotas.previews.use(person.id, address)
    async with room.lock:
        return await room.preview(person.id, data.head, data.seat, data.action)


@post("/api/games/{game:str}/advice", status_code=200, opt={"reads": True})
async def advice(viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[AdviceBody]) -> Advice:
    """What the coach would do, and why; 403 where people play against each other without having agreed to it."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    hub.quotas.previews.use(person.id, address)
    await may_be_asked(room)
    async with room.lock:
        question = consultation(room, person.id, data.head, data.seat)
    # How far it thinks depends on the machine: who asks once more is told the same.
    if room.advice is None or room.advice[0] != data.head:
        answer = await _consulted(hub, person.id, question)
        assert isinstance(answer, Advice)
        room.advice = (data.head, answer)
    return room.advice[1]


@post("/api/games/{game:str}/doubt", status_code=200, opt={"reads": True})
async def doubt(viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[PreviewBody]) -> Doubt:
    """What would be lost by an action that looks like a gross mistake."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    hub.quotas.previews.use(person.id, address)
    await may_be_asked(room)
    async with room.lock:
        question = consultation(room, person.id, data.head, data.seat, data.action)
    answer = await _consulted(hub, person.id, question)
    assert isinstance(answer, Doubt)
    return answer


async def _consulted(hub: Hub, person: str, question: Consultation) -> Advice | Doubt:
    try:
        return await hub.coach.ask(person, question, SECONDS + GRACE_S)
    except (Died, Failed, TimeoutError):
        raise Fault(503, [ServerFault()]) from None


@get("/api/games/{game:str}/record", media_type="application/x-ndjson")
async def record(viewer: Viewer, hub: Tables, game: GameId) -> Response[bytes]:
    """The game as a record; the seed is in it when the game is over."""
    room = await hub.seen_by(game, viewer)
    lines = b"".join((await room.record()).lines())
    name = f"{room.game.title}-{room.game.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(lines, media_type="application/x-ndjson", headers=headers)


@get("/api/games/{game:str}/picture.svg", media_type="image/svg+xml")
async def picture(viewer: Viewer, hub: Tables, address: Address, game: GameId, lang: Lang = "en") -> Response[str]:
    """The position as it is now, drawn; before the start the map."""
    room = await hub.seen_by(game, viewer)
    hub.quotas.previews.use(viewer.id if viewer else None, address)
    try:
        drawn = await hub.pictures.svg(room, language_of(lang))
    except (TimeoutError, Died):  # it may be there the next time
        raise Fault(503, [ServerFault()]) from None
    except Failed:
        raise not_found() from None
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE)


@get("/api/games/{game:str}/picture.png", media_type="image/png")
async def painted(viewer: Viewer, hub: Tables, address: Address, game: GameId, lang: Lang = "en") -> Response[bytes]:
    """The same picture, for previews of links on other pages."""
    room = await hub.seen_by(game, viewer)
    if not hub.pictures.has_png(room, language_of(lang)):
        hub.quotas.imports.use(viewer.id if viewer else None, address)
    try:
        picture = await hub.pictures.png(room, language_of(lang))
    except (TimeoutError, Died):
        raise Fault(503, [ServerFault()]) from None
    except Failed:
        raise not_found() from None
    headers = PICTURE | {"cross-origin-resource-policy": "cross-origin"}
    return Response(picture, media_type="image/png", headers=headers)


@get("/api/games/{game:str}/story")
async def story(viewer: Viewer, hub: Tables, address: Address, game: GameId) -> Story:
    """How the game went, round by round, once it is over; 422 while it is played."""
    return await _told(hub, await hub.seen_by(game, viewer), viewer, address)


@get("/api/games/{game:str}/story.csv", media_type="text/csv")
async def story_csv(
    viewer: Viewer, hub: Tables, address: Address, game: GameId, lang: Lang = "en"
) -> Response[str]:  # fmt: skip
    """The same figures for a spreadsheet."""
    room = await hub.seen_by(game, viewer)
    sheet = as_csv(await _told(hub, room, viewer, address), room, language_of(lang))
    headers = {"content-disposition": f'attachment; filename="{room.game.title}-{room.game.id}.csv"'}
    return Response(sheet, media_type="text/csv", headers=headers)


@get("/api/games/{game:str}/rounds")
async def rounds(viewer: Viewer, hub: Tables, address: Address, game: GameId) -> tuple[Chart, ...]:
    """What each round brought so far, also while the game is played."""
    room = await hub.seen_by(game, viewer)
    room.played()
    if not hub.stories.has(room):
        hub.quotas.previews.use(viewer.id if viewer else None, address)
    return (await hub.stories.so_far(room)).charts


async def _told(hub: Hub, room: Room, viewer: PersonRow | None, address: str) -> Story:
    if not hub.stories.has(room):
        hub.quotas.previews.use(viewer.id if viewer else None, address)
    return await hub.stories.of(room)


@get("/api/games/{game:str}/chat")
async def chat(viewer: Viewer, hub: Tables, game: GameId, after: After = 0) -> list[ChatLine]:
    """What was said at the table."""
    return await chat_lines(hub, await hub.seen_by(game, viewer), after)


@post("/api/games/{game:str}/chat")
async def speak(viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[Say]) -> ChatLine:
    """Say something at the table: those who sit there, and who made it."""
    person = signed_in(viewer)
    return await say(hub, await hub.seen_by(game, person), person, address, data.text)


@get("/api/games/{game:str}/note")
async def note(viewer: Viewer, hub: Tables, game: GameId) -> Note:
    """One's own note."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    async with hub.store.read() as db:
        return Note(await talk.note(db, room.game.id, person.id))


@put("/api/games/{game:str}/note")
async def keep_note(viewer: Viewer, hub: Tables, game: GameId, data: Sent[Note]) -> Note:
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    async with hub.store.write() as db:
        await talk.keep_note(db, room.game.id, person.id, data.text)
    return data


ROUTES = [
    position, act, rewind, consent, preview, advice, doubt, record, picture, painted, story, story_csv, rounds,
    chat, speak, note, keep_note,
]  # fmt: skip
