"""Standing orders, each known to its owner only."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.rows import OrderRow, plain, read

_table = schema.standing_order


async def of_game(db: AsyncConnection, game: str) -> list[OrderRow]:
    """Those that stand, the oldest first."""
    query = select(_table).where(_table.c.game == game, _table.c.off.is_(None)).order_by(_table.c.at, _table.c.id)
    return [read(row, OrderRow) for row in await db.execute(query)]


async def of_person(db: AsyncConnection, game: str, person: str) -> list[OrderRow]:
    """All that somebody has given at a table, the latest first."""
    query = select(_table).where(_table.c.game == game, _table.c.person == person)
    return [read(row, OrderRow) for row in await db.execute(query.order_by(_table.c.at.desc(), _table.c.id))]


async def all_of(db: AsyncConnection, person: str) -> list[OrderRow]:
    """What somebody has given at any table."""
    return [read(row, OrderRow) for row in await db.execute(select(_table).where(_table.c.person == person))]


async def give(db: AsyncConnection, order: OrderRow) -> None:
    await db.execute(insert(_table).values(plain(order)))


async def drop(db: AsyncConnection, game: str, person: str, id: str) -> bool:
    """Whether there was such an order of that person."""
    mine = (_table.c.id == id, _table.c.game == game, _table.c.person == person)
    return bool((await db.execute(delete(_table).where(*mine))).rowcount)


async def settle(db: AsyncConnection, looked_at: Collection[str], head: int, over: Mapping[str, str]) -> None:
    """What was looked at after entry `head`, and which are over for what reason."""
    await db.execute(update(_table).where(_table.c.id.in_(looked_at)).values(seen=head))
    for id, why in over.items():
        await db.execute(update(_table).where(_table.c.id == id, _table.c.off.is_(None)).values(off=why))


async def waiting(db: AsyncConnection) -> list[str]:
    """Games that have gone on since somebody's orders there were looked at."""
    game = schema.game.c
    query = select(game.id).join(schema.standing_order, _table.c.game == game.id).distinct()
    query = query.where(_table.c.off.is_(None), or_(_table.c.seen.is_(None), _table.c.seen < game.head))
    return list((await db.execute(query)).scalars())
