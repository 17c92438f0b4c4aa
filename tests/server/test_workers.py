"""`railhead serve --workers`: several processes behind one port, watched by the one that listens."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from railhead.cli.app import run
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.table import PATIENCE
from tests.server.test_process import act, create
from tests.server.test_several import until


@pytest.fixture
def process(tmp_path: Path, postgres: Postgres) -> Iterator[Process]:
    process = Process(tmp_path, {"RAILHEAD_DATABASE": postgres.new_database(), "RAILHEAD_WORKERS": "2"})
    yield process
    if process.process.poll() is None:
        process.kill()


def children(pid: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def others(process: Process, gone: int) -> int:
    """How many processes serve beside that one."""
    return len([pid for pid in children(process.process.pid) if pid != gone and running(pid)])


def health(url: str) -> int | None:
    """On a connection of its own, so that any of the processes may answer."""
    try:
        return httpx.get(f"{url}/health", timeout=PATIENCE).status_code
    except httpx.HTTPError:
        return None


def test_a_process_that_dies_is_started_again(process: Process) -> None:
    browser = process.sign_in("Anna")
    game = create(browser)
    before = children(process.process.pid)
    assert len(before) == 2
    for head, pid in enumerate(sorted(before)):
        assert act(process.browser(browser.cookies), game, head).status_code == 201
        os.kill(pid, signal.SIGKILL)
        until(partial(others, process, pid), 2)
    assert not before & children(process.process.pid)
    until(lambda: [health(process.url) for _ in range(8)], [200] * 8)
    assert process.browser(browser.cookies).get(f"/api/games/{game}").json()["head"] == 2


def test_signals_are_passed_on(process: Process) -> None:
    workers = children(process.process.pid)
    assert process.stop(signal.SIGTERM) == 0
    assert not any(running(pid) for pid in workers)


def test_they_end_with_the_one_that_started_them(process: Process) -> None:
    workers = children(process.process.pid)
    process.kill()
    until(lambda: [pid for pid in workers if running(pid)], [])


def test_figures_are_those_of_all(process: Process) -> None:
    def counted() -> float:
        text = httpx.get(f"{process.url}/metrics", timeout=PATIENCE).text
        return sum(map(float, re.findall(r'^railhead_requests_total\{method="GET",status="200"\} (.*)$', text, re.M)))

    before = counted()
    for _ in range(20):
        assert health(process.url) == 200
    assert counted() >= before + 20


def test_sqlite_is_for_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]) == 1
    assert "PostgreSQL" in capsys.readouterr().err
