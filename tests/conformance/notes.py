"""Notes are true: what a choice promises is what happens if nobody interferes.

What a title's notes mean is written in `tests/games/<package>/notes.py`: `check_notes(rules, state, action, notes)`
compares the notes of one action with the position that comes of it, and fails on a note that it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from railhead.games import catalogue
from railhead.kernel.menu import Button, Choice, Menu, Pick, PickTile
from railhead.kernel.message import Message
from railhead.kernel.rules import Rules

Promise = tuple[dict[str, object], tuple[Message, ...]]


def check_notes(rules: Rules[Any], state: Any, every: int = 1) -> int:
    """Each promise of the menu (or each n-th); how many were looked at."""
    check = import_module(f"tests.games.{catalogue.title(rules.title).package}.notes").check_notes
    found = list(promises(rules.menu(state)))[::every]
    for plain, notes in found:
        try:
            check(rules, state, rules.read(plain), notes)
        except AssertionError as error:
            raise AssertionError(f"{plain} promises {[note.id for note in notes]}: {error}") from error
    return len(found)


def promises(menu: Menu) -> Iterator[Promise]:
    """Every action that the menu offers with its notes; of the cells of one choice the first and the last."""
    for offer in menu.offers:
        match offer:
            case Button():
                yield from _spelt_out(offer.choice)
            case PickTile():
                for cell, fits in offer.cells.items():
                    for fit in fits:
                        yield offer.action | {"hex": cell, "tile": fit.tile, "rotation": fit.rotations[0]}, fit.notes
            case _:
                for choice in offer.choices if isinstance(offer, Pick) else offer.proposals:
                    yield from _spelt_out(choice)


def _spelt_out(choice: Choice) -> Iterator[Promise]:
    if choice.blocked is not None:
        assert not choice.notes, "a blocked choice promises something"
        return
    cells: tuple[str, ...] = ("",)
    if choice.place is not None:
        cells = tuple(dict.fromkeys((choice.place.cells[0], choice.place.cells[-1])))
    for cell in cells:
        plain = choice.action | ({choice.place.field: cell} if choice.place is not None else {})
        if choice.number is None:
            yield plain, choice.notes
            continue
        n = choice.number
        numbers = range(n.least, n.most + 1, n.step)
        assert not n.notes or len(n.notes) == len(numbers)
        for ix, value in enumerate(numbers):
            yield plain | {n.field: value}, (*choice.notes, *(n.notes[ix] if n.notes else ()))
