"""Tables: made, joined, left, started; seats handed on."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.bots.levels import names
from railhead.games import catalogue
from railhead.kernel.record import Header
from railhead.kernel.refusal import NoSuchSeat
from railhead.kernel.rng import places_by_lot
from railhead.kernel.rules import OptionValue
from railhead.kernel.rules import Refused as RulesRefused
from railhead.server import table_clocks, views
from railhead.server.alerts import Event, first_turn, noted
from railhead.server.faults import (
    AlreadyStarted,
    Fault,
    GameClosed,
    Kicked,
    NoSuchBot,
    NoSuchPerson,
    NotYourSeat,
    OneSeatEach,
    OnlyForRecords,
    RatedForPeople,
    SeatsStillOpen,
    SeatTaken,
    forbidden,
    refused,
)
from railhead.server.hub import Hub
from railhead.server.ids import new_id
from railhead.server.protocol.games import HandOver, Join, NewGame, SeatSpec
from railhead.server.room import Room, now_ms
from railhead.server.saved_game import header_line
from railhead.server.timeline import Timeline
from railhead.store import games, outbox, people
from railhead.store.rows import GameRow, PersonRow, SeatRow


async def create(hub: Hub, person: PersonRow, asked: NewGame) -> Room:
    """A new table; play begins at once where no seat is open."""
    game = new_row(asked.title, asked.options, len(asked.seats), person.id)
    must_be_playable(game)
    game = msgspec.structs.replace(
        game, seed=asked.seed, name=asked.name, pace=asked.pace, access=asked.access, seating=asked.seating,
        begins=asked.begins, rated=asked.rated, coach=asked.coach and not asked.rated,
        clock=msgspec.json.encode(asked.clock).decode() if asked.clock is not None else None,
    )  # fmt: skip
    seats = [_seat_for(game, number, spec, person) for number, spec in enumerate(asked.seats)]
    if game.rated:
        _must_be_rateable(person, asked.seats)
    async with hub.store.write() as db:
        invited = await _not_blocking(db, person, [await named(db, login) for login in asked.invite])
        await allowed_by_quotas(hub, db, game, seats)
        await games.create(db, game, seats, sorted(invited))
        asked_to = [Event("invitation", "invitation", other, person.name) for other in sorted(invited)]
        await outbox.keep(db, noted(asked_to, game, now_ms()))
    hub.outbox.nudge()
    room = await hub.room(game.id)
    if asked.start and all(seat.kind != "open" for seat in seats):
        await begin(hub, room)
    return room


async def _not_blocking(db: AsyncConnection, person: PersonRow, others: Sequence[PersonRow]) -> dict[str, PersonRow]:
    """By id. Who has blocked somebody is not asked by them, and nobody is told: a block is nobody else's business."""
    return {other.id: other for other in others if not await people.any_blocks(db, [other.id], person.id)}


def _must_be_rateable(person: PersonRow, seats: Sequence[SeatSpec]) -> None:
    """Ratings are about people who are known, each on one seat."""
    kinds = [seat.kind for seat in seats]
    if person.login is None or len(seats) < 2 or "bot" in kinds or kinds.count("me") > 1:
        raise refused(RatedForPeople())


async def allowed_by_quotas(hub: Hub, db: AsyncConnection, game: GameRow, seats: Sequence[SeatRow]) -> None:
    """Refused where whoever makes the table has too many of its kind."""
    if any(seat.kind == "open" for seat in seats):
        await hub.quotas.open_table(db, game.creator)
    if any(seat.kind == "bot" for seat in seats):
        await hub.quotas.bot_table(db, game.creator, now_ms())


def new_row(title: str, options: Mapping[str, OptionValue], seats: int, creator: str) -> GameRow:
    """A game as it stands before anybody sits; refused where options or seats do not fit the title."""
    try:
        found = catalogue.title(title)
        rules = found.open(options, seats)
    except RulesRefused as error:
        raise refused(*error.refusals) from None
    return GameRow(
        id=new_id(),
        title=found.id,
        name="",
        rules=f"{found.id}/{rules.version}",
        options=msgspec.json.encode(dict(rules.options)).decode(),
        status="open",
        creator=creator,
        created=int(time.time()),
        changed=now_ms(),
    )


