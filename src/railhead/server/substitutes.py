"""Bots on seats of people: given an open seat before the start, sitting in for somebody absent, and back again."""

from __future__ import annotations

import msgspec

from railhead.kernel.refusal import NoSuchSeat
from railhead.server import views
from railhead.server.faults import (
    AlreadyStarted,
    NotAbsent,
    NotYourSeat,
    RatedForPeople,
    SeatNotLent,
    SeatTaken,
    forbidden,
    refused,
)
from railhead.server.hub import Hub
from railhead.server.protocol.games import Replace, ToBot
from railhead.server.room import Room, now_ms
from railhead.server.settings import Settings
from railhead.server.tables import begin_when_full, sit, substitute
from railhead.store.rows import GameRow, PersonRow, ReplacementRow, SeatRow


async def fill(hub: Hub, room: Room, person: PersonRow, asked: ToBot) -> None:
    """Whoever made the table lets a bot have an open seat, before the start; or a bot of another level."""

    async def work() -> None:
        if room.game.creator != person.id:
            raise forbidden()
        if room.game.status != "open":
            raise refused(AlreadyStarted())
        before = _seat(room, asked.seat)
        if before.kind == "person":
            raise refused(SeatTaken())
        if room.game.rated:
            raise refused(RatedForPeople())
        await _allow_bot(hub, room)
        await sit(hub, room, substitute(room, asked.seat, asked.bot))

    await room.settled(work)
    await begin_when_full(hub, room)


async def come_back(hub: Hub, room: Room, person: PersonRow, seat: int) -> None:
    """Take the seat again in which a bot sits in for one."""

    async def work() -> None:
        before = _seat(room, seat)
        if before.person == person.id:
            raise refused(SeatNotLent())
        if before.kind != "bot" or before.owner != person.id:
            raise forbidden(NotYourSeat())
        await sit(hub, room, SeatRow(room.game.id, seat, "person", person.id, before.name, named=before.named))

    await room.settled(work)


async def replace(hub: Hub, room: Room, person: PersonRow, asked: Replace) -> None:
    """Somebody is waited for too long: once all others at the table agree, a bot sits in until they come back.

    A single no ends the vote, and so does the next move.
    """

    async def work() -> None:
        own = views.seats_of(room.seats, person.id)
        if not own:
            raise forbidden()
        _must_be_absent(hub.settings, room, person, asked.seat)
        vote = _vote(room, asked.seat)
        if not asked.agree:
            await room.keep_replacement(None)
            return
        agreed = {*msgspec.json.decode(vote.agreed, type=list[str]), person.id}
        vote = msgspec.structs.replace(vote, agreed=msgspec.json.encode(sorted(agreed)).decode())
        if views.replacement_info(vote, room.seats).asked:
            await room.keep_replacement(vote)
            return
        await _allow_bot(hub, room)
        await sit(hub, room, substitute(room, asked.seat, None))

    await room.settled(work)
    hub.bots.wake(room)


def absent_after(settings: Settings, game: GameRow) -> int:
    """Seconds without a move after which the others may let a bot sit in."""
    return int(settings.absent_hours * 3600 if game.pace == "slow" else settings.absent_minutes * 60)


def _must_be_absent(settings: Settings, room: Room, person: PersonRow, seat: int) -> None:
    """Only somebody else, only while the game waits for them, and only after a good while."""
    before = _seat(room, seat)
    wait = absent_after(settings, room.game) - (now_ms() - room.game.changed) // 1000
    waited_for = room.game.status == "running" and room.game.asked == seat and before.kind == "person"
    if not waited_for or before.person == person.id or wait > 0:
        raise refused(NotAbsent(max(0, wait)))


def _vote(room: Room, seat: int) -> ReplacementRow:
    """The vote that is under way about that seat, or a new one."""
    now = room.replacement
    if now is not None and now.seat == seat and now.head == room.game.head:
        return now
    return ReplacementRow(room.game.id, seat, room.game.head, "[]")


async def _allow_bot(hub: Hub, room: Room) -> None:
    """Refused where whoever made the table has too many tables with bots; one more bot at a table is no more."""
    if all(seat.kind != "bot" for seat in room.seats):
        async with hub.store.read() as db:
            await hub.quotas.bot_table(db, room.game.creator, now_ms())


def _seat(room: Room, seat: int) -> SeatRow:
    if seat >= len(room.seats):
        raise refused(NoSuchSeat(seat, len(room.seats)))
    return room.seats[seat]
