"""Servers for the tests: in the test's own process, with the small title in the catalogue."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from argon2 import PasswordHasher
from litestar.testing import TestClient, websocket_test_session

from railhead.server import accounts, worker_pool
from railhead.server.app import create_app
from railhead.server.settings import Settings
from tests.server import nim
from tests.server.postgres import Postgres
from tests.server.table import UNLIMITED, Client, Server


@pytest.fixture(scope="session", autouse=True)
def small_title() -> None:
    nim.register()
    worker_pool.PREPARE.append(nim.register)


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Passwords are hashed in the same way, but with less work; the real cost is half a second on a busy machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "_hasher", lambda: PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        yield


@pytest.fixture(scope="session", autouse=True)
def quiet_sockets() -> Iterator[None]:
    """The sockets of the framework's tests ask without a pause whether something was said: that would take the
    processor from everything else."""

    async def pause(_: float) -> None:
        await asyncio.sleep(0.001)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(websocket_test_session, "sleep", pause)
        yield


@pytest.fixture(autouse=True)
def usual_log() -> Iterator[None]:
    """A test that sets up the server's log writes to its own captured output, which is closed after it."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    try:
        asyncio.run(found.prepare())
        yield found
    finally:
        found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Every test of the server runs on both databases."""
    database = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    return Settings(data=str(tmp_path), database=database, **UNLIMITED)


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def anna(server: Server) -> Client:
    return Client(server, "Anna")


@pytest.fixture
def boris(server: Server) -> Client:
    return Client(server, "Boris")
