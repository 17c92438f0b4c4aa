"""Verify, backup and restore, between both databases."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import TestClient
from sqlalchemy import Connection, MetaData, create_engine, delete, insert, select, text, update

import railhead.store
from railhead.kernel.rules import Refused
from railhead.server.app import create_app
from railhead.server.settings import Settings, database_of
from railhead.store.backup import READABLE, Checked, backup, restore, verify
from railhead.store.schema import entry, metadata
from railhead.store.store import REVISION, Store, open_store, upgrade, url_of
from tests.server.postgres import Postgres
from tests.server.table import Client, finished
from tests.server.test_people import register

T = TypeVar("T")


def on(database: str | Path, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def checked(store: Store) -> list[Checked]:
    return [game async for game in verify(store)]


async def spoil(store: Store) -> None:
    async with store.write() as db:
        await db.execute(update(entry).where(entry.c.n == 2).values(action='{"do":"take","count":2}'))


async def behead(store: Store) -> None:
    async with store.write() as db:
        await db.execute(delete(entry).where(entry.c.n == 4))


def test_verify_finds_what_was_changed(settings: Settings) -> None:
    with TestClient(create_app(settings)) as server:
        game = finished(Client(server, "Anna"))
    database = database_of(settings)
    assert on(database, checked) == [Checked(game, 4)]
    on(database, spoil)
    (found,) = on(database, checked)
    assert [refusal.code() for refusal in found.refusals] == ["digest-differs"]


def test_verify_finds_what_is_missing(settings: Settings) -> None:
    with TestClient(create_app(settings)) as server:
        finished(Client(server, "Anna"))
    on(database_of(settings), behead)
    (found,) = on(database_of(settings), checked)
    assert [refusal.code() for refusal in found.refusals] == ["head-differs"]


def test_a_backup_comes_back_in_either_database(settings: Settings, postgres: Postgres, tmp_path: Path) -> None:
    with TestClient(create_app(settings)) as server:
        anna = Client(server, "Anna")
        register(anna, "anna")
        game = finished(anna)
        running = anna.create("me", "me", options={"pile": 400}).id
        for _ in range(51):
            anna.take(running)
        scene = anna.position(running).scene
        anna.post(f"/api/games/{game}/chat", {"text": "お疲れさま"})
    file = tmp_path / "backup.gz"
    rows = on(database_of(settings), lambda store: backup(store, file))
    for database in (str(tmp_path / "restored.db"), postgres.new_database()):
        assert on(database, lambda store: restore(store, file)) == rows
        assert [found.refusals for found in on(database, checked)] == [(), ()]
        again = Settings(data=str(tmp_path), database=f"sqlite:///{database}" if "://" not in database else database)
        with TestClient(create_app(again)) as server:
            same = Client(server)
            same.cookie = anna.cookie
            assert same.position(running).scene == scene
            assert same.get(f"/api/games/{game}/chat").json()[0]["text"] == "お疲れさま"
        with pytest.raises(Refused) as refused:
            on(database, lambda store: restore(store, file))
        assert [refusal.code() for refusal in refused.value.refusals] == ["not-empty"]


@pytest.fixture
def empty(settings: Settings, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """A new database without tables, of the same kind."""
    if settings.database:
        return lambda name: cast(str, request.getfixturevalue("postgres").new_database("template0"))
    return lambda name: str(tmp_path / f"{name}.db")


def of_version(revision: str, today: str, target: str) -> None:
    """A database as that version of the program left it, with what it could keep of today's."""
    then, now = (
        create_engine(url_of(place).render_as_string(False).replace("+aiosqlite", "")) for place in (target, today)
    )
    with then.begin() as old, now.connect() as new:
        upgrade(old, revision)
        tables = MetaData()
        tables.reflect(old)
        for table in tables.sorted_tables:
            if table.name not in metadata.tables:
                continue
            kept = [column for column in metadata.tables[table.name].c if column.name in table.c]
            # What was called so then, and may not be empty (see migration 0003).
            more = {"email_verified": False} if "email_verified" in table.c else {}
            for row in new.execute(select(*kept)):
                old.execute(insert(table).values(dict(row._mapping) | more))
    then.dispose()
    now.dispose()


def test_a_running_game_goes_on_after_an_upgrade_of_the_tables(settings: Settings, empty: Callable[[str], str]) -> None:
    """From every version that there was."""
    with TestClient(create_app(settings)) as server:
        anna = Client(server, "Anna")
        game = anna.create("me", "me", options={"pile": 400}).id
        anna.take(game, 2)
    for revision in READABLE[:-1]:
        place = empty(revision)
        of_version(revision, database_of(settings), place)
        with TestClient(create_app(msgspec.structs.replace(settings, database=place))) as server:
            again = Client(server)
            again.cookie = anna.cookie
            again.take(game, 3)
            assert again.position(game).head == 2, revision
        assert on(place, checked) == [Checked(game, 2)]


def test_the_migrations_lead_to_the_tables_as_they_are(empty: Callable[[str], str]) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def look(store: Store) -> list[Any]:
        async with store.read() as db:
            return await db.run_sync(differences)

    assert on(empty("new"), look) == []


def test_a_backup_of_the_first_version_comes_back(settings: Settings, tmp_path: Path) -> None:
    with TestClient(create_app(settings)) as server:
        game = finished(Client(server, "Anna"))
    file = tmp_path / "backup.gz"
    on(database_of(settings), lambda store: backup(store, file))
    written = gzip.decompress(file.read_bytes()).replace(REVISION.encode(), b"0001", 1)
    written = written.replace(b'"new_email":null', b'"email_verified":false').replace(
        b'"email":null', b'"email":"anna@example.org"'
    )
    added = rb',"(reminded|scope|named)":null|,"version":[0-9]+'
    assert len(re.findall(added, written)) > 4
    file.write_bytes(gzip.compress(re.sub(added, b"", written)))
    target = tmp_path / "restored.db"
    on(target, lambda store: restore(store, file))
    assert on(target, checked) == [Checked(game, 4)]
    assert on(target, addresses) == [(None, "anna@example.org")]


def test_backups_of_all_versions_before_come_back() -> None:
    versions = Path(railhead.store.__file__).parent / "migrations" / "versions"
    assert {file.name[:4] for file in versions.glob("0*.py")} == set(READABLE)


async def addresses(store: Store) -> list[tuple[str | None, str | None]]:
    async with store.read() as db:
        rows = await db.execute(text("SELECT email, new_email FROM person"))
        return [(row[0], row[1]) for row in rows]


@pytest.mark.parametrize("spoilt", ["cut", "other", "empty", "older"])
def test_a_spoilt_backup_changes_nothing(settings: Settings, tmp_path: Path, spoilt: str) -> None:
    with TestClient(create_app(settings)) as server:
        finished(Client(server, "Anna"))
    file = tmp_path / "backup.gz"
    on(database_of(settings), lambda store: backup(store, file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    changed: dict[str, Any] = {
        "cut": file.read_bytes()[:-60],
        "other": gzip.compress(b"hello\n"),
        "empty": b"",
        "older": gzip.compress(lines[0].replace(REVISION.encode(), b"0000") + b"".join(lines[1:])),
    }
    file.write_bytes(changed[spoilt])
    target = tmp_path / "restored.db"
    with pytest.raises(Refused) as refused:
        on(target, lambda store: restore(store, file))
    assert refused.value.refusals[0].code() == ("other-revision" if spoilt == "older" else "no-backup")
    assert on(target, checked) == []
