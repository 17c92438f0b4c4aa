"""A small title for the server's tests: take 1 to 3 from a pile, or roll a die that says how many; whoever empties it
wins. It has what a server has to handle: a generator that moves on, reasons against an action, an end."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType

from msgspec import Struct
from msgspec.structs import replace

from railhead.games import catalogue
from railhead.games.title import Motif, Title
from railhead.kernel.action import Action, to_plain
from railhead.kernel.effect import Draw, Effect
from railhead.kernel.flow import Act, Decision, Flow, Step
from railhead.kernel.frame import Frame, State
from railhead.kernel.menu import Choice, Menu, Pick
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rng import below, from_seed
from railhead.kernel.rules import Option, OptionValue, Rules
from railhead.view.scene import Board, Box, Cell, Fact, Piece, PlayerRow, Result, Row, Scene, Table
from railhead.view.story import Counted, Telling, seat_rows


class Turn(Frame, frozen=True, tag="turn"):
    seat: int


class Over(Frame, frozen=True, tag="over"):
    winner: int


class NimState(State, frozen=True):
    stack: tuple[Turn | Over, ...]
    rng: int
    pile: int
    taken: tuple[int, ...]


class Take(Action, frozen=True, tag="take"):
    count: int


class Roll(Action, frozen=True, tag="roll"):
    pass


class Taken(Effect, frozen=True):
    seat: int
    count: int

    def apply_to(self, state: NimState) -> NimState:
        taken = tuple(n + self.count * (seat == self.seat) for seat, n in enumerate(state.taken))
        return replace(state, pile=state.pile - self.count, taken=taken)


@says("refusal-too-many-taken", "1.2")
class TooManyTaken(Refusal, frozen=True):
    count: int
    pile: int


@says("refusal-not-one-to-three", "1.1")
class NotOneToThree(Refusal, frozen=True):
    count: int


class Drawn(Struct, frozen=True):
    first: int


def every_take(_rules: NimRules, state: NimState, _frame: Turn) -> Iterator[Action]:
    yield from (Take(n) for n in (1, 2, 3) if n <= state.pile)


def refuse_take(_rules: NimRules, state: NimState, _frame: Turn, action: Take) -> Iterator[Refusal]:
    if not 1 <= action.count <= 3:
        yield NotOneToThree(action.count)
    if action.count > state.pile:
        yield TooManyTaken(action.count, state.pile)


def do_take(play: Play[NimRules, NimState], frame: Turn, action: Take) -> None:
    play.do(Taken(frame.seat, action.count))
    seat = (frame.seat + 1) % len(play.state.taken)
    play.next(Turn(seat) if play.state.pile else Over(frame.seat))


def every_roll(_rules: NimRules, state: NimState, _frame: Turn) -> Iterator[Action]:
    if state.pile >= 3:
        yield Roll()


def refuse_roll(_rules: NimRules, state: NimState, _frame: Turn, _action: Roll) -> Iterator[Refusal]:
    if state.pile < 3:
        yield TooManyTaken(3, state.pile)


def do_roll(play: Play[NimRules, NimState], frame: Turn, _action: Roll) -> None:
    rng, count = below(play.state.rng, 3)
    play.do(Draw(rng))
    do_take(play, frame, Take(count + 1))


FLOW: Flow = {
    Turn: Step(
        lambda _rules, _state, frame: Decision(frame.seat, "turn"),
        {
            Take: Act(every=every_take, refuse=refuse_take, do=do_take),
            Roll: Act(every=every_roll, refuse=refuse_roll, do=do_roll),
        },
    ),
    Over: Step(lambda _rules, _state, _frame: None),
}


class NimRules(Rules[NimState]):
    action_type = Take | Roll
    drawn_type = Drawn
    state_type = NimState
    flow = FLOW

    def draw(self, seed: str) -> Drawn:
        return Drawn(below(from_seed(seed), self.seats)[1])

    def set_up(self, drawn: Struct, seed: str) -> NimState:
        assert isinstance(drawn, Drawn)
        pile = self.options["pile"]
        assert isinstance(pile, int)
        return NimState((Turn(drawn.first),), from_seed(seed), pile, (0,) * self.seats)

    def menu(self, state: NimState) -> Menu:
        decision = self.decision(state)
        choices = tuple(Choice(to_plain(action), Message("offer-take")) for action in self.legal(state))
        seat = decision.seat if decision else None
        return Menu(seat, Message("ask-turn"), (Pick("take", Message("offer-take"), choices),))


def scene(_rules: NimRules, state: NimState) -> Scene:
    cells = tuple(Cell(f"c{n}", n, 0, "land") for n in range(4))
    pieces = tuple(Piece(f"p{n}", "stone", "c0", "#000000", Message("stone")) for n in range(state.pile))
    players = tuple(PlayerRow(seat, (Fact(Message("taken"), n),)) for seat, n in enumerate(state.taken))
    rows = tuple(Row(f"r{seat}", Message("taken"), (Box(n),)) for seat, n in enumerate(state.taken))
    table = Table("sheet", Message("taken"), (Message("taken"),), rows)
    board = Board("flat", ((1, 0),), cells, (), pieces)
    return Scene(board, players, (table,), Message("stage"), result(_rules, state))


def result(_rules: NimRules, state: NimState) -> Result | None:
    top = state.stack[-1]
    if not isinstance(top, Over):
        return None
    return Result(Message("result-emptied", {"seat": SeatArg(top.winner)}), (top.winner,), state.taken)


def chronicle(_rules: NimRules, _before: NimState, effects: Sequence[Effect]) -> list[Message]:
    taken = [effect for effect in effects if isinstance(effect, Taken)]
    return [Message("log-taken", {"who": SeatArg(effect.seat), "count": effect.count}) for effect in taken]


def telling(bound: NimRules, _last: NimState) -> Telling:
    """Stones taken, move by move."""
    taken = Counted("points", seat_rows(bound.seats), lambda state: state.taken)
    return Telling(lambda state: Message("stage", {"pile": state.pile}), (taken,), (), lambda _before, _effect: None)


def check(_rules: NimRules, state: NimState) -> None:
    assert state.pile >= 0


def rules(version: int, options: Mapping[str, OptionValue], seats: int) -> NimRules:
    return NimRules("nim", version, options, seats)


class OneFile(Title, frozen=True):
    """A title without a package of its own."""

    @property
    def package(self) -> str:
        return self.id

    @property
    def motif(self) -> Motif:
        return Motif("land", ())


TITLE = OneFile(
    id="nim",
    seats=(1, 2, 3, 4),
    options=(Option("pile", (21, 10, 400)),),
    versions=(1,),
    rules=rules,
    scene=scene,
    chronicle=chronicle,
    trace=lambda _rules, state, n: {"n": n, "pile": state.pile},
    check=check,
    result=result,
    text=lambda _rules, state: str(state.pile),
    telling=telling,
)


def register() -> None:
    """Put the title into the catalogue of this process."""
    module = ModuleType("railhead.games.nim.title")
    module.__dict__["TITLE"] = TITLE
    sys.modules[module.__name__] = module
    catalogue.PACKAGES["nim"] = "nim"
