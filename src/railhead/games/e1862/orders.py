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
from railhead.kernel.order import Off, Order, OrderOffer, Orders, Reply, plain_order


class PassRound(Order, frozen=True, tag="pass"):
    """Pass to the end of this stock round or Parliament round, while nobody sells what the player holds too."""


class BidUpTo(Order, frozen=True, tag="bid"):
    """Raise by the least in the auction of a company, up to `most`; beyond that drop out."""

    company: str
    most: int


class Buy(Order, frozen=True, tag="buy"):
    """Buy a share of a company when it can be bought for no more than `most`."""

    company: str
    source: Source
    most: int


class AsLastTime(Order, frozen=True, tag="as-last-time"):
    """Run the same routes as last time, and pay in the same way."""

    company: str
    routes: tuple[Route, ...] | None = None
    joined: tuple[str, ...] | None = None
    how: Literal["pay", "retain", "hudson"] | None = None


E1862Order = PassRound | BidUpTo | Buy | AsLastTime


# -- giving them -----------------------------------------------------------------------------------------------------


def offers(rules: E1862Rules, state: State, seat: int) -> Iterator[OrderOffer]:
    if isinstance(state.stack[-1], Over):
        return
    if _round_of(state) is not None:
        yield _offer(rules, PassRound())
    most = most_bid(state, seat)
    for company in _for_auction(rules, state):
        if most > 0:
            bid = BidUpTo(name(company), most)
            yield OrderOffer(plain_order(bid), says(rules, bid), Range("most", 0, most, rules.facts.game.bid_step))
    for company, charter in enumerate(state.company):
        for source in SOURCES if charter.started else ():
            if singles(state, company, place_of(state, company, source)):
                buy = Buy(name(company), source, cost_of(state, company, source))
                yield OrderOffer(plain_order(buy), says(rules, buy), Range("most", 1, max(CELLS)))
    for company in range(len(state.company)):
        if director_seat(state, company) == seat and has_train(state, company):
            yield _offer(rules, AsLastTime(name(company)))


def _offer(rules: E1862Rules, order: E1862Order) -> OrderOffer:
    return OrderOffer(plain_order(order), says(rules, order))


def says(rules: E1862Rules, order: E1862Order) -> Message:
    match order:
        case PassRound():
            return Message("order-pass")
        case BidUpTo():
            return Message("order-bid", {"company": order.company, "most": order.most})
        case Buy():
            args: dict[str, Arg] = {
                "company": order.company, "most": order.most, "source": Term(f"source-{order.source}"),
            }  # fmt: skip
            return Message("order-buy", args)
    return Message("order-as-last", {"company": order.company})


# -- what they mean --------------------------------------------------------------------------------------------------


def reply(rules: E1862Rules, order: E1862Order, given: State, state: State, seat: int) -> Reply:
    match order:
        case PassRound():
            return _passing(rules, given, state, seat)
        case BidUpTo():
            return _bidding(rules, order, given, state, seat)
        case Buy():
            return _buying(rules, order, given, state, seat)
    return _repeating(rules, order, given, state, seat)


def _passing(rules: E1862Rules, given: State, state: State, seat: int) -> Reply:
    """4.1, 6.6: until the round is over, or somebody sells shares of a company that the player holds."""
    if _round_of(state) is None or state.round != given.round:
        return Off(Message("order-off-round-over"))
    for company in range(len(state.company)):
        if shares(given, company, account(seat)) and (off := _sold(given, state, seat, company)) is not None:
            return off
    frame = state.stack[-1]
    return Pass() if isinstance(frame, Parliament | Auction | Stock) and frame.seat == seat else None


def _bidding(rules: E1862Rules, order: BidUpTo, given: State, state: State, seat: int) -> Reply:
    """4.1: by the least step; who drops out is out of this auction."""
    company = rules.facts.number[order.company]
    if state.company[company].started:
        winner = director_seat(state, company)
        if winner == seat:
            return Off(Message("order-done-won", {"company": order.company}))
        return Off(Message("order-off-lost", {"company": order.company, "seat": SeatArg(winner or 0)}))
    if state.round != given.round:
        return Off(Message("order-off-round-over"))
    frame = state.stack[-1]
    if not isinstance(frame, Auction) or frame.seat != seat or frame.company != company:
        return None
    amount = frame.bid + rules.facts.game.bid_step
    return Bid(order.company, amount) if amount <= min(order.most, most_bid(state, seat)) else Pass()


