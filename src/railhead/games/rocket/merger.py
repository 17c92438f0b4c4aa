"""Mergers (section 7): the line of the moved locomotive is closed into a line that it touches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.rocket.actions import Absorb
from railhead.games.rocket.effects import Close, Join, LayPlain, Score, Shares
from railhead.games.rocket.play import RocketPlay
from railhead.games.rocket.refusals import LineClosed, NotTouched, UnknownLine
from railhead.games.rocket.score import by_cities
from railhead.games.rocket.state import Choice, RocketState, Source, line_bits, locomotive, open_lines, tiles_left
from railhead.games.rocket.turn import after_extending
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules


def touched(rules: RocketRules, state: RocketState, line: int) -> list[int]:
    """7.1, A9, A10: the other lines whose track, or locomotive outside its start city, is next to the locomotive."""
    near = rules.board.near[locomotive(state, line)]
    return [other for other in open_lines(state) if other != line and line_bits(rules.board, state, other) & near]


def merge_if_touching(play: RocketPlay, line: int) -> None:
    """7.1, A12: one merger a step; where several lines are touched the active player chooses."""
    found = touched(play.rules, play.state, line)
    if len(found) > 1:
        play.push(Choice(line))
        return
    if found:
        merge(play, line, found[0])
    after_extending(play, line)


def every_absorb(rules: RocketRules, state: RocketState, choice: Choice) -> Iterator[Absorb]:
    for line in touched(rules, state, choice.line):
        yield Absorb(rules.board.lines[line].id)


def refuse_absorb(rules: RocketRules, state: RocketState, choice: Choice, action: Absorb) -> Iterator[Refusal]:
    into = rules.board.line_index.get(action.into)
    if into is None:
        yield UnknownLine(action.into)
    elif not state.ways[into]:
        yield LineClosed(action.into)
    elif into not in touched(rules, state, choice.line):
        yield NotTouched(action.into)


def absorb(play: RocketPlay, choice: Choice, action: Absorb) -> None:
    """A12: the chosen line absorbs; the others stay separate."""
    play.pop()
    merge(play, choice.line, play.rules.board.line_index[action.into])
    after_extending(play, choice.line)


def merge(play: RocketPlay, line: int, into: int) -> None:
    """7.2-7.5: score the closed line's shares, join the track, exchange the shares two for one."""
    held = play.state.shares[line]
    cities = play.state.cities[line].bit_count()
    points = by_cities(held, cities)
    if any(points):
        play.do(Score(Source.MERGERS, points, line, cities))
    _join(play, line, into)
    for seat, shares in enumerate(held):
        if shares >= 2:
            play.do(Shares(seat, into, shares // 2))


def _join(play: RocketPlay, line: int, into: int) -> None:
    """A13: a regular tile on the closed locomotive's hex, if there is one, and a connector at the joint."""
    last = locomotive(play.state, line)
    joint = joint_of(play.rules, play.state, line, into)
    play.do(Close(line, into, joint))
    if tiles_left(play.state):
        play.do(LayPlain(last))
    play.do(Join(joint, owed=locomotive(play.state, into) == joint))


def joint_of(rules: RocketRules, state: RocketState, line: int, into: int) -> int:
    """A13: where several hexes of the survivor are near: straight, left, right, back left, back right."""
    board = rules.board
    here, heading = locomotive(state, line), state.heading[line]
    bits = line_bits(board, state, into)
    for turn in (0, 1, -1, 2, -2):
        there = board.neighbour[here][(heading + turn) % 6]
        if there >= 0 and board.bit[there] & bits:
            return there
    raise AssertionError("lines that merge touch")
