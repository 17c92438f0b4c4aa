"""The end of a process among others: nothing is left behind that holds a connection."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from railhead.server.hub import Hub
from railhead.server.listener import Listener
from railhead.server.settings import Settings
from railhead.store.store import open_store
from tests.server.postgres import Postgres
from tests.server.table import PATIENCE


def test_what_is_done_aside_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """However many have asked for something that takes long."""

    async def run() -> None:
        store = await open_store(tmp_path / "railhead.db")
        hub = Hub(store, Settings())

        async def long() -> None:
            await asyncio.Event().wait()

        for _ in range(5):
            hub.aside(long())
        await hub.close()
        await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_a_hint_began_is_done_before_the_pool_is_closed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection in use while the pool is closed would be lost, still open."""

    async def run() -> None:
        store = await open_store(postgres.new_database())
        hub = Hub(store, Settings())
        begun, ended = asyncio.Event(), asyncio.Event()

        async def slow_look() -> None:
            async with store.read() as db:
                begun.set()
                await db.execute(text("SELECT pg_sleep(0.2)"))
            ended.set()

        # Looked up with every new connection for hints.
        monkeypatch.setattr(hub.pages, "look_up", slow_look)
        listening = asyncio.create_task(Listener(hub).run())
        await begun.wait()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        done = ended.is_set()
        await ended.wait()
        await hub.close()
        await store.close()
        assert done

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
