"""PostgreSQL stops and starts again under load, with two processes that serve it and bots at the tables; afterwards
nothing that was acknowledged is missing or doubled, and every table plays on, bots included.

`make test` does it twice, `make soak` fifty times (benchmarks/server.py).
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from time import monotonic

import httpx

from benchmarks.job import add
from railhead.store import games
from railhead.store.backup import verify
from railhead.store.rows import EntryRow
from railhead.store.store import open_store
from tests.server import nim
from tests.server.postgres import Postgres
from tests.server.process import Process

#: who sits at the tables; a person of ours takes the seats of people
TABLES = (("me", "me"), ("me", "me"), ("me", "random"), ("me", "random"), ("random", "me", "random"))
#: actions before each outage, and how long everything may take to go on after it
BEFORE, GO_ON_S = 10, 90.0


class Played:
    """One game: what was acknowledged there, and how many actions have gone out of which nobody knows."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.acknowledged: dict[int, int] = {}
        self.unknown = 0
        self.head = 0


class Table:
    """Where one game follows another."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        self.played: list[Played] = []

    @property
    def entries(self) -> int:
        return sum(game.head for game in self.played)


class Load:
    """A person at five tables, who turns to either process for every request."""

    def __init__(self, browsers: list[httpx.AsyncClient], chance: random.Random) -> None:
        self.browsers, self.chance = browsers, chance
        self.tables = [Table(seats) for seats in TABLES]
        self.stopping = False

    @property
    def games(self) -> list[Played]:
        return [game for table in self.tables for game in table.played]

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    async def sign_in(self) -> None:
        (await self.browsers[0].post("/api/session", json={"name": "Anna"})).raise_for_status()
        for browser in self.browsers[1:]:
            browser.cookies = self.browsers[0].cookies

    async def play(self, table: Table) -> None:
        while not self.stopping:
            try:
                await self._go_on(table)
            except (httpx.HTTPError, ValueError):
                await asyncio.sleep(0.05)

    async def _go_on(self, table: Table) -> None:
        """A new game where there is none, or the next action; a moment's rest where a bot thinks or nothing answers."""
        browser = self.chance.choice(self.browsers)
        now = await browser.get(f"/api/games/{table.played[-1].game}") if table.played else None
        position = now.json() if now is not None and now.status_code == 200 else None
        if position is not None:
            table.played[-1].head = max(table.played[-1].head, position["head"])
        if now is None or (position is not None and position["game"]["status"] == "over"):
            body = {"title": "nim", "seats": table.seats, "options": {"pile": 400}}
            made = await browser.post("/api/games", json=body)
            if made.status_code == 201:
                table.played.append(Played(made.json()["id"]))
        elif position is None or position["asked"] not in position["yours"]:
            await asyncio.sleep(0.02)
        else:
            await self._act(table.played[-1], position["head"], position["asked"])

    async def _act(self, game: Played, head: int, seat: int) -> None:
        body = {"head": head, "seat": seat, "action": {"do": "take", "count": 1}}
        game.unknown += 1
        answer = await self.chance.choice(self.browsers).post(f"/api/games/{game.game}/actions", json=body)
        if answer.status_code == 201:
            game.acknowledged[answer.json()["n"]] = seat
        if answer.status_code < 500:
            game.unknown -= 1

    async def until_all_go_on(self) -> None:
        """Every table has come further by several entries: where a bot sits, it has moved."""
        wanted = [table.entries + 6 for table in self.tables]
        end = monotonic() + GO_ON_S
        while late := [table.seats for table, most in zip(self.tables, wanted, strict=True) if table.entries < most]:
            assert monotonic() < end, f"these do not go on: {late}"
            await asyncio.sleep(0.02)


async def outages(postgres: Postgres, urls: list[str], number: int, rounds: int) -> list[Played]:
    chance = random.Random(number)
    browsers = [httpx.AsyncClient(base_url=url, timeout=30) for url in urls]
    load = Load(browsers, chance)
    await load.sign_in()
    players = [asyncio.create_task(load.play(table)) for table in load.tables]
    try:
        for _ in range(rounds):
            wanted, end = load.acknowledged + BEFORE, monotonic() + GO_ON_S
            while load.acknowledged < wanted:
                assert monotonic() < end, "nothing is acknowledged"
                await asyncio.sleep(0.005)
            await asyncio.to_thread(postgres.halt, chance.choice(["fast", "immediate"]))
            await asyncio.sleep(chance.uniform(0, 1))
            await asyncio.to_thread(postgres.begin)
            await load.until_all_go_on()
    finally:
        load.stopping = True
        await asyncio.gather(*players)
        for browser in browsers:
            await browser.aclose()
    return load.games


async def check(database: str, played: list[Played]) -> dict[str, int]:
    """What is on the disk against what was acknowledged; raises where a game cannot be replayed as it was written."""
    store = await open_store(database)
    try:
        wrong = [game.refusals async for game in verify(store) if game.refusals]
        assert wrong == []
        tally: dict[str, int] = {}
        for game in played:
            async with store.read() as db:
                rows = await games.entries(db, game.game)
                people = {seat.seat for seat in (await games.seats_of(db, [game.game]))[game.game] if seat.person}
            tally = add(tally, _compared(rows, people, game))
        return tally
    finally:
        await store.close()


def _compared(rows: list[EntryRow], people: set[int], game: Played) -> dict[str, int]:
    """Lost: acknowledged, and not there as it was. Doubled: more of people's entries than can have been sent."""
    seats = {row.n: row.seat for row in rows}
    lost = sum(seats.get(n) != seat for n, seat in game.acknowledged.items())
    sent = len(game.acknowledged) + game.unknown
    doubled = max(0, sum(row.seat in people for row in rows) - sent)
    return {"acknowledged": len(game.acknowledged), "entries": len(rows), "lost": lost, "doubled": doubled}


def stop_and_start(number: int, rounds: int) -> dict[str, int]:
    """So many outages of a PostgreSQL of its own; counts for the tally."""
    nim.register()
    postgres = Postgres()
    started: list[Process] = []
    try:
        asyncio.run(postgres.prepare())
        database = postgres.new_database()
        with tempfile.TemporaryDirectory() as folder:
            for name in ("a", "b"):
                started.append(
                    Process(Path(folder) / name, {"RAILHEAD_DATABASE": database, "RAILHEAD_LOG_LEVEL": "critical"})
                )
            played = asyncio.run(outages(postgres, [process.url for process in started], number, rounds))
            for process in started:
                process.kill()
        tally = asyncio.run(check(database, played))
    finally:
        for process in started:
            if process.process.poll() is None:
                process.kill()
        postgres.stop()
    assert (tally["lost"], tally["doubled"]) == (0, 0), tally
    return {"outages": rounds} | tally
