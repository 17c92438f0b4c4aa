"""Hints between the processes that serve the same PostgreSQL: "this game has changed". Losing one means a slower
refresh, never a wrong state: whoever acts is checked against the entries themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from sqlalchemy import Connection, text

from railhead.store.store import Store

CHANNEL = "railhead_game"


def hint(db: Connection, game: str) -> None:
    """Told to the others when the transaction is on the disk. SQLite has one process only, and nobody to tell."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game})


async def hints(store: Store) -> AsyncIterator[str]:
    """The games that have changed, for as long as somebody listens; a lost connection is made again."""
    # Loaded where PostgreSQL is used only: it takes a tenth of a second of every start.
    import psycopg

    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                async for notice in connection.notifies():
                    yield notice.payload
        except psycopg.OperationalError:
            await asyncio.sleep(1)
