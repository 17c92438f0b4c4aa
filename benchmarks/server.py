"""The server: a thousand sockets, long games opened cold, memory; kills and made-up requests without end."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any

import httpx

from benchmarks.job import Job, Tally, add
from benchmarks.load import Load
from benchmarks.server_trials import trials
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import Record
from railhead.kernel.rng import Stream
from tests.server.full_disk import full_disk
from tests.server.fuzz import Fuzz
from tests.server.kill import kill_once
from tests.server.messages import MadeUpMessages
from tests.server.outage import stop_and_start
from tests.server.postgres import Postgres
from tests.server.process import Process

#: a long game: this many entries of 18Magyarország at random
ENTRIES = 971
COPIES = 40

SOCKETS, GAMES, RATE, SECONDS = 1000, 250, 100, 60

KILLS, KILLS_AT_ONCE = 100, 5
OUTAGES, OUTAGES_AT_ONCE = 50, 5
REQUESTS, REQUESTS_AT_ONCE = 20_000, 1_000
MESSAGES = 5_000
TIMES_FULL, TIMES_FULL_AT_ONCE = 20, 2
#: what the memory may be at the end, against what it was after the first requests
GROWTH = 1.2


def bench() -> dict[str, float | int]:
    """`load` is what else the machine does: processes that want to run, at the beginning."""
    figures: dict[str, float | int] = {"load": round(os.getloadavg()[0], 1), "start_s": round(_start_s(), 2)}
    figures |= trials()
    figures |= _long_games()
    twice = _load(2 * RATE)
    return figures | _load(RATE) | {"p99_200_ms": twice["p99_ms"]}


def _load(rate: int) -> dict[str, float | int]:
    """A number of actions a second, with everybody's sockets open."""
    seconds = int(os.environ.get("RAILHEAD_BENCH_SECONDS", SECONDS))
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        try:
            return asyncio.run(Load(process.url, SOCKETS, GAMES, rate, seconds).run())
        finally:
            process.kill()


def _start_s() -> float:
    """From the command to the first answer, with a database that is there; the best of five."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        times = []
        for _ in range(5):
            process.stop()
            process.start()
            times.append(process.took)
        process.kill()
    return min(times)


# -- long games --------------------------------------------------------------------------------------


def long_record() -> Record:
    """The first entries of a random game that is long enough."""
    title = catalogue.title("18mag")
    for number in range(50):
        header = title.header({}, 6, str(number))
        _, rules = catalogue.rules_of(header)
        history: History[Any] = History(rules, header)
        stream = Stream(f"long-{number}")
        while history.last < ENTRIES and (decision := rules.decision(history.state)) is not None:
            history.act(decision.seat, rules.legal(history.state).draw(stream))
        if history.last == ENTRIES:
            return history.record()
    raise AssertionError("no game is that long")


def _long_games() -> dict[str, float | int]:
    """Long games that are not in memory: how long one takes to open, and what it takes in memory then."""
    record = b"".join(long_record().lines())
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), {"RAILHEAD_MAX_BODY": "10000000"})
        browser = process.sign_in("Anna")
        games = [_imported(browser, record) for _ in range(COPIES + 1)]
        process.stop()
        process.start()
        browser = process.browser(browser.cookies)
        _open_ms(browser, games[0])
        before = _memory_mb(process.process.pid)
        times = [_open_ms(browser, game) for game in games[1:]]
        after = _memory_mb(process.process.pid)
        process.kill()
    return {"open_cold_ms": round(median(times), 1), "mb_per_game": round((after - before) / COPIES, 2)}


def _imported(browser: httpx.Client, record: bytes) -> str:
    answer = browser.post("/api/import", content=record)
    answer.raise_for_status()
    return str(answer.json()["id"])


def _open_ms(browser: httpx.Client, game: str) -> float:
    began = perf_counter()
    browser.get(f"/api/games/{game}").raise_for_status()
    took = (perf_counter() - began) * 1000
    sleep(0.05)
    return took


def _memory_mb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# -- long runs ---------------------------------------------------------------------------------------


def kill_sqlite(number: int) -> Tally:
    return kill_once(number, None)


def kill_postgresql(number: int) -> Tally:
    """Several kills on one PostgreSQL, each with a database of its own."""
    tally: dict[str, int] = {}
    postgres = Postgres()
    try:
        asyncio.run(postgres.prepare())
        for each in range(number * KILLS_AT_ONCE, (number + 1) * KILLS_AT_ONCE):
            tally = add(tally, kill_once(each, postgres.new_database()))
    finally:
        postgres.stop()
    return tally


def postgresql_outages(number: int) -> Tally:
    """Several outages of one PostgreSQL that two processes serve."""
    return stop_and_start(number, OUTAGES_AT_ONCE)


def full_disk_sqlite(number: int) -> Tally:
    return full_disk(number, "sqlite", TIMES_FULL_AT_ONCE)


def full_disk_postgresql(number: int) -> Tally:
    return full_disk(number, "postgresql", TIMES_FULL_AT_ONCE)


def made_up_requests(number: int) -> Tally:
    """Requests and messages to a server of its own, whose memory is watched."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), {"RAILHEAD_LOG_LEVEL": "critical"})
        try:
            with Fuzz(number, process.browser()) as fuzz:
                fuzz.run(REQUESTS_AT_ONCE // 5)
                before = _memory_mb(process.process.pid)
                statuses = fuzz.run(REQUESTS_AT_ONCE)
                url = f"{process.url.replace('http', 'ws')}/api/live"
                messages = MadeUpMessages(url, f"railhead={fuzz.anna.cookie}", fuzz.games, number)
                told = messages.run(MESSAGES * REQUESTS_AT_ONCE // REQUESTS)
                after = _memory_mb(process.process.pid)
        finally:
            process.kill()
    meant = sum(count for status, count in statuses.items() if status < 300 or status == 422)
    failed = sum(count for status, count in statuses.items() if status >= 500)
    assert failed == 0
    assert meant >= 0.3 * statuses.total(), statuses
    assert after <= GROWTH * before, f"{before} MB, then {after} MB"
    growth = round(1000 * after / before)
    counted = {"requests": statuses.total(), "2xx_or_422": meant, "5xx": failed}
    return counted | {"messages": messages.sent, "answers": told.total(), "memory_per_mille": growth}


def soak() -> Iterator[Job]:
    used = ("kill", "outage", "full_disk", "fuzz", "messages", "nim", "process", "postgres", "table")
    code = ("src/railhead/server", "src/railhead/store", *(f"tests/server/{name}.py" for name in used))
    yield Job("kill_sqlite", KILLS, kill_sqlite, code)
    yield Job("kill_postgresql", KILLS // KILLS_AT_ONCE, kill_postgresql, code)
    yield Job("postgresql_outages", OUTAGES // OUTAGES_AT_ONCE, postgresql_outages, code)
    full = TIMES_FULL // TIMES_FULL_AT_ONCE // 2
    yield Job("full_disk_sqlite", full, full_disk_sqlite, code, parallel=False)
    yield Job("full_disk_postgresql", full, full_disk_postgresql, code, parallel=False)
    yield Job("made_up_requests", REQUESTS // REQUESTS_AT_ONCE, made_up_requests, code)
