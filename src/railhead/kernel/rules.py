"""The rules of a title, bound to its version, options and number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from railhead.kernel.action import Action
from railhead.kernel.explain import Explained, reasons_of
from railhead.kernel.flow import Decision, Flow, actions_in
from railhead.kernel.frame import State
from railhead.kernel.legal import Legal
from railhead.kernel.menu import Menu
from railhead.kernel.play import Outcome, Play
from railhead.kernel.refusal import Refusal, Unreadable

S = TypeVar("S", bound=State)

OptionValue = str | int | bool


class Option(Struct, frozen=True):
    """A choice made when a game is created. The first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    #: values for records of games that were played elsewhere, where what was written down counts: no new table has them
    recorded: tuple[OptionValue, ...] = ()


class Refused(Exception):
    """Raised where an illegal action is applied all the same: carries every reason."""

    def __init__(self, refusals: list[Refusal]) -> None:
        super().__init__(", ".join(refusal.code() for refusal in refusals))
        self.refusals = refusals


class Rules(Generic[S]):
    """What stays constant during one game. A title subclasses it once.

    `flow` says how each kind of frame behaves; the kinds of action are those that answer its steps.
    """

    flow: Flow
    action_type: ClassVar[Any]
    drawn_type: type[Struct]
    state_type: type[S]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "flow" in cls.__dict__:
            cls.action_type = reduce(or_, actions_in(cls.flow))

    def __init__(self, title: str, version: int, options: Mapping[str, OptionValue], seats: int) -> None:
        self.title, self.version, self.options, self.seats = title, version, options, seats
        self._decided: tuple[State | None, Decision | None] = None, None

    def __repr__(self) -> str:
        return f"<{self.title}/{self.version} with {self.seats} seats>"

    # -- what a title writes -------------------------------------------------------------------------

    def draw(self, seed: str) -> Struct:
        """The set-up that chance decides, drawn from the seed: goes into the record's header."""
        raise NotImplementedError

    def set_up(self, drawn: Any, seed: str) -> S:
        """The state before anything happened; `start` lets the automatic part follow."""
        raise NotImplementedError

    def explain_own(self, state: S, plain: Mapping[str, object]) -> Explained | None:
        """What the title says about an action that is thought of; None where the general answer will do."""
        return None

    # -- what every title has ------------------------------------------------------------------------

    def start(self, drawn: Struct, seed: str = "") -> Outcome[S]:
        """The first state in which somebody is asked."""
        return self.begin(self.set_up(drawn, seed))

    def begin(self, set_up: S) -> Outcome[S]:
        """What follows from a set-up by itself, up to the first question."""
        return self._settle(Play(self, set_up))

    def legal(self, state: S) -> Legal[S]:
        return Legal(self, state)

    def menu(self, state: S) -> Menu:
        """The present choices for a person."""
        return self.legal(state).menu()

    def decision(self, state: S) -> Decision | None:
        """Who is asked what; None when the game is over.

        The answer is kept for one state: the same question comes up when it settles, when it is listed, and in menus.
        """
        asked, decision = self._decided
        if asked is not state:
            frame = state.stack[-1]
            decision = self.flow[type(frame)].decide(self, state, frame)
            self._decided = state, decision
        return decision

    def apply(self, state: S, action: Action) -> Outcome[S]:
        """The outcome of an action that is known to be legal (see `act`)."""
        frame = state.stack[-1]
        play = Play(self, state)
        self.flow[type(frame)].acts[type(action)].do(play, frame, action)
        return self._settle(play)

    def act(self, state: S, action: Action, seat: int | None = None) -> Outcome[S]:
        """Check and apply; raises `Refused` with every reason."""
        refusals = self.legal(state).why_not(action, seat)
        if refusals:
            raise Refused(refusals)
        return self.apply(state, action)

    def explain(self, state: S, plain: Mapping[str, object]) -> Explained:
        """What can be said about an action that is thought of."""
        own = self.explain_own(state, plain)
        if own is not None:
            return own
        try:
            return Explained(reasons_of(self.legal(state).why_not(self.read(plain))))
        except Refused as error:
            return Explained(reasons_of(error.refusals))

    def read(self, plain: Mapping[str, object]) -> Action:
        """An action from its saved form; raises `Refused` with `Unreadable` where it is none."""
        try:
            action: Action = msgspec.convert(plain, self.action_type)
        except msgspec.ValidationError as error:
            raise Refused([Unreadable(str(error))]) from None
        return action

    def stages(self, state: S, action: Action) -> Iterator[Outcome[S]]:
        """The outcome of a legal action bit by bit: what it does itself, then each thing that follows from it."""
        play = Play(self, state)
        frame = state.stack[-1]
        self.flow[type(frame)].acts[type(action)].do(play, frame, action)
        told, goes_on = 0, True
        while goes_on:
            yield Outcome(play.state, tuple(play.effects[told:]))
            told = len(play.effects)
            goes_on = self._goes_on(play)

    def _settle(self, play: Play[Any, S]) -> Outcome[S]:
        """Let everything follow that nobody has to decide."""
        while self._goes_on(play):
            pass
        return Outcome(play.state, tuple(play.effects))

    def _goes_on(self, play: Play[Any, S]) -> bool:
        """One thing follows that nobody has to decide; False where somebody is asked, or the game is over."""
        state = play.state
        frame = state.stack[-1]
        step = self.flow[type(frame)]
        if step.advance is None or self.decision(state) is not None:
            return False
        step.advance(play, frame)
        return True
