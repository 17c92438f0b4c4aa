"""Clocks, by a clock of the test's own: budgets, added time, taking back, wishes, pauses, nights, vacations, falls."""

from __future__ import annotations

import asyncio
import time as machine
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from railhead.kernel.action import to_plain
from railhead.kernel.rng import Stream
from railhead.server import clock, clocks, falls
from railhead.server.app import create_app
from railhead.server.clocks import DAY, HOUR, MINUTE, Calendar, ClockRules, Clocks
from railhead.server.settings import Settings
from tests.server.table import PATIENCE, Client, Server, codes

SECOND = 1000
#: a Wednesday noon
NOON = int(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp() * 1000)
TAKE = {"do": "take", "count": 1}


class FakeClock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now * 1_000_000

    def pass_(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    fake = FakeClock()
    monkeypatch.setattr(clock, "source", fake)
    return fake


class Table:
    """Anna and Boris, and a game of theirs in which Anna moves first."""

    def __init__(self, server: Server, **rules: Any) -> None:
        self.anna, self.boris = Client(server, "Anna"), Client(server, "Boris")
        more = {"pace": rules.pop("pace")} if "pace" in rules else {}
        body = {
            "title": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"pile": 400}, "seed": "0",
            "seating": "fixed", "clock": {"budget": 600, **rules}, **more,
        }  # fmt: skip
        self.id = done(self.anna.post("/api/games", body))["id"]
        assert self.info()["clock"]["budget"] == 600
        assert self.info()["clocks"] is None
        done(self.boris.post(f"/api/games/{self.id}/join", {}))
        done(self.anna.post(f"/api/games/{self.id}/start", {}))

    def info(self) -> Any:
        return done(self.anna.get(f"/api/games/{self.id}/table"))

    def left(self) -> list[int]:
        return list(self.info()["clocks"]["left"])

    def take(self, who: Client) -> None:
        now = self.info()
        done(self.post(who, "actions", {"head": now["head"], "seat": now["asked"], "action": TAKE}))

    def post(self, who: Client, what: str, body: Any) -> Any:
        return who.post(f"/api/games/{self.id}/{what}", body)


def done(answer: Any) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json()


def until(found: Callable[[], bool]) -> None:
    end = machine.monotonic() + PATIENCE
    while not found():
        assert machine.monotonic() < end
        machine.sleep(0.02)


def look(server: Server) -> None:
    """What the server does once a second."""
    hub = server.app.state.hub
    with server.portal() as portal:
        portal.call(falls.fall, hub)


# -- the table ---------------------------------------------------------------------------------------


def test_who_is_asked_uses_time_and_each_decision_adds_some(server: Server, time: FakeClock) -> None:
    table = Table(server, added=30)
    time.pass_(MINUTE)
    assert table.left() == [9 * MINUTE, 10 * MINUTE]
    assert table.info()["clocks"]["running"] == [0]
    table.take(table.anna)
    assert table.left() == [9 * MINUTE + 30 * SECOND, 10 * MINUTE]
    time.pass_(2 * MINUTE)
    assert table.left() == [9 * MINUTE + 30 * SECOND, 8 * MINUTE]
    assert table.info()["clocks"]["running"] == [1]


def test_a_restart_goes_on_with_the_same_clocks(settings: Settings, time: FakeClock) -> None:
    with TestClient(create_app(settings)) as server:
        table = Table(server)
        time.pass_(MINUTE)
        table.take(table.anna)
        time.pass_(MINUTE)
    time.pass_(MINUTE)
    with TestClient(create_app(settings)) as server:
        table.anna.http = table.boris.http = server
        assert table.left() == [9 * MINUTE, 8 * MINUTE]


def test_taking_back_with_consent_gives_back_what_was_used(server: Server, time: FakeClock) -> None:
    table = Table(server, added=30)
    time.pass_(MINUTE)
    table.take(table.anna)
    time.pass_(MINUTE)
    table.take(table.boris)
    time.pass_(MINUTE)
    head = table.info()["head"]
    assert table.post(table.anna, "rewind", {"head": head, "to": 0}).status_code == 202
    assert table.info()["clocks"]["running"] == [0, 1], "the game asks Anna, Anna asks Boris"
    time.pass_(MINUTE)
    assert table.left() == [9 * MINUTE + 30 * SECOND - 2 * MINUTE, 8 * MINUTE + 30 * SECOND]
    done(table.post(table.boris, "consent", {"agree": True}))
    assert table.left() == [10 * MINUTE, 10 * MINUTE]
    assert table.info()["clocks"]["running"] == [0]


