"""A game whose rows are no game any more: the server starts and serves, says so, and leaves it alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.server.app import create_app
from railhead.server.hub import Hub
from railhead.server.protocol.live import Refused
from railhead.server.settings import Settings, database_of
from railhead.store import games, schema
from railhead.store.store import open_store
from tests.server.table import Client, codes, told
from tests.server.test_bots import wait_for


def change(settings: Settings, work: Callable[[AsyncConnection], Awaitable[object]]) -> None:
    """Write past the server, which does not run."""

    async def run() -> None:
        store = await open_store(database_of(settings))
        async with store.write() as db:
            await work(db)
        await store.close()

    asyncio.run(run())


async def wrong_digest(db: AsyncConnection) -> None:
    await db.execute(update(schema.entry).values(digest="00000000"))
    await db.execute(delete(schema.snapshot))


async def wrong_header(db: AsyncConnection) -> None:
    await db.execute(update(schema.game).values(header='{"format":1,"rules":"nim/1","seats":1000000000}'))


async def no_header(db: AsyncConnection) -> None:
    await db.execute(update(schema.game).values(header="{"))


async def unknown_action(db: AsyncConnection) -> None:
    await db.execute(update(schema.entry).values(action="[]"))
    await db.execute(delete(schema.snapshot))


async def rewind_to_nowhere(db: AsyncConnection) -> None:
    await db.execute(text("UPDATE entry SET action = NULL, rewind = 77 WHERE n = 1"))


@pytest.mark.parametrize("damage", [wrong_digest, wrong_header, no_header, unknown_action, rewind_to_nowhere])
def test_a_game_that_cannot_be_read_is_marked_and_stops_nobody(
    settings: Settings, damage: Callable[[AsyncConnection], Awaitable[None]]
) -> None:
    with TestClient(create_app(settings)) as server:
        anna = Client(server, "Anna")
        bad = anna.create("me", "me", options={"pile": 400}).id
        anna.take(bad)
        anna.take(bad)
        cookie = anna.cookie
    change(settings, damage)
    change(settings, lambda db: db.execute(update(schema.seat).values(kind="bot", bot="random", person=None)))
    with TestClient(create_app(settings)) as server:
        hub: Hub = server.app.state.hub
        wait_for(lambda: bad in hub.unreadable)
        anna = Client(server)
        anna.cookie = cookie
        good = anna.create("random", "random").id
        wait_for(lambda: anna.table(good).status == "over")
        assert [(game.id, game.unreadable) for game in (anna.table(good), anna.table(bad))] == [
            (good, False),
            (bad, True),
        ]
        listed = anna.get("/api/games").json()
        assert {game["id"]: game["unreadable"] for game in listed} == {good: False, bad: True}
        for answer in (anna.get(f"/api/games/{bad}"), anna.act(bad, 2, 0, {"do": "take", "count": 1})):
            assert (answer.status_code, codes(answer)[:1]) in ((422, ["game-unreadable"]), (403, ["not-your-seat"]))
        with anna.live() as socket:
            socket.send_json({"type": "watch", "game": bad})
            refused = told(socket)
            assert isinstance(refused, Refused)
            assert refused.problem.reasons[0].code == "game-unreadable"
        assert anna.table(bad).head == 2, "it is left alone"


def test_the_server_answers_before_the_games_are_taken_up(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that takes."""

    async def for_ever(_: AsyncConnection) -> list[str]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(games, "waiting_for_bots", for_ever)
    with TestClient(create_app(settings)) as server:
        assert server.get("/health").status_code == 200


def test_games_are_taken_up_also_where_the_database_fails_at_first(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.server.hub.RESUME_AGAIN_S", 0.01)
    with TestClient(create_app(settings)) as server:
        game = Client(server, "Anna").create("me", "me").id
    change(settings, lambda db: db.execute(update(schema.seat).values(kind="bot", bot="random", person=None)))
    finds, failures = games.find, iter(range(3))

    async def find(db: AsyncConnection, id: str) -> object:
        if next(failures, None) is not None:
            raise OSError("the database is away")
        return await finds(db, id)

    monkeypatch.setattr(games, "find", find)
    with TestClient(create_app(settings)) as server:
        anna = Client(server, "Anna")
        wait_for(lambda: game in server.app.state.hub.rooms)
        wait_for(lambda: anna.table(game).status == "over")
