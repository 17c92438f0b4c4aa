"""Pictures of 18xx tiles and printed hexes, made from their definitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees, hypot
from typing import Literal

from railhead.hexmap import Layout
from railhead.hexmap.outline import Point, edge_middle
from railhead.rail.board import Spot
from railhead.rail.tile import Line, StopDef, Turned
from railhead.view.figures import with_figures
from railhead.view.scene import Picture, Slot, Stop, Track, Values

#: how far from the middle the cities of a double city lie, in parts of the way to the edge
ASIDE = 0.55
MIDDLE: Point = (0.0, 0.0)

#: slots of a stop, by its number and how many it has
Slots = Callable[[int, int], tuple[Slot, ...]]


def no_slots(_stop: int, count: int) -> tuple[Slot, ...]:
    """Empty slots without a place on the board, for the pictures of tiles in the supply."""
    return tuple(Slot(f"slot:{n}") for n in range(count))


def tile_picture(turned: Turned, layout: Layout, slots: Slots = no_slots) -> Picture:
    """A tile in its rotation."""
    tile = turned.tile
    return picture(tile.stops, turned.stop_exits, turned.lines, layout, tile.label, tile.name, slots)


def spot_picture(spot: Spot, layout: Layout, phases: Sequence[str], phase: int, slots: Slots = no_slots) -> Picture:
    """What is printed on a hex; values by phase in boxes, the present one marked."""
    exits = [stop.exits for stop in spot.stops]
    values = next((stop.value for stop in spot.stops if len(stop.value) > 1), None)
    boxes = Values(tuple(zip(phases, values, strict=True)), phase) if values else None
    return picture(spot.stops, exits, (), layout, spot.label, None, slots, boxes)


def picture(
    stops: Sequence[StopDef],
    exits: Sequence[int],
    lines: Sequence[Line],
    layout: Layout,
    label: str | None,
    number: str | None,
    slots: Slots,
    values: Values | None = None,
) -> Picture:
    """Track and stops by their exits."""
    track = [Track(line.a, line.b) for line in lines]
    for ix, mask in enumerate(exits):
        track += [Track(edge, f"s{ix}") for edge in range(6) if mask >> edge & 1]
    drawn = tuple(
        Stop(
            f"s{ix}",
            _kind(stop, exits[ix]),
            x=place[0],
            y=place[1],
            value=stop.value[0] if len(stop.value) == 1 and stop.value[0] else None,
            slots=slots(ix, stop.slots),
            name=stop.name or None,
            turn=turn,
        )
        for ix, (stop, (place, turn)) in enumerate(zip(stops, _lie(stops, exits, layout), strict=True))
    )
    return with_figures(Picture(tuple(track), drawn, label, number, values), layout)


def _lie(stops: Sequence[StopDef], exits: Sequence[int], layout: Layout) -> list[tuple[Point, int]]:
    """Where each stop is, and the direction of the track there: a town with two exits lies on the arc between them."""
    found = []
    for stop, mask, place in zip(stops, exits, stop_places(exits, layout), strict=True):
        edges = [edge for edge in range(6) if mask >> edge & 1]
        if stop.kind != "town" or not edges:
            found.append((place, 0))
            continue
        turn = _direction(layout, edges[0], edges[1] if len(edges) > 1 else (edges[0] + 3) % 6)
        found.append((arc_middle(layout, *edges) if len(edges) == 2 else place, turn))
    return found


def arc_middle(layout: Layout, a: int, b: int) -> Point:
    """The middle of the track between two edges."""
    (ax, ay), (bx, by) = edge_middle(layout, a), edge_middle(layout, b)
    x, y, turn = ax + bx, ay + by, (b - a) % 6
    if turn == 3:
        return MIDDLE
    # The centre of its circle lies beyond: at the corner (sharp), or at the distance of the root of three (gentle).
    near = 0.5 if turn in (1, 5) else 3**0.5 - 1.5
    return (round(x / hypot(x, y) * near, 3), round(y / hypot(x, y) * near, 3))


def _direction(layout: Layout, a: int, b: int) -> int:
    (ax, ay), (bx, by) = edge_middle(layout, a), edge_middle(layout, b)
    return round(degrees(atan2(by - ay, bx - ax)))


def _kind(stop: StopDef, exits: int) -> Literal["city", "town", "dot", "area", "port", "mine"]:
    """A town is a bar across its track, and a dot where no track leads to it yet."""
    if stop.kind == "offboard":
        return "area"
    return "dot" if stop.kind == "town" and not exits else stop.kind


def stop_places(exits: Sequence[int], layout: Layout) -> list[Point]:
    """One stop lies in the middle; two lie towards their exits, one without exits or with a straight track opposite."""
    if len(exits) < 2:
        return [(0.0, 0.0)] * len(exits)
    towards = [_towards(mask, layout) for mask in exits]
    return [_opposite(ix, towards) if place in (None, MIDDLE) else place for ix, place in enumerate(towards)]


def _towards(mask: int, layout: Layout) -> Point | None:
    edges = [edge_middle(layout, edge) for edge in range(6) if mask >> edge & 1]
    if not edges:
        return None
    x, y = sum(edge[0] for edge in edges) / len(edges), sum(edge[1] for edge in edges) / len(edges)
    size = (x * x + y * y) ** 0.5
    if size < 0.01:
        return MIDDLE
    return (round(x / size * ASIDE * 0.866, 3), round(y / size * ASIDE * 0.866, 3))


def _opposite(ix: int, towards: Sequence[Point | None]) -> Point:
    other = next((place for place in towards if place not in (None, MIDDLE)), None)
    if other is None:
        return (-0.4, 0.0) if ix == 0 else (0.4, 0.0)
    return (-other[0], -other[1])
