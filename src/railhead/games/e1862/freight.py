"""Freight trains (7.8.1): chains, and the bonus for the hexes between the ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from railhead.games.e1862.data import box
from railhead.games.e1862.track import AREAS, PORTS
from railhead.hexmap import distance

_BOARD = box().board


class Haul(Struct, frozen=True):
    """A freight route or a whole chain by its ends: the stops, and the last land hex at each of them."""

    ends: tuple[int, int]
    hexes: tuple[int, int]

    def bonus(self) -> int:
        return bonus(self)


def haul(stops: Sequence[int], walk: Sequence[int]) -> Haul:
    """The ends of a route. At an area the last land hex counts, and the area as one hex more."""
    first = walk[1] if AREAS >> stops[0] & 1 else walk[0]
    last = walk[-2] if AREAS >> stops[-1] & 1 else walk[-1]
    return Haul((stops[0], stops[-1]), (first, last))


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


def chain(hauls: Sequence[Haul], *, join_in_areas: bool) -> Haul | None:
    """7.8.1: the outer ends of freights that join end to end, None if they make no simple chain."""
    if len(hauls) == 1:
        return hauls[0]
    at: dict[int, list[tuple[int, int]]] = {}
    for ix, one in enumerate(hauls):
        for side, end in enumerate(one.ends):
            at.setdefault(end, []).append((ix, side))
    outer = [places[0] for places in at.values() if len(places) == 1]
    joints = [end for end, places in at.items() if len(places) > 1]
    if len(outer) != 2 or any(len(places) > 2 for places in at.values()):
        return None
    if not join_in_areas and any(AREAS >> end & 1 for end in joints):
        return None
    if not _whole(hauls, at, outer[0][0]):
        return None
    (i, a), (j, b) = sorted(outer)
    return Haul((hauls[i].ends[a], hauls[j].ends[b]), (hauls[i].hexes[a], hauls[j].hexes[b]))


def _whole(hauls: Sequence[Haul], at: dict[int, list[tuple[int, int]]], first: int) -> bool:
    """Whether all hang together (with two outer ends and no forks they could still leave a ring aside)."""
    seen, todo = {first}, [first]
    while todo:
        for end in hauls[todo.pop()].ends:
            for ix, _ in at[end]:
                if ix not in seen:
                    seen.add(ix)
                    todo.append(ix)
    return len(seen) == len(hauls)
