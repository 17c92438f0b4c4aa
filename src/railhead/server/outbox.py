"""Sends what waits in the outbox, by the channel that each row names; what cannot be sent now is tried again.

Of several processes the one that claims a row sends it. Should it end before it has noted that it is sent, another one
sends it again when the claim has run out: nothing is lost, and in that one case something may come twice.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import structlog
from sqlalchemy import Connection

from railhead.server.clock import now_ms
from railhead.server.ending import end
from railhead.store import outbox
from railhead.store.rows import OutRow
from railhead.store.store import Store

log = structlog.get_logger()

#: rows that are on their way at the same time, and events that are dealt with together
AT_ONCE, EVENTS_AT_ONCE = 20, 100
#: how long it is waited for more of them: one look and one transaction for all of what happens at many tables
TOGETHER_S = 0.1
#: how long a claim is good: longer than any channel takes
CLAIM_MS = 120_000
#: how often it is looked for what other processes have noted, at least
LOOK_EVERY_S = 5.0
#: the first pause before it is tried again, the longest, and how often it is tried
AGAIN_MS, AGAIN_MOST_MS, TRIES = 30_000, 6 * 3_600_000, 10
#: how long it is remembered what has gone
REMEMBERED_MS = 30 * 86_400_000
#: how long the end of the server waits for what is on its way
ENDING_S = 10.0

#: sends rows (several only where it is one of BATCHED), and says what is to go out next; raises `Later`
Channel: TypeAlias = Callable[[Sequence[OutRow]], Awaitable[Sequence[OutRow]]]

#: what waits for the same person goes together
BATCHED = ("mail",)
#: to addresses that people give goes one thing after the other for each person: slow ones hold up nobody else
SINGLE = ("push", "hook")
#: where one thing could not be sent, the others to the same person wait as well
SAME_WAY = ("hook",)


class Later(Exception):
    """It cannot be sent now. `until` where it is known when (which does not count as a failure)."""

    def __init__(self, until: int | None = None) -> None:
        super().__init__(until)
        self.until = until


class Outbox:
    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self.store, self.now = store, now
        self.channels: dict[str, Channel] = {}
        self._wake = asyncio.Event()
        self._busy: set[asyncio.Task[None]] = set()

    def nudge(self) -> None:
        """Something was noted."""
        self._wake.set()

    async def run(self) -> None:
        """For ever; whatever goes wrong with the database passes some day."""
        dropped = 0
        while True:
            self._wake.clear()
            pause = LOOK_EVERY_S
            try:
                if self.now() - dropped > REMEMBERED_MS // 30:
                    dropped = self.now()
                    async with self.store.write() as db:
                        await outbox.drop_old(db, dropped - REMEMBERED_MS)
                await self.take()
            except Exception:
                log.exception("outbox.failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
                await asyncio.sleep(TOGETHER_S)

    async def settle(self) -> None:
        """Until nothing is due and nothing on its way."""
        while await self.take() or self._busy:
            await asyncio.gather(*self._busy)

    async def close(self) -> None:
        if self._busy:
            await asyncio.wait(self._busy, timeout=ENDING_S)
        await end(self._busy)

    async def take(self) -> int:
        """Go over what has happened, and put on its way what is due, as far as there is room for it; how much that
        was."""
        return await self._go_over() + await self._take()

    async def _go_over(self) -> int:
        """Events become what goes out. Nothing leaves the server here, so nobody claims them: of several who go over
        the same one the first has its place taken."""
        async with self.store.read() as db:
            found = await outbox.events(db, self.now(), EVENTS_AT_ONCE)
        become: list[tuple[OutRow, Sequence[OutRow]]] = []
        for row in found:
            try:
                become.append((row, await self.channels[row.channel]([row])))
            except Exception as error:
                await self._failed([row], error)

        def note(db: Connection) -> None:
            for row, then in become:
                outbox.become(db, row, then)

        if become:
            await self.store.transact(note)
        return len(found)

    async def _take(self) -> int:
        room = AT_ONCE - len(self._busy)
        async with self.store.read() as db:
            found = await outbox.due(db, self.now(), room, SINGLE) if room > 0 else []
        taken, seen = 0, set[tuple[str, str | None]]()
        for row in found:
            if row.channel in SINGLE and (row.channel, row.person) in seen:
                continue
            seen.add((row.channel, row.person))
            rows = await self._claimed(row)
            if rows:
                taken += len(rows)
                task = asyncio.create_task(self._send(rows))
                self._busy.add(task)
                task.add_done_callback(self._ended)
        return taken

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self.nudge()

    async def _claimed(self, row: OutRow) -> list[OutRow]:
        """The row, and where its channel sends several things together, what waits for the same person."""
        now = self.now()
        async with self.store.write() as db:
            if row.channel in BATCHED and row.person is not None:
                rows = await outbox.waiting_for(db, row.person, row.channel)
            else:
                rows = [row]
            return [one for one in rows if await outbox.claim(db, one, now, now + CLAIM_MS)]

    async def _send(self, rows: Sequence[OutRow]) -> None:
        first = rows[0]
        try:
            async with self.store.read() as db:
                there = await outbox.still_there(db, [row.id for row in rows])
            rows = [row for row in rows if row.id in there]
            then = await self.channels[first.channel](rows) if rows else ()
            async with self.store.write() as db:
                await outbox.done(db, rows)
                await outbox.keep(db, then)
        except Exception as error:
            with contextlib.suppress(Exception):  # the claim runs out
                await self._failed(rows, error)

    async def _failed(self, rows: Sequence[OutRow], error: Exception) -> None:
        if not isinstance(error, Later):
            log.error("outbox.failed", channel=rows[0].channel, id=rows[0].id, exc_info=error)
        await self._put_off(rows, error.until if isinstance(error, Later) else None)

    async def _put_off(self, rows: Sequence[OutRow], until: int | None) -> None:
        """Try again after a longer and longer while; what has failed for a day is given up."""
        tries = max(row.tries for row in rows) + (until is None)
        async with self.store.write() as db:
            if tries >= TRIES:
                log.error("outbox.given_up", channel=rows[0].channel, id=rows[0].id)
                await outbox.done(db, rows)
            else:
                pause = min(AGAIN_MS * 4 ** max(0, tries - 1), AGAIN_MOST_MS)
                again = self.now() + pause if until is None else until
                await outbox.put_off(db, rows, again, tries)
                if rows[0].channel in SAME_WAY and rows[0].person is not None:
                    await outbox.wait(db, rows[0].person, rows[0].channel, again)
