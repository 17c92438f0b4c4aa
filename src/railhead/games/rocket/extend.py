"""EXTEND: announcing a move (section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.rocket.actions import Extend
from railhead.games.rocket.effects import Announce, Shares
from railhead.games.rocket.move import make_move, needs_tile, refuse_target
from railhead.games.rocket.play import RocketPlay
from railhead.games.rocket.refusals import LineClosed, LineExtendedAlready, NoTileLeft, UnknownHex, UnknownLine
from railhead.games.rocket.state import RocketState, Turn, Veto, is_closed, taken_bits, tiles_left
from railhead.games.rocket.veto import next_bidder
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules


def may_extend(state: RocketState, turn: Turn, line: int) -> bool:
    """4.1, 3.2, A18: whether a line may be extended at all in this turn."""
    if is_closed(state, line) or line in turn.extended:
        return False
    return tiles_left(state) > 0 or not needs_tile(state, line)


def every_extend(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Extend]:
    board = rules.board
    taken = taken_bits(board, state)
    for line, ways in enumerate(state.ways):
        if ways and may_extend(state, turn, line):
            row = rules.extends[line]
            for _, hex_ in board.steps[ways[0][-1]][state.heading[line]]:
                if not board.bit[hex_] & taken:
                    yield row[hex_]


def refuse_extend(rules: RocketRules, state: RocketState, turn: Turn, action: Extend) -> Iterator[Refusal]:
    board = rules.board
    line, to = board.line_index.get(action.line), board.index.get(action.to)
    if line is None:
        yield UnknownLine(action.line)
    elif is_closed(state, line):
        yield LineClosed(action.line)
    elif line in turn.extended:
        yield LineExtendedAlready(action.line)
    elif not may_extend(state, turn, line):
        yield NoTileLeft(action.line)
    if to is None:
        yield UnknownHex(action.to)
    elif line is not None and not is_closed(state, line):
        yield from refuse_target(rules, state, line, to)


def extend(play: RocketPlay, turn: Turn, action: Extend) -> None:
    """4.3, 4.4: announce the move and gain a share, unless the line is isolated; then the veto (4.6)."""
    board = play.rules.board
    line, to = board.line_index[action.line], board.index[action.to]
    play.do(Announce(turn.seat, line, to))
    if not play.state.isolated[line]:
        play.do(Shares(turn.seat, line, 1))
    asked = next_bidder(play.state, turn.seat, turn.seat, line, 0)
    if asked is None:
        make_move(play, line, to, takes_passenger=True)
    else:
        play.push(Veto(line, to, asked))
