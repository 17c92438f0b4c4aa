"""The clocks of a table: read from its rows, moved on by what happens there, and as they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.server import clocks, views
from railhead.server.clock import now_ms
from railhead.server.clocks import Calendar, ClockRules, Clocks
from railhead.server.protocol.games import ClocksInfo
from railhead.store import away
from railhead.store.rows import GameRow, SeatRow, WishRow

if TYPE_CHECKING:
    from railhead.server.room import Room

_rules = msgspec.json.Decoder(ClockRules)
_clocks = msgspec.json.Decoder(Clocks)

#: what changes in a game's row together with its clocks
Values: TypeAlias = dict[str, object]


def rules_of(game: GameRow) -> ClockRules | None:
    return _rules.decode(game.clock) if game.clock is not None else None


def now_at(room: Room) -> Clocks | None:
    """The clocks as they stand now; None where the table plays without, or not yet."""
    rules = rules_of(room.game)
    if rules is None or room.game.clocks is None:
        return None
    return clocks.tick(rules, _clocks.decode(room.game.clocks), room.calendars, now_ms())


def asked_at(game: GameRow, seats: Sequence[SeatRow], asked: int | None, wish: WishRow | None = None) -> list[int]:
    """The people who are waited for: by the game, and by whoever would like to take back. Bots have no clock."""
    waited = {asked} if asked is not None else set()
    if wish is not None and wish.head == game.head:
        waited |= set(views.wish_info(wish, seats).asked)
    return [seat.seat for seat in seats if seat.seat in waited and seat.kind == "person"]


async def calendars_of(db: AsyncConnection, game: GameRow, seats: Sequence[SeatRow]) -> list[Calendar]:
    """Nights, weekends and vacations are for slow games."""
    people = [seat.person for seat in seats if seat.person is not None]
    if game.clock is None or game.pace != "slow":
        return [Calendar()] * len(seats)
    zones, gone = await away.zones(db, people), await away.vacations(db, people)
    return [
        Calendar(zones.get(seat.person, "UTC"), tuple(gone[seat.person])) if seat.person is not None else Calendar()
        for seat in seats
    ]


# -- what happens at the table -----------------------------------------------------------------------


def begun(game: GameRow, seats: Sequence[SeatRow], asked: int | None) -> Values:
    """The game begins: whoever is asked first starts to think. It is looked at the clocks as soon as they are read."""
    rules = rules_of(game)
    if rules is None:
        return {}
    now = now_ms()
    state = clocks.begin(rules, len(seats), asked_at(game, seats, asked), now)
    return {"clocks": _written(state), "falls": now if rules.at_zero != "nothing" else None}


def after_action(room: Room, seat: int, asked: int | None) -> Values:
    rules, now = rules_of(room.game), now_at(room)
    if rules is None or now is None:
        return {}
    return values(room, clocks.acted(rules, now, seat, asked_at(room.game, room.seats, asked)))


def after_rewind(room: Room, then: str | None, alone: Iterable[int], asked: int | None) -> Values:
    """`then` is how they stood after the entry that is gone back to; None at the beginning."""
    rules, now = rules_of(room.game), now_at(room)
    if rules is None or now is None:
        return {}
    state = _clocks.decode(then) if then is not None else clocks.begin(rules, len(room.seats), (), now.since)
    return values(room, clocks.taken_back(now, state, alone, asked_at(room.game, room.seats, asked)))


def after_wish(room: Room, wish: WishRow | None) -> Values:
    now = now_at(room)
    if now is None:
        return {}
    return values(room, clocks.asked(now, asked_at(room.game, room.seats, room.game.asked, _timed(room, wish))))


def after_sitting(room: Room, after: SeatRow) -> Values:
    """Somebody else sits there; who comes back after their time was up gets a little."""
    rules, now = rules_of(room.game), now_at(room)
    if rules is None or now is None:
        return {}
    seats = [after if seat.seat == after.seat else seat for seat in room.seats]
    if after.kind == "person" and room.seats[after.seat].kind != "person":
        now = clocks.granted(rules, now, after.seat)
    return values(room, clocks.asked(now, asked_at(room.game, seats, room.game.asked, _timed(room, room.wish))))


def _timed(room: Room, wish: WishRow | None) -> WishRow | None:
    """A wish that clocks run for. Where it was refused already it costs nobody time: else the others could be kept
    answering until theirs is up."""
    return None if wish is not None and room.denied.get(wish.seat) == wish.head else wish


def values(room: Room, state: Clocks) -> Values:
    rules = rules_of(room.game)
    assert rules is not None
    return {"clocks": _written(state), "falls": clocks.falls_at(rules, state, room.calendars)}


def _written(state: Clocks) -> str:
    return msgspec.json.encode(state).decode()


# -- showing -----------------------------------------------------------------------------------------


def shown(room: Room) -> ClocksInfo | None:
    """As they stand at this moment: the page goes on counting by itself."""
    rules, state = rules_of(room.game), now_at(room)
    if rules is None or state is None:
        return None
    now = state.since
    standing = {seat: clocks.rests(rules, room.calendars[seat], now) for seat in state.running}
    changes = [at for _, at in standing.values() if at is not None]
    return ClocksInfo(
        left=state.left,
        running=() if state.paused or room.game.status != "running" else state.running,
        resting=tuple(seat for seat, (rests, _) in standing.items() if rests),
        changes=min(changes) - now if changes else None,
        paused=state.paused,
        pausing=state.pausing,
        away=tuple(_away(calendar, now) for calendar in room.calendars),
    )


def _away(calendar: Calendar, now: int) -> int | None:
    """Until when (in seconds since 1970) somebody is on vacation now."""
    return next((end // 1000 for start, end in calendar.away if start <= now < end), None)
