"""What the coach reminds of in 1862: what a company should build for, London, columns, rust, its place in the round;
shares below their price, launches that are owed, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.bots.e1862_value import Runs, lasting, missing_shares, permitted
from railhead.games.e1862 import state as frames
from railhead.games.e1862.depot import most_warranties, next_cost, next_train
from railhead.games.e1862.facts import BANDS, facts
from railhead.games.e1862.holdings import (
    acting_seat,
    cash_of,
    director_seat,
    has_train,
    in_receivership,
    owned_trains,
    price,
    shares,
)
from railhead.games.e1862.marker import Link, PlaceMarker
from railhead.games.e1862.market import columns_moved, ignored_shares
from railhead.games.e1862.merger import every_partner
from railhead.games.e1862.pay import hudson_money
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import COMPANIES, IPO, State, account
from railhead.games.e1862.track import LONDON, has_marker, markers_at, net_of, reaches_london
from railhead.kernel.message import Arg, Message, SeatArg
from railhead.stock.trains import DEPOT

#: how near to the next column revenue is worth a word; how many trains left of a letter are few
NEAR, FEW = 30, 2


def hints(rules: E1862Rules, state: State, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, the most pressing first."""
    match state.stack[-1]:
        case frames.Parliament() | frames.Auction():
            yield Message("coach-hint-bid")
        case frames.Stock():
            yield from _stock(rules, state, seat)
        case frames.MergeStep() | frames.AcquireStep() as frame:
            yield from _merge(rules, state, seat, frame)
        case frames.Home(company=company) | frames.Build(company=company):
            yield from _build(rules, state, company)
        case frames.MarkerStep(company=company):
            yield from _marker(rules, state, company)
        case frames.PayStep() as frame:
            yield from _pay(rules, state, frame)
        case frames.TrainStep(company=company):
            yield from _trains(rules, state, company)


def _named(company: int) -> str:
    return facts().companies[company].id


# -- stock rounds ------------------------------------------------------------------------------------------


def _stock(rules: E1862Rules, state: State, seat: int) -> Iterator[Message]:
    """4.3: launches that are owed; 6.5: shares in the IPO that cost less than they sell for; 6.4.2: sales."""
    for ix, charter in enumerate(state.company):
        named = {"company": _named(ix)}
        if charter.owed_by == seat and not charter.floated and (missing := missing_shares(state, ix)):
            yield Message("coach-hint-owed", {**named, "missing": missing})
        if charter.floated and charter.chartered and shares(state, ix, IPO) and charter.par < price(state, ix):
            yield Message("coach-hint-below", {**named, "par": charter.par, "price": price(state, ix)})
    if state.lner == 2:
        yield Message("coach-hint-lner-sales")
        return
    mine = [ix for ix in range(COMPANIES) if state.company[ix].floated and shares(state, ix, account(seat))]
    others = [ix for ix in mine if director_seat(state, ix) not in (seat, None)]
    for ix in others:
        if not lasting(rules, state, ix) and cash_of(state, ix) < (cost := next_cost(rules, state)):
            director = SeatArg(acting_seat(state, ix))
            told: dict[str, Arg] = {"company": _named(ix), "cost": cost, "treasury": cash_of(state, ix)}
            yield Message("coach-hint-poor", {**told, "seat": director})
    for ix in others:
        if quiet := ignored_shares(price(state, ix)):
            yield Message("coach-hint-quiet-sale", {"company": _named(ix), "shares": quiet})
            return


# -- a company's turn --------------------------------------------------------------------------------------


def _merge(
    rules: E1862Rules, state: State, seat: int, frame: frames.MergeStep | frames.AcquireStep
) -> Iterator[Message]:  # fmt: skip
    """7.5: two companies of one director with different permits, one of them about to lose its trains."""
    company, own = frame.company, state.company[frame.company]
    for merge in every_partner(rules, state, frame):
        partner = facts().number[merge.partner]
        differ = state.company[partner].permits != own.permits
        poor = not lasting(rules, state, company) or not lasting(rules, state, partner)
        if director_seat(state, partner) == seat and differ and poor:
            yield Message("coach-hint-merge", {"company": _named(company), "partner": merge.partner})
            return


