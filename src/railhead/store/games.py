"""Games, their seats and entries, on an open connection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import outbox, schema
from railhead.store.hints import GameChanged, hint, tell
from railhead.store.rows import EntryRow, GameRow, OutRow, SeatRow, plain, read


class Taken(Exception):
    """Somebody else has changed the game first: read again what it has become."""


class Change(Struct, frozen=True):
    """What an entry changes in the game's own row."""

    head: int
    asked: int | None
    status: str
    result: str | None
    changed: int
    gist: str | None
    clocks: str | None = None
    falls: int | None = None


async def create(db: AsyncConnection, game: GameRow, seats: Sequence[SeatRow], invited: Iterable[str] = ()) -> None:
    await db.execute(insert(schema.game).values(plain(game)))
    await db.execute(insert(schema.seat), [plain(seat) for seat in seats])
    for person in invited:
        await db.execute(insert(schema.invited).values(game=game.id, person=person))


async def find(db: AsyncConnection, id: str) -> GameRow | None:
    row = (await db.execute(select(schema.game).where(schema.game.c.id == id))).first()
    return read(row, GameRow) if row else None


async def version(db: AsyncConnection, id: str) -> int | None:
    """What rises whenever others have to hear of a change: entries, seats, status, wish."""
    found: int | None = await db.scalar(select(schema.game.c.version).where(schema.game.c.id == id))
    return found


async def change(db: AsyncConnection, id: str, values: Mapping[str, object], was: int | None = None) -> None:
    """Change the game's row, or only its version; raises `Taken` where that is no longer the version `was`."""
    game = schema.game.c
    same = (game.id == id) if was is None else (game.id == id) & (game.version == was)
    done = await db.execute(update(schema.game).where(same).values(version=game.version + 1, **values))
    if was is not None and done.rowcount != 1:
        raise Taken
    await tell(db, GameChanged(id, was + 1 if was is not None else None))


