"""When people are away, and in which time zone they live."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema


async def zones(db: AsyncConnection, people: Collection[str]) -> dict[str, str]:
    """Of those who have named one."""
    table = schema.person.c
    rows = await db.execute(select(table.id, table.zone).where(table.id.in_(people), table.zone.is_not(None)))
    return {row[0]: row[1] for row in rows}


async def vacations(db: AsyncConnection, people: Collection[str]) -> dict[str, list[tuple[int, int]]]:
    """Of each of them, the earliest first."""
    table = schema.vacation.c
    query = select(table.person, table.from_, table.until).where(table.person.in_(people))
    found: dict[str, list[tuple[int, int]]] = {id: [] for id in people}
    for person, start, end in await db.execute(query.order_by(table.person, table.from_)):
        found[person].append((start, end))
    return found


async def set_zone(db: AsyncConnection, person: str, zone: str | None) -> None:
    await db.execute(update(schema.person).where(schema.person.c.id == person).values(zone=zone))


async def add(db: AsyncConnection, person: str, start: int, end: int) -> None:
    await drop(db, person, start)
    await db.execute(insert(schema.vacation).values(person=person, from_=start, until=end))


async def drop(db: AsyncConnection, person: str, start: int) -> None:
    table = schema.vacation
    await db.execute(delete(table).where(table.c.person == person, table.c.from_ == start))
