"""A slow game of thirty days by a clock of the test's own: every alert comes, none twice, none after stopping."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from railhead.kernel.rng import Stream
from railhead.server.alerts import Alert
from railhead.server.clocks import DAY, HOUR, MINUTE
from railhead.server.settings import Settings
from railhead.store.rows import OutRow
from tests.server.table import Client, Server
from tests.server.test_clocks import FakeClock, done
from tests.server.test_clocks import time as time

NAMES = ("Anna", "Boris", "Clara")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, order_seconds_slow=0.0)


class Month:
    """Three people at a slow table; what they are told, and what they should be."""

    def __init__(self, server: Server, time: FakeClock) -> None:
        self.server, self.time = server, time
        self.people = [Client(server, name) for name in NAMES]
        self.told, self.wanted = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        #: those who have stopped their alerts
        self.stopped: set[str] = set()
        self.names = {person.id: name for person, name in zip(self.people, NAMES, strict=True)}
        self.hub = server.app.state.hub
        self.hub.outbox.channels["hook"] = self.hear

    async def hear(self, rows: Any) -> list[OutRow]:
        for row in rows:
            self.told[self.names[row.person], msgspec.json.decode(row.body, type=Alert).kind] += 1
        return []

    def want(self, kind: str, *names: str) -> None:
        self.wanted.update((name, kind) for name in names if name not in self.stopped)

    def settle(self) -> None:
        self.server.blocking_portal.call(self.hub.outbox.settle)

    def begin(self) -> None:
        anna, *others = self.people
        for name, person in zip(NAMES, self.people, strict=True):
            self.listen(name, person)
        clock = {"budget": 30 * 86_400, "added": 3600, "nights": True, "weekends": True}
        self.game = anna.create("me", "open", "open", pace="slow", options={"pile": 400}, seed="0", clock=clock).id
        for person in others:
            done(person.post(f"/api/games/{self.game}/join", {}))
        done(anna.post(f"/api/games/{self.game}/start"))
        self.want("turn", NAMES[anna.position(self.game).asked or 0])
        self.settle()

    def listen(self, name: str, person: Client) -> None:
        async def keep() -> None:
            from railhead.store import alerts
            from railhead.store.rows import HookRow

            async with self.hub.store.write() as db:
                await alerts.keep_hook(db, person.id, HookRow(person.id, "https://hook.example/", "key", 0))

        self.server.blocking_portal.call(keep)

    def move(self) -> None:
        asked = self.people[0].position(self.game).asked
        assert asked is not None
        self.people[asked].take(self.game, 1)
        self.want("turn", NAMES[(asked + 1) % len(NAMES)])

    def ask_back(self) -> None:
        """Whoever moved last but one asks, and the others agree; who is asked then is told anew."""
        now = self.people[0].position(self.game)
        by = ((now.asked or 0) - 2) % len(NAMES)
        answer = self.people[by].post(f"/api/games/{self.game}/rewind", {"head": now.head, "to": now.head - 2})
        assert answer.status_code == 202, answer.text
        self.want("wish", *(name for seat, name in enumerate(NAMES) if seat != by))
        self.settle()
        for person in self.people:
            if person is not self.people[by]:
                done(person.post(f"/api/games/{self.game}/consent", {"agree": True}))
        asked = self.people[0].position(self.game).asked
        if asked != by:
            self.want("turn", NAMES[asked or 0])

    def mention(self, by: int, of: int) -> None:
        done(self.people[by].post(f"/api/games/{self.game}/chat", {"text": f"@{NAMES[of]}, hm"}))
        self.want("mention", NAMES[of])

    def stop(self, seat: int) -> None:
        assert self.people[seat].delete("/api/alerts").status_code == 204
        self.stopped.add(NAMES[seat])


def test_thirty_days(server: Server, time: FakeClock) -> None:
    month, stream = Month(server, time), Stream("month")
    month.begin()
    for day in range(30):
        for hour in (0, 5, 11):
            for _ in range(1 + stream.below(2)):
                month.move()
                month.settle()
            if stream.below(4) == 0:
                month.mention(day % 3, (day + 1) % 3)
            if hour == 5 and day % 7 == 3:
                month.settle()
                month.ask_back()
            month.settle()
            time.pass_(5 * HOUR + stream.below(60) * MINUTE)
        time.now += DAY - (time.now - 12 * HOUR) % DAY
        if day == 20:
            month.stop(1)
    month.settle()
    assert month.told == month.wanted
    assert set(month.wanted) >= {(name, kind) for name in NAMES for kind in ("turn", "mention", "wish")}
    assert month.told["Boris", "turn"] < month.told["Anna", "turn"]
