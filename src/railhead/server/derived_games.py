"""New games out of old ones: a rematch, a branch, an import. Long replays run beside the other requests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.history import History
from railhead.kernel.record import NoHeader, NoSuchEntry, Record, RecordError, parse
from railhead.kernel.rules import OptionValue
from railhead.kernel.rules import Refused as RulesRefused
from railhead.server.faults import Fault, NotOver, TooLarge, forbidden, not_found, refused
from railhead.server.hub import Hub
from railhead.server.protocol import HIDDEN
from railhead.server.room import Room
from railhead.server.tables import begin, must_be_playable, new_row, started
from railhead.server.timeline import SNAPSHOT_EVERY
from railhead.store import games
from railhead.store.rows import EntryRow, GameRow, PersonRow, SeatRow

AnyHistory: TypeAlias = History[Any]  # the state is the title's own

#: as `protocol.Name`
NAME_LENGTH = 40

#: entries of an imported record
MOST_ENTRIES = 20_000


async def rematch(hub: Hub, room: Room, person: PersonRow) -> Room:
    """The same table again: bots sit down at once, the others are invited and take their seats by joining."""
    old = room.game
    if person.id not in {seat.person for seat in room.seats}:
        raise forbidden()
    if old.status not in ("over", "closed"):
        raise refused(NotOver())
    options = msgspec.json.decode(old.options, type=dict[str, OptionValue])
    game = new_row(old.title, options, len(room.seats), person.id)
    must_be_playable(game)
    kept = {"name": old.name, "pace": old.pace, "access": old.access, "seating": old.seating}
    game = msgspec.structs.replace(game, origin=old.id, **kept)
    seats = [
        SeatRow(game.id, seat.seat, seat.kind, seat.person, seat.name, seat.bot)
        if seat.kind == "bot" or seat.person == person.id
        else SeatRow(game.id, seat.seat, "open")
        for seat in room.seats
    ]
    others = {seat.person for seat in room.seats if seat.person not in (None, person.id)}
    async with hub.store.write() as db:
        await games.create(db, game, seats, sorted(id for id in others if id is not None))
    new = await hub.room(game.id)
    if all(seat.kind != "open" for seat in seats):
        await begin(hub, new)
    return new


async def branch(hub: Hub, room: Room, person: PersonRow, at: int) -> Room:
    """Another way from entry `at`, for oneself.

    Out of a running game it goes without the seed, so that nobody sees what will be drawn; where something was drawn
    already, the game cannot be gone over without it, and the reasons say so.
    """
    record = await room.record()
    if at > len(record.entries):
        raise not_found(NoSuchEntry(at, len(record.entries)))
    try:
        history = await asyncio.to_thread(lambda: _replayed(record, at).branch(at))
    except RecordError as error:
        raise refused(NotOver(), *error.refusals) from None
    return await _analysis(hub, person, history, room.seats, room.game.id)


async def import_record(hub: Hub, person: PersonRow, data: bytes) -> Room:
    """A Railhead record or an export of 18xx.games, as an analysis game."""
    history, names = await asyncio.to_thread(_read, data)
    players = [SeatRow("", number, "person", name=name) for number, name in enumerate(names)]
    return await _analysis(hub, person, history, players, None)


def _read(data: bytes) -> tuple[AnyHistory, Sequence[str | None]]:
    """The game, and the names of those who played it, where the file has them."""
    from railhead.exchange import LogError, read_log, to_record

    try:
        log = read_log(data) if _is_export(data) else None
        record = parse(data) if log is None else to_record(log)
        if len(record.entries) > MOST_ENTRIES:
            raise Fault(413, [TooLarge()])
        names = [None] * record.header.seats if log is None else [_name(player.name) for player in log.players]
        return _replayed(record, None), names
    except (RecordError, LogError, RulesRefused) as error:
        raise refused(*error.refusals) from None
    except (LookupError, ValueError, TypeError, AssertionError) as error:
        # A set-up that somebody made up may have pieces the title does not know.
        raise refused(NoHeader(repr(error))) from None


def _name(given: str) -> str | None:
    """In one line, without what is not seen, and as short as names are here."""
    shown = re.sub(f"[{HIDDEN}]", "", " ".join(given.split()))
    return shown[:NAME_LENGTH].strip() or None


def _is_export(data: bytes) -> bool:
    """An export is one JSON object with `actions`; a record has its header alone on the first line."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return isinstance(plain, dict) and "format" not in plain


def _replayed(record: Record, to: int | None) -> AnyHistory:
    _, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    for _ in history.replay(record, to):
        pass
    return history


async def _analysis(
    hub: Hub, person: PersonRow, history: AnyHistory, players: Sequence[SeatRow], origin: str | None
) -> Room:
    """Write a whole game that was replayed; all its seats are the person's, with the names of those who played."""
    header = history.header
    title, rules = catalogue.rules_of(header)
    game = new_row(title.id, header.options, header.seats, person.id)
    game = msgspec.structs.replace(game, rules=header.rules, kind="analysis", origin=origin, seed=header.seed)
    seats = [
        SeatRow(game.id, was.seat, "person", person.id, was.name or person.name, named=(was.named or was.person))
        for was in players
    ]
    decision = rules.decision(history.state)
    result = None if decision else title.result(rules, history.state)
    values = started(header) | {
        "head": history.last,
        "asked": decision.seat if decision else None,
        "status": "running" if decision else "over",
        "result": msgspec.json.encode(result).decode() if result else None,
    }
    rows = await asyncio.to_thread(lambda: [_row(game, history, title, n) for n in range(1, history.last + 1)])
    async with hub.store.write() as db:
        await games.create(db, game, seats)
        await games.change(db, game.id, values)
        await games.append_all(db, rows)
        for n in range(SNAPSHOT_EVERY, history.last + 1, SNAPSHOT_EVERY):
            if history.stands_for[n] == n:
                await games.keep_snapshot(db, game.id, n, msgspec.msgpack.encode(history.states[n]))
    return await hub.room(game.id)


def _row(game: GameRow, history: AnyHistory, title: Title, n: int) -> EntryRow:
    entry = history.entries[n - 1]
    log = title.chronicle(history.rules, history.states[history.before[n]], history.effects[n])
    action = None if entry.action is None else msgspec.json.encode(entry.action).decode()
    shown = msgspec.json.encode(log).decode()
    return EntryRow(game.id, n, entry.seat, action, entry.rewind, entry.digest or "", shown, game.changed)
