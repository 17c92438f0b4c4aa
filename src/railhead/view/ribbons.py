"""Lines of Rocket and routes of trains, as on the page (`board/way.ts`): bands from middle to middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from math import atan2, hypot, pi

from railhead.hexmap import Layout
from railhead.hexmap.outline import Point, edge_angle, edge_middle
from railhead.view.figures import APOTHEM, R
from railhead.view.paint import plain
from railhead.view.scene import Ribbon

#: the width of the band and of its casing
_WIDTHS = {"line": (15, 21), "route": (5, 8), "draft": (5, 8)}


def draw_ribbon(ribbon: Ribbon, middle: Mapping[str, Point], layout: Layout) -> str:
    """A band through the middles of cells; several beside each other by their lanes."""
    points = [middle[cell] for cell in ribbon.cells if cell in middle]
    if not points:
        return ""
    way, lane = _way(points, layout), ribbon.lane * 5
    band, casing = _WIDTHS[ribbon.style]
    dashes = ' stroke-dasharray="10 7"' if ribbon.style == "draft" else ""
    between = f'<path class="ribbon-middle" d="{way}"/>' if ribbon.style == "line" else ""
    return (
        f'<g class="ribbon" transform="translate({lane} {lane * 0.6:.1f})">'
        f'<path class="ribbon-casing" d="{way}" stroke-width="{casing}"/>'
        f'<path d="{way}" stroke="{plain(ribbon.colour)}" stroke-width="{band}" id="{escape(ribbon.id)}"{dashes}/>'
        f"{between}</g>"
    )


def _way(points: Sequence[Point], layout: Layout) -> str:
    """From the first middle to the edge, from edge to edge in the arcs of track, and into the last middle."""
    edges = [_edge_towards(layout, a, b) for a, b in pairwise(points)]
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for i, (x, y) in enumerate(points):
        into = None if i == 0 or edges[i - 1] is None else ((edges[i - 1] or 0) + 3) % 6
        out = edges[i] if i < len(edges) else None
        if out is None:
            following = points[i + 1] if i + 1 < len(points) else (x, y)
            parts.append(f"L{following[0]:.1f} {following[1]:.1f}")
            continue
        dx, dy = edge_middle(layout, out)
        end = f"{x + dx * R:.1f} {y + dy * R:.1f}"
        turn = 3 if into is None else (out - into) % 6
        if turn in (0, 3):
            parts.append(f"L{end}")
        else:
            radius = R / 2 if turn in (1, 5) else R * 1.5
            parts.append(f"A{radius:.0f} {radius:.0f} 0 0 {0 if turn < 3 else 1} {end}")
    return "".join(parts)


def _edge_towards(layout: Layout, a: Point, b: Point) -> int | None:
    """The edge between two cells; None where they are no neighbours."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if abs(hypot(dx, dy) - 2 * APOTHEM) > 1:
        return None
    return round((atan2(dy, dx) - edge_angle(layout, 0)) / (pi / 3)) % 6
