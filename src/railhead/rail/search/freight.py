"""Freight trains: their trips by ends, and chains of several trains end to end.

A freight train is paid for its two ends and for the hexes in a straight line between them, so what matters is which
ends it can join; the stops on the way only say where it meets other trains. Ends are found first, the ways when
asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from railhead.rail.network import Network
from railhead.rail.reach import Stations
from railhead.rail.run import End, Terms
from railhead.rail.search import c_search
from railhead.rail.search.paths import Budget
from railhead.rail.search.trips import FAR, Scope, Trip, find_trips

Chain = tuple[tuple[int, Trip], ...]  # trips end to end, with their trains
Member = tuple[int, int]  # a train and the hexes it may move


MOST_HAULS = 1500
MANY_TRIPS = 250  # of one train: too many to list chains of them


class Crew(Struct, frozen=True, gc=False):
    """Freight trains that run end to end: all of `must` and any of `may`."""

    must: tuple[Member, ...]
    may: tuple[Member, ...] = ()

    @property
    def members(self) -> tuple[Member, ...]:
        return self.must + self.may

    def full(self, used: int) -> bool:
        """Whether a set of members (a mask) may run."""
        return used > 0 and not ~used & ((1 << len(self.must)) - 1)

    def nexts(self, used: int) -> Iterator[int]:
        """The members that may run next after a set of them; of identical trains, the first."""
        hexes = set[int]()
        for ix, member in enumerate(self.members):
            if not used >> ix & 1 and member[1] not in hexes:
                hexes.add(member[1])
                yield ix


class Haul(Struct, frozen=True, gc=False):
    """What freight trains do end to end: outer ends, stops where they meet others, bonus for the distance."""

    first: End
    last: End
    meets: int
    bonus: int
    chain: Chain


class FreightTrips:
    """The trips of the freight trains of a company: for each pair of ends one trip for every set of stops."""

    def __init__(self, net: Network, seen: Stations, terms: Terms, longest: int, budget: Budget) -> None:
        self.net, self.terms, self.budget = net, terms, budget
        found: dict[tuple[End, End], dict[int, Trip]] = {}
        for trip in find_trips(net, seen, Scope(FAR, longest, terms.never_two), budget):
            ends = (trip.first, trip.last) if trip.first < trip.last else (trip.last, trip.first)
            same = found.setdefault(ends, {})
            old = same.get(trip.sites)
            if old is None or trip.steps < old.steps:
                same[trip.sites] = trip
        self.by_ends = {ends: sorted(same.values(), key=_short_first) for ends, same in found.items()}
        self.bonuses: dict[tuple[End, End], int] = {}
        self.within: dict[tuple[End, End, int], list[Trip]] = {}
        self.legs: dict[int, dict[End, list[tuple[End, int]]]] = {}
        self.made: dict[tuple[Crew, End, End], list[Chain]] = {}
        self.ways: dict[tuple[End, int], list[tuple[End, int, list[tuple[int, Trip]]]]] = {}
        self.near: dict[End, list[tuple[End, int]]] = {}  # by end: the other end and the least number of hexes to it
        for (first, last), trips in self.by_ends.items():
            self.near.setdefault(first, []).append((last, trips[0].steps))
            self.near.setdefault(last, []).append((first, trips[0].steps))

    def bonus(self, first: End, last: End) -> int:
        found = self.bonuses.get((first, last))
        if found is None:
            found = self.bonuses[first, last] = self.terms.distance.bonus(self.net.board, first, last)
        return found

    def trips(self, first: End, last: End, hexes: int) -> list[Trip]:
        """The trips between two ends within this many hexes, shortest first."""
        found = self.within.get((first, last, hexes))
        if found is None:
            ends = (first, last) if first < last else (last, first)
            found = [trip for trip in self.by_ends.get(ends, ()) if trip.steps <= hexes]
            self.within[first, last, hexes] = found
        return found

    def trips_within(self, hexes: int) -> list[Trip]:
        return [trip for trips in self.by_ends.values() for trip in trips if trip.steps <= hexes]

    def hauls(self, crew: Crew) -> list[Haul] | None:
        """All that the trains can do end to end, without what another haul makes useless; None if there are too many.

        A haul is useless if another one with the same ends earns as much and meets other trains wherever it does.
        """
        if len(crew.members) == 1:
            return self._single_hauls(*crew.members[0])
        if len(self.trips_within(max(hexes for _, hexes in crew.members))) > MANY_TRIPS:
            return None
        every: dict[tuple[End, End, int], Haul] = {}
        by_used: list[dict[tuple[End, End, int, int], Chain]] = [{} for _ in range(1 << len(crew.members))]
        by_used[0] = {(first, first, 1 << first[0], 0): () for first in self.near}
        for used, states in enumerate(by_used):
            if crew.full(used):
                for (first, last, _, meets), chain in states.items():
                    key = (first, last, meets) if first < last else (last, first, meets)
                    if key not in every:
                        every[key] = Haul(first, last, meets, self.bonus(first, last), chain)
            for ix in crew.nexts(used) if states else ():
                self._one_more(states, *crew.members[ix], by_used[used | 1 << ix])
                if len(by_used[used | 1 << ix]) > MOST_HAULS:
                    return None
        return _useful(every.values())

    def _single_hauls(self, train: int, hexes: int) -> list[Haul] | None:
        trips = self.trips_within(hexes)
        if len(trips) > MOST_HAULS:
            return None
        meet = self.terms.meet
        return _useful(
            Haul(trip.first, trip.last, trip.sites & meet, self.bonus(trip.first, trip.last), ((train, trip),))
            for trip in trips
        )

    def _one_more(
        self,
        states: dict[tuple[End, End, int, int], Chain],
        train: int,
        hexes: int,
        longer: dict[tuple[End, End, int, int], Chain],
    ) -> None:
        """Chains (by both ends, all ends used, stops where they meet others) with one more train at the last end."""
        meet, take = self.terms.meet, self.budget.take
        for (first, last, ends, meets), chain in states.items():
            if chain and not meet >> last[0] & 1:
                continue
            for end, bit, trips in self._ways(last, hexes):
                if ends & bit:
                    continue
                for touched, trip in trips:
                    key = (first, end, ends | bit, meets | touched)
                    if key not in longer:
                        take()
                        longer[key] = (*chain, (train, trip))
                if len(longer) > MOST_HAULS:
                    return

    def outer_ends(self, crew: Crew) -> dict[tuple[End, End], int]:
        """The pairs of ends that the trains can join end to end, with the stops where they could meet other trains.

        For more than two trains this is a generous answer: `chains` may find no way for a pair.
        """
        members = [hexes for _, hexes in crew.members]
        legs = {hexes: self._legs(hexes) for hexes in members}
        found = c_search.outer_ends(sorted(self.near), members, len(crew.must), legs, self.terms.meet)
        return self.slow_outer_ends(crew) if found is None else found

    def slow_outer_ends(self, crew: Crew) -> dict[tuple[End, End], int]:
        """The same in Python."""
        pairs: dict[tuple[End, End], int] = {}
        legs = [self._legs(hexes) for _, hexes in crew.members]
        for first in self.near:
            by_used: list[dict[End, int]] = [{} for _ in range(1 << len(legs))]
            by_used[0] = {first: 0}
            for used, reached in enumerate(by_used):
                joints = [end for end in reached if not used or self.terms.meet >> end[0] & 1]
                for ix in crew.nexts(used) if joints else ():
                    further = by_used[used | 1 << ix]
                    for joint in joints:
                        for end, sites in legs[ix].get(joint, ()):
                            further[end] = further.get(end, 0) | reached[joint] | sites
                if crew.full(used):
                    for last, meets in reached.items():
                        if first[0] != last[0]:
                            ends = (first, last) if first < last else (last, first)
                            pairs[ends] = pairs.get(ends, 0) | meets
        return pairs

    def _legs(self, hexes: int) -> dict[End, list[tuple[End, int]]]:
        """By end: the other ends within this many hexes, and the stops of all trips to them where trains can meet."""
        if hexes in self.legs:
            return self.legs[hexes]
        legs = self.legs[hexes] = {}
        for (first, last), trips in self.by_ends.items():
            meets = 0
            for trip in trips:
                if trip.steps <= hexes:
                    meets |= trip.sites & self.terms.meet
            if meets:
                legs.setdefault(first, []).append((last, meets))
                legs.setdefault(last, []).append((first, meets))
        return legs

    def chains(self, crew: Crew, first: End, last: End) -> list[Chain]:
        """The ways to run the trains end to end between two ends, without those that meet no more than another one."""
        key = (crew, first, last)
        if key not in self.made:
            found: dict[int, Chain] = {}
            by_used: list[dict[tuple[End, int, int], Chain]] = [{} for _ in range(1 << len(crew.members))]
            by_used[0] = {(first, 1 << first[0] | 1 << last[0], 0): ()}
            for used, states in enumerate(by_used):
                for ix in crew.nexts(used) if states else ():
                    train, hexes = crew.members[ix]
                    if used | 1 << ix != len(by_used) - 1:
                        self._further(states, train, hexes, by_used[used | 1 << ix])
                    if crew.full(used | 1 << ix):
                        self._close(states, train, hexes, last, found)
            self.made[key] = [found[meets] for meets in undominated(found)]
        return self.made[key]

    def _further(
        self,
        states: dict[tuple[End, int, int], Chain],
        train: int,
        hexes: int,
        longer: dict[tuple[End, int, int], Chain],
    ) -> None:
        """Chains (by the joint they have reached, all ends used, stops where they meet others) with one more train."""
        meet, before = self.terms.meet, len(longer)
        for (here, ends, meets), chain in states.items():
            for joint, bit, trips in self._ways(here, hexes):
                if ends & bit or not bit & meet:
                    continue
                together = ends | bit
                for touched, trip in trips:
                    key = (joint, together, meets | touched)
                    if key not in longer:
                        longer[key] = (*chain, (train, trip))
        self.budget.used += len(longer) - before

    def _ways(self, here: End, hexes: int) -> list[tuple[End, int, list[tuple[int, Trip]]]]:
        """The ends within this many hexes, each also as a mask, with the shortest trip there for every set of stops
        where it meets others."""
        found = self.ways.get((here, hexes))
        if found is None:
            meet = self.terms.meet
            found = self.ways[here, hexes] = []
            for end, least in self.near[here]:
                if least <= hexes:
                    shortest = dict[int, Trip]()
                    for trip in self.trips(here, end, hexes):
                        shortest.setdefault(trip.sites & meet, trip)
                    found.append((end, 1 << end[0], list(shortest.items())))
        return found

    def _close(
        self, states: dict[tuple[End, int, int], Chain], train: int, hexes: int, last: End, found: dict[int, Chain]
    ) -> None:
        """The chains that one more train brings to the last end."""
        meet = self.terms.meet
        closing: dict[End, dict[int, Trip]] = {}
        for (here, _, meets), chain in states.items():
            shortest = closing.get(here)
            if shortest is None:
                shortest = closing[here] = {}
                for trip in self.trips(here, last, hexes):
                    shortest.setdefault(trip.sites & meet, trip)
            for touched, trip in shortest.items():
                if meets | touched not in found:
                    found[meets | touched] = (*chain, (train, trip))


def undominated(masks: Iterable[int]) -> list[int]:
    """The masks that are not part of another one, the largest first."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda one: (-one.bit_count(), one)):
        if all(mask & ~other for other in kept):
            kept.append(mask)
    return kept


