"""Freight trains (7.8.1): chains, and the bonus for the hexes between the ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from railhead.games.e1862.data import box
from railhead.games.e1862.track import AREAS, PORTS
from railhead.hexmap import distance

_BOARD = box().board


class Haul(Struct, frozen=True):
    """A freight route or a whole chain by its ends: the stops, the last land hex at each of them, and the last hex."""

    ends: tuple[int, int]
    hexes: tuple[int, int]
    last: tuple[int, int]

    def places(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where others may join: the same station, or the same way into an area."""
        return (self.ends[0], self.last[0]), (self.ends[1], self.last[1])

    def bonus(self) -> int:
        return bonus(self)


def haul(stops: Sequence[int], walk: Sequence[int]) -> Haul:
    """The ends of a route. At an area the last land hex counts, and the area as one hex more."""
    first = walk[1] if AREAS >> stops[0] & 1 else walk[0]
    last = walk[-2] if AREAS >> stops[-1] & 1 else walk[-1]
    return Haul((stops[0], stops[-1]), (first, last), (walk[0], walk[-1]))


def between(given: Haul) -> int:
    """7.8.1: the hexes between the ends in a straight line, whatever way the track takes."""
    a, b = (_BOARD.spots[hex_].hex for hex_ in given.hexes)
    areas = sum(AREAS >> end & 1 for end in given.ends)
    return max(0, distance(a, b) - 1 + areas)


def bonus(given: Haul) -> int:
    """7.8.1: for every hex between, more if an end is a port."""
    facts = box().game.running
    port = any(PORTS >> end & 1 for end in given.ends)
    return between(given) * (facts.freight_bonus_per_hex_with_port if port else facts.freight_bonus_per_hex)


def chain(hauls: Sequence[Haul]) -> Haul | None:
    """7.8.1: the outer ends of freights that join end to end in stations, None if they make no simple chain."""
    if len(hauls) == 1:
        return hauls[0]
    at: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for ix, one in enumerate(hauls):
        for side, end in enumerate(one.places()):
            at.setdefault(end, []).append((ix, side))
    outer = [there[0] for there in at.values() if len(there) == 1]
    if len(outer) != 2 or any(len(there) > 2 for there in at.values()) or not _whole(hauls, at, outer[0][0]):
        return None
    (i, a), (j, b) = sorted(outer)
    found = Haul((hauls[i].ends[a], hauls[j].ends[b]), (hauls[i].hexes[a], hauls[j].hexes[b]), (0, 0))
    in_area = any(AREAS >> site & 1 for (site, _), there in at.items() if len(there) == 2)
    return None if in_area or found.ends[0] == found.ends[1] else found


def _whole(hauls: Sequence[Haul], at: dict[tuple[int, int], list[tuple[int, int]]], first: int) -> bool:
    """Whether all hang together (with two outer ends and no forks they could still leave a ring aside)."""
    seen, todo = {first}, [first]
    while todo:
        for end in hauls[todo.pop()].places():
            for ix, _ in at[end]:
                if ix not in seen:
                    seen.add(ix)
                    todo.append(ix)
    return len(seen) == len(hauls)


def groups(hauls: Sequence[Haul]) -> list[list[int]]:
    """The freights that end in a common place, as 18xx.games joins them."""
    found: list[list[int]] = []
    for ix, one in enumerate(hauls):
        touching = [group for group in found if any(set(one.places()) & set(hauls[other].places()) for other in group)]
        found = [group for group in found if group not in touching]
        found.append(sorted([*(other for group in touching for other in group), ix]))
    return sorted(found)


def site_chain(hauls: Sequence[Haul]) -> Haul:
    """As 18xx.games scores a group: from one place that only one of them ends in to the other, else from the first."""
    ends = [(place, one.ends[side], one.hexes[side]) for one in hauls for side, place in enumerate(one.places())]
    single = [end for end in ends if sum(other[0] == end[0] for other in ends) == 1]
    first, last = (single[0], single[-1]) if single else (ends[0], ends[0])
    return Haul((first[1], last[1]), (first[2], last[2]), (0, 0))
