"""Trains as pieces: who owns each one. `kind_of[i]` is a title's table of what train i is."""

from __future__ import annotations

from collections.abc import Sequence

TrainAt = tuple[int, ...]

#: owners that are not companies
DEPOT = 0
GONE = -1


def owned(train_at: TrainAt, owner: int) -> list[int]:
    """The trains of an owner, in the order of the table (weakest kind first, if the table is in that order)."""
    found: list[int] = []
    for _ in range(train_at.count(owner)):
        found.append(train_at.index(owner, found[-1] + 1 if found else 0))
    return found


def first(train_at: TrainAt, owner: int, kind: int, kind_of: Sequence[int]) -> int | None:
    """A train of that kind with that owner, if there is one."""
    return next((train for train in owned(train_at, owner) if kind_of[train] == kind), None)


def moved(train_at: TrainAt, train: int, to: int) -> TrainAt:
    """The trains, one of them with a new owner.

    >>> moved((0, 0, 4), 1, 4)
    (0, 4, 4)
    """
    return (*train_at[:train], to, *train_at[train + 1 :])
