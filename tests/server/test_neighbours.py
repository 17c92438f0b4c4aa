"""What the processes on one PostgreSQL tell each other: nothing is left out, and nothing keeps one from ending."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from railhead.server import neighbours
from railhead.server.neighbours import Neighbours
from railhead.store.claims import Claims
from railhead.store.hints import Alive, Here, Hint


class Wire:
    """Stands for the connection: it fails so many times, then it carries everything."""

    class store:
        sqlite = False

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.carried: list[Hint] = []

    async def tell(self, told: Hint) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError("the connection is lost")
        self.carried.append(told)


class Table:
    """With so many who look on."""

    def __init__(self, others: int) -> None:
        self.others = others

    def here(self) -> tuple[tuple[str, ...], int]:
        return (), self.others


async def turns_of_the_loop(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.mark.parametrize("turns", range(8))
def test_the_end_is_heard_also_while_there_is_news(turns: int) -> None:
    """Somebody leaves a table in the moment in which the process is told to end."""

    async def run() -> None:
        mine = Neighbours(cast(Claims, Wire()))
        speaking = asyncio.create_task(mine.speak_for_ever())
        await turns_of_the_loop(4)
        mine.tell_presence("a", Table(1))
        await turns_of_the_loop(turns)
        speaking.cancel()
        await asyncio.wait([speaking], timeout=5)
        assert speaking.done()

    asyncio.run(run())


def test_what_could_not_be_told_is_told_when_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has lost its connections asks the others who is there: that question must not get lost."""
    monkeypatch.setattr(neighbours, "AGAIN_S", 0.001)

    async def run() -> None:
        wire = Wire(failures=3)
        mine = Neighbours(cast(Claims, wire))
        speaking = asyncio.create_task(mine.speak_for_ever())
        mine.tell_presence("a", Table(1))
        mine.tell_presence("b", Table(1))
        mine.ask_all()
        mine.tell_presence("a", Table(0))
        async with asyncio.timeout(20):
            while len(wire.carried) < 3:
                await asyncio.sleep(0.01)
        speaking.cancel()
        # The latest of every table is enough.
        assert sorted(wire.carried, key=repr) == [
            Alive(mine.me, new=True), Here(mine.me, "a", (), 0), Here(mine.me, "b", (), 1),
        ]  # fmt: skip

    asyncio.run(run())
