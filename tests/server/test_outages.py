"""When the database fails for a while: bots go on afterwards, and what is on the disk is acknowledged."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from railhead.server import bots
from railhead.server.hub import Hub
from railhead.store import games
from tests.server.table import Client, Server
from tests.server.test_bots import wait_for


class Outage:
    """Stands before a function of the store and fails while it is `on`."""

    def __init__(self, works: Any) -> None:
        self.works, self.on, self.failed = works, True, 0

    def __call__(self, *args: Any, **more: Any) -> Any:
        if self.on:
            self.failed += 1
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        return self.works(*args, **more)


def test_bots_outlive_a_database_error(anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY_S", 0.01)
    outage = Outage(games.append)
    monkeypatch.setattr(games, "append", outage)
    game = anna.create("random", "random").id
    wait_for(lambda: outage.failed >= 3)
    assert anna.table(game).head == 0
    outage.on = False
    wait_for(lambda: anna.table(game).status == "over")


def test_a_look_wakes_a_bot(server: Server, anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ended its task."""
    monkeypatch.setattr(bots, "RETRY_S", 3600.0)
    outage = Outage(games.append)
    monkeypatch.setattr(games, "append", outage)
    game = anna.create("random", "random").id
    wait_for(lambda: outage.failed)
    hub: Hub = server.app.state.hub
    task = hub.rooms[game].bots
    assert task is not None
    assert server.blocking_portal is not None
    server.blocking_portal.call(task.cancel)
    wait_for(task.done)
    outage.on = False
    assert anna.get(f"/api/games/{game}").status_code == 200
    wait_for(lambda: anna.table(game).status == "over")


def test_a_snapshot_that_cannot_be_written_is_no_fault(anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    outage = Outage(games.keep_snapshot)
    monkeypatch.setattr(games, "keep_snapshot", outage)
    game = anna.create("me", "me", options={"pile": 400}).id
    for n in range(1, 102):
        assert anna.take(game) == n
    assert outage.failed == 2
    assert anna.position(game, 70).n == 70
