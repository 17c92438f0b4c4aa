"""One connection beside the pool, for what is bound to a connection or must not wait for a transaction: locks by which
a process claims a game's bots, and hints about who is here. PostgreSQL only.

A claim ends with the connection, so that a process that dies claims nothing any more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from railhead.store.hints import CHANNEL, Hint, payload, plain_url
from railhead.store.store import Store

if TYPE_CHECKING:
    import psycopg

_HELD = b"""
    SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def key_of(game: str, what: str = "bots") -> int:
    """The number of an advisory lock, in 64 bits with a sign."""
    return int.from_bytes(blake2b(f"{what} of {game}".encode(), digest_size=8).digest(), signed=True)


class Claims:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._connecting = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def claim(self, game: str, what: str = "bots") -> AsyncIterator[bool]:
        """Whether the game's bots (or orders) are this process's own until the block is left. Never two blocks of the
        same kind and game."""
        if self.store.sqlite:
            yield True
            return
        connection = await self._connected()
        rows = await connection.execute("SELECT pg_try_advisory_lock(%s)", [key_of(game, what)])
        mine = bool((await rows.fetchall())[0][0])
        try:
            yield mine
        finally:
            if mine and not connection.closed:
                with contextlib.suppress(Exception):  # a connection that is lost has given it back already
                    await connection.execute("SELECT pg_advisory_unlock(%s)", [key_of(game, what)])

    async def claimed(self) -> set[int]:
        """The keys of all games that some process has claimed."""
        rows = await (await self._connected()).execute(_HELD)
        return {int(row[0]) for row in await rows.fetchall()}

    async def tell(self, told: Hint) -> None:
        await (await self._connected()).execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload(told)])

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        import psycopg

        async with self._connecting:
            if self._connection is None or self._connection.closed:
                self._connection = await psycopg.AsyncConnection.connect(plain_url(self.store), autocommit=True)
            return self._connection

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
