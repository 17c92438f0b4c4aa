"""Whether the database can be written to: asked at most every few seconds, however many want to know."""

from __future__ import annotations

import asyncio
import time

import structlog

from railhead.store.store import Store

#: how long an answer holds
HOLDS_S = 5.0

log = structlog.get_logger()


class HealthCheck:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking = asyncio.Lock()
        self.known: tuple[bool, float] | None = None

    async def fine(self) -> bool:
        async with self.asking:
            if self.known is None or time.monotonic() - self.known[1] > HOLDS_S:
                self.known = (await self._ask(), time.monotonic())
            return self.known[0]

    async def _ask(self) -> bool:
        """A full disk still lets one read."""
        try:
            await self.store.try_to_write()
        except Exception as error:
            log.error("health.failing", error=repr(error))
            return False
        return True
