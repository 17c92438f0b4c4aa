"""The choices of the asked seat, as data: the client shows them and knows no rule.

A `Choice` names the action it stands for and the scene elements that lead to it: `at` lists the ids
to click, in order. What might be expected but is not legal stands there with `blocked`, the first reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import Struct

from railhead.kernel.action import Action, to_plain
from railhead.kernel.message import Message
from railhead.kernel.refusal import Reason, Refusal


class Range(Struct, frozen=True, omit_defaults=True):
    """A number the person sets: it goes into the action's field of that name.

    `notes` is what each number brings, the least first; empty where the number makes no difference to the choice's own.
    """

    field: str
    least: int
    most: int
    step: int = 1
    notes: tuple[tuple[Message, ...], ...] = ()


class Places(Struct, frozen=True, omit_defaults=True):
    """A cell the person picks at last, after `at`: its id goes into the action's field of that name."""

    field: str
    cells: tuple[str, ...]


class Choice(Struct, frozen=True, omit_defaults=True):
    """One action on offer, or one that is refused and says why.

    With `number` or `place` it stands for several: the person sets a number, or picks a cell. One click does what is
    `at_once`: small, and free to be taken back. `near` is an element that leads to it as well, once its offer has been
    chosen: the city of a slot.
    """

    action: dict[str, object]
    label: Message
    at: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    number: Range | None = None
    place: Places | None = None
    blocked: Reason | None = None
    at_once: bool = False
    near: str = ""


class Button(Struct, frozen=True, omit_defaults=True, tag="button", tag_field="kind"):
    """A single choice, done with one click; what is large or cannot be undone is shown first, to be confirmed."""

    id: str
    choice: Choice
    confirm: bool = False


class Pick(Struct, frozen=True, omit_defaults=True, tag="pick", tag_field="kind"):
    """One of several: on the board or a panel where `at` says, and as a list for keyboard and reader.

    `cell` is the field of the action that names a cell, so that one may ask why not there.
    """

    id: str
    label: Message
    choices: tuple[Choice, ...]
    cell: str = ""


class TileFit(Struct, frozen=True, omit_defaults=True):
    """A tile that fits on a cell, with the rotations in which it does."""

    tile: str
    rotations: tuple[int, ...]
    cost: int = 0
    notes: tuple[Message, ...] = ()


class PickTile(Struct, frozen=True, omit_defaults=True, tag="tile", tag_field="kind"):
    """A cell, then a tile, then its rotation: the action's fields `hex`, `tile` and `rotation`."""

    id: str
    label: Message
    action: dict[str, object]
    cells: dict[str, tuple[TileFit, ...]]


class PickRoutes(Struct, frozen=True, omit_defaults=True, tag="routes", tag_field="kind"):
    """Runs: the proposals as whole choices, and trains for which routes may be drawn stop by stop.

    `names` are what the trains are called, where their ids say little. A drawn route begins at one of `starts` and
    goes on from each cell to one of its `next` ones.
    """

    id: str
    label: Message
    action: dict[str, object]
    trains: tuple[str, ...]
    proposals: tuple[Choice, ...]
    proven: bool = True
    names: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    next: dict[str, tuple[str, ...]] = {}


Offer: TypeAlias = Button | Pick | PickTile | PickRoutes


class Question(Struct, frozen=True):
    """What is asked, in one sentence; `card` is the charter that it is about.

    `notes` say why it is asked now and what one should know to answer. `usual` is the answer where there is hardly
    ever another one: a page may give it by itself.
    """

    ask: Message
    card: str | None = None
    notes: tuple[Message, ...] = ()
    usual: Action | None = None


class Menu(Struct, frozen=True, omit_defaults=True):
    """What is asked of whom, in one sentence, and what may be answered; the rest as in `Question`."""

    seat: int | None
    ask: Message
    offers: tuple[Offer, ...] = ()
    card: str | None = None
    notes: tuple[Message, ...] = ()
    usual: dict[str, object] | None = None


def button(
    id: str, action: Action, label: Message, notes: tuple[Message, ...] = (), *, confirm: bool = False
) -> Button:
    """A button for one action."""
    return Button(id, Choice(to_plain(action), label, notes=notes), confirm)


def pick(id: str, label: Message, choices: Iterable[Choice]) -> Iterator[Pick]:
    """One of some choices, on offer where there is any."""
    found = tuple(choices)
    if found:
        yield Pick(id, label, found)


def blocked_by(refusals: Iterator[Refusal]) -> Reason | None:
    """The first reason against a choice; None where there is none."""
    refusal = next(refusals, None)
    return None if refusal is None else refusal.reason()


def choices_of(*offers: Offer) -> Iterator[Choice]:
    """The whole choices of some offers, in their order: buttons, picks and proposed runs."""
    for offer in offers:
        match offer:
            case Button():
                yield offer.choice
            case Pick():
                yield from offer.choices
            case PickRoutes():
                yield from offer.proposals
            case PickTile():
                pass


def actions_of(menu: Menu) -> Iterator[dict[str, object]]:
    """Every action that the menu offers, numbers and places spelt out (of proposals: the proposed ones)."""
    for offer in menu.offers:
        if isinstance(offer, PickTile):
            for cell, fits in offer.cells.items():
                for fit in fits:
                    for rotation in fit.rotations:
                        yield offer.action | {"hex": cell, "tile": fit.tile, "rotation": rotation}
        for choice in choices_of(offer):
            yield from _spelt_out(choice)


def _spelt_out(choice: Choice) -> Iterator[dict[str, object]]:
    if choice.blocked is not None:
        return
    actions = [choice.action]
    if choice.number is not None:
        n = choice.number
        actions = [action | {n.field: value} for action in actions for value in range(n.least, n.most + 1, n.step)]
    if choice.place is not None:
        place = choice.place
        actions = [action | {place.field: cell} for action in actions for cell in place.cells]
    yield from actions
