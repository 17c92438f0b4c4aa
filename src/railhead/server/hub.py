"""The rooms in memory: loaded when somebody asks for their game, dropped when nobody has for a while."""

from __future__ import annotations

import asyncio
import time

from railhead.server.bots import BotPlayers
from railhead.server.faults import not_found
from railhead.server.notify import notify
from railhead.server.protocol import Act, ActBody, Behind, RewindBody
from railhead.server.room import Room, Watcher
from railhead.server.settings import Settings
from railhead.store import games
from railhead.store.hints import hints
from railhead.store.rows import PersonRow
from railhead.store.store import Store

#: rooms without watchers that stay in memory
IDLE_ROOMS = 256


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: dict[str, Room] = {}
        self.bots = BotPlayers(settings)
        self._loading: dict[str, asyncio.Lock] = {}

    async def resume(self) -> None:
        """After a start: let the bots that were to decide go on."""
        async with self.store.read() as db:
            waiting = await games.waiting_for_bots(db)
        for id in waiting:
            self.bots.wake(await self.room(id))

    async def listen(self) -> None:
        """Where other processes serve the same database: show their changes to whoever watches here."""
        async for id in hints(self.store):
            room = self.rooms.get(id)
            if room is not None and await self._catch_up(room):
                room.tell_all(Behind(id, room.game.head))

    async def close(self) -> None:
        tasks = [room.bots for room in self.rooms.values() if room.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()

    # -- rooms ---------------------------------------------------------------------------------------

    async def seen_by(self, id: str, person: PersonRow | None) -> Room:
        """The room of a game that person may see; 404 otherwise, so that nobody learns what there is."""
        room = await self.room(id)
        if not room.may_see(person):
            raise not_found()
        return room

    async def room(self, id: str) -> Room:
        """The room of a game, loaded where it is not in memory; raises 404."""
        room = self.rooms.get(id)
        if room is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id) or await self._load(id)
            self._loading.pop(id, None)
        else:
            await self._catch_up(room)
        room.touched = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        async with self.store.read() as db:
            game = await games.find(db, id)
        if game is None:
            raise not_found()
        room = Room(self.store, game, [])
        await room.load()
        self._make_space()
        self.rooms[id] = room
        self.bots.wake(room)
        return room

    async def _catch_up(self, room: Room) -> bool:
        """Another process (a second server, `railhead admin`) may have changed the game: see whether it has.

        Besides the one server of an SQLite database only `railhead admin` writes: once a second is enough there.
        """
        now = time.monotonic()
        if self.store.sqlite and now - room.checked < 1:
            return False
        room.checked = now
        async with self.store.read() as db:
            version = await games.version(db, room.game.id)
        if version == room.version():
            return False
        async with room.lock:
            # The change may have been one of our own, on its way into memory.
            if version == room.version() or (version and version[0] < room.game.head):
                return False
            await room.load()
        self.bots.wake(room)
        return True

    def _make_space(self) -> None:
        idle = [room for room in self.rooms.values() if not room.watchers and not room.lock.locked()]
        idle = [room for room in idle if room.bots is None or room.bots.done()]
        for room in sorted(idle, key=lambda room: room.touched)[: max(0, len(idle) - IDLE_ROOMS)]:
            del self.rooms[room.game.id]

    # -- play ----------------------------------------------------------------------------------------

    async def act(
        self, room: Room, person: str, asked: ActBody | Act, by: Watcher | None = None, ref: int | None = None
    ) -> int:
        before = room.game.asked
        n = await room.act(person, asked.head, asked.seat, asked.action, by, ref)
        self.bots.wake(room)
        await notify(self.settings, room, before)
        return n

    async def rewind(self, room: Room, person: str, asked: RewindBody) -> int | None:
        n = await room.rewind(person, asked.head, asked.to)
        self.bots.wake(room)
        return n

    async def consent(self, room: Room, person: str, agree: bool) -> int | None:
        n = await room.consent(person, agree)
        self.bots.wake(room)
        return n
