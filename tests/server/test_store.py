"""Transactions that wait for the disk together, and looks that see what was written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from railhead.server.settings import Settings, database_of
from railhead.store.store import Store, open_store
from tests.server.postgres import Postgres


class Unwanted(Exception):
    """A piece of work that thinks better of it."""


def add(number: int) -> Callable[[Connection], object]:
    return lambda db: db.execute(text(f"INSERT INTO tried VALUES ({number})"))


def add_or_fail(number: int) -> Callable[[Connection], int]:
    """Every third one fails after it has written."""

    def work(db: Connection) -> int:
        add(number)(db)
        if number % 3 == 0:
            raise Unwanted
        return number

    return work


async def opened(place: str | Path) -> Store:
    store = await open_store(place)
    async with store.write() as db:
        await db.execute(text("CREATE TABLE tried (n INTEGER PRIMARY KEY)"))
    return store


async def numbers(store: Store) -> list[int]:
    async with store.read() as db:
        return list((await db.execute(text("SELECT n FROM tried ORDER BY n"))).scalars())


def test_one_that_fails_takes_none_of_the_others_with_it(settings: Settings) -> None:
    async def run() -> None:
        store = await opened(database_of(settings))
        outcomes = await asyncio.gather(*(store.transact(add_or_fail(n)) for n in range(12)), return_exceptions=True)
        kept = [n for n in range(12) if n % 3]
        assert [n for n in outcomes if isinstance(n, int)] == kept
        assert sum(isinstance(one, Unwanted) for one in outcomes) == 4
        assert await numbers(store) == kept
        await store.close()

    asyncio.run(run())


def test_whoever_goes_away_leaves_the_others_waiting(settings: Settings) -> None:
    async def run() -> None:
        store = await opened(database_of(settings))
        tasks = [asyncio.create_task(store.transact(add(n))) for n in range(5)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert {0, 1, 3, 4} <= set(await numbers(store))
        await store.close()

    asyncio.run(run())


def test_other_writers_get_their_turn_between(tmp_path: Path) -> None:
    """As long as actions keep coming, a write of another kind must not wait for a pause."""

    async def run() -> None:
        store = await opened(tmp_path / "railhead.db")
        written = 0

        async def keep_acting(lane: int) -> None:
            nonlocal written
            while written < 400:
                written += 1
                await store.transact(add(1000 * lane + written))

        acting = [asyncio.create_task(keep_acting(lane)) for lane in range(1, 9)]
        await asyncio.sleep(0)
        async with store.write() as db:
            await db.run_sync(add(-1))
        at = written
        await asyncio.gather(*acting)
        assert at < 100
        await store.close()

    asyncio.run(run())


def test_a_transaction_that_cannot_be_made_is_told_to_all_who_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = await opened(tmp_path / "railhead.db")

        def no_disk(works: object) -> None:
            raise Unwanted

        monkeypatch.setattr(store, "_in_thread", no_disk)
        outcomes = await asyncio.gather(*(store.transact(add(n)) for n in range(3)), return_exceptions=True)
        assert all(isinstance(one, Unwanted) for one in outcomes)
        monkeypatch.undo()
        await store.transact(add(7))
        assert await numbers(store) == [7]
        await store.close()

    asyncio.run(run())


def test_several_processes_may_make_the_tables_at_once(postgres: Postgres) -> None:
    url = postgres.new_database("template0")

    async def run() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
        for store in stores:
            async with store.read() as db:
                assert (await db.execute(text("SELECT count(*) FROM game"))).scalar() == 0
            await store.close()

    asyncio.run(run())


def test_a_look_sees_what_was_written_and_outlives_one_that_fails(settings: Settings) -> None:
    """Also while others write; of what it does itself nothing stays."""

    def count(db: Connection) -> int:
        return int(db.execute(text("SELECT count(*) FROM tried")).scalar_one())

    async def run() -> None:
        store = await opened(database_of(settings))
        for n in range(1, 6):
            await store.transact(add(n))
            seen, failed = await asyncio.gather(
                store.look(count), store.look(add_or_fail(99)), return_exceptions=True
            )  # fmt: skip
            assert (seen, type(failed)) == (n, Unwanted)
        async with store.write() as db:
            await db.execute(text("INSERT INTO tried VALUES (6)"))
            assert store.sqlite is False or await store.look(count) == 5
        assert await store.look(count) == 6
        await store.close()

    asyncio.run(run())
