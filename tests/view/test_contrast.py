"""Contrast on the board, computed from the style sheets, in both themes and on every ground."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from railhead.games.mag.names import COLOURS
from railhead.view import paint

ROOT = Path(__file__).parents[2]
THEME = (ROOT / "web" / "src" / "style" / "theme.css").read_text()
BOARD = (ROOT / "web" / "src" / "style" / "board.css").read_text()
GROUNDS = ("land", "regular", "rail", "start", "yellow", "green", "brown", "gray", "red", "sea")
THEMES = ("light", "dark")


def colours(theme: str) -> dict[str, str]:
    """The variables of a theme; the dark one changes some of the light one's."""
    blocks = dict(re.findall(r'(:root(?:\[data-theme="dark"\])?) \{(.*?)\n\}', THEME, re.S))
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", blocks[":root"]))
    if theme == "dark":
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", blocks[':root[data-theme="dark"]']))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def grounds(theme: str) -> dict[str, str]:
    """What lies under names and pieces: the fills of cells, and the country around."""
    known = colours(theme)
    return {name: known[f"fill-{name}"] for name in GROUNDS} | {name: known[name] for name in ("sea", "lake", "around")}


@pytest.mark.parametrize("theme", THEMES)
def test_letters(theme: str) -> None:
    """Names stand on their halo; figures on white; homes on the white of their slot; names around on land and sea."""
    known = colours(theme)
    assert contrast(known["board-ink"], known["halo"]) >= 4.5
    assert contrast(known["board-ink"], "#ffffff") >= 4.5
    assert contrast("#565b61", "#ffffff") >= 4.5
    assert "fill: #565b61" in BOARD
    assert [one for one in ("sea", "around") if contrast(known["around-ink"], known[one]) < 4.5] == []


@pytest.mark.parametrize("theme", THEMES)
def test_letters_that_stand_on_colours_of_the_page(theme: str) -> None:
    """What a run comes to at a stop, and what pays nothing; coordinates and labels of tiles have their halo, too."""
    known = colours(theme)
    assert contrast(known["accent-ink"], known["accent"]) >= 4.5
    assert contrast(known["warning"], known["paper"]) >= 4.5
    assert contrast(known["board-ink"], known["casing"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_values_by_phase(theme: str) -> None:
    """Each box has the colour of its phase."""
    known = colours(theme)
    fills = [known[f"fill-{name}"] for name in ("yellow", "green", "brown", "gray", "land")]
    assert [fill for fill in fills if contrast(known["board-ink"], fill) < 4.5] == []


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_and_lit_places_stand_out_on_every_ground(theme: str) -> None:
    """Two lines, a light and a dark one: one of them stands out."""
    known = colours(theme)
    rings = {"piece": ("#16191d", "#fffdf6"), "lit": (known["lit"], known["lit-edge"])}
    for ring in rings["piece"]:
        assert ring in BOARD
    for name, (one, other) in rings.items():
        assert contrast(one, other) >= 3, name
        weak = [
            ground for ground, fill in grounds(theme).items() if max(contrast(one, fill), contrast(other, fill)) < 3
        ]
        assert weak == [], name


def test_words_on_tokens() -> None:
    """Each company's name on its colour, the title's own or the well-parted one."""
    data = ROOT / "src" / "railhead" / "games"
    found = set()
    for file in [*data.glob("*/data/companies.toml"), *data.glob("rocket/data/*.toml")]:
        plain = tomllib.loads(file.read_text())
        found |= {colour for rows in plain.values() if isinstance(rows, list) for part in rows
                  if isinstance(part, dict) and str(part.get("colour", "")).startswith("#")
                  for colour in part["colour"].split()}  # fmt: skip
    found |= {colour for colours in COLOURS.values() for colour in colours.split()}
    assert len(found) > 40
    assert [colour for colour in sorted(found) if contrast(paint.ink_on(colour), colour) < 4.5] == []


def test_the_same_colours_in_svg() -> None:
    known = colours("light")
    assert {name: fill for name, fill in paint.FILLS.items() if known.get(f"fill-{name}", fill) != fill} == {}
    assert (known["halo"], known["track"], known["hex-line"]) == (paint.HALO, paint.TRACK, paint.HEX_LINE)
    assert tuple(known[f"seat-{seat}"] for seat in range(8)) == paint.SEATS
