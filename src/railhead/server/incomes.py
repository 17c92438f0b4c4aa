"""What a company would run for with each thing that can be built on a hex, found in a process of its own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.menu import Menu, Pick, PickTile
from railhead.kernel.record import Header, parse
from railhead.kernel.rules import Rules
from railhead.server.protocol.live import Income, Incomes

#: so long it is looked for; what is not found by then is left out
SECONDS = 0.5
#: how much longer the process may take when it has just been started
GRACE_S = 20.0


class Question(Struct, frozen=True):
    """What can be built on that hex in this position?"""

    header: bytes
    state: bytes
    hex: str


def foresee(asked: Question) -> Incomes:
    """In the worker: the income now, and with everything on offer there."""
    title, rules = _rules(asked.header)
    state: Any = msgspec.msgpack.decode(asked.state, type=rules.state_type)
    menu = rules.menu(state)
    company = (menu.card or "").partition(":")[2]
    until = time.monotonic() + SECONDS
    found: list[Income] = []
    for plain in buildings(menu, asked.hex):
        if time.monotonic() > until:
            break
        after = rules.apply(state, rules.read(plain)).state
        found.append(Income(plain, income(title, rules, after, company)))
    return Incomes(income(title, rules, state, company), tuple(found))


def buildings(menu: Menu, hex_: str) -> Iterator[dict[str, object]]:
    """The tiles on offer for a hex in all their rotations, and what else can be put there."""
    for offer in menu.offers:
        if isinstance(offer, PickTile):
            for fit in offer.cells.get(hex_, ()):
                for rotation in fit.rotations:
                    yield offer.action | {"hex": hex_, "tile": fit.tile, "rotation": rotation}
        elif isinstance(offer, Pick):
            for choice in offer.choices:
                if choice.at[:1] == (hex_,) and choice.blocked is None and choice.number is None:
                    yield choice.action


def income(title: Title, rules: Rules[Any], state: Any, company: str) -> int:
    """What a company would run for in a position, subsidies and mines included."""
    best = title.best_run(rules, state, company) if title.best_run is not None else None
    return 0 if best is None else best.revenue + best.subsidy


@lru_cache(8)
def _rules(header: bytes) -> tuple[Title, Rules[Any]]:
    """The rules of a game, kept for the next hex: they remember tracks and searches."""
    return catalogue.rules_of(_header(header))


def _header(line: bytes) -> Header:
    return parse(line).header
