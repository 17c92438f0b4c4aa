"""What was found about games that were analysed; one for a game, the latest."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.rows import AnalysisRow, plain, read

_table = schema.analysis


async def of_game(db: AsyncConnection, game: str) -> AnalysisRow | None:
    row = (await db.execute(select(_table).where(_table.c.game == game))).first()
    return None if row is None else read(row, AnalysisRow)


async def begin(db: AsyncConnection, row: AnalysisRow) -> None:
    """In place of the one before."""
    await drop(db, row.game)
    await db.execute(insert(_table).values(plain(row)))


async def note(db: AsyncConnection, game: str, head: int, at: int, **changes: Any) -> bool:
    """Whether the work on it is still wanted: somebody may have stopped it, at any process."""
    going = (_table.c.game == game, _table.c.head == head, _table.c.state == "going")
    return bool((await db.execute(update(_table).where(*going).values(at=at, **changes))).rowcount)


async def stop(db: AsyncConnection, game: str) -> bool:
    """Whether there was something to stop."""
    going = (_table.c.game == game, _table.c.state == "going")
    return bool((await db.execute(delete(_table).where(*going))).rowcount)


async def drop(db: AsyncConnection, game: str) -> None:
    await db.execute(delete(_table).where(_table.c.game == game))
