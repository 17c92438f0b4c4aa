"""What a process does about the others that serve the same PostgreSQL: follow their hints, look after their bots."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog

from railhead.server.hub import Hub
from railhead.server.room import Room, now_ms
from railhead.store import games
from railhead.store.claims import key_of
from railhead.store.hints import Alive, Gone, Here, Hint, KeysDropped, LineSaid, OrdersGiven, hints

#: how often it is looked whether the others are still there, and how long a bot has then waited that nobody plays
LOOK_AFTER_S = 5.0

log = structlog.get_logger()


class Listener:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._following: set[asyncio.Task[Any]] = set()

    async def run(self) -> None:
        """For ever, whatever happens. At the end nothing that was begun still holds a connection of the pool."""
        try:
            await asyncio.gather(self._listen(), self._look_after_others(), self.hub.neighbours.speak_for_ever())
        finally:
            await asyncio.gather(*self._following, return_exceptions=True)

    async def _listen(self) -> None:
        async for told in hints(self.hub.store):
            try:
                self.hear(told)
            except Exception:
                log.exception("hints.failed")

    def hear(self, told: Hint | None) -> None:
        """Show what others have done to whoever watches here; each change is looked at in a task of its own."""
        hub = self.hub
        if told is None:
            self._catch_up_with_all()
        elif isinstance(told, KeysDropped):
            self._follow(hub.pages.look_up(told.person))
        elif isinstance(told, Here | Alive | Gone):
            self._presence_of(hub.neighbours.heard(told))
        elif (room := hub.rooms.get(told.game)) is None:
            return
        elif isinstance(told, OrdersGiven):
            hub.orders.given(room)
        elif isinstance(told, LineSaid):
            self._follow(self._tell_lines(room))
        elif told.version is None or told.version > room.game.version:
            self._follow(hub.catch_up(room))

    def _catch_up_with_all(self) -> None:
        """Something may have been missed."""
        self.hub.neighbours.ask_all()
        self._follow(self.hub.pages.look_up())
        for room in self.hub.rooms.values():
            self.hub.orders.given(room)
            self._follow(self.hub.catch_up(room))
            self._follow(self._tell_lines(room))

    async def _tell_lines(self, room: Room) -> None:
        async with room.lock:
            await room.tell_lines()

    def _presence_of(self, games: Iterable[str]) -> None:
        """At other processes somebody has come to these tables, or gone."""
        for game in games:
            room = self.hub.rooms.get(game)
            if room is not None:
                room.tell_all(room.presence())

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails is logged: the next hint, look or connection mends it."""

        def ended(task: asyncio.Task[None]) -> None:
            self._following.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.warning("hints.not_followed", error=repr(error))

        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(ended)

    async def _look_after_others(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AFTER_S)
            try:
                self._presence_of(self.hub.neighbours.silent())
                await self._take_over_bots()
            except Exception as error:
                log.warning("others.not_looked_after", error=repr(error))

    async def _take_over_bots(self) -> None:
        """Where a bot is asked and no process has claimed the game, the one that would have played it has died."""
        claimed = await self.hub.claims.claimed()
        async with self.hub.store.read() as db:
            waiting = await games.waiting_for_bots(db, now_ms() - int(LOOK_AFTER_S * 1000))
        for id in waiting:
            if key_of(id) not in claimed:
                await self.hub.resumed(id)
