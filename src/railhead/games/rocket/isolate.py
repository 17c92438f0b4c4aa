"""Isolated lines (section 8): can a line's locomotive still reach a city or meet another line?

The search of A20 is optimistic: breadth-first over (hex, heading) through free hexes. It runs on sets of
hexes, one for each heading, a step for all of them at once. Most of the time it does not run at all: a
*witness*, the way to a goal found earlier, is looked up by the locomotive's place and checked against the
position. Witnesses are a memory beside the rules object and never decide anything: a stale one is searched anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

from railhead.games.rocket.board import Board
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, line_bits, locomotive, open_lines, taken_bits

Place = tuple[int, int]  # a locomotive's hex and heading


class Way(NamedTuple):
    """A way that leads a locomotive to `end`: the hexes to pass, and where they end."""

    through: int
    end: int


class Witnesses:
    """The last way found from a place to a city, to a line's hexes, and to a meeting."""

    __slots__ = ("meeting", "to_city", "to_line")

    def __init__(self) -> None:
        self.to_city: dict[Place, Way] = {}
        self.to_line: dict[Place, Way] = {}
        self.meeting: dict[tuple[Place, Place], tuple[Way, Way]] = {}


_witnesses: WeakKeyDictionary[RocketRules, Witnesses] = WeakKeyDictionary()

#: what `newly_isolated` answered last in all games: who plays on in his head comes by the same track again and again
_answers: dict[tuple[object, ...], list[int]] = {}
ANSWERS = 20_000


def witnesses_of(rules: RocketRules) -> Witnesses:
    """The memory of one game's rules, which lasts as long as they do: a server has hundreds of games at a time."""
    found = _witnesses.get(rules)
    if found is None:
        found = _witnesses[rules] = Witnesses()
    return found


class Flood:
    """The hexes that a locomotive reaches first at each step, by the heading with which they are entered.

    A step is taken when it is asked for: most goals are near.
    """

    __slots__ = ("_left", "_shifts", "layers")

    def __init__(self, board: Board, place: Place, free: int) -> None:
        hex_, heading = place
        start = board.bit[hex_]
        turns = range(6) if heading < 0 else (heading, (heading + 1) % 6, (heading - 1) % 6)
        self._shifts = board.shifts
        self.layers = [tuple(board.step(start, d) & free if d in turns else 0 for d in range(6))]
        #: by heading: the free hexes not reached yet
        self._left = [free & ~bits for bits in self.layers[0]]

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """The layers from the nearest on, as far as there are any."""
        depth = 0
        while any(self.layers[depth]):
            yield self.layers[depth]
            depth += 1
            if depth == len(self.layers):
                self._go_on()

    def _go_on(self) -> None:
        a, b, c, d, e, f = self.layers[-1]
        left, layer = self._left, list[int]()
        for heading, bits in enumerate((a | b | f, b | c | a, c | d | b, d | e | c, e | f | d, f | a | e)):
            if bits:
                shift = self._shifts[heading]
                bits = (bits << shift if shift > 0 else bits >> -shift) & left[heading]
                left[heading] ^= bits
            layer.append(bits)
        self.layers.append(tuple(layer))


class View:
    """A position as the search sees it; reach is computed once for each line that needs it."""

    __slots__ = ("board", "floods", "free", "lines", "places", "rules", "state", "witnesses")

    def __init__(self, rules: RocketRules, state: RocketState) -> None:
        self.rules, self.state, self.board = rules, state, rules.board
        self.witnesses = witnesses_of(rules)
        self.lines = {line: line_bits(rules.board, state, line) for line in open_lines(state)}
        self.free = rules.board.open & ~taken_bits(rules.board, state)
        self.places: dict[int, Place] = {
            line: (locomotive(state, line), state.heading[line]) for line in self.lines
        }  # fmt: skip
        self.floods: dict[int, Flood] = {}

    def flood(self, line: int) -> Flood:
        found = self.floods.get(line)
        if found is None:
            found = self.floods[line] = Flood(self.board, self.places[line], self.free)
        return found

    def reach(self, line: int) -> int:
        """R(i) of A20."""
        found = 0
        for layer in self.flood(line):
            for bits in layer:
                found |= bits
        return found


