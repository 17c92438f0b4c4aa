"""What the track of a company may still lead to in 1862."""

from __future__ import annotations

from railhead.games.e1862.facts import TYPES, facts
from railhead.games.e1862.state import State
from railhead.games.e1862.track import AREAS, net_of, view
from railhead.rail.board import NOWHERE
from railhead.rail.tile import NO_TILE

#: what a stop counts for that is a tile away, how much less with every further tile, and how many tiles are looked at
NEXT, FADING, FARTHEST = 0.5, 0.5, 3
#: a city before it has a tile
BARE = 20


def promise(state: State, company: int) -> float:
    """The worth of stops that the company does not reach yet, by the bare hexes between its track and them.

    Without it a company builds where nothing leads on: before two stops are joined, every run is worth nothing.
    """
    reached, values = view(state, company).reach, net_of(state).values(state.phase)
    known = reached.sites | (AREAS if state.company[company].permits == 1 << TYPES.index("local") else 0)
    found: dict[int, float] = {}
    for hex_, steps in _bare(state, [hex_ for hex_ in reached.edges if state.laid[hex_] == NO_TILE]).items():
        for site in _stops(hex_, -1 if steps else reached.edges[hex_]):
            if not known >> site & 1:
                found[site] = max(found.get(site, 0.0), NEXT * FADING**steps * max(BARE, values[site]))
    return sum(found.values())


def _bare(state: State, first: list[int]) -> dict[int, int]:
    """Hexes without a tile by the steps to them, and those where such a way would meet other track or an area."""
    board, turned = facts().board, facts().tiles.turned
    steps, queue = dict.fromkeys(first, 0), list(first)
    for hex_ in queue:
        if steps[hex_] == FARTHEST or board.spots[hex_].surface != "land":
            continue
        for edge, other in enumerate(board.beyond[hex_]):
            if other == NOWHERE or other in steps:
                continue
            if state.laid[other] == NO_TILE:
                queue.append(other)
            elif not turned[state.laid[other]].edges >> (edge + 3) % 6 & 1:
                continue
            steps[other] = steps[hex_] + 1
    return steps


def _stops(hex_: int, edges: int) -> list[int]:
    """The stop of a hex, or the areas behind some of its edges."""
    board = facts().board
    spot = board.spots[hex_]
    if spot.surface == "area":
        return [
            board.area_site[area] for edge, area in enumerate(spot.area_at) if area != NOWHERE and edges >> edge & 1
        ]
    return [board.first_site[hex_]] if spot.stops else []