def _useful(hauls: Iterable[Haul]) -> list[Haul]:
    by_ends: dict[int, list[Haul]] = {}
    for haul in hauls:
        by_ends.setdefault(1 << haul.first[0] | 1 << haul.last[0], []).append(haul)
    kept: list[Haul] = []
    for same in by_ends.values():
        same.sort(key=lambda haul: (-haul.bonus, -haul.meets.bit_count(), haul.meets))
        good: list[Haul] = []
        for haul in same:
            if all(haul.meets & ~other.meets for other in good):
                good.append(haul)
        kept.extend(good)
    return kept


def chain_sites(chain: Chain) -> int:
    sites = 0
    for _, trip in chain:
        sites |= trip.sites
    return sites


def outer(chain: Chain) -> tuple[End, End]:
    """The two ends of a chain that are not joints."""
    if len(chain) == 1:
        return chain[0][1].first, chain[0][1].last
    first, second = chain[0][1], chain[1][1]
    before, final = chain[-2][1], chain[-1][1]
    return (
        first.first if first.last in (second.first, second.last) else first.last,
        final.last if final.first in (before.first, before.last) else final.first,
    )


def _short_first(trip: Trip) -> tuple[int, int]:
    return trip.steps, trip.sites


def crews(chained: Sequence[Member], alone: Sequence[Member]) -> Iterator[list[Crew]]:
    """Every way to group freight trains into crews that run end to end; a crew may also stay at home.

    Of the `chained` ones all that run are in one crew, which contains one of the others if any of these runs. The
    others run by themselves or end to end, as the director likes.
    """
    if not chained:
        for blocks in _partitions(alone):
            yield [Crew(tuple(block)) for block in blocks]
        return
    yield [Crew((), (*chained, *alone))]
    for joined in _subsets(alone):
        rest = [member for member in alone if member not in joined]
        if joined and rest:
            for blocks in _partitions(rest):
                yield [Crew(tuple(joined), tuple(chained)), *(Crew(tuple(block)) for block in blocks)]


def _subsets(items: Sequence[Member]) -> Iterator[list[Member]]:
    for mask in range((1 << len(items)) - 1, -1, -1):
        yield [item for ix, item in enumerate(items) if mask >> ix & 1]


def _partitions(items: Sequence[Member]) -> Iterator[list[list[Member]]]:
    """All partitions, the one into single items first."""
    if not items:
        yield []
        return
    for blocks in _partitions(items[1:]):
        yield [[items[0]], *blocks]
        for ix, block in enumerate(blocks):
            yield [*blocks[:ix], [items[0], *block], *blocks[ix + 1 :]]
