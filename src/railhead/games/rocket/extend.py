"""EXTEND: announcing a move (section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from railhead.games.rocket.effects import Announce, Shares
from railhead.games.rocket.move import make_move, needs_tile, refuse_target, targets
from railhead.games.rocket.notes import notes_of
from railhead.games.rocket.refusals import AboutLine, LineClosed, UnknownHex, UnknownLine
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.state import (
    RocketState,
    Turn,
    Veto,
    is_closed,
    locomotive,
    open_lines,
    taken_bits,
    tiles_left,
)
from railhead.games.rocket.veto import next_bidder
from railhead.kernel.action import Action, to_plain
from railhead.kernel.flow import Act
from railhead.kernel.menu import Choice, Pick, blocked_by
from railhead.kernel.message import Message
from railhead.kernel.refusal import Reason, Refusal


class Extend(Action, frozen=True, tag="extend"):
    """Section 4: move a line's locomotive to an adjacent hex."""

    line: str
    to: str


LineExtendedAlready = AboutLine.saying("refusal-line-extended-already", "3.2")
NoTileLeft = AboutLine.saying("refusal-no-tile-left", "A18")


@lru_cache(maxsize=64)
def extends(rules: RocketRules) -> tuple[tuple[Extend, ...], ...]:
    """By line and hex; made once, so that listing is a matter of looking."""
    return tuple(tuple(Extend(line.id, name) for name in rules.board.names) for line in rules.board.lines)


def may_extend(state: RocketState, turn: Turn, line: int) -> bool:
    """4.1, 3.2, A18: whether a line may be extended at all in this turn."""
    if is_closed(state, line) or line in turn.extended:
        return False
    return tiles_left(state) > 0 or not needs_tile(state, line)


def every_extend(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Extend]:
    board, rows = rules.board, extends(rules)
    taken, tiles = taken_bits(board, state), tiles_left(state) > 0
    for line, ways in enumerate(state.ways):
        if ways and line not in turn.extended and (tiles or not needs_tile(state, line)):
            row = rows[line]
            for _, hex_ in board.steps[ways[0][-1]][state.heading[line]]:
                if not board.bit[hex_] & taken:
                    yield row[hex_]


def refuse_extend(rules: RocketRules, state: RocketState, turn: Turn, action: Extend) -> Iterator[Refusal]:
    """4.1, 4.2, 3.2, A18: an open line, once a turn, to a free hex in front of its locomotive."""
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
    """4.3, 4.4, 8.2, A8: announce the move and gain a share, unless the line is isolated; then the veto (4.6)."""
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


def offer_extend(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Pick]:
    """A locomotive, then a hex in front of it."""
    choices = (choice for line in open_lines(state) for choice in _choices(rules, state, turn, line))
    yield Pick("extend", Message("offer-extend"), tuple(choices), cell="to")


def _choices(rules: RocketRules, state: RocketState, turn: Turn, line: int) -> Iterator[Choice]:
    board, id = rules.board, rules.board.lines[line].id
    free = targets(rules, state, line)
    trial = Extend(id, board.names[free[0][1] if free else locomotive(state, line)])
    blocked = blocked_by(refuse_extend(rules, state, turn, trial))
    if blocked is not None:
        if not free:
            blocked = Reason(Message("blocked-boxed-in", {"line": id}), blocked.rule)
        yield Choice(to_plain(trial), Message("choice-line", {"line": id}), (f"loco:{id}",), blocked=blocked)
        return
    for _, hex_ in free:
        action = Extend(id, board.names[hex_])
        label = Message("choice-extend", {"line": id, "hex": action.to})
        yield Choice(to_plain(action), label, (f"loco:{id}", action.to), notes_of(rules, state, action))


EXTEND = Act(do=extend, refuse=refuse_extend, every=every_extend, offer=offer_extend)
