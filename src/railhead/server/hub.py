"""The rooms in memory: loaded when somebody asks for their game, dropped when nobody has for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import structlog

from railhead.server import analysts, quick_work, views
from railhead.server.alert_mail import AlertMail
from railhead.server.analyses import Analyses
from railhead.server.bots import BotPlayers
from railhead.server.coach import consult
from railhead.server.ending import end
from railhead.server.faults import Fault, not_found
from railhead.server.health import HealthCheck
from railhead.server.hook import Hook
from railhead.server.ids import is_id
from railhead.server.incomes import foresee
from railhead.server.mail import Post
from railhead.server.neighbours import Neighbours
from railhead.server.orders import OrderKeeper
from railhead.server.outbox import Outbox
from railhead.server.outgoing import Outgoing
from railhead.server.pages import Pages
from railhead.server.pictures import Pictures
from railhead.server.protocol.games import ActBody, RewindBody
from railhead.server.protocol.live import Act
from railhead.server.push import Push
from railhead.server.quotas import Quotas
from railhead.server.ratings import Ratings
from railhead.server.replays import work
from railhead.server.room import Room, now_ms
from railhead.server.settings import Settings
from railhead.server.stories import Stories
from railhead.server.telling import Telling
from railhead.server.watcher import Watcher
from railhead.server.worker_pool import WorkerPool
from railhead.store import games
from railhead.store.claims import Claims
from railhead.store.hints import KeysDropped, tell
from railhead.store.rows import PersonRow
from railhead.store.store import Store

T = TypeVar("T")

log = structlog.get_logger()

#: rooms without watchers that stay in memory
IDLE_ROOMS = 256
#: how long after a fault of the database the games that bots were to go on with are looked for again
RESUME_AGAIN_S = 5.0


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: dict[str, Room] = {}
        #: games that were found unreadable, for the lists
        self.unreadable: set[str] = set()
        self.claims = Claims(store)
        self.neighbours = Neighbours(self.claims)
        self.outbox = Outbox(store)
        self.outgoing = Outgoing()
        telling, post = Telling(store, settings, self.people_at, now_ms), Post(settings)
        self.push = Push(store, settings, telling, self.outgoing)
        self.mail = AlertMail(store, settings, telling, post)
        self.hook = Hook(store, settings, telling, self.outgoing)
        self.outbox.channels |= {"alert": telling, "letter": post}
        self.outbox.channels |= {"push": self.push, "mail": self.mail, "hook": self.hook}
        self.bots = BotPlayers(settings, self.claims, self.catch_up)
        self.orders = OrderKeeper(settings, store, self.claims, self.act)
        self.pages = Pages(store)
        self.quotas = Quotas(settings)
        self.health = HealthCheck(store)
        self.replays = WorkerPool(settings.import_workers, work)
        self.quick = WorkerPool(settings.quick_workers, quick_work.work)
        self.ratings = Ratings()
        self.pictures = Pictures(self.quick, self.replays, settings.quick_seconds)
        self.stories = Stories(self.replays, settings.import_seconds)
        self.analyses = Analyses(store, WorkerPool(settings.analysis_workers, analysts.work))
        self.incomes = WorkerPool(1, foresee)
        self.coach = WorkerPool(1, consult)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._working: set[asyncio.Task[Any]] = set()
        self._aside: set[asyncio.Task[None]] = set()

    async def resume(self) -> None:
        """After a start, beside the requests: let the bots that were to decide go on, game by game. Where the database
        fails, the rest is tried again."""
        waiting: list[str] | None = None
        while waiting is None or waiting:
            try:
                if waiting is None:
                    async with self.store.read() as db:
                        waiting = await games.waiting_for_bots(db)
                waiting = [id for id in waiting if not await self.resumed(id)]
            except Exception:
                log.exception("resume.failed")
            if waiting is None or waiting:
                await asyncio.sleep(RESUME_AGAIN_S)

    async def resumed(self, id: str) -> bool:
        began = time.monotonic()
        try:
            await self.room(id)
        except Fault as fault:
            log.error("resume.refused", game=id, fault=str(fault))
        except Exception as error:
            log.error("resume.failed", game=id, error=repr(error))
            return False
        # A long replay holds up the requests: they get at least as much time.
        await asyncio.sleep(time.monotonic() - began)
        return True

    async def close(self) -> None:
        await end(self._aside)
        await asyncio.gather(*self._working, *self._loading.values(), return_exceptions=True)
        await end(task for room in self.rooms.values() for task in (room.bots, room.orders) if task is not None)
        await self.outbox.close()
        self.bots.close()
        await self.analyses.close()
        self.replays.close()
        self.incomes.close()
        self.quick.close()
        self.coach.close()
        await self.neighbours.leave()
        await self.claims.close()

    async def signed_out(self, person: str) -> None:
        """Keys of that person were dropped: whoever came with one of them goes, at once, and at every process."""
        await self.pages.look_up(person)
        if not self.store.sqlite:
            async with self.store.write() as db:
                await tell(db, KeysDropped(person))

    # -- rooms ---------------------------------------------------------------------------------------

    async def seen_by(self, id: str, person: PersonRow | None, to_act: bool = False) -> Room:
        """The room of a game that person may see; 404 otherwise, so that nobody learns what there is."""
        room = await self.room(id, to_act)
        if not room.may_see(person):
            raise not_found()
        return room

    async def room(self, id: str, to_act: bool = False) -> Room:
        """The room of a game, loaded where it is not in memory; raises 404.

        To act in it, what is in memory will do: if it is out of date, writing finds out.
        """
        room = self.rooms.get(id)
        if room is None:
            room = await self._loaded(id)
        elif not to_act:
            await self.catch_up(room)
        room.touched = time.monotonic()
        self.bots.wake(room)
        self.orders.wake(room)
        return room

    async def _loaded(self, id: str) -> Room:
        """Read from the disk once, however many ask for it at the same time; nothing stays of what is not there."""
        if not is_id(id):
            raise not_found()
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        async with self.store.read() as db:
            game = await games.find(db, id)
        if game is None:
            raise not_found()
        room = Room(self.store, game, self.neighbours)
        room.on_entry = partial(self._entered, room)
        await room.load()
        self._make_space()
        self.rooms[id] = room
        if room.unreadable:
            self.unreadable.add(id)
        return room

    def _entered(self, room: Room) -> None:
        self.orders.entered(room)
        self.outbox.nudge()

    def people_at(self, game: str) -> set[str]:
        """Who has the table open, here or at another process."""
        room = self.rooms.get(game)
        if room is not None:
            return room.people_here()
        return set[str]().union(*(there.people for there in self.neighbours.at(game)))

    async def catch_up(self, room: Room) -> None:
        """Another process (a second server, `railhead admin`) may have changed the game: see whether it has.

        Besides the one server of an SQLite database only `railhead admin` writes: once a second is enough there.
        """
        now = time.monotonic()
        if self.store.sqlite and now - room.checked < 1:
            return
        room.checked = now
        async with self.store.read() as db:
            version = await games.version(db, room.game.id)
        if version is None or version <= room.game.version:
            return
        async with room.lock:
            # The change may have been one of our own, on its way into memory.
            if version <= room.game.version:
                return
            await room.take_over()
        self.bots.wake(room)
        self.orders.entered(room)

    def _make_space(self) -> None:
        idle = [room for room in self.rooms.values() if not room.watchers and not room.lock.locked()]
        idle = [room for room in idle if room.bots is None or room.bots.done()]
        idle = [room for room in idle if room.orders is None or room.orders.done()]
        for room in sorted(idle, key=lambda room: room.touched)[: max(0, len(idle) - IDLE_ROOMS)]:
            del self.rooms[room.game.id]

    # -- play ----------------------------------------------------------------------------------------

    async def act(
        self, room: Room, person: str, asked: ActBody | Act, by: Watcher | None = None, ref: int | None = None
    ) -> int:
        if asked.head != room.game.head or asked.seat not in views.seats_of(room.seats, person):
            # Before it is refused for what is in memory: is that still so?
            await self.catch_up(room)
        return await self._whole(room, room.act(person, asked.head, asked.seat, asked.action, by, ref))

    async def rewind(self, room: Room, person: PersonRow, asked: RewindBody) -> int | None:
        n = await self._whole(room, room.rewind(person, asked.head, asked.to))
        self.outbox.nudge()
        return n

    async def consent(self, room: Room, person: str, agree: bool) -> int | None:
        return await self._whole(room, room.consent(person, agree))

    def aside(self, work: Coroutine[None, None, None]) -> None:
        """Do it beside the rest; nobody waits for it, and it ends with the server."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _whole(self, room: Room, work: Coroutine[None, None, T]) -> T:
        """Finish even if the caller disconnects: what is on the disk is told to all."""

        def ended(task: asyncio.Task[T]) -> None:
            self._working.discard(task)
            if not task.cancelled() and task.exception() is None:
                self.bots.wake(room)

        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(ended)
        return await asyncio.shield(task)
