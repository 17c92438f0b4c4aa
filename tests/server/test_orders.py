"""Standing orders at a server: carried out, secret, switched off with a reason, and kept over a restart."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest
from litestar.testing import TestClient

from railhead.kernel.action import to_plain
from railhead.kernel.record import parse
from railhead.kernel.rng import Stream
from railhead.server import timeline
from railhead.server.app import create_app
from railhead.server.orders import OrderKeeper
from railhead.server.protocol.orders import OrderInfo, OrderList
from railhead.server.room import Room
from railhead.server.settings import Settings
from tests.server.table import PATIENCE, Client, Json, Server, codes

QUICK = {"order_seconds": 0.0, "order_seconds_slow": 0.0}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, **QUICK)


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)


def orders(person: Client, game: str) -> OrderList:
    answer = person.get(f"/api/games/{game}/orders")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=OrderList)


def give(person: Client, game: str, seat: int, order: Json) -> OrderInfo:
    head = person.position(game).head
    answer = person.post(f"/api/games/{game}/orders", {"head": head, "seat": seat, "order": order})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=OrderInfo)


def parliament(anna: Client, boris: Client, **more: Json) -> str:
    """1862 for two: one of them is asked to open an auction."""
    game = anna.create("me", "open", title="1862", seed="1", **more).id
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    if anna.table(game).status != "running":
        assert anna.post(f"/api/games/{game}/start").status_code == 201
    return game


def in_turn(game: str, *people: Client) -> Iterator[Client]:
    """Whoever is asked first, then the others."""
    yield from sorted(people, key=lambda one: one.position(game).menu is None)


def opened(game: str, first: Client) -> str:
    """The asked player opens an auction for nothing; the company."""
    now = first.position(game)
    assert now.menu is not None
    assert now.asked is not None
    company = str(next(offer for offer in now.menu.offers if offer.id == "open").choices[0].action["company"])  # type: ignore[union-attr]
    assert first.act(game, now.head, now.asked, {"do": "bid", "company": company, "amount": 0}).status_code == 201
    return company


def test_bids_are_made_as_by_hand(anna: Client, boris: Client) -> None:
    """The game is the same as if the person had made those moves."""
    game = parliament(anna, boris)
    first, second = in_turn(game, anna, boris)
    seat = second.position(game).yours[0]
    company = opened(game, first)
    (bid,) = (one for one in orders(second, game).seats[0].offers if one.order["order"] == "bid")
    assert bid.order["most"] == 5, "whoever says yes without a look makes the next bid, no more"
    order = give(second, game, seat, {"order": "bid", "company": company, "most": 10})
    assert order.says.id == "order-bid"
    until(lambda: first.position(game).head == 2)
    now = first.position(game)
    assert first.act(game, 2, now.asked or 0, {"do": "bid", "company": company, "amount": 10}).status_code == 201
    until(lambda: first.position(game).head == 4)  # beyond the limit it drops out
    until(lambda: orders(second, game).orders[0].off is not None or first.position(game).menu is not None)
    record = parse(first.get(f"/api/games/{game}/record").content)
    done = [entry.action for entry in record.entries if entry.seat == seat]
    assert done == [{"do": "bid", "company": company, "amount": 5}, {"do": "pass"}]
    # The same by hand, in a game of the same seed.
    other = anna.create("me", "me", title="1862", seed="1").id
    for entry in record.entries:
        assert anna.act(other, entry.n - 1, entry.seat, entry.action).status_code == 201
    assert anna.position(other).scene == anna.position(game).scene


def test_secret_to_their_owner(anna: Client, boris: Client) -> None:
    game = parliament(anna, boris)
    first, second = in_turn(game, anna, boris)
    order = give(second, game, second.position(game).yours[0], {"order": "pass"})
    assert orders(first, game).orders == ()
    assert first.delete(f"/api/games/{game}/orders/{order.id}").status_code == 422
    seat = second.position(game).yours[0]
    body = {"head": 0, "seat": seat, "order": {"order": "pass"}}
    assert codes(first.post(f"/api/games/{game}/orders", body)) == ["not-your-seat"]
    assert order.id.encode() not in first.get(f"/api/games/{game}").content
    assert [one.id for one in orders(second, game).orders] == [order.id]
    assert second.delete(f"/api/games/{game}/orders/{order.id}").status_code == 204
    assert orders(second, game).orders == ()


def test_what_is_not_offered_is_refused(anna: Client, boris: Client) -> None:
    game = parliament(anna, boris)
    seat = anna.position(game).yours[0]
    for order in ({"order": "bid", "company": "none", "most": 5}, {"order": "buy"}, {}, {"order": "pass", "x": 1}):
        answer = anna.post(f"/api/games/{game}/orders", {"head": 0, "seat": seat, "order": order})
        assert (answer.status_code, codes(answer)) == (422, ["no-such-order"])
    assert orders(anna, game).orders == ()


def test_taking_back_ends_them(anna: Client) -> None:
    game = anna.create("me", "me", title="1862", seed="1").id
    now = anna.position(game)
    asked = now.asked or 0
    opened(game, anna)
    give(anna, game, asked, {"order": "pass"})
    assert anna.post(f"/api/games/{game}/rewind", {"head": 1, "to": 0}).status_code == 201
    until(lambda: orders(anna, game).orders[0].off is not None)
    off = orders(anna, game).orders[0].off
    assert off is not None
    assert off.id == "order-off-undone"
    assert anna.position(game).head == 2


def prepared(game: str, person: Client) -> str:
    """On the analysis board the player in turn opens an auction, and the reply is a bid of 35; the company."""
    branch = person.post(f"/api/games/{game}/branches", {"at": person.position(game).head}).json()["id"]
    assert codes(person.post(f"/api/games/{game}/replies", {"branch": branch})) == ["no-reply"]
    company = opened(branch, person)
    now = person.position(branch)
    reply = {"do": "bid", "company": company, "amount": 35}
    assert person.act(branch, now.head, now.asked or 0, reply).status_code == 201
    assert person.post(f"/api/games/{game}/replies", {"branch": branch}).status_code == 201
    return company


def test_a_prepared_reply_is_played(anna: Client, boris: Client) -> None:
    game = parliament(anna, boris, pace="slow")
    first, second = in_turn(game, anna, boris)
    company = prepared(game, second)
    assert opened(game, first) == company
    until(lambda: second.position(game).head == 2)
    assert second.position(game).action == {"do": "bid", "company": company, "amount": 35}
    off = orders(second, game).orders[0].off
    assert off is not None
    assert off.id == "order-done-replied"


def test_a_prepared_reply_to_something_else_is_not(anna: Client, boris: Client) -> None:
    game = parliament(anna, boris, pace="slow")
    first, second = in_turn(game, anna, boris)
    prepared(game, second)
    assert first.act(game, 0, first.position(game).asked or 0, {"do": "pass"}).status_code == 201
    off = orders(second, game).orders[0].off
    assert off is not None
    assert off.id == "order-off-otherwise"
    assert second.position(game).head == 1


def test_replies_are_for_slow_games(anna: Client, boris: Client) -> None:
    game = parliament(anna, boris)
    assert codes(anna.post(f"/api/games/{game}/replies", {"branch": game})) == ["only-slow"]


def test_orders_are_gone_over_once_for_each_entry(
    server: Server, anna: Client, boris: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody looks, and however old they are: what was asked for stands still for everybody else."""
    monkeypatch.setattr(timeline, "HELD", 2)
    brought, said = Counter[int](), Counter[int]()
    bring, reply = Room.bring, OrderKeeper._reply

    async def counted_bring(room: Room, n: int) -> object:
        brought[n] += 1
        return await bring(room, n)

    def counted_reply(keeper: OrderKeeper, room: Room, *more: object) -> object:
        said[room.game.head] += 1
        return reply(keeper, room, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Room, "bring", counted_bring)
    monkeypatch.setattr(OrderKeeper, "_reply", counted_reply)
    game = anna.create("me", "open", title="rocket", seed="1").id
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    assert anna.post(f"/api/games/{game}/start").status_code == 201
    give(boris, game, 1, {"order": "no-veto", "least": 2})
    stream = Stream("orders")
    for _ in range(8):
        for _ in range(3):
            assert orders(boris, game).orders[0].off is None
        now = anna.position(game)
        asked = anna if now.asked == 0 else boris
        room = server.app.state.hub.rooms[game]
        legal = list(room.timeline.rules.legal(room.timeline.state))
        action = to_plain(legal[stream.below(len(legal))])
        if now.head == 0:
            brought.clear()  # so far it is the present position
        assert asked.act(game, now.head, now.asked or 0, action).status_code in (201, 409)
    assert anna.position(game).head > 4
    assert brought[0] == 0, "the position in which it was given is not brought again"
    assert max(said.values()) == 1, said


def test_kept_over_a_restart(settings: Settings) -> None:
    """A process that ends before the delay is over leaves the order to the next one."""
    patient = msgspec.structs.replace(settings, order_seconds=3600.0)
    with TestClient(create_app(patient), raise_server_exceptions=False) as server:
        anna, boris = Client(server, "Anna"), Client(server, "Boris")
        game = parliament(anna, boris)
        first, second = in_turn(game, anna, boris)
        opened(game, first)
        give(second, game, second.position(game).yours[0], {"order": "pass"})
        room = server.app.state.hub.rooms[game]
        server.blocking_portal.call(room.changed.set)
        time.sleep(0.5)
        assert first.position(game).head == 1, "woken by what concerns it not, it goes on waiting"
        cookie = first.cookie
    with TestClient(create_app(settings), raise_server_exceptions=False) as server:
        again = Client(server)
        again.cookie = cookie
        until(lambda: again.position(game).head >= 2)
