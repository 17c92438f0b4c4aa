"""What can be said about a partial or hypothetical action: also where it is not legal."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from railhead.kernel.message import Message
from railhead.kernel.refusal import Reason, Refusal


class Place(Struct, frozen=True, omit_defaults=True):
    """What an action comes to at a place of the board: the figure that stands there, and why it is that.

    `stop` names the stop of the cell's picture, where the cell has several.
    """

    cell: str
    value: int
    why: Message
    stop: str = ""


class Explained(Struct, frozen=True, omit_defaults=True):
    """All reasons against the action as it is; what it brings so far; and where."""

    reasons: tuple[Reason, ...] = ()
    notes: tuple[Message, ...] = ()
    places: tuple[Place, ...] = ()


def reasons_of(refusals: Iterable[Refusal]) -> tuple[Reason, ...]:
    """Refusals as they are shown, each once."""
    found: list[Reason] = []
    for refusal in refusals:
        reason = refusal.reason()
        if reason not in found:
            found.append(reason)
    return tuple(found)


def fewest(attempts: Iterable[Iterable[Refusal]]) -> list[Refusal]:
    """Of several ways to do a thing the one that is nearest to being legal: the reasons against it."""
    return min((list(refusals) for refusals in attempts), key=len, default=[])
