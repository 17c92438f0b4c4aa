"""What is said at a table."""

from __future__ import annotations

import time

from railhead.server import views
from railhead.server.alerts import mention_events, noted
from railhead.server.faults import forbidden, stale
from railhead.server.hub import Hub
from railhead.server.protocol.games import ChatLine
from railhead.server.room import Room, now_ms
from railhead.store import games, outbox, talk
from railhead.store.hints import LineSaid, tell
from railhead.store.rows import ChatRow, PersonRow

#: how often a line is numbered anew where others speak at the same moment
TRIES = 10


async def chat_lines(hub: Hub, room: Room, after: int) -> list[ChatLine]:
    async with hub.store.read() as db:
        return [views.chat_line(row, room.seats) for row in await talk.chat(db, room.game.id, after)]


async def say(hub: Hub, room: Room, person: PersonRow, address: str, text: str) -> ChatLine:
    """Those who sit at the table speak, and whoever made it; onlookers listen."""
    if not views.seats_of(room.seats, person.id) and room.game.creator != person.id:
        raise forbidden()
    hub.quotas.talk.use(person.id, address)
    async with room.lock:
        for _ in range(TRIES):
            try:
                row = await _keep_line(hub, room, person, text)
            except games.Taken:  # another process has used the number; the next one is free
                continue
            await room.tell_lines()
            hub.outbox.nudge()
            return views.chat_line(row, room.seats)
    raise stale(room.game.head)


async def _keep_line(hub: Hub, room: Room, person: PersonRow, text: str) -> ChatRow:
    async with hub.store.write() as db:
        n = await talk.last_line(db, room.game.id) + 1
        row = ChatRow(room.game.id, n, person.id, person.name, text, int(time.time()))
        await talk.say(db, row)
        await outbox.keep(db, noted(mention_events(n, text, room.seats, person), room.game, now_ms()))
        await tell(db, LineSaid(room.game.id))
    return row
