"""How a kind of frame behaves, and what is legal in it: one source for check, listing and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from railhead.kernel.action import Action, kind_of
from railhead.kernel.frame import Frame, State
from railhead.kernel.menu import Menu
from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import GameIsOver, NotAsked, NotNow, Refusal
from railhead.kernel.rng import Stream

S = TypeVar("S", bound=State)


class Decision(Struct, frozen=True, gc=False):
    """Which seat is asked, and what (a word of the title, such as `turn` or `veto`)."""

    seat: int
    ask: str


class Act(Struct, frozen=True):
    """One kind of action in one kind of frame.

    `every` generates the legal ones, `refuse` yields all reasons against one in rulebook order,
    `do` carries it out. The conformance kit proves that `every` and `refuse` agree.
    `whole` is False where the space is too large to list (numbers, routes): `every` then gives
    samples, and `draw` (if given) picks one at random.
    """

    every: Callable[..., Iterator[Action]]
    refuse: Callable[..., Iterator[Refusal]]
    do: Callable[..., None]
    whole: bool = True
    draw: Callable[..., Action | None] | None = None


class Kind(Struct, frozen=True):
    """How a kind of frame behaves: a row in the flow table of a title.

    `decide(rules, state, frame)` says who is asked; None means that nothing is to be chosen, and
    `advance(play, frame)` goes on by itself. A kind without `advance` is the end of the game.
    """

    decide: Callable[..., Decision | None]
    acts: Mapping[type[Action], Act] = {}
    advance: Callable[..., None] | None = None


Flow = Mapping[type[Frame], Kind]


def everywhere(flow: Flow, action: type[Action], act: Act) -> Flow:
    """The flow with one more kind of action wherever somebody decides."""
    return {
        frame: Kind(kind.decide, {**kind.acts, action: act}, kind.advance) if kind.acts else kind
        for frame, kind in flow.items()
    }


class Legal(Generic[S]):
    """The legal actions of a state: iterate, ask with `in`, or ask `why_not`."""

    __slots__ = ("acts", "decision", "frame", "rules", "state")

    def __init__(self, rules: Any, state: S) -> None:
        self.rules, self.state = rules, state
        self.frame = state.stack[-1]
        kind: Kind = rules.flow[type(self.frame)]
        self.decision = kind.decide(rules, state, self.frame)
        self.acts = kind.acts if self.decision else {}

    def __iter__(self) -> Iterator[Action]:
        for act in self.acts.values():
            yield from act.every(self.rules, self.state, self.frame)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, action: Action) -> bool:
        return next(self._reasons(action), None) is None

    def why_not(self, action: Action, seat: int | None = None) -> list[Refusal]:
        """All reasons against the action, in rulebook order; empty exactly if it is legal (for that seat)."""
        if self.decision and seat is not None and seat != self.decision.seat:
            return [NotAsked(SeatArg(self.decision.seat))]  # the rest would speak of somebody else's choice
        return list(self._reasons(action))

    def kinds(self) -> list[tuple[type[Action], list[Action]]]:
        """The kinds that can be done now, each with its actions (all of them where the space is finite)."""
        rows = ((kind, list(act.every(self.rules, self.state, self.frame))) for kind, act in self.acts.items())
        return [row for row in rows if row[1]]

    def draw(self, stream: Stream) -> Action:
        """A random legal action: the kind uniformly, then uniformly within it."""
        kind, actions = stream.choice(self.kinds())
        drawn = self.acts[kind].draw
        if drawn is not None:
            action: Action | None = drawn(self.rules, self.state, self.frame, stream)
            if action is not None:
                return action
        return stream.choice(actions)

    def menu(self) -> Menu:
        """The same as offers for a person, blocked ones included."""
        menu: Menu = self.rules.menu(self.state)
        return menu

    def _reasons(self, action: Action) -> Iterator[Refusal]:
        if self.decision is None:
            yield GameIsOver()
            return
        act = self.acts.get(type(action))
        if act is None:
            yield NotNow(kind_of(action))
            return
        yield from act.refuse(self.rules, self.state, self.frame, action)
