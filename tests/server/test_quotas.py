"""How much of a server one person may use: clear refusals, figures, and nobody else is held up."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from railhead.kernel.rng import Stream
from railhead.server.app import create_app
from railhead.server.hub import Hub
from railhead.server.settings import Settings
from railhead.server.worker_pool import Turns
from tests.server.process import Process
from tests.server.table import PATIENCE, Client, Server, codes, finished, told
from tests.server.test_bots import wait_for


@contextmanager
def limited(settings: Settings, **quotas: int) -> Iterator[Server]:
    with TestClient(create_app(msgspec.structs.replace(settings, metrics_open=True, **quotas))) as server:
        yield server


def figure(server: Server, name: str, quota: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(f'{name}{{quota="{quota}"}}')), 0.0)


def test_new_tables(settings: Settings) -> None:
    with limited(settings, quota_tables=3) as server:
        anna, boris = Client(server, "Anna"), Client(server, "Boris")
        before = figure(server, "railhead_quota_refused_total", "tables")
        for _ in range(3):
            anna.create("me", "me")
        answer = anna.post("/api/games", {"title": "nim", "seats": [{"kind": "me"}]})
        assert (answer.status_code, codes(answer)) == (429, ["too-many-tables"])
        assert 1 <= int(answer.headers["retry-after"]) <= 1200
        assert figure(server, "railhead_quota_refused_total", "tables") == before + 1
        boris.create("me", "me")


def test_an_address_has_a_share(settings: Settings) -> None:
    """Whoever makes guest after guest gets no further."""
    with limited(settings, quota_tables=2, quota_address=2) as server:
        answers = []
        for number in range(3):
            guest = Client(server, f"Guest {number}")
            answers += [guest.post("/api/games", {"title": "nim", "seats": [{"kind": "me"}]}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2


def test_open_tables_and_tables_with_bots(settings: Settings) -> None:
    with limited(settings, quota_open_tables=2, quota_bot_tables=2) as server:
        anna = Client(server, "Anna")
        for _ in range(2):
            anna.create("me", "open")
        body = {"title": "nim", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert codes(anna.post("/api/games", body)) == ["too-many-open-tables"]
        for _ in range(2):
            anna.create("me", "random", options={"pile": 400})
        body = {"title": "nim", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        assert codes(anna.post("/api/games", body)) == ["too-many-bot-tables"]
        hot = anna.create("me", "me").id
        answer = anna.post(f"/api/games/{hot}/seats", {"seat": 1, "to": "bot", "bot": "random"})
        assert codes(answer) == ["too-many-bot-tables"]


def test_a_stranger_takes_one_seat_of_an_open_table(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", "open", access="open").id
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    assert codes(boris.post(f"/api/games/{game}/join", {})) == ["one-seat-each"]
    assert anna.post(f"/api/games/{game}/join", {}).status_code == 201, "who made it may seat a guest beside themselves"


def test_queues_and_unreadable_games_are_counted(settings: Settings) -> None:
    def figures(server: Server) -> list[str]:
        names = ("railhead_bot_queue", "railhead_import_queue", "railhead_unreadable_games")
        return [line for line in server.get("/metrics").text.splitlines() if line.startswith(names)]

    async def wait(turns: Turns, how_many: int) -> None:
        """All places are taken, and so many wait for one."""
        turns.free = 0
        for _ in range(how_many):
            turns.waiting.setdefault("anna", deque()).append(asyncio.get_running_loop().create_future())

    with limited(settings) as server:
        hub: Hub = server.app.state.hub
        hub.unreadable |= {"one", "two"}
        with server.portal() as portal:
            portal.call(wait, hub.bots.thinkers.pool.turns, 3)
            portal.call(wait, hub.replays.turns, 1)
            assert figures(server) == [
                "railhead_bot_queue 3.0",
                "railhead_import_queue 1.0",
                "railhead_unreadable_games 2.0",
            ]


def test_talk_and_previews(settings: Settings) -> None:
    with limited(settings, quota_talk=3, quota_previews=3) as server:
        anna = Client(server, "Anna")
        game = anna.create("me", "me").id
        said = [anna.post(f"/api/games/{game}/chat", {"text": "hello"}) for _ in range(4)]
        assert [answer.status_code for answer in said] == [201] * 3 + [429]
        assert codes(said[-1]) == ["too-much-talk"]
        body = {"head": 0, "seat": anna.table(game).asked, "action": {"do": "take", "count": 1}}
        looked = [anna.post(f"/api/games/{game}/preview", body) for _ in range(4)]
        assert [answer.status_code for answer in looked] == [200] * 3 + [429]
        assert codes(looked[-1]) == ["too-many-previews"]
        with anna.live() as socket:
            socket.send_json({"type": "preview", "ref": 7, "game": game, **body})
            problem = socket.receive_json(timeout=PATIENCE)
            assert (problem["ref"], problem["problem"]["reasons"][0]["code"]) == (7, "too-many-previews")
            socket.send_json({"type": "say", "game": game, "text": "hello"})
            assert socket.receive_json(timeout=PATIENCE)["problem"]["reasons"][0]["code"] == "too-much-talk"


def test_sockets(settings: Settings) -> None:
    with limited(settings, quota_sockets=2) as server:
        hub: Hub = server.app.state.hub
        anna, boris = Client(server, "Anna"), Client(server, "Boris")
        game = anna.create("me", "me").id
        with anna.live(), anna.live():
            with anna.live() as third:
                assert told(third).problem.reasons[0].code == "too-many-sockets"  # type: ignore[union-attr]
                with pytest.raises(WebSocketDisconnect) as closed:
                    third.receive_text(timeout=PATIENCE)
                assert closed.value.code == 1008
            with boris.live() as other:
                other.send_json({"type": "watch", "game": game})
                assert other.receive_json(timeout=PATIENCE)["type"] == "watching"
        wait_for(lambda: not hub.quotas.sockets)
        with anna.live() as again:
            again.send_json({"type": "watch", "game": game})
            assert again.receive_json(timeout=PATIENCE)["type"] == "watching"


# -- imports -----------------------------------------------------------------------------------------


def test_imports_and_branches(settings: Settings) -> None:
    with limited(settings, quota_imports=2) as server:
        anna = Client(server, "Anna")
        game = finished(anna)
        record = anna.get(f"/api/games/{game}/record").content
        assert anna.send("/api/import", record).status_code == 201
        assert anna.post(f"/api/games/{game}/branches", {"at": 1}).status_code == 201
        assert codes(anna.send("/api/import", record)) == ["too-many-imports"]
        assert codes(anna.post(f"/api/games/{game}/branches", {"at": 1})) == ["too-many-imports"]


def long_record(entries: int) -> bytes:
    """Taken and taken back, over and over."""
    lines = ['{"format":1,"rules":"nim/1","seats":2,"seed":"a","options":{"pile":400},"first":0}']
    for n in range(1, entries + 1):
        entry: dict[str, Any] = {"do": "take", "count": 1} if n % 2 else {"rewind": 0}
        lines.append(json.dumps({"n": n, "seat": 0, **entry}))
    return "\n".join(lines).encode()


def test_an_import_that_takes_too_long_is_ended(settings: Settings) -> None:
    with limited(msgspec.structs.replace(settings, import_seconds=0.01)) as server:
        hub: Hub = server.app.state.hub
        answer = Client(server, "Anna").send("/api/import", long_record(10_000))
        assert codes(answer) == ["import-too-slow"]
        assert hub.replays.workers == []


def test_an_import_ends_when_the_client_leaves(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        browser = process.sign_in("Anna")
        browser.post("/api/import", content=long_record(2)).raise_for_status()
        with pytest.raises(httpx.ReadTimeout):
            browser.post("/api/import", content=long_record(19_999), timeout=0.05)
        wait_for(lambda: not children(process))
        assert browser.post("/api/import", content=long_record(2)).status_code == 201
    finally:
        process.kill()


def children(process: Process) -> list[int]:
    """Working processes: those of the server that were started to work (a helper of Python's own stays)."""
    found = Path(f"/proc/{process.process.pid}/task/{process.process.pid}/children").read_text().split()
    return [int(pid) for pid in found if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


def test_others_are_answered_while_somebody_imports(settings: Settings) -> None:
    """Imports of one person wait for each other, in a process of their own."""
    with limited(settings) as server:
        anna, boris = Client(server, "Anna"), Client(server, "Boris")
        game = boris.create("me", "me", options={"pile": 400}).id
        data = long_record(5000)
        threads = [threading.Thread(target=anna.send, args=("/api/import", data)) for _ in range(3)]
        for thread in threads:
            thread.start()
        times = []
        while any(thread.is_alive() for thread in threads):
            began = time.perf_counter()
            assert boris.take(game, 1)
            times.append(time.perf_counter() - began)
            if len(times) > 300:
                boris.create("me", "me")
                break
        for thread in threads:
            thread.join(PATIENCE * 3)
            assert not thread.is_alive()
        assert times
        assert sorted(times)[len(times) // 2] < 1.0


# -- turns -------------------------------------------------------------------------------------------


def test_turns_are_fair_by_owner() -> None:
    """Fifty questions of one, then one each of two others: these come second and third."""

    async def run() -> list[str]:
        turns, served = Turns(1), []

        async def work(owner: str) -> None:
            await turns.take(owner)
            served.append(owner)
            await asyncio.sleep(0)
            turns.give()

        tasks = [asyncio.create_task(work(owner)) for owner in ["anna"] * 50 + ["boris", "clara"]]
        await asyncio.sleep(0)
        tasks[5].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (turns.free, len(turns)) == (1, 0)
        return served

    served = asyncio.run(run())
    assert sorted(served[:4]) == ["anna", "anna", "boris", "clara"]
    assert served.count("anna") == 49


def test_turns_are_given_back_whenever_one_gives_up() -> None:
    async def run() -> None:
        chance = Stream("turns")
        turns = Turns(3)

        async def work(owner: str) -> None:
            await turns.take(owner)
            try:
                await asyncio.sleep(0.001 * chance.below(3))
            finally:
                turns.give()

        tasks = [asyncio.create_task(work(str(number % 7))) for number in range(200)]
        for task in tasks:
            await asyncio.sleep(0)
            if not chance.below(3):
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (turns.free, len(turns)) == (3, 0)

    asyncio.run(run())
