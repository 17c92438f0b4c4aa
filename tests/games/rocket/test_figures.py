"""Every figure of the data files, said a second time and compared with what the rules work with.

The maps are drawn in `maps/`: rows of hexes, a letter for each start city (in the order of the lines) and each regular
city (in the order of the chart), a number for each railroad town, a dot for other land.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from railhead.games.rocket.board import Board, board, figures
from railhead.games.rocket.title import TITLE

FOLDER = Path(__file__).parent / "maps"
MAPS = ("england", "usa", "china")


def test_maps_on_offer() -> None:
    """1.1: three maps, England first."""
    assert figures().maps == MAPS
    assert TITLE.options[0].values == MAPS


def test_pieces() -> None:
    """1.3: 60 tracks; 1.4: 12 connectors of two lines, 4 of three; 1.5: 9 passengers; 1.6: 7 stations each."""
    given = figures()
    assert (given.track_tiles, given.connectors_two, given.connectors_three) == (60, 12, 4)
    assert (given.passengers, given.stations_each) == (9, 7)


def test_turns_and_prizes() -> None:
    """3.1: two actions; 6.1: 2 and 1 in a city; 12.1, 12.2: 6 and 3 at the end."""
    given = figures()
    assert (given.actions_each_turn, given.city_prizes, given.end_prizes) == (2, (2, 1), (6, 3))


@pytest.mark.parametrize("name", MAPS)
def test_the_map_is_as_drawn(name: str) -> None:
    assert drawing(board(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_the_picture_on_the_card() -> None:
    """Three lines of the colours of England's, through hexes that hang together."""
    card = TITLE.motif
    assert card.ground == "land"
    assert [(line.colour, line.hexes) for line in card.lines] == [
        ("#5e1f8a", ((-3, 1), (-2, 1), (-1, 0), (0, 0))),
        ("#009070", ((-2, 2), (-1, 2), (0, 1), (1, 0), (2, -1))),
        ("#b0103a", ((3, 0), (2, 1), (1, 1))),
    ]


def drawing(map_: Board) -> str:
    """A map as the rules see it, in the form of the files."""
    signs: dict[int, str] = {line.start: "ABCDEFG"[i] for i, line in enumerate(map_.lines)}
    chart = list(dict.fromkeys(slots.city for slots in map_.slots))
    signs |= {map_.cities[city].hex: "abcdefghijkl"[i] for i, city in enumerate(chart)}
    towns = [city for city in map_.cities if city.type == "rail"]
    signs |= {town.hex: str(number) for number, town in enumerate(towns, 1)}
    left = min(h.q for h in map_.hexes)
    rows: dict[int, str] = {}
    for index, h in enumerate(map_.hexes):
        rows[h.r] = rows.get(h.r, "").ljust(h.q - left) + signs.get(index, ".")
    lines = [f"{map_.id}, {map_.orientation} hexes; west edge q = {left}", ""]
    lines += [f"{r:>4} |{rows[r]}" for r in sorted(rows)]
    lines.append("")
    for line in map_.lines:
        start = map_.cities[map_.city_at[line.start]]
        lines.append(f"{signs[line.start]} {start.id} ({start.name}): {line.id}, {line.name}, {line.colour}")
    lines.append("")
    for city in chart:
        row = [f"{map_.industries[s.industry]} {s.count}" for s in map_.slots if s.city == city]
        lines.append(
            f"{signs[map_.cities[city].hex]} {map_.cities[city].id} ({map_.cities[city].name}): {', '.join(row)}"
        )
    lines.append("")
    lines += [f"{signs[town.hex]} {town.id} ({town.name})" for town in towns]
    lines += ["", f"columns: {', '.join(map_.industries)}", ""]
    return "\n".join(lines)
