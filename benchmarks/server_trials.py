"""Trials of the server beside the load: answers on a connection that is kept, a start with many tables at which bots
are to move, and somebody who takes as much as is allowed while somebody else plays."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx
import msgspec

from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import Record
from railhead.kernel.rng import Stream
from railhead.server.settings import Settings
from tests.server.process import Process
from tests.server.table import UNLIMITED

GETS = 200
#: late tables of bots at the start, and the entries that are left of their game
TABLES, LEFT = 600, 6
#: how long one person abuses the server, and how often the other one acts meanwhile
ABUSE_S, PER_SECOND = 30.0, 10
#: an import that takes its time
LONG_IMPORT = 900


def trials() -> dict[str, float | int]:
    return {"keepalive_ms": round(keepalive_ms(), 2)} | start_600() | abuse()


def keepalive_ms() -> float:
    """The median of requests on one connection that is kept."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        browser = process.sign_in("Anna")
        times = [_ms(lambda: browser.get("/api/session")) for _ in range(GETS)]
        process.kill()
    return median(times)


def _ms(ask: Callable[[], httpx.Response]) -> float:
    began = perf_counter()
    ask().raise_for_status()
    return 1000 * (perf_counter() - began)


# -- a start with many tables ------------------------------------------------------------------------


def start_600() -> dict[str, float | int]:
    """From the command to the first answer, where at a number of tables a bot is to move late in its game; and what a
    request takes while the tables are taken up."""
    record = _random_game("rocket", 4, None)
    late = Record(record.header, record.entries[:-LEFT])
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        browser = process.sign_in("Anna")
        answer = browser.post("/api/import", content=b"".join(late.lines()))
        answer.raise_for_status()
        process.stop()
        _multiply(Path(folder) / "railhead.db", answer.json()["id"], TABLES)
        process.start()
        took = process.took
        browser = process.browser(browser.cookies)
        times = [_ms(lambda: browser.get("/api/session")) for _ in range(GETS)]
        process.kill()
    return {"start_600_s": round(took, 2), "start_600_get_ms": round(sorted(times)[int(GETS * 0.95)], 1)}


def _multiply(database: Path, game: str, copies: int) -> None:
    """A number of copies of the game, at all of whose seats bots sit."""
    with sqlite3.connect(database) as db:
        for table, key in (("game", "id"), ("seat", "game"), ("entry", "game"), ("snapshot", "game")):
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            rows = db.execute(f"SELECT * FROM {table} WHERE {key} = ?", [game]).fetchall()
            place = columns.index(key)
            insert = f"INSERT INTO {table} VALUES ({','.join('?' * len(columns))})"
            for number in range(copies):
                id = f"{game[:-3]}{number:03d}".translate(str.maketrans("01", "yz"))
                db.executemany(insert, [(*row[:place], id, *row[place + 1 :]) for row in rows])
        db.execute("UPDATE game SET kind = 'play' WHERE id != ?", [game])
        db.execute("UPDATE seat SET kind = 'bot', bot = 'novice', person = NULL WHERE game != ?", [game])
    db.close()


def _random_game(title: str, seats: int, entries: int | None) -> Record:
    """A game at random, to its end or a number of entries."""
    for number in range(50):
        header = catalogue.title(title).header({}, seats, str(number))
        _, rules = catalogue.rules_of(header)
        history: History[Any] = History(rules, header)
        stream = Stream(f"trial-{number}")
        while history.last != entries and (decision := rules.decision(history.state)) is not None:
            history.act(decision.seat, rules.legal(history.state).draw(stream))
        if entries is None or history.last == entries:
            return history.record()
    raise AssertionError("no game is that long")


# -- somebody who takes all ---------------------------------------------------------------------------


def abuse() -> dict[str, float | int]:
    """One person imports, opens tables with bots and talks as fast as the usual quotas allow; what an action of
    somebody else takes meanwhile, from elsewhere."""
    usual = {f"RAILHEAD_{name.upper()}": str(getattr(Settings(), name)) for name in UNLIMITED}
    proxy = {"RAILHEAD_BEHIND_PROXY": "1", "RAILHEAD_PROXIES": "127.0.0.1", "RAILHEAD_LOG_LEVEL": "critical"}
    record = b"".join(_random_game("18mag", 6, LONG_IMPORT).lines())
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), usual | proxy)
        try:
            return asyncio.run(_abused(process.url, record))
        finally:
            process.kill()


async def _abused(url: str, record: bytes) -> dict[str, float | int]:
    def browser(address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=url, timeout=120, headers={"x-forwarded-for": address})

    async with browser("192.0.2.1") as mallory, browser("192.0.2.2") as anna:
        for person, name in ((mallory, "Mallory"), (anna, "Anna")):
            (await person.post("/api/session", json={"name": name})).raise_for_status()
        game = (await anna.post("/api/games", json=_table("me", "me", "nim"))).json()["id"]
        spoken = (await mallory.post("/api/games", json=_table("me", "me", "nim"))).json()["id"]
        done = {"imports": 0, "bot tables": 0, "lines": 0}

        async def for_ever(name: str, path: str, **body: Any) -> None:
            while True:
                answer = await mallory.post(path, **body)
                done[name] += answer.status_code == 201
                await asyncio.sleep(0.01 if answer.status_code < 400 else 0.2)

        bots = {"json": _table("me", "steady", "rocket") | {"seats": [{"kind": "bot", "bot": "steady"}] * 4}}
        abusing = [
            asyncio.create_task(for_ever("imports", "/api/import", content=record)),
            asyncio.create_task(for_ever("imports", "/api/import", content=record)),
            asyncio.create_task(for_ever("bot tables", "/api/games", **bots)),
            asyncio.create_task(for_ever("lines", f"/api/games/{spoken}/chat", json={"text": "x" * 2000})),
        ]
        try:
            times = await _act(anna, game)
        finally:
            for task in abusing:
                task.cancel()
            await asyncio.gather(*abusing, return_exceptions=True)
    # On a slow machine the first import may still be gone over.
    assert min(done["bot tables"], done["lines"]) > 0, done
    return {"abuse_p95_ms": round(sorted(times)[int(len(times) * 0.95)], 1), "abuse_imports": done["imports"]}


def _table(first: str, second: str, title: str) -> dict[str, Any]:
    options = {"options": {"pile": 400}} if title == "nim" else {}
    return {"title": title, "seats": [{"kind": first}, {"kind": second}], "seating": "fixed", **options}


async def _act(person: httpx.AsyncClient, game: str) -> list[float]:
    """Take one, again and again; what each took, in milliseconds."""
    asked = msgspec.json.decode((await person.get(f"/api/games/{game}")).content)["asked"]
    times: list[float] = []
    for head in range(int(ABUSE_S * PER_SECOND)):
        began = perf_counter()
        body = {"head": head, "seat": (asked + head) % 2, "action": {"do": "take", "count": 1}}
        (await person.post(f"/api/games/{game}/actions", json=body)).raise_for_status()
        times.append(1000 * (perf_counter() - began))
        await asyncio.sleep(max(0.0, 1 / PER_SECOND - (perf_counter() - began)))
    return times
