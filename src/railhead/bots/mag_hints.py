"""What the coach reminds of in 18Magyarország: first runs, cities that fill, phases and the end; who directs and how
dividends move prices; what István does next."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.bots.mag_value import moves, rounds_left, run_to_be_had
from railhead.games.mag.cards import BuyFromStack, SwapTrain
from railhead.games.mag.facts import TrainType
from railhead.games.mag.holdings import director, on_charter, percent, train_names, treasury
from railhead.games.mag.istvan import step_of
from railhead.games.mag.names import company_name, major_name, person
from railhead.games.mag.phases import is_last_phase
from railhead.games.mag.rules import MagRules
from railhead.games.mag.shares import BuyShare, SellShares, refuse_purchase
from railhead.games.mag.state import (
    NOBODY,
    BuyTrains,
    Dividend,
    Draft,
    LayTrack,
    OperatingRound,
    RunTrains,
    ShareRound,
    State,
    Station,
)
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.station import cost as station_cost
from railhead.games.mag.track import net_of, view
from railhead.games.mag.trains import OfferForTrain
from railhead.kernel.message import Arg, Message

#: one share; a treasury that has this part of a price is near it
SHARE, NEAR = 10, 0.6


def hints(rules: MagRules, state: State, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, the most pressing first."""
    match state.stack[-1]:
        case Draft():
            yield Message("coach-hint-first-run")
        case ShareRound() as frame:
            yield from _istvan(rules, state, frame)
            yield from _shares(rules, state, seat)
            yield from _last_phase(rules, state)
        case LayTrack() as frame if frame.laid == 0:
            if best := run_to_be_had(rules, state, frame.minor):
                yield Message("coach-hint-first-tile", {"income": best})
        case Station() as frame:
            yield from _station(rules, state, seat, frame)
        case Dividend() as frame:
            yield from _dividend(rules, state, frame)
        case RunTrains() as frame if state.ends:
            yield _treasury(rules, state, frame.minor)
        case BuyTrains() as frame:
            yield from _trains(rules, state, seat, frame)


def _treasury(rules: MagRules, state: State, minor: int) -> Message:
    return Message("coach-hint-treasury", {"money": treasury(rules, state, minor)})


# -- operating ---------------------------------------------------------------------------------------------


def _station(rules: MagRules, state: State, seat: int, frame: Station) -> Iterator[Message]:
    """VI.2a: a city that fills cannot be passed; VI.4.2: a major's marker pays on every run through its city."""
    if frame.company >= rules.minors:
        told = {"cost": station_cost(rules, state, frame.company) or 0, "rounds": round(rounds_left(rules, state))}
        yield Message("coach-hint-marker", {**told, "bonus": rules.facts.major_rules.station_bonus})
        return
    rivals = [minor for minor, owner in enumerate(state.owner) if owner not in (NOBODY, seat)]
    for place in rules.legal(state):
        if isinstance(place, PlaceStation):
            site = rules.facts.board.site(place.hex, place.stop)
            last = net_of(rules, state).slots(site) - state.token_at.count(site) == 1
            if last and any(view(rules, state, minor).reach.sites >> site & 1 for minor in rivals):
                yield Message("coach-hint-last-space", {"hex": place.hex})
                return


def _first_of(rules: MagRules, state: State) -> list[TrainType]:
    """VI.3.9: the types of which the first train still begins a phase, the cheapest first."""
    used = state.used_stacks
    types = [one for kind, one in enumerate(rules.facts.rules.trains) if one.starts_phase and not used >> kind & 1]
    return [] if is_last_phase(rules, state) else sorted(types, key=lambda one: one.price)


def _trains(rules: MagRules, state: State, seat: int, frame: BuyTrains) -> Iterator[Message]:
    """VI.3.8, VI.3.9, IX: trains between own minors, the phase that a first train begins, runs that are left."""
    if state.ends:
        yield Message("coach-hint-runs-left", {"rounds": round(rounds_left(rules, state))})
        yield _treasury(rules, state, frame.minor)
    money, now = treasury(rules, state, frame.minor), next(f for f in state.stack if isinstance(f, OperatingRound))
    for train in _first_of(rules, state):
        if train.price <= money:
            after = sum(one < rules.minors and state.owner[one] != seat for one in now.queue)
            yield Message("coach-hint-phase", {"train": train.name, "after": after})
            break
    for offer in rules.legal(state):
        if isinstance(offer, OfferForTrain) and state.owner[rules.facts.minor_ix[offer.minor]] == seat:
            seller = company_name(rules, rules.facts.minor_ix[offer.minor])
            yield Message("coach-hint-between", {"company": seller, "train": offer.train, "price": offer.price})
            return