def test_a_wish_that_is_declined_has_cost_who_was_asked(server: Server, time: FakeClock) -> None:
    table = Table(server)
    table.take(table.anna)
    table.take(table.boris)
    assert table.post(table.anna, "rewind", {"head": 2, "to": 0}).status_code == 202
    time.pass_(MINUTE)
    done(table.post(table.boris, "consent", {"agree": False}))
    time.pass_(MINUTE)
    assert table.left() == [8 * MINUTE, 9 * MINUTE]


def test_nobody_thinks_for_nothing_by_moving_and_taking_back(server: Server, time: FakeClock) -> None:
    table = Table(server, added=30)
    time.pass_(4 * MINUTE)
    table.take(table.anna)
    time.pass_(MINUTE)
    done(table.post(table.anna, "rewind", {"head": 1, "to": 0}))
    assert table.left() == [6 * MINUTE, 10 * MINUTE]


def test_a_wish_that_was_refused_costs_nobody_time_when_it_comes_again(settings: Settings, time: FakeClock) -> None:
    """Not after a restart either; until the game has gone on."""
    with TestClient(create_app(settings)) as server:
        table = Table(server)
        table.take(table.anna)
        table.take(table.boris)
        wish = {"head": 2, "to": 0}
        for _ in range(2):  # asked already: nothing more happens
            assert table.post(table.anna, "rewind", wish).status_code == 202
            assert table.info()["clocks"]["running"] == [0, 1]
        done(table.post(table.boris, "consent", {"agree": False}))
        assert table.post(table.anna, "rewind", wish).status_code == 202
        assert table.info()["wish"]["asked"] == [1]
        assert table.info()["clocks"]["running"] == [0]
        done(table.post(table.boris, "consent", {"agree": False}))
    with TestClient(create_app(settings)) as server:
        table.anna.http = table.boris.http = server
        assert table.post(table.anna, "rewind", wish).status_code == 202
        time.pass_(MINUTE)
        assert table.left() == [9 * MINUTE, 10 * MINUTE]
        table.take(table.anna)
        table.take(table.boris)
        assert table.post(table.anna, "rewind", {"head": 4, "to": 2}).status_code == 202
        assert table.info()["clocks"]["running"] == [0, 1]


def test_no_time_is_won_by_handing_the_seat_to_a_bot(server: Server, time: FakeClock) -> None:
    """Neither by coming back with little left, nor by what a bot decides meanwhile."""
    table = Table(server, added=300)
    time.pass_(10 * MINUTE - SECOND)
    done(table.post(table.anna, "seats", {"seat": 0, "to": "bot"}))
    until(lambda: table.info()["head"] == 1)
    done(table.post(table.anna, "return", {"seat": 0}))
    assert table.left() == [SECOND, 10 * MINUTE]


