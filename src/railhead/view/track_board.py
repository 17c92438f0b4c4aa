"""The board of an 18xx title as a scene: its cells with tiles, walls and slots."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from railhead.hexmap.coord import edge_vectors
from railhead.kernel.message import Message
from railhead.rail.board import NOWHERE, Spot
from railhead.rail.board import Board as Map
from railhead.rail.tile import Turned
from railhead.view.scene import Board, Cell, Picture, Piece, Slot, Symbol
from railhead.view.track import Slots


def track_board(land: Map, cells: Iterable[Cell], pieces: Iterable[Piece], country: str) -> Board:
    """Cells and pieces; headings are the edges of tiles."""
    directions = tuple((step.q, step.r) for step in edge_vectors(land.layout))
    return Board(land.layout.value, directions, tuple(cells), pieces=tuple(pieces), country=country)


def track_cell(
    land: Map,
    spot: Spot,
    turned: Turned | None,
    *,
    fill: str,
    name: str | None,
    picture: Picture | None,
    symbols: tuple[Symbol, ...] = (),
    hint: tuple[Message, ...] = (),
    small: bool = False,
) -> Cell:
    """A hex: in the colour of its tile, or with `fill` where none lies."""
    colour = fill if turned is None else turned.tile.colour
    hex_, walls = spot.hex, tuple(edge for edge in range(6) if is_wall(land, spot, edge))
    picture = picture and _named(picture, spot)
    return Cell(spot.id, hex_.q, hex_.r, colour, None, name, picture, symbols, walls, hint, small)


def _named(picture: Picture, spot: Spot) -> Picture:
    """Two cities of a hex keep their names on a tile with as many."""
    names = [stop.name for stop in spot.stops]
    if len(names) < 2 or picture.number is None or sum(stop.kind == "city" for stop in picture.stops) != len(names):
        return picture
    stops = tuple(replace(stop, name=name) for stop, name in zip(picture.stops, names, strict=False))
    return replace(picture, stops=stops)


def is_wall(land: Map, spot: Spot, edge: int) -> bool:
    """A barrier: two land hexes meet, and no track may cross."""
    beyond = land.beyond[spot.ix][edge]
    if beyond == NOWHERE or spot.open >> edge & 1:
        return False
    return spot.surface == "land" and land.spots[beyond].surface == "land"


#: the companies that start at a stop, and how they are written where there is little room
Homes = Callable[[int], tuple[tuple[str, ...], str | None]]


def slots_on(spot: Spot, homes: Homes = lambda _stop: ((), None), taken: int = 0) -> Slots:
    """The slots of a hex by stop; the companies that start there are named in the first that is free."""

    def slots(stop: int, count: int) -> tuple[Slot, ...]:
        ids = [f"slot:{spot.id}:{stop}:{n}" for n in range(count)]
        return tuple(Slot(id, *homes(stop)) if n == taken else Slot(id) for n, id in enumerate(ids))

    return slots
