"""Standing orders of 18Magyarország: pass in a share round, buy a share, run and pay as last time."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.holdings import director, on_charter, percent, price, train_names
from railhead.games.mag.names import company_name, person
from railhead.games.mag.route import Route
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import BuyCar, Run, refuse_car
from railhead.games.mag.run import refuse as refuse_run
from railhead.games.mag.shares import BuyShare, refuse_purchase
from railhead.games.mag.state import Dividend, Over, RunTrains, ShareRound, State
from railhead.kernel.action import Action, Pass
from railhead.kernel.menu import Range
from railhead.kernel.message import Arg, Message
from railhead.kernel.order import Off, Order, OrderOffer, Orders, Reply, offered


class PassRound(Order, frozen=True, tag="pass"):
    """Pass to the end of this share round, while nobody sells what the player holds too."""

    def says(self, rules: MagRules) -> Message:
        return Message("order-pass")

    def reply(self, rules: MagRules, given: State, state: State, seat: int) -> Reply:
        """VII.2: until all have passed in succession, or somebody sells shares of a major that the player holds."""
        frame = _share_round(state)
        if frame is None or state.turn != given.turn:
            return Off(Message("order-off-round-over"))
        for major in range(len(rules.facts.majors)):
            if percent(rules, given, major, seat) and (off := _sold(rules, given, state, seat, major)) is not None:
                return off
        return Pass() if frame.seat == seat and frame is state.stack[-1] else None


class Buy(Order, frozen=True, tag="buy"):
    """Buy a share of a major when it can be bought for no more than `most`."""

    major: str
    most: int

    def says(self, rules: MagRules) -> Message:
        major = rules.facts.majors[rules.facts.major_ix[self.major]].abbr
        return Message("order-buy", {"major": major, "most": self.most})

    def reply(self, rules: MagRules, given: State, state: State, seat: int) -> Reply:
        """VII.5: once. Somebody else's sale of the major changes what it is worth: the player should look again."""
        major = rules.facts.major_ix[self.major]
        name = rules.facts.majors[major].abbr
        if percent(rules, state, major, seat) > percent(rules, given, major, seat):
            return Off(Message("order-done-bought", {"major": name}))
        if (off := _sold(rules, given, state, seat, major)) is not None:
            return off
        if not on_charter(rules, state, major):
            return Off(Message("order-off-share-gone", {"major": name}))
        frame, buy = state.stack[-1], BuyShare(self.major)
        if not isinstance(frame, ShareRound) or frame.seat != seat or price(rules, state, major) > self.most:
            return None
        return None if any(refuse_purchase(rules, state, frame, buy)) else buy


