"""HTTP: standing orders. Everybody sees and gives their own; nobody learns of another's."""

from __future__ import annotations

import time

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath

from railhead.kernel.message import Message
from railhead.kernel.order import OrderOffer, is_offered, plain_order
from railhead.server import views
from railhead.server.auth import signed_in
from railhead.server.dependencies import GameId, Sent, Tables, Viewer
from railhead.server.faults import (
    NoReply,
    NoSuchOrder,
    NotAllowed,
    NothingToRepeat,
    NotStarted,
    OnlySlow,
    TooManyOrders,
    forbidden,
    refused,
)
from railhead.server.hub import Hub
from railhead.server.ids import new_id
from railhead.server.orders import PreparedReply, recalled, says
from railhead.server.protocol.orders import GiveOrder, OrderInfo, OrderList, PrepareReply, SeatOffers
from railhead.server.room import Room
from railhead.server.timeline import Timeline
from railhead.store import orders
from railhead.store.hints import OrdersGiven, tell
from railhead.store.rows import OrderRow

#: orders of one person that stand at a table at the same time, and those kept to say why they are over
MOST_ORDERS = 12
MOST_KEPT = 30


@get("/api/games/{game:str}/orders")
async def my_orders(viewer: Viewer, hub: Tables, game: GameId) -> OrderList:
    """One's own orders, with the reason where one is over, and which may be given now."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await _must_play(room, person.id)
    await hub.orders.look(room)
    async with room.lock, hub.store.read() as db:
        timeline = room.played()
        rows = await orders.of_person(db, room.game.id, person.id)
        seats = tuple(SeatOffers(seat, _offers(timeline, seat)) for seat in views.seats_of(room.seats, person.id))
        return OrderList(timeline.last, tuple(_info(timeline, row) for row in rows[:MOST_KEPT]), seats)


@post("/api/games/{game:str}/orders")
async def give_order(viewer: Viewer, hub: Tables, game: GameId, data: Sent[GiveOrder]) -> OrderInfo:
    """Give one of the orders on offer for a seat of one's own."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await _must_play(room, person.id)
    async with room.lock:
        room.must_sit(person.id, data.seat)
        timeline = room.must_run(data.head)
        table = timeline.title.orders
        if table is None or not is_offered(table.offers(timeline.rules, timeline.state, data.seat), data.order):
            raise refused(NoSuchOrder())
        order = await recalled(room, table, table.read(data.order), data.seat)
        if order.lacks():
            raise refused(NothingToRepeat())
        return await _give(hub, room, person.id, data.seat, msgspec.json.encode(plain_order(order)).decode())


@post("/api/games/{game:str}/replies")
async def prepare_reply(viewer: Viewer, hub: Tables, game: GameId, data: Sent[PrepareReply]) -> OrderInfo:
    """Let one's own reply of an analysis be played, should the other player move as in it."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await _must_play(room, person.id)
    if room.game.pace != "slow":
        raise refused(OnlySlow())
    branch = await hub.seen_by(data.branch, person)
    if branch.game.creator != person.id or branch.game.origin != room.game.id or branch.timeline is None:
        raise refused(NoReply())
    async with room.lock:
        timeline, tried = room.played(), branch.played()
        known, line = _way(timeline), _way(tried)
        if line[:-2] != known or len(line) != len(known) + 2:
            raise refused(NoReply())
        (other, after), (seat, then) = line[-2:]
        mine = views.seats_of(room.seats, person.id)
        if other in mine or seat not in mine:
            raise refused(NoReply())
        order = PreparedReply(other, msgspec.json.decode(after), msgspec.json.decode(then))
        return await _give(hub, room, person.id, seat, msgspec.json.encode(plain_order(order)).decode())


@delete("/api/games/{game:str}/orders/{id:str}")
async def cancel_order(viewer: Viewer, hub: Tables, game: GameId, id: FromPath[str]) -> None:
    """Take an order back, or out of the list."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await _must_play(room, person.id)
    async with hub.store.write() as db:
        found = await orders.drop(db, room.game.id, person.id, id)
    if not found:
        raise refused(NoSuchOrder())


async def _must_play(room: Room, person: str) -> None:
    """Orders are for those who sit at the table of a game that has begun."""
    if not views.seats_of(room.seats, person):
        raise forbidden(NotAllowed())
    if room.timeline is None and not room.unreadable:
        raise refused(NotStarted())


async def _give(hub: Hub, room: Room, person: str, seat: int, what: str) -> OrderInfo:
    row = OrderRow(new_id(), room.game.id, person, seat, what, room.game.head, time.time_ns() // 1_000_000)
    async with hub.store.write() as db:
        standing = [one for one in await orders.of_person(db, room.game.id, person) if one.off is None]
        same = [one for one in standing if (one.seat, one.what) == (seat, what)]
        if len(standing) - len(same) >= MOST_ORDERS:
            raise refused(TooManyOrders(MOST_ORDERS))
        for one in same:
            await orders.drop(db, room.game.id, person, one.id)
        await orders.give(db, row)
        await tell(db, OrdersGiven(room.game.id))
    hub.orders.given(room)
    return _info(room.played(), row)


def _info(timeline: Timeline, row: OrderRow) -> OrderInfo:
    off = None if row.off is None else msgspec.json.decode(row.off, type=Message)
    return OrderInfo(row.id, row.seat, says(timeline, row), row.at, off)


def _offers(timeline: Timeline, seat: int) -> tuple[OrderOffer, ...]:
    table = timeline.title.orders
    return () if table is None else tuple(table.offers(timeline.rules, timeline.state, seat))


def _way(timeline: Timeline) -> list[tuple[int, str]]:
    """Who did what up to the present position."""
    steps = (timeline.steps[n - 1] for n in timeline.line(timeline.last))
    return [(step.seat, step.action or "") for step in steps]


ROUTES = [my_orders, give_order, prepare_reply, cancel_order]
