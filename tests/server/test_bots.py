"""Bots that think: in processes of their own, which may die or hang without harm to the game."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import msgspec
from litestar.testing import TestClient

from railhead.server.app import create_app
from railhead.server.bot_pool import NoAnswer, Question, Thinkers
from railhead.server.hub import Hub
from railhead.server.settings import Settings
from tests.server.table import PATIENCE, Client, codes


def processes(hub: Hub) -> list[int]:
    return [worker.process.pid or 0 for worker in hub.bots.thinkers.pool.workers]


def wait_for(what: Any, seconds: float = PATIENCE) -> Any:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("waited in vain")


def test_a_killed_worker_is_replaced_and_the_game_goes_on(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, bot_seconds=0.05)
    with TestClient(create_app(settings)) as server:
        hub: Hub = server.app.state.hub
        anna = Client(server, "Anna")
        game = anna.create("novice", "novice", title="rocket").id
        (first, *_) = wait_for(lambda: processes(hub))
        wait_for(lambda: anna.table(game).head >= 2)
        os.kill(first, signal.SIGKILL)
        head = anna.table(game).head
        wait_for(lambda: anna.table(game).head >= head + 3)
        assert first not in wait_for(lambda: processes(hub))


def test_a_bot_that_takes_too_long_is_replaced_by_a_random_move(settings: Settings, monkeypatch: Any) -> None:
    """The worker is stopped, so it cannot answer; after its time the game goes on."""
    monkeypatch.setattr("railhead.server.bot_pool.GRACE_S", 1.0)
    settings = msgspec.structs.replace(settings, bot_seconds=0.05)
    with TestClient(create_app(settings)) as server:
        hub: Hub = server.app.state.hub
        anna = Client(server, "Anna")
        game = anna.create("novice", "novice", title="rocket").id
        (first, *_) = wait_for(lambda: processes(hub))
        os.kill(first, signal.SIGSTOP)
        head = anna.table(game).head
        wait_for(lambda: anna.table(game).head > head)
        wait_for(lambda: first not in processes(hub))


def test_where_a_bot_fails_a_beginner_moves_for_it(settings: Settings, monkeypatch: Any) -> None:
    asked: list[str] = []
    answers = Thinkers.ask

    async def ask(thinkers: Thinkers, question: Question, owner: str) -> dict[str, object]:
        asked.append(question.bot)
        if question.bot == "steady":
            raise NoAnswer
        return await answers(thinkers, question, owner)

    monkeypatch.setattr(Thinkers, "ask", ask)
    with TestClient(create_app(msgspec.structs.replace(settings, bot_seconds=0.05))) as server:
        anna = Client(server, "Anna")
        game = anna.create("steady", "steady", title="rocket").id
        wait_for(lambda: anna.table(game).head >= 3)
    assert asked[:2] == ["steady", "novice"]


def test_no_command_can_be_named_as_a_bot(anna: Client) -> None:
    for bot in ("cmd:touch /tmp/x", "novice~veto", "../novice", ""):
        body = {"title": "rocket", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        assert codes(anna.post("/api/games", body)) == ["no-such-bot"]
        assert codes(anna.post(f"/api/games/{anna.create('me').id}/seats", {"seat": 0, "to": "bot", "bot": bot})) == [
            "no-such-bot"
        ]


def test_with_a_seed_like_games_go_alike(settings: Settings) -> None:
    def log(bot_seed: str) -> list[object]:
        with TestClient(create_app(msgspec.structs.replace(settings, bot_seed=bot_seed))) as server:
            anna = Client(server, "Anna")
            game = anna.create("random", "random", title="rocket", seed="alike").id
            wait_for(lambda: anna.table(game).head >= 12)
            return [line.messages for line in anna.position(game, 12).log]

    assert log("one") == log("one") != log("two")
