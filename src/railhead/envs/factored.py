"""Actions as three numbers: a kind, a target and a number, and all of them as one index with an exact mask.

A kind of action has fields; each field takes one of finitely many values. The first fields make the target, the others
the number, so that a kind is a table of targets by numbers, and all tables in a row are one discrete space. An index
stands for exactly one action of the position, and an action of the mask for exactly one index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from railhead.kernel.action import Action, kind_of
from railhead.kernel.menu import Menu, actions_of
from railhead.kernel.message import Message
from railhead.kernel.rules import Rules

Mask = NDArray[np.int8]

#: a field of an action and the values that it can take
Field = tuple[str, tuple[Any, ...]]


class Kind(Struct, frozen=True):
    """A kind of action, by the fields of its target and of its number.

    `spelt`: the list of legal actions has samples only, and every number is read off the offers. `ranked`: actions
    with no finite fields (runs) are numbered in the order of this listing, of which the first `ranks` count.
    """

    action: type[Action]
    target: tuple[Field, ...] = ()
    number: tuple[Field, ...] = ()
    spelt: bool = False
    ranked: Callable[[Any, Any, Any], Iterable[Action]] | None = None
    ranks: int = 1

    @property
    def name(self) -> str:
        return kind_of(self.action)

    @property
    def targets(self) -> int:
        return prod(len(values) for _, values in self.target)

    @property
    def numbers(self) -> int:
        return self.ranks if self.ranked else prod(len(values) for _, values in self.number)


class Codec:
    """The discrete space of a game's actions. `first[k]` is the index at which the table of kind k begins."""

    def __init__(self, rules: Rules[Any], kinds: tuple[Kind, ...]) -> None:
        self.rules, self.kinds = rules, kinds
        self.first = [0]
        for kind in kinds:
            self.first.append(self.first[-1] + kind.targets * kind.numbers)
        self.size = self.first[-1]
        self._number = {kind.action: k for k, kind in enumerate(kinds)}
        self._place = [
            [(field, {value: place for place, value in enumerate(values)}) for field, values in _fields(kind)]
            for kind in kinds
        ]
        self._known: dict[Action, int | None] = {}

    # -- one index, three factors ---------------------------------------------------------------------------------

    def split(self, index: int) -> tuple[int, int, int]:
        """Kind, target and number of an index; ValueError beyond the space."""
        if not 0 <= index < self.size:
            raise ValueError(f"no action has the index {index}")
        kind = next(k for k in range(len(self.kinds)) if index < self.first[k + 1])
        target, number = divmod(index - self.first[kind], self.kinds[kind].numbers)
        return kind, target, number

    def join(self, kind: int, target: int, number: int) -> int:
        """The index of three factors."""
        return self.first[kind] + target * self.kinds[kind].numbers + number

    def table(self, mask: Mask, kind: int) -> Mask:
        """The part of a mask that belongs to a kind: its targets by its numbers."""
        table = mask[self.first[kind] : self.first[kind + 1]]
        return table.reshape(self.kinds[kind].targets, self.kinds[kind].numbers)

    def kind_mask(self, mask: Mask) -> Mask:
        """Which kinds can be done at all."""
        return np.array([self.table(mask, k).any() for k in range(len(self.kinds))], np.int8)

    # -- actions --------------------------------------------------------------------------------------------------

    def indices(self, state: Any) -> dict[int, Action]:
        """Every legal action of a position by its index; those beyond the tables (huge bids) are left out."""
        return {index: action for index, action in self._legal(state) if index is not None}

    def index(self, state: Any, action: Action) -> int | None:
        """The index of an action in a position; None where it has none."""
        return next((index for index, legal in self._legal(state) if legal == action), None)

    def mask(self, indices: Iterable[int]) -> Mask:
        mask: Mask = np.zeros(self.size, np.int8)
        mask[list(indices)] = 1
        return mask

    def action(self, index: int) -> Action:
        """The action of an index, by its fields alone; ValueError for runs, which are numbered by the position."""
        k, target, number = self.split(index)
        kind = self.kinds[k]
        if kind.ranked is not None:
            raise ValueError(f"{kind.name} is known by its position only")
        values = (*_spread(kind.target, target), *_spread(kind.number, number))
        return kind.action(**{field: value for (field, _), value in zip(_fields(kind), values, strict=True)})

    def _legal(self, state: Any) -> Iterator[tuple[int | None, Action]]:
        legal = self.rules.legal(state)
        for action_type, act in legal.acts.items():
            k = self._number[action_type]
            kind = self.kinds[k]
            if kind.ranked is not None:
                runs = list(kind.ranked(self.rules, state, legal.frame))[: kind.ranks]
                yield from ((self.first[k] + rank, run) for rank, run in enumerate(runs))
                continue
            listed = act.listing(self.rules, state, legal.frame)
            if kind.spelt:
                menu = Menu(None, Message(""), tuple(act.offer(self.rules, state, legal.frame)))
                listed = [self.rules.read(plain) for plain in actions_of(menu)]
            known = self._known
            for action in listed:
                if action not in known:
                    known[action] = self._index(k, action)
                yield known[action], action

    def _index(self, k: int, action: Action) -> int | None:
        index = 0
        for field, place in self._place[k]:
            at = place.get(getattr(action, field))
            if at is None:
                return None
            index = index * len(place) + at
        return self.first[k] + index


def _fields(kind: Kind) -> tuple[Field, ...]:
    return (*kind.target, *kind.number)


def _spread(fields: tuple[Field, ...], index: int) -> list[Any]:
    """The values that a number stands for, the last field changing fastest."""
    found = []
    for _, values in reversed(fields):
        index, place = divmod(index, len(values))
        found.append(values[place])
    return found[::-1]
