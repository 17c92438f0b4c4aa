"""What happened. State changes by effects only; they are computed, never saved.

The log, the animation and the conservation checks are all made from the list of effects of an action.
"""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from railhead.kernel.frame import Frame, State

S = TypeVar("S", bound=State)
T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A row of the state with one value changed.

    >>> put((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    return (*row[:at], value, *row[at + 1 :])


class Effect(Struct, frozen=True, gc=False):
    """One thing that happened: it turns a state of its title into the next one, or only tells something."""

    def apply_to(self, state: Any, /) -> Any:
        return state


class Push(Effect, frozen=True):
    """A new question comes before the present one."""

    frame: Frame

    def apply_to(self, state: S, /) -> S:
        return replace(state, stack=(*state.stack, self.frame))


class Pop(Effect, frozen=True):
    """The present question is settled; the one below goes on."""

    def apply_to(self, state: S, /) -> S:
        return replace(state, stack=state.stack[:-1])


class Replace(Effect, frozen=True):
    """The present frame goes on in another form."""

    frame: Frame

    def apply_to(self, state: S, /) -> S:
        return replace(state, stack=(*state.stack[:-1], self.frame))


class Draw(Effect, frozen=True):
    """The generator in the state has moved on."""

    rng: int

    def apply_to(self, state: S, /) -> S:
        return replace(state, rng=self.rng)
