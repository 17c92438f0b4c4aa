"""A mail to whoever is in turn in a slow game, wants to be told so, and is not at the table."""

from __future__ import annotations

import msgspec

from railhead.server.mail import send_mail
from railhead.server.protocol import Choices
from railhead.server.room import Room
from railhead.server.settings import Settings
from railhead.store import people


async def notify(settings: Settings, room: Room, before: int | None) -> None:
    """`before` is the seat that was asked before: nobody is told twice about the same turn."""
    asked = room.game.asked
    if not settings.smtp_host or room.game.pace != "slow" or asked is None or asked == before:
        return
    seat = room.seats[asked]
    if seat.kind != "person" or seat.person is None or seat.person in room.people_here():
        return
    async with room.store.read() as db:
        person = await people.find(db, seat.person)
    if person is None or person.email is None or not person.email_verified:
        return
    if msgspec.json.decode(person.choices, type=Choices).mail_on_turn:
        link = f"{settings.public_url.rstrip('/')}/games/{room.game.id}"
        send_mail(settings, person.email, person.lang, "mail-turn", {"link": link, "name": seat.name or person.name})
