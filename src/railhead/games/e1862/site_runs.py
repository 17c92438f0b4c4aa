"""Where 18xx.games counts a run in another way (7.8.1, 7.8.3, D14): which freights join, and which stops count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from railhead.games.e1862.freight import Haul, haul, joined_at
from railhead.games.e1862.state import State
from railhead.games.e1862.track import AREAS, net_of
from railhead.games.e1862.trip import Counted, Trip


def site_hauls(trips: Sequence[Trip]) -> Iterator[list[tuple[int, Haul]]]:
    """All freights that end in a common place join."""
    freights = [ix for ix, trip in enumerate(trips) if trip.type == "freight"]
    single = [haul(trips[ix].trace.stops, trips[ix].walk) for ix in freights]
    chains = [(freights[ix], whole) for ix, whole in _chains(single)]
    yield [row for n, row in enumerate(chains) if n == 0 or trips[row[0]].permanent]


def _chains(hauls: Sequence[Haul]) -> list[tuple[int, Haul]]:
    """Each chain takes up, in order, what ends where it ends itself.

    Every chain comes with the first of its freights. A ring takes up no more.
    """
    left, found = list(range(len(hauls))), list[tuple[int, Haul]]()
    while left:
        first = left.pop(0)
        whole = hauls[first]
        while True:
            joint = next(((ix, a, b) for ix in left for a, b in _joints(whole, hauls[ix])), None)
            if joint is None:
                break
            ix, a, b = joint
            whole = joined_at(whole, 1 - a, hauls[ix], 1 - b)
            left.remove(ix)
        found.append((first, whole))
    return found


def _joints(one: Haul, two: Haul) -> list[tuple[int, int]]:
    """The ends (0 or 1 of each) in which two freights meet, the last end of the first one first."""
    if one.places()[0] == one.places()[1]:
        return []
    return [(a, b) for a in (1, 0) for b in (0, 1) if one.places()[a] == two.places()[b]]


def site_count(state: State, trips: Sequence[Trip], way: list[tuple[int, Haul]], choices: Iterable[Counted]) -> Counted:
    """Of the stops that every train may count, those that are worth most as the site sees it."""
    return max(choices, key=lambda counted: _worth_by_entry(state, trips, way, counted))


def _worth_by_entry(state: State, trips: Sequence[Trip], way: list[tuple[int, Haul]], counted: Counted) -> int:
    """An area entered by two hexes is taken for two stops."""
    net = net_of(state)
    seen = {place for _, one in way for place in one.places()}
    for ix, trip in enumerate(trips):
        first, last = trip.trace.stops[0], trip.trace.stops[-1]
        hexes = {first: trip.walk[0], last: trip.walk[-1]}
        seen |= {(site, hexes.get(site, -1) if AREAS >> site & 1 else -1) for site in counted[ix]}
    return sum(net.value(site, state.phase) for site, _ in {_plain(place) for place in seen})


def _plain(place: tuple[int, int]) -> tuple[int, int]:
    """The hex of a place matters for areas only."""
    return place if AREAS >> place[0] & 1 else (place[0], -1)