def must_be_playable(game: GameRow) -> None:
    """Where people play against each other everything is computed, also where somebody would rather be believed."""
    options = msgspec.json.decode(game.options, type=dict[str, OptionValue])
    wrong = [one for one in catalogue.title(game.title).options if options.get(one.name) in one.recorded]
    if wrong:
        raise refused(*(OnlyForRecords(option.name) for option in wrong))


async def begin(hub: Hub, room: Room) -> None:
    """Draw the seats and the set-up, and ask the first seat."""

    async def work() -> None:
        game = room.game
        if game.status != "open":
            raise refused(AlreadyStarted())
        if any(seat.kind == "open" for seat in room.seats):
            raise refused(SeatsStillOpen())
        options = msgspec.json.decode(game.options, type=dict[str, OptionValue])
        seed = game.seed or secrets.token_hex(16)
        header = catalogue.title(game.title).header(options, len(room.seats), seed)
        seats = drawn(room.seats, seed) if game.seating == "lot" else room.seats
        values = started(header)
        values |= table_clocks.begun(game, seats, cast(int | None, values["asked"]))
        async with hub.store.write() as db:
            await games.change(db, game.id, values, was=game.version)
            if game.seating == "lot":
                await games.seat_anew(db, seats)
            await outbox.keep(db, noted(first_turn(seats, cast(int | None, values["asked"])), game, now_ms()))
        await room.load()
        await room.begun()

    await room.settled(work)
    hub.outbox.nudge()
    hub.bots.wake(room)


async def begin_when_full(hub: Hub, room: Room) -> None:
    """Where nobody is waited for any more, and nobody wanted to be asked first."""
    if room.game.status != "open" or room.game.begins != "full" or any(seat.kind == "open" for seat in room.seats):
        return
    try:
        await begin(hub, room)
    except Fault as fault:
        if AlreadyStarted() not in fault.refusals:  # by another process, at the same moment
            raise


def drawn(seats: Sequence[SeatRow], seed: str) -> list[SeatRow]:
    """The seats after the draw. It can be made again: each row keeps the place that its player had before."""
    places = places_by_lot(seed, len(seats))
    return [msgspec.structs.replace(seats[place], seat=seat, place=place) for seat, place in enumerate(places)]


def started(header: Header) -> dict[str, object]:
    """What a game's row says once it has begun."""
    timeline = Timeline(*catalogue.rules_of(header), header)
    decision = timeline.rules.decision(timeline.start)
    asked = decision.seat if decision else None
    gist = views.gist_line(timeline.title.scene(timeline.rules, timeline.start))
    return {"header": header_line(header), "status": "running", "asked": asked, "changed": now_ms(), "gist": gist}


async def start(hub: Hub, room: Room, person: PersonRow) -> None:
    """Only who made the table starts it."""
    if room.game.creator != person.id:
        raise forbidden()
    await begin(hub, room)


# -- seats -------------------------------------------------------------------------------------------


async def join(hub: Hub, room: Room, person: PersonRow, asked: Join) -> None:
    """Take an open seat, before the start or where somebody has left one, or a seat that one is offered."""

    async def work() -> None:
        if room.game.status not in ("open", "running"):
            raise refused(GameClosed())
        if asked.seat is not None and asked.seat >= len(room.seats):
            raise refused(NoSuchSeat(asked.seat, len(room.seats)))
        if person.id in room.kicked:
            raise forbidden(Kicked())
        wanted = [seat for seat in room.seats if asked.seat in (None, seat.seat)]
        offered = [seat for seat in wanted if seat.offered == person.id]
        free = offered or [seat for seat in wanted if seat.kind == "open"]
        if not free:
            raise refused(SeatTaken())
        if room.game.access == "open" and room.game.creator != person.id and views.seats_of(room.seats, person.id):
            raise refused(OneSeatEach())
        if room.game.rated and (person.login is None or views.seats_of(room.seats, person.id)):
            raise refused(RatedForPeople())
        async with hub.store.read() as db:
            sitting = [seat.person for seat in room.seats if seat.person is not None]
            if await people.any_blocks(db, sitting, person.id):
                raise forbidden()
        await sit(hub, room, SeatRow(room.game.id, free[0].seat, "person", person.id, asked.name or person.name))

    await room.settled(work)
    await begin_when_full(hub, room)


