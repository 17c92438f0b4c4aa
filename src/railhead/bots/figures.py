"""The figures of the valuations of `steady`, which can be tuned: `<package>_steady.toml`.

Each has a value found by hand and the least and the most that may be tried; other values for a number of seats are
those that `railhead tune` found and the arena showed to be better.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

#: figures by name
Changed = Mapping[str, float]
NONE: Changed = {}


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """By hand, and between which bounds others may be tried."""

    value: float
    least: float
    most: float


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A title's file: its figures, and those that were found by number of seats."""

    figures: dict[str, Figure]
    seats: dict[str, dict[str, float]] = {}


@cache
def figures(package: str) -> Figures:
    """What can be tuned in a title; nothing where it has no file."""
    file = files("railhead.bots") / f"{package}_steady.toml"
    if not file.is_file():
        return Figures({})
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Figures)


def usual(package: str, seats: int) -> dict[str, float]:
    """The figures that `steady` plays by."""
    known = figures(package)
    return {name: figure.value for name, figure in known.figures.items()} | known.seats.get(str(seats), {})


class Playing:
    """The figures that a bot plays by: the usual ones for the number of seats, some of them changed."""

    def __init__(self, package: str, changed: Changed = NONE) -> None:
        self.package, self.changed = package, changed
        self._by_seats: dict[int, dict[str, float]] = {}

    def at(self, seats: int) -> dict[str, float]:
        found = self._by_seats.get(seats)
        if found is None:
            found = self._by_seats[seats] = {**usual(self.package, seats), **self.changed}
        return found


def name_with(level: str, changed: Changed) -> str:
    """The name of a level with other figures, as `read_name` reads it.

    >>> name_with("steady", {"towns": 0.5, "shares": 0.9})
    'steady@shares=0.9@towns=0.5'
    """
    return "@".join([level, *(f"{name}={value:.6g}" for name, value in sorted(changed.items()))])


def read_name(name: str) -> tuple[str, frozenset[str], dict[str, float]] | None:
    """The level, the parts left out, and the figures changed; None where a figure is no number.

    >>> read_name("steady~veto@towns=0.5")
    ('steady', frozenset({'veto'}), {'towns': 0.5})
    """
    level, *parts = name.split("@")
    id, *without = level.split("~")
    changed = {}
    for part in parts:
        figure, _, value = part.partition("=")
        try:
            changed[figure] = float(value)
        except ValueError:
            return None
    return id, frozenset(without), changed
