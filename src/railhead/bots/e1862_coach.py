"""What the coach says about 1862: what a company runs for, what shares should bring, and when trains rust."""

from __future__ import annotations

from railhead.bots.e1862_value import (
    Runs,
    card,
    hoped,
    lasting,
    launch_outlook,
    missing_shares,
    share_outlook,
    steps_from,
)
from railhead.games.e1862 import state as frames
from railhead.games.e1862.best import as_train, runnable
from railhead.games.e1862.build import AddStation
from railhead.games.e1862.depot import next_cost, next_train
from railhead.games.e1862.facts import BANDS, facts
from railhead.games.e1862.holdings import cash, cash_of, has_train, price, sale_price
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.marker import Link, PlaceMarker
from railhead.games.e1862.market import PARS, columns_moved
from railhead.games.e1862.merger import Merge
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay
from railhead.games.e1862.route import Run
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import State
from railhead.games.e1862.stock_round import BuyShare, Start, cost_of
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Action, Pass
from railhead.kernel.message import Arg, Message
from railhead.rail.board import NOWHERE

#: shares that must be sold before a company floats
LEAST_SHARES = 5
#: what lies within this many hexes of a home is soon reached
NEARBY = 2
LAST_PHASE = len(BANDS) - 1


def reasons(rules: E1862Rules, state: State, seat: int, action: Action) -> list[Message]:
    """By what is asked: what it costs and brings, the run before and after, the price, the next train."""
    frame = state.stack[-1]
    match frame, action:
        case frames.Parliament() | frames.Auction(), Bid():
            money = Message("coach-charter", {"cash": cash(state, seat), "least": LEAST_SHARES * PARS[0]})
            return [*_home(rules, state, _number(action.company)), money]
        case frames.Parliament(), Pass() if cash(state, seat) >= LEAST_SHARES * PARS[0]:
            return [Message("coach-wait")]
        case frames.Parliament() | frames.Auction(), Pass():
            return [Message("coach-no-bid", {"cash": cash(state, seat)})]
        case frames.SetPar(), Par():
            sums = {"five": 5 * action.price, "ten": 10 * action.price}
            return [Message("coach-par", {**sums, "cash": cash(state, seat)})]
        case _, BuyShare():
            return _buy(rules, state, action)
        case _, Start():
            worth = launch_outlook(rules, state, action.price, 5 * action.price)
            start: dict[str, Arg] = {"five": 5 * action.price, "price": action.price, "worth": round(worth)}
            return [*_home(rules, state, _number(action.company)), Message("coach-start", start)]
        case _, Sell():
            company = _number(action.company)
            worth = share_outlook(Runs(rules, {}), state, company)
            return [Message("coach-sell", {"price": sale_price(state, company), "worth": round(worth)})]
        case frames.Home() | frames.Build(), LayTile() | AddStation():
            return _run(rules, state, frame.company, action)
        case frames.MarkerStep(), PlaceMarker() | Link():
            return [*_run(rules, state, frame.company, action, quiet=True), Message("coach-marker")]
        case frames.RunStep(), Run():
            earned = Runs(rules, {}).own(state, frame.company)
            return [Message("coach-run", {"income": earned.revenue + earned.subsidy})]
        case frames.PayStep(), Pay():
            return _pay(rules, state, frame, action)
        case frames.TrainStep(), BuyTrain():
            return _train(rules, state, frame.company, action)
        case _, Merge():
            return [Message("coach-merge")]
        case _, Pass():
            return [Message("coach-pass")]
    return []


def doubts(rules: E1862Rules, state: State, seat: int, action: Action) -> list[Message]:
    """A par that cannot be paid for, withholding without need, the last money gone before a train is due."""
    frame = state.stack[-1]
    match frame, action:
        case frames.SetPar(), Par() if LEAST_SHARES * action.price > cash(state, seat):
            return [Message("coach-par-too-high", {"five": 5 * action.price, "cash": cash(state, seat)})]
        case _, Start() if LEAST_SHARES * action.price > cash(state, seat):
            return [Message("coach-par-too-high", {"five": 5 * action.price, "cash": cash(state, seat)})]
        case frames.PayStep(), Pay(how="retain") if lasting(rules, state, frame.company):
            told = {"price": price(state, frame.company), "treasury": cash_of(state, frame.company)}
            return [Message("coach-withhold", {**told, "cost": next_cost(rules, state)})]
        case frames.TrainStep(), BuyTrain(type=str()) if not _runs_with(rules, state, frame.company, action):
            return [Message("coach-idle-train")]
    return []


