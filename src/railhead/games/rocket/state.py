"""The state of a game of Rocket. Supplies, points and connections are derived, so no piece is lost or doubled."""

from __future__ import annotations

from enum import IntEnum

from railhead.games.rocket.board import Board, figures
from railhead.kernel.frame import Frame, State


class Source(IntEnum):
    """Where points come from."""

    CITIES = 0
    TOWNS = 1
    MERGERS = 2
    PASSENGERS = 3
    INDUSTRIES = 4
    STATIONS = 5
    SHARES = 6


class Turn(Frame, frozen=True, tag="turn"):
    """A player's turn: actions done, lines already extended (3.2), and how many moved a station (A33).

    `still` counts the turns in succession before this one that only moved stations.
    """

    seat: int
    done: int = 0
    extended: tuple[int, ...] = ()
    relocated: int = 0
    still: int = 0


class Veto(Frame, frozen=True, tag="veto"):
    """An announced move waits for the other holders of the line (section 5)."""

    line: int
    to: int
    asked: int
    shares: int = 0
    bidder: int = -1
    target: int = -1


class Defence(Frame, frozen=True, tag="defence"):
    """The active player may equal the highest bid (5.4)."""

    line: int
    to: int
    shares: int
    bidder: int
    target: int


class ChooseAbsorber(Frame, frozen=True, tag="choice"):
    """The moved locomotive touches several lines: which one absorbs (A12)?"""

    line: int


class Over(Frame, frozen=True, tag="over"):
    """The game has ended; reasons as in section 9."""

    reasons: tuple[str, ...]


RocketFrame = Turn | Veto | Defence | ChooseAbsorber | Over


class RocketState(State, frozen=True):
    """Tuples by line, seat, city or slot; hexes by index.

    `ways[line]` are the line's ways in order, from a start city on: the first is its own and ends at its
    locomotive, further ones were absorbed and end at the joint. A closed line has none.
    `plain`, `joints2`, `joints3` say which tile lies on a track hex; `owed2` and `owed3` are joints under a
    locomotive, whose connector is laid when it leaves (A13). `boxed` counts regular and two-line tiles in the box.
    """

    stack: tuple[RocketFrame, ...]
    scored: tuple[tuple[int, ...], ...]  # by source, by seat
    shares: tuple[tuple[int, ...], ...]  # by line, by seat
    passengers: tuple[int, ...]
    ways: tuple[tuple[bytes, ...], ...]
    heading: tuple[int, ...]  # -1: in the start city, or closed
    cities: tuple[int, ...]  # by line, a mask of connected cities
    isolated: tuple[bool, ...]
    cubes: tuple[tuple[int, ...], ...]  # by slot group, seats in the order of placing
    stations: tuple[tuple[int, int], ...]  # sorted (hex, seat)
    plain: bytes = b""  # track hexes with a regular tile, in the order of laying
    joints2: bytes = b""
    joints3: bytes = b""
    owed2: bytes = b""
    owed3: bytes = b""
    boxed: tuple[int, int] = (0, 0)


def points(state: RocketState) -> tuple[int, ...]:
    """Prestige points by seat."""
    return tuple(map(sum, zip(*state.scored, strict=True)))


def tiles_left(state: RocketState) -> int:
    return figures().track_tiles - len(state.plain) - state.boxed[0]


def connectors_left(state: RocketState) -> tuple[int, int]:
    """A1: junction tiles for two and for three lines."""
    two = figures().connectors_two - len(state.joints2) - state.boxed[1]
    return two, figures().connectors_three - len(state.joints3)


def passengers_left(state: RocketState) -> int:
    return figures().passengers - sum(state.passengers)


def is_closed(state: RocketState, line: int) -> bool:
    return not state.ways[line]


def open_lines(state: RocketState) -> list[int]:
    return [line for line, ways in enumerate(state.ways) if ways]


def locomotive(state: RocketState, line: int) -> int:
    """The hex of an open line's locomotive."""
    return state.ways[line][0][-1]


def line_bits(board: Board, state: RocketState, line: int) -> int:
    """L(i) of A20: the track hexes of a line and its locomotive's hex, outside the start city."""
    ways = state.ways[line]
    if len(ways) == 1:
        return board.bits_of(ways[0])
    found = 0
    for way in ways:
        found |= board.bits_of(way)
    return found


def taken_bits(board: Board, state: RocketState) -> int:
    """Hexes with track or a locomotive outside its start city: no locomotive may enter (4.2)."""
    return board.track_of(state.ways)[0]


def line_at(board: Board, state: RocketState, hex_: int) -> int | None:
    """The line whose track or locomotive is on a hex."""
    bit = board.bit[hex_]
    if not bit & taken_bits(board, state):
        return None
    for line in range(len(state.ways)):
        if line_bits(board, state, line) & bit:
            return line
    return None


def stations_on(board: Board, state: RocketState, line: int) -> tuple[int, ...]:
    """11.1, A16, A25: stations connected to a line, by seat."""
    bits = line_bits(board, state, line)
    counts = [0] * len(state.passengers)
    for hex_, seat in state.stations:
        if board.bit[hex_] & bits:
            counts[seat] += 1
    return tuple(counts)


def turn_of(state: RocketState) -> Turn:
    """The turn under all questions on top of it."""
    frame = state.stack[0]
    assert isinstance(frame, Turn)
    return frame
