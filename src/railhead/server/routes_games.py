"""HTTP: titles, tables, lists of games, and new games out of old ones."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

import railhead
from railhead.bots.levels import names
from railhead.games import catalogue
from railhead.kernel.rules import Option
from railhead.lessons.first_game import first_game
from railhead.server import derived_games, falls, invitations, substitutes, tables, views
from railhead.server.auth import signed_in
from railhead.server.dependencies import Address, GameId, Sent, Tables, Viewer
from railhead.server.expiry import oldest
from railhead.server.hub import Hub
from railhead.server.protocol import OptionInfo, TitleInfo
from railhead.server.protocol.games import (
    Archive,
    BranchAt,
    GameInfo,
    HandOver,
    Invite,
    Join,
    NewGame,
    Pause,
    Replace,
    SeatBody,
    ServerInfo,
    ToBot,
)
from railhead.server.reach import reachable_at
from railhead.store import games
from railhead.store.rows import GameRow, SeatRow

Asked: TypeAlias = Request[object, object, State]
Word: TypeAlias = Annotated[str | None, QueryParameter(min_length=1, max_length=60)]
Before: TypeAlias = Annotated[str | None, QueryParameter(max_length=40, pattern=r"^\d{1,18}-[a-z0-9]+$")]
Ended: TypeAlias = Annotated[Literal["running", "over", "closed"] | None, QueryParameter()]

Moment: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=100_000_000_000)]
Mine: TypeAlias = Annotated[bool, QueryParameter()]
SeatingAgain: TypeAlias = Annotated[Literal["lot", "fixed"] | None, QueryParameter()]
LobbyBefore: TypeAlias = Annotated[str | None, QueryParameter(max_length=40, pattern=r"^[01]-\d{1,18}-[a-z0-9]+$")]

#: games on one page of the archive, and of the lobby
PAGE, LOBBY_PAGE = 50, 30


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
            first_game(title.id),
        )
        for title in catalogue.titles()
    ]


@get("/api/server")
async def server(hub: Tables) -> ServerInfo:
    """Which program this is, and where it is reached."""
    settings = hub.settings
    absent = {"live": int(settings.absent_minutes * 60), "slow": int(settings.absent_hours * 3600)}
    return ServerInfo(railhead.__version__, bool(settings.smtp_host), reachable_at(settings), absent)


# -- lists -------------------------------------------------------------------------------------------


def _listed(
    hub: Hub, found: list[GameRow], seats: dict[str, list[SeatRow]], person: str | None, invited: bool = False
) -> list[GameInfo]:  # fmt: skip
    """`invited`: where somebody neither sits nor is the one who made it, they were asked to it."""
    return [
        views.game_info(
            game, seats[game.id], person, unreadable=game.id in hub.unreadable,
            invited=invited and game.status == "open" and game.creator != person,
        )
        for game in found
    ]  # fmt: skip


@get("/api/games")
async def my_games(viewer: Viewer, hub: Tables) -> list[GameInfo]:
    """One's own games, the latest first."""
    person = signed_in(viewer)
    async with hub.store.read() as db:
        found = await games.of_person(db, person.id)
        seats = await games.seats_of(db, [game.id for game in found])
    return _listed(hub, found, seats, person.id, invited=True)


@get("/api/lobby")
async def lobby(viewer: Viewer, hub: Tables, before: LobbyBefore = None) -> Archive:
    """Tables that wait for players and are open to all: those at which somebody sits come first."""
    after = None
    if before is not None:
        people, changed, id = before.split("-")
        after = games.LobbyPlace(people == "1", int(changed), id)
    async with hub.store.read() as db:
        found = await games.open_to_all(db, oldest(hub), after, LOBBY_PAGE + 1)
        tables = [game for _, game in found[:LOBBY_PAGE]]
        seats = await games.seats_of(db, [game.id for game in tables])
    last = found[LOBBY_PAGE - 1][0] if len(found) > LOBBY_PAGE else None
    more = f"{int(last.people)}-{last.changed}-{last.id}" if last else None
    return Archive(tuple(_listed(hub, tables, seats, viewer.id if viewer else None)), more)


@get("/api/archive")
async def archive(
    viewer: Viewer,
    hub: Tables,
    title: Word = None,
    player: Word = None,
    status: Ended = None,
    map: Word = None,
    since: Moment = None,
    until: Moment = None,
    mine: Mine = False,
    before: Before = None,
) -> Archive:
    """Games that are open to all, and one's own: by title and map, by a player's name, by status, by when they were
    played on last (seconds since 1970)."""
    me = viewer.id if viewer else None
    place = None
    if before is not None:
        time, _, id = before.partition("-")
        place = (int(time), id)
    async with hub.store.read() as db:
        search = games.Search(me, title, player, status, place, PAGE + 1, map, since, until, mine)
        found = await games.search(db, search)
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


@post("/api/games/{game:str}/cancel")
async def cancel(viewer: Viewer, hub: Tables, game: GameId) -> GameInfo:
    """Give the table up before the start, by whoever made it."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await tables.cancel(hub, room, person)
    return room.info(person.id)


@post("/api/games/{game:str}/bot")
async def fill(viewer: Viewer, hub: Tables, game: GameId, data: Sent[ToBot]) -> GameInfo:
    """Let a bot have an open seat before the start, by whoever made the table."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await substitutes.fill(hub, room, person, data)
    return room.info(person.id)


@post("/api/games/{game:str}/return")
async def come_back(viewer: Viewer, hub: Tables, game: GameId, data: Sent[SeatBody]) -> GameInfo:
    """Take the seat again in which a bot sits in for one."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await substitutes.come_back(hub, room, person, data.seat)
    return room.info(person.id)


@post("/api/games/{game:str}/replace")
async def replace(viewer: Viewer, hub: Tables, game: GameId, data: Sent[Replace]) -> GameInfo:
    """Agree (or not) that a bot sits in for somebody who is waited for too long."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await substitutes.replace(hub, room, person, data)
    return room.info(person.id)


@post("/api/games/{game:str}/pause")
async def pause(viewer: Viewer, hub: Tables, game: GameId, data: Sent[Pause]) -> GameInfo:
    """Stop the clocks, once everybody agrees; or let them go on."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await falls.pause(hub, room, person, data.agree)
    return room.info(person.id)


@post("/api/games/{game:str}/invite")
async def invite(viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[Invite]) -> GameInfo:
    """Ask somebody to the table by login; they take a seat by themselves."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    hub.quotas.talk.use(person.id, address)
    await invitations.invite(hub, room, person, data.login)
    return room.info(person.id)


@post("/api/games/{game:str}/decline")
async def decline(viewer: Viewer, hub: Tables, game: GameId) -> None:
    """No, thank you, to an invitation."""
    person = signed_in(viewer)
    await invitations.decline(hub, await hub.seen_by(game, person), person)


async def gone(request: Asked) -> None:
    """Until whoever asked is no longer there; to be awaited once the body is read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


# -- derived games -----------------------------------------------------------------------------------


@post("/api/games/{game:str}/rematch")
async def rematch(
    viewer: Viewer, hub: Tables, address: Address, game: GameId, seating: SeatingAgain = None
) -> GameInfo:  # fmt: skip
    """The same table again: made by whoever asks first, joined by all who ask after."""
    person = signed_in(viewer)
    hub.quotas.tables.use(person.id, address)
    room = await derived_games.rematch(hub, await hub.seen_by(game, person), person, seating)
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
    titles, server, my_games, lobby, archive, create, table, join, leave, kick, start, cancel, fill, come_back, replace,
    pause,    invite, decline, hand_over, rematch, branch, import_game,
]  # fmt: skip
