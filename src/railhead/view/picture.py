"""The picture of an 18xx tile: track, stops, revenue, labels, by the conventions every player knows.

Everything is in units of the hex radius times `R`, seen from the middle of the hex.
"""

from __future__ import annotations

from html import escape
from math import atan2, cos, degrees, hypot, pi, sin

from railhead.hexmap.coord import Layout
from railhead.hexmap.outline import Point, edge_angle, edge_middle
from railhead.view.paint import INK
from railhead.view.scene import Picture, Stop, Track, Values

#: radius of a hex in drawing units
R = 40.0
_APOTHEM = 0.8660254
_SLOT = 0.29


def draw_picture(picture: Picture, layout: Layout) -> str:
    """A tile, or what is printed on a cell, without its ground."""
    stops = {stop.id: stop for stop in picture.stops}
    areas = {stop.id for stop in picture.stops if stop.kind == "area"}
    arrows = [_arrow(layout, edge) for id in sorted(areas) for edge in _edges_of(id, picture)]
    through = [track for track in picture.track if track.a not in areas and track.b not in areas]
    ways = [_way(track, stops, picture, layout) for track in through]
    casing = "".join(f'<path class="casing" d="{way}"/>' for way in ways)
    rails = "".join(f'<path class="rail" d="{way}"/>' for way in ways)
    parts = [casing, rails, *arrows]
    parts += [_stop(stop, picture, layout) for stop in picture.stops]
    parts += [_revenue(stop, picture, layout) for stop in picture.stops if stop.value is not None]
    if picture.values is not None:
        parts.append(_values(picture.values, 0 if areas else 15))
    if picture.label:
        x, y = _free(picture, layout, 1)
        parts.append(f'<text class="label" x="{x * R:.1f}" y="{y * R + 6:.1f}">{escape(picture.label)}</text>')
    if picture.number:
        x, y = (0.45, 0.8) if layout is Layout.FLAT else (0.55, 0.62)
        parts.append(f'<text class="number" x="{x * R:.1f}" y="{y * R:.1f}">{escape(picture.number)}</text>')
    return "".join(parts)


def slot_places(stop: Stop) -> list[Point]:
    """Where the tokens of a stop stand."""
    count, d = max(len(stop.slots), 1), _SLOT
    around: dict[int, list[Point]] = {
        1: [(0, 0)],
        2: [(-d, 0), (d, 0)],
        3: [(-d, d * 0.6), (d, d * 0.6), (0, -d * 1.1)],
        4: [(-d, -d), (d, -d), (-d, d), (d, d)],
    }
    ring = [(cos(2 * pi * i / count) * d * 1.7, sin(2 * pi * i / count) * d * 1.7) for i in range(count)]
    return [(stop.x + x, stop.y + y) for x, y in around.get(count, ring)]


# -- track -----------------------------------------------------------------------------------------------


def _way(track: Track, stops: dict[str, Stop], picture: Picture, layout: Layout) -> str:
    match track.a, track.b:
        case int(a), int(b):
            return _arc(layout, a, b)
        case int(edge), str(id):
            return _to_stop(layout, edge, stops[id], picture)
        case str(id), int(edge):
            return _to_stop(layout, edge, stops[id], picture)
        case str(a), str(b):
            return f"M{_xy(_place(stops[a]))} L{_xy(_place(stops[b]))}"
    return ""


def _arc(layout: Layout, a: int, b: int) -> str:
    """Edge to edge: straight, or an arc that meets both edges at right angles."""
    turn = (b - a) % 6
    start, end = _xy(edge_middle(layout, a)), _xy(edge_middle(layout, b))
    if turn == 3:
        return f"M{start} L{end}"
    radius = 1.5 if turn in (2, 4) else 0.5
    sweep = 1 if turn > 3 else 0
    return f"M{start} A{radius * R:.1f} {radius * R:.1f} 0 0 {sweep} {end}"


def _arrow(layout: Layout, edge: int) -> str:
    """Track that leads off the board: a short arrow into the red."""
    degree = degrees(edge_angle(layout, edge))
    return (
        f'<path class="arrow" transform="rotate({degree:.0f})" '
        f'd="M{_APOTHEM * R:.1f} -5.5 L{0.42 * R:.1f} 0 L{_APOTHEM * R:.1f} 5.5 Z"/>'
    )


