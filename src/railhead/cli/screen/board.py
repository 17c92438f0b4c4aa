"""The board as a widget: scrolled, clicked, and walked over with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from railhead.cli.screen.raster import RADII, Canvas, Grid, draw_board
from railhead.view.scene import Board


class BoardView(ScrollView, can_focus=True):
    """Shows a board; says which cell is looked at, and which is chosen."""

    BINDINGS = [  # noqa: RUF012 - as Textual has it
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Looked(Message):
        """The cell under pointer or cursor is another one."""

        def __init__(self, cell: str | None) -> None:
            super().__init__()
            self.cell = cell

    class Chosen(Message):
        def __init__(self, cell: str) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, place: Callable[[str], str]) -> None:
        super().__init__(id="board")
        self.place = place
        self.board: Board | None = None
        self.radius: float | None = None
        self.lit: frozenset[str] = frozenset()
        self.cursor: str | None = None
        self._grids: dict[tuple[int, float], Grid] = {}
        self._canvas: Canvas | None = None

    # -- what is shown --------------------------------------------------------------------------------------------

    def show(self, board: Board, lit: frozenset[str]) -> None:
        self.board, self.lit = board, lit
        if self.radius is None and self.size.width:
            self.radius = self._fitting(board)
        self.redraw()

    def _fitting(self, board: Board) -> float:
        """The largest hexes with which the board is no wider than its place."""
        fitting = [radius for radius in RADII if self._grid(board, radius).width < self.size.width]
        return max(fitting, default=RADII[0])

    def _grid(self, board: Board, radius: float) -> Grid:
        key = (len(board.cells), radius)
        if key not in self._grids:
            self._grids[key] = Grid(board, radius)
        return self._grids[key]

    def redraw(self) -> None:
        if self.board is None or self.radius is None:
            return
        grid = self._grid(self.board, self.radius)
        self._canvas = draw_board(self.board, grid, self.place, self.lit, self.cursor)
        self.virtual_size = Size(grid.width, grid.height)
        self.refresh()

    def zoom(self, by: int) -> None:
        """Larger or smaller hexes, the cursor staying in view."""
        if self.radius is not None:
            at = RADII.index(self.radius) + by
            self.radius = RADII[max(0, min(at, len(RADII) - 1))]
            self.redraw()
            self._follow()

    def on_resize(self) -> None:
        if self.board is not None and self.radius is None:
            self.show(self.board, self.lit)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        if self._canvas is None or y + top >= len(self._canvas.glyphs):
            return Strip.blank(self.size.width)
        row = self._canvas.glyphs[y + top]
        strip = Strip([Segment(glyph.char, glyph.style()) for glyph in row if glyph.char], len(row))
        return strip.crop_extend(left, left + self.size.width, None)

    # -- pointer and keys -----------------------------------------------------------------------------------------

    def _cell_at(self, x: int, y: int) -> str | None:
        if self._canvas is None:
            return None
        x, y = x + self.scroll_offset.x, y + self.scroll_offset.y
        grid = self._canvas.grid
        return grid.owner[y][x] if 0 <= y < grid.height and 0 <= x < grid.width else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        cell = self._cell_at(event.x, event.y)
        if cell != self.cursor:
            self.look(cell)

    def on_click(self, event: events.Click) -> None:
        cell = self._cell_at(event.x, event.y)
        if cell is not None:
            self.look(cell)
            self.post_message(self.Chosen(cell))

    def look(self, cell: str | None) -> None:
        self.cursor = cell
        self.redraw()
        self.post_message(self.Looked(cell))

    def action_choose(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Chosen(self.cursor))

    def action_walk(self, dx: int, dy: int) -> None:
        """To the next cell in that direction; from nowhere to the first that is lit."""
        if self._canvas is None or self.board is None:
            return
        middle = self._canvas.grid.middle
        if self.cursor not in middle:
            self.look(min(self.lit, default=self.board.cells[0].id))
        else:
            x, y = middle[self.cursor]
            ahead = [
                ((mx - x) ** 2 + (my - y) ** 2 + 4 * ((mx - x) * dy + (my - y) * dx) ** 2, cell)
                for cell, (mx, my) in middle.items()
                if (mx - x) * dx + (my - y) * dy > self._canvas.grid.radius / 2
            ]
            if ahead:
                self.look(min(ahead)[1])
        self._follow()

    def _follow(self) -> None:
        """Scroll so that the cursor is seen."""
        if self._canvas is not None and self.cursor in self._canvas.grid.middle:
            x, y = self._canvas.grid.middle[self.cursor]
            self.scroll_to_region(Region(int(x // 2) - 4, int(y // 4) - 2, 8, 5), animate=False)
