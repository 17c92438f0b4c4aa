"""Alerts: whom they concern, what they are kept in, and push messages up to a push service on this machine."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from litestar.testing import TestClient
from py_vapid import Vapid02

from railhead.server import alerts
from railhead.server.alerts import Alert, Event
from railhead.server.app import create_app
from railhead.server.clock import now_ms
from railhead.server.hub import Hub
from railhead.server.outbox import TRIES, Later
from railhead.server.protocol.live import Watching
from railhead.server.protocol.people import Choices
from railhead.server.settings import Settings
from railhead.store import outbox
from railhead.store.rows import GameRow, OutRow, PersonRow, SeatRow, WishRow
from tests.server.receiver import Receiver, receiver
from tests.server.table import Client, Server, codes
from tests.server.test_live import until
from tests.server.test_people import register

BY = PersonRow("p0", "Anna", "en", 0)
SEATS = [
    SeatRow("g", 0, "person", "p0", "Anna"),
    SeatRow("g", 1, "person", "p1", "Boris"),
    SeatRow("g", 2, "bot", None, None, "beginner"),
    SeatRow("g", 3, "person", "p1", "Boris"),
]
GAME = GameRow("g", "nim", "", "nim/1", "{}", "running", "p0", 0, 0, asked=1, head=7)


# -- what is due: pure -------------------------------------------------------------------------------


def test_a_turn_is_told_to_whoever_is_asked_and_was_not_before() -> None:
    assert alerts.turn_events(SEATS, 8, 0, 1, 0) == [Event("turn", "turn:8", "p1")]
    assert alerts.turn_events(SEATS, 8, 1, 1, 1) == [], "the same seat goes on"
    assert alerts.turn_events(SEATS, 8, 1, 2, 1) == [], "a bot is asked"
    assert alerts.turn_events(SEATS, 8, 1, 3, 1) == [], "it was their own doing"
    assert alerts.turn_events(SEATS, 8, 2, 1, 2) == [Event("turn", "turn:8", "p1")]
    assert alerts.first_turn(SEATS, 1) == [Event("turn", "turn:0", "p1")]
    assert alerts.first_turn(SEATS, 2) == alerts.first_turn(SEATS, None) == []


def test_the_end_is_told_to_all_people_once() -> None:
    assert alerts.turn_events(SEATS, 9, 1, None, 1) == [Event("over", "over:9", person) for person in ("p0", "p1")]


def test_a_wish_is_told_to_the_others() -> None:
    assert alerts.wish_events(7, SEATS, BY) == [Event("wish", "wish:7", "p1", "Anna")]


@pytest.mark.parametrize(
    ("text", "told"),
    [("@Boris look", True), ("well, @boris!", True), ("@Boris2", False), ("Boris", False), ("@Anna", False)],
)
def test_a_mention_is_told_to_whom_it_names(text: str, told: bool) -> None:
    events = [Event("mention", "mention:3", "p1", "Anna")] if told else []
    assert alerts.mention_events(3, text, SEATS, BY) == events


def test_each_chooses_by_kind_and_pace() -> None:
    choices = Choices(quiet_live=("turn",), quiet_slow=("over",), mail=("turn", "invitation"))
    assert not alerts.wants_note(choices, "turn", "live")
    assert alerts.wants_note(choices, "turn", "slow")
    assert alerts.wants_note(choices, "over", "live")
    assert not alerts.wants_note(choices, "over", "slow")
    assert alerts.wants_mail(choices, "turn", "slow")
    assert not alerts.wants_mail(choices, "turn", "live"), "it would come too late"
    assert alerts.wants_mail(choices, "invitation", "live")
    assert not alerts.wants_mail(choices, "over", "slow")


def test_what_is_no_longer_so_is_not_told() -> None:
    def still(kind: str, game: GameRow = GAME, wish: WishRow | None = None) -> bool:
        return alerts.still_so(Alert(cast(Any, kind), "g", "k"), "p1", game, SEATS, wish)

    assert still("turn")
    assert not still("turn", msgspec.structs.replace(GAME, asked=0))
    assert not still("turn", msgspec.structs.replace(GAME, status="over", asked=None))
    assert not still("offer")
    assert not still("wish")
    assert still("wish", wish=WishRow("g", 0, 7, 6, "[]"))
    assert not still("wish", wish=WishRow("g", 0, 6, 5, "[]"))
    assert not still("invitation"), "sits there already"
    assert still("over")
    assert still("mention")


# -- a browser and its push service ------------------------------------------------------------------


class Browser:
    """What a browser keeps to itself, and what it tells the server."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.key, self.auth = endpoint, ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"

    def subscribe(self, person: Client) -> Any:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        body = {"endpoint": self.endpoint, "p256dh": _text(public), "auth": _text(self.auth)}
        return person.put("/api/push", body)

    def read(self, body: bytes) -> dict[str, str]:
        told = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return cast(dict[str, str], msgspec.json.decode(told))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Receiver]:
    with receiver(tmp_path) as found:
        yield found


