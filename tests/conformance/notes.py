"""Notes are true: what a choice promises is what happens if nobody interferes.

What a title's notes mean is written in `tests/games/<package>/notes.py`: `check(rules, state, promise)` compares what a
choice says with what comes of it, and fails on a note that it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from msgspec import Struct

from railhead.games import catalogue
from railhead.kernel.effect import Effect
from railhead.kernel.menu import Button, Choice, Menu, Pick, PickTile
from railhead.kernel.message import Message
from railhead.kernel.play import Play
from railhead.kernel.rules import Rules


class Promise(Struct):
    """One action of the menu with what is said about it: the label, the notes, and what a tile costs."""

    action: dict[str, object]
    label: Message
    notes: tuple[Message, ...]
    cost: int | None = None


def check_notes(rules: Rules[Any], state: Any) -> int:
    """Every promise of the menu; how many notes there were."""
    check = import_module(f"tests.games.{catalogue.title(rules.title).package}.notes").check
    seen = 0
    for promise in promises(rules.menu(state)):
        seen += len(promise.notes)
        try:
            check(rules, state, promise)
        except AssertionError as error:
            said = [(note.id, note.args) for note in promise.notes]
            raise AssertionError(f"{promise.action} promises {promise.label.id} {said}: {error}") from error
    return seen


def promises(menu: Menu) -> Iterator[Promise]:
    """Every action that the menu offers; of the cells of one choice the first and the last."""
    for offer in menu.offers:
        match offer:
            case Button():
                yield from _spelt_out(offer.choice)
            case PickTile():
                for cell, fits in offer.cells.items():
                    for fit in fits:
                        plain = offer.action | {"hex": cell, "tile": fit.tile, "rotation": fit.rotations[0]}
                        yield Promise(plain, offer.label, fit.notes, fit.cost)
            case _:
                for choice in offer.choices if isinstance(offer, Pick) else offer.proposals:
                    yield from _spelt_out(choice)


def _spelt_out(choice: Choice) -> Iterator[Promise]:
    if choice.blocked is not None:
        return
    cells: tuple[str, ...] = ("",)
    if choice.place is not None:
        cells = tuple(dict.fromkeys((choice.place.cells[0], choice.place.cells[-1])))
    for cell in cells:
        plain = choice.action | ({choice.place.field: cell} if choice.place is not None else {})
        if choice.number is None:
            yield Promise(plain, choice.label, choice.notes)
            continue
        n = choice.number
        numbers = range(n.least, n.most + 1, n.step)
        assert not n.notes or len(n.notes) == len(numbers)
        # all numbers where they have notes of their own, else a few: a treasury may allow hundreds
        some = numbers if n.notes else sorted({numbers[0], numbers[len(numbers) // 2], numbers[-1]})
        for value in some:
            own = n.notes[numbers.index(value)] if n.notes else ()
            yield Promise(plain | {n.field: value}, choice.label, (*choice.notes, *own))


def at_once(rules: Rules[Any], state: Any, plain: dict[str, object]) -> tuple[Any, list[Effect]]:
    """The position and the effects of the action alone, before anything follows by itself (the end of a round)."""
    action, frame = rules.read(plain), state.stack[-1]
    assert rules.legal(state).why_not(action) == []
    play = Play(rules, state)
    rules.flow[type(frame)].acts[type(action)].do(play, frame, action)
    return play.state, play.effects
