"""How much of the server one person may use, and how much all who come from one address together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.kernel.refusal import Refusal
from railhead.server.faults import (
    Fault,
    TooManyAnalyses,
    TooManyBotTables,
    TooManyImports,
    TooManyLessons,
    TooManyOpenTables,
    TooManyPreviews,
    TooManySockets,
    TooManyTables,
    TooMuchTalk,
    ZoneChangedOften,
)
from railhead.server.limits import Limit
from railhead.server.metrics import QUOTA_REFUSED, QUOTA_USED
from railhead.server.settings import Settings
from railhead.store import games

MINUTE, HOUR, DAY, WEEK = 60, 3600, 24 * 3600, 7 * 24 * 3600


#: reasons that say after how many seconds it may be tried again
WaitRefusal: TypeAlias = (
    TooManyAnalyses | TooManyImports | TooManyLessons | TooManyTables | TooManyPreviews | TooMuchTalk
)


class Quota:
    """How often in which time, for a person; for an address `share` times as often."""

    def __init__(self, name: str, refusal: type[WaitRefusal], most: int, seconds: int, share: int) -> None:
        self.name, self.refusal, self.most = name, refusal, most
        self.person = Limit(most, seconds)
        self.address = Limit(most * share, seconds)

    def use(self, person: str | None, address: str) -> None:
        """Counts once; refused where it is too much, and then it does not count. Strangers share what their address
        has."""
        counted = [(self.address, address)] + ([(self.person, person)] if person is not None else [])
        if not all(limit.has(who) for limit, who in counted):
            wait = max(limit.wait(who) for limit, who in counted)
            raise too_much(self.name, self.refusal(wait), wait)
        if self.most:
            for limit, who in counted:
                limit.take(who)
        QUOTA_USED.labels(self.name).inc()


def too_much(name: str, refusal: Refusal, wait: int = MINUTE) -> Fault:
    QUOTA_REFUSED.labels(name).inc()
    return Fault(429, [refusal], wait=wait)


class Quotas:
    """What is counted in memory is counted by each process; tables are counted in the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        share = settings.quota_address
        self.tables = Quota("tables", TooManyTables, settings.quota_tables, HOUR, share)
        self.imports = Quota("imports", TooManyImports, settings.quota_imports, HOUR, share)
        self.analyses = Quota("analyses", TooManyAnalyses, settings.quota_analyses, HOUR, share)
        self.talk = Quota("talk", TooMuchTalk, settings.quota_talk, MINUTE, share)
        self.previews = Quota("previews", TooManyPreviews, settings.quota_previews, MINUTE, share)
        self.lessons = Quota("lessons", TooManyLessons, settings.quota_lessons, MINUTE, share)
        self.zones = Limit(settings.quota_zones, WEEK)
        self.sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, person: str | None, address: str) -> Iterator[None]:
        """One more open socket of that person (if signed in) at that address."""
        most = self.settings.quota_sockets
        places = {f"at {address}": most * self.settings.quota_address}
        if person is not None:
            places[person] = most
        for place, limit in places.items():
            if limit and self.sockets[place] >= limit:
                raise too_much("sockets", TooManySockets(limit))
        QUOTA_USED.labels("sockets").inc()
        self.sockets.update(places.keys())
        try:
            yield
        finally:
            self.sockets.subtract(places.keys())
            for place in places:
                if not self.sockets[place]:
                    del self.sockets[place]

    def zone(self, person: str) -> None:
        """One more move to another time zone."""
        if not self.zones.has(person):
            raise too_much("zones", ZoneChangedOften(), self.zones.wait(person))
        if self.zones.most:
            self.zones.take(person)
        QUOTA_USED.labels("zones").inc()

    async def open_table(self, db: AsyncConnection, person: str) -> None:
        """One more table that waits for players."""
        most = self.settings.quota_open_tables
        if most and await games.count_open(db, person) >= most:
            raise too_much("open_tables", TooManyOpenTables(most))
        QUOTA_USED.labels("open_tables").inc()

    async def bot_table(self, db: AsyncConnection, person: str, now_ms: int) -> None:
        """One more table with bots; those that nobody has gone on with for a day take nobody's time."""
        most = self.settings.quota_bot_tables
        if most and await games.count_with_bots(db, person, now_ms - DAY * 1000) >= most:
            raise too_much("bot_tables", TooManyBotTables(most))
        QUOTA_USED.labels("bot_tables").inc()
