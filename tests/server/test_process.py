"""The server as people run it: starts quickly, stops cleanly, loses nothing, finds its games again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.process import Process


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    yield process
    if process.process.poll() is None:
        process.kill()


def create(browser: httpx.Client) -> str:
    body = {"title": "nim", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"pile": 400}}
    answer = browser.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def act(browser: httpx.Client, game: str, head: int) -> httpx.Response:
    seat = browser.get(f"/api/games/{game}").json()["asked"]
    return browser.post(
        f"/api/games/{game}/actions", json={"head": head, "seat": seat, "action": {"do": "take", "count": 1}}
    )


def test_what_was_acknowledged_survives_kill_9(process: Process) -> None:
    """Five times: act, be told that it is done, kill at once, start again, find it."""
    browser = process.sign_in("Anna")
    game = create(browser)
    done = 0
    for _ in range(5):
        for _ in range(3):
            assert act(browser, game, done).status_code == 201
            done += 1
        process.kill()
        process.start()
        browser = process.browser(browser.cookies)
        now = browser.get(f"/api/games/{game}").json()
        assert now["head"] == done
        assert len(now["scene"]["board"]["pieces"]) == 400 - done
    assert act(browser, game, done).status_code == 201


def test_ctrl_c_stops_cleanly_and_games_are_found_again(process: Process) -> None:
    browser = process.sign_in("Anna")
    game = create(browser)
    assert act(browser, game, 0).status_code == 201
    assert process.stop() == 0
    assert not list(process.folder.glob("*-wal"))
    process.start()
    browser = process.browser(browser.cookies)
    mine = browser.get("/api/games").json()
    assert [(info["id"], info["head"], info["your_turn"]) for info in mine] == [(game, 1, True)]


def test_it_starts_quickly(process: Process) -> None:
    """With a database that is there already. The processor's time counts, as other tests run beside this one;
    `make bench` measures the time by the clock (`server.start_s`)."""
    process.stop()
    process.start()
    assert process.processor_seconds() <= 2.0
