"""What the coach reminds of in Rocket: what the next step scores, for rivals too, what is level, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from railhead.games.rocket.board import figures
from railhead.games.rocket.extend import may_extend
from railhead.games.rocket.move import newly_connected, targets
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.score import by_cities, city_points, cubes_in, majority
from railhead.games.rocket.state import (
    RocketState,
    Turn,
    line_bits,
    open_lines,
    passengers_left,
    points,
    stations_on,
    tiles_left,
)
from railhead.kernel.message import Arg, Message, SeatArg, Term

#: lines with this many cities are worth a share; the most tiles laid in a new game, and left in a late one
LARGE, NEW, LATE, LAST = 5, 4, 25, 10
#: a rival who scores this many with one step is a threat; an industry with this many own cubes is worth another one
THREAT, STAKE = 3, 2


class Step(Struct, frozen=True):
    """A step that a line could take, and what its new cities and towns would score, by seat."""

    line: int
    to: int
    new: int
    scores: tuple[int, ...]


def hints(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, the most pressing first."""
    turn = state.stack[-1]
    if not isinstance(turn, Turn):
        return
    yield from _last_line(rules, state, seat)
    if tiles_left(state) < LAST:
        yield Message("coach-hint-tiles", {"tiles": tiles_left(state)})
    steps = [step for line in open_lines(state) for step in _steps(rules, state, line)]
    mine = [step for step in steps if may_extend(state, turn, step.line)]
    yield from _chance(rules, state, seat, mine)
    if turn.done == 0:
        yield from _level_city(rules, state, seat, mine)
    yield from _merger(rules, state, seat, mine)
    yield from _threat(rules, state, seat, steps)
    yield from _passenger(rules, state, seat, mine)
    yield from _level_lines(rules, state, seat)
    yield from _second_places(rules, state, seat)
    if tiles_left(state) < LATE and (lost := _unreached(rules, state, seat)) >= 2:
        yield Message("coach-hint-unreached", {"cubes": lost})
    yield from _industry(rules, state, seat)
    if len(state.plain) < NEW:
        yield Message("coach-hint-stations")
    yield from _isolated(rules, state, mine)


# -- what a step scores ------------------------------------------------------------------------------------


def _steps(rules: RocketRules, state: RocketState, line: int) -> Iterator[Step]:
    """6: all steps of a line, with the cities and towns that they would connect."""
    board = rules.board
    for _, to in targets(rules, state, line):
        new, scores = newly_connected(board, state, line, to), [0] * rules.seats
        stations = list(stations_on(board, state, line))
        for hex_, owner in state.stations:
            stations[owner] += hex_ == to
        size = (state.cities[line] | new).bit_count()
        rows = [city_points(rules, state, city) for city in board.cities_in(new & board.regular)]
        rows += [by_cities(stations, size)] * (new & board.rail).bit_count()
        for row in rows:
            scores = [a + b for a, b in zip(scores, row, strict=True)]
        yield Step(line, to, new, tuple(scores))


def _chance(rules: RocketRules, state: RocketState, seat: int, steps: Sequence[Step]) -> Iterator[Message]:
    """6.1, 6.2: the step that scores most now; 5.1: a rival with more shares of the line can send it elsewhere."""
    best = max(steps, key=lambda step: step.scores[seat], default=None)
    if best is None or not best.scores[seat]:
        return
    line_id, hex_ = rules.board.lines[best.line].id, rules.board.names[best.to]
    told: dict[str, Arg] = {"line": line_id, "hex": hex_, "points": best.scores[seat]}
    towns = list(rules.board.cities_in(best.new & rules.board.rail))
    if towns and not best.new & rules.board.regular:
        size = (state.cities[best.line] | best.new).bit_count()
        yield Message("coach-hint-town", {**told, "city": rules.board.cities[towns[0]].name, "cities": size})
    else:
        yield Message("coach-hint-score", told)
    held = state.shares[best.line]
    rival = _strongest_rival(held, seat)
    if held[rival] > held[seat] + 1:
        yield Message("coach-hint-elsewhere", {"line": line_id, "seat": SeatArg(rival)})


def _level_city(rules: RocketRules, state: RocketState, seat: int, steps: Sequence[Step]) -> Iterator[Message]:
    """6.1: a city that can be reached now, in which one more cube first would score more."""
    first = figures().city_prizes[0]
    for step in steps:
        for city in rules.board.cities_in(step.new & rules.board.regular):
            cubes = list(cubes_in(rules, state, city))
            now = majority(cubes, *figures().city_prizes)[seat]
            cubes[seat] += 1
            then = majority(cubes, *figures().city_prizes)[seat]
            if 0 < now < then == first and _has_room(rules, state, city=city):
                line_id, name = rules.board.lines[step.line].id, rules.board.cities[city].name
                yield Message("coach-hint-cube-first", {"line": line_id, "city": name, "now": now, "then": then})
                return


