"""HTTP: titles, tables and play."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Response, get, post
from litestar.params import QueryParameter

from railhead.games import catalogue
from railhead.server import views
from railhead.server.auth import signed_in
from railhead.server.bots import LEVELS
from railhead.server.given import GameId, Sent, Tables, Viewer
from railhead.server.protocol import (
    ActBody,
    Entered,
    GameInfo,
    Join,
    NewGame,
    OptionInfo,
    Position,
    Preview,
    PreviewBody,
    RewindBody,
    TitleInfo,
)
from railhead.store import games

At: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]


@get("/api/titles")
async def titles() -> list[TitleInfo]:
    """What can be played."""
    return [
        TitleInfo(
            title.id,
            title.package,
            title.seats,
            tuple(OptionInfo(option.name, option.values) for option in title.options),
            LEVELS,
        )
        for title in catalogue.titles()
    ]


@get("/api/games")
async def my_games(viewer: Viewer, hub: Tables) -> list[GameInfo]:
    """One's own games, the latest first."""
    person = signed_in(viewer)
    async with hub.store.read() as db:
        found = await games.of_person(db, person.id)
        seats = await games.seats_of(db, [game.id for game in found])
    return [views.game_info(game, seats[game.id], person.id) for game in found]


@post("/api/games")
async def create(viewer: Viewer, hub: Tables, data: Sent[NewGame]) -> GameInfo:
    """Make a table; it starts at once where no seat is left open."""
    person = signed_in(viewer)
    room = await hub.create(person, data)
    return room.info(person.id)


@get("/api/games/{game:str}")
async def position(viewer: Viewer, hub: Tables, game: GameId, at: At = None) -> Position:
    """The position after entry `at`, or the present one."""
    room = await hub.room(game)
    return await room.look(viewer.id if viewer else None, at)


@get("/api/games/{game:str}/table")
async def table(viewer: Viewer, hub: Tables, game: GameId) -> GameInfo:
    """Who sits where; also before the game has begun."""
    room = await hub.room(game)
    return room.info(viewer.id if viewer else None)


@post("/api/games/{game:str}/join")
async def join(viewer: Viewer, hub: Tables, game: GameId, data: Sent[Join]) -> GameInfo:
    person = signed_in(viewer)
    room = await hub.room(game)
    await hub.join(room, person, data)
    return room.info(person.id)


@post("/api/games/{game:str}/start")
async def start(viewer: Viewer, hub: Tables, game: GameId) -> GameInfo:
    person = signed_in(viewer)
    room = await hub.room(game)
    await hub.start(room, person)
    return room.info(person.id)


@post("/api/games/{game:str}/actions")
async def act(viewer: Viewer, hub: Tables, game: GameId, data: Sent[ActBody]) -> Entered:
    """Act for one of one's seats: 409 where the game has gone on, 422 with every reason where it is not legal."""
    person = signed_in(viewer)
    room = await hub.room(game)
    return Entered(await hub.act(room, person.id, data))


@post("/api/games/{game:str}/rewind")
async def rewind(viewer: Viewer, hub: Tables, game: GameId, data: Sent[RewindBody]) -> Entered:
    """Take back one's last action, or do it again."""
    person = signed_in(viewer)
    room = await hub.room(game)
    return Entered(await hub.rewind(room, person.id, data))


@post("/api/games/{game:str}/preview", status_code=200)
async def preview(viewer: Viewer, hub: Tables, game: GameId, data: Sent[PreviewBody]) -> Preview:
    """What an action would do; nothing changes."""
    person = signed_in(viewer)
    room = await hub.room(game)
    async with room.lock:
        return await room.preview(person.id, data.head, data.seat, data.action)


@get("/api/games/{game:str}/record", media_type="application/x-ndjson")
async def record(hub: Tables, game: GameId) -> Response[bytes]:
    """The game as a record; the seed is in it when the game is over."""
    room = await hub.room(game)
    lines = b"".join((await room.record()).lines())
    name = f"{room.game.title}-{room.game.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(lines, media_type="application/x-ndjson", headers=headers)


ROUTES = [titles, my_games, create, position, table, join, start, act, rewind, preview, record]
