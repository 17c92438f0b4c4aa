"""The generator in the state: SplitMix64, the same on every machine and in every version."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def from_seed(seed: str) -> int:
    """The first generator state for a seed written by a person or a program.

    >>> from_seed("railhead") == from_seed("railhead")
    True
    """
    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")


def draw(state: int) -> tuple[int, int]:
    """The next generator state and 64 random bits.

    >>> draw(0)[1] == 0xE220A8397B1DCDAF
    True
    """
    state = (state + STEP) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next generator state and a number from 0 to n-1, each equally likely."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state, value = draw(state)
        if value < limit:
            return state, value % n


def shuffle(state: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """The next generator state and the items in a random order (Fisher-Yates)."""
    pile = list(items)
    for i in range(len(pile) - 1, 0, -1):
        state, j = below(state, i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return state, tuple(pile)


def places_by_lot(seed: str, seats: int) -> tuple[int, ...]:
    """Who gets which seat, drawn from a game's seed: for each seat the place at the table before the draw.

    It has numbers of its own, so that the set-up drawn from the same seed tells nothing of it.

    >>> sorted(places_by_lot("railhead", 4))
    [0, 1, 2, 3]
    """
    return shuffle(from_seed(f"seats of {seed}"), range(seats))[1]


class Stream:
    """A generator for those outside the rules (bots, tests): the same numbers, kept in an object."""

    __slots__ = ("state",)

    def __init__(self, seed: str | int) -> None:
        self.state = from_seed(seed) if isinstance(seed, str) else seed & MASK

    def below(self, n: int) -> int:
        self.state, value = below(self.state, n)
        return value

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
