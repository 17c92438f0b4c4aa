"""Tiles: what is printed on them, and each of their rotations interned under one small number.

Edges are 0..5 clockwise; a set of edges is a bit mask. A tile on the board is the number `tile * 6 + rotation` of a
`Turned`; `NO_TILE` stands for a hex without one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct, convert
from msgspec.structs import replace

Colour = Literal["yellow", "green", "brown", "gray"]
StopKind = Literal["city", "town", "offboard", "port", "mine"]

COLOURS: tuple[Colour, ...] = ("yellow", "green", "brown", "gray")
NO_TILE = -1


class Line(NamedTuple):
    """Plain track between two edges, the lower one first."""

    a: int
    b: int


class StopDef(Struct, frozen=True):
    """A place where trains stop. `value` has one entry, or one for each phase."""

    kind: StopKind
    value: tuple[int, ...]
    slots: int
    exits: int
    name: str


class TileDef(Struct, frozen=True):
    """A side of a tile in rotation 0.

    `halts`: lines with a printed small station, as a mask. `rotation`: the only one allowed, or None. `river`: terrain
    symbols paid when the tile is replaced. `only`: names of the hexes it is made for.
    """

    ix: int
    name: str
    colour: Colour
    stops: tuple[StopDef, ...]
    lines: tuple[Line, ...]
    label: str | None
    halts: int
    rotation: int | None
    river: int
    only: tuple[str, ...]

    @property
    def level(self) -> int:
        """1 for yellow and so on; 0 is the bare hex."""
        return COLOURS.index(self.colour) + 1


class Way(NamedTuple):
    """How track goes on from an edge: into a stop, or along a line to another edge (the other number is -1)."""

    stop: int
    edge: int
    line: int


class Turned(Struct, frozen=True):
    """A tile in one of its rotations. Stops and lines keep the order of the tile."""

    ix: int
    tile: TileDef
    rotation: int
    edges: int
    stop_exits: tuple[int, ...]
    lines: tuple[Line, ...]
    ways: tuple[tuple[Way, ...], ...]  # by edge
    twin: int  # the first rotation that looks the same

    @property
    def written(self) -> str:
        """Name and rotation, as traces have them: `57:2`."""
        return f"{self.tile.name}:{self.rotation}"


class Supply(Struct, frozen=True):
    """Pieces of cardboard: the sides (tile numbers) share one count."""

    sides: tuple[int, ...]
    count: int


class TileSet(Struct, frozen=True):
    """All tiles of a title."""

    tiles: tuple[TileDef, ...]
    turned: tuple[Turned, ...]
    supply: tuple[Supply, ...]
    supply_of: tuple[int, ...]  # by tile: index into `supply`
    number: dict[str, int]  # name of a tile -> its number

    def at(self, name: str, rotation: int) -> int:
        """The number of a tile in a rotation; KeyError for an unknown name."""
        return self.number[name] * 6 + rotation % 6

    def left(self, laid: Iterable[int]) -> list[int]:
        """Pieces of each supply that are not on the board."""
        counts = [supply.count for supply in self.supply]
        for tile in laid:
            if tile != NO_TILE:
                counts[self.supply_of[tile // 6]] -= 1
        return counts


def edge_mask(edges: Iterable[int]) -> int:
    mask = 0
    for edge in edges:
        mask |= 1 << edge
    return mask


def turn_mask(mask: int, rotation: int) -> int:
    """The edges of a mask after turning clockwise."""
    return ((mask << rotation) | (mask >> (6 - rotation))) & 63


def turn_line(line: Line, rotation: int) -> Line:
    a, b = (line.a + rotation) % 6, (line.b + rotation) % 6
    return Line(a, b) if a < b else Line(b, a)


def turn(tile: TileDef, rotation: int) -> Turned:
    stop_exits = tuple(turn_mask(stop.exits, rotation) for stop in tile.stops)
    lines = tuple(turn_line(line, rotation) for line in tile.lines)
    edges = edge_mask(edge for line in lines for edge in line)
    for exits in stop_exits:
        edges |= exits
    ix = tile.ix * 6 + rotation
    return Turned(ix, tile, rotation, edges, stop_exits, lines, find_ways(stop_exits, lines), ix)


def find_ways(stop_exits: tuple[int, ...], lines: tuple[Line, ...]) -> tuple[tuple[Way, ...], ...]:
    """By edge: where the track behind it leads."""
    return tuple(
        tuple(
            [Way(stop, -1, -1) for stop, exits in enumerate(stop_exits) if exits >> edge & 1]
            + [Way(-1, a + b - edge, ix) for ix, (a, b) in enumerate(lines) if edge in (a, b)]
        )
        for edge in range(6)
    )


# --- reading tiles.toml -------------------------------------------------------------------------------------------


class StopData(Struct, frozen=True, forbid_unknown_fields=True):
    """A stop as written in the data files."""

    kind: StopKind
    name: str = ""
    value: int | tuple[int, ...] = 0
    slots: int = 0
    exits: tuple[int, ...] = ()

    def build(self) -> StopDef:
        value = (self.value,) if isinstance(self.value, int) else self.value
        return StopDef(self.kind, value, self.slots, edge_mask(self.exits), self.name)


class TileData(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as written in tiles.toml."""

    stops: tuple[StopData, ...] = ()
    lines: tuple[Line, ...] = ()
    label: str | None = None
    halts: tuple[int, ...] = ()
    rotation: int | None = None
    river: int = 0
    only: tuple[str, ...] = ()


class SupplyData(Struct, frozen=True, forbid_unknown_fields=True):
    sides: tuple[str, ...]
    count: int


def read_tiles(data: Mapping[str, object]) -> TileSet:
    """The tiles of a parsed tiles.toml: `supply`, and for each colour a table of its tiles."""
    tiles: list[TileDef] = []
    for colour in COLOURS:
        for name, tile in convert(data.get(colour, {}), dict[str, TileData]).items():
            stops = tuple(stop.build() for stop in tile.stops)
            lines = tuple(Line(min(line), max(line)) for line in tile.lines)
            tiles.append(
                TileDef(
                    ix=len(tiles),
                    name=name,
                    colour=colour,
                    stops=stops,
                    lines=lines,
                    label=tile.label,
                    halts=edge_mask(tile.halts),
                    rotation=tile.rotation,
                    river=tile.river,
                    only=tile.only,
                )
            )
    number = {tile.name: tile.ix for tile in tiles}
    supply = tuple(
        Supply(tuple(number[side] for side in piece.sides), piece.count)
        for piece in convert(data["supply"], tuple[SupplyData, ...])
    )
    supply_of = [-1] * len(tiles)
    for ix, piece in enumerate(supply):
        for side in piece.sides:
            supply_of[side] = ix
    if -1 in supply_of:
        raise ValueError(f"no supply of tile {tiles[supply_of.index(-1)].name}")
    return TileSet(tuple(tiles), _turned(tiles), supply, tuple(supply_of), number)


def _turned(tiles: Iterable[TileDef]) -> tuple[Turned, ...]:
    every: list[Turned] = []
    for tile in tiles:
        seen: dict[tuple[tuple[int, ...], frozenset[Line]], int] = {}
        for rotation in range(6):
            one = turn(tile, rotation)
            twin = seen.setdefault((one.stop_exits, frozenset(one.lines)), one.ix)
            every.append(replace(one, twin=twin))
    return tuple(every)
