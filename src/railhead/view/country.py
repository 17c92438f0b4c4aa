"""The country under a board: coast, lakes, rivers, hills and the names around, drawn as quietly as can be.

`land/*.json` is made by `scripts/geography.py`; paths are in units of which a hex has 50 from its middle to a corner.
The page draws the same (`board/Country.tsx`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path

import msgspec
from msgspec import Struct

from railhead.view.labels import width_of

LAND = Path(__file__).parent / "land"
#: sea, the water along the shore, land beyond the board, coast lines and rivers, hills, names
SEA, SHORE, AROUND, COAST_LINE, RIVER, HILL, NAME = (
    "#d3e2ea", "#dfeaf0", "#e6e1d0", "#9fb4bf", "#8fb6cb", "#cfc6ad", "#55636b",
)  # fmt: skip

#: between letters of the names, in parts of their size
SPREAD = 0.18


class Country(Struct, frozen=True):
    """`ground`: what lies where nothing is drawn. `box`: how far it is drawn. Names with their middles."""

    ground: str
    box: tuple[int, int, int, int]
    land: str
    lakes: str
    rivers: str
    hills: str
    names: tuple[tuple[str, int, int], ...]


@cache
def country(name: str) -> Country | None:
    """The country of that name; a map of one's own has none."""
    file = LAND / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=Country) if file.is_file() else None


def draw_country(
    land: Country, called: Callable[[str], str], least: float, seen: tuple[float, float, float, float]
) -> str:
    """Everything under the cells; of the names those that are seen whole between left, top, right and bottom."""
    x, y, width, height = land.box
    shores = "".join(f'<path d="{land.land}" stroke-width="{wide}"/>' for wide in (60, 38, 18))
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{SEA if land.ground == "sea" else AROUND}"/>',
        f'<g class="shore">{shores}</g><path class="land" d="{land.land}"/><path class="hills" d="{land.hills}"/>',
        f'<path class="lakes" d="{land.lakes}"/><path class="rivers" d="{land.rivers}"/>',
    ]
    size = max(15.0, least)
    if least <= 26:
        parts += [
            f'<text class="country-name" x="{x}" y="{y}" font-size="{size:.1f}">{escape(called(name))}</text>'
            for name, x, y in land.names
            if fits(called(name), size, (x, y), seen)
        ]
    return f'<g class="country">{"".join(parts)}</g>'


def fits(name: str, size: float, at: tuple[float, float], seen: tuple[float, float, float, float]) -> bool:
    """Whether the whole of a name around that place, in wide letters, is within those bounds."""
    (x, y), (left, top, right, bottom) = at, seen
    half = (width_of(name) + SPREAD * len(name)) * size / 2
    return left < x - half and x + half < right and top < y - size and y < bottom


COUNTRY_STYLE = f"""
.shore {{ fill: none; stroke: {SHORE}; stroke-linejoin: round; stroke-opacity: .6; }}
.land {{ fill: {AROUND}; stroke: {COAST_LINE}; stroke-width: 1.5; stroke-linejoin: round; }}
.lakes {{ fill: {SEA}; stroke: {COAST_LINE}; stroke-width: 1.2; }}
.rivers {{ fill: none; stroke: {RIVER}; stroke-width: 3; stroke-opacity: .8; }}
.rivers {{ stroke-linecap: round; stroke-linejoin: round; }}
.hills {{ fill: none; stroke: {HILL}; stroke-width: 2; stroke-linecap: round; }}
.country-name {{ text-anchor: middle; fill: {NAME}; letter-spacing: {SPREAD}em; font-variant: small-caps; }}
.country-name {{ font-style: italic; }}
.ground-sea {{ stroke: {COAST_LINE}; stroke-opacity: .5; }}
"""
