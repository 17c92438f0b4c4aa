"""Hexagons: axial coordinates, their printed names and their outlines.

`coord.py` computes with hexes, `names.py` turns the names printed on the boards into hexes and back, `outline.py` gives
the points for drawing. Nothing here knows a game.
"""

from __future__ import annotations

from railhead.hexmap.coord import DIRECTIONS, Hex, Layout, distance, edge_vectors, neighbour, opposite, rotate
from railhead.hexmap.names import BadHexName, hex_name, lettered, parse_axial, parse_hex

__all__ = [
    "DIRECTIONS",
    "BadHexName",
    "Hex",
    "Layout",
    "distance",
    "edge_vectors",
    "hex_name",
    "lettered",
    "neighbour",
    "opposite",
    "parse_axial",
    "parse_hex",
    "rotate",
]
