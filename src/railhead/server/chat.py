"""What is said at a table."""

from __future__ import annotations

import time

from railhead.server import views
from railhead.server.faults import forbidden, stale
from railhead.server.hub import Hub
from railhead.server.protocol import ChatLine, Spoken
from railhead.server.room import Room
from railhead.store import games, talk
from railhead.store.rows import ChatRow, PersonRow


async def chat_lines(hub: Hub, room: Room, after: int) -> list[ChatLine]:
    async with hub.store.read() as db:
        return [_line(room, row) for row in await talk.chat(db, room.game.id, after)]


async def say(hub: Hub, room: Room, person: PersonRow, address: str, text: str) -> ChatLine:
    """Those who sit at the table speak, and whoever made it; onlookers listen."""
    if not views.seats_of(room.seats, person.id) and room.game.creator != person.id:
        raise forbidden()
    hub.quotas.talk.use(person.id, address)
    async with room.lock:
        try:
            async with hub.store.write() as db:
                n = await talk.last_line(db, room.game.id) + 1
                row = ChatRow(room.game.id, n, person.id, person.name, text, int(time.time()))
                await talk.say(db, row)
        except games.Taken:
            raise stale(room.game.head) from None
        line = _line(room, row)
        room.tell_all(Spoken(room.game.id, line))
        return line


def _line(room: Room, row: ChatRow) -> ChatLine:
    seats = views.seats_of(room.seats, row.person)
    return ChatLine(row.n, row.name, seats[0] if seats else None, row.text, row.at)
