#!/usr/bin/env python3
"""`python -m scripts.map_pictures`: draws the small maps among which one chooses at a new game.

Only what tells one map from another at the size of a stamp: the shape of the land, and where its places are. The
results are committed, and drawn again when a map changes.
"""

from __future__ import annotations

from pathlib import Path

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.hexmap.coord import Hex, Layout
from railhead.hexmap.outline import Point, centre, corners
from railhead.kernel.history import History
from railhead.view.paint import COAST, FILLS, INK, SEA
from railhead.view.scene import Board

OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "pages" / "new" / "maps"
#: how wide a hex is from its middle to a corner, and the sea around the land
RADIUS, MARGIN = 10, 14
#: hexes that are a place: a town, or a start of a line
PLACES = {"regular": 4, "start": 5}


def pictures() -> dict[str, str]:
    """By the name of the file: a picture for each map of the titles that have several."""
    drawn: dict[str, str] = {}
    for title in catalogue.titles():
        for option in title.options:
            if option.name == "map":
                drawn |= {f"{title.id}-{value}.svg": draw(board_of(title, value)) for value in option.values}
    return drawn


def board_of(title: Title, map_: str | int | bool) -> Board:
    header = title.header({"map": map_}, title.seats[0], "map")
    _, rules = catalogue.rules_of(header)
    return title.scene(rules, History(rules, header).state).board


def draw(board: Board) -> str:
    layout = Layout(board.orientation)
    middles = {cell.id: _at(layout, Hex(cell.q, cell.r)) for cell in board.cells}
    xs, ys = zip(*middles.values(), strict=True)
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    wide, high = max(xs) + MARGIN - left, max(ys) + MARGIN - top
    dots = "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{PLACES[cell.fill]}"/>'
        for cell in board.cells
        if cell.fill in PLACES
        for x, y in [middles[cell.id]]
    )
    land = "".join(_hex(layout, middle) for middle in middles.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">'
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{high:.0f}" fill="{SEA}"/>'
        f'<path fill="{FILLS["land"]}" stroke="{COAST}" d="{land}"/><g fill="{INK}">{dots}</g></svg>\n'
    )


def _at(layout: Layout, hex_: Hex) -> Point:
    x, y = centre(layout, hex_)
    return x * RADIUS, y * RADIUS


def _hex(layout: Layout, middle: Point) -> str:
    """A hex as a path from its first corner."""
    points = [(middle[0] + x * RADIUS, middle[1] + y * RADIUS) for x, y in corners(layout)]
    return "M" + " ".join(f"{x:.1f},{y:.1f}" for x, y in points) + "z"


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (OUT / name).write_text(picture, encoding="utf-8")
