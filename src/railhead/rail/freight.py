"""Freight trains: their trips by ends, and chains of several trains end to end.

A freight train is paid for its two ends and for the hexes in a straight line between them, so what matters is which
ends it can join; the stops on the way only say where it meets other trains. Ends are found first, the ways when
asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from msgspec import Struct

from railhead.hexmap import distance
from railhead.rail.network import Network
from railhead.rail.paths import Budget
from railhead.rail.reach import Stations
from railhead.rail.run import Terms
from railhead.rail.trips import FAR, Scope, Trip, find_trips

End = tuple[int, int]  # site, and the last hex before it if it is an area
Chain = tuple[tuple[int, Trip], ...]  # trips end to end, with their trains
Member = tuple[int, int]  # a train and the hexes it may move


MOST_HAULS = 1500
MANY_TRIPS = 250  # of one train: too many to list chains of them


class Haul(Struct, frozen=True):
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
        self.legs: dict[int, dict[End, list[tuple[End, int]]]] = {}
        self.made: dict[tuple[tuple[Member, ...], End, End], list[Chain]] = {}
        self.near: dict[End, list[tuple[End, int]]] = {}  # by end: the other end and the least number of hexes to it
        for (first, last), trips in self.by_ends.items():
            self.near.setdefault(first, []).append((last, trips[0].steps))
            self.near.setdefault(last, []).append((first, trips[0].steps))

    def bonus(self, first: End, last: End) -> int:
        return distance_bonus(self.net, self.terms, first, last)

    def trips(self, first: End, last: End, hexes: int) -> list[Trip]:
        """The trips between two ends within so many hexes, the shortest first."""
        ends = (first, last) if first < last else (last, first)
        return [trip for trip in self.by_ends.get(ends, ()) if trip.steps <= hexes]

    def trips_within(self, hexes: int) -> list[Trip]:
        return [trip for trips in self.by_ends.values() for trip in trips if trip.steps <= hexes]

    def hauls(self, members: Sequence[Member]) -> list[Haul] | None:
        """All that the trains can do end to end, less what is useless beside another one; None if that is too much.

        Useless is a haul with the same ends that earns no more and meets other trains nowhere else.
        """
        every: dict[tuple[End, End, int], Haul] = {}
        if len(members) == 1:
            return self._single_hauls(*members[0])
        if len(self.trips_within(max(hexes for _, hexes in members))) > MANY_TRIPS:
            return None
        for order in _orders(members):
            states: dict[tuple[End, End, int, int], Chain] = {
                (first, first, 1 << first[0], 0): () for first in self.near
            }
            for train, hexes in order:
                states = self._one_more(states, train, hexes)
                if len(states) > MOST_HAULS:
                    return None
            for (first, last, _, meets), chain in states.items():
                key = (first, last, meets) if first < last else (last, first, meets)
                if key not in every:
                    every[key] = Haul(first, last, meets, self.bonus(first, last), chain)
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
        self, states: dict[tuple[End, End, int, int], Chain], train: int, hexes: int
    ) -> dict[tuple[End, End, int, int], Chain]:
        """Chains (by both ends, all ends used, stops where they meet others) with one more train at the last end."""
        longer: dict[tuple[End, End, int, int], Chain] = {}
        for (first, last, ends, meets), chain in states.items():
            if chain and not self.terms.meet >> last[0] & 1:
                continue
            for end, least in self.near[last]:
                if least > hexes or ends >> end[0] & 1:
                    continue
                for trip in self.trips(last, end, hexes):
                    self.budget.take()
                    key = (first, end, ends | 1 << end[0], meets | trip.sites & self.terms.meet)
                    longer.setdefault(key, (*chain, (train, trip)))
                if len(longer) > MOST_HAULS:
                    return longer
        return longer

    def outer_ends(self, members: Sequence[Member]) -> dict[tuple[End, End], int]:
        """The pairs of ends that the trains can join end to end, with the stops where they could meet other trains.

        For more than two trains this is a generous answer: `chains` may find no way for a pair.
        """
        pairs: dict[tuple[End, End], int] = {}
        for order in _orders(members):
            legs = [self._legs(hexes) for _, hexes in order]
            for first in self.near:
                reached = {first: 0}
                for number, leg in enumerate(legs):
                    further: dict[End, int] = {}
                    for joint, meets in reached.items():
                        if number == 0 or self.terms.meet >> joint[0] & 1:
                            for end, sites in leg.get(joint, ()):
                                further[end] = further.get(end, 0) | meets | sites
                    reached = further
                for last, meets in reached.items():
                    if first[0] != last[0]:
                        ends = (first, last) if first < last else (last, first)
                        pairs[ends] = pairs.get(ends, 0) | meets
        return pairs

    def _legs(self, hexes: int) -> dict[End, list[tuple[End, int]]]:
        """By end: the other ends within so many hexes, and the stops of all trips to them where trains can meet."""
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

    def chains(self, members: Sequence[Member], first: End, last: End) -> list[Chain]:
        """The ways to run the trains end to end between two ends, less those that meet no more than another one."""
        key = (tuple(members), first, last)
        if key not in self.made:
            found: dict[int, Chain] = {}
            for order in _orders(members):
                self._chain(order, first, last, found)
                self._chain(order, last, first, found)
            self.made[key] = [found[meets] for meets in undominated(found)]
        return self.made[key]

    def _chain(self, order: Sequence[Member], first: End, last: End, found: dict[int, Chain]) -> None:
        """Add the chains in one order of the trains, by the stops where they can meet others."""
        states: dict[tuple[End, int, int], Chain] = {(first, 1 << first[0] | 1 << last[0], 0): ()}
        for train, hexes in order[:-1]:
            longer: dict[tuple[End, int, int], Chain] = {}
            for (here, ends, meets), chain in states.items():
                for joint, least in self.near[here]:
                    if least > hexes or ends >> joint[0] & 1 or not self.terms.meet >> joint[0] & 1:
                        continue
                    for trip in self.trips(here, joint, hexes):
                        self.budget.take()
                        key = (joint, ends | 1 << joint[0], meets | trip.sites & self.terms.meet)
                        longer.setdefault(key, (*chain, (train, trip)))
            states = longer
        train, hexes = order[-1]
        for (here, _, meets), chain in states.items():
            for trip in self.trips(here, last, hexes):
                found.setdefault(meets | trip.sites & self.terms.meet, (*chain, (train, trip)))


def _orders(members: Sequence[Member]) -> list[tuple[Member, ...]]:
    """The orders of trains in a chain, without those that are the same backwards or with equal trains exchanged."""
    found: dict[tuple[int, ...], tuple[Member, ...]] = {}
    for order in permutations(members):
        hexes = tuple(hexes for _, hexes in order)
        if hexes not in found and hexes[::-1] not in found:
            found[hexes] = order
    return list(found.values())


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


def distance_bonus(net: Network, terms: Terms, first: End, last: End) -> int:
    """The bonus for the hexes in a straight line between two ends; an area lies one hex behind its entry."""
    spots = net.board.spots
    areas = (terms.areas >> first[0] & 1) + (terms.areas >> last[0] & 1)
    between = max(0, distance(spots[first[1]].hex, spots[last[1]].hex) - 1 + areas)
    port = (terms.ports >> first[0] | terms.ports >> last[0]) & 1
    return between * (terms.bonus_per_hex_with_port if port else terms.bonus_per_hex)


def groupings(chained: Sequence[int], alone: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to group freight trains into blocks that run end to end; a block may also stay at home.

    Of the `chained` ones all that run are in one block, which contains one of the others if any of these runs. The
    others run by themselves or end to end, as the director likes.
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
