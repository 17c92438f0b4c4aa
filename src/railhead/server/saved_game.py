"""A game as it lies in the database, and what is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from railhead.games import catalogue
from railhead.kernel.record import Entry, Header, Record, RecordError, parse
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Refused
from railhead.server.faults import GameUnreadable
from railhead.server.timeline import Timeline
from railhead.store.rows import EntryRow, GameRow, SeatRow

#: what comes of rows that are no game: the rules say why, or stumble over what cannot be
NOT_READ = (RecordError, Refused, LookupError, ValueError, TypeError, AssertionError, AttributeError)


def begun(header: str) -> Timeline:
    """The game before its first entry."""
    found = parse(header.encode()).header
    return Timeline(*catalogue.rules_of(found), found)


def unreadable(error: Exception) -> tuple[Refusal, ...]:
    """Why the rows are no game."""
    reasons = error.refusals if isinstance(error, RecordError | Refused) else ()
    return (GameUnreadable(), *reasons)


def header_line(header: Header) -> str:
    return msgspec.json.encode(header.plain()).decode()


def header_of(game: GameRow) -> Header | None:
    """The first line of a game, if it can be read."""
    try:
        return parse(game.header.encode()).header if game.header is not None else None
    except RecordError:
        return None


def record_of(header: Header, seats: Sequence[SeatRow], rows: Iterable[EntryRow], over: bool) -> Record:
    """The record with its players; the seed, and digests made from it, only when the game is over."""
    header = msgspec.structs.replace(header, players=tuple(seat.name or "" for seat in seats))
    if not over:
        header = msgspec.structs.replace(header, seed=None)
    return Record(header, tuple(_entry(row, over) for row in rows))


def _entry(row: EntryRow, over: bool) -> Entry:
    action: dict[str, object] | None = msgspec.json.decode(row.action) if row.action is not None else None
    return Entry(row.n, row.seat, action, row.rewind, row.digest if over else None)
