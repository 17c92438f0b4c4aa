"""Two processes on one PostgreSQL are one server: wishes, consent, talk, presence, seats, sign-out, bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.outage import stop_and_start
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.table import PATIENCE
from tests.server.wire import Socket, connect

TAKE = {"do": "take", "count": 1}


class Two:
    """Anna's browser at the first process, Boris's at the second, and a table of theirs."""

    def __init__(self, first: Process, second: Process) -> None:
        self.first, self.second = first, second
        self.anna, self.boris = first.sign_in("Anna"), second.sign_in("Boris")

    def table(self, *seats: str, **more: Any) -> str:
        """Anna's, `me` and `open`; Boris takes the open seats, and it begins."""
        specs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"title": "nim", "seats": specs, "options": {"pile": 400}, "seed": "0", "seating": "fixed", **more}
        game = done(self.anna.post("/api/games", json=body))["id"]
        for _ in range(seats.count("open")):
            done(self.boris.post(f"/api/games/{game}/join", json={}))
        if "open" in seats:
            done(self.anna.post(f"/api/games/{game}/start"))
        return str(game)

    def take(self, game: str) -> int:
        """Whoever is asked takes one, each at their own process."""
        now = self.anna.get(f"/api/games/{game}").json()
        person = self.anna if now["asked"] in now["yours"] else self.boris
        body = {"head": now["head"], "seat": now["asked"], "action": TAKE}
        return int(done(person.post(f"/api/games/{game}/actions", json=body))["n"])


def done(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json()


def until(found: Callable[[], Any], wanted: Any, seconds: float = PATIENCE) -> None:
    """A condition, not a sleep: it is so, or it is so soon."""
    end = time.monotonic() + seconds
    while (now := found()) != wanted:
        assert time.monotonic() < end, now
        time.sleep(0.05)


def live(process: Process, browser: httpx.Client, game: str) -> Socket:
    socket = connect(f"{process.url.replace('http', 'ws')}/api/live", f"railhead={browser.cookies['railhead']}")
    socket.send({"type": "watch", "game": game})
    while socket.next()["type"] not in ("watching", "table"):
        pass
    return socket


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[Process, Process]]:
    url = {"RAILHEAD_DATABASE": postgres.new_database()}
    started: list[Process] = []
    try:
        for name in ("a", "b"):
            started.append(Process(tmp_path_factory.mktemp(name), url))
        yield started[0], started[1]
    finally:
        for process in started:
            process.kill()


@pytest.fixture
def two(processes: tuple[Process, Process]) -> Two:
    return Two(*processes)


def test_a_wish_of_one_process_is_asked_and_granted_at_the_other(two: Two) -> None:
    game = two.table("me", "open")
    with live(two.second, two.boris, game) as his:
        for _ in range(2):
            two.take(game)
        assert two.anna.post(f"/api/games/{game}/rewind", json={"head": 2, "to": 0}).status_code == 202
        while (told := his.until("table"))["game"].get("wish") is None:
            pass
        assert told["game"]["wish"]["asked"] == [1]
        assert two.boris.get(f"/api/games/{game}/table").json()["wish"]["to"] == 0
        assert two.boris.post(f"/api/games/{game}/consent", json={"agree": True}).status_code == 201
    now = two.anna.get(f"/api/games/{game}").json()
    assert (now["head"], now["game"]["wish"], len(now["scene"]["board"]["pieces"])) == (3, None, 400)


def test_an_old_consent_rewinds_nothing(two: Two) -> None:
    """The wish is made at one process, the game goes on at the other, and then somebody agrees."""
    game = two.table("me", "open")
    head, back = 0, None
    while back is None:
        head = two.take(game)
        back = two.anna.get(f"/api/games/{game}").json()["undo_asking"]
    his = two.first.browser(two.boris.cookies)
    assert two.anna.post(f"/api/games/{game}/rewind", json={"head": head, "to": back}).status_code == 202
    there = two.second.browser(two.anna.cookies)
    for _ in range(2):
        now = two.boris.get(f"/api/games/{game}").json()
        person = there if now["asked"] == 0 else two.boris
        body = {"head": now["head"], "seat": now["asked"], "action": TAKE}
        done(person.post(f"/api/games/{game}/actions", json=body))
    answer = his.post(f"/api/games/{game}/consent", json={"agree": True})
    assert (answer.status_code, answer.json()["reasons"][0]["code"]) == (422, "no-wish")
    assert two.boris.get(f"/api/games/{game}").json()["head"] == head + 2


def test_a_wish_does_not_stop_the_other_process_from_acting(two: Two) -> None:
    game = two.table("me", "open")
    for _ in range(2):
        two.take(game)
    asked = two.boris.get(f"/api/games/{game}").json()
    assert asked["asked"] == 0
    there = two.second.browser(two.anna.cookies)
    two.anna.post(f"/api/games/{game}/rewind", json={"head": 2, "to": 0})
    answer = there.post(f"/api/games/{game}/actions", json={"head": 2, "seat": 0, "action": TAKE})
    assert answer.status_code == 201, answer.text
    assert two.anna.get(f"/api/games/{game}/table").json()["wish"] is None


def test_talk_is_heard_at_both(two: Two) -> None:
    """Every line once and in order, whoever speaks where."""
    game = two.table("me", "open")
    with live(two.first, two.anna, game) as hers, live(two.second, two.boris, game) as his:
        for number in range(6):
            person = (two.anna, two.boris)[number % 2]
            done(person.post(f"/api/games/{game}/chat", json={"text": str(number)}))
        for socket in (hers, his):
            assert [socket.until("said")["line"]["text"] for _ in range(6)] == [str(number) for number in range(6)]


