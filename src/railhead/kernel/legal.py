"""What is legal in a state, read off the flow: one source for listing, checking, reasons and menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from railhead.kernel.action import Action, kind_of, to_plain
from railhead.kernel.flow import Step
from railhead.kernel.frame import State
from railhead.kernel.menu import Menu
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.refusal import GameIsOver, NotAsked, NotNow, Refusal
from railhead.kernel.rng import Stream

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Legal(Generic[S]):
    """The legal actions of a state: iterate, ask with `in`, or ask `why_not`."""

    __slots__ = ("acts", "decision", "frame", "rules", "state", "step")

    def __init__(self, rules: Any, state: S) -> None:
        self.rules, self.state = rules, state
        self.frame = state.stack[-1]
        self.step: Step = rules.flow[type(self.frame)]
        self.decision = rules.decision(state)
        self.acts = self.step.acts if self.decision else {}

    def __repr__(self) -> str:
        return f"<Legal for {self.decision}>"

    def __iter__(self) -> Iterator[Action]:
        for act in self.acts.values():
            yield from act.listing(self.rules, self.state, self.frame)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, action: Action) -> bool:
        return next(self._reasons(action), None) is None

    def why_not(self, action: Action, seat: int | None = None) -> list[Refusal]:
        """All reasons against the action, in rulebook order; empty exactly if it is legal (for that seat)."""
        if self.decision and seat is not None and seat != self.decision.seat:
            return [NotAsked(SeatArg(self.decision.seat))]  # the rest would speak of somebody else's choice
        return list(self._reasons(action))

    def of(self, *kinds: type[A]) -> Iterator[A]:
        """The legal actions of some kinds only."""
        for kind in kinds:
            if kind in self.acts:
                yield from self.acts[kind].listing(self.rules, self.state, self.frame)

    def kinds(self) -> list[tuple[type[Action], list[Action]]]:
        """The kinds that can be done now, each with its actions (all of them where the space is finite)."""
        rows = ((kind, list(act.listing(self.rules, self.state, self.frame))) for kind, act in self.acts.items())
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
        """The same as offers for a person, blocked ones included: the step's question and what its acts offer."""
        if self.decision is None:
            return Menu(None, Message("ask-nobody"))
        assert self.step.ask is not None, f"{type(self.frame).__name__} asks, but not in words"
        question = self.step.ask(self.rules, self.state, self.frame)
        offers = tuple(offer for act in self.acts.values() for offer in act.offer(self.rules, self.state, self.frame))
        usual = None if question.usual is None else to_plain(question.usual)
        return Menu(self.decision.seat, question.ask, offers, question.card, question.notes, usual)

    def _reasons(self, action: Action) -> Iterator[Refusal]:
        if self.decision is None:
            yield GameIsOver()
            return
        act = self.acts.get(type(action))
        if act is None:
            yield NotNow(kind_of(action))
            return
        yield from act.refuse(self.rules, self.state, self.frame, action)
