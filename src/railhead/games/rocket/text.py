"""The position as text, for the terminal: names and signs of the map, no sentences."""

from __future__ import annotations

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, line_bits, locomotive, open_lines, points
from railhead.hexmap import Layout, lettered
from railhead.hexmap.text_map import Sign, text_map

WIDTH = 4


def text(rules: RocketRules, state: RocketState) -> str:
    """Each hex in four characters: a city's first letters, a line's track in small letters and its locomotive
    in brackets, a station as the number of its player, other land as a dot."""
    board = rules.board
    names = lettered(Layout(board.orientation), board.hexes)
    signs = (Sign(h, names[h], _sign(rules, state, hex_)) for hex_, h in enumerate(board.hexes))
    rows = text_map(signs, Layout(board.orientation), WIDTH)
    scores = "  ".join(f"{seat + 1}: {n}" for seat, n in enumerate(points(state)))
    return "\n".join([*rows, "", scores])


def _sign(rules: RocketRules, state: RocketState, hex_: int) -> str:
    board = rules.board
    line = next((i for i in open_lines(state) if line_bits(board, state, i) & board.bit[hex_]), None)
    if line is not None:
        mark = board.lines[line].id[:2]
        return f"[{mark}]" if locomotive(state, line) == hex_ else mark.lower()
    if hex_ in board.city_at:
        return board.cities[board.city_at[hex_]].name[:3]
    for place, seat in state.stations:
        if place == hex_:
            return f"#{seat + 1}"
    return "."
