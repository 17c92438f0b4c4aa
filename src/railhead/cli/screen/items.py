"""The menu as a list: what can be chosen now, step by step where a choice has several."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes, PickTile, TileFit
from railhead.kernel.message import Message

Render = Callable[[Message], str]


class Item(Struct, frozen=True):
    """A line of the list. `cell`: where on the board it is chosen as well. Without `action` it is a heading, a refused
    choice, or (`tiles`) a hex whose tiles come next."""

    label: str
    notes: tuple[str, ...] = ()
    cell: str | None = None
    action: dict[str, object] | None = None
    choice: Choice | None = None
    tiles: tuple[TileFit, ...] = ()
    heading: bool = False

    @property
    def open(self) -> bool:
        return self.action is not None or bool(self.tiles)


def items_of(menu: Menu, cells: frozenset[str], say: Render) -> list[Item]:
    """Everything on offer, under the headings of the offers."""
    found: list[Item] = []
    for offer in menu.offers:
        if not isinstance(offer, Button):
            found.append(Item(say(offer.label), heading=True))
        found += _items(offer, cells, say)
    return found


def _items(offer: Offer, cells: frozenset[str], say: Render) -> Iterator[Item]:
    match offer:
        case Button():
            yield _item(offer.choice, cells, say)
        case Pick():
            yield from (_item(choice, cells, say) for choice in offer.choices)
        case PickRoutes():
            yield from (_item(choice, cells, say) for choice in offer.proposals)
        case PickTile():
            for cell, fits in offer.cells.items():
                label = say(Message("cli-screen-tiles", {"hex": cell, "count": sum(len(f.rotations) for f in fits)}))
                yield Item(label, cell=cell, tiles=fits, action=None, choice=Choice(offer.action, offer.label))


def _item(choice: Choice, cells: frozenset[str], say: Render) -> Item:
    notes = (*choice.notes, *(choice.number.notes[0] if choice.number and choice.number.notes else ()))
    cell = next((place for place in choice.at if place in cells), None)
    if choice.blocked is not None:
        return Item(say(choice.label), (say(choice.blocked.message),), cell)
    return Item(say(choice.label), tuple(map(say, notes)), cell, choice.action, choice)


def tile_items(item: Item, say: Render) -> list[Item]:
    """The tiles that fit on a hex, in each rotation."""
    assert item.choice is not None
    found = [Item(item.label, heading=True)]
    for fit in item.tiles:
        for rotation in fit.rotations:
            action = item.choice.action | {"hex": item.cell, "tile": fit.tile, "rotation": rotation}
            label = say(Message("cli-screen-tile", {"tile": fit.tile, "rotation": rotation, "cost": fit.cost}))
            found.append(Item(label, tuple(map(say, fit.notes)), None, action, Choice(action, item.choice.label)))
    return found


def place_items(choice: Choice, say: Render) -> list[Item]:
    """The cells that a choice still leaves open."""
    assert choice.place is not None
    found = [Item(say(choice.label), heading=True)]
    for cell in choice.place.cells:
        label = say(Message("cli-screen-hex", {"hex": cell}))
        found.append(Item(label, cell=cell, action=choice.action | {choice.place.field: cell}))
    return found
