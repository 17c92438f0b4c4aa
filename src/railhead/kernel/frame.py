"""Who decides what: small saved frames on a stack, the top one is asked."""

from __future__ import annotations

from msgspec import Struct


class Frame(Struct, frozen=True, gc=False, tag_field="frame"):
    """A question in waiting or a stage of the game; a tagged subclass for each kind."""


class State(Struct, frozen=True):
    """What every game's state has. Titles subclass it once and name their own frames in `stack`."""

    stack: tuple[Frame, ...]
    rng: int
