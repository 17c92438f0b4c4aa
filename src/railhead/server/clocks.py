"""Clocks: a budget for each seat, and time added for each decision. Pure: state and the time in, state out.

All times are milliseconds. The state is kept with every entry, so that a restart goes on with the same clocks and
taking back gives back what was used. What runs while nothing happens is computed from `since`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct
from msgspec.structs import replace

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

#: in slow games clocks stand from this hour of the player's evening to that one of the morning
NIGHT_FROM, NIGHT_TO = 22, 8
SATURDAY = 5
#: how far ahead it is looked for the time at which a clock falls; it is looked for again then
HORIZON = 60 * DAY
#: days a year for which somebody may stop their clocks
VACATION_DAYS = 30

#: what happens when a clock has run down: nothing; a bot sits in until they come back; a bot has the seat for good
AtZero: TypeAlias = Literal["nothing", "bot", "lost"]

Span: TypeAlias = tuple[int, int]


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays with clocks: seconds to begin with, seconds added for each decision."""

    budget: Annotated[int, Meta(ge=10, le=90 * 86_400)]
    added: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0
    at_zero: AtZero = "nothing"
    #: clocks stand at night and at weekends, by the zone of each player; in slow games
    nights: bool = False
    weekends: bool = False


class Calendar(Struct, frozen=True):
    """When somebody's clock may stand: their time zone, and their vacations (in slow games)."""

    zone: str = "UTC"
    away: tuple[Span, ...] = ()


class Clocks(Struct, frozen=True):
    """What each seat has left and has used, as of `since`; who is asked since then."""

    left: tuple[int, ...]
    used: tuple[int, ...]
    since: int
    running: tuple[int, ...] = ()
    paused: bool = False
    #: who agrees to a pause that not all have agreed to yet
    pausing: tuple[int, ...] = ()


def begin(rules: ClockRules, seats: int, running: Iterable[int], now: int) -> Clocks:
    return Clocks((rules.budget * 1000,) * seats, (0,) * seats, now, tuple(running))


# -- time that counts --------------------------------------------------------------------------------


def counted_spans(rules: ClockRules, calendar: Calendar, start: int, end: int) -> Iterator[Span]:
    """The parts of a time in which a clock runs, in order: not at night, at weekends or on vacation."""
    for a, b in _waking(rules, calendar.zone, start, end) if rules.nights or rules.weekends else ((start, end),):
        for gone, back in sorted(calendar.away):
            if gone < b and back > a:
                if a < gone:
                    yield a, gone
                a = max(a, back)
        if a < b:
            yield a, b


def _waking(rules: ClockRules, zone: str, start: int, end: int) -> Iterator[Span]:
    """The days, without nights and weekends where the table leaves them out."""
    there = known_zone(zone)
    day = datetime.fromtimestamp(start / 1000, there).date()
    while (midnight := _at(day, 0, there)) < end:
        following = day + timedelta(days=1)
        if not (rules.weekends and day.weekday() >= SATURDAY):
            a = _at(day, NIGHT_TO, there) if rules.nights else midnight
            b = _at(day, NIGHT_FROM, there) if rules.nights else _at(following, 0, there)
            if max(a, start) < min(b, end):
                yield max(a, start), min(b, end)
        day = following


def _at(day: object, hour: int, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, time(hour), zone).timestamp() * 1000)  # type: ignore[arg-type]


