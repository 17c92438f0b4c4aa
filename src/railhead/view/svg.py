"""A scene as a self-contained SVG: sharp at any size, printable, with titles for a screen reader."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from html import escape
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin

from railhead.hexmap.coord import Hex, Layout
from railhead.hexmap.outline import Point, centre, corners
from railhead.kernel.message import Arg, Message, SeatArg
from railhead.view.icons import icon
from railhead.view.paint import FILLS, INK, LINES, PAPER, SEA, SHALLOW, ink_on, paint, patterns, plain, seat_of
from railhead.view.picture import TILE_STYLE, R, draw_picture, slot_places
from railhead.view.scene import Board, Card, Cell, Piece, PlayerRow, Ribbon, Scene, Shelf, Table

#: renders a message in the reader's language
Say = Callable[[Message], str]

_MARGIN = 1.3 * R
_ROW = 22.0
_FONTS = "'Noto Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'DejaVu Sans', 'Segoe UI', Arial, sans-serif"

_STYLE = f"""
text {{ font-family: {_FONTS}; fill: {INK}; }}
.cell {{ stroke: {LINES}; stroke-width: 1; }}
.name {{ font-size: 11.5px; text-anchor: middle; font-weight: 600; paint-order: stroke; stroke: {PAPER};
  stroke-width: 3.2px; stroke-opacity: .85; stroke-linejoin: round; }}
