"""The picture of an 18xx tile: track, stops, revenue, labels, by the conventions every player knows.

The same shapes as on the page (`board/Picture.tsx`), from the same places (`view/figures.py`). Everything is in units
of which a hex has `R` from its middle to a corner, seen from the middle of the hex.
"""

from __future__ import annotations

from html import escape
from math import hypot

from railhead.hexmap.coord import Layout
from railhead.hexmap.outline import Point, edge_middle
from railhead.view.figures import APOTHEM, BOX_HEIGHT, BOX_WIDTH, SLOT, VALUE, R, box_width, boxes_width, slot_places
from railhead.view.paint import FILLS, HALO, INK, TRACK
from railhead.view.scene import Picture, Slot, Stop, Track, Values
from railhead.view.sizes import box_type, fitted, home_type, narrowed, value_type

_PORT = "M0-9V10M-6-4H6M-10 2c0 5 4 8 10 8s10-3 10-8M0-9a3 3 0 1 0 0-.1"
_MINE = "M-10-4c6-6 14-6 20 0M0-8V12"


def draw_picture(picture: Picture, layout: Layout, least: float = 0.0, *, number: bool = False) -> str:
    """A tile, or what is printed on a cell, without its ground."""
    parts = []
    for ways in track_ways(picture, layout):
        parts += [f'<path class="track-casing" d="{way}"/>' for way in ways]
        parts += [f'<path class="track" d="{way}"/>' for way in ways]
    parts += [_stop(stop, least) for stop in picture.stops]
    parts += [_value(x * R, y * R, value, least) for x, y, value in picture.written.values]
    if picture.label and picture.written.label and least <= 20:
        x, y = picture.written.label
        size = max(15.0, least)
        parts.append(_text("tile-label", x * R, y * R, picture.label, size))
    if picture.values is not None:
        x, y = picture.written.boxes or (0.0, 0.0)
        parts.append(f'<g transform="translate({x * R:.1f} {y * R:.1f})">{_boxes(picture.values, least)}</g>')
    if number and picture.number and (type_ := fitted(9, least, 14)):
        parts.append(_text("tile-number", 0, APOTHEM - 6, picture.number, type_))
    return f'<g class="picture">{"".join(parts)}</g>'


def slot_points(stop: Stop) -> list[Point]:
    """Where the tokens of a stop stand, seen from the middle of the hex."""
    return [(stop.x * R + x, stop.y * R + y) for x, y in slot_places(len(stop.slots))]


# -- track -----------------------------------------------------------------------------------------------


def track_ways(picture: Picture, layout: Layout) -> list[list[str]]:
    """The lines of the track as paths, those that meet together: of two others, one is drawn across the other."""
    stops = {stop.id: stop for stop in picture.stops}
    ends = {id: _edges_of(id, picture) for id, stop in stops.items() if stop.kind == "town"}
    bent = {id: edges for id, edges in ends.items() if len(edges) == 2}
    # Two ends at a town make one curve.
    ways: list[tuple[set[int | str], str]] = [(set(edges), _arc(layout, *edges)) for edges in bent.values()]
    for track in picture.track:
        if track.a not in bent and track.b not in bent:
            ways.append(({track.a, track.b}, _way(track, stops, layout)))
    return _joined(ways)


def _joined(ways: list[tuple[set[int | str], str]]) -> list[list[str]]:
    """Ways that share an end, each group in the order of the ways."""
    groups: list[tuple[set[int | str], list[str]]] = []
    for ends, way in ways:
        met = [group for group in groups if group[0] & ends]
        groups = [group for group in groups if not group[0] & ends]
        groups.append((ends.union(*(group[0] for group in met)), [*(one for group in met for one in group[1]), way]))
    return [group for _, group in groups]


def _way(track: Track, stops: dict[str, Stop], layout: Layout) -> str:
    match track.a, track.b:
        case int(a), int(b):
            return _arc(layout, a, b)
        case (int(edge), str(id)) | (str(id), int(edge)):
            return _to_stop(layout, edge, stops[id])
        case str(a), str(b):
            return f"M{_place(stops[a])} L{_place(stops[b])}"
    return ""


def _arc(layout: Layout, a: int, b: int) -> str:
    """Edge to edge: straight, or an arc that meets both edges at right angles."""
    turn = (b - a) % 6
    start, end = _edge(layout, a), _edge(layout, b)
    if turn == 3:
        return f"M{start} L{end}"
    radius = R * (1.5 if turn in (2, 4) else 0.5)
    return f"M{start} A{radius:.0f} {radius:.0f} 0 0 {1 if turn > 3 else 0} {end}"


def _to_stop(layout: Layout, edge: int, stop: Stop) -> str:
    """Edge to stop: a curve that leaves the edge at a right angle."""
    start = _edge(layout, edge)
    if hypot(stop.x, stop.y) < 0.04:
        return f"M{start} L{_place(stop)}"
    return f"M{start} Q{_edge(layout, edge, 0.5)} {_place(stop)}"


def _edges_of(id: str, picture: Picture) -> list[int]:
    ends = [(track.a, track.b) for track in picture.track if id in (track.a, track.b)]
    return [end for pair in ends for end in pair if isinstance(end, int)]


def _edge(layout: Layout, edge: int, part: float = 1.0) -> str:
    x, y = edge_middle(layout, edge)
    return f"{x * R * part:.1f} {y * R * part:.1f}"


def _place(stop: Stop) -> str:
    return f"{stop.x * R:.1f} {stop.y * R:.1f}"


# -- stops -----------------------------------------------------------------------------------------------