@pytest.fixture
def hub(server: Server, service: Receiver) -> Hub:
    found = cast(Hub, server.app.state.hub)
    service.reached_by(found.outgoing)
    return found


def settle(server: Server) -> None:
    server.blocking_portal.call(server.app.state.hub.outbox.settle)


def slow_game(anna: Client, boris: Client, **more: Any) -> str:
    """Anna is asked first."""
    game = anna.create("me", "open", pace="slow", seed="0", **more).id
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    return game


def test_a_turn_reaches_the_browser_encrypted_and_signed_and_once(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    register(boris, "boris")
    boris.patch("/api/account", {"lang": "ja"})
    browser = Browser(service.url("/one"))
    assert browser.subscribe(boris).status_code == 200
    game = slow_game(anna, boris)
    anna.take(game, 1)
    settle(server)
    (got,) = service.got
    assert browser.read(got.body)["body"] == "あなたの手番です。"
    assert browser.read(got.body)["url"] == f"/games/{game}"
    assert (got.path, got.headers["content-encoding"], int(got.headers["ttl"]) > 0) == ("/one", "aes128gcm", True)
    key = boris.get("/api/push").json()["key"]
    assert f"k={key}" in got.headers["authorization"]
    assert Vapid02.verify(got.headers["authorization"])
    settle(server)
    assert len(service.got) == 1
    boris.take(game, 1)
    anna.take(game, 1)
    settle(server)
    assert len(service.got) == 2


def test_all_browsers_of_a_person_and_nobody_elses(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    one, two, other = (Browser(service.url(path)) for path in ("/one", "/two", "/anna"))
    for browser, person in ((one, boris), (two, boris), (other, anna)):
        browser.subscribe(person)
    game = slow_game(anna, boris)
    settle(server)
    assert [got.path for got in service.got] == ["/anna"], "the first turn"
    anna.take(game, 1)
    settle(server)
    assert sorted(got.path for got in service.got[1:]) == ["/one", "/two"]
    one.subscribe(anna)
    boris.take(game, 1)
    settle(server)
    assert sorted(got.path for got in service.got[3:]) == ["/anna", "/one"], "a browser is whose it was made last"


def test_every_kind_is_told(server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client) -> None:
    register(boris, "boris")
    browser = Browser(service.url("/boris"))
    browser.subscribe(boris)
    told: list[str] = []

    def new() -> list[str]:
        settle(server)
        found = [browser.read(got.body)["body"] for got in service.got][len(told) :]
        told.extend(found)
        return found

    game = anna.create("me", "open", pace="slow", seed="0").id
    anna.post(f"/api/games/{game}/invite", {"login": "boris"})
    anna.post(f"/api/games/{game}/invite", {"login": "boris"})
    assert new() == ["Anna invites you to a table."]
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    anna.take(game, 1)
    assert new() == ["It’s your turn."]
    anna.post(f"/api/games/{game}/chat", {"text": "@boris, hello"})
    anna.post(f"/api/games/{game}/chat", {"text": "nobody in particular"})
    assert new() == ["Anna mentions you in the chat."]
    boris.take(game, 1)
    wish = anna.post(f"/api/games/{game}/rewind", {"head": 2, "to": 0})
    assert wish.status_code == 202, wish.text
    assert new() == ["Anna asks to undo a move."]
    other = anna.create("me", "me", pace="slow").id
    anna.post(f"/api/games/{other}/seats", {"seat": 0, "to": "person", "login": "boris"})
    assert new() == ["Anna offers you a seat."]
    finish(anna, boris, game)
    assert "The game is over." in new()


def finish(anna: Client, boris: Client, game: str) -> None:
    while anna.table(game).status == "running":
        for person in (anna, boris):
            position = person.position(game)
            if position.asked is not None and position.asked in position.yours:
                person.take(game, 1)


def test_a_push_service_that_fails_is_asked_again(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    Browser(service.url("/boris")).subscribe(boris)
    service.answers = [503]
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    (waiting,) = rows(server)
    assert (waiting.channel, waiting.tries, len(service.got)) == ("push", 1, 1)
    server.blocking_portal.call(make_due, hub)
    settle(server)
    assert (rows(server), len(service.got)) == ([], 2)


def test_a_browser_that_is_gone_is_forgotten(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    Browser(service.url("/boris")).subscribe(boris)
    service.answers = [410]
    for _ in range(2):
        anna.take(slow_game(anna, boris), 1)
        settle(server)
    assert len(service.got) == 1


def test_nothing_is_told_after_stopping(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    """Nor what waits to be tried again."""
    Browser(service.url("/boris")).subscribe(boris)
    service.answers = [503]
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    assert boris.delete("/api/alerts").status_code == 204
    assert rows(server) == []
    server.blocking_portal.call(make_due, hub)
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    assert len(service.got) == 1
    assert boris.get("/api/session").json()["person"]["choices"]["mail"] == []


def test_one_browser_is_stopped_by_its_owner_only(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    Browser(service.url("/boris")).subscribe(boris)
    anna.post("/api/push/stop", {"endpoint": service.url("/boris")})
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    boris.post("/api/push/stop", {"endpoint": service.url("/boris")})
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    assert len(service.got) == 1


def test_what_is_not_wanted_is_not_told(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    Browser(service.url("/boris")).subscribe(boris)
    boris.patch("/api/account", {"choices": {"quiet_slow": ["turn"]}})
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    assert service.got == []


def test_whoever_is_at_the_table_is_not_told(
    server: Server, hub: Hub, service: Receiver, anna: Client, boris: Client
) -> None:
    Browser(service.url("/boris")).subscribe(boris)
    game = slow_game(anna, boris)
    with boris.live() as socket:
        socket.send_json({"type": "watch", "game": game})
        until(socket, Watching)
        anna.take(game, 1)
        settle(server)
    assert service.got == []


def test_private_addresses_are_no_push_services(server: Server, service: Receiver, anna: Client, boris: Client) -> None:
    """Neither by name nor by number; without https it is refused at once."""
    hub = server.app.state.hub
    hub.outgoing.context = service.trusting
    Browser(f"https://127.0.0.1:{service.server.server_port}/").subscribe(boris)
    answer = Browser("http://push.example/").subscribe(boris)
    assert (answer.status_code, codes(answer)) == (400, ["bad-request"])
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    assert service.got == []


# -- the outbox --------------------------------------------------------------------------------------


def rows(server: Server) -> list[OutRow]:
    """What waits."""

    async def look(hub: Hub) -> list[OutRow]:
        async with hub.store.read() as db:
            return await outbox.events(db, 1 << 60, 100) + await outbox.due(db, 1 << 60, 100)

    return server.blocking_portal.call(look, server.app.state.hub)


async def leave_it_to_the_test(hub: Hub) -> None:
    """The server's own look at the outbox is over: nothing is claimed or sent but by `settle`."""
    looking = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__qualname__", "") == "Outbox.run"]
    assert len(looking) == 1
    looking[0].cancel()
    await asyncio.wait(looking)


async def make_due(hub: Hub) -> None:
    async with hub.store.write() as db:
        found = await outbox.due(db, 1 << 60, 100)
        await outbox.put_off(db, found, 0, found[0].tries if found else 0)


def test_what_waits_at_the_end_of_the_server_goes_after_the_next_start(settings: Settings, tmp_path: Path) -> None:
    with receiver(tmp_path) as service:
        with TestClient(create_app(settings)) as server:
            service.reached_by(server.app.state.hub.outgoing)
            anna, boris = Client(server, "Anna"), Client(server, "Boris")
            Browser(service.url("/boris")).subscribe(boris)
            service.answers = [500]
            anna.take(slow_game(anna, boris), 1)
            settle(server)
            assert len(rows(server)) == 1
        with TestClient(create_app(settings)) as server:
            service.reached_by(server.app.state.hub.outgoing)
            server.blocking_portal.call(make_due, server.app.state.hub)
            settle(server)
            assert (rows(server), len(service.got)) == ([], 2)


def row(id: str, channel: str = "test", person: str | None = None) -> OutRow:
    return OutRow(id, channel, person, "{}", now_ms(), 0)  # of today: what has gone long ago is forgotten


def test_the_same_thing_is_noted_once(server: Server) -> None:
    sent: list[str] = []

    async def work(hub: Hub) -> None:
        async def channel(rows: Any) -> list[OutRow]:
            sent.extend(row.id for row in rows)
            return []

        hub.outbox.channels["test"] = channel
        for _ in range(3):
            async with hub.store.write() as db:
                await outbox.keep(db, [row("a"), row("a"), row("b")])
            await hub.outbox.settle()

    server.blocking_portal.call(work, server.app.state.hub)
    assert sorted(sent) == ["a", "b"]


def test_of_several_processes_one_sends(server: Server) -> None:
    async def work(hub: Hub) -> list[bool]:
        async with hub.store.write() as db:
            await outbox.keep(db, [msgspec.structs.replace(row("a"), due=1 << 50)])
            return [await outbox.claim(db, row("a"), now, now + 10) for now in (0, 5, 10)]

    assert server.blocking_portal.call(work, server.app.state.hub) == [True, False, True], "a claim runs out"


def test_what_happened_together_is_gone_over_together(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one transaction; what cannot be gone over holds up nothing else."""
    sent: list[str] = []
    transactions = 0

    async def work(hub: Hub) -> None:
        async def becomes(found: Any) -> list[OutRow]:
            if found[0].id == "b":
                raise ValueError("b")
            return [row(f"test:{found[0].id}")]

        async def channel(found: Any) -> list[OutRow]:
            sent.extend(one.id for one in found)
            return []

        async def counted(note: Any) -> Any:
            nonlocal transactions
            transactions += 1
            return await transact(note)

        transact = hub.store.transact
        await leave_it_to_the_test(hub)
        monkeypatch.setattr(hub.store, "transact", counted)
        hub.outbox.channels |= {outbox.EVENT: becomes, "test": channel}
        async with hub.store.write() as db:
            await outbox.keep(db, [row(id, outbox.EVENT) for id in "abcdef"])
        await hub.outbox.settle()

    server.blocking_portal.call(work, server.app.state.hub)
    assert sorted(sent) == [f"test:{id}" for id in "acdef"]
    assert transactions == 1
    assert [waiting.id for waiting in rows(server)] == ["b"]


def test_what_is_stopped_while_it_is_gone_over_is_not_told(server: Server, anna: Client) -> None:
    async def work(hub: Hub) -> None:
        async def becomes(found: Any) -> list[OutRow]:
            async with hub.store.write() as db:
                await outbox.stop(db, anna.id, [outbox.EVENT])
            return [row("late", "test", anna.id)]

        hub.outbox.channels[outbox.EVENT] = becomes
        async with hub.store.write() as db:
            await outbox.keep(db, [row("a", outbox.EVENT, anna.id)])
        await hub.outbox.settle()

    server.blocking_portal.call(work, server.app.state.hub)
    assert rows(server) == []


def test_what_fails_for_ever_is_given_up(server: Server) -> None:
    tried: list[str] = []

    async def work(hub: Hub) -> None:
        async def channel(rows: Any) -> list[OutRow]:
            tried.extend(row.id for row in rows)
            raise Later

        await leave_it_to_the_test(hub)
        hub.outbox.channels["test"] = channel
        async with hub.store.write() as db:
            await outbox.keep(db, [row("a")])
        for _ in range(TRIES + 2):
            await hub.outbox.settle()
            await make_due(hub)

    server.blocking_portal.call(work, server.app.state.hub)
    assert tried == ["a"] * TRIES


def test_what_goes_to_one_program_goes_one_after_the_other(server: Server, anna: Client, boris: Client) -> None:
    """And waits together while it fails, so that nobody else's alerts wait with it."""
    names = {anna.id: "anna", boris.id: "boris"}
    tried: list[str] = []
    busy, most = 0, 0

    async def channel(found: Any) -> list[OutRow]:
        nonlocal busy, most
        (one,) = found
        tried.append(f"{names[one.person]} {one.id}")
        busy, most = busy + 1, max(most, busy + 1)
        await asyncio.sleep(0)
        busy -= 1
        if one.person == anna.id:
            raise Later
        return []

    async def work(hub: Hub) -> None:
        hub.outbox.channels["hook"] = channel
        async with hub.store.write() as db:
            await outbox.keep(db, [row(id, "hook", anna.id) for id in "abc"])
            await outbox.keep(db, [row(id, "hook", boris.id) for id in "de"])
        await hub.outbox.settle()

    server.blocking_portal.call(work, server.app.state.hub)
    assert sorted(tried) == ["anna a", "boris d", "boris e"]
    assert most <= 2
