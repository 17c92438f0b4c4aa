"""The disk of the database is full for a while under load; afterwards nothing that was acknowledged is missing or
doubled, and every table plays on, bots included.

Needs to mount a small disk in memory, and so root. `make soak` does it (benchmarks/server.py).
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import tempfile
from pathlib import Path
from time import monotonic
from types import TracebackType

import httpx

from tests.server import nim
from tests.server.outage import GO_ON_S, Load, check
from tests.server.postgres import Postgres
from tests.server.process import Process

#: what each database has, in megabytes: PostgreSQL begins with some 40 of its own
SQLITE_MB, POSTGRESQL_MB = 12, 160
#: actions between two times
BEFORE = 10


class SmallDisk:
    """A disk of its own, that can be filled up and freed."""

    def __init__(self, megabytes: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="railhead-disk-"))
        try:
            self._run("mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0777", "tmpfs", str(self.folder))
        except RuntimeError:
            self.folder.rmdir()
            raise

    def __enter__(self) -> SmallDisk:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run("umount", "--lazy", str(self.folder))
        self.folder.rmdir()

    def fill(self) -> None:
        """To the last block."""
        with (self.folder / "ballast").open("ab", buffering=0) as ballast:
            for size in (1 << 20, 1 << 12, 1 << 9):
                try:
                    while ballast.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def free(self) -> None:
        (self.folder / "ballast").unlink()

    def _run(self, *words: str) -> None:
        done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        if done.returncode:
            raise RuntimeError(f"{words[0]} failed (it takes root): {done.stderr}")


def can_mount() -> bool:
    """Root in a container may still not be allowed to."""
    try:
        with SmallDisk(1):
            return True
    except (RuntimeError, OSError):
        return False


async def times_full(disk: SmallDisk, urls: list[str], number: int, rounds: int, again: Postgres | None) -> Load:
    chance = random.Random(number)
    browsers = [httpx.AsyncClient(base_url=url, timeout=60) for url in urls]
    load = Load(browsers, chance)
    await load.sign_in()
    players = [asyncio.create_task(load.play(table)) for table in load.tables]
    try:
        for _ in range(rounds):
            await _acknowledged(load, load.acknowledged + BEFORE)
            await asyncio.to_thread(disk.fill)
            await _failing(browsers[0], again)
            await asyncio.sleep(chance.uniform(0, 1))
            disk.free()
            if again is not None and not again.running():
                await asyncio.to_thread(again.begin)  # it stops where it cannot write what it has to
            await load.until_all_go_on()
    finally:
        load.stopping = True
        await asyncio.gather(*players)
        for browser in browsers:
            await browser.aclose()
    return load


async def _acknowledged(load: Load, wanted: int) -> None:
    end = monotonic() + GO_ON_S
    while load.acknowledged < wanted:
        assert monotonic() < end, "nothing is acknowledged"
        await asyncio.sleep(0.005)


async def _failing(browser: httpx.AsyncClient, postgres: Postgres | None) -> None:
    """Until the server itself says that something is wrong: a database has some room of its own left."""
    end = monotonic() + GO_ON_S
    while (await browser.get("/health")).status_code != 503:
        assert monotonic() < end, "the disk is full, and the server believes that all is well"
        if postgres is not None:
            await asyncio.to_thread(postgres.next_log)
        await asyncio.sleep(0.2)


def full_disk(number: int, database: str, rounds: int) -> dict[str, int]:
    """So many times full, on a database of its own; counts for the tally."""
    nim.register()
    started: list[Process] = []
    postgres: Postgres | None = None
    with SmallDisk(SQLITE_MB if database == "sqlite" else POSTGRESQL_MB) as disk:
        try:
            data = disk.folder / "data"
            environ = {"RAILHEAD_LOG_LEVEL": "critical"}
            place = str(data / "railhead.db")
            if database == "postgresql":
                postgres = Postgres(disk.folder)
                asyncio.run(postgres.prepare())
                place = environ["RAILHEAD_DATABASE"] = postgres.new_database()
            started += [Process(data, environ) for _ in range(1 if postgres is None else 2)]
            load = asyncio.run(times_full(disk, [one.url for one in started], number, rounds, postgres))
            for process in started:
                process.kill()
            tally = asyncio.run(check(place, load.games))
        finally:
            for process in started:
                if process.process.poll() is None:
                    process.kill()
            if postgres is not None:
                postgres.stop()
    assert (tally["lost"], tally["doubled"]) == (0, 0), tally
    return {"times full": rounds} | tally