def test_who_cannot_be_looked_at_does_not_stop_the_other_clocks(
    server: Server, time: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoilt, other = (Table(server, at_zero="lost") for _ in range(2))
    hub, room = server.app.state.hub, type(server.app.state.hub).room

    async def fails(self: Any, id: str, *more: Any) -> Any:
        if id == spoilt.id:
            raise OSError("spoilt")
        return await room(self, id, *more)

    monkeypatch.setattr(type(hub), "room", fails)
    time.pass_(10 * MINUTE)
    look(server)
    monkeypatch.undo()
    assert [table.info()["seats"][0]["kind"] for table in (spoilt, other)] == ["person", "bot"]


def test_nobody_moves_to_where_it_is_night_again_and_again(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, quota_zones=2)
    with TestClient(create_app(few), raise_server_exceptions=False) as server:
        anna = Client(server, "Anna")
        zones = ["UTC", "Asia/Tokyo", "Asia/Tokyo", "Europe/Berlin"]  # the first one, and the same again, are no change
        for zone in zones:
            done(anna.put("/api/absence/zone", {"zone": zone}))
        answer = anna.put("/api/absence/zone", {"zone": "UTC"})
        assert (answer.status_code, codes(answer)) == (429, ["zone-changed-often"])
        assert int(answer.headers["retry-after"]) > 3 * 86_400
        assert done(anna.get("/api/absence"))["zone"] == "Europe/Berlin"


def test_a_pause_takes_everybody_and_one_ends_it(server: Server, time: FakeClock) -> None:
    table = Table(server)
    done(table.post(table.anna, "pause", {"agree": True}))
    time.pass_(MINUTE)
    assert (table.info()["clocks"]["pausing"], table.left()) == ([0], [9 * MINUTE, 10 * MINUTE])
    done(table.post(table.boris, "pause", {"agree": True}))
    time.pass_(DAY)
    assert table.info()["clocks"]["paused"]
    assert table.info()["clocks"]["running"] == []
    done(table.post(table.boris, "pause", {"agree": False}))
    time.pass_(MINUTE)
    assert table.left() == [8 * MINUTE, 10 * MINUTE]


def test_who_goes_on_wants_no_pause_any_more(server: Server, time: FakeClock) -> None:
    """Nobody stops the clocks with a consent that was given long ago."""
    table = Table(server)
    done(table.post(table.anna, "pause", {"agree": True}))
    table.take(table.anna)
    assert table.info()["clocks"]["pausing"] == []
    done(table.post(table.anna, "pause", {"agree": True}))
    table.take(table.boris)
    assert table.info()["clocks"]["pausing"] == [0], "she waits for an answer still"
    table.take(table.anna)
    done(table.post(table.boris, "pause", {"agree": True}))
    assert (table.info()["clocks"]["pausing"], table.info()["clocks"]["paused"]) == ([1], False)


def test_no_pause_without_clocks(server: Server) -> None:
    anna = Client(server, "Anna")
    game = done(anna.post("/api/games", {"title": "nim", "seats": [{"kind": "me"}, {"kind": "me"}]}))["id"]
    answer = anna.post(f"/api/games/{game}/pause", {"agree": True})
    assert answer.status_code == 422
    assert "refusal-no-clocks" in answer.text


@pytest.mark.parametrize("at_zero", ["nothing", "bot", "lost"])
def test_what_happens_at_zero(server: Server, time: FakeClock, at_zero: str) -> None:
    table = Table(server, added=0, at_zero=at_zero)
    time.pass_(10 * MINUTE - 1)
    look(server)
    assert table.info()["seats"][0]["kind"] == "person"
    time.pass_(1)
    look(server)
    seat = table.info()["seats"][0]
    assert seat["kind"] == ("person" if at_zero == "nothing" else "bot")
    back = table.post(table.anna, "return", {"seat": 0}).status_code
    if at_zero == "bot":
        assert back < 300
        assert table.left()[0] >= MINUTE
    else:
        assert back >= 400
    if at_zero == "nothing":
        time.pass_(MINUTE)
        assert table.left()[0] == -MINUTE


def test_vacation_and_zone(server: Server, time: FakeClock) -> None:
    table = Table(server, pace="slow", nights=True)
    assert done(table.anna.get("/api/absence"))["days_left"] == 30
    assert "refusal-no-such-zone" in table.anna.put("/api/absence/zone", {"zone": "Mars/Olympus"}).text
    assert "refusal-vacation-used-up" in table.anna.post("/api/absence/vacation", {"days": 31}).text
    time.pass_(MINUTE)
    told = done(table.anna.post("/api/absence/vacation", {"days": 2}))
    assert told["days_left"] == 28
    shown = table.info()["clocks"]
    assert (shown["resting"], shown["away"][0]) == ([0], told["away_until"])
    time.pass_(DAY)
    assert table.left()[0] == 9 * MINUTE
    done(table.anna.post("/api/absence/vacation", {"days": 0}))
    time.pass_(MINUTE)
    assert table.left()[0] == 8 * MINUTE
    done(table.anna.put("/api/absence/zone", {"zone": "Asia/Tokyo"}))  # 21:02 there
    time.pass_(HOUR - 2 * MINUTE)
    assert table.info()["clocks"]["left"][0] == 8 * MINUTE - (HOUR - 2 * MINUTE)
    assert table.info()["clocks"]["resting"] == [0], "22:00 in Tokyo"


# -- the arithmetic ----------------------------------------------------------------------------------


def test_nights_and_weekends_do_not_count() -> None:
    rules = ClockRules(600, nights=True, weekends=True)
    friday = int(datetime(2026, 11, 20, 21, tzinfo=UTC).timestamp() * 1000)
    monday = int(datetime(2026, 11, 23, 9, tzinfo=UTC).timestamp() * 1000)
    spans = list(clocks.counted_spans(rules, Calendar(), friday, monday))
    assert [b - a for a, b in spans] == [HOUR, HOUR]
    tokyo = sum(b - a for a, b in clocks.counted_spans(rules, Calendar("Asia/Tokyo"), friday, monday))
    assert tokyo == 10 * HOUR, "Monday from 8 to 18 o'clock there"


def test_the_day_on_which_the_clocks_are_changed() -> None:
    rules = ClockRules(600, nights=True)
    start = int(datetime(2026, 10, 24, 12, tzinfo=UTC).timestamp() * 1000)
    spans = list(clocks.counted_spans(rules, Calendar("Europe/Budapest"), start, start + 2 * DAY))
    assert [b - a for a, b in spans][:2] == [8 * HOUR, 14 * HOUR]


@pytest.mark.parametrize("zone", ["UTC", "Asia/Tokyo", "Europe/Budapest", "America/St_Johns"])
def test_a_clock_falls_when_it_has_run_down(zone: str) -> None:
    rules = ClockRules(3 * 86_400, at_zero="bot", nights=True, weekends=True)
    calendars = [Calendar(zone, ((NOON + DAY, NOON + 2 * DAY),)), Calendar()]
    state = clocks.begin(rules, 2, [0], NOON)
    at = clocks.falls_at(rules, state, calendars)
    assert at is not None
    assert clocks.tick(rules, state, calendars, at).left[0] == 0
    assert clocks.tick(rules, state, calendars, at - 1).left[0] == 1


def test_the_machine_may_be_set_back() -> None:
    rules = ClockRules(600)
    state = clocks.tick(rules, clocks.begin(rules, 1, [0], NOON), [Calendar()], NOON - DAY)
    assert state == Clocks((600_000,), (0,), NOON, (0,))


def test_vacations_by_year() -> None:
    new_year = int(datetime(2027, 1, 1, tzinfo=UTC).timestamp() * 1000)
    away = [(new_year - 3 * DAY, new_year + 2 * DAY + 1)]
    assert (clocks.vacation_days(away, 2026), clocks.vacation_days(away, 2027)) == (3, 3)


def test_it_is_looked_for_falls_all_the_time(server: Server, time: FakeClock) -> None:
    """Without any help: the task of the server finds it."""
    table = Table(server, at_zero="lost")
    time.pass_(10 * MINUTE)

    async def lost() -> None:
        while table_kind() != "bot":
            await asyncio.sleep(0.05)

    def table_kind() -> str:
        return str(table.info()["seats"][0]["kind"])

    asyncio.run(asyncio.wait_for(lost(), 60))


# -- in the three titles -----------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "moves"), [("rocket", 10), ("18mag", 8), ("1862", 12)])
def test_the_clock_of_whoever_is_asked_runs(server: Server, time: FakeClock, title: str, moves: int) -> None:
    """In vetoes, auctions and drafts, too: no clock runs but that of the seat that is asked."""
    anna = Client(server, "Anna")
    clock = {"budget": 86_400, "added": 0}
    game = anna.create("me", "me", "me", title=title, seed="0", clock=clock).id
    # with these lots a line is extended against a veto
    hub, stream = server.app.state.hub, Stream("rocket 18" if title == "rocket" else title)
    used, questions = [0, 0, 0], set[str]()
    with server.portal() as portal:
        for _ in range(moves):
            now = anna.position(game)
            if now.asked is None:  # over already, by chance
                break
            assert now.game.clocks is not None
            assert now.game.clocks.running == (now.asked,)
            passed = (1 + stream.below(50)) * SECOND
            time.pass_(passed)
            used[now.asked] += passed
            questions.add(now.menu.ask.id if now.menu is not None else "")
            room = portal.call(hub.room, game)
            legal = list(room.timeline.rules.legal(room.timeline.state))
            action = legal[stream.below(len(legal))]
            assert anna.act(game, now.head, now.asked, to_plain(action)).status_code == 201
            shown = anna.position(game).game.clocks
            assert shown is not None
            assert list(shown.left) == [DAY - gone for gone in used]
    assert title != "rocket" or "ask-veto" in questions, questions
