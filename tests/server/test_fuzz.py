"""Made-up requests and frames: no 5xx, and enough of them get past the first checks to mean something."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.fuzz import Fuzz
from tests.server.messages import MadeUpMessages
from tests.server.process import Process
from tests.server.table import PATIENCE, Client, Socket
from tests.server.test_process import create

REQUESTS = 2000


def test_made_up_requests_are_answered() -> None:
    with Fuzz(1) as fuzz:
        statuses = fuzz.run(REQUESTS)
    total = statuses.total()
    assert total >= REQUESTS
    assert not [status for status in statuses if status >= 500]
    meant = sum(count for status, count in statuses.items() if status < 300 or status == 422)
    assert meant >= 0.3 * total, statuses


def answer(socket: Socket) -> str | int:
    """The type of what is told, or the code with which the socket is closed."""
    try:
        return str(socket.receive_json(timeout=PATIENCE)["type"])
    except WebSocketDisconnect as closed:
        return closed.code


def test_made_up_frames_close_the_socket_not_the_server(anna: Client) -> None:
    chance = random.Random(1)
    valid = b'{"type":"act","ref":1,"game":"x","head":0,"seat":0,"action":{"do":"take","count":1}}'
    for _ in range(60):
        frame = bytearray(valid)
        for _ in range(chance.randrange(1, 6)):
            frame[chance.randrange(len(frame))] = chance.randrange(256)
        with anna.live() as socket:
            socket.send_bytes(bytes(frame)) if chance.randrange(2) else socket.send_text(frame.decode("latin-1"))
            assert answer(socket) in ("refused", 1003, 1007)
    assert anna.get("/api/session").status_code == 200


def test_made_up_messages_are_answered(tmp_path: Path) -> None:
    process = Process(tmp_path, {"RAILHEAD_LOG_LEVEL": "critical"})
    try:
        browser = process.sign_in("Anna")
        games = [create(browser) for _ in range(2)]
        url = f"{process.url.replace('http', 'ws')}/api/live"
        told = MadeUpMessages(url, f"railhead={browser.cookies['railhead']}", games, 1).run(300)
        assert {"watching", "acted", "previewed", "explained", "said", "422", "409", "closed 1007"} <= set(told)
        assert browser.get("/api/session").status_code == 200
    finally:
        process.kill()


@pytest.mark.parametrize("size", [999_999, 1_000_001, 5_000_000])
def test_oversized_bodies_are_refused(anna: Client, size: int) -> None:
    answer = anna.send("/api/import", b"x" * size)
    assert answer.status_code == (422 if size < 1_000_000 else 413)