def _number(company: str) -> int:
    return next(ix for ix, its in enumerate(facts().companies) if its.id == company)


def _home(rules: E1862Rules, state: State, company: int) -> list[Message]:
    """2.4: what lies around a home: cities nearby, and the nearest area, with what it pays now and in the end."""
    board, steps = facts().board, steps_from(company)
    near = [spot for spot in board.spots if 0 < steps[spot.ix] <= NEARBY]
    cities = sum(any(stop.kind == "city" for stop in spot.stops) for spot in near)
    told = [Message("coach-home", {"cities": cities})] if cities else []
    areas = sorted((steps[spot.ix], spot.ix) for spot in near if max(spot.area_at) != NOWHERE)
    for away, there in areas[:1]:
        area = board.areas[max(board.spots[there].area_at)]
        figures = {"steps": away, "now": area.value[state.phase], "later": area.value[LAST_PHASE]}
        args: dict[str, Arg] = {"area": area.name, **figures}
        told.append(Message("coach-home-area", args))
    return told


def _buy(rules: E1862Rules, state: State, action: BuyShare) -> list[Message]:
    """6.5: what the share costs and should bring, and what is missing for the company to float."""
    company = _number(action.company)
    cost = cost_of(state, company, action.source)
    missing = missing_shares(state, company)
    if not state.company[company].floated:
        return [Message("coach-float", {"missing": missing, "company": action.company})]
    worth = share_outlook(Runs(rules, {}), state, company)
    return [Message("coach-share", {"company": action.company, "price": cost, "worth": round(worth)})]


def _run(rules: E1862Rules, state: State, company: int, action: Action, quiet: bool = False) -> list[Message]:
    """7.8: what its trains would run for now, and what the next train would."""
    runs, after = Runs(rules, {}), rules.apply(state, action).state
    now, then = runs.own(state, company), runs.own(after, company)
    if then.revenue + then.subsidy > now.revenue + now.subsidy:
        return [Message("coach-income", {"now": now.revenue + now.subsidy, "then": then.revenue + then.subsidy})]
    cards = hoped(rules, state, company)
    later = [runs.with_cards(one, company, cards) for one in (state, after)]
    sums = [earned.revenue + earned.subsidy for earned in later]
    if cards and sums[1] > sums[0]:
        return [Message("coach-income-later", {"train": cards[0].name, "now": sums[0], "then": sums[1]})]
    return [] if quiet else [Message("coach-way")]


def _pay(rules: E1862Rules, state: State, frame: frames.PayStep, action: Pay) -> list[Message]:
    """7.8.5: how far the price goes, or what is missing for the next train."""
    company, cost = frame.company, next_cost(rules, state)
    if action.how == "retain":
        missing = max(0, cost - cash_of(state, company) - frame.subsidy)
        return [Message("coach-save", {"cost": cost, "missing": missing})]
    if action.how == "hudson":
        return [Message("coach-hudson")]
    columns = columns_moved(max(1, price(state, company)), frame.revenue)
    return [Message("coach-pay", {"revenue": frame.revenue, "columns": columns})]


def _runs_with(rules: E1862Rules, state: State, company: int, action: BuyTrain) -> int:
    """7.9: by how much a new train would raise the run on the track as it lies; a company without one needs it."""
    if action.type is None or not has_train(state, company):
        return 1
    runs = Runs(rules, {})
    cards = tuple(as_train(rules, state, train) for train in runnable(rules, state, company))
    bought = card(rules, rules.band_of(next_train(state)), action.type)
    now, then = runs.with_cards(state, company, cards), runs.with_cards(state, company, (*cards, bought))
    return then.revenue + then.subsidy - now.revenue - now.subsidy


def _train(rules: E1862Rules, state: State, company: int, action: BuyTrain) -> list[Message]:
    """7.9, 9: what it raises the run by, that a company must own a train, and when it rusts."""
    told: list[Message] = []
    if not has_train(state, company):
        told.append(Message("coach-needs-train"))
    elif (more := _runs_with(rules, state, company, action)) > 0 and action.type is not None:
        told.append(Message("coach-train", {"more": more}))
    if action.type is not None:
        rust = rules.rusts(rules.band_of(next_train(state)))
        told.append(Message("coach-rusts", {"letter": rust}) if rust else Message("coach-lasts"))
    return told
