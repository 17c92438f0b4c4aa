"""Why a train stays at home in a run where trains share track and every stop pays once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from railhead.rail.board import NOWHERE
from railhead.rail.network import Network
from railhead.rail.reach import Stations
from railhead.rail.run import AnyTrain, Freight, Run, Stopping, Terms
from railhead.rail.search.paths import Budget
from railhead.rail.search.shared_track import stopping_trips
from railhead.rail.search.trips import FAR, Scope, Trip, find_trips

NODES = 20_000

#: no_route: it finds no route. apart: no route of it meets the others. paid: everything it reaches is paid already.
#: chain: with it the freight trains that run end to end earn no more. unknown: the search has not tried everything.
Why = Literal["no_route", "apart", "paid", "chain", "unknown"]


class Idle(Struct, frozen=True):
    """A train (its number) that stays at home."""

    train: int
    why: Why


def why_idle(
    net: Network, seen: Stations, values: Sequence[int], trains: Sequence[AnyTrain], terms: Terms, run: Run
) -> Iterator[Idle]:
    """The trains without a route in the best run, with the reason."""
    there = _There(net, values, trains, terms, run)
    for ix, train in enumerate(trains):
        if ix not in there.running:
            yield Idle(ix, _why(net, seen, train, terms, there))


class _There:
    """What the running trains visit, and which stops they are paid for."""

    def __init__(self, net: Network, values: Sequence[int], trains: Sequence[AnyTrain], terms: Terms, run: Run) -> None:
        self.net, self.values, self.terms = net, values, terms
        self.running = {route.train for route in run.routes}
        self.freight = any(isinstance(trains[train], Freight) for train in self.running)
        self.touched = 0 if terms.home == NOWHERE else 1 << terms.home
        self.paid, self.hexes = 0, 0
        for route in run.routes:
            train = trains[route.train]
            self.touched |= sum(1 << site for site in route.sites)
            self.paid |= sum(1 << pay.site for pay in route.pays if pay.site != NOWHERE)
            if isinstance(train, Stopping) and train.local:
                for hex_ in route.walk:
                    self.hexes |= 1 << hex_

    def meets(self, trip: Trip) -> bool:
        return not self.terms.must_meet or bool(trip.sites & self.touched & self.terms.meet)

    def gains(self, train: AnyTrain, trip: Trip) -> bool:
        """Whether a trip pays or reaches anything that is new."""
        if isinstance(train, Freight):
            bonus = self.terms.distance.bonus(self.net.board, trip.first, trip.last)
            return bonus > 0 or self._pays(1 << trip.first[0] | 1 << trip.last[0])
        if self._pays(trip.sites | train.paid_halts(trip.halts)):
            return True
        return train.local and self.terms.subsidy_per_hex > 0 and bool(trip.hexes & ~self.hexes)

    def _pays(self, sites: int) -> bool:
        return any(value and sites & ~self.paid & 1 << site for site, value in enumerate(self.values))


def _why(net: Network, seen: Stations, train: AnyTrain, terms: Terms, there: _There) -> Why:
    budget = Budget(NODES)
    trips = list(_trips(net, seen, train, terms, budget))
    if not trips:
        return "unknown" if budget.spent else "no_route"
    near = [trip for trip in trips if there.meets(trip)]
    if isinstance(train, Freight) and there.freight:
        return "chain"
    if not near:
        return "unknown" if budget.spent else "apart"
    if any(there.gains(train, trip) for trip in near):
        return "unknown"
    return "unknown" if budget.spent else "paid"


def _trips(net: Network, seen: Stations, train: AnyTrain, terms: Terms, budget: Budget) -> Iterator[Trip]:
    if isinstance(train, Stopping):
        yield from stopping_trips(net, seen, terms, train, budget)
    else:
        yield from find_trips(net, seen, Scope(FAR, train.hexes, terms.never_two), budget)