def test_they_hear_of_each_other_again_after_their_connections_were_cut(two: Two, postgres: Postgres) -> None:
    game = two.table("me", "open")
    with live(two.first, two.anna, game) as hers:
        for number in range(2):
            postgres.cut_off()
            until(lambda: spoken(two.boris, game, "still there?"), True)
            hers.until("said")
            done(two.boris.post(f"/api/games/{game}/chat", json={"text": f"again {number}"}))
            while hers.until("said")["line"]["text"] != f"again {number}":
                pass


def spoken(person: httpx.Client, game: str, text: str) -> bool:
    """Whether it could be said; a connection that was cut is noticed by its first use."""
    return person.post(f"/api/games/{game}/chat", json={"text": text}).status_code == 201


def test_who_is_here_is_known_at_both(two: Two) -> None:
    game = two.table("me", "open")

    def here() -> list[bool]:
        return [seat["here"] for seat in two.anna.get(f"/api/games/{game}/table").json()["seats"]]

    with live(two.first, two.anna, game) as hers:
        assert here() == [True, False]
        with live(two.second, two.boris, game), live(two.second, two.second.sign_in("Carl"), game):
            while (told := hers.until("presence")) and (told["here"], told["watchers"]) != ([0, 1], 1):
                pass
            assert here() == [True, True]
        while (told := hers.until("presence")) and (told["here"], told["watchers"]) != ([0], 0):
            pass
    until(here, [False, False])


def test_seats_and_the_start_are_seen_at_both(two: Two) -> None:
    body = {"title": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "seating": "fixed"}
    game = done(two.anna.post("/api/games", json=body))["id"]
    with live(two.second, two.boris, game) as his:
        carl = two.first.sign_in("Carl")
        done(carl.post(f"/api/games/{game}/join", json={}))
        while his.until("table")["game"]["seats"][1]["name"] != "Carl":
            pass
        taken = two.boris.post(f"/api/games/{game}/join", json={})
        assert taken.json()["reasons"][0]["code"] == "seat-taken"
        done(two.anna.post(f"/api/games/{game}/start"))
        assert his.until("watching")["position"]["head"] == 0
        left = two.second.browser(carl.cookies).post(f"/api/games/{game}/leave", json={"seat": 1})
        assert left.json()["reasons"][0]["code"] == "already-started"


def test_signed_out_at_one_is_signed_out_at_both(two: Two) -> None:
    game = two.table("me", "open")
    with live(two.second, two.anna, game) as socket:
        two.anna.delete("/api/session")
        while socket.next() is not None:
            pass
        assert socket.closed == 1008


def test_one_process_plays_a_bot_and_another_takes_over_when_it_dies(tmp_path: Path, postgres: Postgres) -> None:
    url = {"RAILHEAD_DATABASE": postgres.new_database()}
    first, second = Process(tmp_path / "a", url), Process(tmp_path / "b", url)
    try:
        two = Two(first, second)
        games = [two.table("random", "random") for _ in range(4)]
        there = second.browser(two.anna.cookies)
        sockets = [live(second, two.boris, game) for game in games]
        until(lambda: all(head(there, game) > 2 for game in games), True)
        first.kill()
        until(lambda: [status(there, game) for game in games], ["over"] * 4)
        for socket in sockets:
            socket.wire.close()
    finally:
        first.kill()
        second.kill()


def head(browser: httpx.Client, game: str) -> int:
    return int(browser.get(f"/api/games/{game}").json()["head"])


def status(browser: httpx.Client, game: str) -> str:
    return str(browser.get(f"/api/games/{game}/table").json()["status"])


def test_postgresql_stops_and_starts_under_load() -> None:
    """Twice: nothing is lost or doubled, and all go on, bots included."""
    tally = stop_and_start(0, rounds=2)
    assert tally["outages"] == 2
    assert tally["acknowledged"] >= 20


def test_clocks_are_the_same_at_both_and_fall_once(two: Two) -> None:
    """What is used at one is used at the other; a bot has the seat when time is up, wherever it is looked first."""

    def shown(browser: httpx.Client) -> Any:
        return done(browser.get(f"/api/games/{game}/table"))

    game = two.table("me", "open", clock={"budget": 10, "added": 2, "at_zero": "lost"})
    for _ in range(2):
        time.sleep(0.3)
        two.take(game)
    for browser in (two.anna, two.boris):
        clocks = shown(browser)["clocks"]
        assert clocks["running"] == [0]
        assert all(10_000 < left < 12_000 for left in clocks["left"]), "some used, two seconds added"
    assert abs(shown(two.anna)["clocks"]["left"][1] - shown(two.boris)["clocks"]["left"][1]) == 0
    done(two.anna.post(f"/api/games/{game}/pause", json={"agree": True}))
    until(lambda: shown(two.boris)["clocks"]["pausing"], [0])
    done(two.boris.post(f"/api/games/{game}/pause", json={"agree": True}))
    until(lambda: shown(two.anna)["clocks"]["paused"], True)
    done(two.boris.post(f"/api/games/{game}/pause", json={"agree": False}))
    until(lambda: [seat["kind"] for seat in shown(two.boris)["seats"]], ["bot", "person"])
    until(lambda: [seat["kind"] for seat in shown(two.anna)["seats"]], ["bot", "person"])
