"""Freight trains (7.8.1): chains, and the bonus for the hexes between the ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from railhead.games.e1862.facts import facts
from railhead.games.e1862.track import AREAS, PORTS
from railhead.rail.run import Distance

_BOARD = facts().board
#: 7.8.1, for this file, which checks what people draw, and for the search, which finds the best run
DISTANCE = Distance(
    AREAS, PORTS, facts().game.running.freight_bonus_per_hex, facts().game.running.freight_bonus_per_hex_with_port
)


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
    """D28: the ends of a route. At an area the last land hex counts, and the area as one hex more."""
    first = walk[1] if AREAS >> stops[0] & 1 else walk[0]
    last = walk[-2] if AREAS >> stops[-1] & 1 else walk[-1]
    return Haul((stops[0], stops[-1]), (first, last), (walk[0], walk[-1]))


def bonus(given: Haul) -> int:
    """7.8.1: for every hex between the ends in a straight line, more if an end is a port."""
    first, last = zip(given.ends, given.hexes, strict=True)
    return DISTANCE.bonus(_BOARD, first, last)


def chain(hauls: Sequence[Haul]) -> Haul | None:
    """7.8.1, D29, D30: the outer ends of freights joined end to end in stations, None if they make no simple chain."""
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
    found = joined_at(hauls[i], a, hauls[j], b)
    in_area = any(AREAS >> site & 1 for (site, _), there in at.items() if len(there) == 2)
    return None if in_area or found.ends[0] == found.ends[1] else found


def _whole(hauls: Sequence[Haul], at: dict[tuple[int, int], list[tuple[int, int]]], first: int) -> bool:
    """Whether all are connected (with two outer ends and no forks they could still leave a ring aside)."""
    seen, todo = {first}, [first]
    while todo:
        for end in hauls[todo.pop()].places():
            for ix, _ in at[end]:
                if ix not in seen:
                    seen.add(ix)
                    todo.append(ix)
    return len(seen) == len(hauls)


def joined_at(one: Haul, a: int, two: Haul, b: int) -> Haul:
    """From the outer end of one freight to the outer end of another."""
    return Haul((one.ends[a], two.ends[b]), (one.hexes[a], two.hexes[b]), (one.last[a], two.last[b]))
