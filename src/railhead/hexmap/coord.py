"""Axial coordinates: two axes, q to the east and r to the south, and the third one s = -q - r left out."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex, or the vector between two hexes."""

    q: int
    r: int

    def plus(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def minus(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def times(self, factor: int) -> Hex:
        return Hex(self.q * factor, self.r * factor)


class Layout(Enum):
    """How the hexes lie on the board. It matters for names, edge numbers and drawing, not for distances."""

    POINTY = "pointy"  # a corner on top; rows of hexes
    FLAT = "flat"  # a side on top; columns of hexes


# The six unit vectors, clockwise as drawn (r grows to the south) in either layout.
DIRECTIONS: tuple[Hex, ...] = (Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1), Hex(1, 0))

# Edges of 18xx tiles are numbered clockwise from the lowest one: flat boards start at the south side,
# pointy ones at the south-west side, which is the next unit vector.
_EDGES: dict[Layout, tuple[Hex, ...]] = {
    Layout.FLAT: DIRECTIONS,
    Layout.POINTY: DIRECTIONS[1:] + DIRECTIONS[:1],
}


def edge_vectors(layout: Layout) -> tuple[Hex, ...]:
    """The vector through each of the edges 0..5."""
    return _EDGES[layout]


def neighbour(layout: Layout, hex_: Hex, edge: int) -> Hex:
    """The hex on the other side of an edge."""
    return hex_.plus(_EDGES[layout][edge])


def opposite(edge: int) -> int:
    """The number that an edge has seen from the hex on its other side."""
    return (edge + 3) % 6


def rotate(vector: Hex, turns: int) -> Hex:
    """The vector turned clockwise (as drawn) by `turns` times 60 degrees."""
    q, r = vector
    for _ in range(turns % 6):
        q, r = -r, q + r
    return Hex(q, r)


def distance(a: Hex, b: Hex) -> int:
    """Least number of steps from one hex to the other."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))