async def leave(hub: Hub, room: Room, person: PersonRow, seat: int) -> None:
    """Give one's seat up before the start, or decline one that is offered."""

    async def work() -> None:
        if seat < len(room.seats) and room.seats[seat].offered == person.id:
            await _offer(hub, room, seat, None, person.name)
        else:
            await _empty(hub, room, _own(room, person, seat))

    await room.settled(work)


async def kick(hub: Hub, room: Room, person: PersonRow, seat: int) -> None:
    """Who made the table may free a seat before the start."""

    async def work() -> None:
        if room.game.creator != person.id:
            raise forbidden()
        if seat >= len(room.seats):
            raise refused(NoSuchSeat(seat, len(room.seats)))
        other = room.seats[seat].person
        await _empty(hub, room, room.seats[seat], kicked=other if other != person.id else None)

    await room.settled(work)


async def _empty(hub: Hub, room: Room, before: SeatRow, kicked: str | None = None) -> None:
    if room.game.status != "open":
        raise refused(AlreadyStarted())
    if before.kind != "open":
        await sit(hub, room, SeatRow(room.game.id, before.seat, "open"), _passed_on(room, before), kicked)


def _passed_on(room: Room, left: SeatRow) -> dict[str, object]:
    """Where whoever made the table gets up from their last seat, the next person has it; where nobody else sits there,
    it is closed. What changes in the game's row."""
    creator = room.game.creator
    if left.person != creator or len(views.seats_of(room.seats, creator)) > 1:
        return {}
    others = [seat.person for seat in room.seats if seat.kind == "person" and seat.person != creator]
    return {"creator": others[0]} if others else {"status": "closed", "ending": "left"}


async def leave_open_tables(hub: Hub, person: PersonRow) -> None:
    """Somebody has gone for good: nobody is to wait for them at a table that has not begun."""
    async with hub.store.read() as db:
        found = await games.of_person(db, person.id)
    for game in found:
        if game.status == "open":
            room = await hub.room(game.id)
            await room.settled(partial(_get_up, hub, room, person))


async def _get_up(hub: Hub, room: Room, person: PersonRow) -> None:
    while room.game.status == "open" and (own := views.seats_of(room.seats, person.id)):
        await _empty(hub, room, room.seats[own[0]])
    if room.game.status == "open" and room.game.creator == person.id:
        await change(hub, room, _passed_on(room, SeatRow(room.game.id, 0, "person", person.id)))


async def hand_over(hub: Hub, room: Room, person: PersonRow, asked: HandOver) -> None:
    """Give one's own seat to a bot or to whoever joins, or offer it to somebody by login. Admins give any seat."""
    if asked.to == "person":
        await _offer_to(hub, room, person, asked.seat, asked.login)
        return

    async def work() -> None:
        _must_be_givable(room, person, asked.seat)
        empty = SeatRow(room.game.id, asked.seat, "open")
        after = substitute(room, asked.seat, asked.bot) if asked.to == "bot" else empty
        if after.kind == "bot" and not person.admin and all(seat.kind != "bot" for seat in room.seats):
            async with hub.store.read() as db:
                await hub.quotas.bot_table(db, room.game.creator, now_ms())
        await sit(hub, room, after)

    await room.settled(work)
    hub.bots.wake(room)


def _must_be_givable(room: Room, person: PersonRow, seat: int) -> None:
    if not person.admin or seat >= len(room.seats):
        _own(room, person, seat)
    if room.game.status not in ("open", "running"):
        raise refused(GameClosed())


def substitute(room: Room, seat: int, bot: str | None) -> SeatRow:
    """A bot on a seat, under the name of whoever sat there; in a running game they may come back."""
    before = room.seats[seat]
    level = _level(room.game.title, bot)
    if room.game.status != "running" or before.person is None:
        return SeatRow(room.game.id, seat, "bot", None, None, level)
    return SeatRow(room.game.id, seat, "bot", None, before.name, level, before.named, owner=before.person)


