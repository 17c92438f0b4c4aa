"""Points for drawing. Unit: the radius of a hex (centre to corner); x grows to the right, y downwards."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from railhead.hexmap.coord import Hex, Layout

Point = tuple[float, float]

_ROOT3 = sqrt(3.0)


def centre(layout: Layout, hex_: Hex) -> Point:
    """The middle of a hex; that of hex (0, 0) is the origin."""
    q, r = hex_
    if layout is Layout.POINTY:
        return (_ROOT3 * (q + r / 2), 1.5 * r)
    return (1.5 * q, _ROOT3 * (r + q / 2))


def edge_angle(layout: Layout, edge: int) -> float:
    """The direction from the middle of a hex to the middle of an edge, clockwise from the right, in radians."""
    first = 90 if layout is Layout.FLAT else 120
    return (first + 60 * edge) * pi / 180


def edge_middle(layout: Layout, edge: int) -> Point:
    """The middle of an edge, seen from the middle of the hex."""
    angle = edge_angle(layout, edge)
    return (cos(angle) * _ROOT3 / 2, sin(angle) * _ROOT3 / 2)


def corners(layout: Layout) -> tuple[Point, ...]:
    """The six corners seen from the middle; edge e runs from corner e to corner (e + 1) % 6."""
    return tuple((cos(edge_angle(layout, edge) - pi / 6), sin(edge_angle(layout, edge) - pi / 6)) for edge in range(6))
