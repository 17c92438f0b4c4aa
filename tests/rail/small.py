"""A board of seven hexes and nine tiles, small enough to see at a glance what must come out.

A2 Alfa   A4        A6 Town   A8 red
     B3        B5 Beta & Bravo   B7 gray mine
"""

from __future__ import annotations

from typing import Any

from railhead.rail import Board, Network, TileSet, network

MAP: dict[str, Any] = {
    "layout": "pointy",
    "phases": ["first", "second"],
    "barriers": [["A4", "B5"]],
    "hexes": {
        "A2": {"stops": [{"kind": "city", "name": "Alfa", "slots": 1}]},
        "A4": {"mountain": 1},
        "A6": {"name": "Town", "stops": [{"kind": "town"}]},
        "A8": {"printed": "red", "stops": [{"kind": "offboard", "name": "Red", "value": [30, 50], "exits": [1]}]},
        "B3": {"river": 2, "split": [1, 2]},
        "B5": {"label": "OO", "stops": [{"kind": "city", "name": "Beta"}, {"kind": "city", "name": "Bravo"}]},
        "B7": {"printed": "gray", "stops": [{"kind": "mine", "value": [10, 20], "exits": [1]}]},
    },
}
TILES: dict[str, Any] = {
    "supply": [{"sides": ["8", "9"], "count": 3}, {"sides": ["57"], "count": 2}, {"sides": ["T", "23"], "count": 1}]
    + [{"sides": [name], "count": 1} for name in ("14", "OO", "own", "fixed")],
    "yellow": {
        "8": {"lines": [[2, 0]]},
        "9": {"lines": [[0, 3]]},
        "57": {"stops": [{"kind": "city", "value": 20, "slots": 1, "exits": [1, 4]}]},
        "T": {"stops": [{"kind": "town", "value": 10, "exits": [1, 4]}]},
        "OO": {
            "label": "OO",
            "river": 1,
            "stops": [
                {"kind": "city", "value": 30, "slots": 1, "exits": [1]},
                {"kind": "city", "value": 40, "slots": 2, "exits": [3]},
            ],
        },
        "own": {"lines": [[1, 4]], "only": ["A4"]},
        "fixed": {"lines": [[1, 3]], "rotation": 0},
    },
    "green": {
        "14": {"stops": [{"kind": "city", "value": 30, "slots": 2, "exits": [0, 1, 3, 4]}]},
        "23": {"lines": [[0, 3], [0, 4]], "halts": [1]},
    },
}


def laid(board: Board, tiles: TileSet, **lie: tuple[str, int]) -> Network:
    found = list(board.bare)
    for hex_, tile in lie.items():
        found[board.number[hex_]] = tiles.at(*tile)
    return network(board, tiles, tuple(found))
