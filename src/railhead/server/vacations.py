"""Time zones and vacations of people. Where either changes, the clocks of their games are first counted up to now."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import available_timezones

from litestar import get, post, put

from railhead.server import clocks, table_clocks
from railhead.server.auth import signed_in
from railhead.server.clock import now_ms
from railhead.server.clocks import DAY, VACATION_DAYS
from railhead.server.dependencies import Sent, Tables, Viewer
from railhead.server.faults import NoSuchZone, VacationUsedUp, refused
from railhead.server.hub import Hub
from railhead.server.protocol.people import Absence, Vacation, ZoneBody
from railhead.server.room import Room
from railhead.store import away, games
from railhead.store.rows import PersonRow


@get("/api/absence")
async def absence(viewer: Viewer, hub: Tables) -> Absence:
    """One's time zone, one's vacation, and how many days of it are left this year."""
    return await _absence(hub, signed_in(viewer))


@put("/api/absence/zone")
async def set_zone(viewer: Viewer, hub: Tables, data: Sent[ZoneBody]) -> Absence:
    """By which clock one sleeps and has weekends."""
    person = signed_in(viewer)
    if data.zone not in available_timezones():
        raise refused(NoSuchZone(data.zone))
    async with hub.store.read() as db:
        known = (await away.zones(db, [person.id])).get(person.id)
    if known not in (None, data.zone):
        hub.quotas.zone(person.id)
    await _count(hub, person)
    async with hub.store.write() as db:
        await away.set_zone(db, person.id, data.zone)
    await _count(hub, person)
    return await _absence(hub, person)


@post("/api/absence/vacation", status_code=200)
async def announce(viewer: Viewer, hub: Tables, data: Sent[Vacation]) -> Absence:
    """Be away for this many days from now on; 0 comes back at once. Days begun count towards what is allowed a year."""
    person, now = signed_in(viewer), now_ms()
    await _count(hub, person)
    async with hub.store.write() as db:
        known = (await away.vacations(db, [person.id]))[person.id]
        for start, end in known:
            if start <= now < end:  # a vacation that is under way ends, or is announced anew
                await away.add(db, person.id, start, now) if start < now else await away.drop(db, person.id, start)
        if data.days:
            known = (await away.vacations(db, [person.id]))[person.id]
            _must_be_left(known, now, now + data.days * DAY)
            await away.add(db, person.id, now, now + data.days * DAY)
    await _count(hub, person)
    return await _absence(hub, person)


def _must_be_left(known: list[clocks.Span], start: int, end: int) -> None:
    """The days of every year that the vacation touches."""
    for year in {_year(start), _year(end - 1)}:
        left = VACATION_DAYS - clocks.vacation_days(known, year)
        if clocks.vacation_days([(start, end)], year) > left:
            raise refused(VacationUsedUp(max(0, left)))


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


async def _absence(hub: Hub, person: PersonRow) -> Absence:
    now = now_ms()
    async with hub.store.read() as db:
        zone = (await away.zones(db, [person.id])).get(person.id)
        known = (await away.vacations(db, [person.id]))[person.id]
    until = next((end // 1000 for start, end in known if start <= now < end), None)
    return Absence(zone, until, max(0, VACATION_DAYS - clocks.vacation_days(known, _year(now))), VACATION_DAYS)


async def _count(hub: Hub, person: PersonRow) -> None:
    """What has passed counts as it was announced: nobody wins back a night by moving to another zone."""
    async with hub.store.read() as db:
        found = await games.with_clocks(db, person.id)
    for id in found:
        room = await hub.room(id)
        await room.settled(lambda room=room: _count_at(room))  # type: ignore[misc]


async def _count_at(room: Room) -> None:
    now = table_clocks.now_at(room)
    if now is not None and room.game.status == "running":
        await room.keep_clocks(now)
        await room.load()
        room.table_changed()


ROUTES = [absence, set_zone, announce]
