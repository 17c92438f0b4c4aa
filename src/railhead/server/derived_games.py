"""New games out of old ones: a rematch, a branch, an import. Long replays run beside the other requests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from railhead.games import catalogue
from railhead.i18n.render import texts
from railhead.kernel.record import NoHeader, NoSuchEntry
from railhead.kernel.rules import OptionValue
from railhead.server import views
from railhead.server.alerts import Event, noted
from railhead.server.faults import Fault, ImportTooSlow, NotOver, TooLarge, forbidden, not_found, refused
from railhead.server.hub import Hub
from railhead.server.protocol.games import Join, Seating
from railhead.server.replays import BranchOff, Import, NotReplayed, Replayed
from railhead.server.room import Room, now_ms
from railhead.server.tables import allowed_by_quotas, begin, join, must_be_playable, new_row, started
from railhead.server.worker_pool import Died, Failed
from railhead.store import games, outbox
from railhead.store.rows import EntryRow, GameRow, PersonRow, SeatRow

log = structlog.get_logger()


async def rematch(hub: Hub, room: Room, person: PersonRow, seating: Seating | None) -> Room:
    """The same table again, one for a game: whoever asks first makes it, all others join it by asking."""

    async def work() -> tuple[str, bool]:
        if not _seats_before(room, person):
            raise forbidden()
        if room.game.status not in ("over", "closed"):
            raise refused(NotOver())
        made = await _rematch_made(hub, room)
        return (made, False) if made is not None else (await _make_rematch(hub, room, person, seating), True)

    id, fresh = await room.settled(work)
    new = await hub.room(id)
    if fresh and all(seat.kind != "open" for seat in new.seats):
        await begin(hub, new)
    if not fresh:
        await _sit_as_before(hub, new, room, person)
    return new


def _seats_before(room: Room, person: PersonRow) -> list[SeatRow]:
    """Where somebody sat; whoever lent the seat to a bot counts as well."""
    return [seat for seat in room.seats if person.id in (seat.person, seat.owner)]


async def _rematch_made(hub: Hub, room: Room) -> str | None:
    """The rematch that is there already, unless it was given up."""
    if room.game.rematch is None:
        return None
    async with hub.store.read() as db:
        found = await games.find(db, room.game.rematch)
    return found.id if found is not None and found.status != "closed" else None


async def _make_rematch(hub: Hub, room: Room, person: PersonRow, seating: Seating | None) -> str:
    """Bots sit down at once, the others are invited; those at the old table are told."""
    old = room.game
    options = msgspec.json.decode(old.options, type=dict[str, OptionValue])
    game = new_row(old.title, options, len(room.seats), person.id)
    must_be_playable(game)
    game = msgspec.structs.replace(
        game, origin=old.id, name=old.name, pace=old.pace, clock=old.clock,
        access=old.access, seating=seating or old.seating,
        rated=old.rated, coach=old.coach, begins="full",
    )  # fmt: skip
    seats = [_seat_again(game.id, seat, person) for seat in room.seats]
    others = {seat.owner or seat.person for seat in room.seats} - {None, person.id}
    async with hub.store.write() as db:
        await allowed_by_quotas(hub, db, game, seats)
        await games.create(db, game, seats, sorted(id for id in others if id is not None))
        await games.change(db, old.id, {"rematch": game.id}, was=old.version)
        away = sorted(id for id in others - room.people_here() if id is not None)
        invited = [Event("invitation", "invitation", id, person.name) for id in away]
        await outbox.keep(db, noted(invited, game, now_ms()))
    hub.outbox.nudge()
    await room.load()
    room.table_changed()
    return game.id


def _seat_again(game: str, seat: SeatRow, person: PersonRow) -> SeatRow:
    if person.id in (seat.person, seat.owner):
        return SeatRow(game, seat.seat, "person", person.id, seat.name)
    if seat.kind == "bot" and seat.owner is None:
        return SeatRow(game, seat.seat, "bot", None, seat.name, seat.bot)
    return SeatRow(game, seat.seat, "open")


async def _sit_as_before(hub: Hub, new: Room, old: Room, person: PersonRow) -> None:
    """On the same seats as in the old game, where they are still open; else on any."""
    if new.game.status != "open" or views.seats_of(new.seats, person.id):
        return
    before = _seats_before(old, person)
    free = [seat for seat in before if new.seats[seat.seat].kind == "open"]
    for seat in free:
        await join(hub, new, person, Join(seat.seat, seat.name))
    if not free:
        await join(hub, new, person, Join(None, before[0].name))


async def branch(hub: Hub, room: Room, person: PersonRow, at: int, gone: Callable[[], Awaitable[None]]) -> Room:
    """Another way from entry `at`, for oneself.

    Out of a running game it goes without the seed, so that nobody sees what will be drawn; where something was drawn
    already, the game cannot be replayed without it, and the reasons say so.
    """
    record = await room.record()
    if at > len(record.entries):
        raise not_found(NoSuchEntry(at, len(record.entries)))
    found = await _replay(hub, person, BranchOff(record, at), gone)
    if isinstance(found, NotReplayed):
        raise refused(NotOver(), *found.refusals)
    return await _analysis(hub, person, found, room.seats, room.game)


async def import_record(hub: Hub, person: PersonRow, data: bytes, gone: Callable[[], Awaitable[None]]) -> Room:
    """A Railhead record or an export of 18xx.games, as an analysis game."""
    found = await _replay(hub, person, Import(data), gone)
    if isinstance(found, NotReplayed):
        raise Fault(413 if TooLarge() in found.refusals else 422, found.refusals)
    players = [SeatRow("", number, "person", name=name) for number, name in enumerate(found.names)]
    return await _analysis(hub, person, found, players, None)


async def _replay(
    hub: Hub, person: PersonRow, question: Import | BranchOff, gone: Callable[[], Awaitable[None]]
) -> Replayed | NotReplayed:
    """Let a process go over the game; it is ended where that takes too long, and where nobody waits for it any more."""
    seconds = hub.settings.import_seconds
    working = asyncio.ensure_future(hub.replays.ask(person.id, question, seconds))
    leaving = asyncio.ensure_future(gone())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise refused(ImportTooSlow(int(seconds)))
        found = working.result()
        assert isinstance(found, Replayed | NotReplayed)
        return found
    except (TimeoutError, Died):
        raise refused(ImportTooSlow(int(seconds))) from None
    except Failed as error:
        log.error("replay.failed", person=person.id, error=str(error))
        raise refused(NoHeader("")) from None
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


def _unnamed(seat: SeatRow, lang: str) -> str:
    """What a bot is called, or somebody of whom the record does not say it."""
    return texts(lang).text("bot-name" if seat.kind == "bot" else "seat-unnamed", {"number": seat.seat + 1})


async def _analysis(
    hub: Hub, person: PersonRow, found: Replayed, players: Sequence[SeatRow], origin: GameRow | None
) -> Room:
    """Write a whole game that has been replayed; all its seats are the person's, with the names of those who played.

    It has the pace of the game it came from: in slow ones a reply may be prepared on it."""
    # The names stand on the seats, where they go away with the people.
    header = msgspec.structs.replace(found.header, players=())
    title, _ = catalogue.rules_of(header)
    game = new_row(title.id, header.options, header.seats, person.id)
    game = msgspec.structs.replace(game, rules=header.rules, kind="analysis", seed=header.seed)
    if origin is not None:
        game = msgspec.structs.replace(game, origin=origin.id, pace=origin.pace)
    seats = [
        SeatRow(
            game.id, was.seat, "person", person.id, was.name or _unnamed(was, person.lang),
            named=was.named or was.person or was.owner,
        )
        for was in players
    ]  # fmt: skip
    values = started(header) | {
        "head": len(found.rows),
        "asked": found.asked,
        "status": "over" if found.asked is None else "running",
        "result": found.result,
        "gist": found.gist,
    }
    rows = [
        EntryRow(game.id, n, row.seat, row.action, row.rewind, row.digest, row.log, game.changed)
        for n, row in enumerate(found.rows, 1)
    ]
    async with hub.store.write() as db:
        await games.create(db, game, seats)
        await games.change(db, game.id, values)
        await games.append_all(db, rows)
        for n, state in found.snapshots:
            await db.run_sync(games.keep_snapshot, game.id, n, state)
    return await hub.room(game.id)
