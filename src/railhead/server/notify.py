"""Mails to whoever is in turn in a slow game, wants to be told so, and is not at the table: at once, and again where
the table has waited long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
import structlog

from railhead.server.mail import send_mail
from railhead.server.protocol.people import Choices
from railhead.server.room import Room, now_ms
from railhead.server.settings import Settings
from railhead.store import games, people
from railhead.store.rows import SeatRow
from railhead.store.store import Store

log = structlog.get_logger()

#: how often it is looked for tables that wait
LOOK_EVERY_S = 600.0


async def notify(settings: Settings, room: Room, before: int | None) -> None:
    """`before` is the seat that was asked before: nobody is told twice about the same turn."""
    asked = room.game.asked
    if not settings.smtp_host or room.game.pace != "slow" or asked is None or asked == before:
        return
    await _tell(settings, room.store, room.seats[asked], room.people_here(), "mail-turn")


async def remind_for_ever(settings: Settings, store: Store) -> None:
    while True:
        try:
            await remind(settings, store)
        except Exception:  # the next time may be better
            log.exception("remind.failed")
        await asyncio.sleep(LOOK_EVERY_S)


async def remind(settings: Settings, store: Store) -> None:
    """Once for each turn that takes longer than `remind_hours`; of several processes one sends the mail."""
    async with store.read() as db:
        found = await games.forgotten(db, now_ms() - int(settings.remind_hours * 3_600_000))
        seats = await games.seats_of(db, [game.id for game in found])
    for game in found:
        async with store.write() as db:
            first = await games.remind(db, game)
        if first and game.asked is not None:
            await _tell(settings, store, seats[game.id][game.asked], (), "mail-reminder")


async def _tell(settings: Settings, store: Store, seat: SeatRow, here: Iterable[str], message: str) -> None:
    if seat.kind != "person" or seat.person is None or seat.person in here:
        return
    async with store.read() as db:
        person = await people.find(db, seat.person)
    if person is None or person.email is None:
        return
    if msgspec.json.decode(person.choices, type=Choices).mail_on_turn:
        link = f"{settings.public_url.rstrip('/')}/games/{seat.game}"
        send_mail(settings, person.email, person.lang, message, {"link": link, "name": seat.name or person.name})
