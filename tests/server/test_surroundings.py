"""What is around a server: files, disk, clock, proxies, connections that lead nowhere."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket
import sqlite3
import stat
import time
from pathlib import Path

import httpx
import pytest
import structlog
from litestar.testing import TestClient

from railhead.cli.app import run
from railhead.server import clock, health
from railhead.server.app import create_app
from railhead.server.connections import LiveSocket
from railhead.server.log import set_up_logging
from railhead.server.settings import Settings
from railhead.store.backup import backup
from railhead.store.store import REVISION, Store, open_store
from tests.server.process import Process
from tests.server.table import PATIENCE, Client
from tests.server.test_bots import wait_for
from tests.server.wire import connect
from tests.shared import ROOT


def test_the_database_and_its_backup_are_for_their_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "railhead.db"
    file.touch(0o644)

    async def write() -> None:
        store = await open_store(file)
        await store.try_to_write()
        for name in ("railhead.db", "railhead.db-wal", "railhead.db-shm"):
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
        await backup(store, tmp_path / "backup.gz")
        await store.close()

    old = os.umask(0o022)
    try:
        asyncio.run(write())
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "backup.gz").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("content", "word"), [(b"this is no database at all" * 100, "railhead restore"), (None, "9999")]
)
def test_a_damaged_or_newer_database_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, word: str
) -> None:
    file = tmp_path / "railhead.db"
    if content is not None:
        file.write_bytes(content)
    else:
        asyncio.run(_opened(str(file)))
        with sqlite3.connect(file) as db:
            db.execute("UPDATE alembic_version SET version_num = '9999'")
    assert run(["serve", "--port", "0", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert word in told
    assert "Traceback" not in told


async def _opened(place: str) -> None:
    await (await open_store(place)).close()


def test_the_newest_migration_is_known() -> None:
    versions = ROOT / "src/railhead/store/migrations/versions"
    assert max(path.name[:4] for path in versions.glob("0*.py")) == REVISION


def test_health_tells_of_a_full_disk(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS_S", 0.0)
    with TestClient(create_app(settings)) as server:
        assert server.get("/health").status_code == 200

        async def full(_: Store) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(Store, "try_to_write", full)
        answer = server.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        monkeypatch.undo()
        monkeypatch.setattr(health, "HOLDS_S", 0.0)
        assert server.get("/health").status_code == 200


def test_a_clock_set_forward_signs_nobody_out(anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * 365 * 24 * 3600)
    assert anna.get("/api/session").json()["person"]["name"] == "Anna"
    assert clock.key_time() < now + 3600
    Client(anna.http, "Boris")  # whose sign-in throws away old keys
    monkeypatch.undo()
    assert anna.get("/api/session").json()["person"]["name"] == "Anna"


def test_the_log_says_who_asked_from_where(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(Settings(log_format="json", log_level="info"))
    with TestClient(create_app(settings)) as server:
        anna = Client(server, "Anna")
        anna.get("/api/games")
        server.cookies.clear()
        server.get("/api/titles")
    structlog.reset_defaults()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    asked = {line["path"]: (line["address"], line["person"]) for line in lines if line["event"] == "http"}
    assert asked["/api/games"] == ("testclient", anna.id)
    assert asked["/api/titles"] == ("testclient", None)


def test_only_the_named_proxies_say_where_a_request_comes_from(tmp_path: Path) -> None:
    """The sign-in limit is each address's own: behind a proxy that is trusted, that of the people behind it."""
    for proxies, statuses in (("10.0.0.0/8", [201, 429]), ("127.0.0.0/8", [201, 201])):
        environ = {"RAILHEAD_BEHIND_PROXY": "1", "RAILHEAD_PROXIES": proxies, "RAILHEAD_SIGN_IN_LIMIT": "1"}
        process = Process(tmp_path, environ)
        try:
            answers = [
                httpx.post(
                    f"{process.url}/api/session",
                    json={"name": "A"},
                    headers={"x-forwarded-for": f"192.0.2.{n}"},
                    timeout=PATIENCE,
                )
                for n in (1, 2)
            ]
            assert [answer.status_code for answer in answers] == statuses
        finally:
            process.kill()


def test_half_requests_do_not_make_the_server_unreachable(tmp_path: Path) -> None:
    """More than its files, each with the beginning of a request; others are answered, and these are put out."""
    process = Process(tmp_path, {"RAILHEAD_REQUEST_SECONDS": "1"}, files=300)
    half: list[socket.socket] = []
    try:
        port = int(process.url.rpartition(":")[2])
        for _ in range(400):
            half.append(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
            try:
                half[-1].sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
            except OSError:  # sent away at once
                continue
        wait_for(lambda: _answers(process))
        half[0].settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            assert half[0].recv(100) == b"", "put out after its time"
    finally:
        for one in half:
            one.close()
        process.kill()


def test_a_live_socket_outlives_the_time_for_a_request(tmp_path: Path) -> None:
    """Half a request that came after it is put out; the socket is still there."""
    process = Process(tmp_path, {"RAILHEAD_REQUEST_SECONDS": "1"})
    try:
        browser = process.sign_in("Anna")
        body = {"title": "nim", "seats": [{"kind": "me"}, {"kind": "me"}]}
        game = browser.post("/api/games", json=body).raise_for_status().json()["id"]
        with connect(f"{process.url.replace('http', 'ws')}/api/live") as page:
            page.send({"type": "watch", "game": game})
            assert page.until("watching")
            half = socket.create_connection(("127.0.0.1", int(process.url.rpartition(":")[2])), timeout=PATIENCE)
            with half, contextlib.suppress(ConnectionResetError):
                half.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
                assert half.recv(100) == b""
            page.send({"type": "watch", "game": game})
            assert page.until("watching")
    finally:
        process.kill()


def _answers(process: Process) -> bool:
    try:
        return httpx.get(f"{process.url}/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def test_the_files_for_a_server_say_how_many_connections() -> None:
    unit = (ROOT / "docs/deploy/railhead.service").read_text()
    nginx = (ROOT / "docs/deploy/nginx.conf").read_text()
    assert re.search(r"^LimitNOFILE=\d+$", unit, flags=re.M)
    assert re.search(r"worker_connections \d+;", nginx)
    assert re.search(r"^ +limit_conn \w+ \d+;$", nginx, flags=re.M)
    assert re.search(r"^ +limit_req zone=\w+ burst=\d+ nodelay;$", nginx, flags=re.M)


def test_working_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    process = Process(tmp_path)
    browser = process.sign_in("Anna")
    body = {"title": "rocket", "seats": [{"kind": "bot", "bot": "novice"}] * 2}
    browser.post("/api/games", json=body).raise_for_status()
    workers = wait_for(lambda: children(process.process.pid))
    process.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def test_sockets_that_were_opened_together_do_not_ask_in_the_same_moment() -> None:
    loop = asyncio.new_event_loop()
    due = []
    for _ in range(50):
        live = LiveSocket.__new__(LiveSocket)
        live.loop, live.ping_interval = loop, 20.0
        live.schedule_ping()
        assert live.ping_timer is not None
        due.append(live.ping_timer.when() - loop.time())
    loop.close()
    assert all(9 < wait <= 20 for wait in due)
    assert max(due) - min(due) > 5
