"""Which lessons somebody has finished."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema


async def learned(db: AsyncConnection, person: str) -> list[tuple[str, str]]:
    """Titles and lessons, in the order in which they were finished."""
    table = schema.lesson
    query = select(table.c.title, table.c.lesson).where(table.c.person == person)
    return [(row[0], row[1]) for row in await db.execute(query.order_by(table.c.at, table.c.title, table.c.lesson))]


async def learn(db: AsyncConnection, person: str, finished: Iterable[tuple[str, str]], now: int) -> None:
    """Add what is new."""
    known = set(await learned(db, person))
    for title, lesson in finished:
        if (title, lesson) not in known:
            known.add((title, lesson))
            await db.execute(insert(schema.lesson).values(person=person, title=title, lesson=lesson, at=now))
