"""Tables that nobody joins do not wait for ever: they are closed, and whoever made them is told."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from railhead.server.hub import Hub
from railhead.server.mail import letter, link_to
from railhead.server.room import Room, now_ms
from railhead.server.tables import change
from railhead.store import games, outbox, people

log = structlog.get_logger()

#: how often it is looked for such tables
LOOK_EVERY_S = 600.0
DAY_MS = 86_400_000


async def expire_for_ever(hub: Hub) -> None:
    while True:
        try:
            await expire(hub)
        except Exception:  # the next time may be better
            log.exception("expiry.failed")
        await asyncio.sleep(LOOK_EVERY_S)


def oldest(hub: Hub) -> int:
    """Tables that have not changed since then have waited long enough; 0 where they may wait for ever."""
    days = hub.settings.open_days
    return now_ms() - DAY_MS * days if days else 0


async def expire(hub: Hub) -> None:
    """Close every table at which nothing has happened for so long; of several processes one tells whoever made it."""
    since = oldest(hub)
    if not since:
        return
    async with hub.store.read() as db:
        found = await games.waiting_since(db, since)
    for id in found:
        room = await hub.room(id)
        if await room.settled(partial(_close, hub, room, since)):
            await _tell(hub, room)


async def _close(hub: Hub, room: Room, since: int) -> bool:
    """Not where somebody has come at the last moment, or another process was first."""
    if room.game.status != "open" or room.game.changed >= since:
        return False
    await change(hub, room, {"status": "closed", "ending": "expired"})
    return True


async def _tell(hub: Hub, room: Room) -> None:
    settings = hub.settings
    async with hub.store.write() as db:
        person = await people.find(db, room.game.creator)
        if settings.smtp_host and person is not None and person.email is not None:
            args = {"link": link_to(settings, f"/games/{room.game.id}"), "name": person.name}
            await outbox.keep(db, [letter(person.email, person.lang, "mail-expired", args, person.id)])
    hub.outbox.nudge()
