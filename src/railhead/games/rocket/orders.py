"""Standing orders of Rocket: no veto for lines that one hardly holds."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Over, RocketState, Veto, is_closed
from railhead.kernel.action import Pass
from railhead.kernel.menu import Range
from railhead.kernel.message import Message
from railhead.kernel.order import Off, Order, OrderOffer, Orders, Reply, plain_order

#: more shares than this of a line are not given up without a look
MOST_SHARES = 6


class NoVeto(Order, frozen=True, tag="no-veto"):
    """No bid in vetoes about lines of which the player holds fewer shares than `least`."""

    least: int


def offers(rules: RocketRules, state: RocketState, seat: int) -> Iterator[OrderOffer]:
    if not isinstance(state.stack[-1], Over):
        yield OrderOffer(plain_order(NoVeto(2)), says(rules, NoVeto(2)), Range("least", 2, MOST_SHARES))


def says(rules: RocketRules, order: NoVeto) -> Message:
    return Message("order-no-veto", {"least": order.least})


def reply(rules: RocketRules, order: NoVeto, given: RocketState, state: RocketState, seat: int) -> Reply:
    """A merger turns shares of one line into shares of another: then the player should look again."""
    for line, shares in enumerate(given.shares):
        if shares[seat] and not is_closed(given, line) and is_closed(state, line):
            return Off(Message("order-off-merged", {"line": rules.board.lines[line].id}))
    veto = state.stack[-1]
    if isinstance(veto, Veto) and veto.asked == seat and state.shares[veto.line][seat] < order.least:
        return Pass()
    return None


ORDERS = Orders(NoVeto, offers, says, reply)