async def _offer_to(hub: Hub, room: Room, person: PersonRow, seat: int, login: str | None) -> None:
    """Nobody is put on a seat: whoever is asked takes it or not. An offer to nobody or to oneself takes it back."""
    async with hub.store.read() as db:
        other = await named(db, login) if login is not None else None
        if other is not None and await people.any_blocks(db, [other.id], person.id):
            raise forbidden()

    async def work() -> None:
        _must_be_givable(room, person, seat)
        if other is not None and other.id in room.kicked:
            raise refused(Kicked())
        asked = other if other is not None and other.id != room.seats[seat].person else None
        await _offer(hub, room, seat, asked.id if asked is not None else None, person.name)

    await room.settled(work)
    hub.outbox.nudge()


async def _offer(hub: Hub, room: Room, seat: int, to: str | None, by: str) -> None:
    was = room.game.version
    offered = [Event("offer", f"offer:{seat}:{was}", to, by)] if to is not None else []
    async with hub.store.write() as db:
        await games.change(db, room.game.id, {}, was=was)
        await games.offer(db, room.game.id, seat, to)
        await outbox.keep(db, noted(offered, room.game, now_ms()))
    await room.load()
    room.table_changed()


def _own(room: Room, person: PersonRow, seat: int) -> SeatRow:
    if seat >= len(room.seats):
        raise refused(NoSuchSeat(seat, len(room.seats)))
    if seat not in views.seats_of(room.seats, person.id):
        raise forbidden(NotYourSeat())
    return room.seats[seat]


async def sit(
    hub: Hub, room: Room, after: SeatRow, changed: Mapping[str, object] | None = None, kicked: str | None = None
) -> None:
    """Put somebody else on a seat, if nothing else has changed at the table; `changed` is what else changes of it."""
    async with hub.store.write() as db:
        # A rated game is one that the same people have played from its beginning to its end.
        values: dict[str, object] = {"changed": now_ms(), "rated": room.game.rated and room.game.status == "open"}
        values |= table_clocks.after_sitting(room, after)
        await games.change(db, room.game.id, values | dict(changed or {}), was=room.game.version)
        await games.sit(db, after)
        if kicked is not None:
            await games.kick(db, room.game.id, kicked)
    await room.load()
    room.table_changed()


async def cancel(hub: Hub, room: Room, person: PersonRow) -> None:
    """Who made the table gives it up before the start."""
    if room.game.creator != person.id:
        raise forbidden()
    await close(hub, room, only_open=True)


async def change(hub: Hub, room: Room, values: Mapping[str, object]) -> None:
    async with hub.store.write() as db:
        await games.change(db, room.game.id, {"changed": now_ms(), **values}, was=room.game.version)
    await room.load()
    room.table_changed()


async def close(hub: Hub, room: Room, only_open: bool = False) -> None:
    """End a game for good, by those who run the server; before it has begun, by whoever made it."""

    async def work() -> None:
        if only_open and room.game.status != "open":
            raise refused(AlreadyStarted())
        await change(hub, room, {"status": "closed", "asked": None})

    await room.settled(work)


async def named(db: AsyncConnection, login: str) -> PersonRow:
    """The account of that login; refused where there is none."""
    person = await people.by_login(db, login)
    if person is None:
        raise refused(NoSuchPerson(login))
    return person


def _seat_for(game: GameRow, number: int, spec: SeatSpec, person: PersonRow) -> SeatRow:
    if spec.kind == "open":
        return SeatRow(game.id, number, "open")
    if spec.kind == "bot":
        return SeatRow(game.id, number, "bot", None, spec.name, _level(game.title, spec.bot))
    return SeatRow(game.id, number, "person", person.id, spec.name or person.name)


def _level(title: str, bot: str | None) -> str:
    """Only our own levels: no command of the server's machine can be named from outside."""
    known = names(title)
    if bot is not None and bot not in known:
        raise refused(NoSuchBot(bot))
    return bot or known[0]
