"""A change in the making: rules write effects, the state follows."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from railhead.kernel.effect import Effect, Pop, Push, Replace
from railhead.kernel.frame import Frame, State

R = TypeVar("R")
S = TypeVar("S", bound=State)


class Play(Generic[R, S]):
    """What a handler works on: the rules, the state so far, and the effects that led to it.

    From outside, an action stays a pure function: `Rules.apply` makes a Play and hands out its results.
    """

    __slots__ = ("effects", "rules", "state")

    def __init__(self, rules: R, state: S) -> None:
        self.rules = rules
        self.state = state
        self.effects: list[Effect] = []

    def do(self, effect: Effect) -> None:
        self.state = effect.apply_to(self.state)
        self.effects.append(effect)

    def push(self, frame: Frame) -> None:
        self.do(Push(frame))

    def pop(self) -> None:
        self.do(Pop())

    def next(self, frame: Frame) -> None:
        """The present frame gives way to another."""
        self.do(Replace(frame))


class Outcome(Struct, Generic[S], frozen=True):
    """The state after an action and all that followed by itself, with the effects in order."""

    state: S
    effects: tuple[Effect, ...]
