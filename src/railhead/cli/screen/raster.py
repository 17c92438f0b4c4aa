"""The board in characters: the ground of a hex as background; outlines, track and lines in braille dots; words on top.

A character is two dots wide and four high, so dots are about square. Where a character has track, its outline is left
out: a character has one colour of ink.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from math import sqrt

from msgspec import Struct
from rich.cells import cell_len
from rich.style import Style

from railhead.hexmap import Hex, Layout
from railhead.hexmap.outline import Point, centre, edge_middle
from railhead.hexmap.text_map import shortened
from railhead.view.paint import HEX_LINE, SEA, TRACK, ink_on, plain
from railhead.view.scene import Board, Cell, Piece

BRAILLE = 0x2800
#: bit of the dot in column x, row y of a character
DOT = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
#: radii of a hex in dots, from the smallest in which a word has room
RADII = (4.4, 4.8, 5.2, 5.6, 6.0, 7.0, 8.0, 10.0, 12.0)
LIT, CURSOR = "#f5b3ff", "#d6006c"
STOPS = {"city": "◯", "town": "•", "dot": "•", "area": "▣", "port": "⚓", "mine": "⚒"}

Say = Callable[[str], str]


class Glyph(Struct):
    """A character to be; an empty one follows a wide one."""

    char: str = " "
    ink: str = TRACK
    ground: str = SEA
    bold: bool = False

    def style(self) -> Style:
        return Style(color=self.ink, bgcolor=self.ground, bold=self.bold)


class Grid:
    """Where hexes lie in characters, for one board and radius."""

    def __init__(self, board: Board, radius: float) -> None:
        self.radius, self.layout = radius, Layout(board.orientation)
        middles = {cell.id: self._scaled(centre(self.layout, Hex(cell.q, cell.r))) for cell in board.cells}
        left = min(x for x, _ in middles.values()) - radius - 1
        top = min(y for _, y in middles.values()) - radius - 1
        self.middle = {id: (x - left, y - top) for id, (x, y) in middles.items()}
        self.width = int(max(x for x, _ in self.middle.values()) + radius + 1) // 2 + 1
        self.height = int(max(y for _, y in self.middle.values()) + radius + 1) // 4 + 1
        self._at = {(cell.q, cell.r): cell.id for cell in board.cells}
        self._origin = (left, top)
        self.owner = [[self.cell_at_dot(2 * x + 1, 4 * y + 2) for x in range(self.width)] for y in range(self.height)]
        self.outline = self._outlines()

    def _scaled(self, point: Point) -> Point:
        return point[0] * self.radius, point[1] * self.radius

    def cell_at_dot(self, x: float, y: float) -> str | None:
        """The cell that a dot lies in."""
        x, y = (x + self._origin[0]) / self.radius, (y + self._origin[1]) / self.radius
        if self.layout is Layout.POINTY:
            q, r = x / sqrt(3) - y / 3, y * 2 / 3
        else:
            q, r = x * 2 / 3, y / sqrt(3) - x / 3
        return self._at.get(_rounded(q, r))

    def _outlines(self) -> list[list[int]]:
        """The dots at which one hex ends and another begins, by character."""
        dots = [
            [self.cell_at_dot(x + 0.5, y + 0.5) for x in range(2 * self.width + 1)] for y in range(4 * self.height + 1)
        ]
        found = [[0] * self.width for _ in range(self.height)]
        for y in range(4 * self.height):
            for x in range(2 * self.width):
                if dots[y][x] != dots[y][x + 1] or dots[y][x] != dots[y + 1][x]:
                    found[y // 4][x // 2] |= DOT[x % 2][y % 4]
        return found


def _rounded(q: float, r: float) -> tuple[int, int]:
    """The hex that axial coordinates lie in."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    dq, dr, ds = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if dq > dr and dq > ds:
        whole_q = -whole_r - whole_s
    elif dr > ds:
        whole_r = -whole_q - whole_s
    return whole_q, whole_r


