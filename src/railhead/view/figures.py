"""Where the figures of a picture stand: the values of its stops, its label, its values by phase.

They are placed once, here, for the page and for SVG alike: beside the stops and, as far as there is room, beside the
track. Lengths are in units of which a hex has `R` from its middle to a corner.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

import msgspec

from railhead.hexmap import Layout
from railhead.hexmap.outline import Point, edge_angle, edge_middle
from railhead.view.scene import Picture, Track, Written

#: the radius of a hex, and the distance from its middle to its edges
R = 50.0
APOTHEM = R * 3**0.5 / 2
#: the radius of a place for a token
SLOT = 15.0
#: half the size of the disc with a value, and of a label by its number of letters
VALUE = 12.0
LABEL_LETTER, LABEL_HEIGHT = 6.0, 9.0
#: the size of a box with a value by phase, and how much wider it is for each figure beyond two
BOX_WIDTH, BOX_HEIGHT, BOX_FIGURE = 20.0, 16.0, 7.0

#: a stop as far as it takes room: id, kind, place, number of slots
Taken: TypeAlias = tuple[str, str, float, float, int]


class Obstacle(NamedTuple):
    """Something that should not be covered, the heavier, the less: its middle, and half its width and height."""

    x: float
    y: float
    w: float
    h: float
    weight: float


def with_figures(picture: Picture, layout: Layout) -> Picture:
    """The picture with its figures in their places."""
    stops = tuple((stop.id, stop.kind, stop.x, stop.y, len(stop.slots)) for stop in picture.stops)
    values = tuple(dict.fromkeys(stop.value for stop in picture.stops if stop.value is not None))
    boxes = boxes_width([value for _, value in picture.values.boxes]) if picture.values else 0.0
    written = _written(layout, picture.track, stops, values, len(picture.label or ""), boxes)
    return msgspec.structs.replace(picture, written=written)


@lru_cache(maxsize=2048)
def _written(
    layout: Layout,
    track: tuple[Track, ...],
    stops: tuple[Taken, ...],
    values: tuple[int, ...],
    letters: int,
    boxes: float,
) -> Written:
    """The boxes first, for they are large, then the values, each once, then the label."""
    obstacles = [*_stops(stops), *_tracks(layout, track, stops)]

    def put(w: float, h: float, places: Sequence[Point]) -> Point:
        x, y = min(places, key=lambda at: round(_cost(layout, at, w, h, obstacles), 1))
        obstacles.append(Obstacle(x, y, w, h, 12))
        return round(x / R, 3), round(y / R, 3)

    box_place = put(boxes / 2, BOX_HEIGHT / 2, _UPRIGHT) if boxes else None
    value_places = [(*put(VALUE, VALUE, _AROUND), value) for value in values]
    label_place = _within(stops, letters) or put(letters * LABEL_LETTER, LABEL_HEIGHT, _AROUND) if letters else None
    return Written(tuple(value_places), label_place, box_place)


def _within(stops: Sequence[Taken], letters: int) -> Point | None:
    """A city of three or four places has room for a label between them."""
    for _, _, x, y, slots in stops:
        if slots == 4 and letters == 1:
            return x, y
        if slots == 3:
            return x - 0.46, y - 0.52
    return None


#: places for small things: around the middle, nearer and farther
_AROUND = tuple((cos(i * pi / 12) * far * R, sin(i * pi / 12) * far * R) for far in (0.6, 0.7, 0.42) for i in range(24))
#: places for long things: above and below each other
_UPRIGHT = tuple((x, sign * y) for x in (0.0, -8.0, 8.0) for y in range(0, 41, 4) for sign in (1, -1))


def box_width(value: int) -> float:
    """A box is as wide as its value needs."""
    return BOX_WIDTH + BOX_FIGURE * max(0, len(str(value)) - 2)


def boxes_width(values: Sequence[int]) -> float:
    return sum(map(box_width, values))


def slot_places(count: int) -> list[Point]:
    """Where the tokens of a stop stand, seen from the stop: in a row, a triangle or a square."""
    d = SLOT + 1
    match count:
        case 3:
            return [(-d, 9.0), (d, 9.0), (0.0, 9 - 1.75 * d)]
        case 4:
            return [(-d, -d), (d, -d), (-d, d), (d, d)]
    return [((i - (max(count, 1) - 1) / 2) * 2 * d, 0.0) for i in range(max(count, 1))]


def _stops(stops: Sequence[Taken]) -> Iterator[Obstacle]:
    for _, kind, x, y, slots in stops:
        if kind == "city":
            for dx, dy in slot_places(slots):
                yield Obstacle(x * R + dx, y * R + dy, SLOT + 2, SLOT + 2, 6)
        else:
            size = 11.0 if kind in ("port", "mine") else 8.0
            yield Obstacle(x * R, y * R, size, size, 4)


def _tracks(layout: Layout, track: Sequence[Track], stops: Sequence[Taken]) -> Iterator[Obstacle]:
    places = {id: (x * R, y * R) for id, _, x, y, _ in stops}
    for piece in track:
        for x, y in along(layout, piece.a, piece.b, places):
            yield Obstacle(x, y, 4, 4, 1)


def along(layout: Layout, a: int | str, b: int | str, places: dict[str, Point]) -> list[Point]:
    """Points of the track between two ends, each an edge or a stop: near enough to its arcs."""
    (x1, y1), (x2, y2) = (_end(layout, end, places) for end in (a, b))
    bend = (0.0, 0.0)
    if isinstance(a, int) != isinstance(b, int):
        edge = edge_middle(layout, a if isinstance(a, int) else int(b))
        bend = (edge[0] * R * 0.5, edge[1] * R * 0.5)
    return [
        (
            (1 - t) ** 2 * x1 + 2 * (1 - t) * t * bend[0] + t * t * x2,
            (1 - t) ** 2 * y1 + 2 * (1 - t) * t * bend[1] + t * t * y2,
        )
        for t in (i / 6 for i in range(7))
    ]


def _end(layout: Layout, end: int | str, places: dict[str, Point]) -> Point:
    if isinstance(end, str):
        return places.get(end, (0.0, 0.0))
    x, y = edge_middle(layout, end)
    return x * R, y * R


def _cost(layout: Layout, at: Point, w: float, h: float, obstacles: Sequence[Obstacle]) -> float:
    """How badly something of this size would stand there: what it covers, and how far it leaves the cell."""
    total = _outside(layout, at, w, h) * 1.5
    for x, y, ow, oh, weight in obstacles:
        if w == h and ow == oh:  # two discs
            deep = w + ow - hypot(x - at[0], y - at[1])
            total += weight * deep * deep / 10 if deep > 0 else 0
            continue
        over = min(w + ow - abs(x - at[0]), 2 * min(w, ow))
        under = min(h + oh - abs(y - at[1]), 2 * min(h, oh))
        if over > 0 and under > 0:
            total += weight * over * under / 30
    return total


def _outside(layout: Layout, at: Point, w: float, h: float) -> float:
    """How far the corners of a box, or the rim of a disc, lie outside the hex."""
    if w == h:
        far = max(at[0] * cos(angle) + at[1] * sin(angle) for angle in (edge_angle(layout, e) for e in range(6)))
        return 4 * max(0.0, far + w - APOTHEM + 1)
    total = 0.0
    for x in (at[0] - w, at[0] + w):
        for y in (at[1] - h, at[1] + h):
            along_, across = (abs(x), abs(y)) if layout is Layout.FLAT else (abs(y), abs(x))
            total += max(0.0, across - APOTHEM + 1, along_ * 3**0.5 / 2 + across / 2 - APOTHEM + 1)
    return total