# -- shares ------------------------------------------------------------------------------------------------


def _shares(rules: MagRules, state: State, seat: int) -> Iterator[Message]:
    """VII: a second share directs, a rival is near, the last share raises the price, sales go together."""
    for major in range(len(rules.facts.majors)):
        mine, leads = percent(rules, state, major, seat), director(rules, state, major)
        named, left = major_name(rules, major), len(on_charter(rules, state, major))
        if mine == SHARE and leads == NOBODY and left:
            yield Message("coach-hint-director", {"major": named})
        if leads == seat:
            near = [other for other in range(rules.players) if percent(rules, state, major, other) == mine - SHARE > 0]
            yield from (Message("coach-hint-rival", {"major": named, "seat": person(rules, other)}) for other in near)
        if left == 1 and mine:
            yield Message("coach-hint-sold-out", {"major": named})
    raba = rules.facts.major_ix["RABA"]
    if rules.facts.map == "two" and on_charter(rules, state, raba):
        yield Message("coach-hint-raba", {"major": major_name(rules, raba)})
    several = (one for one in rules.legal(state) if isinstance(one, SellShares))
    if any(percent(rules, state, rules.facts.major_ix[one.major], seat) > SHARE for one in several):
        yield Message("coach-hint-sell-together")


def _last_phase(rules: MagRules, state: State) -> Iterator[Message]:
    """IX.1: the next phase is the last one, and some train begins it."""
    types = _first_of(rules, state)
    if types and state.phase == len(rules.facts.rules.phases) - 2:
        told: dict[str, Arg] = {"train": types[0].name, "rounds": rules.facts.rules.final_operating_rounds}
        yield Message("coach-hint-last-phase", told)


def _dividend(rules: MagRules, state: State, frame: Dividend) -> Iterator[Message]:
    """VI.4.3, VIII.2: in the last round everything is paid; before it, what moves the price no further may stay."""
    unit = rules.facts.game.market.dividend_unit
    all_of_it = treasury(rules, state, rules.minors + frame.major) // unit * unit
    if state.ends and rounds_left(rules, state) == 0:
        yield Message("coach-hint-pay-all")
    elif not rules.all_or_nothing:
        enough = next((one for one in range(0, all_of_it, unit) if moves(rules, one) == moves(rules, all_of_it)), 0)
        if 0 < enough < all_of_it:
            yield Message("coach-hint-enough", {"enough": enough, "all": all_of_it})


# -- István ------------------------------------------------------------------------------------------------


def _istvan(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Message]:
    """XI.2.2, XI.3, XI.4: what he buys next, which train he is near, and that his majors pay out everything."""
    if rules.solo is None:
        return
    his = replace(frame, seat=rules.istvan)
    for goal in rules.solo.share_card(state.share_card).buys:
        major, buy = rules.facts.major_ix[goal.major], BuyShare(goal.major)
        room = percent(rules, state, major, rules.istvan) < goal.most
        if room and next(refuse_purchase(rules, state, his, buy), None) is None:
            yield Message("coach-hint-istvan-share", {"major": major_name(rules, major)})
            break
    yield from _his_trains(rules, state)
    for major in range(len(rules.facts.majors)):
        if director(rules, state, major) == rules.istvan and percent(rules, state, major, frame.seat):
            yield Message("coach-hint-istvan-pays", {"major": major_name(rules, major)})


def _his_trains(rules: MagRules, state: State) -> Iterator[Message]:
    """XI.2.2: a company of his that nearly has the money for a train that begins a phase."""
    starts = {train.name: train.price for train in _first_of(rules, state)}
    limit = rules.facts.minor_rules.train_limit
    for minor in (minor for minor, owner in enumerate(state.owner) if owner == rules.istvan):
        step, money = step_of(rules, state, minor), treasury(rules, state, minor)
        if isinstance(step, BuyFromStack | SwapTrain) and step.type in starts:
            swap = isinstance(step, SwapTrain)
            need = step.more + 1 if isinstance(step, SwapTrain) else starts[step.type]
            if money >= NEAR * need and (swap or len(train_names(rules, state, minor)) < limit):
                told: dict[str, Arg] = {"train": step.type, "money": money, "need": need}
                yield Message("coach-hint-istvan-train", {"company": company_name(rules, minor), **told})
