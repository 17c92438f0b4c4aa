"""Servers for the tests: in the test's own process, with the small title in the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from railhead.server.app import create_app
from railhead.server.settings import Settings
from tests.server import nim
from tests.server.table import Client


@pytest.fixture(scope="session", autouse=True)
def small_title() -> None:
    nim.register()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path), rate_limit=0, sign_in_limit=0)


@pytest.fixture
def server(settings: Settings) -> Iterator[TestClient]:  # type: ignore[type-arg]
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def anna(server: TestClient) -> Client:  # type: ignore[type-arg]
    return Client(server, "Anna")


@pytest.fixture
def boris(server: TestClient) -> Client:  # type: ignore[type-arg]
    return Client(server, "Boris")
