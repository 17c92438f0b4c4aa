"""A train's route as it is saved."""

from __future__ import annotations

from msgspec import Struct


class Route(Struct, frozen=True, gc=False):
    """A train and the hexes of its track, from one end to the other."""

    train: str
    hexes: tuple[str, ...]
