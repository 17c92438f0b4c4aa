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

    def hauls(self, members: Sequence[Member]) -> list[Haul] | None:
        """All that the trains can do end to end, less what is useless beside another one; None if that is too much.

        Useless is a haul with the same ends that earns no more and meets other trains nowhere else.
        """
        every: dict[tuple[End, End, int], Haul] = {}
        for order in {tuple(hexes for _, hexes in order): order for order in permutations(members)}.values():
            states: dict[tuple[End, End, int, int], Chain] = {
                (first, first, 1 << first[0], 0): () for first in self.near
            }
            for train, hexes in order:
                states = self._one_more(states, train, hexes)
                if len(states) > MOST_HAULS:
                    return None
            for (first, last, _, meets), chain in states.items():
                if first < last:
                    every.setdefault((first, last, meets), Haul(first, last, meets, self.bonus(first, last), chain))
        return _useful(every.values())

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

        For several trains this is a first, generous answer: `chains` may find no way for a pair.
        """
        pairs: dict[tuple[End, End], int] = {}
        if len(members) == 1:
            for ends in self.by_ends:
                meets = 0
                for trip in self.trips(*ends, members[0][1]):
                    meets |= trip.sites & self.terms.meet
                if meets:
                    pairs[ends] = meets
            return pairs
        longest = max(hexes for _, hexes in members)
        around = {end: self._around(end, longest) for end in self.near}
        for hexes in sorted(set(permutations(hexes for _, hexes in members))):
            for first in self.near:
                stages = self._ends_after(first, hexes)
                inner = 0
                for end in {end for stage in stages[1:-1] for end in stage} if len(members) > 2 else ():
                    inner |= around[end]
                for last in stages[-1]:
                    if first < last and first[0] != last[0]:
                        pairs[first, last] = pairs.get((first, last), 0) | around[first] | around[last] | inner
        return pairs

    def _around(self, end: End, hexes: int) -> int:
        """All stops where trips from an end could meet other trains."""
        meets = 0
        for other, _ in self.near[end]:
            for trip in self.trips(end, other, hexes):
                meets |= trip.sites
        return meets & self.terms.meet

    def _ends_after(self, first: End, hexes: Sequence[int]) -> list[set[End]]:
        """Where trains of these lengths get from an end, one after the other."""
        stages = [{first}]
        for number, limit in enumerate(hexes):
            joints = stages[-1] if number == 0 else {end for end in stages[-1] if self.terms.meet >> end[0] & 1}
            stages.append({end for joint in joints for end, steps in self.near.get(joint, ()) if steps <= limit})
        return stages

    def chains(self, members: Sequence[Member], first: End, last: End) -> list[Chain]:
        """All ways to run the trains end to end between two ends; for one train, all its trips."""
        key = (tuple(members), first, last)
        if key not in self.made:
            self.made[key] = self._chains(members, first, last)
        return self.made[key]

    def _chains(self, members: Sequence[Member], first: End, last: End) -> list[Chain]:
        if len(members) == 1:
            ((train, hexes),) = members
            return [((train, trip),) for trip in self.trips(first, last, hexes)]
        found: list[Chain] = []
        for order in permutations(members):
            self._extend((), order, first, last, {first[0], last[0]}, found)
        return found

    def _extend(
        self, chain: Chain, order: Sequence[Member], here: End, last: End, ends: set[int], found: list[Chain]
    ) -> None:
        (train, hexes), rest = order[0], order[1:]
        if not rest:
            found.extend((*chain, (train, trip)) for trip in self.trips(here, last, hexes))
            return
        for joint, steps in self.near.get(here, ()):
            if steps > hexes or joint[0] in ends or not self.terms.meet >> joint[0] & 1:
                continue
            for trip in self.trips(here, joint, hexes):
                if not self.budget.take():
                    return
                self._extend((*chain, (train, trip)), rest, joint, last, ends | {joint[0]}, found)


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
