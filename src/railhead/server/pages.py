"""The open sockets, and whether the keys they came with still count."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from railhead.server.auth import Holder, holders
from railhead.store.store import Store

#: how often the keys of all open sockets are looked up, whatever was told meanwhile
LOOK_UP_S = 30.0

log = structlog.get_logger()


class OpenPage(Protocol):
    """An open socket and by which key it was opened."""

    holder: Holder | None
    person: str | None

    def now_of(self, holder: Holder | None) -> None: ...


class Pages:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: set[OpenPage] = set()

    async def look_up(self, person: str | None = None) -> None:
        """Close the sockets (of one person, or all) whose key does not count any more."""
        known = [page for page in self.open if page.holder is not None and person in (None, page.person)]
        for kind in ("session", "token"):
            pages = [(page, page.holder.key) for page in known if page.holder is not None and page.holder.kind == kind]
            if not pages:
                continue
            found = await holders(self.store, kind, [key for _, key in pages])
            for page, key in pages:
                page.now_of(found.get(key))

    async def look_up_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_UP_S)
            try:
                await self.look_up()
            except Exception:  # the next time may be better
                log.exception("live.keys_not_looked_up")
