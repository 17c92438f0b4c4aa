"""Mergers (section 7): the line of the moved locomotive is closed into a line that it touches."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.rocket.effects import Close, Join, LayPlain, Score, Shares
from railhead.games.rocket.notes import notes_of
from railhead.games.rocket.refusals import AboutLine, LineClosed, UnknownLine
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.score import by_cities
from railhead.games.rocket.state import (
    ChooseAbsorber,
    RocketState,
    Source,
    line_bits,
    locomotive,
    open_lines,
    taken_bits,
    tiles_left,
    turn_of,
)
from railhead.games.rocket.turn import after_extending
from railhead.kernel.action import Action, to_plain
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import Choice, Pick, Question
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.refusal import Refusal


class Absorb(Action, frozen=True, tag="absorb"):
    """A12: the line that absorbs, where several are touched."""

    into: str


NotTouched = AboutLine.saying("refusal-not-touched", "A12")


def touched(rules: RocketRules, state: RocketState, line: int) -> list[int]:
    """7.1, 8.3, A9, A10: the other lines whose track, or locomotive outside its start city, is next to this one."""
    own = line_bits(rules.board, state, line)
    near = rules.board.near[locomotive(state, line)] & taken_bits(rules.board, state) & ~own
    if not near:
        return []
    return [other for other in open_lines(state) if other != line and line_bits(rules.board, state, other) & near]


def merge_if_touching(play: RocketPlay, line: int) -> None:
    """7.1, A12, A11: one merger a step; where several lines are touched the active player chooses."""
    found = touched(play.rules, play.state, line)
    if len(found) > 1:
        play.push(ChooseAbsorber(line))
        return
    if found:
        merge(play, line, found[0])
    after_extending(play, line)


def merge(play: RocketPlay, line: int, into: int) -> None:
    """7.2-7.5, A11, A14, A25, A26: score the closed line's shares, join the track with the stations on it, exchange
    the shares two for one."""
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


# -- where several lines are touched ---------------------------------------------------------------------------------


def decide_absorber(rules: RocketRules, state: RocketState, choice: ChooseAbsorber) -> Decision:
    return Decision(turn_of(state).seat, "absorb")


def ask_absorber(rules: RocketRules, state: RocketState, choice: ChooseAbsorber) -> Question:
    seat, id = SeatArg(turn_of(state).seat), rules.board.lines[choice.line].id
    return Question(Message("ask-absorb", {"seat": seat, "line": id}))


def every_line(rules: RocketRules, state: RocketState, choice: ChooseAbsorber) -> Iterator[Absorb]:
    yield from (Absorb(line.id) for line in rules.board.lines)


def refuse_absorb(rules: RocketRules, state: RocketState, choice: ChooseAbsorber, action: Absorb) -> Iterator[Refusal]:
    """A12, 7.3: one of the lines that the locomotive touches; a closed one has left the game."""
    into = rules.board.line_index.get(action.into)
    if into is None:
        yield UnknownLine(action.into)
    elif not state.ways[into]:
        yield LineClosed(action.into)
    elif into not in touched(rules, state, choice.line):
        yield NotTouched(action.into)


def absorb(play: RocketPlay, choice: ChooseAbsorber, action: Absorb) -> None:
    """A12: the chosen line absorbs; the others stay separate."""
    play.pop()
    merge(play, choice.line, play.rules.board.line_index[action.into])
    after_extending(play, choice.line)


def offer_absorber(rules: RocketRules, state: RocketState, choice: ChooseAbsorber) -> Iterator[Pick]:
    id, choices = rules.board.lines[choice.line].id, list[Choice]()
    for line in touched(rules, state, choice.line):
        action = Absorb(rules.board.lines[line].id)
        label = Message("choice-absorb", {"line": id, "into": action.into})
        choices.append(Choice(to_plain(action), label, (f"loco:{action.into}",), notes_of(rules, state, action)))
    yield Pick("absorb", Message("offer-absorb"), tuple(choices))


CHOOSE_ABSORBER = Step(
    decide_absorber,
    {Absorb: Act(do=absorb, refuse=refuse_absorb, candidates=every_line, offer=offer_absorber)},
    ask=ask_absorber,
)