def _stop(stop: Stop, least: float) -> str:
    match stop.kind:
        case "city":
            shape = _city(stop, least)
        case "town":
            shape = (
                f'<rect class="town-bar" x="-4" y="-13" width="8" height="26" rx="1" transform="rotate({stop.turn})"/>'
            )
        case "port" | "mine":
            path = _PORT if stop.kind == "port" else _MINE
            shape = f'<circle class="sign-ground" r="11"/><path class="anchor" d="{path}" transform="scale(.75)"/>'
        case _:
            shape = f'<circle class="dot" r="{4 if stop.kind == "area" else 8}"/>'
    return f'<g transform="translate({_place(stop)})">{shape}</g>'


def _city(stop: Stop, least: float) -> str:
    """White circles in a light box."""
    places, edge = slot_places(len(stop.slots)), SLOT + 3
    left, right = min(x for x, _ in places) - edge, max(x for x, _ in places) + edge
    top, bottom = min(y for _, y in places) - edge, max(y for _, y in places) + edge
    box = (
        f'<rect class="city-box" x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
        f'height="{bottom - top:.1f}" rx="{edge:.0f}"/>'
    )
    slots = list(stop.slots) or [Slot("")]
    return box + "".join(_slot(slot, x, y, least) for slot, (x, y) in zip(slots, places, strict=True))


def _slot(slot: Slot, x: float, y: float, least: float) -> str:
    style = "slot slot-home" if slot.home else "slot"
    circle = f'<circle class="{style}" cx="{x:.1f}" cy="{y:.1f}" r="{SLOT:.0f}"/>'
    named = home_type([" ".join(slot.home), slot.short or ""] if slot.home else [], least)
    return circle + _text("home", x, y, *named, narrowed(*named)) if named else circle


def _value(x: float, y: float, value: int, least: float) -> str:
    """What a stop is worth."""
    size = value_type(value, least)
    if size is None:
        return ""
    radius = max(VALUE - 2, min(VALUE, size * 0.85))
    return f'<g class="revenue"><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>{_text("", x, y, value, size)}</g>'


def _boxes(values: Values, least: float) -> str:
    """Revenue by phase in small boxes, the present one strong; where they would be too small, the present one alone."""
    type_ = box_type([value for _, value in values.boxes], least)
    if type_ is None:
        return ""
    size, whole = type_
    if not whole:
        fill, value = values.boxes[values.now]
        width = max(BOX_WIDTH, len(str(value)) * size * 0.7 + 6)
        return _box(fill, value, size, 0.0, width, size * 1.26, now=True)
    numbers = [value for _, value in values.boxes]
    left, parts = -boxes_width(numbers) / 2, []
    for i, (fill, value) in enumerate(values.boxes):
        width = box_width(value)
        middle = left + boxes_width(numbers[:i]) + width / 2
        parts.append(_box(fill, value, size, middle, width, BOX_HEIGHT, now=i == values.now))
    return "".join(parts)


def _box(fill: str, value: int, size: float, x: float, width: float, height: float, *, now: bool) -> str:
    frame = f'x="{x - width / 2:.1f}" y="{-height / 2:.1f}" width="{width:.1f}" height="{height:.1f}"'
    colour = FILLS.get(fill, FILLS["land"])
    return (
        f'<g class="{"box current" if now else "box"}"><rect class="box-ground" {frame}/>'
        f'<rect class="box-fill" {frame} fill="{colour}"/>{_text("", x, 0, value, size)}</g>'
    )


def _text(style: str, x: float, y: float, text: str | int, size: float, most: float | None = None) -> str:
    """Letters with their middle there; not every program that shows SVG knows `dominant-baseline`."""
    name = f' class="{style}"' if style else ""
    narrow = "" if most is None else f' textLength="{most:.0f}" lengthAdjust="spacingAndGlyphs"'
    at = f'x="{x:.1f}" y="{y + 0.35 * size:.1f}"'
    return f'<text{name} {at} font-size="{size:.1f}"{narrow}>{escape(str(text))}</text>'


TILE_STYLE = f"""
.picture text {{ text-anchor: middle; font-weight: 600; }}
.track-casing {{ fill: none; stroke: {HALO}; stroke-width: 12; }}
.track {{ fill: none; stroke: {TRACK}; stroke-width: 8; }}
.city-box {{ fill: {HALO}; stroke: {TRACK}; stroke-width: 1.5; }}
.slot {{ fill: #fff; stroke: {TRACK}; stroke-width: 1.5; }}
.slot-home {{ stroke-dasharray: 4 2.5; }}
.picture .home {{ fill: #565b61; }}
.town-bar, .dot {{ fill: {TRACK}; stroke: {HALO}; stroke-width: 2; }}
.sign-ground {{ fill: {HALO}; stroke: {TRACK}; stroke-width: 1; }}
.anchor {{ fill: none; stroke: {TRACK}; stroke-width: 2.5; stroke-linecap: round; }}
.revenue circle {{ fill: #fff; stroke: {TRACK}; stroke-width: 1; }}
.picture .tile-label {{ font-weight: 800; paint-order: stroke; stroke: {HALO}; stroke-width: 3px; }}
.picture .tile-number {{ font-weight: 400; fill: {INK}; }}
.box-ground {{ fill: #fff; }}
.box rect {{ stroke: {TRACK}; stroke-width: .7; }}
.box .box-fill {{ opacity: .55; }}
.box.current rect {{ stroke-width: 2.4; }}
.box.current .box-fill {{ opacity: 1; }}
"""
