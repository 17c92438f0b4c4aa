"""Pauses by consent, and what happens when a clock has run down: also where nobody is at the table."""

from __future__ import annotations

import asyncio

import structlog

from railhead.server import clocks, table_clocks, views
from railhead.server.clock import now_ms
from railhead.server.faults import NoClocks, forbidden, refused
from railhead.server.hub import Hub
from railhead.server.room import Room
from railhead.server.tables import sit, substitute
from railhead.store import games
from railhead.store.rows import PersonRow, SeatRow

log = structlog.get_logger()

#: how often it is looked for clocks that have run down
LOOK_EVERY_S = 1.0


async def fall_for_ever(hub: Hub) -> None:
    """Of several processes one looks at a time; should it die, another one does."""
    while True:
        try:
            async with hub.claims.claim("clocks") as mine:
                if mine:
                    await fall(hub)
        except Exception:  # the next time may be better
            log.exception("clocks.failed")
        await asyncio.sleep(LOOK_EVERY_S)


async def fall(hub: Hub) -> None:
    async with hub.store.read() as db:
        found = await games.falling(db, now_ms())
    for id in found:
        try:
            await _look_at(hub, id)
        except Exception as error:  # the others fall all the same
            log.error("clock.failed", game=id, error=repr(error))


async def _look_at(hub: Hub, id: str) -> None:
    room = await hub.room(id)
    if not room.unreadable:
        await room.settled(lambda: _fall(hub, room))
        hub.bots.wake(room)


async def _fall(hub: Hub, room: Room) -> None:
    """A bot has the seat: until they come back, or for good. Where it was looked too early, it is looked again."""
    rules, now = table_clocks.rules_of(room.game), table_clocks.now_at(room)
    if rules is None or now is None or room.game.status != "running":
        return
    down = clocks.run_down(now)
    if not down or rules.at_zero == "nothing":
        await room.keep_clocks(now)
    for seat in down:
        after = substitute(room, seat, None)
        if rules.at_zero == "lost":
            after = SeatRow(room.game.id, seat, "bot", None, after.name, after.bot)
        log.info("clock.fell", game=room.game.id, seat=seat)
        await sit(hub, room, after)


async def pause(hub: Hub, room: Room, person: PersonRow, agree: bool) -> None:
    """All people at the table agree to stop the clocks; a single one lets them go on, or says no."""

    async def work() -> None:
        own = views.seats_of(room.seats, person.id)
        if not own:
            raise forbidden()
        now = table_clocks.now_at(room)
        if now is None or room.game.status != "running":
            raise refused(NoClocks())
        people = [seat.seat for seat in room.seats if seat.kind == "person"]
        await room.keep_clocks(clocks.wants_pause(now, own, people) if agree else clocks.goes_on(now))

    await room.settled(work)
