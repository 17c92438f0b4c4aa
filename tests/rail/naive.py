"""The same questions answered hex by hex without any cleverness."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.rail import NOWHERE, Network, Stations

Walk = tuple[int, ...]


def all_routes(net: Network, seen: Stations, longest: int) -> Iterator[tuple[Walk, tuple[int, ...], int]]:
    """Every route (walk, stops in order, mask of sides) with two stops or more and no more than `longest` hexes.

    Each one is found in both directions.
    """
    for site in range(len(net.board.sites)):
        if seen.closed >> site & 1 or net.board.sites[site].halt:
            continue
        for hex_, edge in net.exits(site):
            yield from _go(net, seen, longest, (hex_,), edge, (site,), 0)


def _go(
    net: Network, seen: Stations, longest: int, walk: Walk, edge: int, stops: tuple[int, ...], track: int
) -> Iterator[tuple[Walk, tuple[int, ...], int]]:
    board = net.board
    beyond, side = board.beyond[walk[-1]][edge], 1 << board.side[walk[-1]][edge]
    if beyond == NOWHERE or track & side or len(walk) > longest:
        return
    walk, track, entry = (*walk, beyond), track | side, (edge + 3) % 6
    for way in net.ways[beyond][entry]:
        if way.stop < 0:
            yield from _go(net, seen, longest, walk, way.edge, stops, track)
    site = net.site_at(beyond, entry)
    if site == NOWHERE or site in stops or seen.closed >> site & 1:
        return
    stops = (*stops, site)
    if any(seen.own >> stop & 1 for stop in stops):
        yield walk, stops, track
    if not (seen.blocked | seen.ends) >> site & 1:
        for hex_, out in net.exits(site):
            if (hex_, out) != (beyond, entry):
                yield from _go(net, seen, longest, walk, out, stops, track)


def reached(net: Network, seen: Stations) -> tuple[int, dict[int, int]]:
    """Sites, and by hex the edges, on any legal way from a station."""
    sites, edges = 0, dict[int, int]()
    for site in range(len(net.board.sites)):
        if seen.own >> site & 1:
            sites |= 1 << site
            edges[net.board.sites[site].hex] = 63
            stack = [(hex_, edge, 1 << site, 0) for hex_, edge in net.exits(site)]
            while stack:
                hex_, edge, stops, track = stack.pop()
                side, beyond, entry = 1 << net.board.side[hex_][edge], net.board.beyond[hex_][edge], (edge + 3) % 6
                if track & side:
                    continue
                edges[hex_] = edges.get(hex_, 0) | 1 << edge
                if beyond == NOWHERE:
                    continue
                edges[beyond] = edges.get(beyond, 0) | 1 << entry
                for way in net.ways[beyond][entry]:
                    if way.stop < 0:
                        stack.append((beyond, way.edge, stops, track | side))
                there = net.site_at(beyond, entry)
                if there == NOWHERE or stops >> there & 1 or seen.closed >> there & 1:
                    continue
                sites |= 1 << there
                if not (seen.blocked | seen.ends) >> there & 1:
                    stack.extend(
                        (h, e, stops | 1 << there, track | side)
                        for h, e in net.exits(there)
                        if (h, e) != (beyond, entry)
                    )
    return sites, edges
