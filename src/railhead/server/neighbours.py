"""The other processes that serve the same database: who has which table open there, and which are still alive."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Protocol

import structlog

from railhead.store.claims import Claims
from railhead.store.hints import Alive, Gone, Here, Hint

#: how often a process says that it is there, and after how many times of silence it counts as gone
ALIVE_S, SILENT = 5.0, 4

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
        self._news: asyncio.Queue[Hint] = asyncio.Queue()

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
                for here in self._told.values():
                    self._news.put_nowait(here)
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
        self._news.put_nowait(here)

    def ask_all(self) -> None:
        """Something may have been missed: let the others say again what they know, and tell them what is known here."""
        self.elsewhere = {}
        self._news.put_nowait(Alive(self.me, new=True))
        for here in self._told.values():
            self._news.put_nowait(here)

    async def speak_for_ever(self) -> None:
        """Send the news, and a sign of life now and then. What cannot be sent is left out: who connects anew asks."""
        while True:
            try:
                told: Hint = await asyncio.wait_for(self._news.get(), ALIVE_S)
            except TimeoutError:
                told = Alive(self.me)
            try:
                await self.claims.tell(told)
            except Exception as error:
                log.warning("neighbours.not_told", error=str(error))
                await asyncio.sleep(1)

    async def leave(self) -> None:
        """The process ends: the others need not wait for its silence."""
        if not self.alone:
            try:
                await asyncio.wait_for(self.claims.tell(Gone(self.me)), 2)
            except Exception as error:
                log.warning("neighbours.not_told", error=str(error))