.coordinates {{ font-size: 6.5px; text-anchor: middle; fill-opacity: .38; }}
.wall {{ stroke: {INK}; stroke-width: 5; stroke-linecap: butt; stroke-dasharray: 3 2; }}
.ribbon {{ fill: none; stroke-linecap: round; stroke-linejoin: round; }}
.mark {{ font-size: 9px; text-anchor: middle; font-weight: 700; }}
.caption {{ font-size: 17px; font-weight: 600; }}
.fact {{ font-size: 13px; }}
.small {{ font-size: 11px; fill-opacity: .75; }}
{TILE_STYLE}
""" + "".join(f".fill-{name} {{ fill: {colour}; }}\n" for name, colour in FILLS.items())


def draw(scene: Scene, say: Say, width: int = 1200) -> str:
    """The board with its pieces, what is asked, and the players below it."""
    sketch = _Sketch(scene.board, say)
    left, top, right, bottom = sketch.bounds()
    rows = [_player(row, say, left, bottom + 58 + i * _ROW) for i, row in enumerate(scene.players)]
    caption = say(scene.result.reason if scene.result else scene.stage)
    foot = f'<text class="caption" x="{left + 14:.0f}" y="{bottom + 32:.0f}">{escape(caption)}</text>'
    tables = [panel for panel in scene.panels if isinstance(panel, Table) and any(row.colour for row in panel.rows)]
    sheets = [_table(panel, say, left + 14, bottom + 72 + _ROW * len(rows)) for panel in tables[:1]]
    high = bottom - top + 50 + _ROW * (len(rows) + sum(len(panel.rows) + 1.5 for panel in tables[:1]))
    ground = SEA if scene.board.sea else PAPER
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{high * width / (right - left):.0f}" '
        f'viewBox="{left:.0f} {top:.0f} {right - left:.0f} {high:.0f}" role="img">'
        f"<title>{escape(caption)}</title><style>{_STYLE}</style><defs>{patterns()}</defs>"
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" height="{high:.0f}" fill="{PAPER}"/>'
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" height="{bottom - top:.0f}" fill="{ground}"/>'
        f"{sketch.whole()}{foot}{''.join(rows + sheets)}</svg>\n"
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
        f'<g transform="translate({x:.1f} {y:.1f})"><polygon class="cell" fill="{paint(card.fill or "land")}" '
        f'points="{_polygon(layout)}"/>{picture}'
        f'<text class="mark" y="{1.18 * R:.0f}">{escape(number + count)}</text></g>'
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


def _polygon(layout: Layout, size: float = 1.0) -> str:
    return " ".join(f"{x * R * size:.1f},{y * R * size:.1f}" for x, y in corners(layout))


class _Sketch:
    """A board on its way to the page: where cells and slots are."""

    def __init__(self, board: Board, say: Say) -> None:
        self.board, self.say = board, say
        self.layout = Layout.FLAT if board.orientation == "flat" else Layout.POINTY
        self.middle: dict[str, Point] = {}
        self.slots: dict[str, Point] = {}
        for cell in board.cells:
            x, y = centre(self.layout, Hex(cell.q, cell.r))
            self.middle[cell.id] = (x * R, y * R)
            for stop in cell.picture.stops if cell.picture else ():
                for slot, place in zip(stop.slots, slot_places(stop), strict=False):
                    self.slots[slot.id] = ((x + place[0]) * R, (y + place[1]) * R)

    def bounds(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.middle.values()], [y for _, y in self.middle.values()]
        return min(xs) - _MARGIN, min(ys) - _MARGIN, max(xs) + _MARGIN, max(ys) + _MARGIN

    def whole(self) -> str:
        """From the sea upwards."""
        parts = [self._coast()] if self.board.sea else []
        parts += [self._ground(cell) for cell in self.board.cells]
        parts += [self._coordinates(cell) for cell in self.board.cells if not cell.name]
        parts += [self._owner(cell) for cell in self.board.cells if cell.colour]
        parts.append(self._ribbons())
        parts += [self._content(cell) for cell in self.board.cells]
        parts += [self._wall(cell, edge) for cell in self.board.cells for edge in cell.walls]
        by_cell: dict[str, list[Piece]] = defaultdict(list)
        for piece in self.board.pieces:
            by_cell[piece.cell].append(piece)
        for pieces in by_cell.values():
            parts += [self._piece(piece, i, len(pieces)) for i, piece in enumerate(pieces)]
        parts += [self._name(cell) for cell in self.board.cells if cell.name]
        return "".join(parts)

    # -- ground --------------------------------------------------------------------------------------

    def _coast(self) -> str:
        """Soft shallows and a shore line around the land, as wide strokes under all cells."""
        shape = _polygon(self.layout)
        cells = "".join(
            f'<polygon points="{shape}" transform="translate({x:.1f} {y:.1f})"/>' for x, y in self.middle.values()
        )
        rings = ((46, SHALLOW, 0.35), (26, SHALLOW, 0.6), (9, "#a58b5f", 1.0))
        return "".join(
            f'<g fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" opacity="{opacity}">'
            f"{cells}</g>"
            for width, colour, opacity in rings
        )

    def _ground(self, cell: Cell) -> str:
        x, y = self.middle[cell.id]
        hints = "&#10;".join(escape(self.say(hint)) for hint in cell.hint)
        title = f"<title>{escape(cell.name or cell.id)}{'&#10;' + hints if hints else ''}</title>"
        return (
            f'<g id="{escape(cell.id)}" transform="translate({x:.1f} {y:.1f})">{title}'
            f'<polygon class="cell" points="{_polygon(self.layout)}" fill="{paint(cell.fill)}"/></g>'
        )

    def _wall(self, cell: Cell, edge: int) -> str:
        x, y = self.middle[cell.id]
        (x1, y1), (x2, y2) = corners(self.layout)[edge], corners(self.layout)[(edge + 1) % 6]
        ends = f'x1="{x + x1 * R:.1f}" y1="{y + y1 * R:.1f}" x2="{x + x2 * R:.1f}" y2="{y + y2 * R:.1f}"'
        return f'<line class="wall" {ends}/>'

    def _content(self, cell: Cell) -> str:
        """What is printed or lies on a cell, above the ribbons."""
        if cell.picture is None and not cell.symbols:
            return ""
        x, y = self.middle[cell.id]
        picture = draw_picture(cell.picture, self.layout) if cell.picture else ""
        return f'<g transform="translate({x:.1f} {y:.1f})">{picture}{self._symbols(cell)}</g>'

    def _owner(self, cell: Cell) -> str:
        """Whose place it is: a disc in his colour."""
        x, y = self.middle[cell.id]
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="{PAPER}" stroke="{plain(cell.colour or INK)}" '
            f'stroke-width="6"/><circle cx="{x:.1f}" cy="{y:.1f}" r="20.5" fill="none" stroke="{INK}"/>'
        )

    def _coordinates(self, cell: Cell) -> str:
        x, y = self.middle[cell.id]
        return f'<text class="coordinates" x="{x:.1f}" y="{y + 0.78 * R:.1f}">{escape(cell.id)}</text>'

    def _symbols(self, cell: Cell) -> str:
        """A row of small drawings; alone on its cell a symbol is large."""
        shown = [symbol for symbol in cell.symbols for _ in range(max(1, min(symbol.count, 4)))]
        if not shown:
            return ""
        large = cell.name is not None and cell.picture is None and len(shown) == 1
        size = 26.0 if large else 15.0
        y = 0.0 if cell.picture is None else -0.56 * R
        left = -(len(shown) - 1) * (size + 2) / 2
        kinds = [symbol.kind.removeprefix("industry-") for symbol in shown]
        parts = [icon(kind, left + i * (size + 2), y, size, INK) for i, kind in enumerate(kinds)]
        return f"<g><title>{escape(', '.join(self.say(s.label) for s in cell.symbols))}</title>{''.join(parts)}</g>"

    def _name(self, cell: Cell) -> str:
        """Below the middle; smaller where the name is long or stands among track."""
        (x, y), name = self.middle[cell.id], cell.name or ""
        size = 11.5 if cell.picture is None else 9.5
        size = size if len(name) < 14 else size * 0.85
        down = 0.62 if cell.picture is None or cell.picture.values is not None else 0.72
        place = f'x="{x:.1f}" y="{y + down * R:.1f}"'
        return f'<text class="name" style="font-size:{size:.1f}px" {place}>{escape(name)}</text>'

    # -- ribbons -------------------------------------------------------------------------------------

    def _ribbons(self) -> str:
        """All casings first, so that lines that were joined flow into each other."""
        parts = ["", ""]
        for ribbon in self.board.ribbons:
            for i, part in enumerate(self._ribbon(ribbon)):
                parts[i] += part
        return "".join(parts)

    def _ribbon(self, ribbon: Ribbon) -> tuple[str, str]:
        points = [self.middle[cell] for cell in ribbon.cells]
        if not points:
            return "", ""
        way = _smooth(_beside(points, ribbon.lane * 6.0))
        width = {"line": 13.0, "route": 6.0, "draft": 6.0}[ribbon.style]
        dashes = ' stroke-dasharray="9 7"' if ribbon.style == "draft" else ""
        colour = plain(ribbon.colour)
        edge = INK if ink_on(colour) == INK else "#ffffff"
        line = f'<path class="ribbon" d="{way}" stroke='
        return (
            f'{line}"{edge}" stroke-width="{width + 2.5}" stroke-opacity=".75"/>',
            f'{line}"{colour}" stroke-width="{width}" id="{escape(ribbon.id)}"{dashes}/>',
        )

    # -- pieces --------------------------------------------------------------------------------------

    def _piece(self, piece: Piece, number: int, of: int) -> str:
        x, y = self.slots.get(piece.slot or "", self.middle[piece.cell])
        if piece.slot is None and of > 1:
            angle = 2 * pi * number / of + pi / 6
            x, y = x + cos(angle) * 0.36 * R, y + sin(angle) * 0.36 * R
        shape = {"locomotive": self._locomotive, "station": _house, "token": _token}.get(piece.kind, _token)
        return (
            f'<g id="{escape(piece.id)}" transform="translate({x:.1f} {y:.1f})">'
            f"<title>{escape(self.say(piece.label))}</title>{shape(piece)}</g>"
        )

    def _locomotive(self, piece: Piece) -> str:
        """A boiler with its nose ahead; without a heading, a round one that may go anywhere."""
        colour, ink = plain(piece.colour), ink_on(piece.colour)
        text = piece.text or ""
        size = 9.5 if len(text) < 4 else 8.0
        word = f'<text class="mark" y="3.4" style="fill:{ink};font-size:{size}px">{escape(text)}</text>'
        edge = f'fill="{colour}" stroke="{INK}" stroke-width="1.8"'
        if piece.heading is None:
            return f'<circle r="15" {edge}/><circle r="12" fill="none" stroke="{ink}" stroke-opacity=".6"/>{word}'
        x, y = centre(self.layout, Hex(*self.board.directions[piece.heading]))
        angle = degrees(atan2(y, x))
        return (
            f'<g transform="rotate({angle:.0f})"><path {edge} stroke-linejoin="round" '
            f'd="M-19 -12 H12 L26 0 L12 12 H-19 Z"/><path d="M16 -5 L22 0 L16 5" fill="none" stroke="{ink}" '
            f'stroke-width="2"/></g>{word}'
        )


def _house(piece: Piece) -> str:
    return (
        f'<path d="M-10 9 V-2 L0 -11 L10 -2 V9 Z" stroke="{PAPER}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M-10 9 V-2 L0 -11 L10 -2 V9 Z" fill="{paint(piece.colour)}" stroke="{INK}" stroke-width="1.6" '
        f'stroke-linejoin="round"/><rect x="-3" y="1" width="6" height="8" fill="{PAPER}" stroke="{INK}"/>'
    )


def _token(piece: Piece) -> str:
    """A disc in the colour; a seat's pattern stays in the rim, so that the word can be read."""
    patterned = seat_of(piece.colour) is not None
    inner = f'<circle r="7.6" fill="{PAPER}"/>' if patterned and piece.text else ""
    ink, text = INK if inner else ink_on(piece.colour), piece.text or ""
    size = {1: 9.5, 2: 8.5, 3: 7.5}.get(len(text), 6.2)
    word = f'<text class="mark" y="3" style="fill:{ink};font-size:{size}px">{escape(text)}</text>'
    return f'<circle r="11.4" fill="{paint(piece.colour)}" stroke="{INK}" stroke-width="1.2"/>{inner}{word}'


def _beside(points: list[Point], offset: float) -> list[Point]:
    """The way shifted to one side, so that several may run along each other."""
    if not offset or len(points) < 2:
        return points
    found = []
    for i, (x, y) in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        found.append((x - dy / length * offset, y + dx / length * offset))
    return found


def _smooth(points: list[Point]) -> str:
    """Through the middles of the edges, bending at the middles of the cells, as track does."""
    start = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    if len(points) == 1:
        return f"{start} h0.1"
    parts = [start]
    for (x1, y1), (x2, y2) in pairwise(points):
        edge = ((x1 + x2) / 2, (y1 + y2) / 2)
        parts.append(f"Q{x1:.1f} {y1:.1f} {edge[0]:.1f} {edge[1]:.1f}")
    parts.append(f"L{points[-1][0]:.1f} {points[-1][1]:.1f}")
    return " ".join(parts)
