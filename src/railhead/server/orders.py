"""Standing orders: held, delayed, carried out like a person's own actions, and told to nobody but their owner."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec
import structlog

from railhead.kernel.action import Action, to_plain
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.order import Off, Order, Orders, Reply
from railhead.server import views
from railhead.server.faults import Fault
from railhead.server.protocol.games import ActBody
from railhead.server.room import Room
from railhead.server.settings import Settings
from railhead.server.timeline import Timeline
from railhead.store import orders
from railhead.store.claims import Claims
from railhead.store.rows import OrderRow
from railhead.store.store import Store

if TYPE_CHECKING:
    from railhead.server.hub import Hub

#: how often it is looked for orders that a process left behind
LOOK_EVERY_S = 5.0
#: the shortest delay, as a part of the longest
LEAST = 0.2

log = structlog.get_logger()
_chance = secrets.SystemRandom()


class PreparedReply(Order, frozen=True, tag="reply"):
    """If the next entry is that seat's action, then one's own: in every title, one reply ahead."""

    seat: int
    after: dict[str, object]
    then: dict[str, object]


class Deed(msgspec.Struct, frozen=True):
    """What an order wants to be done now."""

    order: OrderRow
    head: int
    action: dict[str, object]


class Looked(msgspec.Struct, frozen=True):
    """What was found about the orders of a room: of which orders, at which version of the game."""

    version: int
    orders: tuple[str, ...]
    deed: Deed | None
    #: the positions in which they were given, which are needed at every look
    given: dict[int, Any]


def says(timeline: Timeline, row: OrderRow) -> Message:
    order = read(timeline, row)
    if isinstance(order, PreparedReply):
        return Message("order-reply", {"seat": SeatArg(order.seat)})
    return order.says(timeline.rules)


def read(timeline: Timeline, row: OrderRow) -> Order:
    kinds: Any = timeline.title.orders.kinds | PreparedReply if timeline.title.orders else PreparedReply
    order: Order = msgspec.json.decode(row.what, type=kinds)
    return order


class OrderKeeper:
    """Keeps one task for each room in which somebody has given orders."""

    def __init__(
        self, settings: Settings, store: Store, claims: Claims, act: Callable[[Room, str, ActBody], Awaitable[int]]
    ) -> None:
        self.settings, self.store, self.claims, self.act = settings, store, claims, act
        self._looked: WeakKeyDictionary[Room, Looked] = WeakKeyDictionary()

    def given(self, room: Room) -> None:
        """Somebody has given an order, here or at another process."""
        room.ordered = True
        self.entered(room)

    def entered(self, room: Room) -> None:
        """The game has gone on."""
        room.changed.set()
        self.wake(room)

    def wake(self, room: Room) -> None:
        if room.ordered and room.timeline is not None and (room.orders is None or room.orders.done()):
            room.orders = asyncio.create_task(self._keep(room))

    async def _keep(self, room: Room) -> None:
        """As long as there is something to look at; what goes wrong is tried again when it is looked for next."""
        try:
            while room.ordered:
                room.changed.clear()
                # Given while it is looked, an order sets this again.
                room.ordered = False
                async with self.store.read() as db:
                    standing = await orders.of_game(db, room.game.id)
                room.ordered = room.ordered or bool(standing)
                if standing:
                    async with self.claims.claim(room.game.id, "orders") as mine:
                        if mine:
                            await self._carry_out(room)
                if not room.changed.is_set():
                    return
        except Exception as error:
            log.error("orders.failed", game=room.game.id, error=repr(error))

    async def _carry_out(self, room: Room) -> None:
        """The delay is drawn by lot, so that nobody can tell an order from a person by the time; whoever it is may
        change their mind meanwhile."""
        deed = await self.look(room)
        if deed is None:
            return
        longest = self.settings.order_seconds_slow if room.game.pace == "slow" else self.settings.order_seconds
        until = asyncio.get_running_loop().time() + longest * _chance.uniform(LEAST, 1)
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await room.changed.wait()
            woken = room.changed.is_set()
            room.changed.clear()
            if await self.look(room) != deed:
                room.changed.set()
                return
            if not woken:
                break  # what woke it before changed nothing for this order: it went on waiting
        with contextlib.suppress(Fault):  # somebody was faster: it is looked again
            await self.act(room, deed.order.person, ActBody(deed.head, deed.order.seat, deed.action))

    async def look(self, room: Room) -> Deed | None:
        """Switch off what is over, and find what is to be done now; once, however often it is asked for."""
        async with room.lock:
            async with self.store.read() as db:
                standing = await orders.of_game(db, room.game.id)
            if not standing:
                self._looked.pop(room, None)
                return None
            known, ids = self._looked.get(room), tuple(row.id for row in standing)
            if known is not None and (known.version, known.orders) == (room.game.version, ids):
                return known.deed
            given = await self._given(room, standing, known.given if known is not None else {})
            head, over, deed = room.game.head, dict[str, str](), None
            for row in standing:
                reply = self._reply(room, row, given)
                if isinstance(reply, Off):
                    over[row.id] = msgspec.json.encode(reply.why).decode()
                elif reply is not None and deed is None:
                    deed = Deed(msgspec.structs.replace(row, seen=None), head, to_plain(reply))
            # What is about to act is looked at again should this process end before it has.
            looked = [row.id for row in standing if (deed is None or row.id != deed.order.id) and row.seen != head]
            if looked or over:
                async with self.store.write() as db:
                    await orders.settle(db, looked, head, over)
            left = tuple(id for id in ids if id not in over)
            self._looked[room] = Looked(room.game.version, left, deed, given)
        return deed

    async def _given(self, room: Room, standing: Sequence[OrderRow], known: Mapping[int, Any]) -> dict[int, Any]:
        """The positions in which the orders were given: brought once, as long as one of them stands."""
        return {n: known[n] if n in known else await room.bring(n) for n in sorted({row.given for row in standing})}

    def _reply(self, room: Room, row: OrderRow, given: Mapping[int, Any]) -> Reply:
        """What the order says to the present position; an action only where it is legal for its seat."""
        timeline = room.played()
        if room.game.status != "running":
            return Off(Message("order-off-over"))
        if row.seat not in views.seats_of(room.seats, row.person):
            return Off(Message("order-off-seat"))
        if any(step.action is None for step in timeline.steps[max(row.given, row.seen or 0) :]):
            return Off(Message("order-off-undone"))
        order, state = read(timeline, row), timeline.state
        if isinstance(order, PreparedReply):
            reply = _prepared(timeline, order, row)
        else:
            reply = order.reply(timeline.rules, given[row.given], state, row.seat)
        if isinstance(reply, Action):
            if timeline.rules.legal(state).why_not(reply, row.seat):
                return Off(Message("order-off-illegal"))
        return reply


def _prepared(timeline: Timeline, order: PreparedReply, row: OrderRow) -> Reply:
    since = timeline.steps[row.given :]
    if not since:
        return None
    first = since[0]
    if first.seat != order.seat or first.action is None or msgspec.json.decode(first.action) != order.after:
        return Off(Message("order-off-otherwise"))
    if len(since) == 1:
        return timeline.rules.read(order.then)
    replied = since[1].action is not None and msgspec.json.decode(since[1].action) == order.then
    return Off(Message("order-done-replied" if replied else "order-off-otherwise"))


async def recalled(room: Room, table: Orders, order: Order, seat: int) -> Order:
    """The order with what the seat did last time; the latest actions first."""
    timeline = room.played()
    for n in reversed(list(timeline.line(timeline.last))):
        if not order.lacks():
            break
        if timeline.steps[n - 1].seat == seat and timeline.action_at(n).get("do") in table.repeated:
            before = await room.bring(timeline.before[n])
            order = order.recall(timeline.rules, before, timeline.rules.read(timeline.action_at(n)))
    return order


async def carry_out_for_ever(hub: Hub) -> None:
    """After a start, and where another process has ended: games with orders that nobody has looked at."""
    while True:
        try:
            async with hub.store.read() as db:
                waiting = await orders.waiting(db)
            for id in waiting:
                await hub.resumed(id)
        except Exception:  # the next time may be better
            log.exception("orders.not_looked_for")
        await asyncio.sleep(LOOK_EVERY_S)
