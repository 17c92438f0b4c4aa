"""The best run where trains share track and every stop pays once: stopping trains and freight trains, any mix.

For each train the trips worth looking at are found (`trips.py`, `freight.py`), freight trains that run as one chain
become one train, and `cover.py` chooses. The worth of a choice is one number, revenue and subsidy weighted, so that
"revenue first, then subsidy" and "revenue and subsidy together" are the same search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from math import gcd
from typing import Literal

from railhead.kernel.mask import members
from railhead.rail.board import NOWHERE
from railhead.rail.network import Network
from railhead.rail.reach import Stations
from railhead.rail.run import Answer, AnyTrain, Freight, Pay, Route, Run, Stopping, Terms
from railhead.rail.search.cover import Choice, Meeting, best_cover, share_out
from railhead.rail.search.freight import Chain, Crew, FreightTrips, chain_sites, crews, outer
from railhead.rail.search.option import Option
from railhead.rail.search.paths import Budget
from railhead.rail.search.trips import FAR, Scope, Trip, find_trips, trip_walk

NODES = 200_000
Alike = tuple[tuple[int, ...], tuple[int, ...]]  # the hexes of trains that must and that may run in a crew


def best_on_shared_track(
    net: Network,
    seen: Stations,
    values: Sequence[int],
    trains: Sequence[AnyTrain],
    terms: Terms,
    *,
    keep: int = 1,
    nodes: int = NODES,
) -> Answer:
    """The best runs. `seen.own` are the stations that a route may count as its own; `values` by site."""
    if terms.home != NOWHERE and not seen.own >> terms.home & 1:
        return Answer((), True, 0)
    return _Search(net, seen, values, trains, terms, keep, Budget(nodes)).answer()


class Block:
    """What a train, or freight trains that run end to end, can do: options, and how to make each of them."""

    def __init__(self, options: list[Option], ways: Sequence[Callable[[], list[Chain]]]) -> None:
        self.options = options
        self.ways = ways


class _Search:
    def __init__(
        self,
        net: Network,
        seen: Stations,
        values: Sequence[int],
        trains: Sequence[AnyTrain],
        terms: Terms,
        keep: int,
        budget: Budget,
    ) -> None:
        self.net, self.seen, self.values, self.trains, self.terms = net, seen, values, trains, terms
        self.keep, self.budget = keep, budget
        self.sites = len(values)
        self.meeting = Meeting(0 if terms.home == NOWHERE else 1 << terms.home, terms.must_meet)
        self.several_locals = sum(1 for train in trains if isinstance(train, Stopping) and train.local) > 1
        self.stop_trips: dict[tuple[int, int, bool], list[Trip]] = {}
        for train in trains:
            if isinstance(train, Stopping) and _same_trips(train) not in self.stop_trips:
                self.stop_trips[_same_trips(train)] = self._find_stops(train)
        self.weights = self._weights()
        # Elements of the cover: sites, then (for several local trains) hexes.
        hexes = [terms.subsidy_per_hex * self.weights[1]] * len(net.board.spots)
        self.worth = [value * self.weights[0] for value in values] + hexes
        self.blocks: dict[Crew, Block] = {}
        self.shared: dict[Stopping | Alike, list[Option]] = {}
        self.found: list[tuple[Choice, list[Block], list[Chain]]] = []

    def _weights(self) -> tuple[int, int]:
        """Of revenue and subsidy, so that one number says which run is better; as small as possible, since good
        bounds are then easier to find."""
        hexes = 0
        for (_, _, local), trips in self.stop_trips.items():
            for trip in trips if local else ():
                hexes |= trip.hexes
        most, per_hex = hexes.bit_count() * self.terms.subsidy_per_hex, self.terms.subsidy_per_hex
        amounts = (*self.values, self.terms.distance.per_hex, self.terms.distance.per_hex_with_port)
        if self.terms.together:
            decides = most // (gcd(*amounts, per_hex) or 1) + 1
            return decides + 1, decides
        return most // (gcd(*amounts) or 1) + 1, 1

    def answer(self) -> Answer:
        stopping = [self._stopping(ix) for ix, train in enumerate(self.trains) if isinstance(train, Stopping)]
        for freight in self._plans():
            self._solve([*stopping, *freight])
        runs = tuple(self._run(*found) for found in self.found)
        return Answer(runs, not self.budget.spent, self.budget.used)

    def _solve(self, blocks: list[Block]) -> None:
        made: dict[tuple[int, ...], list[Chain]] = {}

        def accept(chosen: tuple[int, ...]) -> bool:
            chains = self._settle([blocks[b].ways[o] for b, o in enumerate(chosen) if o >= 0])
            if chains is not None:
                made[chosen] = chains
            return chains is not None

        floor = self.found[-1][0].worth if len(self.found) >= self.keep else 0
        options = [block.options for block in blocks]
        for choice in best_cover(self.worth, options, self.meeting, accept, floor, self.keep, self.budget):
            self.found.append((choice, blocks, made[choice.options]))
        self.found.sort(key=lambda item: -item[0].worth)
        del self.found[self.keep :]

    def _settle(self, ways: list[Callable[[], list[Chain]]]) -> list[Chain] | None:
        """Make every chosen option so that all routes are connected and home is visited; None if that is impossible."""
        choices = [way() for way in ways]
        for chains in product(*choices):
            if not self.budget.take():
                return None
            if self.meeting.holds([chain_sites(chain) & self.terms.meet for chain in chains]):
                return list(chains)
        return None

    # --- stopping trains ------------------------------------------------------------------------------------------

    def _stopping(self, ix: int) -> Block:
        """The trips of a stopping train that no other trip makes useless. Identical trains share their options."""
        train = self.trains[ix]
        assert isinstance(train, Stopping)
        trips = self.stop_trips[_same_trips(train)]
        if train not in self.shared:
            self.shared[train] = [self._stop_option(train, trip) for trip in trips]
        return Block(self.shared[train], [_only(((ix, trip),)) for trip in trips])

    def _find_stops(self, train: Stopping) -> list[Trip]:
        by_mask: dict[tuple[int, int], Trip] = {}
        for trip in stopping_trips(self.net, self.seen, self.terms, train, self.budget):
            key = (trip.sites, trip.halts | trip.hexes << self.sites if train.local else 0)
            old = by_mask.get(key)
            if old is None or trip.steps < old.steps:
                by_mask[key] = trip
        return _maximal(by_mask)

    def _stop_option(self, train: Stopping, trip: Trip) -> Option:
        free = tuple(members(train.paid_halts(trip.halts)))
        own = 0
        if train.local and self.several_locals:
            free += tuple(self.sites + hex_ for hex_ in members(trip.hexes))
        elif train.local:
            own = trip.hexes.bit_count() * self.worth[self.sites]
        return Option(tuple(members(trip.sites)), train.pays, free, own, trip.sites & self.terms.meet)

    # --- freight trains -------------------------------------------------------------------------------------------

    def _plans(self) -> Iterator[list[Block]]:
        """Every way to group the freight trains that run."""
        freight = [(ix, train) for ix, train in enumerate(self.trains) if isinstance(train, Freight)]
        if not freight:
            yield []
            return
        freight.sort(key=lambda item: item[1].hexes)  # crews that can do the same list it in the same order
        longest = freight[-1][1].hexes
        trips = FreightTrips(self.net, self.seen, self.terms, longest, self.budget)
        chained = [(ix, train.hexes) for ix, train in freight if not train.alone]
        alone = [(ix, train.hexes) for ix, train in freight if train.alone]
        done: set[tuple[Alike, ...]] = set()
        for plan in crews(chained, alone):
            names = tuple(sorted(_alike(crew) for crew in plan))
            if names not in done:
                done.add(names)
                yield [self._freight(crew, trips) for crew in plan]

    def _freight(self, crew: Crew, trips: FreightTrips) -> Block:
        """What a crew can do. If that is too much to list: one option for each pair of outer ends, and how the trains
        get there is found on demand."""
        if crew in self.blocks:
            return self.blocks[crew]
        options: list[Option] = []
        ways: list[Callable[[], list[Chain]]] = []
        hauls = trips.hauls(crew)
        if hauls is not None:
            for haul in hauls:
                own = haul.bonus * self.weights[0]
                options.append(Option((haul.first[0], haul.last[0]), 2, (), own, haul.meets))
                ways.append(_only(haul.chain))
        else:
            for (first, last), meets in trips.outer_ends(crew).items():
                own = trips.bonus(first, last) * self.weights[0]
                options.append(Option((first[0], last[0]), 2, (), own, meets))
                ways.append(partial(trips.chains, crew, first, last))
        self.blocks[crew] = Block(self.shared.setdefault(_alike(crew), options), ways)
        return self.blocks[crew]

    # --- the answer -----------------------------------------------------------------------------------------------

    def _run(self, choice: Choice, blocks: list[Block], chains: list[Chain]) -> Run:
        chosen = [blocks[block].options[number] for block, number in enumerate(choice.options) if number >= 0]
        routes: list[Route] = []
        subsidised = 0
        for chain, paid in zip(chains, share_out(self.worth, chosen), strict=True):
            train, trip = chain[0]
            kind = self.trains[train]
            if isinstance(kind, Freight):
                routes.extend(self._freight_routes(chain, paid))
                continue
            subsidised |= trip.hexes if kind.local else 0
            pays = tuple(Pay(self._what(site), site, self.values[site]) for site in paid if site < self.sites)
            routes.append(Route(train, *trip_walk(trip), pays))
        routes.sort(key=lambda route: route.train)
        revenue = sum(route.revenue for route in routes)
        return Run(revenue, subsidised.bit_count() * self.terms.subsidy_per_hex, tuple(routes))

    def _what(self, site: int) -> Literal["stop", "halt"]:
        return "halt" if self.net.board.sites[site].halt else "stop"

    def _freight_routes(self, chain: Chain, paid: list[int]) -> list[Route]:
        """The routes of a chain: each pays the outer end that is its own, the first also the distance."""
        first, last = outer(chain)
        bonus = self.terms.distance.bonus(self.net.board, first, last)
        routes = []
        for ix, (train, trip) in enumerate(chain):
            mine = ([first[0]] if ix == 0 else []) + ([last[0]] if ix + 1 == len(chain) else [])
            pays = [Pay("stop", site, self.values[site]) for site in mine if site in paid]
            if ix == 0 and bonus:
                pays.append(Pay("distance", NOWHERE, bonus))
            routes.append(Route(train, *trip_walk(trip), tuple(pays)))
        return routes


def stopping_trips(net: Network, seen: Stations, terms: Terms, train: Stopping, budget: Budget) -> list[Trip]:
    """Every trip of a stopping train."""
    closed = seen.closed | train.closed
    open_to_it = Stations(seen.own & ~closed, seen.blocked, seen.ends, closed)
    return find_trips(net, open_to_it, Scope(train.visits, FAR, terms.never_two), budget)


def _same_trips(train: Stopping) -> tuple[int, int, bool]:
    """Trains with the same key find the same trips."""
    return train.closed, train.visits, train.local


def _alike(crew: Crew) -> Alike:
    """A key that is equal for crews that can do the same."""
    return tuple(sorted(hexes for _, hexes in crew.must)), tuple(sorted(hexes for _, hexes in crew.may))


def _only(chain: Chain) -> Callable[[], list[Chain]]:
    return lambda: [chain]


def _maximal(by_mask: dict[tuple[int, int], Trip]) -> list[Trip]:
    """Without the trips that visit less than another one with the same stops, or with one stop more."""
    rests: dict[int, list[int]] = {}
    for sites, rest in sorted(by_mask, key=lambda key: (-key[1].bit_count(), key)):
        kept = rests.setdefault(sites, [])
        if not _within(rest, kept):
            kept.append(rest)
    for sites in sorted(rests, key=lambda mask: (mask.bit_count(), mask)):
        for bit in members(sites):
            smaller = rests.get(sites ^ 1 << bit)
            if smaller:
                larger = rests[sites]
                smaller[:] = [rest for rest in smaller if not _within(rest, larger)]
    return [by_mask[sites, rest] for sites, kept in rests.items() for rest in kept]


def _within(mask: int, others: list[int]) -> bool:
    """Whether one of the others has all bits of the mask."""
    for other in others:  # noqa: SIM110 - asked for every trip, and a generator takes twice as long
        if not mask & ~other:
            return True
    return False
