"""XI.2.1: which city István upgrades, and how."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from railhead.games.mag.actions import LayTile
from railhead.games.mag.state import State
from railhead.games.mag.track import View, view
from railhead.rail.board import NOWHERE
from railhead.rail.network import Network
from railhead.rail.tile import NO_TILE

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def upgrades(rules: MagRules, state: State, minor: int) -> list[LayTile]:
    """All upgrades that are equally right: of the home city, or else of the nearest cities that can be upgraded now."""
    if state.phase == 0:
        return []
    board, seen = rules.facts.board, view(rules, state, minor)
    home = board.sites[rules.facts.home_site[minor]].hex
    found = best_tiles(rules, state, seen.net, home)
    if found:
        return found
    nearest = None
    for steps, site in distances(rules, seen):
        hex_ = board.sites[site].hex
        if nearest is not None and steps > nearest:
            break
        if board.sites[site].kind == "city" and hex_ != home:
            tiles = [tile for tile in best_tiles(rules, state, seen.net, hex_) if tile not in found]
            if tiles:
                nearest = steps
                found += tiles
    return found


def distances(rules: MagRules, seen: View) -> list[tuple[int, int]]:
    """Stops by the number of hexes along the track from the nearest own station; nothing goes through blocked ones."""
    net, own = seen.net, seen.seen.own
    ends = seen.seen.blocked | seen.seen.ends
    queue = [(0, site) for site in range(own.bit_length()) if own >> site & 1]
    reached: dict[int, int] = {}
    while queue:
        steps, site = heappop(queue)
        if site in reached:
            continue
        reached[site] = steps
        if ends >> site & 1:
            continue
        for link in net.links(site):
            if link.to not in reached:
                heappush(queue, (steps + link.steps, link.to))
    return sorted((steps, site) for site, steps in reached.items())


def best_tiles(rules: MagRules, state: State, net: Network, hex_: int) -> list[LayTile]:
    """The upgrades of a hex that join the most track leading to it; tiles that look the same count once."""
    facts, old = rules.facts, state.laid[hex_]
    if old == NO_TILE or facts.upgrades.level(old) > state.phase:
        return []
    left = facts.tiles.left(state.laid)
    joined: dict[int, int] = {}
    for new in facts.upgrades.lays(hex_, old):
        turned = facts.tiles.turned[new]
        if turned.twin == new and left[facts.tiles.supply_of[turned.tile.ix]] > 0:
            joined[new] = sum(_leads_here(net, hex_, edge) for edge in range(6) if turned.edges >> edge & 1)
    most = max(joined.values(), default=0)
    name = facts.board.spots[hex_].id
    return [
        LayTile(name, facts.tiles.turned[new].tile.name, facts.tiles.turned[new].rotation)
        for new, count in joined.items()
        if count == most
    ]


def _leads_here(net: Network, hex_: int, edge: int) -> bool:
    """Whether track of the neighbour ends at this edge."""
    beyond = net.board.beyond[hex_][edge]
    return beyond != NOWHERE and bool(net.ways[beyond][(edge + 3) % 6])
