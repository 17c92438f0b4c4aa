"""The smallest game that has everything the kernel offers.

Seats in turn `add` 1 to 3 to a sum, `bid` any number up to 9 (not listed in full), or `roll`: the generator says how
much is added, and the next seat is asked whether it stands (a question on top of the turn). At 10 or more the game
ends; the seat that got there wins. The change of turns is automatic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from railhead.kernel.action import Action, to_plain
from railhead.kernel.effect import Draw, Effect
from railhead.kernel.flow import Act, Decision, Flow, Step
from railhead.kernel.frame import Frame, State
from railhead.kernel.menu import Choice, Menu, Pick
from railhead.kernel.message import Message
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rng import Stream, below, from_seed
from railhead.kernel.rules import OptionValue, Rules

GOAL = 10


class Turn(Frame, frozen=True, tag="turn"):
    seat: int
    done: bool = False


class Judge(Frame, frozen=True, tag="judge"):
    """The neighbour keeps or drops a roll."""

    seat: int
    rolled: int


class Over(Frame, frozen=True, tag="over"):
    winner: int


class ToyState(State, frozen=True):
    stack: tuple[Turn | Judge | Over, ...]
    sum: int = 0


class Add(Action, frozen=True, tag="add"):
    by: int


class Bid(Action, frozen=True, tag="bid"):
    by: int


class Roll(Action, frozen=True, tag="roll"):
    pass


class Answer(Action, frozen=True, tag="answer"):
    keep: bool


@says("refusal-out-of-range", "1.1")
class OutOfRange(Refusal, frozen=True):
    least: int
    most: int


@says("refusal-odd", "1.2")
class Odd(Refusal, frozen=True):
    """On an odd sum only odd numbers may be bid."""


class Added(Effect, frozen=True):
    by: int

    def apply_to(self, state: ToyState) -> ToyState:
        return replace(state, sum=state.sum + self.by)


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    first: int


class ToyRules(Rules[ToyState]):
    action_type = Add | Bid | Roll | Answer
    drawn_type = Drawn
    state_type = ToyState

    def __init__(self, options: Mapping[str, OptionValue] | None = None, seats: int = 2) -> None:
        super().__init__("toy", 1, options or {}, seats)

    def draw(self, seed: str) -> Drawn:
        return Drawn(below(from_seed(seed), self.seats)[1])

    def set_up(self, drawn: Struct, seed: str) -> ToyState:
        assert isinstance(drawn, Drawn)
        return ToyState((Turn(drawn.first),), from_seed(seed))

    def menu(self, state: ToyState) -> Menu:
        legal = self.legal(state)
        word = Message("value", {"value": "?"})
        choices = tuple(Choice(to_plain(action), word) for action in legal)
        return Menu(legal.decision.seat if legal.decision else None, word, (Pick("all", word, choices),))


ToyPlay = Play[ToyRules, ToyState]


def ask_turn(rules: ToyRules, state: ToyState, turn: Turn) -> Decision | None:
    return None if turn.done else Decision(turn.seat, "turn")


def next_turn(play: ToyPlay, turn: Turn) -> None:
    if play.state.sum >= GOAL:
        play.next(Over(turn.seat))
    else:
        play.next(Turn((turn.seat + 1) % play.rules.seats))


def ask_judge(rules: ToyRules, state: ToyState, judge: Judge) -> Decision:
    return Decision(judge.seat, "judge")


def ask_nobody(rules: ToyRules, state: ToyState, over: Over) -> None:
    return None


def every_add(rules: ToyRules, state: ToyState, turn: Turn) -> Iterator[Add]:
    yield from (Add(by) for by in (1, 2, 3))


def refuse_add(rules: ToyRules, state: ToyState, turn: Turn, action: Add) -> Iterator[Refusal]:
    if not 1 <= action.by <= 3:
        yield OutOfRange(1, 3)


def add(play: ToyPlay, turn: Turn, action: Add | Bid) -> None:
    play.do(Added(action.by))
    play.next(replace(turn, done=True))


def every_bid(rules: ToyRules, state: ToyState, turn: Turn) -> Iterator[Bid]:
    yield Bid(1)
    yield Bid(9)


def refuse_bid(rules: ToyRules, state: ToyState, turn: Turn, action: Bid) -> Iterator[Refusal]:
    if not 1 <= action.by <= 9:
        yield OutOfRange(1, 9)
    if state.sum % 2 and action.by % 2 == 0:
        yield Odd()


def draw_bid(rules: ToyRules, state: ToyState, turn: Turn, stream: Stream) -> Bid:
    return Bid(1 + 2 * stream.below(5))


def every_roll(rules: ToyRules, state: ToyState, turn: Turn) -> Iterator[Roll]:
    yield Roll()


def never(rules: ToyRules, state: ToyState, frame: Frame, action: Action) -> Iterator[Refusal]:
    return iter(())


def roll(play: ToyPlay, turn: Turn, action: Roll) -> None:
    rng, rolled = below(play.state.rng, 6)
    play.do(Draw(rng))
    play.next(replace(turn, done=True))
    play.push(Judge((turn.seat + 1) % play.rules.seats, rolled + 1))


def every_answer(rules: ToyRules, state: ToyState, judge: Judge) -> Iterator[Answer]:
    yield Answer(True)
    yield Answer(False)


def answer(play: ToyPlay, judge: Judge, action: Answer) -> None:
    if action.keep:
        play.do(Added(judge.rolled))
    play.pop()


FLOW: Flow = {
    Turn: Step(
        ask_turn,
        {
            Add: Act(every=every_add, refuse=refuse_add, do=add),
            Bid: Act(every=every_bid, refuse=refuse_bid, do=add, exhaustive=False, draw=draw_bid),
            Roll: Act(every=every_roll, refuse=never, do=roll),
        },
        next_turn,
    ),
    Judge: Step(ask_judge, {Answer: Act(every=every_answer, refuse=never, do=answer)}),
    Over: Step(ask_nobody),
}
ToyRules.flow = FLOW
