"""XI.2.1: which city István upgrades, and how."""

from __future__ import annotations

from heapq import heappop, heappush

from railhead.games.mag.holdings import stations_of
from railhead.games.mag.lay import LayTile
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import State
from railhead.games.mag.track import view
from railhead.kernel.mask import members
from railhead.rail.board import NOWHERE
from railhead.rail.network import Network
from railhead.rail.reach import View
from railhead.rail.shortest import shortest_ways
from railhead.rail.tile import NO_TILE


def upgrades(rules: MagRules, state: State, minor: int) -> list[LayTile]:
    """XI.2.1: all upgrades equally right: of the home city, or else of the nearest ones that can be upgraded."""
    if state.phase == 0:
        return []
    board, seen = rules.facts.board, view(rules, state, minor)
    home = board.sites[home_station(rules, state, minor)].hex
    found = best_tiles(rules, state, seen.net, home)
    if found:
        return found
    nearest = None
    for *far, site in by_distance(rules, state, minor):
        hex_ = board.sites[site].hex
        if nearest is not None and far > nearest:
            break
        if hex_ != home:
            tiles = [tile for tile in best_tiles(rules, state, seen.net, hex_) if tile not in found]
            if tiles:
                nearest = far
                found += tiles
    return found


def looks(rules: MagRules, lays: list[LayTile]) -> int:
    """How many of these tiles look different on the map: with fewer than two there is nothing to choose."""
    tiles = rules.facts.tiles
    return len({(lay.hex, tiles.turned[tiles.at(lay.tile, lay.rotation)].twin) for lay in lays})


def home_station(rules: MagRules, state: State, minor: int) -> int:
    """Where the home station stands now: on a double city it may have moved to the other city."""
    return state.token_at[rules.first_token[minor]]


def by_distance(rules: MagRules, state: State, minor: int) -> list[tuple[bool, int, int]]:
    """Ruling S2: the cities in reach as (not from home, hexes, site), the nearest first.

    Hexes are counted on the shortest legal way from the home city; a city that only other stations reach comes after
    all these, counted from there.
    """
    seen = view(rules, state, minor)
    if not rules.rulings.legal_ways:
        return _by_links(rules, seen)
    home = home_station(rules, state, minor)
    ways = {site: (False, steps) for site, steps in shortest_ways(seen.net, seen.seen, home).items()}
    for station in stations_of(rules, state, minor):
        for site, steps in shortest_ways(seen.net, seen.seen, station).items():
            ways[site] = min(ways.get(site, (True, steps)), (True, steps))
    return sorted((*far, site) for site, far in ways.items() if rules.kinds.city >> site & 1)


def _by_links(rules: MagRules, seen: View) -> list[tuple[bool, int, int]]:
    """As the first version of the rules had it: from any station, back by the track of arrival, too."""
    queue = [(0, site) for site in members(seen.seen.own)]
    ends, reached = seen.seen.blocked | seen.seen.ends, dict[int, int]()
    while queue:
        steps, site = heappop(queue)
        if site not in reached:
            reached[site] = steps
            for link in () if ends >> site & 1 else seen.net.links(site):
                heappush(queue, (steps + link.steps, link.to))
    return sorted((False, steps, site) for site, steps in reached.items() if rules.kinds.city >> site & 1)


def best_tiles(rules: MagRules, state: State, net: Network, hex_: int) -> list[LayTile]:
    """XI.2.1a: the upgrades of a hex that join the most track leading to it, every rotation of them."""
    facts, old = rules.facts, state.laid[hex_]
    if old == NO_TILE or facts.upgrades.level(old) > state.phase:
        return []
    left = facts.tiles.left(state.laid)
    joined: dict[int, int] = {}
    for new in facts.upgrades.lays(hex_, old):
        turned = facts.tiles.turned[new]
        if left[facts.tiles.supply_of[turned.tile.ix]] > 0:
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