def _to_stop(layout: Layout, edge: int, stop: Stop, picture: Picture) -> str:
    """Edge to stop: along the arc of a town on through track, else a curve that leaves the edge at a right angle."""
    edges = _edges_of(stop.id, picture)
    if _on_arc(stop, picture):
        return _arc(layout, *edges) if edge == edges[0] else ""
    start, end = edge_middle(layout, edge), _place(stop)
    bend = (start[0] * 0.35, start[1] * 0.35)
    return f"M{_xy(start)} Q{_xy(bend)} {_xy(end)}" if hypot(*end) > 0.05 else f"M{_xy(start)} L{_xy(end)}"


def _edges_of(id: str, picture: Picture) -> list[int]:
    found: list[int] = []
    for track in picture.track:
        ends = (track.a, track.b)
        if id in ends:
            found += [end for end in ends if isinstance(end, int)]
    return found


def _on_arc(stop: Stop, picture: Picture) -> bool:
    """A town with just two ways out lies on the arc between them."""
    linked = sum(stop.id in (track.a, track.b) for track in picture.track)
    return stop.kind == "town" and linked == 2 and len(_edges_of(stop.id, picture)) == 2


def arc_middle(layout: Layout, a: int, b: int) -> tuple[Point, float]:
    """The middle of the track between two edges, and the angle of the track there in degrees."""
    turn = (b - a) % 6
    if turn == 3:
        return (0.0, 0.0), degrees(edge_angle(layout, a))
    first, second = edge_middle(layout, a), edge_middle(layout, b)
    outward = (first[0] + second[0], first[1] + second[1])
    length = hypot(*outward)
    # the centre of the circle lies beyond: at the corner (sharp) or at distance sqrt(3) (gentle)
    beyond, radius = (1.0, 0.5) if turn in (1, 5) else (3**0.5, 1.5)
    near = beyond - radius
    place = (outward[0] / length * near, outward[1] / length * near)
    return place, degrees(atan2(outward[1], outward[0])) + 90


def _place(stop: Stop) -> Point:
    return (stop.x, stop.y)


def _xy(point: Point) -> str:
    return f"{point[0] * R:.1f} {point[1] * R:.1f}"


# -- stops -----------------------------------------------------------------------------------------------


def stop_place(stop: Stop, picture: Picture, layout: Layout) -> Point:
    """Where a stop is drawn."""
    if _on_arc(stop, picture):
        a, b = _edges_of(stop.id, picture)
        return arc_middle(layout, a, b)[0]
    return _place(stop)


def _stop(stop: Stop, picture: Picture, layout: Layout) -> str:
    x, y = stop_place(stop, picture, layout)
    match stop.kind:
        case "city":
            return _city(stop)
        case "town" if _on_arc(stop, picture):
            angle = arc_middle(layout, *_edges_of(stop.id, picture))[1]
            return (
                f'<rect class="bar" x="-4.5" y="-14" width="9" height="28" '
                f'transform="translate({x * R:.1f} {y * R:.1f}) rotate({angle:.0f})"/>'
            )
        case "town" | "dot":
            return f'<circle class="dot" cx="{x * R:.1f}" cy="{y * R:.1f}" r="8"/>'
        case "port":
            return f'<circle class="port" cx="{x * R:.1f}" cy="{y * R:.1f}" r="9"/>'
        case "mine":
            return f'<rect class="mine" x="{x * R - 8:.1f}" y="{y * R - 8:.1f}" width="16" height="16"/>'
    return ""


def _city(stop: Stop) -> str:
    """White circles in a light box."""
    places = slot_places(stop)
    r = _SLOT * R
    left, right = min(x for x, _ in places) * R - r, max(x for x, _ in places) * R + r
    top, bottom = min(y for _, y in places) * R - r, max(y for _, y in places) * R + r
    box = ""
    if len(places) > 1:
        box = (
            f'<rect class="box" x="{left - 2:.1f}" y="{top - 2:.1f}" width="{right - left + 4:.1f}" '
            f'height="{bottom - top + 4:.1f}" rx="4"/>'
        )
    circles = [f'<circle class="slot" cx="{x * R:.1f}" cy="{y * R:.1f}" r="{r:.1f}"/>' for x, y in places]
    homes = [
        f'<text class="home" x="{x * R:.1f}" y="{y * R + 3:.1f}">{escape(" ".join(slot.home))}</text>'
        for slot, (x, y) in zip(stop.slots, places, strict=False)
        if slot.home
    ]
    return box + "".join(circles) + "".join(homes)


def _revenue(stop: Stop, picture: Picture, layout: Layout) -> str:
    x, y = _revenue_place(stop, picture, layout)
    return (
        f'<circle class="coin" cx="{x * R:.1f}" cy="{y * R:.1f}" r="9"/>'
        f'<text class="revenue" x="{x * R:.1f}" y="{y * R + 3.6:.1f}">{stop.value}</text>'
    )


