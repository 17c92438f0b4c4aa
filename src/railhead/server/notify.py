"""Mails to whoever is in turn in a slow game, wants to be told so, and is not at the table: at once, and again where
the table has waited long. Mails to those who are asked to a table, or offered a seat there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
import structlog

from railhead.games import catalogue
from railhead.kernel.message import Arg
from railhead.server.auth import hash_of
from railhead.server.mail import link_to, send_mail
from railhead.server.protocol.people import Choices
from railhead.server.room import Room, now_ms
from railhead.server.settings import Settings
from railhead.store import games, people
from railhead.store.rows import PersonRow, SeatRow
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
        link = link_to(settings, f"/games/{seat.game}")
        send_mail(settings, person.email, person.lang, message, {"link": link, "name": seat.name or person.name})


Request: TypeAlias = Literal["invitation", "offer"]


async def tell_asked(settings: Settings, room: Room, by: PersonRow, asked: PersonRow, request: Request) -> None:
    """To somebody who is invited, or offered a seat. Not to who does not want it or sees the table anyway, and not more
    often than `mail_wait` allows, however many ask."""
    if not settings.smtp_host or asked.email is None or asked.id in room.people_here():
        return
    if not msgspec.json.decode(asked.choices, type=Choices).mail_on_invitation:
        return
    async with room.store.write() as db:
        address = hash_of(asked.email.lower())
        if not await people.may_mail(db, address, "invitation", now_ms() // 1000, settings.mail_wait):
            return
    from railhead.i18n.render import texts  # as in `mail`

    title = texts(asked.lang, catalogue.title(room.game.title).package).text("title-name")
    args: dict[str, Arg] = {
        "link": link_to(settings, f"/games/{room.game.id}"), "name": asked.name, "by": by.name, "title": title,
    }  # fmt: skip
    send_mail(settings, asked.email, asked.lang, f"mail-{request}", args)
