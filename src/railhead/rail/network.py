"""The network: what lies on the board as sites and the links between them.

A *link* is a way along plain track from one stop to the next. Small stations are passed on a link, they are not
stops of their own. Links are found when first asked for and kept; networks are kept by the identity of `laid` and
`marks`, the two tuples they are made of, so asking again in the same position costs nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from railhead.kernel.kept import KeptByIdentity
from railhead.rail.board import NOWHERE, Board
from railhead.rail.tile import NO_TILE, TileSet, Way, find_ways

KEPT = 64  # networks kept; a game in play needs two or three


class Link(NamedTuple):
    """A way from one site to another.

    `track`: mask of the sides crossed; two ways have track in common exactly if they cross a common side, since track
    meets at sides and stops only. `hexes`: mask of the hexes touched, both ends included. `halts`: small stations
    passed. `via`: the hexes in order; `edges`: the edge by which each of them but the last is left.
    """

    to: int
    track: int
    hexes: int
    halts: int
    via: tuple[int, ...]
    edges: tuple[int, ...]

    @property
    def steps(self) -> int:
        """Hexes moved."""
        return len(self.edges)


class Step(NamedTuple):
    """A side crossed in one direction, and what lies behind it. Its number is `6 * hex + edge`, by the hex left.

    `side`: as in a link's track. `beyond`: the hex entered, NOWHERE off the map; `entry`: its edge, as a mask. `lines`:
    the steps by which plain track goes on from there. `stop`: a stop entered, as a mask of sites, 0 if there is none;
    `exits`: the steps that leave it, without the way back.
    """

    side: int
    hex: int
    edge: int
    beyond: int
    entry: int
    lines: tuple[int, ...]
    stop: int
    exits: tuple[int, ...]


class Network:
    """Sites and links of one position. Use `network`, which keeps them."""

    def __init__(self, board: Board, tiles: TileSet, laid: tuple[int, ...], marks: tuple[int, ...]) -> None:
        self.board = board
        self.tiles = tiles
        self.laid = laid
        self.marks = marks
        printed = _printed(board)
        self.ways: tuple[tuple[tuple[Way, ...], ...], ...] = tuple(
            printed[ix] if tile == NO_TILE else tiles.turned[tile].ways for ix, tile in enumerate(laid)
        )
        self._links: dict[int, tuple[Link, ...]] = {}
        self._exits: dict[int, tuple[tuple[int, int], ...]] = {}
        self._values: dict[int, list[int]] = {}
        self._known = _steps.get((board, tiles), (), dict)

    def exits(self, site: int) -> tuple[tuple[int, int], ...]:
        """Hex and edge of all track that leaves a stop; kept, since reach asks for the same stops again and again."""
        found = self._exits.get(site)
        if found is None:
            place = self.board.sites[site]
            if place.area != NOWHERE:
                found = self.board.areas[place.area].entries
            else:
                ways = self.ways[place.hex]
                found = tuple((place.hex, e) for e in range(6) if any(way.stop == place.stop for way in ways[e]))
            self._exits[site] = found
        return found

    def slots(self, site: int) -> int:
        """Spaces for station markers."""
        place = self.board.sites[site]
        if place.area != NOWHERE:
            return self.board.areas[place.area].slots
        tile = self.laid[place.hex]
        stops = self.board.spots[place.hex].stops if tile == NO_TILE else self.tiles.turned[tile].tile.stops
        return stops[place.stop].slots if place.stop < len(stops) else 0

    def value(self, site: int, phase: int) -> int:
        """What a stop pays, without bonuses."""
        place = self.board.sites[site]
        if place.area != NOWHERE:
            value = self.board.areas[place.area].value
        elif place.halt:
            return self.board.halt_value
        else:
            tile = self.laid[place.hex]
            stops = self.board.spots[place.hex].stops if tile == NO_TILE else self.tiles.turned[tile].tile.stops
            value = stops[place.stop].value if place.stop < len(stops) else (0,)
        return value[phase] if len(value) > 1 else value[0]

    def values(self, phase: int) -> list[int]:
        """What every site pays, without bonuses; the caller may add some to this list."""
        found = self._values.get(phase)
        if found is None:
            found = self._values[phase] = [self.value(site, phase) for site in range(len(self.board.sites))]
        return found.copy()

    def site_at(self, hex_: int, edge: int) -> int:
        """The stop that the track behind an edge leads into, NOWHERE if it is a line or nothing."""
        ways = self.ways[hex_][edge]
        if ways:
            stop = ways[0].stop  # stops come before lines
            return self.board.first_site[hex_] + stop if stop >= 0 else NOWHERE
        area = self.board.spots[hex_].area_at[edge]
        return NOWHERE if area == NOWHERE else self.board.area_site[area]

    def step(self, number: int) -> Step:
        """What lies behind an edge. It depends on the tile there only, so it is kept for all networks of the board."""
        hex_, edge = divmod(number, 6)
        beyond = self.board.beyond[hex_][edge]
        key = number, self.laid[beyond]
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._find_step(hex_, edge, beyond)
        return found

    def _find_step(self, hex_: int, edge: int, beyond: int) -> Step:
        side, entry = 1 << self.board.side[hex_][edge], (edge + 3) % 6
        if beyond == NOWHERE:
            return Step(side, hex_, 1 << edge, beyond, 0, (), 0, ())
        site = self.site_at(beyond, entry)
        lines = tuple(6 * beyond + way.edge for way in self.ways[beyond][entry] if way.stop < 0)
        onward = () if site == NOWHERE else self.exits(site)
        exits = tuple(6 * h + e for h, e in onward if (h, e) != (beyond, entry))
        return Step(side, hex_, 1 << edge, beyond, 1 << entry, lines, 0 if site == NOWHERE else 1 << site, exits)

    def links(self, site: int) -> tuple[Link, ...]:
        """All ways from a stop to the next ones."""
        found = self._links.get(site)
        if found is None:
            ways: list[Link] = []
            for hex_, edge in self.exits(site):
                self._follow(hex_, edge, 0, 0, (hex_,), (), ways)
            found = self._links[site] = tuple(link for link in ways if link.to != site)
        return found

    def _follow(
        self,
        hex_: int,
        edge: int,
        track: int,
        halts: int,
        via: tuple[int, ...],
        edges: tuple[int, ...],
        found: list[Link],
    ) -> None:
        """Leave a hex by an edge and go on until stops are met; every fork is followed."""
        board = self.board
        side = 1 << board.side[hex_][edge]
        beyond = board.beyond[hex_][edge]
        if beyond == NOWHERE or track & side:
            return
        track |= side
        via, edges, entry = (*via, beyond), (*edges, edge), (edge + 3) % 6
        area = board.spots[beyond].area_at[entry]
        if area != NOWHERE:
            found.append(Link(board.area_site[area], track, _mask(via), halts, via, edges))
            return
        for stop, out, line in self.ways[beyond][entry]:
            if stop >= 0:
                found.append(Link(board.first_site[beyond] + stop, track, _mask(via), halts, via, edges))
                continue
            here = halts
            if self.marks and self.marks[beyond] >> line & 1:
                here |= 1 << board.first_site[beyond] + line
            self._follow(beyond, out, track, here, via, edges, found)


def _mask(hexes: tuple[int, ...]) -> int:
    mask = 0
    for hex_ in hexes:
        mask |= 1 << hex_
    return mask


_networks = KeptByIdentity[Network](KEPT)
_steps = KeptByIdentity[dict[tuple[int, int], Step]](KEPT)
_bare = KeptByIdentity[tuple[tuple[tuple[Way, ...], ...], ...]](KEPT)


def network(board: Board, tiles: TileSet, laid: tuple[int, ...], marks: tuple[int, ...] = ()) -> Network:
    """The network of a position: `laid` by hex, `marks` by hex (lines with a small station; empty if a title has
    none).
    """
    return _networks.get((board, laid, marks), (), lambda: Network(board, tiles, laid, marks))


def _printed(board: Board) -> tuple[tuple[tuple[Way, ...], ...], ...]:
    """The ways of every hex without a tile."""
    return _bare.get(
        (board,),
        (),
        lambda: tuple(find_ways(tuple(stop.exits for stop in spot.stops), ()) for spot in board.spots),
    )
