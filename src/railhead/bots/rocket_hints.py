"""What the coach reminds of in Rocket: shares that are level, cubes that no line reaches, tiles that run out."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.score import by_cities, cubes_in
from railhead.games.rocket.state import RocketState, Turn, open_lines, tiles_left
from railhead.kernel.message import Message, SeatArg

#: lines with so many cities are worth a share; a game is new with so few tiles laid, late with so few left
LARGE, NEW, LATE, LAST = 5, 4, 25, 10


def hints(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, the most pressing first."""
    if not isinstance(state.stack[-1], Turn):
        return
    if tiles_left(state) < LAST:
        yield Message("coach-hint-tiles", {"tiles": tiles_left(state)})
    yield from _level_lines(rules, state, seat)
    yield from _second_places(rules, state, seat)
    if tiles_left(state) < LATE and (lost := _unreached(rules, state, seat)) >= 2:
        yield Message("coach-hint-unreached", {"cubes": lost})
    if len(state.plain) < NEW:
        yield Message("coach-hint-stations")


def _level_lines(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """7.2: a large line in which somebody is one share behind: closed now, it pays the first prize."""
    for line in open_lines(state):
        held, cities = state.shares[line], state.cities[line].bit_count()
        rival = max((other for other in range(rules.seats) if other != seat), key=held.__getitem__)
        if cities >= LARGE and held[rival] > 0 and held[seat] == held[rival] + 1:
            line_id, points = rules.board.lines[line].id, by_cities(held, cities)[seat]
            yield Message("coach-hint-level", {"seat": SeatArg(rival), "line": line_id, "points": points})


def _second_places(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """12.3: a large line of which only one other player has shares: one share is the second prize."""
    for line in open_lines(state):
        held, cities = state.shares[line], state.cities[line].bit_count()
        if cities < LARGE or held[seat] or state.isolated[line] or sum(n > 0 for n in held) != 1 or max(held) < 2:
            continue
        with_one = [n + (other == seat) for other, n in enumerate(held)]
        line_id, points = rules.board.lines[line].id, by_cities(with_one, cities)[seat]
        yield Message("coach-hint-second", {"line": line_id, "points": points})


def _unreached(rules: RocketRules, state: RocketState, seat: int) -> int:
    """Cubes in cities that no line is connected to."""
    reached = 0
    for cities in state.cities:
        reached |= cities
    return sum(cubes_in(rules, state, city)[seat] for city in range(len(rules.board.cities)) if not reached >> city & 1)