class Canvas:
    """The characters of a board, drawn anew for each position."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.glyphs = [[Glyph() for _ in range(grid.width)] for _ in range(grid.height)]
        self.written: set[tuple[int, int]] = set()
        self.roomy = grid.radius >= 8
        #: for the words on a hex
        self.room = int(grid.radius * (1.75 if grid.layout is Layout.POINTY else 1.5)) // 2

    def ground(self, fills: dict[str, str]) -> None:
        """The colour of each hex, and the lines between them."""
        for row, owners, outlines in zip(self.glyphs, self.grid.owner, self.grid.outline, strict=True):
            for glyph, owner, outline in zip(row, owners, outlines, strict=True):
                if owner is not None:
                    glyph.ground = fills[owner]
                if outline:
                    glyph.char, glyph.ink = chr(BRAILLE + outline), _line_on(glyph.ground)

    def line(self, points: Iterable[Point], colour: str) -> None:
        """Straight lines through points in dots."""
        dots: dict[tuple[int, int], int] = {}
        found = list(points)
        for (ax, ay), (bx, by) in pairwise(found):
            steps = max(1, round(max(abs(bx - ax), abs(by - ay))))
            for step in range(steps + 1):
                x, y = round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)
                key = (y // 4, x // 2)
                dots[key] = dots.get(key, 0) | DOT[x % 2][y % 4]
        for (y, x), bits in dots.items():
            if 0 <= y < self.grid.height and 0 <= x < self.grid.width:
                glyph = self.glyphs[y][x]
                same = glyph.ink == colour and "\u2800" <= glyph.char <= "\u28ff"
                glyph.char = chr(BRAILLE + (bits | (ord(glyph.char) - BRAILLE if same else 0)))
                glyph.ink, glyph.bold = colour, True

    def word(self, cell: str, text: str, row: int, ink: str, ground: str | None = None, bold: bool = False) -> None:
        """A word in the middle of a hex, some rows below its centre; cut to what has room. One that would run into
        another is left out."""
        x, y = self.grid.middle[cell]
        text = shortened([text], self.room, cell_len)[text]
        at, line = round(x / 2 - cell_len(text) / 2), int(y // 4) + row
        places = {(line, x) for x in range(at, at + cell_len(text))}
        if not 0 <= line < self.grid.height or places & self.written:
            return
        self.written |= places
        for char in text:
            wide = cell_len(char)
            if not 0 <= at <= self.grid.width - wide:
                return
            glyph = self.glyphs[line][at]
            glyph.char, glyph.ink, glyph.bold = char, ink, bold
            glyph.ground = ground or glyph.ground
            if wide == 2:
                self.glyphs[line][at + 1] = Glyph("", ink, glyph.ground)
            at += wide


def _line_on(ground: str) -> str:
    return HEX_LINE if ground != SEA else "#b9c4c4"


def draw_board(
    board: Board, grid: Grid, place: Say, lit: frozenset[str] = frozenset(), cursor: str | None = None
) -> Canvas:
    """A board as characters. `place` says what a place is called; `lit` can be chosen, `cursor` is looked at."""
    canvas = Canvas(grid)
    short = shortened((place(cell.name) for cell in board.cells if cell.name), canvas.room, cell_len)
    canvas.ground({cell.id: LIT if cell.id in lit else plain(cell.fill) for cell in board.cells})
    for cell in board.cells:
        _track(canvas, cell)
    for ribbon in board.ribbons:
        canvas.line([grid.middle[cell] for cell in ribbon.cells if cell in grid.middle], plain(ribbon.colour))
    standing: dict[str, list[Piece]] = {}
    for piece in board.pieces:
        standing.setdefault(piece.cell, []).append(piece)
    inks = {cell.id: ink_on(LIT if cell.id in lit else plain(cell.fill)) for cell in board.cells}
    for cell in board.cells:
        _sign(canvas, cell, standing.get(cell.id, []), inks[cell.id])
    for cell in board.cells:
        if cell.name:
            _name(canvas, cell, short[place(cell.name)], cell.id in standing, inks[cell.id])
    for cell in board.cells:
        if canvas.roomy or not (cell.name or cell.id in standing or cell.picture):
            canvas.word(cell.id, cell.code or cell.id, 1 if canvas.roomy else 0, _faint(inks[cell.id]))
    if cursor in grid.middle:
        _frame(canvas, cursor)
    return canvas


def _track(canvas: Canvas, cell: Cell) -> None:
    """The track of a tile, from edges and stops through the middle."""
    if cell.picture is None:
        return
    grid, stops = canvas.grid, {stop.id: (stop.x, stop.y) for stop in cell.picture.stops}

    def point(end: int | str) -> Point:
        x, y = edge_middle(grid.layout, end) if isinstance(end, int) else stops[end]
        middle = grid.middle[cell.id]
        return middle[0] + x * grid.radius, middle[1] + y * grid.radius

    for track in cell.picture.track:
        a, b = point(track.a), point(track.b)
        curved = isinstance(track.a, int) and isinstance(track.b, int)
        canvas.line(_curve(a, grid.middle[cell.id], b) if curved else [a, b], TRACK)


def _between(a: float, middle: float, b: float, t: float) -> float:
    return (1 - t) ** 2 * a + 2 * (1 - t) * t * middle + t**2 * b


def _curve(a: Point, middle: Point, b: Point) -> list[Point]:
    """From one edge to another, bent towards the middle."""
    steps = [step / 6 for step in range(7)]
    return [(_between(a[0], middle[0], b[0], t), _between(a[1], middle[1], b[1], t)) for t in steps]


def _sign(canvas: Canvas, cell: Cell, pieces: list[Piece], ink: str) -> None:
    """Who stands there, or the stop."""
    if pieces:
        piece = pieces[0]
        canvas.word(cell.id, _told(piece), 0, ink_on(piece.colour), plain(piece.colour), bold=True)
    elif cell.picture is not None and cell.picture.stops:
        canvas.word(cell.id, STOPS[cell.picture.stops[0].kind], 0, ink)


def _name(canvas: Canvas, cell: Cell, short: str, stands: bool, ink: str) -> None:
    """The name; letter and number where only one letter of it has room."""
    above = stands or canvas.roomy or cell.picture is not None
    word = short if canvas.roomy or len(short) > 1 else cell.code or cell.id
    canvas.word(cell.id, word, -1 if above else 0, ink, bold=True)


def _told(piece: Piece) -> str:
    """What a piece says; a player's own one is told by its number as well as by its colour."""
    if piece.text:
        return piece.text
    seat = piece.colour.removeprefix("seat:")
    return f"⌂{int(seat) + 1}" if seat.isdigit() else "■"


def _faint(ink: str) -> str:
    return "#8a8471" if ink != "#ffffff" else "#d0d0d0"


def _frame(canvas: Canvas, cell: str) -> None:
    """The cell that is looked at, by its outline."""
    for y, row in enumerate(canvas.grid.owner):
        for x, owner in enumerate(row):
            if owner == cell and canvas.grid.outline[y][x]:
                canvas.glyphs[y][x].ground = CURSOR
