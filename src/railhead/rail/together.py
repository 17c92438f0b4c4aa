"""The best run where trains share track and every stop pays once: stopping trains and freight trains, any mix.

For each train the trips worth looking at are found (`trips.py`), freight trains that must run as one chain become one train,
and `cover.py` chooses. The worth of a choice is one number, revenue and subsidy weighted, so that "revenue first, then
subsidy" and "revenue and subsidy together" are the same search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from railhead.hexmap import distance
from railhead.rail.board import NOWHERE
from railhead.rail.cover import Choice, Meeting, Option, best_cover, share_out
from railhead.rail.network import Network
from railhead.rail.paths import Budget
from railhead.rail.reach import Stations
from railhead.rail.run import Answer, Pay, Route, Run
from railhead.rail.trips import Scope, Trip, find_trips, trip_walk

NODES = 2_000_000
FAR = 99


class Stopping(Struct, frozen=True):
    """A train that visits up to `visits` stops and is paid for `pays` of them. `closed`: sites it may not enter. `local`:
    it is also paid for the small stations it passes, and earns a subsidy for the hexes it touches."""

    name: str
    visits: int
    pays: int
    closed: int = 0
    local: bool = False


class Freight(Struct, frozen=True):
    """A train that moves up to `hexes` hexes and is paid for its two ends and the distance between them. `alone`: it may
    run by itself; others of a company run in one chain."""

    name: str
    hexes: int
    alone: bool


AnyTrain = Stopping | Freight


class Terms(Struct, frozen=True):
    """What a title says about runs. Masks are of sites.

    `home`: the stop that one route must visit (NOWHERE: none must). `meet`: stops where routes hang together; `must_meet`:
    whether they must. `areas`: ends for which the entry counts in distances. `never_two`: of each mask a single train visits
    at most one. `ports`: ends that raise the bonus per hex. `weights`: of revenue and subsidy in the comparison.
    """

    home: int
    meet: int
    must_meet: bool
    areas: int
    ports: int
    never_two: tuple[int, ...]
    bonus_per_hex: int
    bonus_per_hex_with_port: int
    subsidy_per_hex: int
    weights: tuple[int, int] = (10_000, 1)


End = tuple[int, int]  # site, and the last hex before it if it is an area


class Haul(Struct, frozen=True):
    """Freight trips end to end, one for each train: outer ends, distance bonus and all stops on the way."""

    first: End
    last: End
    sites: int
    bonus: int
    trips: tuple[tuple[int, Trip], ...]  # train, trip


def best_together(
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
        hexes = len(net.board.spots)
        revenue, subsidy = terms.weights
        # Elements of the cover: sites, then (for several local trains) hexes.
        self.worth = [value * revenue for value in values] + [terms.subsidy_per_hex * subsidy] * hexes
        self.stopping = [ix for ix, train in enumerate(trains) if isinstance(train, Stopping)]
        self.freight = [ix for ix, train in enumerate(trains) if isinstance(train, Freight)]
        self.found: list[tuple[Choice, list[list[Option]], list[list[Haul | Trip]]]] = []

    def answer(self) -> Answer:
        meeting = Meeting(0 if self.terms.home == NOWHERE else 1 << self.terms.home, self.terms.must_meet)
        stopping = [self._stops(ix) for ix in self.stopping]
        for hauls in self._plans():
            options = [option for option, _ in stopping] + [[self._haul_option(h) for h in block] for block in hauls]
            things: list[list[Haul | Trip]] = [list(trips) for _, trips in stopping] + [list(block) for block in hauls]
            floor = self.found[-1][0].worth if len(self.found) >= self.keep else 0
            for choice in best_cover(self.worth, options, meeting, floor, self.keep, self.budget):
                self.found.append((choice, options, things))
            self.found.sort(key=lambda item: -item[0].worth)
            del self.found[self.keep :]
        runs = tuple(self._run(*found) for found in self.found)
        return Answer(runs, not self.budget.spent, self.budget.used)

    # --- stopping trains ------------------------------------------------------------------------------------------

    def _stops(self, ix: int) -> tuple[list[Option], list[Trip]]:
        """The trips of a stopping train that no other trip makes useless."""
        train = self.trains[ix]
        assert isinstance(train, Stopping)
        closed = self.seen.closed | train.closed
        seen = Stations(self.seen.own & ~closed, self.seen.blocked, self.seen.ends, closed)
        by_mask: dict[tuple[int, int], Trip] = {}
        scope = Scope(train.visits, FAR, self.terms.never_two)
        for trip in find_trips(self.net, seen, scope, self.budget):
            key = (trip.sites, trip.halts | trip.hexes << self.sites if train.local else 0)
            old = by_mask.get(key)
            if old is None or trip.steps < old.steps:
                by_mask[key] = trip
        kept = _maximal(by_mask)
        return [self._stop_option(train, trip) for trip in kept], kept

    def _stop_option(self, train: Stopping, trip: Trip) -> Option:
        free = tuple(_bits(trip.halts)) if train.local else ()
        own = 0
        if train.local:
            if self._several_locals():
                free += tuple(self.sites + hex_ for hex_ in _bits(trip.hexes))
            else:
                own = trip.hexes.bit_count() * self.worth[self.sites]
        return Option(tuple(_bits(trip.sites)), train.pays, free, own, trip.sites & self.terms.meet)

    def _several_locals(self) -> bool:
        return sum(1 for train in self.trains if isinstance(train, Stopping) and train.local) > 1

    # --- freight trains -------------------------------------------------------------------------------------------

    def _plans(self) -> Iterator[list[list[Haul]]]:
        """Every way to group the freight trains that run: blocks, each with the hauls it can make."""
        if not self.freight:
            yield []
            return
        longest = max(train.hexes for train in self.trains if isinstance(train, Freight))
        every = self._freight_trips(longest)
        done: set[tuple[tuple[str, ...], ...]] = set()
        chained = [ix for ix in self.freight if not self._alone(ix)]
        for blocks in groupings(chained, [ix for ix in self.freight if self._alone(ix)]):
            names = tuple(sorted(tuple(sorted(self.trains[ix].name for ix in block)) for block in blocks))
            if names not in done:
                done.add(names)
                yield [self._hauls(block, every) for block in blocks]

    def _alone(self, ix: int) -> bool:
        train = self.trains[ix]
        return isinstance(train, Freight) and train.alone

    def _freight_trips(self, longest: int) -> list[Trip]:
        """One trip, the shortest, for each pair of ends with each set of stops."""
        found: dict[tuple[End, End, int], Trip] = {}
        scope = Scope(FAR, longest, self.terms.never_two)
        for trip in find_trips(self.net, self.seen, scope, self.budget):
            first, last = sorted((trip.first, trip.last))
            key = (first, last, trip.sites)
            old = found.get(key)
            if old is None or trip.steps < old.steps:
                found[key] = trip
        return list(found.values())

    def _hauls(self, block: Sequence[int], every: list[Trip]) -> list[Haul]:
        """What a block of freight trains can do end to end, useless ones left out."""
        steps: list[list[Haul]] = []
        for ix in block:
            train = self.trains[ix]
            assert isinstance(train, Freight)
            steps.append([self._haul(((ix, trip),), trip.first, trip.last) for trip in every if trip.steps <= train.hexes])
        if len(block) == 1:
            return self._useful(steps[0])
        found: list[Haul] = []
        self._chain(steps, (), [], found)
        return self._useful(found)

    def _chain(self, steps: list[list[Haul]], used: tuple[int, ...], hauls: list[Haul], found: list[Haul]) -> None:
        """Extend chains by one train after the other, in every order of the trains."""
        if len(used) == len(steps):
            found.extend(hauls)
            return
        for ix, more in enumerate(steps):
            if ix in used:
                continue
            longer = [_turned(haul, flip) for haul in more for flip in (False, True)] if not used else self._append(hauls, more)
            self._chain(steps, (*used, ix), self._useful_chains(longer), found)

    def _append(self, hauls: list[Haul], more: list[Haul]) -> list[Haul]:
        """Chains with one more train at their last end, which is a stop where trains meet."""
        by_end: dict[End, list[Haul]] = {}
        for haul in more:
            by_end.setdefault(haul.first, []).append(haul)
            by_end.setdefault(haul.last, []).append(_turned(haul, True))
        longer: list[Haul] = []
        for haul in hauls:
            if not self.terms.meet >> haul.last[0] & 1:
                continue
            ends = {haul.first[0]} | {end for _, trip in haul.trips for end in (trip.first[0], trip.last[0])}
            for next_ in by_end.get(haul.last, ()):
                if next_.last[0] not in ends and self.budget.take():
                    longer.append(self._haul(haul.trips + next_.trips, haul.first, next_.last))
        return longer

    def _haul(self, trips: tuple[tuple[int, Trip], ...], first: End, last: End) -> Haul:
        sites = 0
        for _, trip in trips:
            sites |= trip.sites
        return Haul(first, last, sites, distance_bonus(self.net, self.terms, first, last), trips)

    def _useful_chains(self, hauls: list[Haul]) -> list[Haul]:
        """One chain for each pair of ends, set of inner ends and set of stops."""
        found: dict[tuple[End, End, int, int], Haul] = {}
        for haul in hauls:
            ends = sum(1 << end for end in {end for _, trip in haul.trips for end in (trip.first[0], trip.last[0])})
            found.setdefault((haul.first, haul.last, ends, haul.sites), haul)
        return list(found.values())

    def _useful(self, hauls: list[Haul]) -> list[Haul]:
        """Hauls that no other one with the same ends beats: as much bonus and all its stops."""
        by_ends: dict[int, list[Haul]] = {}
        for haul in hauls:
            by_ends.setdefault(1 << haul.first[0] | 1 << haul.last[0], []).append(haul)
        kept: list[Haul] = []
        for same in by_ends.values():
            same.sort(key=lambda haul: (-haul.bonus, -haul.sites.bit_count(), haul.sites))
            good: list[Haul] = []
            for haul in same:
                if all(haul.sites & ~other.sites for other in good):
                    good.append(haul)
            kept.extend(good)
        return kept

    def _haul_option(self, haul: Haul) -> Option:
        own = haul.bonus * self.terms.weights[0]
        return Option((haul.first[0], haul.last[0]), 2, (), own, haul.sites & self.terms.meet)

    # --- the answer -----------------------------------------------------------------------------------------------

    def _run(self, choice: Choice, options: list[list[Option]], things: list[list[Haul | Trip]]) -> Run:
        chosen = [(block, number) for block, number in enumerate(choice.options) if number >= 0]
        shares = share_out(self.worth, [options[block][number] for block, number in chosen])
        routes: list[Route] = []
        subsidised = 0
        for (block, number), paid in zip(chosen, shares, strict=True):
            thing = things[block][number]
            if isinstance(thing, Haul):
                routes.extend(self._haul_routes(thing, paid))
                continue
            pays = [Pay(self._what(site), site, self.values[site]) for site in paid if site < self.sites]
            train = self.trains[self.stopping[block]]
            if isinstance(train, Stopping) and train.local:
                subsidised |= thing.hexes
            routes.append(Route(self.stopping[block], *trip_walk(thing), tuple(pays)))
        routes.sort(key=lambda route: route.train)
        revenue = sum(route.revenue for route in routes)
        return Run(revenue, subsidised.bit_count() * self.terms.subsidy_per_hex, tuple(routes))

    def _what(self, site: int) -> Literal["stop", "halt"]:
        return "halt" if self.net.board.sites[site].halt else "stop"

    def _haul_routes(self, haul: Haul, paid: list[int]) -> list[Route]:
        """The routes of a chain: each pays the outer end that is its own, the first also the distance."""
        routes = []
        for ix, (train, trip) in enumerate(haul.trips):
            mine = [haul.first[0]] if ix == 0 else []
            if ix + 1 == len(haul.trips):
                mine.append(haul.last[0])
            pays = [Pay("stop", site, self.values[site]) for site in mine if site in paid]
            if ix == 0 and haul.bonus:
                pays.append(Pay("distance", NOWHERE, haul.bonus))
            routes.append(Route(train, *trip_walk(trip), tuple(pays)))
        return routes


def distance_bonus(net: Network, terms: Terms, first: End, last: End) -> int:
    """The bonus for the hexes in a straight line between two ends; an area lies one hex behind its entry."""
    spots = net.board.spots
    areas = (terms.areas >> first[0] & 1) + (terms.areas >> last[0] & 1)
    between = max(0, distance(spots[first[1]].hex, spots[last[1]].hex) - 1 + areas)
    port = (terms.ports >> first[0] | terms.ports >> last[0]) & 1
    return between * (terms.bonus_per_hex_with_port if port else terms.bonus_per_hex)


def groupings(chained: Sequence[int], alone: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to group freight trains into blocks that run end to end; a block may also stay at home.

    Of the `chained` ones all that run are in one block, which contains one of the others if any of these runs. The others
    run by themselves or end to end, as the director likes.
    """
    for subset in _subsets(chained):
        if not subset:
            yield from _partitions(alone)
            continue
        for joined in _subsets(alone):
            rest = [ix for ix in alone if ix not in joined]
            if joined:
                for blocks in _partitions(rest):
                    yield [subset + joined, *blocks]
            else:
                yield [subset]


