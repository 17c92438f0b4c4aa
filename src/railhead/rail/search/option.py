"""What a train may do, as the choice between trains sees it."""

from __future__ import annotations

from msgspec import Struct


class Option(Struct, frozen=True, gc=False):
    """What a train may do.

    It covers all `elements` if there are at most `pays` of them, otherwise `pays` of its choice, and all of `free`
    always; `own` is earned on top. `meets`: mask of the stops where it could meet others, on one way or another.
    """

    elements: tuple[int, ...]
    pays: int
    free: tuple[int, ...]
    own: int
    meets: int

    @property
    def has_choice(self) -> bool:
        """Whether it cannot pay all its elements."""
        return len(self.elements) > self.pays
