"""The other processes that serve the same database: who has which table open there, and which are still alive."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Protocol

import structlog

from railhead.store.claims import Claims
from railhead.store.hints import Alive, Gone, Here, Hint

#: how often a process says that it is there, and after how many times of silence it counts as gone
ALIVE_S, SILENT = 5.0, 4
#: how long after a failure it is tried again to tell them
AGAIN_S = 1.0

log = structlog.get_logger()


class Watched(Protocol):
    """A table, and who has it open at this process: people who sit at it, and how many others."""

    def here(self) -> tuple[tuple[str, ...], int]: ...


class Neighbours:
    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.me = secrets.token_hex(6)
        #: process -> when it was last heard of
        self.alive: dict[str, float] = {}
        #: game -> process -> who is there
        self.elsewhere: dict[str, dict[str, Here]] = {}
        #: what the others were told last of each game
        self._told: dict[str, Here] = {}
        #: what they are to be told, by what it is about: the latest is enough
        self._news: dict[str, Hint] = {}
        self._some_news = asyncio.Event()

    @property
    def alone(self) -> bool:
        return self.claims.store.sqlite

    # -- what the others have to say -----------------------------------------------------------------

    def at(self, game: str) -> list[Here]:
        """Who has that table open at other processes."""
        return list(self.elsewhere.get(game, {}).values())

    def heard(self, told: Here | Alive | Gone) -> set[str]:
        """Note it; the games at whose tables others are here now."""
        if told.process == self.me:
            return set()
        if isinstance(told, Gone):
            return self._forget(told.process)
        self.alive[told.process] = time.monotonic()
        if isinstance(told, Alive):
            if told.new:
                self._repeat()
            return set()
        there = self.elsewhere.setdefault(told.game, {})
        there.pop(told.process, None)
        if told.people or told.others:
            there[told.process] = told
        if not there:
            del self.elsewhere[told.game]
        return {told.game}

    def silent(self) -> set[str]:
        """Forget the processes that have said nothing for long; the games that it was about."""
        late = time.monotonic() - ALIVE_S * SILENT
        return {game for process, at in list(self.alive.items()) if at < late for game in self._forget(process)}

    def _forget(self, process: str) -> set[str]:
        self.alive.pop(process, None)
        found = {game for game, there in self.elsewhere.items() if there.pop(process, None) is not None}
        self.elsewhere = {game: there for game, there in self.elsewhere.items() if there}
        return found

    # -- what is told to them ------------------------------------------------------------------------

    def tell_presence(self, game: str, room: Watched) -> None:
        """Who has the table open here, where that is news."""
        if self.alone:
            return
        here = Here(self.me, game, *room.here())
        if here == self._told.get(game, Here(self.me, game, (), 0)):
            return
        if here.people or here.others:
            self._told[game] = here
        else:
            del self._told[game]
        self._tell(here)

    def ask_all(self) -> None:
        """Something may have been missed: let the others say again what they know, and tell them what is known here."""
        self.elsewhere = {}
        self._tell(Alive(self.me, new=True))
        self._repeat()

    def _repeat(self) -> None:
        for here in self._told.values():
            self._tell(here)

    def _tell(self, told: Hint) -> None:
        self._news[told.game if isinstance(told, Here) else ""] = told
        self._some_news.set()

    async def speak_for_ever(self) -> None:
        """Send the news, and a sign of life now and then. What cannot be sent waits until it can."""
        while True:
            # Not `wait_for`: before Python 3.12 it forgets that its task is to end where news comes at the same moment.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_S):
                    await self._some_news.wait()
            about = next(iter(self._news), "")
            told = self._news.pop(about, Alive(self.me))
            try:
                await self.claims.tell(told)
            except Exception as error:
                log.warning("neighbours.not_told", error=str(error))
                self._news.setdefault(about, told)
                await asyncio.sleep(AGAIN_S)
            if not self._news:
                self._some_news.clear()

    async def leave(self) -> None:
        """The process ends: the others need not wait for its silence."""
        if not self.alone:
            try:
                async with asyncio.timeout(2):
                    await self.claims.tell(Gone(self.me))
            except Exception as error:
                log.warning("neighbours.not_told", error=str(error))
