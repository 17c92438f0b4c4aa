"""Isolation by sets of hexes and witnesses equals a plain search (A20), and is never taken back."""

from __future__ import annotations

from collections import deque

import pytest
from msgspec.structs import replace

from railhead.games.catalogue import title
from railhead.games.rocket.board import read_map
from railhead.games.rocket.extend import Extend
from railhead.games.rocket.flow import Rocket
from railhead.games.rocket.isolate import View, is_isolated, newly_isolated
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, line_bits, locomotive, open_lines, taken_bits
from railhead.kernel.rng import Stream


def reach(rules: RocketRules, state: RocketState, line: int) -> set[int]:
    """R(i) of A20, one place at a time."""
    board, taken = rules.board, taken_bits(rules.board, state)
    start = (locomotive(state, line), state.heading[line])
    seen, queue = {start}, deque([start])
    found: set[int] = set()
    while queue:
        hex_, heading = queue.popleft()
        for d, there in board.steps[hex_][heading]:
            if not board.bit[there] & taken and (there, d) not in seen:
                seen.add((there, d))
                found.add(there)
                queue.append((there, d))
    return found


def plainly_isolated(rules: RocketRules, state: RocketState, line: int) -> bool:
    """8.1 and A20, word for word."""
    board = rules.board

    def close(some: set[int], other: set[int]) -> bool:
        return any(a == b or b in board.neighbour[a] for a in some for b in other)

    mine = reach(rules, state, line)
    own_start = board.city_at[board.lines[line].start]
    for city, place in enumerate(board.cities):
        if city != own_start and not state.cities[line] >> city & 1:
            if any(place.hex in board.neighbour[hex_] for hex_ in mine):
                return False
    laid = set(board.hexes_in(line_bits(board, state, line)))
    for other in open_lines(state):
        if other != line:
            theirs = reach(rules, state, other)
            if close(mine, theirs | set(board.hexes_in(line_bits(board, state, other)))):
                return False
            if rules.two_way and close(laid, theirs):
                return False
    return True


@pytest.mark.parametrize("isolation", ["one-way", "two-way"])
@pytest.mark.parametrize("name", ["england", "usa", "china"])
def test_equals_plain_search(name: str, isolation: str) -> None:
    rules = title("rocket").open({"map": name, "isolation": isolation}, 3)
    assert isinstance(rules, RocketRules)
    stream = Stream(f"isolation-{name}-{isolation}")
    compared = isolated = 0
    for game in range(3):
        state = rules.start(rules.draw(str(game))).state
        while rules.decision(state) is not None:
            actions = rules.legal(state).kinds()
            # extensions move the game on: take one in every second decision
            extends = [row for kind, row in actions if kind.__name__ == "Extend"]
            action = stream.choice(extends[0]) if extends and stream.below(2) else rules.legal(state).draw(stream)
            state = rules.apply(state, action).state
            if stream.below(4):
                continue
            view = View(rules, state)
            for line in open_lines(state):
                expected = plainly_isolated(rules, state, line)
                assert is_isolated(view, line) == expected
                compared += 1
                isolated += expected
    assert compared > 50
    assert isolated > 0


#: close quarters: lines are often shut in, and a way found earlier is often blocked
CLOSE = """
id = "close"
orientation = "pointy"
industries = ["salt"]
chart = ["x"]
start = [
  { id = "a", name = "A", hex = "0,0" }, { id = "b", name = "B", hex = "6,0" },
  { id = "c", name = "C", hex = "0,4" }, { id = "d", name = "D", hex = "6,4" },
]
regular = [{ id = "x", name = "X", hex = "3,2", slots = { salt = 1 } }]
rail = [{ id = "y", name = "Y", hex = "3,0" }, { id = "z", name = "Z", hex = "6,2" }]
land = [
  { r = 0, q = [[0, 6]] }, { r = 1, q = [[0, 6]] }, { r = 2, q = [[0, 6]] }, { r = 3, q = [[0, 6]] },
  { r = 4, q = [[0, 6]] },
]
line = [
  { id = "A", name = "A", colour = "#000000", start = "a" }, { id = "B", name = "B", colour = "#000001", start = "b" },
  { id = "C", name = "C", colour = "#000002", start = "c" }, { id = "D", name = "D", colour = "#000003", start = "d" },
]
"""


@pytest.mark.parametrize("isolation", ["one-way", "two-way"])
def test_equals_plain_search_in_close_quarters(isolation: str) -> None:
    """One rules object for all games: what it remembers of one must not mislead it in another."""
    rules = Rocket(1, {"map": "close", "isolation": isolation}, 2, read_map(CLOSE.encode()))
    stream = Stream(f"close-{isolation}")
    told = {True: 0, False: 0}
    for game in range(120):
        state = rules.start(rules.draw(str(game))).state
        for _ in range(60):
            if rules.decision(state) is None:
                break
            extends = [row for kind, row in rules.legal(state).kinds() if kind.__name__ == "Extend"]
            action = stream.choice(extends[0]) if extends else rules.legal(state).draw(stream)
            state = rules.apply(state, action).state
            view = View(rules, state)
            for line in open_lines(state):
                expected = plainly_isolated(rules, state, line)
                assert is_isolated(view, line) == expected
                told[expected] += 1
    assert min(told.values()) > 100


#: a passage with room for one: A's only way out is 1,0, and C can shut it
PASSAGE = """
id = "passage"
orientation = "pointy"
industries = ["salt"]
chart = ["x"]
start = [
  { id = "a", name = "A", hex = "0,0" }, { id = "b", name = "B", hex = "6,0" }, { id = "c", name = "C", hex = "1,1" },
]
regular = [{ id = "x", name = "X", hex = "0,5", slots = { salt = 1 } }]
rail = [{ id = "y", name = "Y", hex = "2,5" }]
land = [{ r = 0, q = [[0, 6]] }, { r = 1, q = [[1, 1]] }, { r = 5, q = [[0, 2]] }]
line = [
  { id = "A", name = "A", colour = "#000000", start = "a" }, { id = "B", name = "B", colour = "#000001", start = "b" },
  { id = "C", name = "C", colour = "#000002", start = "c" },
]
"""


def test_a_way_to_a_meeting_ends_with_its_first_hex() -> None:
    """A21: A could meet B until C, which has no hex ahead there, stands on the first hex of the way. All cities are
    connected, so that they do not count."""
    rules = Rocket(1, {"map": "passage"}, 2, read_map(PASSAGE.encode()))
    start = rules.start(rules.draw("any")).state
    connected = replace(start, cities=((1 << len(rules.board.cities)) - 1,) * 3)
    assert newly_isolated(rules, connected) == []
    assert rules.apply(connected, Extend("C", "1,0")).state.isolated == (True, False, True)
