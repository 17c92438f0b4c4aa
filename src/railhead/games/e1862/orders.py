"""Standing orders of 1862: pass in a round, bid up to a limit, buy a share, run and pay as last time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from railhead.games.e1862.best import best_action
from railhead.games.e1862.charters import available
from railhead.games.e1862.holdings import acting_seat, director_seat, has_train, owned_trains, seats_of, shares, singles
from railhead.games.e1862.market import CELLS
from railhead.games.e1862.names import name
from railhead.games.e1862.parliament import Bid, most_bid
from railhead.games.e1862.pay import Pay, refuse_pay
from railhead.games.e1862.route import Route, Run
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import refuse_run, score_of
from railhead.games.e1862.state import Auction, Over, Parliament, PayStep, RunStep, State, Stock, account
from railhead.games.e1862.stock_round import SOURCES, BuyShare, Source, cost_of, place_of, refuse_purchase
from railhead.kernel.action import Action, Pass
from railhead.kernel.menu import Range
from railhead.kernel.message import Arg, Message, SeatArg, Term
from railhead.kernel.order import Off, Order, OrderOffer, Orders, Reply, offered


class PassRound(Order, frozen=True, tag="pass"):
    """Pass to the end of this stock round or Parliament round, while nobody sells what the player holds too."""

    def says(self, rules: E1862Rules) -> Message:
        return Message("order-pass")

    def reply(self, rules: E1862Rules, given: State, state: State, seat: int) -> Reply:
        """4.1, 6.6: until the round is over, or somebody sells shares of a company that the player holds."""
        if _round_of(state) is None or state.round != given.round:
            return Off(Message("order-off-round-over"))
        for company in range(len(state.company)):
            if shares(given, company, account(seat)) and (off := _sold(given, state, seat, company)) is not None:
                return off
        frame = state.stack[-1]
        return Pass() if isinstance(frame, Parliament | Auction | Stock) and frame.seat == seat else None


class BidUpTo(Order, frozen=True, tag="bid"):
    """Raise by the least in the auction of a company, up to `most`; beyond that drop out."""

    company: str
    most: int

    def says(self, rules: E1862Rules) -> Message:
        return Message("order-bid", {"company": self.company, "most": self.most})

    def reply(self, rules: E1862Rules, given: State, state: State, seat: int) -> Reply:
        """4.1: by the least step; who drops out is out of this auction."""
        company = rules.facts.number[self.company]
        if state.company[company].started:
            winner = director_seat(state, company)
            if winner == seat:
                return Off(Message("order-done-won", {"company": self.company}))
            return Off(Message("order-off-lost", {"company": self.company, "seat": SeatArg(winner or 0)}))
        if state.round != given.round:
            return Off(Message("order-off-round-over"))
        frame = state.stack[-1]
        if not isinstance(frame, Auction) or frame.seat != seat or frame.company != company:
            return None
        amount = frame.bid + rules.facts.game.bid_step
        return Bid(self.company, amount) if amount <= min(self.most, most_bid(state, seat)) else Pass()


class Buy(Order, frozen=True, tag="buy"):
    """Buy a share of a company when it can be bought for no more than `most`."""

    company: str
    source: Source
    most: int

    def says(self, rules: E1862Rules) -> Message:
        source = Term(f"source-{self.source}")
        return Message("order-buy", {"company": self.company, "most": self.most, "source": source})

    def reply(self, rules: E1862Rules, given: State, state: State, seat: int) -> Reply:
        """6.5.1: once. Somebody else's sale of the company changes what it is worth: the player should look again."""
        company = rules.facts.number[self.company]
        if shares(state, company, account(seat)) > shares(given, company, account(seat)):
            return Off(Message("order-done-bought", {"company": self.company}))
        if (off := _sold(given, state, seat, company)) is not None:
            return off
        if not state.company[company].started or not singles(state, company, place_of(state, company, self.source)):
            return Off(Message("order-off-share-gone", {"company": self.company}))
        frame, buy = state.stack[-1], BuyShare(self.company, self.source)
        if not isinstance(frame, Stock) or frame.seat != seat or cost_of(state, company, self.source) > self.most:
            return None
        return None if any(refuse_purchase(rules, state, frame, buy)) else buy


