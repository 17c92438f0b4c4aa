"""What a player decides. Actions are saved by name, never by index."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

#: numbers beyond these cannot be meant and need no reason of their own
Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]


class Action(Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """One decision of one seat; a subclass with a tag for each kind."""


class Pass(Action, frozen=True, tag="pass"):
    """Not to do what is asked: the one action that all titles share."""


def kind_of(action: Action | type[Action]) -> str:
    """The word under `do` in a record.

    >>> kind_of(Pass())
    'pass'
    """
    return str(action.__struct_config__.tag)


def to_plain(action: Action) -> dict[str, object]:
    """The action as a plain dictionary, in the form in which it is saved and sent."""
    plain = msgspec.to_builtins(action)
    assert isinstance(plain, dict)
    return plain
