"""Moving a locomotive: where it may go, and all that follows from a step (4.1, 4.2, 4.7-4.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from railhead.games.rocket.board import Board
from railhead.games.rocket.effects import Connect, Move, Passenger, Tile
from railhead.games.rocket.merger import merge_if_touching
from railhead.games.rocket.refusals import HexHasCity, HexHasLocomotive, HexHasTrack
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.score import score_connections
from railhead.games.rocket.state import RocketState, line_at, locomotive, passengers_left, taken_bits, turn_of
from railhead.kernel.refusal import Refusal, says


@says("refusal-not-ahead", "4.1")
class NotAhead(Refusal, frozen=True):
    """The hex is none of those in front of the locomotive, or `start`: around its start city."""

    line: str
    hex: str
    where: Literal["start", "under-way"]


def targets(rules: RocketRules, state: RocketState, line: int) -> list[tuple[int, int]]:
    """4.1, 4.2: the (heading, hex) pairs a locomotive may go to."""
    board = rules.board
    taken = taken_bits(board, state)
    steps = board.steps[locomotive(state, line)][state.heading[line]]
    return [(heading, hex_) for heading, hex_ in steps if not board.bit[hex_] & taken]


def refuse_target(rules: RocketRules, state: RocketState, line: int, to: int) -> Iterator[Refusal]:
    """4.1, 4.2: all reasons against a hex."""
    board = rules.board
    here, heading, name = locomotive(state, line), state.heading[line], board.names[to]
    turns = range(6) if heading < 0 else (heading, (heading + 1) % 6, (heading - 1) % 6)
    if to not in (board.neighbour[here][d] for d in turns):
        yield NotAhead(board.lines[line].id, name, "start" if heading < 0 else "under-way")
    if to in board.city_at:
        yield HexHasCity(name, board.cities[board.city_at[to]].name)
        return
    there = line_at(board, state, to)
    if there is not None:
        id = board.lines[there].id
        yield HexHasLocomotive(name, id) if locomotive(state, there) == to else HexHasTrack(name, id)


def needs_tile(state: RocketState, line: int) -> bool:
    """4.7, A13: no regular tile is due in the start city or where a connector is owed."""
    own = state.ways[line][0]
    here = own[-1:]
    return len(own) > 1 and here not in state.owed2 and here not in state.owed3


def make_move(play: RocketPlay, line: int, to: int, *, takes_passenger: bool) -> None:
    """4.7-4.10, 4.11, A14: tile, locomotive, passenger, scorings, merger; then the action is over."""
    board, state = play.rules.board, play.state
    heading = board.neighbour[locomotive(state, line)].index(to)
    play.do(Move(line, to, heading, _tile_behind(state, line)))
    if takes_passenger:
        take_passenger(play, to)
    new = newly_connected(board, play.state, line, to)
    if new:
        play.do(Connect(line, new))
        score_connections(play, line, new)
    merge_if_touching(play, line)


def newly_connected(board: Board, state: RocketState, line: int, to: int) -> int:
    """6, A17, 7.5: the cities of every type next to a hex; each once for a line, with what it has absorbed."""
    return board.cities_by[to] & ~state.cities[line]


def _tile_behind(state: RocketState, line: int) -> Tile:
    """4.7, A13: what is laid on the hex the locomotive leaves."""
    own = state.ways[line][0]
    if len(own) == 1:
        return ""
    if own[-1:] in state.owed3:
        return "joint3"
    if own[-1:] in state.owed2:
        return "joint2"
    return "plain"


def wins_passenger(state: RocketState, to: int) -> bool:
    """4.9: on another player's station the active player takes a passenger, if one is left."""
    seat = turn_of(state).seat
    return passengers_left(state) > 0 and any(h == to and owner != seat for h, owner in state.stations)


def take_passenger(play: RocketPlay, to: int) -> None:
    """4.9: for the active player."""
    if wins_passenger(play.state, to):
        play.do(Passenger(turn_of(play.state).seat))