class AsLastTime(Order, frozen=True, tag="as-last-time"):
    """Run the same routes as last time, and pay in the same way."""

    company: str
    routes: tuple[Route, ...] | None = None
    joined: tuple[str, ...] | None = None
    how: Literal["pay", "retain", "hudson"] | None = None

    def says(self, rules: E1862Rules) -> Message:
        return Message("order-as-last", {"company": self.company})

    def reply(self, rules: E1862Rules, given: State, state: State, seat: int) -> Reply:
        """7.8, 7.8.5: with the same trains, as long as the routes are legal and nothing better was built."""
        company = rules.facts.number[self.company]
        args: dict[str, Arg] = {"company": self.company}
        if acting_seat(state, company) != seat or not state.company[company].started:
            return Off(Message("order-off-not-yours", args))
        if owned_trains(state, company) != owned_trains(given, company):
            return Off(Message("order-off-trains", args))
        frame = state.stack[-1]
        if isinstance(frame, RunStep) and frame.company == company:
            run = Run(self.routes or (), self.joined)
            if any(refuse_run(rules, state, frame, run)) or _earns(rules, state, run) < _best(rules, state, company):
                return Off(Message("order-off-run", args))
            return run
        if isinstance(frame, PayStep) and frame.company == company and self.how is not None:
            pay = Pay(self.how)
            return Off(Message("order-off-pay", args)) if any(refuse_pay(rules, state, frame, pay)) else pay
        return None

    def lacks(self) -> bool:
        return self.routes is None or self.how is None

    def recall(self, rules: E1862Rules, before: State, action: Action) -> AsLastTime:
        """The order with what the company did, taken from its latest actions: the way to pay first, then the run."""
        frame = before.stack[-1]
        if not isinstance(frame, RunStep | PayStep) or name(frame.company) != self.company:
            return self
        if isinstance(action, Pay) and self.how is None:
            return AsLastTime(self.company, how=action.how)
        if isinstance(action, Run) and self.how is not None:
            return AsLastTime(self.company, action.routes, action.joined, self.how)
        return self


def offers(rules: E1862Rules, state: State, seat: int) -> Iterator[OrderOffer]:
    if isinstance(state.stack[-1], Over):
        return
    if _round_of(state) is not None:
        yield offered(rules, PassRound())
    most, step = most_bid(state, seat), rules.facts.game.bid_step
    for company in _for_auction(rules, state):
        if most > 0:
            bid = BidUpTo(name(company), min(most, _highest_bid(state) + step))
            yield offered(rules, bid, Range("most", 0, most, step))
    for company, charter in enumerate(state.company):
        for source in SOURCES if charter.started else ():
            if singles(state, company, place_of(state, company, source)):
                buy = Buy(name(company), source, cost_of(state, company, source))
                yield offered(rules, buy, Range("most", 1, max(CELLS)))
    for company in range(len(state.company)):
        if director_seat(state, company) == seat and has_train(state, company):
            yield offered(rules, AsLastTime(name(company)))


# -- reading a position ----------------------------------------------------------------------------------------------


def _earns(rules: E1862Rules, state: State, run: Run) -> int:
    found = score_of(rules, state, run)
    return found.revenue + found.subsidy


def _best(rules: E1862Rules, state: State, company: int) -> int:
    return _earns(rules, state, best_action(rules, state, company))


def _round_of(state: State) -> Parliament | Stock | None:
    return next((frame for frame in state.stack if isinstance(frame, Parliament | Stock)), None)


def _for_auction(rules: E1862Rules, state: State) -> Iterator[int]:
    """The companies that are on auction, or may come up in this Parliament round."""
    if isinstance(_round_of(state), Parliament):
        on = next((frame.company for frame in state.stack if isinstance(frame, Auction)), None)
        yield from available(rules, state, parliament=True) if on is None else (on,)


def _highest_bid(state: State) -> int:
    """In the auction that is going on; 0 where there is none."""
    return next((frame.bid for frame in state.stack if isinstance(frame, Auction)), 0)


def _sold(given: State, state: State, seat: int, company: int) -> Off | None:
    """Somebody else has fewer shares of a company than when the order was given."""
    for other in range(seats_of(state)):
        if other != seat and shares(state, company, account(other)) < shares(given, company, account(other)):
            return Off(Message("order-off-sold", {"seat": SeatArg(other), "company": name(company)}))
    return None


ORDERS = Orders(PassRound | BidUpTo | Buy | AsLastTime, offers, ("run", "pay"))
