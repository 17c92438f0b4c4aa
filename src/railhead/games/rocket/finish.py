"""The final scoring (section 12)."""

from __future__ import annotations

from railhead.games.rocket.board import figures
from railhead.games.rocket.effects import Score
from railhead.games.rocket.rules import RocketPlay
from railhead.games.rocket.score import by_cities, majority
from railhead.games.rocket.state import RocketState, Source, open_lines, stations_on


def final_scoring(play: RocketPlay) -> None:
    """Section 12, in its order."""
    score_passengers(play)
    score_industries(play)
    score_lines(play)


def score_passengers(play: RocketPlay) -> None:
    """12.1: most passengers 6, second 3."""
    _score(play, Source.PASSENGERS, majority(play.state.passengers, *figures().end_prizes))


def score_industries(play: RocketPlay) -> None:
    """12.2: for each industry, cubes in cities that some line has reached: most 6, second 3."""
    board, state = play.rules.board, play.state
    reached = reached_cities(state)
    for industry in range(len(board.industries)):
        counts = [0] * play.rules.seats
        for slot, seats in zip(board.slots, state.cubes, strict=True):
            if slot.industry == industry and reached >> slot.city & 1:
                for seat in seats:
                    counts[seat] += 1
        _score(play, Source.INDUSTRIES, majority(counts, *figures().end_prizes), industry)


def score_lines(play: RocketPlay) -> None:
    """12.3, A24, 8.3: each line that is not closed, isolated ones too: stations, then shares."""
    board, state = play.rules.board, play.state
    for line in open_lines(state):
        cities = state.cities[line].bit_count()
        _score(play, Source.STATIONS, by_cities(stations_on(board, state, line), cities), line, cities)
        _score(play, Source.SHARES, by_cities(state.shares[line], cities), line, cities)


def reached_cities(state: RocketState) -> int:
    """The cities with a city cube (6.1): every line's connections, absorbed ones included."""
    found = 0
    for cities in state.cities:
        found |= cities
    return found


def _score(play: RocketPlay, source: Source, points: tuple[int, ...], about: int = -1, cities: int = 0) -> None:
    if any(points):
        play.do(Score(source, points, about, cities))
