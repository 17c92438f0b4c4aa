"""The beginner in 1862, and what both players know how to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from railhead.bots import Budget, Meter
from railhead.bots.e1862_value import ENOUGH, Earning, Runs, permitted
from railhead.games.e1862 import state as frames
from railhead.games.e1862.consent import Answer
from railhead.games.e1862.depot import next_cost
from railhead.games.e1862.exchange import Redeem
from railhead.games.e1862.facts import facts
from railhead.games.e1862.forced import SellTreasury
from railhead.games.e1862.holdings import cash, cash_of, certificates, director_seat, has_train, owned_trains, shares
from railhead.games.e1862.lay import LayTile, do_lay
from railhead.games.e1862.marker import PlaceMarker
from railhead.games.e1862.market import PARS
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.run import good_run
from railhead.games.e1862.state import State, account
from railhead.games.e1862.stock_round import BuyShare, Start
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Action, Pass
from railhead.kernel.play import Play
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Rules

A = TypeVar("A", bound=Action)

NOVICE_LAYS = 4
#: what a novice bids at most beyond nothing
NOVICE_BID = 10
#: games that last longer than this many turns are at a standstill: then whoever can pay for a train buys it
LONG = 14


def passed(legal: Sequence[Action]) -> Action:
    """Pass, or where that is not allowed the first thing that is."""
    return next((action for action in legal if isinstance(action, Pass)), legal[0])


def laid(rules: E1862Rules, state: State, action: Action) -> State:
    """The board after a build; what the rules would ask next is of no interest and costs time."""
    if not isinstance(action, LayTile):
        return rules.apply(state, action).state
    play: E1862Play = Play(rules, state)
    do_lay(play, action)
    return play.state


class Choice:
    """One decision: what both players know how to do."""

    def __init__(
        self, rules: E1862Rules, state: State, seat: int, budget: Budget, known: dict[tuple[object, ...], Earning]
    ) -> None:  # fmt: skip
        self.rules, self.state, self.seat = rules, state, seat
        self.meter, self.runs = Meter(budget), Runs(rules, known)
        self.legal = [] if isinstance(state.stack[-1], frames.RunStep) else list(rules.legal(state))

    def of_kind(self, kind: type[A]) -> list[A]:
        return [action for action in self.legal if isinstance(action, kind)]

    def goes_on(self) -> bool:
        return self.meter.spend() and self.runs.work < ENOUGH

    def number(self, name: str) -> int:
        return facts().number[name]

    def mine(self, company: int) -> int:
        return shares(self.state, company, account(self.seat))

    def money(self) -> int:
        return cash(self.state, self.seat)

    def room(self) -> bool:
        """4.3, 6.5.2: a launch takes three certificates; a charter without room for them ends in a fine."""
        return certificates(self.state, self.seat) + 3 <= self.state.certificate_limit

    def standstill(self) -> bool:
        return self.state.round.turn > LONG

    def owed(self) -> list[BuyShare]:
        """4.3: purchases that bring one's own company to its launch."""
        return [
            action
            for action in self.of_kind(BuyShare)
            if not self.state.company[self.number(action.company)].floated
            and director_seat(self.state, self.number(action.company)) == self.seat
        ]

    def smallest_need(self) -> Action:
        """7.11: a company without a train gets one, the cheapest way."""
        buys = self.of_kind(BuyTrain)
        if buys:
            used = [action for action in buys if action.train is not None]
            return used[0] if used else buys[0]
        sales = self.of_kind(SellTreasury)
        return sales[0] if sales else passed(self.legal)


class NoviceBot:
    """Launches one company at a time, takes the best run of a few lays, pays what is earned, buys a train if due."""

    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed)
        self.known: dict[tuple[object, ...], Earning] = {}

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, E1862Rules)
        if isinstance(state.stack[-1], frames.RunStep):
            return good_run(rules, state, state.stack[-1])
        choice = Choice(rules, state, seat, budget, self.known)
        match state.stack[-1]:
            case frames.Parliament():
                return self._open(choice)
            case frames.Auction() as frame:
                return choice.legal[0] if frame.bid < NOVICE_BID else passed(choice.legal)
            case frames.SetPar():
                pars = [action for action in choice.of_kind(Par) if 5 * action.price <= choice.money()]
                return pars[-1] if pars else choice.legal[0]
            case frames.FurtherShares():
                return choice.legal[0]
            case frames.Stock():
                return self._shares(choice)
            case frames.BuyMarkers():
                return choice.legal[0]
            case frames.Build() | frames.Home() as frame:
                return self._lay(choice, frame.company)
            case frames.MarkerStep():
                places = choice.of_kind(PlaceMarker)
                return self.stream.choice(places) if places else passed(choice.legal)
            case frames.PayStep():
                return Pay("pay")
            case frames.TrainStep() as frame:
                return self._train(choice, frame.company)
            case frames.Exchange():
                redeems = choice.of_kind(Redeem)
                return redeems[0] if redeems else choice.legal[0]
            case frames.Consent() | frames.TrainConsent():
                return Answer(False)
            case frames.Fine() | frames.RemoveMarkers():
                return self.stream.choice(choice.legal)
        return passed(choice.legal)

    def _open(self, choice: Choice) -> Action:
        """An auction where the money is enough for five shares."""
        opens = [action for action in choice.of_kind(Bid) if action.amount == 0]
        if opens and choice.money() >= 5 * PARS[1] and choice.room():
            return self.stream.choice(opens)
        return passed(choice.legal)

    def _shares(self, choice: Choice) -> Action:
        """First the launch of the own company, then any share that pays."""
        owed = choice.owed()
        if owed:
            return owed[0]
        buys = [action for action in choice.of_kind(BuyShare) if has_train(choice.state, choice.number(action.company))]
        if buys:
            return self.stream.choice(buys)
        starts = [action for action in choice.of_kind(Start) if 5 * action.price <= choice.money()]
        return starts[-1] if starts and choice.room() else passed(choice.legal)

    def _lay(self, choice: Choice, company: int) -> Action:
        lays = choice.of_kind(LayTile)
        if not lays:
            return passed(choice.legal)
        tried = [self.stream.choice(lays) for _ in range(NOVICE_LAYS)]

        def earned(lay: LayTile) -> int:
            return choice.runs.own(laid(choice.rules, choice.state, lay), company).revenue

        return max(tried, key=earned)

    def _train(self, choice: Choice, company: int) -> Action:
        """A train that it may run, if it has none or plenty of money."""
        if not has_train(choice.state, company):
            kinds = permitted(choice.rules, choice.state, company)
            fit = [action for action in choice.of_kind(BuyTrain) if action.type in kinds and not action.warranties]
            return fit[0] if fit else choice.smallest_need()
        plenty = cash_of(choice.state, company) >= 2 * next_cost(choice.rules, choice.state)
        if choice.standstill() or (plenty and len(owned_trains(choice.state, company)) < 2):
            kinds = permitted(choice.rules, choice.state, company)
            fit = [action for action in choice.of_kind(BuyTrain) if action.type in kinds and not action.warranties]
            if fit:
                return fit[0]
        return passed(choice.legal)
