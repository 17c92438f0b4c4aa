"""How far it is by track from one stop to another: the shortest of all legal ways.

Legal as in `reach`: nothing is reversed at a junction, no stop is entered twice and no side crossed twice. So the
shortest way to a stop need not begin with the shortest way to the stops before it.
"""

from __future__ import annotations

from heapq import heappop, heappush

from msgspec.structs import replace

from railhead.rail.board import NOWHERE
from railhead.rail.network import Network
from railhead.rail.reach import Stations, reach


def shortest_ways(net: Network, seen: Stations, start: int) -> dict[int, int]:
    """For every stop in reach of `start`, itself included, the number of hexes moved on the shortest way there."""
    wanted = reach(net, replace(seen, own=1 << start)).sites
    found, ends = {start: 0}, seen.blocked | seen.ends
    left = wanted & ~(1 << start)
    # hexes moved, the hex that is left and its edge, stops and sides so far
    queue = [(0, hex_, edge, 1 << start, 0) for hex_, edge in net.exits(start)]
    best: dict[tuple[int, int], list[tuple[int, int]]] = {}
    while queue and left:
        steps, hex_, edge, stops, track = heappop(queue)
        side, beyond, entry = 1 << net.board.side[hex_][edge], net.board.beyond[hex_][edge], (edge + 3) % 6
        if beyond == NOWHERE or track & side or _is_covered(best.setdefault((hex_, edge), []), stops, track):
            continue
        best[hex_, edge].append((stops, track))
        steps, track = steps + 1, track | side
        for way in net.ways[beyond][entry]:
            if way.stop < 0:
                heappush(queue, (steps, beyond, way.edge, stops, track))
        site = net.site_at(beyond, entry)
        if site == NOWHERE or (seen.closed | stops) >> site & 1:
            continue
        found.setdefault(site, steps)
        left &= ~(1 << site)
        if not ends >> site & 1:
            for out in net.exits(site):
                if out != (beyond, entry):
                    heappush(queue, (steps, *out, stops | 1 << site, track))
    return found


def _is_covered(ways: list[tuple[int, int]], stops: int, track: int) -> bool:
    """Whether a way that was found before and is no longer can go wherever this one can."""
    return any(not (had & ~stops or used & ~track) for had, used in ways)
