"""Registries that nobody has to write: the kinds of a thing are its subclasses."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def kinds_of(base: type[T], package: str) -> tuple[type[T], ...]:
    """The subclasses of a type that the modules of a package define, in the order in which they were defined."""
    found: dict[type[T], None] = {}
    waiting = list(base.__subclasses__())
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            waiting += kind.__subclasses__()
    return tuple(kind for kind in found if f"{kind.__module__}.".startswith(f"{package}."))
