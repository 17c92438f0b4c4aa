"""Kill -9 of the server at a random moment under load; afterwards nothing that was acknowledged is missing or doubled.

`make test` does it five times on each database, `make soak` a hundred times (benchmarks/server.py).
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from time import monotonic

import httpx

from railhead.store import games
from railhead.store.backup import verify
from railhead.store.store import open_store
from tests.server import nim
from tests.server.process import Process
from tests.server.table import PATIENCE

#: tables that are played at while the server is killed
TABLES = 6


async def play(browser: httpx.AsyncClient, game: str, acknowledged: dict[str, int], chance: random.Random) -> None:
    """Act as fast as the server answers, and note what it has acknowledged, until it is gone."""
    head = acknowledged.get(game, 0)
    while True:
        try:
            now = (await browser.get(f"/api/games/{game}")).json()
            head = now["head"]
            body = {"head": head, "seat": now["asked"], "action": {"do": "take", "count": 1}}
            answer = await browser.post(f"/api/games/{game}/actions", json=body)
            if answer.status_code == 201:
                acknowledged[game] = answer.json()["n"]
            if chance.randrange(4) == 0 and (back := now.get("undo")) is not None:
                body = {"head": acknowledged[game], "to": back}
                rewound = await browser.post(f"/api/games/{game}/rewind", json=body)
                if rewound.status_code == 201:
                    acknowledged[game] = rewound.json()["n"]
        except httpx.HTTPError:
            return


async def under_load(process: Process, number: int) -> dict[str, int]:
    """Play at several tables, kill the server in the middle of it; what was acknowledged by then."""
    chance = random.Random(number)
    acknowledged: dict[str, int] = {}
    async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as browser:
        (await browser.post("/api/session", json={"name": "Anna"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "me"}]
        ids: list[str] = []
        for _ in range(TABLES):
            made = await browser.post("/api/games", json={"title": "nim", "seats": seats, "options": {"pile": 400}})
            ids.append(made.json()["id"])
        players = [asyncio.create_task(play(browser, id, acknowledged, chance)) for id in ids]
        wanted = chance.randrange(12, 90)
        end = monotonic() + PATIENCE
        while sum(acknowledged.values()) < wanted:
            assert monotonic() < end, f"{acknowledged} of {wanted}"
            assert not any(player.done() for player in players), "the server does not answer"
            await asyncio.sleep(0.005)
        await asyncio.sleep(chance.uniform(0, 0.05))
        process.kill()
        await asyncio.gather(*players)
    return acknowledged


async def check(database: str, acknowledged: dict[str, int]) -> int:
    """Raises where an acknowledged entry is missing, one is doubled, or a digest is wrong; returns the entries."""
    store = await open_store(database)
    try:
        entries = 0
        async for game in verify(store):
            assert not game.refusals, (game.game, game.refusals)
            assert game.entries - acknowledged.get(game.game, 0) in (0, 1), "at most one was written unacknowledged"
            entries += game.entries
        async with store.read() as db:
            for id, n in acknowledged.items():
                numbers = [row.n for row in await games.entries(db, id)]
                assert numbers == list(range(1, len(numbers) + 1))
                assert n <= len(numbers)
        return entries
    finally:
        await store.close()


def kill_once(number: int, database: str | None) -> dict[str, int]:
    """One kill on a fresh database; counts for the tally."""
    nim.register()
    with tempfile.TemporaryDirectory() as folder:
        environ = {} if database is None else {"RAILHEAD_DATABASE": database}
        process = Process(Path(folder), environ)
        try:
            acknowledged = asyncio.run(under_load(process, number))
        finally:
            if process.process.poll() is None:
                process.kill()
        entries = asyncio.run(check(database or f"{folder}/railhead.db", acknowledged))
    return {"kills": 1, "acknowledged": sum(acknowledged.values()), "entries": entries}
