"""What happened. State changes by effects only; they are computed, never saved.

An effect is a frozen struct with a method `on(state) -> state`. The log, the animation and the
conservation checks are all made from the list of effects of an action.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from railhead.kernel.frame import Frame, State

S = TypeVar("S", bound=State)


class Effect(Protocol):
    """Anything that turns a state of its title into the next one (a title's effects know its own state)."""

    def on(self, state: Any, /) -> Any: ...


class Push(Struct, frozen=True, gc=False):
    """A new question comes before the present one."""

    frame: Frame

    def on(self, state: S) -> S:
        return replace(state, stack=(*state.stack, self.frame))


class Pop(Struct, frozen=True, gc=False):
    """The present question is settled; the one below goes on."""

    def on(self, state: S) -> S:
        return replace(state, stack=state.stack[:-1])


class Top(Struct, frozen=True, gc=False):
    """The present frame goes on in another form."""

    frame: Frame

    def on(self, state: S) -> S:
        return replace(state, stack=(*state.stack[:-1], self.frame))


class Draw(Struct, frozen=True, gc=False):
    """The generator in the state has moved on."""

    rng: int

    def on(self, state: S) -> S:
        return replace(state, rng=self.rng)
