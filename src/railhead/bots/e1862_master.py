"""The master of 1862: which moves it tries by playing on, and what a position is worth to each seat."""

from __future__ import annotations

from railhead.bots.e1862 import SteadyBot, Turn
from railhead.bots.e1862_value import Runs, missing_shares, permitted, share_outlook
from railhead.bots.playing_on import QUICK, Parts, PlaysOn
from railhead.games.e1862 import state as frames
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import cash, director_seat, price, seller_of, shares
from railhead.games.e1862.merger import Merge
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import State, account
from railhead.games.e1862.stock_round import BuyShare, Start, cost_of
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Action, Pass

#: what of a par is hoped for in a company that is not launched yet
UNLAUNCHED = 0.5


class MasterBot(PlaysOn):
    """Plays on with steady players who look at one tile, place no markers and do not look far."""

    def __init__(self) -> None:
        steady, quick = SteadyBot(), SteadyBot(frozenset({"plan", "markers", "promise"}))
        quick.known = steady.known  # what a run earns is the same in a line as at the table
        super().__init__("e1862", steady, quick)
        self.known = steady.known

    def clock(self, state: State) -> int:
        """Stock rounds begun."""
        return state.round.turn

    def parts(self, rules: E1862Rules, state: State) -> Parts:
        """Cash, shares at their price, and what they will bring beyond it."""
        seats, runs = range(rules.seats), Runs(rules, self.known)
        over = isinstance(state.stack[-1], frames.Over)
        found = {"cash": [float(cash(state, seat)) for seat in seats], "shares": [0.0] * rules.seats}
        found["rounds"] = [0.0] * rules.seats
        for company, its in enumerate(state.company):
            held = [shares(state, company, account(seat)) for seat in seats]
            if not any(held):
                continue
            now = float(price(state, company)) if its.floated else UNLAUNCHED * its.par
            more = share_outlook(runs, state, company) - now if its.floated and not over else 0.0
            for seat, number in enumerate(held):
                found["shares"][seat] += number * now
                found["rounds"][seat] += number * more
        return found

    def candidates(self, rules: E1862Rules, state: State, seat: int, favourite: Action) -> list[Action]:
        """What people weigh: shares, launches and selling out, par, pay or retain, trains, mergers."""
        frame = state.stack[-1]
        kinds = (
            frames.Stock, frames.PayStep, frames.TrainStep, frames.MergeStep, frames.AcquireStep, frames.Parliament,
            frames.SetPar, frames.Auction,
        )  # fmt: skip
        if not isinstance(frame, kinds):
            return []
        assert isinstance(self.steady, SteadyBot)
        turn = Turn(frozenset(), rules, state, seat, QUICK, self.known, self.steady.playing)
        nothing: list[Action] = [*turn.of_kind(Pass)]
        match frame:
            case frames.Stock():
                return [] if turn.owed() else _stock(turn, nothing)
            case frames.PayStep():
                return turn.legal
            case frames.TrainStep():
                return [*_trains(turn, frame.company), *nothing]
            case frames.MergeStep() | frames.AcquireStep():
                own = [action for action in turn.of_kind(Merge) if _own(turn, action.partner)]
                return [*own, *nothing]
            case frames.Parliament():
                opens = [action for action in turn.of_kind(Bid) if action.amount == 0]
                opens.sort(key=lambda action: -turn.taste(turn.number(action.company)))
                return [*opens[:2], *nothing]
            case frames.SetPar():
                return [action for action in reversed(turn.of_kind(Par)) if 5 * action.price <= turn.money()]
            case _:
                return [*turn.of_kind(Bid)[:1], *nothing]


def _own(turn: Turn, company: str) -> bool:
    return director_seat(turn.state, turn.number(company)) == turn.seat


def _stock(turn: Turn, nothing: list[Action]) -> list[Action]:
    """6: a launch, the best shares, none, and all that may be sold of what brings least, to launch something else."""

    def rate(buy: BuyShare) -> float:
        company = turn.number(buy.company)
        return turn.rate(company, cost_of(turn.state, company, buy.source))

    def lives(company: int) -> bool:
        return turn.state.company[company].floated or missing_shares(turn.state, company) <= 1

    buys = [action for action in turn.of_kind(BuyShare) if lives(turn.number(action.company))]
    buys.sort(key=rate, reverse=True)
    starts = [action for action in turn.of_kind(Start) if 5 * action.price <= turn.money()] if turn.room() else []
    starts.sort(key=lambda action: (-action.price, -turn.taste(turn.number(action.company))))
    most = {action.company: action for action in turn.of_kind(Sell)}  # the largest block of a company comes last
    sales = sorted(most.values(), key=lambda action: turn.rate(turn.number(action.company), turn.sold(action)))
    return [*buys[:1], *starts[:1], *sales[:1], *buys[1:2], *nothing]


def _trains(turn: Turn, company: int) -> list[Action]:
    """7.9: new ones that the company may run, and those of one's other companies."""
    found: list[Action] = []
    allowed = permitted(turn.rules, turn.state, company)
    for action in turn.of_kind(BuyTrain):
        if action.type is not None:
            if action.type in allowed and action.warranties in (0, 2):
                found.append(action)
            continue
        train = turn.rules.train_number(action.train or "")
        seller = None if train is None else seller_of(turn.state, train)
        if seller is not None and _own(turn, facts().companies[seller].id):
            found.append(action)
    return found
