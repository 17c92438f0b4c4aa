"""The rooms in memory, and everything that happens to a table before and around play."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec

from railhead.games import catalogue
from railhead.kernel.rules import Refused as RulesRefused
from railhead.server.bots import LEVELS, BotPlayers
from railhead.server.faults import (
    AlreadyStarted,
    NoSuchBot,
    NoSuchSeat,
    SeatsStillOpen,
    SeatTaken,
    forbidden,
    not_found,
    refused,
)
from railhead.server.protocol import Act, ActBody, Join, NewGame, RewindBody, SeatSpec
from railhead.server.room import Room, Watcher, header_line
from railhead.server.settings import Settings
from railhead.server.timeline import Timeline
from railhead.store import games
from railhead.store.rows import GameRow, PersonRow, SeatRow
from railhead.store.store import Store

#: rooms without watchers that stay in memory
IDLE_ROOMS = 256
#: without letters and figures that look alike
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 12) -> str:
    """An id nobody can guess: who has the link may look."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: dict[str, Room] = {}
        self.bots = BotPlayers(settings.bot_seconds)
        self._loading: dict[str, asyncio.Lock] = {}

    async def resume(self) -> None:
        """After a start: let the bots that were to decide go on."""
        async with self.store.read() as db:
            waiting = await games.waiting_for_bots(db)
        for id in waiting:
            self.bots.wake(await self.room(id))

    async def close(self) -> None:
        tasks = [room.bots for room in self.rooms.values() if room.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- rooms ---------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a game, loaded where it is not in memory; raises 404."""
        room = self.rooms.get(id)
        if room is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id) or await self._load(id)
            self._loading.pop(id, None)
        elif not self.store.sqlite:
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

    async def _catch_up(self, room: Room) -> None:
        """Another process may have written to the game: see whether it has."""
        async with self.store.read() as db:
            game = await games.find(db, room.game.id)
        if game != room.game:
            async with room.lock:
                await room.load()

    def _make_space(self) -> None:
        idle = [room for room in self.rooms.values() if not room.watchers and not room.lock.locked()]
        idle = [room for room in idle if room.bots is None or room.bots.done()]
        for room in sorted(idle, key=lambda room: room.touched)[: max(0, len(idle) - IDLE_ROOMS)]:
            del self.rooms[room.game.id]

    # -- play ----------------------------------------------------------------------------------------

    async def act(
        self, room: Room, person: str, asked: ActBody | Act, by: Watcher | None = None, ref: int | None = None
    ) -> int:
        n = await room.act(person, asked.head, asked.seat, asked.action, by, ref)
        self.bots.wake(room)
        return n

    async def rewind(self, room: Room, person: str, asked: RewindBody) -> int:
        n = await room.rewind(person, asked.head, asked.to)
        self.bots.wake(room)
        return n

    # -- tables --------------------------------------------------------------------------------------

    async def create(self, person: PersonRow, asked: NewGame) -> Room:
        try:
            title = catalogue.title(asked.title)
            rules = title.open(asked.options, len(asked.seats))
        except RulesRefused as error:
            raise refused(*error.refusals) from None
        now = int(time.time())
        game = GameRow(
            id=new_id(),
            title=title.id,
            name="",
            rules=f"{title.id}/{rules.version}",
            options=msgspec.json.encode(dict(rules.options)).decode(),
            status="open",
            creator=person.id,
            created=now,
            changed=now,
            seed=asked.seed,
        )
        seats = [_seat_for(game.id, number, spec, person) for number, spec in enumerate(asked.seats)]
        async with self.store.write() as db:
            await games.create(db, game, seats)
        room = await self.room(game.id)
        if asked.start and all(seat.kind != "open" for seat in seats):
            await self._begin(room)
        return room

    async def join(self, room: Room, person: PersonRow, asked: Join) -> None:
        """Take an open seat."""
        async with room.lock:
            if room.game.status != "open":
                raise refused(AlreadyStarted())
            if asked.seat is not None and asked.seat >= len(room.seats):
                raise refused(NoSuchSeat())
            free = [seat for seat in room.seats if seat.kind == "open" and asked.seat in (None, seat.seat)]
            if not free:
                raise refused(SeatTaken())
            after = SeatRow(room.game.id, free[0].seat, "person", person.id, asked.name or person.name)
            await self._sit(room, free[0], after)

    async def start(self, room: Room, person: PersonRow) -> None:
        if room.game.creator != person.id:
            raise forbidden()
        async with room.lock:
            if room.game.status != "open":
                raise refused(AlreadyStarted())
            if any(seat.kind == "open" for seat in room.seats):
                raise refused(SeatsStillOpen())
        await self._begin(room)

    async def _begin(self, room: Room) -> None:
        async with room.lock:
            game = room.game
            title = catalogue.title(game.title)
            options = msgspec.json.decode(game.options)
            header = title.header(options, len(room.seats), game.seed or secrets.token_hex(16))
            timeline = Timeline(*catalogue.rules_of(header), header)
            decision = timeline.rules.decision(timeline.start)
            values: dict[str, object] = {"header": header_line(header), "status": "running"}
            values |= {"asked": decision.seat if decision else None, "changed": int(time.time())}
            async with self.store.write() as db:
                await games.change(db, game.id, values)
            await room.load()
            await room.begun()
        self.bots.wake(room)

    async def _sit(self, room: Room, before: SeatRow, after: SeatRow) -> None:
        async with self.store.write() as db:
            if not await games.sit(db, before, after):
                raise refused(SeatTaken())
            await games.change(db, room.game.id, {"changed": int(time.time())})
        await room.load()
        room.table_changed()


def _seat_for(game: str, number: int, spec: SeatSpec, person: PersonRow) -> SeatRow:
    if spec.kind == "open":
        return SeatRow(game, number, "open")
    if spec.kind == "bot":
        bot = spec.bot or LEVELS[0]
        if bot not in LEVELS:
            raise refused(NoSuchBot(bot))
        return SeatRow(game, number, "bot", None, spec.name, bot)
    return SeatRow(game, number, "person", person.id, spec.name or person.name)
