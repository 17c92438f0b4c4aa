"""The board of an 18xx title as a scene: its cells with tiles, walls and slots."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from railhead.hexmap.coord import edge_vectors
from railhead.rail.board import NOWHERE, Spot
from railhead.rail.board import Board as Map
from railhead.rail.tile import Turned
from railhead.view.scene import Board, Cell, Picture, Piece, Slot, Symbol
from railhead.view.track import Slots


def track_board(land: Map, cells: Iterable[Cell], pieces: Iterable[Piece]) -> Board:
    """Cells and pieces; headings are the edges of tiles."""
    directions = tuple((step.q, step.r) for step in edge_vectors(land.layout))
    return Board(land.layout.value, directions, tuple(cells), pieces=tuple(pieces))


def track_cell(
    land: Map,
    spot: Spot,
    turned: Turned | None,
    *,
    fill: str,
    name: str | None,
    picture: Picture | None,
    symbols: tuple[Symbol, ...],
) -> Cell:
    """A hex: in the colour of its tile, or with `fill` where none lies."""
    colour = fill if turned is None else turned.tile.colour
    hex_, walls = spot.hex, tuple(edge for edge in range(6) if is_wall(land, spot, edge))
    return Cell(spot.id, hex_.q, hex_.r, colour, name=name, picture=picture, symbols=symbols, walls=walls)


def is_wall(land: Map, spot: Spot, edge: int) -> bool:
    """A barrier: two land hexes meet, and no track may cross."""
    beyond = land.beyond[spot.ix][edge]
    if beyond == NOWHERE or spot.open >> edge & 1:
        return False
    return spot.surface == "land" and land.spots[beyond].surface == "land"


def slots_on(spot: Spot, homes: Callable[[int], tuple[str, ...]] = lambda _stop: ()) -> Slots:
    """The slots of a hex by stop; `homes` are the companies that start at a stop, named in its first slot."""

    def slots(stop: int, count: int) -> tuple[Slot, ...]:
        named = homes(stop)
        return tuple(Slot(f"slot:{spot.id}:{stop}:{n}", named if n == 0 else ()) for n in range(count))

    return slots
