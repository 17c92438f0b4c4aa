"""What a mutant is, and which of them are drawn."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Source = Literal["code", "data"]


@dataclass(frozen=True)
class Change:
    """One change that can be made to a file. `where` is a function (`Class.method`), a name of the module, or the path
    of a figure; `was` and `now` are the piece that is replaced."""

    file: str
    where: str
    kind: str
    was: str
    now: str
    #: how likely it is drawn, beside others
    weight: float
    #: the whole file with the change
    text: Callable[[], str]
    #: not in a table of the module, nor in data
    in_function: bool
    #: what of the file it depends on: when this is the same, so is the result
    around: str


@dataclass(frozen=True)
class Mutant:
    """A change with a name that stays while unrelated code changes: no line numbers."""

    source: Source
    change: Change
    #: of several equal changes in one function
    nth: int

    @cached_property
    def id(self) -> str:
        change = self.change
        return _digest(change.file, change.where, change.kind, change.was, change.now, str(self.nth))[:10]

    @cached_property
    def around(self) -> str:
        return _digest(self.change.around)[:8]

    def place_in_draw(self, seed: str) -> float:
        """The mutants with the lowest are drawn, so that a new one pushes out another at most."""
        chance = (int(_digest(seed, self.id)[:13], 16) + 1) / 16**13
        return -math.log(chance) / self.change.weight


def _digest(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()


def number(source: Source, changes: Iterable[Change]) -> list[Mutant]:
    """Mutants of changes; equal ones are told apart by their order."""
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for change in changes:
        key = (change.file, change.where, change.kind, change.was, change.now)
        found.append(Mutant(source, change, seen[key]))
        seen[key] += 1
    return found


def draw(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """A number of them, by lot but always the same; in the order of the files."""
    lucky = sorted(mutants, key=lambda mutant: mutant.place_in_draw(seed))[:count]
    return sorted(lucky, key=mutants.index)