def newly_isolated(rules: RocketRules, state: RocketState) -> list[int]:
    """8.1, A21: the open lines that get an X now."""
    asked = (rules.board, rules.starts, rules.two_way, state.ways, state.heading, state.cities, state.isolated)
    found = _answers.get(asked)
    if found is None:
        if len(_answers) >= ANSWERS:
            _answers.clear()
        view = View(rules, state)
        found = [line for line in view.lines if not state.isolated[line] and is_isolated(view, line)]
        _answers[asked] = found
    return found


def is_isolated(view: View, line: int) -> bool:
    """8.1, A19, A20, 8.4: no further city, no merger; with the option two-way nobody can run into it either."""
    if _reaches_city(view, line) or _reaches_line(view, line) or _meets_other(view, line):
        return False
    return not (view.rules.two_way and _is_reached(view, line))


def _reaches_city(view: View, line: int) -> bool:
    """A20: a city not yet connected (not its own start) next to a hex the locomotive can reach."""
    board, place = view.board, view.places[line]
    missing = ~view.state.cities[line] & ~(1 << board.city_at[view.rules.starts[line]])
    known = view.witnesses.to_city
    way = known.get(place)
    if way and not way.through & ~view.free and board.cities_by[way.end] & missing:
        return True
    goal = 0
    for city in board.cities_in(missing & (1 << len(board.cities)) - 1):
        goal |= board.near_city[city]
    found = _way_to(view, line, goal)
    if found:
        _remember(known, found, board)
    return found is not None


def _reaches_line(view: View, line: int) -> bool:
    """A20: another open line's track or locomotive next to a hex the locomotive can reach."""
    board, place = view.board, view.places[line]
    others = 0
    for other, bits in view.lines.items():
        if other != line:
            others |= bits
    known = view.witnesses.to_line
    way = known.get(place)
    if way and not way.through & ~view.free and board.near[way.end] & others:
        return True
    found = _way_to(view, line, board.around(others))
    if found:
        _remember(known, found, board)
    return found is not None


def _meets_other(view: View, line: int) -> bool:
    """A20: some hex the locomotive can reach equals or is next to one that another locomotive can reach."""
    board, mine = view.board, view.places[line]
    known = view.witnesses.meeting
    for other, place in view.places.items():
        if other == line:
            continue
        ways = known.get((mine, place))
        if ways and not (ways[0].through | ways[1].through) & ~view.free:
            return True
    for other, place in view.places.items():
        if other == line:
            continue
        theirs = view.reach(other)
        here = _way_to(view, line, board.around(theirs))
        if here:
            end = board.bit[here[-1][0]]
            there = _way_to(view, other, board.around(end))
            assert there is not None
            known[mine, place] = (_way(here, board), _way(there, board))
            return True
    return False


def _is_reached(view: View, line: int) -> bool:
    """A20 for two-way: another locomotive can come next to this line."""
    near = view.board.around(view.lines[line])
    return any(view.reach(other) & near for other in view.lines if other != line)


def _way_to(view: View, line: int, goal: int) -> list[tuple[int, int]] | None:
    """The way to a nearest reachable hex of `goal`, as (hex, heading) from the first step, or None."""
    for depth, layer in enumerate(view.flood(line)):
        for heading in range(6):
            hit = layer[heading] & goal
            if hit:
                return _back(view, line, depth, heading, hit & -hit)
    return None


def _back(view: View, line: int, depth: int, heading: int, bit: int) -> list[tuple[int, int]]:
    """The steps that led to a hex, found backwards through the layers. The first entry is the start."""
    board, layers = view.board, view.flood(line).layers
    way: list[tuple[int, int]] = [(board.hex_of_bit[bit], heading)]
    for layer in reversed(layers[:depth]):
        shift = board.shifts[heading]
        bit = bit >> shift if shift > 0 else bit << -shift
        heading = next(d % 6 for d in (heading, heading + 1, heading - 1) if layer[d % 6] & bit)
        way.append((board.hex_of_bit[bit], heading))
    way.append(view.places[line])
    return way[::-1]


def _way(steps: list[tuple[int, int]], board: Board) -> Way:
    through = 0
    for hex_, _ in steps[1:]:
        through |= board.bit[hex_]
    return Way(through, steps[-1][0])


def _remember(known: dict[Place, Way], steps: list[tuple[int, int]], board: Board) -> None:
    """Keep a way for its start and for every place along it: a locomotive that follows it needs no search."""
    through, end = 0, steps[-1][0]
    for (hex_, _), place in zip(steps[:0:-1], steps[-2::-1], strict=True):
        through |= board.bit[hex_]
        known[place] = Way(through, end)