async def seats_of(db: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of each of the games, in order."""
    query = select(schema.seat).where(schema.seat.c.game.in_(ids)).order_by(schema.seat.c.game, schema.seat.c.seat)
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in await db.execute(query):
        seat = read(row, SeatRow)
        found[seat.game].append(seat)
    return found


async def invited_to(db: AsyncConnection, game: str) -> frozenset[str]:
    rows = await db.execute(select(schema.invited.c.person).where(schema.invited.c.game == game))
    return frozenset(rows.scalars())


async def invite(db: AsyncConnection, game: str, person: str) -> None:
    await uninvite(db, game, person)
    await db.execute(insert(schema.invited).values(game=game, person=person))


async def uninvite(db: AsyncConnection, game: str, person: str) -> None:
    table = schema.invited
    await db.execute(delete(table).where(table.c.game == game, table.c.person == person))


async def kicked_from(db: AsyncConnection, game: str) -> frozenset[str]:
    rows = await db.execute(select(schema.kicked.c.person).where(schema.kicked.c.game == game))
    return frozenset(rows.scalars())


async def kick(db: AsyncConnection, game: str, person: str) -> None:
    table = schema.kicked
    await db.execute(delete(table).where(table.c.game == game, table.c.person == person))
    await db.execute(insert(table).values(game=game, person=person))


async def offer(db: AsyncConnection, game: str, seat: int, person: str | None) -> None:
    """Note to whom a seat is offered, or that it is not any more; together with `change` of the game."""
    here = (schema.seat.c.game == game) & (schema.seat.c.seat == seat)
    await db.execute(update(schema.seat).where(here).values(offered=person))


async def offers(db: AsyncConnection, game: str) -> dict[int, str]:
    """To which login each seat is offered."""
    asked = schema.seat.join(schema.person, schema.person.c.id == schema.seat.c.offered)
    wanted = select(schema.seat.c.seat, schema.person.c.login).select_from(asked).where(schema.seat.c.game == game)
    return {row.seat: row.login for row in await db.execute(wanted)}


async def sit(db: AsyncConnection, after: SeatRow) -> None:
    """Put somebody else on a seat, together with `change` of the game."""
    seat = schema.seat.c
    same = (seat.game == after.game) & (seat.seat == after.seat)
    values = plain(after)
    del values["place"]  # of the draw, whoever sits there later
    await db.execute(update(schema.seat).where(same).values(values))


async def seat_anew(db: AsyncConnection, seats: Iterable[SeatRow]) -> None:
    """Everybody on the seat that the lot gave them."""
    for after in seats:
        here = (schema.seat.c.game == after.game) & (schema.seat.c.seat == after.seat)
        await db.execute(update(schema.seat).where(here).values(plain(after)))


_add_entry = insert(schema.entry)
_change_game = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("id_"), schema.game.c.version == bindparam("was_"))
    .values({name: bindparam(name) for name in Change.__struct_fields__} | {"version": schema.game.c.version + 1})
)
_drop_wish = delete(schema.wish).where(schema.wish.c.game == bindparam("id_"))


def append(db: Connection, entry: EntryRow, change: Change, was: int, told: Sequence[OutRow] = ()) -> None:
    """The next entry, which ends any wish to take back, with what is to be told of it. Raises `Taken` where there is
    one of that number already, or where the game (its seats, its status, a wish) has another version than `was`. For
    `Store.transact`."""
    try:
        db.execute(_add_entry, plain(entry))
    except IntegrityError:
        raise Taken from None
    if db.execute(_change_game, {"id_": entry.game, "was_": was, **plain(change)}).rowcount != 1:
        raise Taken
    db.execute(_drop_wish, {"id_": entry.game})
    outbox.note(db, told)
    hint(db, GameChanged(entry.game, was + 1))


async def clocks_at(db: AsyncConnection, game: str, n: int) -> str | None:
    """How the clocks stood after entry n."""
    table = schema.entry.c
    found: str | None = await db.scalar(select(table.clocks).where(table.game == game, table.n == n))
    return found


async def falling(db: AsyncConnection, now: int) -> list[str]:
    """Running games with a clock that has run down by now."""
    game = schema.game.c
    rows = await db.execute(select(game.id).where(game.falls <= now, game.status == "running").order_by(game.falls))
    return list(rows.scalars())


async def with_clocks(db: AsyncConnection, person: str) -> list[str]:
    """Running games with clocks in which somebody sits."""
    game, seat = schema.game.c, schema.seat.c
    sitting = select(seat.game).where(seat.person == person)
    rows = await db.execute(
        select(game.id).where(game.status == "running", game.clocks.is_not(None), game.id.in_(sitting))
    )
    return list(rows.scalars())


async def append_all(db: AsyncConnection, rows: Sequence[EntryRow]) -> None:
    """All entries of a game that comes in as a whole."""
    if rows:
        await db.execute(insert(schema.entry), [plain(row) for row in rows])


async def entries(db: AsyncConnection, game: str, after: int = 0) -> list[EntryRow]:
    """The entries from `after` + 1 on, in order."""
    table = schema.entry
    query = select(table).where(table.c.game == game, table.c.n > after).order_by(table.c.n)
    return [EntryRow(*row) for row in await db.execute(query)]


async def logs(db: AsyncConnection, game: str) -> dict[int, tuple[int, str]]:
    """Seat and log (as JSON) of every entry."""
    table = schema.entry
    rows = await db.execute(select(table.c.n, table.c.seat, table.c.log).where(table.c.game == game))
    return {n: (seat, log) for n, seat, log in rows}


# -- snapshots ---------------------------------------------------------------------------------------


async def snapshots(db: AsyncConnection, game: str) -> list[int]:
    rows = await db.execute(select(schema.snapshot.c.n).where(schema.snapshot.c.game == game))
    return list(rows.scalars())


async def snapshot(db: AsyncConnection, game: str, n: int) -> bytes | None:
    table = schema.snapshot
    found: bytes | None = await db.scalar(select(table.c.state).where(table.c.game == game, table.c.n == n))
    return found


def keep_snapshot(db: Connection, game: str, n: int, state: bytes) -> None:
    """For `Store.transact`."""
    table = schema.snapshot
    db.execute(delete(table).where(table.c.game == game, table.c.n == n))
    db.execute(insert(table).values(game=game, n=n, state=state))


# -- lists -------------------------------------------------------------------------------------------


async def of_person(db: AsyncConnection, person: str, limit: int = 200) -> list[GameRow]:
    """The games somebody sits in (a bot may sit in for them), has made, is invited to or offered a seat in, the latest
    first."""
    seat, game = schema.seat.c, schema.game.c
    sitting = select(seat.game).where(or_(seat.person == person, seat.owner == person, seat.offered == person))
    asked_to = select(schema.invited.c.game).where(schema.invited.c.person == person)
    mine = or_(game.id.in_(sitting), game.creator == person, (game.status == "open") & game.id.in_(asked_to))
    query = select(schema.game).where(mine).order_by(game.changed.desc(), game.id).limit(limit)
    return [read(row, GameRow) for row in await db.execute(query)]


async def finished_by(db: AsyncConnection, person: str, limit: int = 2000) -> list[GameRow]:
    """The games that somebody has played to their end, the latest first."""
    seat, game = schema.seat.c, schema.game.c
    sitting = select(seat.game).where(seat.person == person)
    ended = (game.status == "over") & (game.kind == "play")
    query = select(schema.game).where(ended, game.id.in_(sitting)).order_by(game.changed.desc(), game.id)
    return [read(row, GameRow) for row in await db.execute(query.limit(limit))]


async def rated(db: AsyncConnection, title: str) -> list[GameRow]:
    """Rated games that are over, in the order in which they ended."""
    game = schema.game.c
    ended = (game.status == "over") & (game.kind == "play") & game.rated & (game.title == title)
    rows = await db.execute(select(schema.game).where(ended).order_by(game.changed, game.id))
    return [read(row, GameRow) for row in rows]


class LobbyPlace(Struct, frozen=True):
    """Where a page of the lobby ended: whether somebody sat there, when it last changed, and its id."""

    people: bool
    changed: int
    id: str


async def open_to_all(
    db: AsyncConnection, since: int = 0, after: LobbyPlace | None = None, limit: int = 50
) -> list[tuple[LobbyPlace, GameRow]]:
    """Games that wait for players and are open to everybody: those at which somebody sits first, then the latest."""
    game, seat = schema.game.c, schema.seat.c
    sitting = select(seat.game).where(seat.game == game.id, seat.kind == "person").exists()
    people = case((sitting, 1), else_=0)
    query = select(people, schema.game).where(game.status == "open", game.access == "open", game.kind == "play")
    query = query.where(game.changed >= since)
    if after is not None:
        later = or_(game.changed < after.changed, (game.changed == after.changed) & (game.id > after.id))
        query = query.where(or_(people < int(after.people), (people == int(after.people)) & later))
    rows = (await db.execute(query.order_by(people.desc(), game.changed.desc(), game.id).limit(limit))).all()
    found = [(bool(row[0]), GameRow(**dict(zip(game.keys(), row[1:], strict=True)))) for row in rows]
    return [(LobbyPlace(sits, one.changed, one.id), one) for sits, one in found]


async def waiting_since(db: AsyncConnection, since: int, limit: int = 100) -> list[str]:
    """Tables that wait for players, and at which nothing has happened since then."""
    game = schema.game.c
    waiting = (game.status == "open") & (game.kind == "play") & (game.changed < since)
    rows = await db.execute(select(game.id).where(waiting).order_by(game.changed).limit(limit))
    return list(rows.scalars())


async def count_open(db: AsyncConnection, person: str) -> int:
    """How many tables of theirs wait for players."""
    game = schema.game.c
    mine = (game.creator == person) & (game.status == "open")
    return await db.scalar(select(func.count()).select_from(schema.game).where(mine)) or 0


async def count_with_bots(db: AsyncConnection, person: str, since: int) -> int:
    """How many tables of theirs have bots, are running, and were gone on with since then."""
    game, seat = schema.game.c, schema.seat.c
    mine = (game.creator == person) & (game.status == "running") & (game.changed >= since)
    with_bots = select(seat.game).where(seat.game == game.id, seat.kind == "bot").exists()
    return await db.scalar(select(func.count()).select_from(schema.game).where(mine, with_bots)) or 0


class Search(Struct, frozen=True):
    """What an archive is searched for. `before` is the place where the last page ended: time and id."""

    person: str | None
    title: str | None = None
    player: str | None = None
    status: str | None = None
    before: tuple[int, str] | None = None
    limit: int = 50
    map: str | None = None
    #: seconds since 1970
    since: int | None = None
    until: int | None = None
    #: only games that the person sits in or has made
    mine: bool = False


async def search(db: AsyncConnection, asked: Search) -> list[GameRow]:
    """Finished or running games that are open to all, and one's own; the latest first."""
    game, seat = schema.game.c, schema.seat.c
    visible: ColumnElement[bool] = (game.access == "open") & (game.kind == "play")
    if asked.person is not None:
        sitting = select(seat.game).where(seat.person == asked.person)
        own = or_(game.creator == asked.person, game.id.in_(sitting))
        visible = own if asked.mine else or_(visible, own)
    query = select(schema.game).where(visible, game.status != "open")
    if asked.title is not None:
        query = query.where(game.title == asked.title)
    if asked.status is not None:
        query = query.where(game.status == asked.status)
    if asked.map is not None:
        # As the options were written: no value has a quote in it.
        written = msgspec.json.encode({"map": asked.map}).decode().strip("{}")
        query = query.where(game.options.contains(written, autoescape=True))
    if asked.since is not None:
        query = query.where(game.changed >= asked.since * 1000)
    if asked.until is not None:
        query = query.where(game.changed < asked.until * 1000)
    if asked.player is not None:
        named = func.lower(seat.name).contains(asked.player.lower(), autoescape=True)
        query = query.where(game.id.in_(select(seat.game).where(named)))
    if asked.before is not None:
        time, id = asked.before
        query = query.where(or_(game.changed < time, (game.changed == time) & (game.id > id)))
    query = query.order_by(game.changed.desc(), game.id).limit(asked.limit)
    return [read(row, GameRow) for row in await db.execute(query)]


async def forgotten(db: AsyncConnection, since: int) -> list[GameRow]:
    """Slow games in which nothing has happened since then, and nobody was reminded of it."""
    game = schema.game.c
    waiting = (game.status == "running") & (game.pace == "slow") & (game.kind == "play") & (game.changed <= since)
    query = select(schema.game).where(waiting, game.reminded.is_distinct_from(game.changed)).order_by(game.changed)
    return [read(row, GameRow) for row in await db.execute(query.limit(100))]


async def remind(db: AsyncConnection, row: GameRow) -> bool:
    """Note that whoever is in turn is reminded; False where the game has gone on, or another process was first."""
    game = schema.game.c
    same = (game.id == row.id) & (game.changed == row.changed) & game.reminded.is_distinct_from(game.changed)
    return (await db.execute(update(schema.game).where(same).values(reminded=row.changed))).rowcount == 1


async def waiting_for_bots(db: AsyncConnection, since: int | None = None) -> list[str]:
    """Running games in which a bot is asked (and nothing has happened since then): to be taken up again."""
    game, seat = schema.game.c, schema.seat.c
    query = select(game.id).join(schema.seat, (seat.game == game.id) & (seat.seat == game.asked))
    query = query.where(game.status == "running", seat.kind == "bot")
    rows = await db.execute(query if since is None else query.where(game.changed <= since))
    return list(rows.scalars())


async def count(db: AsyncConnection) -> dict[str, int]:
    """How many games there are of each status."""
    rows = await db.execute(select(schema.game.c.status, func.count()).group_by(schema.game.c.status))
    return {row[0]: row[1] for row in rows}