def _revenue_place(stop: Stop, picture: Picture, layout: Layout) -> Point:
    """In the widest gap between the tracks; where a tile has several values, beside the stop it belongs to."""
    valued = [other for other in picture.stops if other.value is not None]
    if len(valued) == 1:
        return _free(picture, layout, 0)
    x, y = stop_place(stop, picture, layout)
    crowd = _crowd(picture, layout)
    around = [(x + cos(pi * i / 8) * 0.46, y + sin(pi * i / 8) * 0.46) for i in range(16)]
    inside = [place for place in around if hypot(*place) <= 0.66] or around

    def room(place: Point) -> float:
        return min(hypot(place[0] - a, place[1] - b) for a, b in crowd)

    return max(inside, key=lambda place: (round(room(place), 2), place[0] * x + place[1] * y))


def _crowd(picture: Picture, layout: Layout) -> list[Point]:
    """Points that are taken: stops, edges with track, and the track half-way between."""
    found = [stop_place(stop, picture, layout) for stop in picture.stops]
    for track in picture.track:
        for end, other in ((track.a, track.b), (track.b, track.a)):
            if isinstance(end, int):
                edge = edge_middle(layout, end)
                found += [edge, (edge[0] * 0.6, edge[1] * 0.6)]
                beyond = next((stop_place(s, picture, layout) for s in picture.stops if s.id == other), (0.0, 0.0))
                found.append(((edge[0] + beyond[0]) / 2, (edge[1] + beyond[1]) / 2))
    return found


def _free(picture: Picture, layout: Layout, rank: int) -> Point:
    """The first, second... place near a corner that is farthest from all track and stops."""
    used = sorted({end for track in picture.track for end in (track.a, track.b) if isinstance(end, int)})
    tracks = [edge_middle(layout, edge) for edge in used]
    tracks += [stop_place(stop, picture, layout) for stop in picture.stops]
    corners = [edge_angle(layout, edge) - pi / 6 for edge in range(6)]
    places = [(cos(angle) * 0.68, sin(angle) * 0.68) for angle in corners]

    def crowded(place: Point) -> tuple[float, float, float]:
        near = min((hypot(place[0] - x, place[1] - y) for x, y in tracks), default=0.0)
        return (-round(near, 2), place[1], place[0])

    return sorted(places, key=crowded)[rank]


def _values(values: Values, down: float) -> str:
    """Revenue by phase in small boxes, the present one strong; beside the track where it runs through."""
    width, height = 16, 12
    left = -width * len(values.boxes) / 2
    parts = [f'<rect class="coin" x="{left}" y="{down - height / 2}" width="{-2 * left}" height="{height}"/>']
    for i, (fill, value) in enumerate(values.boxes):
        strong = "now" if i == values.now else "later"
        x = left + i * width
        parts.append(
            f'<rect class="value {strong} fill-{escape(fill)}" x="{x:.1f}" y="{down - height / 2:.1f}" '
            f'width="{width}" height="{height}"/>'
            f'<text class="value-text {strong}" x="{x + width / 2:.1f}" y="{down + 3:.1f}">{value}</text>'
        )
    return "".join(parts)


TILE_STYLE = f"""
.casing {{ fill: none; stroke: #fff; stroke-width: 11; }}
.rail {{ fill: none; stroke: {INK}; stroke-width: 7; }}
.slot {{ fill: #fff; stroke: {INK}; stroke-width: 1.4; }}
.box {{ fill: #fff; fill-opacity: .75; stroke: {INK}; stroke-width: 1; }}
.bar, .dot, .mine {{ fill: {INK}; stroke: #fff; stroke-width: 1; }}
.port {{ fill: #2b6ea3; stroke: #fff; stroke-width: 1; }}
.coin {{ fill: #fff; stroke: {INK}; stroke-width: .8; }}
.revenue {{ font-size: 10px; text-anchor: middle; font-weight: 600; }}
.label {{ font-size: 16px; text-anchor: middle; font-weight: 700; }}
.number {{ font-size: 6.5px; text-anchor: end; fill-opacity: .7; }}
.home {{ font-size: 6.5px; text-anchor: middle; fill-opacity: .6; }}
.value {{ stroke: {INK}; stroke-width: .6; }}
.value.later {{ fill-opacity: .55; stroke-opacity: .4; }}
.arrow {{ fill: {INK}; stroke: #fff; stroke-width: 1; }}
.value-text {{ font-size: 8px; text-anchor: middle; }}
.value-text.now {{ font-weight: 700; }}
.value-text.later {{ fill-opacity: .75; }}
"""