@lru_cache(maxsize=600)
def known_zone(name: str) -> ZoneInfo:
    """The zone of that name; UTC where this machine knows none."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # what is not found is a KeyError
        return ZoneInfo("UTC")


# -- running -----------------------------------------------------------------------------------------


def tick(rules: ClockRules, clocks: Clocks, calendars: Sequence[Calendar], now: int) -> Clocks:
    """The clocks as they stand now. Time never runs back: a clock of the machine that is set back uses nothing."""
    now = max(now, clocks.since)
    left, used = list(clocks.left), list(clocks.used)
    for seat in () if clocks.paused else clocks.running:
        gone = sum(b - a for a, b in counted_spans(rules, calendars[seat], clocks.since, now))
        left[seat] -= gone
        used[seat] += gone
    return replace(clocks, left=tuple(left), used=tuple(used), since=now)


def falls_at(rules: ClockRules, clocks: Clocks, calendars: Sequence[Calendar]) -> int | None:
    """When somebody has to look at the clocks again: the first one falls then, or (after HORIZON) may fall later."""
    if rules.at_zero == "nothing" or clocks.paused:
        return None
    return min((_falls(rules, clocks, calendars[seat], seat) for seat in clocks.running), default=None)


def _falls(rules: ClockRules, clocks: Clocks, calendar: Calendar, seat: int) -> int:
    left, end = clocks.left[seat], clocks.since + HORIZON
    if left <= 0:
        return clocks.since
    for a, b in counted_spans(rules, calendar, clocks.since, end):
        if b - a >= left:
            return a + left
        left -= b - a
    return end


def run_down(clocks: Clocks) -> tuple[int, ...]:
    """The asked seats whose time is up; of clocks that stand as of now."""
    return tuple(seat for seat in clocks.running if clocks.left[seat] <= 0)


# -- what happens at the table -----------------------------------------------------------------------


def acted(rules: ClockRules, clocks: Clocks, seat: int, running: Iterable[int]) -> Clocks:
    """A seat has decided: it gets its added time, if its clock was running, and the next ones are asked. Whoever goes
    on does not ask for a pause any more."""
    more = rules.added * 1000 if seat in clocks.running and not clocks.paused else 0
    left = tuple(max(have, 0) + more if one == seat else have for one, have in enumerate(clocks.left))
    pausing = tuple(one for one in clocks.pausing if one != seat)
    return replace(clocks, left=left, running=tuple(running), pausing=pausing)


def asked(clocks: Clocks, running: Iterable[int]) -> Clocks:
    """Others are asked than before, by a wish or because it has ended."""
    return replace(clocks, running=tuple(running))


def taken_back(clocks: Clocks, then: Clocks, alone: Iterable[int], running: Iterable[int]) -> Clocks:
    """Everybody has what they had then. Only who takes back without asking (`alone`) has used what they have thought:
    otherwise one could think without end by moving and taking back."""
    left = list(then.left)
    used = list(then.used)
    for by in alone:
        left[by] = max(0, left[by] - max(0, clocks.used[by] - then.used[by]))
        used[by] = clocks.used[by]
    return replace(clocks, left=tuple(left), used=tuple(used), running=tuple(running))


def wants_pause(clocks: Clocks, seats: Iterable[int], people: Iterable[int]) -> Clocks:
    """Somebody would like a pause, with these seats of theirs; it begins when all people at the table agree."""
    pausing = tuple(sorted({*clocks.pausing, *seats}))
    if set(people) <= set(pausing):
        return replace(clocks, paused=True, pausing=())
    return replace(clocks, pausing=pausing)


def goes_on(clocks: Clocks) -> Clocks:
    """No pause (any more): one who says so is enough."""
    return replace(clocks, paused=False, pausing=())


def granted(rules: ClockRules, clocks: Clocks, seat: int) -> Clocks:
    """Who comes back after their time was up has one decision's time, at least a minute; who has some left, that."""
    least = max(rules.added * 1000, MINUTE)
    left = tuple(least if one == seat and have <= 0 else have for one, have in enumerate(clocks.left))
    return replace(clocks, left=left)


# -- showing -----------------------------------------------------------------------------------------


def rests(rules: ClockRules, calendar: Calendar, now: int) -> tuple[bool, int | None]:
    """Whether a clock stands now by night, weekend or vacation, and when that changes next, if within a week or so."""
    spans = list(counted_spans(rules, calendar, now, now + 10 * DAY))
    if not spans:
        return True, None
    first, last = spans[0]
    if first > now:
        return True, first
    return False, last if last < now + 10 * DAY else None


# -- vacations ---------------------------------------------------------------------------------------


def vacation_days(away: Iterable[Span], year: int) -> int:
    """The days of a year (UTC) that vacations take, begun ones counted as whole."""
    first, last = (int(datetime(y, 1, 1, tzinfo=UTC).timestamp() * 1000) for y in (year, year + 1))
    return sum(-(-(min(b, last) - max(a, first)) // DAY) for a, b in away if a < last and b > first)