def _has_room(rules: RocketRules, state: RocketState, city: int | None = None, industry: int | None = None) -> bool:
    """10.1: whether a slot is free in a city, or in an industry."""
    return any(
        len(cubes) < slots.count and city in (None, slots.city) and industry in (None, slots.industry)
        for slots, cubes in zip(rules.board.slots, state.cubes, strict=True)
    )


def _merger(rules: RocketRules, state: RocketState, seat: int, steps: Sequence[Step]) -> Iterator[Message]:
    """7.1, 7.2, 7.4: a line that one leads and that can run into another now; an odd share is lost."""
    board = rules.board
    for step in steps:
        held = [
            n + (other == seat and not state.isolated[step.line]) for other, n in enumerate(state.shares[step.line])
        ]
        others = [line for line in open_lines(state) if line != step.line]
        into = [line for line in others if line_bits(board, state, line) & board.near[step.to]]
        if not into or held[seat] <= held[_strongest_rival(held, seat)]:
            continue
        scored = by_cities(held, (state.cities[step.line] | step.new).bit_count())[seat]
        lines = {"line": board.lines[step.line].id, "into": board.lines[into[0]].id}
        shares = {"shares": held[seat] // 2, "lost": held[seat] % 2}
        yield Message("coach-hint-merger", {**lines, **shares, "points": scored})
        return


def _threat(rules: RocketRules, state: RocketState, seat: int, steps: Sequence[Step]) -> Iterator[Message]:
    """5.1: a rival who could score much with the next step of a line of which one holds shares."""
    found = [
        (step.scores[rival], rival, step.line)
        for step in steps
        if state.shares[step.line][seat]
        for rival in range(rules.seats)
        if rival != seat and step.scores[rival] >= THREAT and step.scores[rival] > step.scores[seat]
    ]
    if found:
        scored, rival, line = max(found)
        held = state.shares[line][seat]
        told: dict[str, Arg] = {"line": rules.board.lines[line].id, "points": scored, "shares": held}
        yield Message("coach-hint-threat", {**told, "seat": SeatArg(rival)})


def _passenger(rules: RocketRules, state: RocketState, seat: int, steps: Sequence[Step]) -> Iterator[Message]:
    """4.9, 12.1: a rival's station that a line can stop on, where one passenger more makes a difference."""
    owners = dict(state.stations)
    mine, most = state.passengers[seat], max(state.passengers)
    first, second = figures().end_prizes
    if (
        not passengers_left(state)
        or most == 0
        or most - mine > 1
        or (mine == most and state.passengers.count(most) == 1)
    ):
        return
    for step in steps:
        if owners.get(step.to, seat) != seat:
            line_id = rules.board.lines[step.line].id
            yield Message("coach-hint-passenger", {"line": line_id, "mine": mine, "first": first, "second": second})
            return


# -- majorities --------------------------------------------------------------------------------------------


def _strongest_rival(held: Sequence[int], seat: int) -> int:
    return max((other for other in range(len(held)) if other != seat), key=held.__getitem__)


def _level_lines(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """7.2: a large line in which somebody is one share behind: closed now, it pays the first prize."""
    for line in open_lines(state):
        held, cities = state.shares[line], state.cities[line].bit_count()
        rival = _strongest_rival(held, seat)
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


def _industry(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """12.2: the industry in which one more cube would bring most at the end."""
    found = []
    for industry in range(len(rules.board.industries)):
        held = [0] * rules.seats
        for slots, cubes in zip(rules.board.slots, state.cubes, strict=True):
            for owner in cubes if slots.industry == industry else ():
                held[owner] += 1
        more = [n + (other == seat) for other, n in enumerate(held)]
        now, then = (majority(row, *figures().end_prizes)[seat] for row in (held, more))
        if held[seat] >= STAKE and then > now and _has_room(rules, state, industry=industry):
            found.append((then - now, now, then, industry))
    if found:
        _, now, then, industry = max(found)
        word = Term(f"industry-{rules.board.industries[industry]}")
        yield Message("coach-hint-industry", {"industry": word, "now": now, "then": then})


# -- the end -----------------------------------------------------------------------------------------------


def _last_line(rules: RocketRules, state: RocketState, seat: int) -> Iterator[Message]:
    """9.1: one more line closed or isolated, and the game ends after that turn."""
    still = sum(not state.isolated[line] for line in open_lines(state))
    if still == 2:
        ahead = points(state)[seat] > max(n for other, n in enumerate(points(state)) if other != seat)
        yield Message("coach-hint-end-ahead" if ahead else "coach-hint-end-behind")


def _isolated(rules: RocketRules, state: RocketState, steps: Sequence[Step]) -> Iterator[Message]:
    """8.2: extending an isolated line gives no share."""
    for line in dict.fromkeys(step.line for step in steps):
        if state.isolated[line]:
            yield Message("coach-hint-isolated", {"line": rules.board.lines[line].id})
            return
