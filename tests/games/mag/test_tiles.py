"""VI.3.3.1: the track tiles, side by side as the overview of the rulebook has them."""

from __future__ import annotations

import pytest

from railhead.games.mag.facts import facts
from tests.games.mag.described import supply, tile

#: sides that share a piece, and the number of pieces
SUPPLY = """
    7 x4, 8|9 x21, 3 x5, 58|4 x13, 5|57 x10, 6 x7, L32 x4, L33 x1, 16|19 x2, 20 x1, 23|24 x6, 25 x2, 26|27 x4, 28|29
    x2, 30|31 x2, 204 x3, 88|87 x6, 619 x5, 14|15 x8, 8858 x1, 8859 x1, 8860 x1, 8863 x1, 8864 x1, 8865 x1, 209 x1,
    236 x1, 237|238 x2, 39|40 x2, 41|42 x2, 43|70 x2, 44|47 x2, 45|46 x2, G17 x4, 611 x8, L17 x3, L34 x2, L35 x1,
    L38 x1, 455 x2, X9 x1, L36 x1, L37 x1
"""

#: edges 0 to 5 clockwise from the lower left; stops with value, spaces and track, plain track from edge to edge
TILES = {
    "7": "yellow: 0-1",
    "8": "yellow: 0-2",
    "9": "yellow: 0-3",
    "3": "yellow: town 10 to 01",
    "58": "yellow: town 10 to 02",
    "4": "yellow: town 10 to 03",
    "5": "yellow: city 20 x1 to 01",
    "57": "yellow: city 20 x1 to 03",
    "6": "yellow: city 20 x1 to 02",
    "L32": "yellow OO river 2: city 30 x1 to 2, city x1",
    "L33": "yellow B only rotation 2 river 2: city 30 x1 to 13, city 30 x1 to 04",
    "16": "green: 0-2, 1-3",
    "19": "green: 0-3, 2-4",
    "20": "green: 0-3, 1-4",
    "23": "green: 0-3, 0-4",
    "24": "green: 0-3, 0-2",
    "25": "green: 0-2, 0-4",
    "26": "green: 0-3, 0-5",
    "27": "green: 0-3, 0-1",
    "28": "green: 0-4, 0-5",
    "29": "green: 0-2, 0-1",
    "30": "green: 0-4, 0-1",
    "31": "green: 0-2, 0-5",
    "204": "green: town 10 to 0234",
    "87": "green: town 10 to 0123",
    "88": "green: town 10 to 0134",
    "619": "green: city 30 x2 to 0234",
    "14": "green: city 30 x2 to 0134",
    "15": "green: city 30 x2 to 0123",
    "8858": "green OO: city 40 x1 to 02, city 40 x1 to 13",
    "8859": "green OO: city 40 x1 to 14, city 40 x1 to 03",
    "8860": "green OO: city 40 x1 to 02, city 40 x1 to 35",
    "8863": "green OO: city 40 x1 to 12, city 40 x1 to 03",
    "8864": "green OO: city 40 x1 to 02, city 40 x1 to 34",
    "8865": "green OO: city 40 x1 to 02, city 40 x1 to 45",
    "209": "green B: city 40 x3 to 01345",
    "236": "green K: city 40 x2 to 012",
    "237": "green K: city 40 x2 to 013",
    "238": "green K: city 40 x2 to 035",
    "39": "brown: 0-2, 0-1, 1-2",
    "40": "brown: 0-2, 2-4, 0-4",
    "41": "brown: 0-3, 0-1, 1-3",
    "42": "brown: 0-3, 3-5, 0-5",
    "43": "brown: 0-3, 0-2, 1-3, 1-2",
    "70": "brown: 0-1, 0-2, 1-3, 2-3",
    "44": "brown: 0-3, 1-4, 0-1, 3-4",
    "47": "brown: 0-3, 1-4, 1-3, 0-4",
    "45": "brown: 0-3, 2-4, 0-4, 2-3",
    "46": "brown: 0-3, 2-4, 3-4, 0-2",
    "G17": "brown: town 20 to 02345",
    "611": "brown: city 40 x2 to 01234",
    "L17": "brown OO: city 60 x2 to 01345",
    "L34": "brown K: city 50 x2 to 0345",
    "L35": "brown B: city 60 x4 to 012345",
    "L38": "gray: town 30 to 012345",
    "455": "gray: city 50 x3 to 012345",
    "X9": "gray OO: city 70 x3 to 01245",
    "L36": "gray K: city 60 x2 to 0345",
    "L37": "gray B: city 80 x4 to 012345",
}


def test_supply() -> None:
    """150 pieces; where two sides are named, they share one count."""
    assert supply(facts("multi").tiles) == " ".join(SUPPLY.split())


def test_no_other_tiles() -> None:
    assert [one.name for one in facts("multi").tiles.tiles] == list(TILES)
    assert facts("two").tiles == facts("multi").tiles


@pytest.mark.parametrize("name", TILES)
def test_tile(name: str) -> None:
    tiles = facts("multi").tiles
    assert tile(tiles.tiles[tiles.number[name]]) == TILES[name]