def _build(rules: E1862Rules, state: State, company: int) -> Iterator[Message]:
    """7.8: a company without a run builds for what its trains count; 7.6.5: a link takes the place of building."""
    kinds = permitted(rules, state, company)
    if not Runs(rules, {}).own(state, company).revenue:
        yield from (Message(f"coach-hint-build-{kind}") for kind in kinds[:1])
    can_link = state.company[company].markers and not has_marker(state, company, LONDON)
    if can_link and kinds != ["local"] and reaches_london(state, company):
        yield Message("coach-hint-london", {"value": net_of(state).values(state.phase)[LONDON]})


def _marker(rules: E1862Rules, state: State, company: int) -> Iterator[Message]:
    """7.6.5, 7.7: a link to London that is still possible; a city in which one slot is left."""
    legal = list(rules.legal(state))
    if any(isinstance(one, Link) for one in legal) and permitted(rules, state, company) != ["local"]:
        yield Message("coach-hint-london", {"value": net_of(state).values(state.phase)[LONDON]})
    for place in legal:
        if isinstance(place, PlaceMarker):
            board = rules.facts.board
            site = board.first_site[board.number[place.hex]]
            if net_of(state).slots(site) - len(markers_at(state, site)) == 1:
                yield Message("coach-hint-last-slot", {"hex": place.hex})
                return


def _pay(rules: E1862Rules, state: State, frame: frames.PayStep) -> Iterator[Message]:
    """10.3: after the LNER a treasury is worth nothing; 7.8.5, 7.8.6: what is missing for a column; what is saved."""
    now, paid, company = max(1, price(state, frame.company)), frame.revenue, frame.company
    if state.lner == 2:
        yield Message("coach-hint-pay")
    added = None if rules.without.no_hudson else hudson_money(rules, state, frame)
    if added:
        yield Message("coach-hint-hudson", {"more": added, "price": now})
    more = now - paid % now
    if paid and more <= NEAR and columns_moved(now, paid + more) > columns_moved(now, paid) and not added:
        yield Message("coach-hint-column", {"more": more, "price": now})
    if paid and state.lner != 2 and not lasting(rules, state, company):
        yield Message("coach-hint-withhold", {"cost": next_cost(rules, state), "treasury": cash_of(state, company)})


# -- trains ------------------------------------------------------------------------------------------------


def _trains(rules: E1862Rules, state: State, company: int) -> Iterator[Message]:
    """10: the first H brings the end; 9: trains that may soon be gone; 7.10: warranties; 7.11: without a train."""
    cost, top = next_cost(rules, state), next_train(state)
    band, sums = rules.band_of(top), {"cost": next_cost(rules, state), "treasury": cash_of(state, company)}
    if BANDS[band] == BANDS[-1] and not state.lner:
        yield Message("coach-hint-lner")
    if not has_train(state, company) and cash_of(state, company) < cost:
        yield Message("coach-hint-no-train", {**sums})
    elif owned_trains(state, company) and not lasting(rules, state, company):
        yield Message("coach-hint-rust", {**sums})
    yield from _few_left(rules, state, band)
    if most_warranties(rules, state) and rules.rusts(band):
        yield Message("coach-hint-warranty")
    yield from _still_to_come(state)


def _few_left(rules: E1862Rules, state: State, band: int) -> Iterator[Message]:
    """9: the last trains of a letter, what the next letter costs and which trains it takes away."""
    left = sum(owner == DEPOT and rules.band_of(card) == band for card, owner in enumerate(state.train_at))
    if left > FEW or band + 1 >= len(BANDS):
        return
    named: dict[str, Arg] = {"left": left, "letter": BANDS[band], "next": BANDS[band + 1]}
    cost, gone = (
        rules.facts.game.trains[band + 1].cost,
        [ix for ix in range(band) if rules.rusts(ix) == BANDS[band + 1]],
    )
    if gone:
        yield Message("coach-hint-few-left", {**named, "cost": cost, "rusts": BANDS[gone[0]]})


def _still_to_come(state: State) -> Iterator[Message]:
    """7: companies that operate after this one in this round buy before it comes to turn again."""
    for frame in state.stack:
        if isinstance(frame, frames.Operating):
            waiting = [ix for ix in frame.order if not frame.done >> ix & 1 and state.company[ix].floated]
            if after := sum(not in_receivership(state, ix) for ix in waiting):
                yield Message("coach-hint-order", {"after": after})