def _buying(rules: E1862Rules, order: Buy, given: State, state: State, seat: int) -> Reply:
    """6.5.1: once. Somebody else's sale of the same company changes what it is worth: the player should look again."""
    company = rules.facts.number[order.company]
    if shares(state, company, account(seat)) > shares(given, company, account(seat)):
        return Off(Message("order-done-bought", {"company": order.company}))
    if (off := _sold(given, state, seat, company)) is not None:
        return off
    if not state.company[company].started or not singles(state, company, place_of(state, company, order.source)):
        return Off(Message("order-off-share-gone", {"company": order.company}))
    frame, buy = state.stack[-1], BuyShare(order.company, order.source)
    if not isinstance(frame, Stock) or frame.seat != seat or cost_of(state, company, order.source) > order.most:
        return None
    return None if any(refuse_purchase(rules, state, frame, buy)) else buy


def _repeating(rules: E1862Rules, order: AsLastTime, given: State, state: State, seat: int) -> Reply:
    """7.8, 7.8.5: with the same trains, as long as the routes are legal and nothing better was built."""
    company = rules.facts.number[order.company]
    args: dict[str, Arg] = {"company": order.company}
    if acting_seat(state, company) != seat or not state.company[company].started:
        return Off(Message("order-off-not-yours", args))
    if owned_trains(state, company) != owned_trains(given, company):
        return Off(Message("order-off-trains", args))
    frame = state.stack[-1]
    if isinstance(frame, RunStep) and frame.company == company:
        run = Run(order.routes or (), order.joined)
        if any(refuse_run(rules, state, frame, run)) or _earns(rules, state, run) < _best(rules, state, company):
            return Off(Message("order-off-run", args))
        return run
    if isinstance(frame, PayStep) and frame.company == company and order.how is not None:
        pay = Pay(order.how)
        return Off(Message("order-off-pay", args)) if any(refuse_pay(rules, state, frame, pay)) else pay
    return None


def _earns(rules: E1862Rules, state: State, run: Run) -> int:
    found = score_of(rules, state, run)
    return found.revenue + found.subsidy


def _best(rules: E1862Rules, state: State, company: int) -> int:
    return _earns(rules, state, best_action(rules, state, company))


# -- what was done last time -----------------------------------------------------------------------------------------


def recall(rules: E1862Rules, order: E1862Order, before: State, action: Action) -> E1862Order:
    """The order with what the action was, where it was one of the same company: the way to pay first, then the run."""
    if not isinstance(order, AsLastTime):
        return order
    frame = before.stack[-1]
    if not isinstance(frame, RunStep | PayStep) or name(frame.company) != order.company:
        return order
    if isinstance(action, Pay) and order.how is None:
        return AsLastTime(order.company, how=action.how)
    if isinstance(action, Run) and order.how is not None:
        return AsLastTime(order.company, action.routes, action.joined, order.how)
    return order


def lacks(order: E1862Order) -> bool:
    return isinstance(order, AsLastTime) and (order.routes is None or order.how is None)


# -- reading a position ----------------------------------------------------------------------------------------------


def _round_of(state: State) -> Parliament | Stock | None:
    return next((frame for frame in state.stack if isinstance(frame, Parliament | Stock)), None)


def _for_auction(rules: E1862Rules, state: State) -> Iterator[int]:
    """The companies that are on auction, or may come up in this Parliament round."""
    if isinstance(_round_of(state), Parliament):
        on = next((frame.company for frame in state.stack if isinstance(frame, Auction)), None)
        yield from available(rules, state, parliament=True) if on is None else (on,)


def _sold(given: State, state: State, seat: int, company: int) -> Off | None:
    """Somebody else has fewer shares of a company than when the order was given."""
    for other in range(seats_of(state)):
        if other != seat and shares(state, company, account(other)) < shares(given, company, account(other)):
            return Off(Message("order-off-sold", {"seat": SeatArg(other), "company": name(company)}))
    return None


ORDERS = Orders(E1862Order, offers, says, reply, recall, lacks, ("run", "pay"))
