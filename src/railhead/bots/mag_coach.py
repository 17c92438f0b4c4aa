"""What the coach says about 18Magyarország: what runs earn, what shares should bring, and who is fed by a payment."""

from __future__ import annotations

from railhead.bots.mag import cars_to_buy
from railhead.bots.mag_value import (
    Runs,
    distances,
    kinds_of,
    moves,
    prospect,
    rounds_left,
    run_to_be_had,
    stops_on,
    train,
)
from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.draft import TakeMinor, TakeShare
from railhead.games.mag.facts import TrainType
from railhead.games.mag.holdings import percent, price, treasury
from railhead.games.mag.lay import LayTile, second_cost, terrain_cost
from railhead.games.mag.names import major_name
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import BuyCar, Run, car_price
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.state import BuyTrains, Dividend, LayTrack, RunTrains, ScrapTrains, State, Station
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.station import cost as station_cost
from railhead.games.mag.trains import BuyTrain
from railhead.kernel.action import Action, Pass
from railhead.kernel.message import Message

#: by how much a train must raise the income to be worth its money
USEFUL = 10
#: what lies within this many hexes of a home is soon reached
NEARBY = 2


def reasons(rules: MagRules, state: State, seat: int, action: Action) -> list[Message]:
    """By what is asked: the income before and after, what a payment feeds, what a share should bring."""
    frame = state.stack[-1]
    match frame, action:
        case LayTrack(), LayTile():
            return [*_run(rules, state, frame.minor, action), *_fed_by_track(rules, state, seat, frame, action)]
        case Station(), PlaceStation() if frame.company < rules.minors:
            paid = station_cost(rules, state, frame.company) or 0
            return [*_run(rules, state, frame.company, action), *_fed(rules, state, seat, "SZKEV", paid // 2)]
        case RunTrains(), BuyCar():
            return _car(rules, state, seat, frame, action)
        case RunTrains(), Run():
            return [Message("coach-run", {"income": Runs(rules).own(state, frame.minor, frame.cars).revenue})]
        case BuyTrains(), BuyTrain():
            return _train(rules, state, seat, frame.minor, action)
        case Dividend(), PayDividend():
            return _dividend(rules, state, seat, frame.major, action.amount)
        case _, BuyShare() | TakeShare() | SellShares():
            return _share(rules, state, seat, action)
        case _, TakeMinor():
            return _minor(rules, action)
        case ScrapTrains(), Pass():
            return [Message("coach-keep-trains")]
        case _, Pass():
            return [Message("coach-pass")]
    return []


def doubts(rules: MagRules, state: State, seat: int, action: Action) -> list[Message]:
    """A dividend just short of the next step, a train that earns nothing, no run where one was to be had."""
    frame = state.stack[-1]
    match frame, action:
        case Dividend(), PayDividend():
            return _short_of_a_step(rules, state, frame.major, action.amount)
        case BuyTrains(), BuyTrain():
            now, then = _with_train(rules, state, frame.minor, action)
            if then - now < USEFUL and rounds_left(rules, state) >= 1:
                return [Message("coach-idle-train", {"train": action.train, "income": now})]
        case LayTrack(), LayTile() | Pass() if frame.laid == 0:
            return _without_a_run(rules, state, frame, action)
    return []


# -- track and runs --------------------------------------------------------------------------------------


def _run(rules: MagRules, state: State, minor: int, action: Action) -> list[Message]:
    """VI.3.6: what the trains would earn now, and what a larger train would."""
    runs, after = Runs(rules), rules.apply(state, action).state
    now, then = runs.own(state, minor).revenue, runs.own(after, minor).revenue
    if then > now:
        return [Message("coach-income", {"now": now, "then": then})]
    now, then = runs.hoped(state, minor).revenue, runs.hoped(after, minor).revenue
    return [Message("coach-income-later", {"now": now, "then": then})] if then > now else [Message("coach-way")]


def _fed_by_track(rules: MagRules, state: State, seat: int, frame: LayTrack, action: LayTile) -> list[Message]:
    """VI.3.2: terrain feeds SIK, a second tile SZKEV."""
    terrain = 0 if action.token else terrain_cost(rules, state, rules.facts.board.number[action.hex])
    return [*_fed(rules, state, seat, "SIK", terrain), *_fed(rules, state, seat, "SZKEV", second_cost(rules, frame))]


def _fed(rules: MagRules, state: State, seat: int, id: str, amount: int) -> list[Message]:
    """III.3.3a: a payment to a major of which one holds shares comes back in part."""
    major = rules.facts.major_ix.get(id)
    if major is None or not amount or not (mine := percent(rules, state, major, seat)):
        return []
    return [Message("coach-fed", {"major": major_name(rules, major), "amount": amount, "percent": mine})]


def _car(rules: MagRules, state: State, seat: int, frame: RunTrains, action: BuyCar) -> list[Message]:
    """VI.3.7: by how much the car raises the run, and what it costs."""
    runs, cost = Runs(rules), car_price(rules, state, len(frame.cars)) or 0
    car = next(car for car in cars_to_buy(rules, state, frame) if rules.facts.rules.cars[car].major == action.major)
    now, then = runs.own(state, frame.minor, frame.cars), runs.own(state, frame.minor, (*frame.cars, car))
    more = then.revenue + then.subsidy - now.revenue - now.subsidy
    return [Message("coach-car", {"more": more, "cost": cost}), *_fed(rules, state, seat, action.major, cost)]


def _with_train(rules: MagRules, state: State, minor: int, action: BuyTrain) -> tuple[int, int]:
    """VI.3.8: the income of the next run without the train and with it, on the track as it lies."""
    runs, have = Runs(rules), [train(rules, kind) for kind in kinds_of(rules, state, minor)]
    bought = train(rules, rules.facts.train_ix[action.train])
    now = runs.with_trains(state, minor, tuple(have))
    then = runs.with_trains(state, minor, (*have, bought))
    return now.revenue + now.subsidy, then.revenue + then.subsidy


def _train(rules: MagRules, state: State, seat: int, minor: int, action: BuyTrain) -> list[Message]:
    now, then = _with_train(rules, state, minor, action)
    data: TrainType = rules.facts.rules.trains[rules.facts.train_ix[action.train]]
    told = [Message("coach-train", {"now": now, "then": then, "price": data.price})] if then > now else []
    if data.starts_phase and not state.used_stacks >> rules.facts.train_ix[action.train] & 1:
        told.append(Message("coach-phase"))
    return [*told, *_fed(rules, state, seat, data.major, data.to_major)]


def _without_a_run(rules: MagRules, state: State, frame: LayTrack, action: Action) -> list[Message]:
    """A minor that earns nothing, and a tile with which it would earn."""
    if Runs(rules).own(rules.apply(state, action).state, frame.minor).revenue:
        return []
    best = run_to_be_had(rules, state, frame.minor)
    return [Message("coach-no-run", {"income": best})] if best else []


def _minor(rules: MagRules, action: TakeMinor) -> list[Message]:
    """V: what lies around a home: the stops nearby, and the nearest red area."""
    board, minor = rules.facts.board, rules.facts.minor_ix[action.minor]
    home = board.sites[rules.facts.home_site[minor]].hex
    steps = distances(rules.facts.map)[home]
    around = [hex_ for _, hex_, _ in stops_on(rules.facts, 0) if 0 < steps[hex_] <= NEARBY]
    told = [Message("coach-minor", {"stops": len(around)})] if around else []
    areas = [spot for spot in board.spots if any(stop.kind == "offboard" for stop in spot.stops)]
    there = min(areas, key=lambda spot: steps[spot.ix])
    if steps[there.ix] <= NEARBY:
        values = there.stops[0].value
        figures = {"steps": steps[there.ix], "value": values[0], "later": values[-1]}
        told.append(Message("coach-minor-area", {"hex": there.id, **figures}))
    return told


# -- shares ----------------------------------------------------------------------------------------------


def _share(rules: MagRules, state: State, seat: int, action: BuyShare | TakeShare | SellShares) -> list[Message]:
    """VII: what a share costs now, and what it should have brought by the end."""
    major = rules.facts.major_ix[action.major]
    final, paid = prospect(rules, state, major)
    named, cost = major_name(rules, major), price(rules, state, major)
    id = "coach-sell" if isinstance(action, SellShares) else "coach-share"
    told = [Message(id, {"major": named, "price": cost, "worth": round(final + paid)})]
    if isinstance(action, BuyShare) and percent(rules, state, major, seat) == 10:
        told.append(Message("coach-director"))
    return told


def _dividend(rules: MagRules, state: State, seat: int, major: int, amount: int) -> list[Message]:
    """VI.4.3, VIII.2: how far the price moves, what one gets, and what stays for next time."""
    mine, left = percent(rules, state, major, seat), treasury(rules, state, rules.minors + major) - amount
    told = [Message("coach-dividend", {"spaces": moves(rules, amount), "yours": amount * mine // 100})]
    if left > 0:
        told.append(Message("coach-kept", {"left": left}))
    return told


def _short_of_a_step(rules: MagRules, state: State, major: int, amount: int) -> list[Message]:
    """VIII.2: one unit more would move the price further, and the treasury has it."""
    unit = rules.facts.game.market.dividend_unit
    further = moves(rules, amount + unit) > moves(rules, amount)
    if not further or treasury(rules, state, rules.minors + major) < amount + unit:
        return []
    return [Message("coach-short-of-step", {"more": unit, "spaces": moves(rules, amount + unit)})]
