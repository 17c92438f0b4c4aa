"""Standing orders of every title: what they do is legal for their owner, and what a person could have done."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.i18n import LANGUAGES, render
from railhead.kernel.action import Action, to_plain
from railhead.kernel.history import History
from railhead.kernel.order import Off, Order, OrderOffer, is_offered, plain_order
from railhead.kernel.rng import Stream

#: what must have been done and said by orders in the games below, so that a silent order is noticed
DONE = {
    "rocket": {"pass"},
    "18mag": {"pass", "buy-share", "run", "pay-dividend"},
    "1862": {"pass", "bid", "buy", "run", "pay"},
}
SAID = {
    "rocket": {"order-off-merged"},
    "18mag": {"order-off-round-over", "order-done-bought", "order-off-trains"},
    "1862": {"order-off-round-over", "order-done-bought", "order-off-lost", "order-off-trains"},
}
MOVES = {"rocket": 150, "18mag": 420, "1862": 420}


class Table:
    """A game among bots in which everybody gives every order that is offered now and then."""

    def __init__(self, title: str, seed: str) -> None:
        self.title = catalogue.title(title)
        header = self.title.header({}, 3, seed)
        _, self.rules = catalogue.rules_of(header)
        self.history = History(self.rules, header)
        self.bot, self.stream = make(title, "novice" if title != "rocket" else "random", seed), Stream(seed)
        self.standing: list[tuple[int, Order, Any]] = []
        self.done, self.said = Counter[str](), Counter[str]()
        assert self.title.orders is not None
        self.orders = self.title.orders

    def give(self, seat: int) -> None:
        state = self.history.state
        for offer in self.orders.offers(self.rules, state, seat):
            if self.stream.below(2):
                continue
            self.renders(offer.says)
            assert is_offered(iter((offer,)), offer.order)
            order = self.recalled(self.orders.read(self.with_figure(offer)), seat)
            if not order.lacks():
                assert self.orders.read(plain_order(order)) == order
                self.standing.append((seat, order, state))

    def with_figure(self, offer: OrderOffer) -> dict[str, object]:
        """As it is offered, or with another number within its range."""
        number = offer.number
        if number is None or self.stream.below(2):
            return offer.order
        figures = range(number.least, number.most + 1, number.step)
        changed = offer.order | {number.field: figures[self.stream.below(len(figures))]}
        assert is_offered(iter((offer,)), changed)
        return changed

    def recalled(self, order: Order, seat: int) -> Order:
        history = self.history
        for n in range(history.last, 0, -1):
            if not order.lacks():
                break
            entry = history.entries[n - 1]
            if entry.seat == seat and entry.action is not None and entry.action["do"] in self.orders.repeated:
                before = history.states[history.before[n]]
                order = order.recall(self.rules, before, self.rules.read(entry.action))
        return order

    def ordered(self, asked: int) -> Action | None:
        """What the oldest order of the asked seat does; those that are over go."""
        state, found, left = self.history.state, None, []
        for seat, order, given in self.standing:
            reply = order.reply(self.rules, given, state, seat)
            assert reply == order.reply(self.rules, given, state, seat)
            if isinstance(reply, Off):
                self.said[reply.why.id] += 1
                self.renders(reply.why)
                continue
            left.append((seat, order, given))
            if reply is not None:
                assert seat == asked, "an order acts for a seat that is not asked"
                assert self.rules.legal(state).why_not(reply, seat) == []
                found = found or reply
        self.standing = left
        return found

    def renders(self, message: Any) -> None:
        for lang in LANGUAGES:
            assert "{" not in render(message, lang, self.title.package)

    def play(self, moves: int) -> None:
        while (decision := self.rules.decision(self.history.state)) is not None and self.history.last < moves:
            if self.stream.below(12 if self.history.last > 40 else 3) == 0:
                self.give(self.stream.below(3))
            action = self.ordered(decision.seat)
            if action is not None:
                self.done[str(to_plain(action)["do"])] += 1
            else:
                action = self.bot.choose(self.rules, self.history.state, decision.seat, Budget(nodes=200))
            self.history.act(decision.seat, action)


@pytest.mark.parametrize("title", DONE)
def test_orders_do_what_a_person_could_do(title: str) -> None:
    """And the record that comes of them is one like any other: by hand it leads to the same positions."""
    done, said = Counter[str](), Counter[str]()
    for seed in ("a", "b"):
        table = Table(title, seed)
        table.play(MOVES[title])
        done, said = done + table.done, said + table.said
        by_hand = History(table.rules, table.history.record().header)
        for entry in table.history.record().entries:
            assert entry.action is not None
            by_hand.act(entry.seat, table.rules.read(entry.action))
        assert msgspec.msgpack.encode(by_hand.state) == msgspec.msgpack.encode(table.history.state)
    assert set(done) >= DONE[title], done
    assert set(said) >= SAID[title], said
