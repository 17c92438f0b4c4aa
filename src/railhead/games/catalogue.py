"""The titles by id. One line for each; a title's module is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from railhead.games.title import Title
from railhead.kernel.record import Header
from railhead.kernel.rules import Refused, Rules
from railhead.kernel.version import RulesId, UnknownTitle

#: id for people, records and URLs -> package
PACKAGES = {
    "rocket": "rocket",
    "18mag": "mag",
    "1862": "e1862",
}


def titles() -> list[Title]:
    """All titles, in the order of the catalogue."""
    return [title(id) for id in PACKAGES]


@cache
def title(name: str) -> Title:
    """A title by its id or its package name; raises `Refused` for an unknown one."""
    package = PACKAGES.get(name) or (name if name in PACKAGES.values() else None)
    if package is None:
        raise Refused([UnknownTitle(name, ", ".join(PACKAGES))])
    found: Title = import_module(f"railhead.games.{package}.title").TITLE
    return found


def rules_of(header: Header) -> tuple[Title, Rules[Any]]:
    """The title and the bound rules that a record's header names."""
    id = RulesId.read(header.rules)
    found = title(id.title)
    return found, found.open(header.options, header.seats, id.version)
