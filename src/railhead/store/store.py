"""Opening the database: SQLite in a file by default, PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import Refused

#: the newest migration; see migrations/versions
REVISION = "0012"

#: the one connection of the writing thread is closed by another
OTHER_THREAD = {"check_same_thread": False}

T = TypeVar("T")


@says("refusal-no-database")
class NoDatabase(Refusal, frozen=True):
    """The database cannot be opened: it is damaged, away, or no database at all."""

    database: str
    detail: str


@says("refusal-newer-database")
class NewerDatabase(Refusal, frozen=True):
    """A newer version of the program has written the database."""

    database: str
    found: str
    expected: str


STORE_REFUSALS: tuple[type[Refusal], ...] = (NoDatabase, NewerDatabase)


class Direct:
    """SQLite without the way through `asyncio`: one connection, and the one thread that uses it."""

    def __init__(self, url: URL, name: str) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool, connect_args=OTHER_THREAD)
        _prepare_sqlite(self.engine)
        self.thread = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *args)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


class Store:
    """A database with its schema up to date. Reads run side by side; on SQLite writes wait for each other here."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self.engine = engine
        self.sqlite = url.drivername.startswith("sqlite")
        self._direct = Direct(url, "railhead-store") if self.sqlite else None
        self._looking = Direct(url, "railhead-look") if self.sqlite else None
        self._writer = asyncio.Lock() if self.sqlite else None
        self._waiting: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is on the disk when the block is left, or nothing."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.connect() as connection:
            await connection.execution_options(railhead_write=True)
            async with connection.begin():
                yield connection

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Read as one piece of work: the way for what happens with every request.

        On SQLite it goes to another thread once instead of once for every statement, row and end, which costs a third.
        """
        if self._looking is None:
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)
        return await self._looking.run(self._looked, work)

    def _looked(self, work: Callable[[Connection], T]) -> T:
        assert self._looking is not None
        with self._looking.engine.connect() as connection:
            return work(connection)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction as one piece of work: the way for what happens with every action.

        On SQLite it goes to another thread once instead of once for every statement, which costs a fifth, and
        whatever waits while the disk is busy goes to the disk together: a slow disk costs time, not actions a second.
        """
        if self._direct is None or self._writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit(self._writer))
        return await done

    async def _commit(self, writer: asyncio.Lock) -> None:
        """Write what waits, all of it at once, until nothing waits any more; other writers get their turn between."""
        assert self._direct is not None
        while self._waiting:
            async with writer:
                batch, self._waiting = self._waiting, []
                try:
                    outcomes = await self._direct.run(self._in_thread, [work for work, _ in batch])
                except Exception as error:  # nothing of it is on the disk
                    outcomes = [error] * len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():  # whoever waited for it has gone
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    def _in_thread(self, works: list[Callable[[Connection], Any]]) -> list[Any]:
        """One transaction; a piece of work that fails is undone alone, and its error takes the place of its result."""
        assert self._direct is not None
        outcomes: list[Any] = []
        with self._direct.engine.connect().execution_options(railhead_write=True) as connection, connection.begin():
            if len(works) == 1:
                return [works[0](connection)]
            for work in works:
                try:
                    with connection.begin_nested():
                        outcomes.append(work(connection))
                except Exception as error:
                    outcomes.append(error)
        return outcomes

    async def try_to_write(self) -> None:
        """Write what is there already: raises where the disk is full or the database away."""
        async with self.write() as db:
            await db.execute(text("UPDATE alembic_version SET version_num = version_num"))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Read as of one moment, whatever others write meanwhile."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        for direct in (self._direct, self._looking):
            if direct is not None:
                direct.close()
        await self.engine.dispose()


def url_of(place: str | Path) -> URL:
    """`postgresql://...` and `sqlite://...` as given, anything else is the file of an SQLite database."""
    url = make_url(str(place)) if "://" in str(place) else URL.create("sqlite", database=str(place))
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def is_postgresql(place: str | Path) -> bool:
    return url_of(place).drivername.startswith("postgresql")


async def open_store(place: str | Path) -> Store:
    """Connect, and bring the schema up to date where it is not; raises `Refused` where that cannot be."""
    url = url_of(place)
    if url.drivername.startswith("sqlite"):
        _for_its_owner_only(url)
        engine = create_async_engine(url, pool_size=4, max_overflow=4)
        _prepare_sqlite(engine.sync_engine)
    else:
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    try:
        await _bring_up_to_date(engine, url)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise Refused([NoDatabase(_shown(url), str(cause).partition("\n")[0])]) from None
    except Refused:
        await engine.dispose()
        raise
    return Store(engine, url)


async def _bring_up_to_date(engine: AsyncEngine, url: URL) -> None:
    async with engine.connect() as connection:
        revision = await connection.run_sync(_revision)
    if revision is not None and revision > REVISION:
        raise Refused([NewerDatabase(_shown(url), revision, REVISION)])
    if revision != REVISION:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)


def _shown(url: URL) -> str:
    """Without the password."""
    if url.drivername.startswith("sqlite"):
        return url.database or ""
    return url.set(drivername="postgresql").render_as_string()


def _for_its_owner_only(url: URL) -> None:
    """Nobody else on the machine reads the database; SQLite makes the files beside it likewise."""
    if url.database and url.database != ":memory:":
        with contextlib.suppress(OSError):  # said when it is opened
            os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))
            Path(url.database).chmod(0o600)


def _prepare_sqlite(engine: Engine) -> None:
    """WAL with synchronous=FULL: a move that was acknowledged is on the disk. Transactions are begun by us."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:  # the driver's own connection
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
        except Exception:  # no database: nobody else would close the connection
            cursor.close()
            connection.close()
            raise
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        write = connection.get_execution_options().get("railhead_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def _revision(connection: Connection) -> str | None:
    """None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the tables to a later version. One process at a time: whoever waits for it finds nothing left to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(0, 0)"))
    # Alembic takes a third of a second to load, and is needed only when the schema changes.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
