"""A position as numbers: named parts in a row, the same for every position of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import fields
from numpy.typing import NDArray

from railhead.kernel.rules import Rules

Vector = NDArray[np.int32]

#: stands where there is nothing: an empty place, a figure that a frame does not have
NOTHING = -1

#: as many frames from the top of the stack, and as many figures of each, are told
FRAMES, FIGURES = 2, 24


class Part(Struct, frozen=True):
    """`read` gives the figures of a position, in reading order of the shape."""

    name: str
    shape: tuple[int, ...]
    read: Callable[[Any], Iterable[int]]
    about: str


class Layout:
    """The parts in their order; `slices` says where in the vector each lies."""

    def __init__(self, rules: Rules[Any], parts: Sequence[Part]) -> None:
        self.rules = rules
        self._frames = {frame: number for number, frame in enumerate(rules.flow)}
        self.parts = (*self._common(), *parts)
        self.slices: dict[str, slice] = {}
        at = 0
        for part in self.parts:
            self.slices[part.name] = slice(at, at + prod(part.shape))
            at += prod(part.shape)
        self.size = at

    def vector(self, state: Any, observer: int) -> Vector:
        """What the seat `observer` sees; nothing is hidden in these games but what is still to be drawn."""
        figures: list[int] = []
        for part in self.parts:
            figures += part.read(state)
        found: Vector = np.array(figures, np.int32)
        assert len(found) == self.size, "a part has other figures than its shape says"
        found[self.slices["observer"]][observer] = 1
        return found

    def unpack(self, vector: Vector) -> dict[str, NDArray[np.int32]]:
        """The parts of a vector by name, in their shapes."""
        return {part.name: vector[self.slices[part.name]].reshape(part.shape) for part in self.parts}

    def _common(self) -> tuple[Part, ...]:
        seats, frames = self.rules.seats, len(self._frames)
        return (
            Part("observer", (seats,), lambda _: [0] * seats, "1 at the seat that looks"),
            Part("asked", (seats,), self._asked, "1 at the seat that is asked"),
            Part("question", (frames,), self._question, "1 at the kind of frame on top of the stack"),
            Part("frames", (FRAMES, FIGURES), self._figures, "figures of the top frames in the order of their fields"),
        )

    def _asked(self, state: Any) -> list[int]:
        decision = self.rules.decision(state)
        return one_hot(self.rules.seats, decision.seat if decision else NOTHING)

    def _question(self, state: Any) -> list[int]:
        return one_hot(len(self._frames), self._frames[type(state.stack[-1])])

    def _figures(self, state: Any) -> list[int]:
        stack = state.stack[::-1][:FRAMES]
        rows = [padded(_figures_of(frame), FIGURES) for frame in stack]
        return [figure for row in [*rows, *[[NOTHING] * FIGURES] * (FRAMES - len(rows))] for figure in row]


def one_hot(size: int, at: int) -> list[int]:
    found = [0] * size
    if at != NOTHING:
        found[at] = 1
    return found


def padded(figures: Iterable[int], size: int) -> list[int]:
    """A fixed number of figures; what is missing is NOTHING, what is beyond is left out."""
    found = list(figures)[:size]
    return found + [NOTHING] * (size - len(found))


def bits(mask: int, size: int) -> list[int]:
    """A mask, a figure for each of its places."""
    return [mask >> place & 1 for place in range(size)]


def laid_parts(hexes: int) -> tuple[Part, Part]:
    """The tiles of a map, for the 18xx titles."""
    return (
        Part("tile", (hexes,), lambda state: [tile // 6 for tile in state.laid], "the number of the tile on each hex"),
        Part("rotation", (hexes,), lambda state: [tile % 6 if tile >= 0 else NOTHING for tile in state.laid],
             "how that tile is turned"),
    )  # fmt: skip


def _figures_of(frame: Struct) -> list[int]:
    """Whole numbers first, then tuples of them; words are told by the kind of the frame and the legal actions."""
    values = [getattr(frame, field.name) for field in fields(frame)]
    figures = [NOTHING if value is None else int(value) for value in values if value is None or isinstance(value, int)]
    for value in values:
        if isinstance(value, tuple):
            figures += [int(item) for item in value if isinstance(item, int)]
    return figures
