"""Turns (section 3), the end of the game (section 9) and what every turn has."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.rocket.board import figures
from railhead.games.rocket.effects import End, Isolate, Passed
from railhead.games.rocket.finish import final_scoring
from railhead.games.rocket.isolate import newly_isolated
from railhead.games.rocket.notes import notes_of
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.state import RocketState, Turn, locomotive, taken_bits, tiles_left, turn_of
from railhead.kernel.action import Pass
from railhead.kernel.flow import Act, Decision, only
from railhead.kernel.menu import Button, Question, button
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.refusal import Refusal

#: Passing is allowed only where nothing else is.
MustAct = Refusal.saying("refusal-must-act", "A32")


def decide_turn(rules: RocketRules, state: RocketState, turn: Turn) -> Decision:
    return Decision(turn.seat, "turn")


def ask_turn(rules: RocketRules, state: RocketState, turn: Turn) -> Question:
    of = figures().actions_each_turn
    return Question(Message("ask-turn", {"seat": SeatArg(turn.seat), "action": turn.done + 1, "of": of}))


def after_extending(play: RocketPlay, line: int) -> None:
    """A14, A21: the isolation check closes every EXTEND; then the action is done."""
    for isolated in newly_isolated(play.rules, play.state):
        play.do(Isolate(isolated))
    turn = turn_of(play.state)
    finish_action(play, replace(turn, extended=(*turn.extended, line)))


def finish_action(play: RocketPlay, turn: Turn) -> None:
    """3.1: two actions a turn."""
    turn = replace(turn, done=turn.done + 1)
    if turn.done < figures().actions_each_turn:
        play.next(turn)
    else:
        finish_turn(play, turn)


def finish_turn(play: RocketPlay, turn: Turn) -> None:
    """3.3: the end is looked for after each turn; else the next player."""
    still = turn.still + 1 if turn.relocated == figures().actions_each_turn else 0
    reasons = reasons_to_end(play.rules, play.state, still)
    if reasons:
        final_scoring(play)
        play.do(End(reasons))
    else:
        play.next(Turn((turn.seat + 1) % play.rules.seats, still=still))


def reasons_to_end(rules: RocketRules, state: RocketState, still: int) -> tuple[str, ...]:
    """9.1, A23, A33: every reason that holds."""
    reasons = []
    if len(yielding_shares(rules, state)) <= 1:
        reasons.append("lines")
    if tiles_left(state) == 0:
        reasons.append("tiles")
    if still >= rules.seats:
        reasons.append("relocations")
    return tuple(reasons)


def yielding_shares(rules: RocketRules, state: RocketState) -> list[int]:
    """9.1a: lines neither closed nor isolated; with two-way isolation also with a free hex to go to (A23)."""
    lines = [line for line, ways in enumerate(state.ways) if ways and not state.isolated[line]]
    if not rules.two_way:
        return lines
    ahead, taken = rules.board.ahead, taken_bits(rules.board, state)
    return [line for line in lines if ahead[locomotive(state, line)][state.heading[line]] & ~taken]


def may_end_now(rules: RocketRules, state: RocketState, turn: Turn) -> bool:
    """Whether investing or building could be the last action of the game: only then do they bring anything at once."""
    last = turn.done + 1 == figures().actions_each_turn
    return last and bool(reasons_to_end(rules, state, turn.still + 1))  # at most: only moved stations count (A33)


# -- passing ---------------------------------------------------------------------------------------------------------


def refuse_idle(rules: RocketRules, state: RocketState, turn: Turn, action: Pass) -> Iterator[Refusal]:
    """3.1, A32: passing is a turn action only where nothing is legal."""
    acts = rules.flow[Turn].acts
    if any(True for kind, act in acts.items() if kind is not Pass for _ in act.listing(rules, state, turn)):
        yield MustAct()


def idle(play: RocketPlay, turn: Turn, action: Pass) -> None:
    """A32: the turn ends."""
    play.do(Passed(turn.seat))
    finish_turn(play, turn)


def offer_idle(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Button]:
    if Pass() in rules.legal(state):
        yield button("pass", Pass(), Message("choice-idle"), notes_of(rules, state, Pass()))


IDLE = Act(do=idle, refuse=refuse_idle, candidates=only(Pass()), offer=offer_idle)
