"""A scene as a self-contained SVG: sharp at any size, printable, with titles for a screen reader."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from html import escape
from math import atan2, ceil, degrees

from railhead.hexmap.coord import Hex, Layout
from railhead.hexmap.outline import Point, centre, corners
from railhead.kernel.message import Arg, Message, SeatArg
from railhead.view.country import COUNTRY_STYLE, country, draw_country
from railhead.view.figures import SLOT, Obstacle, R
from railhead.view.icons import icon
from railhead.view.labels import LINE_HEIGHT, NEVER, Placed, place_labels, width_of
from railhead.view.names import labels_of, line_obstacles, obstacles_of, symbol_room
from railhead.view.paint import (
    COAST,
    FILLS,
    HALO,
    HEX_LINE,
    INK,
    LINES,
    PAPER,
    SEA,
    ink_on,
    paint,
    patterns,
    plain,
    seat_of,
)
from railhead.view.picture import TILE_STYLE, draw_picture, slot_points
from railhead.view.ribbons import draw_ribbon
from railhead.view.scene import Board, Card, Cell, Piece, PlayerRow, Scene, Shelf, Table
from railhead.view.sizes import fitted, least_size, narrowed, piece_scale, token_type

#: renders a message in the reader's language
Say = Callable[[Message], str]

_MARGIN = 1.25 * R
_ROW = 28.0
#: the least type in a picture of 1200 pixels
_PIXELS = 10.1
_FONTS = "'Noto Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'DejaVu Sans', 'Segoe UI', Arial, sans-serif"

_STYLE = f"""
text {{ font-family: {_FONTS}; fill: {INK}; }}
.coast polygon {{ fill: {COAST}; stroke: {COAST}; stroke-width: 14; stroke-linejoin: round; }}
.ground {{ stroke: {HEX_LINE}; stroke-width: 1.2; }}
.ground-red {{ stroke: #e07a6a; }}
.owner {{ fill: none; stroke-width: 8; stroke-linejoin: round; }}
.name {{ text-anchor: middle; font-weight: 650; paint-order: stroke; stroke: {HALO}; stroke-width: 3.5px;
  stroke-linejoin: round; }}
.rank-1 {{ font-weight: 600; }}
.rank-2 {{ font-weight: 500; }}
.cube {{ stroke: #3a3228; stroke-width: 1.2; }}
.symbol-ground {{ fill: {HALO}; stroke: {HEX_LINE}; }}
.symbol {{ fill: none; stroke: #3a3228; stroke-width: 1.9; stroke-linecap: round; stroke-linejoin: round; }}
.symbol-text {{ text-anchor: middle; }}
.wall {{ fill: none; stroke: #2c4f6e; stroke-width: 7; stroke-linecap: round; }}
.wall-hatch {{ fill: none; stroke: #dfeaf2; stroke-width: 3.5; stroke-dasharray: 3 4; }}
.ribbon path {{ fill: none; stroke-linecap: round; stroke-linejoin: round; }}
.ribbon-casing {{ stroke: {HALO}; }}
.ribbon-middle {{ stroke: #fff; stroke-opacity: .55; stroke-width: 2; stroke-dasharray: 5 7; }}
.piece-edge {{ fill: none; stroke: #16191d; stroke-width: 6; stroke-linejoin: round; }}
.piece-body {{ stroke: {HALO}; stroke-width: 3.6; stroke-linejoin: round; paint-order: stroke; }}
.piece-token .piece-edge {{ stroke-width: 2; }}
.piece-token .piece-body {{ stroke: none; }}
.ring {{ fill: none; stroke-width: 3; }}
.piece-door, .piece-chimney {{ fill: {HALO}; }}
.loco-plate {{ stroke: {HALO}; stroke-width: 1.2; }}
.mark {{ text-anchor: middle; font-weight: 600; }}
.caption {{ font-size: 21px; font-weight: 600; }}
.fact {{ font-size: 16px; }}
.small {{ font-size: 14px; fill-opacity: .75; }}
.bare {{ fill-opacity: .62; }}
.sea {{ fill-opacity: .35; }}
{COUNTRY_STYLE}{TILE_STYLE}
""" + "".join(f".fill-{name} {{ fill: {colour}; }}\n" for name, colour in FILLS.items())


def draw(scene: Scene, say: Say, width: int = 1200, *, board_only: bool = False) -> str:
    """The board with its pieces, what is asked, and the players below it, unless the board is wanted alone."""
    sketch = _Sketch(scene.board, say, width)
    left, top, right, bottom = sketch.bounds()
    rows = [_player(row, say, left, bottom + 74 + i * _ROW) for i, row in enumerate(scene.players)]
    caption = say(scene.result.reason if scene.result else scene.stage)
    foot = f'<text class="caption" x="{left + 14:.0f}" y="{bottom + 40:.0f}">{escape(caption)}</text>'
    if board_only:
        return _framed(caption, (left, top, right, bottom), bottom - top, width, sketch.whole(), "")
    tables = [panel for panel in scene.panels if isinstance(panel, Table) and any(row.colour for row in panel.rows)]
    sheets = [_table(panel, say, left + 14, bottom + 92 + _ROW * len(rows)) for panel in tables[:1]]
    high = bottom - top + 64 + _ROW * (len(rows) + sum(len(panel.rows) + 1.5 for panel in tables[:1]))
    return _framed(caption, (left, top, right, bottom), high, width, sketch.whole(), foot + "".join(rows + sheets))


def _framed(
    caption: str, bounds: tuple[float, float, float, float], high: float, width: int, board: str, below: str
) -> str:  # fmt: skip
    """The drawing as a whole: the board within its bounds, and what stands below it."""
    left, top, right, bottom = bounds
    frame = f'x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" height="{bottom - top:.0f}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{high * width / (right - left):.0f}" '
        f'viewBox="{left:.0f} {top:.0f} {right - left:.0f} {high:.0f}" role="img">'
        f"<title>{escape(caption)}</title><style>{_STYLE}</style><defs>{patterns()}</defs>"
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" height="{high:.0f}" fill="{PAPER}"/>'
        f'<rect {frame} fill="{SEA}"/>'
        f'<svg {frame} viewBox="{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}">{board}</svg>'
        f"{below}</svg>\n"
    )


def draw_tiles(shelf: Shelf, layout: Layout, say: Say, columns: int = 10) -> str:
    """The tiles of a title, side by side, each with its number and how many there are."""
    wide, high = 2.3 * R, 2.6 * R
    places = (((i % columns + 0.6) * wide, (i // columns + 0.7) * high) for i in range(len(shelf.cards)))
    parts = [_tile(card, layout, x, y) for card, (x, y) in zip(shelf.cards, places, strict=True)]
    width, height = (columns + 0.2) * wide, ((len(shelf.cards) - 1) // columns + 1.3) * high
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" role="img" '
        f'viewBox="0 0 {width:.0f} {height:.0f}"><title>{escape(say(shelf.title))}</title><style>{_STYLE}</style>'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _tile(card: Card, layout: Layout, x: float, y: float) -> str:
    count = "" if card.count is None else f" × {card.count}"
    number = card.picture.number if card.picture and card.picture.number else card.id
    picture = draw_picture(card.picture, layout) if card.picture else ""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><polygon class="ground" fill="{paint(card.fill or "land")}" '
        f'points="{_polygon(layout)}"/>{picture}'
        f'<text class="mark" font-size="12" y="{1.18 * R:.0f}">{escape(number + count)}</text></g>'
    )


def _player(row: PlayerRow, say: Say, x: float, y: float) -> str:
    """A player's figures in one line; the one to act is marked."""
    facts = "   ".join(f"{say(fact.label)} {_said(fact.value, say)}" for fact in row.facts)
    name = say(Message("seat-name", {"seat": SeatArg(row.seat)}))
    weight = "700" if row.turn else "400"
    return (
        f'<rect x="{x + 14:.0f}" y="{y - 11:.0f}" width="13" height="13" rx="2" fill="{paint(f"seat:{row.seat}")}" '
        f'stroke="{INK}" stroke-width=".7"/><text class="fact" xml:space="preserve" font-weight="{weight}" '
        f'x="{x + 36:.0f}" y="{y:.0f}">{escape(f"{name}   {facts}")}</text>'
    )


def _table(table: Table, say: Say, x: float, y: float) -> str:
    """A small table with a colour for each row, such as the shares of the lines."""
    step = 92.0
    heads = "".join(
        f'<text class="fact small" text-anchor="end" x="{x + 390 + i * step:.0f}" y="{y:.0f}">'
        f"{escape(_short(say(column)))}</text>"
        for i, column in enumerate(table.columns)
    )
    parts = [f'<text class="fact" font-weight="700" x="{x:.0f}" y="{y:.0f}">{escape(say(table.title))}</text>', heads]
    for number, row in enumerate(table.rows, 1):
        top = y + number * _ROW
        opacity = ".45" if row.faded else "1"
        parts.append(
            f'<g opacity="{opacity}"><rect x="{x:.0f}" y="{top - 10:.0f}" width="16" height="11" rx="2" '
            f'fill="{plain(row.colour or LINES)}"/><text class="fact" x="{x + 24:.0f}" y="{top:.0f}">'
            f"{escape(say(row.label))}</text>"
        )
        for i, box in enumerate(row.boxes):
            word = "✕" if any(mark.kind == "cross" for mark in box.marks) else ""
            text = word if box.value is None else _said(box.value, say)
            weight = "700" if box.strong else "400"
            parts.append(
                f'<text class="fact" text-anchor="end" font-weight="{weight}" x="{x + 390 + i * step:.0f}" '
                f'y="{top:.0f}">{escape(text)}</text>'
            )
        parts.append("</g>")
    return "".join(parts)


def _short(text: str, most: int = 13) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _said(value: Arg, say: Say) -> str:
    return str(value) if isinstance(value, int | str) else say(Message("value", {"value": value}))


def _polygon(layout: Layout, radius: float = R) -> str:
    return " ".join(f"{x * radius:.1f},{y * radius:.1f}" for x, y in corners(layout))


def names_of(board: Board, say: Say, least: float) -> list[Placed]:
    """Where the names of a board stand, where type must have at least this size."""
    sketch = _Sketch(board, say, 1200)
    sketch.least = least
    return sketch.names()


def width_for(board: Board, least: float) -> int:
    """How wide a drawing must be, in pixels, to have that least size of type, in units of the board."""
    left, _, right, _ = _Sketch(board, str, 1200).bounds()
    return ceil(_PIXELS / least * (right - left))


class _Sketch:
    """A board on its way to the page: where cells, slots and pieces are, and how large letters must be."""

    def __init__(self, board: Board, say: Say, width: int) -> None:
        self.board, self.say = board, say
        self.layout = Layout.FLAT if board.orientation == "flat" else Layout.POINTY
        self.middle: dict[str, Point] = {}
        self.slots: dict[str, Point] = {}
        for cell in board.cells:
            x, y = (part * R for part in centre(self.layout, Hex(cell.q, cell.r)))
            self.middle[cell.id] = (x, y)
            for stop in cell.picture.stops if cell.picture else ():
                for slot, place in zip(stop.slots, slot_points(stop), strict=False):
                    self.slots[slot.id] = (x + place[0], y + place[1])
        self.places = self._places()
        left, _, right, _ = self.bounds()
        self.least = least_size(_PIXELS, width / (right - left))

    def bounds(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.middle.values()], [y for _, y in self.middle.values()]
        return min(xs) - _MARGIN, min(ys) - _MARGIN, max(xs) + _MARGIN, max(ys) + _MARGIN

    def _places(self) -> dict[str, Point]:
        """Pieces in slots stand there; others on one cell side by side, or behind the locomotive that came to them."""
        places: dict[str, Point] = {}
        crowds: defaultdict[str, list[Piece]] = defaultdict(list)
        for piece in self.board.pieces:
            if piece.slot in self.slots:
                places[piece.id] = self.slots[piece.slot or ""]
            else:
                crowds[piece.cell].append(piece)
        for cell, crowd in crowds.items():
            x, y = self.middle[cell]
            if trains := [piece for piece in crowd if piece.kind == "locomotive"]:
                behind = [piece for piece in crowd if piece not in trains]
                places |= {piece.id: (x, y) for piece in trains}
                places |= {piece.id: (x - 28 + i * 26, y - 38) for i, piece in enumerate(behind)}
                continue
            for i, piece in enumerate(crowd):
                places[piece.id] = (x + (i - (len(crowd) - 1) / 2) * 26, y + (16 if i else 0))
        return places

    def whole(self) -> str:
        """From the sea upwards."""
        cells = self.board.cells
        land = country(self.board.country or "")
        below = draw_country(land, self._called, self.least, self.bounds()) if land else self._coast()
        parts = [below, *(self._ground(cell, over=land is not None) for cell in cells)]
        parts += [draw_ribbon(ribbon, self.middle, self.layout) for ribbon in self.board.ribbons]
        parts += [self._piece(piece) for piece in self.board.pieces]
        parts += [self._symbols(cell) for cell in cells]
        parts += [_name(name) for name in self.names()]
        return "".join(parts)

    def names(self) -> list[Placed]:
        """The names of places, each where it stands."""
        left, top, right, bottom = self.bounds()
        within = Obstacle((left + right) / 2, (top + bottom) / 2, (right - left) / 2 - 4, (bottom - top) / 2 - 4, NEVER)
        cells, pieces = self.board.cells, self.board.pieces
        obstacles = [
            *obstacles_of(cells, self.middle, self.layout, pieces, self.places, self.least),
            *line_obstacles(self.board.ribbons, self.middle),
        ]
        return place_labels(labels_of(cells, self.middle, self.least, self._called), obstacles, within)

    def _called(self, name: str) -> str:
        """A place in the reader's language."""
        return self.say(Message("value", {"value": name}))

    # -- ground --------------------------------------------------------------------------------------

    def _coast(self) -> str:
        shape = _polygon(self.layout, R + 9)
        cells = (f'<polygon points="{shape}" transform="translate({x:.1f} {y:.1f})"/>' for x, y in self.middle.values())
        return f'<g class="coast">{"".join(cells)}</g>'

    def _ground(self, cell: Cell, *, over: bool) -> str:
        """A cell with what lies on it."""
        x, y = self.middle[cell.id]
        hints = "&#10;".join(
            escape(self.say(hint)) for hint in (*cell.hint, *(symbol.label for symbol in cell.symbols))
        )
        title = f"<title>{escape(cell.name or cell.id)}{'&#10;' + hints if hints else ''}</title>"
        owner = (
            f'<polygon class="owner" points="{_polygon(self.layout, R - 6)}" stroke="{plain(cell.colour)}"/>'
            if cell.colour
            else ""
        )
        style = f"ground ground-{escape(cell.fill)}{_see_through(cell) if over else ''}"
        picture = draw_picture(cell.picture, self.layout, self.least) if cell.picture else ""
        walls = "".join(_wall(self.layout, edge) for edge in cell.walls)
        return (
            f'<g id="{escape(cell.id)}" transform="translate({x:.1f} {y:.1f})">{title}'
            f'<polygon class="{style}" points="{_polygon(self.layout)}" '
            f'fill="{paint(cell.fill)}"/>'
            f"{owner}{picture}{walls}</g>"
        )

    def _symbols(self, cell: Cell) -> str:
        """The row of symbols of a cell."""
        room = symbol_room(cell)
        if not room.w:
            return ""
        x, y = self.middle[cell.id]
        row = [symbol for symbol in cell.symbols for _ in range(symbol.count)]
        drawn = "".join(icon(one.kind, (i - (len(row) - 1) / 2) * 27, one.owner) for i, one in enumerate(row))
        scale = " scale(.8)" if cell.picture else ""
        return f'<g transform="translate({x:.1f} {y + room.y:.1f}){scale}">{drawn}</g>'

    # -- pieces --------------------------------------------------------------------------------------

    def _piece(self, piece: Piece) -> str:
        x, y = self.places[piece.id]
        scale = 1.0 if piece.slot else piece_scale(self.least)
        least = self.least / scale
        match piece.kind:
            case "locomotive":
                shape = self._locomotive(piece, least)
            case "station":
                shape = _body(_HOUSE, piece.colour) + '<path class="piece-door" d="M-4 12V4h8v8"/>'
            case "cube":
                shape = _body("M-8-8H8V8H-8z", piece.colour)
            case _:
                shape = _token(piece, least)
        return (
            f'<g id="{escape(piece.id)}" class="piece-{escape(piece.kind)}" '
            f'transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})">'
            f"<title>{escape(self.say(piece.label))}</title>{shape}</g>"
        )

    def _locomotive(self, piece: Piece, least: float) -> str:
        """A boiler with its nose ahead; without a heading, a round one that may go anywhere. Its name on a plate."""
        if piece.heading is None:
            body = _body("M-19 0A19 19 0 1 1 19 0 19 19 0 1 1-19 0z", piece.colour)
        else:
            x, y = centre(self.layout, Hex(*self.board.directions[piece.heading]))
            body = (
                f'<g transform="rotate({degrees(atan2(y, x)):.0f})">{_body(_BOILER, piece.colour)}'
                '<circle class="piece-chimney" cx="21" cy="0" r="3"/></g>'
            )
        size, text = fitted(13, least, 18), piece.text or ""
        if size is None:
            return body
        width = width_of(text) * size + 8
        return (
            f'{body}<rect class="loco-plate" x="{-width / 2:.1f}" y="{-size * 0.65:.1f}" width="{width:.1f}" '
            f'height="{size * 1.3:.1f}" rx="4" fill="{plain(piece.colour)}"/>'
            f"{_mark(text, size, ink_on(piece.colour))}"
        )


def _see_through(cell: Cell) -> str:
    """Bare land and sea let the country through."""
    return {"land": " bare", "plain": " bare", "sea": " sea"}.get(cell.fill, "")


_HOUSE = "M-13 12V-3L0-14 13-3v15z"
_BOILER = "M-24-13a4 4 0 0 1 4-4H12L30 0 12 17H-20a4 4 0 0 1-4-4z"


def _body(path: str, colour: str) -> str:
    """A piece with a light ring and a dark one around it, for any ground."""
    return f'<path class="piece-edge" d="{path}"/><path class="piece-body" d="{path}" fill="{paint(colour)}"/>'


def _token(piece: Piece, least: float) -> str:
    """A disc in the colour; a seat's pattern stays in the rim, so that the word can be read."""
    radius, text = SLOT - 1.5, piece.text or ""
    parts = [f'<circle class="piece-edge" r="{radius}"/>']
    parts.append(f'<circle class="piece-body" r="{radius}" fill="{paint(piece.colour)}"/>')
    if seat_of(piece.colour) is not None and text:
        parts.append(f'<circle r="{radius * 0.7:.1f}" fill="{plain(piece.colour)}"/>')
    if piece.ring:
        parts.append(f'<circle class="ring" r="{radius - 1.6}" stroke="{plain(piece.ring)}"/>')
    if text and (size := token_type(text, least)):
        # On a ring of a dark colour dark letters could not be read.
        under = plain(piece.colour) if piece.ring else None
        parts.append(_mark(text, size, ink_on(piece.colour), narrowed(text, size), under))
    return "".join(parts)


def _mark(text: str, size: float, ink: str, most: float | None = None, under: str | None = None) -> str:
    """Letters on a piece, drawn narrower where they would be wider than it, with a colour under their edges."""
    narrow = "" if most is None else f' textLength="{most:.0f}" lengthAdjust="spacingAndGlyphs"'
    edge = "" if under is None else f";stroke:{under};stroke-width:3px;paint-order:stroke;stroke-linejoin:round"
    style = f'font-size="{size:.1f}" style="fill:{ink}{edge}"'
    return f'<text class="mark" y="{0.35 * size:.1f}" {style}{narrow}>{escape(text)}</text>'


def _name(name: Placed) -> str:
    step = name.size * LINE_HEIGHT
    first = name.y - (len(name.lines) - 1) / 2 * step + 0.35 * name.size
    lines = "".join(
        f'<tspan x="{name.x:.1f}" y="{first + i * step:.1f}">{escape(line)}</tspan>'
        for i, line in enumerate(name.lines)
    )
    return f'<text class="name rank-{name.rank}" font-size="{name.size:.1f}">{lines}</text>'


def _wall(layout: Layout, edge: int) -> str:
    """A thick hatched edge that nobody crosses."""
    (x1, y1), (x2, y2) = corners(layout)[edge], corners(layout)[(edge + 1) % 6]
    inwards = 1 - 2 / (R * 3**0.5 / 2)
    way = f"M{x1 * R * inwards:.1f} {y1 * R * inwards:.1f} L{x2 * R * inwards:.1f} {y2 * R * inwards:.1f}"
    return f'<path class="wall" d="{way}"/><path class="wall-hatch" d="{way}"/>'