def _subsets(items: Sequence[int]) -> Iterator[list[int]]:
    for mask in range((1 << len(items)) - 1, -1, -1):
        yield [item for ix, item in enumerate(items) if mask >> ix & 1]


def _partitions(items: Sequence[int]) -> Iterator[list[list[int]]]:
    """All partitions, the one into single items first."""
    if not items:
        yield []
        return
    for blocks in _partitions(items[1:]):
        yield [[items[0]], *blocks]
        for ix, block in enumerate(blocks):
            yield [*blocks[:ix], [items[0], *block], *blocks[ix + 1 :]]


def _turned(haul: Haul, flip: bool) -> Haul:
    return Haul(haul.last, haul.first, haul.sites, haul.bonus, haul.trips) if flip else haul


def _maximal(by_mask: dict[tuple[int, int], Trip]) -> list[Trip]:
    """Without the trips that visit less than another one with the same stops, or with one stop more."""
    rests: dict[int, list[int]] = {}
    for sites, rest in sorted(by_mask, key=lambda key: (-key[1].bit_count(), key)):
        kept = rests.setdefault(sites, [])
        if all(rest & ~other for other in kept):
            kept.append(rest)
    for sites in sorted(rests, key=lambda mask: (mask.bit_count(), mask)):
        for bit in _bits(sites):
            smaller = rests.get(sites ^ 1 << bit)
            if smaller:
                smaller[:] = [rest for rest in smaller if all(rest & ~other for other in rests[sites])]
    return [by_mask[sites, rest] for sites, kept in rests.items() for rest in kept]


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
