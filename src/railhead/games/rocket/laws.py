"""Laws of conservation that hold after every action; the tests and `railhead random` check them."""

from __future__ import annotations

import itertools

from railhead.games.rocket.board import figures
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import (
    RocketState,
    connectors_left,
    line_bits,
    locomotive,
    open_lines,
    passengers_left,
    taken_bits,
    tiles_left,
)  # fmt: skip


def check(rules: RocketRules, state: RocketState) -> None:
    """Raises AssertionError where a piece is lost or doubled, or a derived fact disagrees with the board."""
    _check_pieces(state)
    _check_track(rules, state)
    _check_stations(rules, state)
    _check_lines(rules, state)


def _check_pieces(state: RocketState) -> None:
    """1.3-1.6: nothing beyond the supply, nothing negative."""
    assert 0 <= tiles_left(state) <= figures().track_tiles
    assert all(left >= 0 for left in connectors_left(state))
    assert passengers_left(state) >= 0
    assert min(state.passengers) >= 0
    assert all(shares >= 0 for row in state.shares for shares in row)
    assert all(points >= 0 for row in state.scored for points in row)


def _check_track(rules: RocketRules, state: RocketState) -> None:
    """Each tile lies on its own track hex, none under a locomotive; connectors are owed to locomotives only."""
    board = rules.board
    tiled = state.plain + state.joints2 + state.joints3
    assert len(set(tiled)) == len(tiled), "two tiles on one hex"
    locomotives = {locomotive(state, line) for line in open_lines(state)}
    assert not locomotives & set(tiled), "a tile under a locomotive"
    assert set(state.owed2 + state.owed3) <= locomotives, "a connector owed to nobody"
    track = set(board.hexes_in(taken_bits(board, state)))
    assert set(tiled) <= track, "a tile off the lines"
    assert tiles_left(state) == 0 or track - locomotives == set(tiled), "track without a tile"


def _check_stations(rules: RocketRules, state: RocketState) -> None:
    """11.2, 11.3: at most seven each, no two next to each other."""
    board = rules.board
    hexes = [hex_ for hex_, _ in state.stations]
    assert list(state.stations) == sorted(state.stations)
    assert len(set(hexes)) == len(hexes)
    for seat in range(rules.seats):
        assert sum(owner == seat for _, owner in state.stations) <= figures().stations_each
    assert not any(other in board.neighbour[hex_] for hex_ in hexes for other in hexes)


def _check_lines(rules: RocketRules, state: RocketState) -> None:
    """Lines do not overlap, hang together, and are connected to exactly the cities next to them (A17)."""
    board = rules.board
    seen = 0
    for line, ways in enumerate(state.ways):
        bits = line_bits(board, state, line)
        assert not bits & seen, "two lines on one hex"
        assert not bits & board.city_bits, "track on a city"
        seen |= bits
        for way in ways:
            assert all(b in board.neighbour[a] for a, b in itertools.pairwise(way)), "a gap in a line"
        near = sum(1 << city for city, close in enumerate(board.near_city) if close & bits)
        assert state.cities[line] == near, "connections differ from the board"
        if not ways:
            assert not any(state.shares[line])
            assert not state.isolated[line]
