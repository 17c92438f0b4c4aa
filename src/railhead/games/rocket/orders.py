"""Standing orders of Rocket: no veto for lines that one hardly holds."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Over, RocketState, Veto, is_closed
from railhead.kernel.action import Pass
from railhead.kernel.menu import Range
from railhead.kernel.message import Message
from railhead.kernel.order import Off, Order, OrderOffer, Orders, Reply, offered

#: more shares than this of a line are not given up without a look
MOST_SHARES = 6


class NoVeto(Order, frozen=True, tag="no-veto"):
    """No bid in vetoes about lines of which the player holds fewer shares than `least`."""

    least: int

    def says(self, rules: RocketRules) -> Message:
        return Message("order-no-veto", {"least": self.least})

    def reply(self, rules: RocketRules, given: RocketState, state: RocketState, seat: int) -> Reply:
        """A merger turns shares of one line into shares of another: then the player should look again."""
        for line, shares in enumerate(given.shares):
            if shares[seat] and not is_closed(given, line) and is_closed(state, line):
                return Off(Message("order-off-merged", {"line": rules.board.lines[line].id}))
        veto = state.stack[-1]
        if isinstance(veto, Veto) and veto.asked == seat and state.shares[veto.line][seat] < self.least:
            return Pass()
        return None


def offers(rules: RocketRules, state: RocketState, seat: int) -> Iterator[OrderOffer]:
    if not isinstance(state.stack[-1], Over):
        yield offered(rules, NoVeto(2), Range("least", 2, MOST_SHARES))


ORDERS = Orders(NoVeto, offers)
