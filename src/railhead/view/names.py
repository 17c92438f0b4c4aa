"""What the names on a board have to keep clear of, and which names there are; the same as the page's `inscribed.ts`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from railhead.hexmap import Layout
from railhead.hexmap.outline import Point, corners, edge_middle
from railhead.view.figures import LABEL_HEIGHT, LABEL_LETTER, SLOT, VALUE, Obstacle, R, along, slot_places
from railhead.view.labels import NEVER, Label
from railhead.view.scene import Cell, Picture, Piece, Ribbon, Stop
from railhead.view.sizes import box_room, name_sizes, piece_scale, value_type

#: half the room that a piece takes
PIECE_ROOM = {"locomotive": 34.0, "station": 15.0}


def labels_of(
    cells: Iterable[Cell], centres: Mapping[str, Point], least: float, called: Callable[[str], str]
) -> list[Label]:
    """The names of cells and of their stops: cities before areas before lesser places."""
    sizes, found = name_sizes(least), []
    for cell in cells:
        if not cell.name:
            continue
        rank = 2 if cell.small else 1 if cell.fill in ("red", "sea") else 0
        printed = cell.picture.stops if cell.picture else ()
        named: tuple[Stop | None, ...] = tuple(stop for stop in printed if stop.name) or (*printed[:1],) or (None,)
        for i, stop in enumerate(named):
            x, y, w, h, _ = _room_of(stop) if stop else _own_room(least) if cell.colour else symbol_room(cell)
            text = called((stop.name if stop else None) or cell.name)
            at = centres[cell.id]
            id = f"{cell.id}:{i}" if i else cell.id
            found.append(Label(id, text, rank, sizes[rank], at[0] + x, at[1] + y, w, h))
    return found


def obstacles_of(
    cells: Iterable[Cell],
    centres: Mapping[str, Point],
    layout: Layout,
    pieces: Iterable[Piece],
    places: Mapping[str, Point],
    least: float,
) -> Iterator[Obstacle]:
    """What names must not, or should not, cover."""
    for cell in cells:
        at = centres[cell.id]
        rooms = list(_pictured(layout, cell.picture, least)) if cell.picture else []
        rooms += [wall for edge in cell.walls for wall in _wall(layout, edge)]
        symbols = symbol_room(cell)
        for room in [*rooms, symbols] if symbols.w else rooms:
            yield room._replace(x=at[0] + room.x, y=at[1] + room.y)
    for piece in pieces:
        if not piece.slot:
            half = PIECE_ROOM.get(piece.kind, 10.0) * piece_scale(least)
            yield Obstacle(*places[piece.id], half, half, NEVER)


def line_obstacles(ribbons: Iterable[Ribbon], centres: Mapping[str, Point]) -> Iterator[Obstacle]:
    """Lines over the land, which names cover only where there is no better place."""
    for ribbon in ribbons:
        if ribbon.style != "line":
            continue
        middles = [centres[cell] for cell in ribbon.cells if cell in centres]
        for i, (x, y) in enumerate(middles):
            before, after = middles[max(i - 1, 0)], middles[min(i + 1, len(middles) - 1)]
            for step in range(7):
                back, on = (1 - step / 6) ** 2 / 2, (step / 6) ** 2 / 2
                dx = back * (before[0] - x) + on * (after[0] - x)
                dy = back * (before[1] - y) + on * (after[1] - y)
                yield Obstacle(x + dx, y + dy, 7, 7, 1)


def _own_room(least: float) -> Obstacle:
    """A place that belongs to somebody: its locomotive may stand there."""
    half = PIECE_ROOM["locomotive"] * piece_scale(least)
    return Obstacle(0.0, 0.0, half, half, NEVER)


def _room_of(stop: Stop) -> Obstacle:
    """The room that a stop takes."""
    x, y = stop.x * R, stop.y * R
    if stop.kind != "city":
        half = {"port": 11.0, "mine": 11.0, "area": 5.0}.get(stop.kind, 9.0)
        return Obstacle(x, y, half, half, NEVER)
    xs, ys = zip(*slot_places(len(stop.slots)), strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    middle = x + (left + right) / 2, y + (top + bottom) / 2
    return Obstacle(*middle, (right - left) / 2 + SLOT + 2, (bottom - top) / 2 + SLOT + 2, NEVER)


def symbol_room(cell: Cell) -> Obstacle:
    """The row of symbols on a cell; nothing where a numbered tile covers the land."""
    covered = cell.picture is not None and cell.picture.number
    count = 0 if covered else sum(symbol.count for symbol in cell.symbols)
    scale = 0.8 if cell.picture else 1.0
    return Obstacle(0.0, 30.0 if cell.picture else 0.0, 13.5 * count * scale, 13.5 * scale if count else 0.0, 6)


def _wall(layout: Layout, edge: int) -> Iterator[Obstacle]:
    """A barrier along an edge."""
    (x1, y1), (x2, y2) = corners(layout)[edge], corners(layout)[(edge + 1) % 6]
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        yield Obstacle((x1 + (x2 - x1) * part) * R, (y1 + (y2 - y1) * part) * R, 6, 6, 2)


def _pictured(layout: Layout, picture: Picture, least: float) -> Iterator[Obstacle]:
    places = {stop.id: (stop.x * R, stop.y * R) for stop in picture.stops}
    for stop in picture.stops:
        yield _room_of(stop)
    for x, y, value in picture.written.values:
        if value_type(value, least):
            yield Obstacle(x * R, y * R, VALUE - 1, VALUE - 1, NEVER)
    if picture.written.label:
        x, y = picture.written.label
        yield Obstacle(x * R, y * R, len(picture.label or "") * LABEL_LETTER + 2, LABEL_HEIGHT, NEVER)
    if picture.written.boxes and picture.values:
        x, y = picture.written.boxes
        w, h = box_room([value for _, value in picture.values.boxes], picture.values.now, least)
        yield Obstacle(x * R, y * R, w, h, NEVER)
    for track in picture.track:
        for end in (track.a, track.b):
            if isinstance(end, int):
                x, y = edge_middle(layout, end)
                yield Obstacle(x * R, y * R, 4, 4, NEVER)
        for x, y in along(layout, track.a, track.b, places):
            yield Obstacle(x, y, 4, 4, 1)
