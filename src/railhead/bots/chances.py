"""How likely each seat wins by what it may expect: two figures a title, fitted on self-play (`chances.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp

import msgspec
from msgspec import Struct


class Slope(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a lead is worth: `start` at the beginning of the game, `gain` more at its end."""

    start: float
    gain: float


@cache
def slopes() -> dict[str, Slope]:
    text = (files("railhead.bots") / "chances.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Slope])


def chances_of(package: str, worths: tuple[float, ...], progress: float) -> tuple[float, ...]:
    return by_slope(slopes()[package], worths, progress)


def by_slope(slope: Slope, worths: tuple[float, ...], progress: float) -> tuple[float, ...]:
    """A lead counts by its part of the mean, so that long games and short ones compare.

    >>> [round(chance, 3) for chance in by_slope(Slope(1.0, 0.0), (120.0, 100.0, 80.0), 0.5)]
    [0.521, 0.303, 0.176]
    """
    mean = max(1.0, sum(worths) / len(worths))
    k = exp(slope.start + slope.gain * progress)
    best = max(worths)
    weights = [exp(k * (worth - best) / mean) for worth in worths]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
