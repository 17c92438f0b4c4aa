"""The position as text, for the terminal: names and signs of the map, no sentences."""

from __future__ import annotations

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, line_bits, locomotive, open_lines, points
from railhead.hexmap import Layout, lettered
from railhead.hexmap.text_map import Sign, shortened, text_map

WIDTH = 4


def text(rules: RocketRules, state: RocketState) -> str:
    """The map, the lines, the cubes and the points.

    Each hex in four characters: a city's first letters, a line's track in small letters and its locomotive in
    brackets, a station as the number of its player, other land as a dot.
    """
    board = rules.board
    names = lettered(Layout(board.orientation), board.hexes)
    cities = shortened((city.name for city in board.cities), WIDTH - 1)
    signs = (Sign(h, names[h], _sign(rules, state, hex_, cities)) for hex_, h in enumerate(board.hexes))
    rows = text_map(signs, Layout(board.orientation), WIDTH)
    scores = "  ".join(f"{seat + 1}: {n}" for seat, n in enumerate(points(state)))
    places = [names[h] for h in board.hexes]
    return "\n".join([*rows, "", *_lines(rules, state, places), *_cubes(rules, state), "", scores])


def _lines(rules: RocketRules, state: RocketState, places: list[str]) -> list[str]:
    """The open lines: where the locomotive stands, the shares of each player, the cities connected."""
    rows = []
    for line in open_lines(state):
        held = "  ".join(f"{seat + 1}: {shares}" for seat, shares in enumerate(state.shares[line]))
        cities = [city.name for ix, city in enumerate(rules.board.cities) if state.cities[line] >> ix & 1]
        rows.append(f"{rules.board.lines[line].id:5}{places[locomotive(state, line)]:>4}  {held}  {', '.join(cities)}")
    return rows


def _cubes(rules: RocketRules, state: RocketState) -> list[str]:
    """The investments: the players of the cubes in each city and industry."""
    board, rows = rules.board, []
    for slot, cubes in zip(board.slots, state.cubes, strict=True):
        if cubes:
            owners = " ".join(str(seat + 1) for seat in cubes)
            rows.append(f"{board.cities[slot.city].name}, {board.industries[slot.industry]}: {owners}")
    return rows


def _sign(rules: RocketRules, state: RocketState, hex_: int, cities: dict[str, str]) -> str:
    board = rules.board
    line = next((i for i in open_lines(state) if line_bits(board, state, i) & board.bit[hex_]), None)
    if line is not None:
        mark = board.lines[line].id[:2]
        return f"[{mark}]" if locomotive(state, line) == hex_ else mark.lower()
    if hex_ in board.city_at:
        return cities[board.cities[board.city_at[hex_]].name]
    for place, seat in state.stations:
        if place == hex_:
            return f"#{seat + 1}"
    return "."
