"""What is to go out, kept until it has: noted together with what it is about, so that no stop of the server loses it.

A row that has gone stays for a while without its text: what is noted under the same id again is not told again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.rows import OutRow, plain, read

#: the channel of what has happened: it goes nowhere itself, but becomes what goes out on the others
EVENT = "alert"

_table = schema.outbox
_note = text(
    "INSERT INTO outbox (id, channel, person, body, at, due, tries, held) "
    "VALUES (:id, :channel, :person, :body, :at, :due, :tries, :held) ON CONFLICT DO NOTHING"
)
_done = update(_table).where(_table.c.id == bindparam("id_"), _table.c.due.is_not(None)).values(due=None, body="")


def note(db: Connection, rows: Iterable[OutRow]) -> None:
    """Note what is to go out; what is noted already, or has gone, stays as it is. For `Store.transact`."""
    for row in rows:
        db.execute(_note, plain(row))


async def keep(db: AsyncConnection, rows: Sequence[OutRow]) -> None:
    if rows:
        await db.run_sync(note, rows)


def become(db: Connection, row: OutRow, then: Iterable[OutRow]) -> None:
    """One row is done with, others take its place; nothing does where somebody was faster or has stopped it. For
    `Store.transact`."""
    if db.execute(_done, {"id_": row.id}).rowcount == 1:
        note(db, then)


async def events(db: AsyncConnection, now: int, limit: int) -> list[OutRow]:
    """What has happened and is to become something that goes out."""
    query = select(_table).where(_table.c.due <= now, _table.c.channel == EVENT)
    query = query.order_by(_table.c.due, _table.c.id).limit(limit)
    return [read(row, OutRow) for row in await db.execute(query)]


async def due(db: AsyncConnection, now: int, limit: int, single: Sequence[str] = ()) -> list[OutRow]:
    """What is to go out now and is on nobody's way. On the ways in `single` nothing goes to a person to whom something
    is on its way."""
    other = _table.alias()
    busy = exists().where(other.c.channel == _table.c.channel, other.c.person == _table.c.person, other.c.held > now)
    free = or_(_table.c.channel.not_in(single), ~busy.where(other.c.due.is_not(None)))
    query = select(_table).where(_table.c.due <= now, _table.c.channel != EVENT, _free(now), free)
    query = query.order_by(_table.c.due, _table.c.id).limit(limit)
    return [read(row, OutRow) for row in await db.execute(query)]


async def waiting_for(db: AsyncConnection, person: str, channel: str) -> list[OutRow]:
    """What waits to go to that person on that way, the oldest first."""
    mine = (_table.c.person == person, _table.c.channel == channel, _table.c.due.is_not(None))
    return [read(row, OutRow) for row in await db.execute(select(_table).where(*mine).order_by(_table.c.at))]


def _free(now: int) -> ColumnElement[bool]:
    return or_(_table.c.held.is_(None), _table.c.held <= now)


async def claim(db: AsyncConnection, row: OutRow, now: int, until: int) -> bool:
    """Whether it is this process that sends it. Until then no other does; should this one end, another does then."""
    same = (_table.c.id == row.id, _table.c.due.is_not(None), _free(now))
    return (await db.execute(update(_table).where(*same).values(held=until))).rowcount == 1


async def still_there(db: AsyncConnection, ids: Sequence[str]) -> set[str]:
    """Which of them nobody has stopped meanwhile."""
    return set((await db.execute(select(_table.c.id).where(_table.c.id.in_(ids), _table.c.due.is_not(None)))).scalars())


async def done(db: AsyncConnection, rows: Sequence[OutRow]) -> None:
    for row in rows:
        await db.execute(_done, {"id_": row.id})


async def put_off(db: AsyncConnection, rows: Sequence[OutRow], until: int, tries: int) -> None:
    mine = _table.c.id.in_([row.id for row in rows])
    await db.execute(update(_table).where(mine, _table.c.due.is_not(None)).values(due=until, tries=tries, held=None))


async def wait(db: AsyncConnection, person: str, channel: str, until: int) -> None:
    """What else waits to go there waits as long."""
    mine = (_table.c.person == person, _table.c.channel == channel, _table.c.due < until, _table.c.held.is_(None))
    await db.execute(update(_table).where(*mine).values(due=until))


async def stop(db: AsyncConnection, person: str, channels: Sequence[str]) -> None:
    """Nothing that waits goes to that person on these ways."""
    mine = (_table.c.person == person, _table.c.channel.in_(channels), _table.c.due.is_not(None))
    await db.execute(update(_table).where(*mine).values(due=None, body=""))


async def drop_old(db: AsyncConnection, before: int) -> None:
    await db.execute(delete(_table).where(_table.c.due.is_(None), _table.c.at < before))
