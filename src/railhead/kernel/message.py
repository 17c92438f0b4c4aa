"""Text by reference: a message id and typed arguments, never a sentence.

`i18n` renders a message in the reader's language; the engine only names it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class SeatArg(Struct, frozen=True, tag="seat", tag_field="is"):
    """Stands for the name of the person at a seat."""

    seat: int


class Term(Struct, frozen=True, tag="term", tag_field="is", omit_defaults=True):
    """Stands for the text of another message, such as the word for an industry."""

    id: str
    args: dict[str, Arg] = {}


class Items(Struct, frozen=True, tag="items", tag_field="is"):
    """Stands for a list, joined as the language joins lists."""

    items: tuple[Arg, ...]


Arg: TypeAlias = int | str | SeatArg | Term | Items


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence to be: the id of its text and what fills its gaps."""

    id: str
    args: dict[str, Arg] = {}