class AsLastTime(Order, frozen=True, tag="as-last-time"):
    """Run a minor with the same rail cars and routes, or pay the dividend of a major, as last time."""

    company: str
    cars: tuple[str, ...] = ()
    routes: tuple[Route, ...] | None = None
    #: what a major paid, and whether that was all it could
    paid: int | None = None
    all: bool = False

    def says(self, rules: MagRules) -> Message:
        company = _number(rules, self.company)
        id = "order-run-as-last" if company < rules.minors else "order-pay-as-last"
        return Message(id, {"company": company_name(rules, company)})

    def reply(self, rules: MagRules, given: State, state: State, seat: int) -> Reply:
        company = _number(rules, self.company)
        if not _decides(rules, state, company, seat):
            return Off(Message("order-off-not-yours", {"company": company_name(rules, company)}))
        if company < rules.minors:
            return self._run(rules, given, state, company)
        return self._pay(rules, state, company - rules.minors)

    def _run(self, rules: MagRules, given: State, state: State, minor: int) -> Reply:
        """VI.3.6, VI.3.7: the same rail cars, then the same routes, as long as the rules allow them: the highest income
        is compulsory, so new track or other stations end the order."""
        name = company_name(rules, minor)
        if train_names(rules, state, minor) != train_names(rules, given, minor):
            return Off(Message("order-off-trains", {"company": name}))
        frame = state.stack[-1]
        if not isinstance(frame, RunTrains) or frame.minor != minor:
            return None
        gone = Off(Message("order-off-run", {"company": name}))
        bought = tuple(rules.facts.rules.cars[car].major for car in frame.cars)
        if bought != self.cars[: len(bought)]:
            return gone
        if len(bought) < len(self.cars):
            car = BuyCar(self.cars[len(bought)])
            return (
                Off(Message("order-off-run", {"company": name})) if any(refuse_car(rules, state, frame, car)) else car
            )
        run = Run(self.routes or ())
        return gone if any(refuse_run(rules, state, frame, run)) else run

    def _pay(self, rules: MagRules, state: State, major: int) -> Reply:
        """VI.4.3: everything, if everything was paid; else the same amount, where the treasury has it."""
        frame = state.stack[-1]
        if not isinstance(frame, Dividend) or frame.major != major:
            return None
        most = _payable(rules, state, major)
        amount = most if self.all else self.paid or 0
        if amount > most:
            return Off(Message("order-off-treasury", {"company": rules.facts.majors[major].abbr}))
        return PayDividend(amount)

    def lacks(self) -> bool:
        return self.routes is None and self.paid is None

    def recall(self, rules: MagRules, before: State, action: Action) -> AsLastTime:
        """The order with what the action was, where it was one of the same company."""
        frame, company = before.stack[-1], _number(rules, self.company)
        if isinstance(frame, RunTrains) and isinstance(action, Run) and frame.minor == company:
            cars = tuple(rules.facts.rules.cars[car].major for car in frame.cars)
            return AsLastTime(self.company, cars, action.routes)
        if isinstance(frame, Dividend) and isinstance(action, PayDividend) and frame.major == company - rules.minors:
            everything = action.amount == _payable(rules, before, frame.major) > 0
            return AsLastTime(self.company, paid=action.amount, all=everything)
        return self


def offers(rules: MagRules, state: State, seat: int) -> Iterator[OrderOffer]:
    if isinstance(state.stack[-1], Over) or seat == rules.istvan:
        return
    if _share_round(state) is not None:
        yield offered(rules, PassRound())
    prices = rules.facts.market.prices
    for ix, major in enumerate(rules.facts.majors):
        if on_charter(rules, state, ix):
            buy = Buy(major.id, price(rules, state, ix))
            yield offered(rules, buy, Range("most", 1, max(prices)))
    for company in range(rules.minors + len(rules.facts.majors)):
        if _decides(rules, state, company, seat):
            yield offered(rules, AsLastTime(_id(rules, company)))


# -- reading a position ----------------------------------------------------------------------------------------------


def _share_round(state: State) -> ShareRound | None:
    return next((frame for frame in state.stack if isinstance(frame, ShareRound)), None)


def _sold(rules: MagRules, given: State, state: State, seat: int, major: int) -> Off | None:
    """Somebody else has fewer shares of a major than when the order was given."""
    for other in range(rules.players):
        if other != seat and percent(rules, state, major, other) < percent(rules, given, major, other):
            args: dict[str, Arg] = {"seat": person(rules, other), "major": rules.facts.majors[major].abbr}
            return Off(Message("order-off-sold", args))
    return None


def _decides(rules: MagRules, state: State, company: int, seat: int) -> bool:
    if company < rules.minors:
        return state.owner[company] == seat
    return director(rules, state, company - rules.minors) == seat


def _payable(rules: MagRules, state: State, major: int) -> int:
    unit = rules.facts.game.market.dividend_unit
    return state.purse[rules.account(rules.minors + major)] // unit * unit


def _id(rules: MagRules, company: int) -> str:
    if company < rules.minors:
        return str(rules.facts.minors[company].number)
    return rules.facts.majors[company - rules.minors].id


def _number(rules: MagRules, id: str) -> int:
    if id in rules.facts.major_ix:
        return rules.minors + rules.facts.major_ix[id]
    return next(ix for ix, minor in enumerate(rules.facts.minors) if str(minor.number) == id)


ORDERS = Orders(PassRound | Buy | AsLastTime, offers, ("run", "pay-dividend"))
