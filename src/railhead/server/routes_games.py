"""HTTP: titles, tables, lists of games, and new games out of old ones."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from railhead.bots.levels import names
from railhead.games import catalogue
from railhead.kernel.rules import Option
from railhead.server import derived_games, tables, views
from railhead.server.auth import signed_in
from railhead.server.dependencies import Address, GameId, Sent, Tables, Viewer
from railhead.server.hub import Hub
from railhead.server.protocol import (
    Archive,
    BranchAt,
    GameInfo,
    HandOver,
    Join,
    NewGame,
    OptionInfo,
    SeatBody,
    TitleInfo,
)
from railhead.server.room import now_ms
from railhead.store import games
from railhead.store.rows import GameRow, SeatRow

Asked: TypeAlias = Request[object, object, State]
Word: TypeAlias = Annotated[str | None, QueryParameter(min_length=1, max_length=60)]
Before: TypeAlias = Annotated[str | None, QueryParameter(max_length=40, pattern=r"^\d{1,18}-[a-z0-9]+$")]
Ended: TypeAlias = Annotated[Literal["running", "over", "closed"] | None, QueryParameter()]

#: games on one page of the archive
PAGE = 50


def _choices(option: Option) -> OptionInfo:
    """What may be chosen at a new table."""
    return OptionInfo(option.name, tuple(value for value in option.values if value not in option.recorded))


@get("/api/titles")
async def titles() -> list[TitleInfo]:
    """What can be played."""
    return [
        TitleInfo(
            title.id,
            title.package,
            title.seats,
            tuple(found for option in title.options if len((found := _choices(option)).values) > 1),
            names(title.id),
            title.motif,
        )
        for title in catalogue.titles()
    ]


# -- lists -------------------------------------------------------------------------------------------


def _listed(hub: Hub, found: list[GameRow], seats: dict[str, list[SeatRow]], person: str | None) -> list[GameInfo]:
    return [views.game_info(game, seats[game.id], person, unreadable=game.id in hub.unreadable) for game in found]


@get("/api/games")
async def my_games(viewer: Viewer, hub: Tables) -> list[GameInfo]:
    """One's own games, the latest first."""
    person = signed_in(viewer)
    async with hub.store.read() as db:
        found = await games.of_person(db, person.id)
        seats = await games.seats_of(db, [game.id for game in found])
    return _listed(hub, found, seats, person.id)


@get("/api/lobby")
async def lobby(viewer: Viewer, hub: Tables) -> list[GameInfo]:
    """Tables that wait for players and are open to all."""
    days = hub.settings.open_days
    async with hub.store.read() as db:
        found = await games.open_to_all(db, now_ms() - 86_400_000 * days if days else 0)
        seats = await games.seats_of(db, [game.id for game in found])
    return _listed(hub, found, seats, viewer.id if viewer else None)


@get("/api/archive")
async def archive(
    viewer: Viewer,
    hub: Tables,
    title: Word = None,
    player: Word = None,
    status: Ended = None,
    before: Before = None,
) -> Archive:
    """Games that are open to all, and one's own: by title, by a player's name, by status."""
    me = viewer.id if viewer else None
    place = None
    if before is not None:
        time, _, id = before.partition("-")
        place = (int(time), id)
    async with hub.store.read() as db:
        found = await games.search(db, games.Search(me, title, player, status, place, PAGE + 1))
        seats = await games.seats_of(db, [game.id for game in found])
    more = f"{found[PAGE - 1].changed}-{found[PAGE - 1].id}" if len(found) > PAGE else None
    return Archive(tuple(_listed(hub, found[:PAGE], seats, me)), more)


# -- tables ------------------------------------------------------------------------------------------


@post("/api/games")
async def create(viewer: Viewer, hub: Tables, address: Address, data: Sent[NewGame]) -> GameInfo:
    """Make a table; it starts at once where no seat is left open."""
    person = signed_in(viewer)
    hub.quotas.tables.use(person.id, address)
    room = await tables.create(hub, person, data)
    return room.info(person.id)


@get("/api/games/{game:str}/table")
async def table(viewer: Viewer, hub: Tables, game: GameId) -> GameInfo:
    """Who sits where; also before the game has begun."""
    room = await hub.seen_by(game, viewer)
    return room.info(viewer.id if viewer else None)


@post("/api/games/{game:str}/join")
async def join(viewer: Viewer, hub: Tables, game: GameId, data: Sent[Join]) -> GameInfo:
    """Take an open seat."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await tables.join(hub, room, person, data)
    return room.info(person.id)


@post("/api/games/{game:str}/leave")
async def leave(viewer: Viewer, hub: Tables, game: GameId, data: Sent[SeatBody]) -> GameInfo:
    """Give up one's seat before the start."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await tables.leave(hub, room, person, data.seat)
    return room.info(person.id)


@post("/api/games/{game:str}/kick")
async def kick(viewer: Viewer, hub: Tables, game: GameId, data: Sent[SeatBody]) -> GameInfo:
    """Free a seat before the start, by whoever made the table."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await tables.kick(hub, room, person, data.seat)
    return room.info(person.id)


@post("/api/games/{game:str}/start")
async def start(viewer: Viewer, hub: Tables, game: GameId) -> GameInfo:
    """Begin, by whoever made the table."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await tables.start(hub, room, person)
    return room.info(person.id)


@post("/api/games/{game:str}/seats")
async def hand_over(viewer: Viewer, hub: Tables, game: GameId, data: Sent[HandOver]) -> GameInfo:
    """Hand one's seat to a bot, to somebody, or to whoever joins."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await tables.hand_over(hub, room, person, data)
    return room.info(person.id)


async def gone(request: Asked) -> None:
    """Until whoever asked is no longer there; to be awaited once the body is read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


# -- derived games -----------------------------------------------------------------------------------


@post("/api/games/{game:str}/rematch")
async def rematch(viewer: Viewer, hub: Tables, address: Address, game: GameId) -> GameInfo:
    """The same table again."""
    person = signed_in(viewer)
    hub.quotas.tables.use(person.id, address)
    room = await derived_games.rematch(hub, await hub.seen_by(game, person), person)
    return room.info(person.id)


@post("/api/games/{game:str}/branches")
async def branch(
    request: Asked, viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[BranchAt]
) -> GameInfo:
    """Another way from an entry of any game one may see, as an analysis game."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    hub.quotas.imports.use(person.id, address)
    room = await derived_games.branch(hub, room, person, data.at, lambda: gone(request))
    return room.info(person.id)


@post("/api/import")
async def import_game(request: Asked, viewer: Viewer, hub: Tables, address: Address) -> Response[GameInfo]:
    """The body is a Railhead record or an export of 18xx.games; it becomes an analysis game."""
    person = signed_in(viewer)
    hub.quotas.imports.use(person.id, address)
    data = await request.body()
    room = await derived_games.import_record(hub, person, data, lambda: gone(request))
    return Response(room.info(person.id), status_code=201)


ROUTES = [
    titles, my_games, lobby, archive, create, table, join, leave, kick, start, hand_over, rematch, branch, import_game,
]  # fmt: skip
