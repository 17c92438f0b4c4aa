"""Majorities and the scoring of connections (sections 6 and 13)."""

from __future__ import annotations

from collections.abc import Sequence

from railhead.games.rocket.board import figures
from railhead.games.rocket.effects import Score
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.state import RocketState, Source, points, stations_on


def majority(held: Sequence[int], first: int, second: int) -> tuple[int, ...]:
    """Section 13, A27, A28, A35: points by seat for most and second most items; only holders take part.

    >>> majority((3, 1, 0), 5, 2)
    (5, 2, 0)
    >>> majority((3, 3, 1), 5, 2)  # 13.2: first and second prize together, divided
    (3, 3, 0)
    >>> majority((3, 1, 1), 5, 2)  # 13.3
    (5, 1, 1)
    """
    most = max(held)
    if most == 0:
        return (0,) * len(held)
    leaders = sum(n == most for n in held)
    if leaders > 1:
        return tuple((first + second) // leaders if n == most else 0 for n in held)
    next_most = max((n for n in held if n < most), default=0)
    followers = sum(n == next_most for n in held)
    return tuple(
        first if n == most else second // followers if n == next_most and n > 0 else 0
        for n in held
    )  # fmt: skip


def by_cities(held: Sequence[int], cities: int) -> tuple[int, ...]:
    """6.2, 7.2, 12.3, A27, A35: one point per connected city for most, half of it, rounded down, for second."""
    return majority(held, cities, cities // 2)


def cubes_in(rules: RocketRules, state: RocketState, city: int) -> tuple[int, ...]:
    """Cubes in a city's row of the chart, by seat."""
    board = rules.board
    counts = [0] * rules.seats
    for slot, seats in zip(board.slots, state.cubes, strict=True):
        if slot.city == city:
            for seat in seats:
                counts[seat] += 1
    return tuple(counts)


def city_points(rules: RocketRules, state: RocketState, city: int) -> tuple[int, ...]:
    """6.1: points by seat when a line reaches a regular city."""
    return majority(cubes_in(rules, state, city), *figures().city_prizes)


def town_points(rules: RocketRules, state: RocketState, line: int, cities: int) -> tuple[int, ...]:
    """6.2: points by seat when a line, connected to a number of cities by then, reaches a railroad town."""
    return by_cities(stations_on(rules.board, state, line), cities)


def score_city(play: RocketPlay, city: int) -> None:
    """6.1: a line connects to a regular city for the first time."""
    points = city_points(play.rules, play.state, city)
    if any(points):
        play.do(Score(Source.CITIES, points, city))


def score_town(play: RocketPlay, line: int, town: int) -> None:
    """6.2: a line connects to a railroad town for the first time."""
    cities = play.state.cities[line].bit_count()
    points = town_points(play.rules, play.state, line, cities)
    if any(points):
        play.do(Score(Source.TOWNS, points, town, cities))


def score_connections(play: RocketPlay, line: int, new: int) -> None:
    """4.10, 6.3, A14, A15: regular cities first, then railroad towns; each place touched by one step is scored."""
    board = play.rules.board
    for city in board.cities_in(new & board.regular):
        score_city(play, city)
    for town in board.cities_in(new & board.rail):
        score_town(play, line, town)


def winners(state: RocketState) -> list[int]:
    """12.4: most points; a tie is a shared victory."""
    vp = points(state)
    return [seat for seat, n in enumerate(vp) if n == max(vp)]
