"""Every choice can be made where it belongs: what its `at` and `place` name is in the scene."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.history import History
from railhead.kernel.menu import Menu, PickTile, choices_of
from railhead.kernel.rng import Stream
from railhead.view.scene import Market, Panel, Scene, Shelf, Table

#: moves of a random game, long enough for every kind of question
MOVES = {"rocket": 250, "18mag": 400, "1862": 700}


@pytest.mark.parametrize("title", catalogue.titles(), ids=lambda title: title.id)
@pytest.mark.parametrize("seed", ["touch-1", "touch-2"])
def test_choices_name_elements_of_the_scene(title: Title, seed: str) -> None:
    header = title.header({}, 3, seed)
    _, rules = catalogue.rules_of(header)
    history, stream = History(rules, header), Stream(seed)
    asked: set[str] = set()
    lost: set[tuple[str, str]] = set()
    while (decision := rules.decision(history.state)) is not None and history.last < MOVES[title.id]:
        menu = rules.menu(history.state)
        asked.add(menu.ask.id)
        lost |= {(menu.ask.id, id) for id in set(names(menu)) - ids(title.scene(rules, history.state))}
        history.act(decision.seat, rules.legal(history.state).draw(stream))
    assert len(asked) > 3
    assert lost == set()


def names(menu: Menu) -> Iterator[str]:
    """Everything the menu sends the person to."""
    for offer in menu.offers:
        if isinstance(offer, PickTile):
            yield from offer.cells
        for choice in choices_of(offer):
            yield from choice.at
            yield from choice.place.cells if choice.place is not None else ()


def ids(scene: Scene) -> set[str]:
    """Everything in a scene that can be touched."""
    found = {cell.id for cell in scene.board.cells} | {piece.id for piece in scene.board.pieces}
    for cell in scene.board.cells:
        for stop in cell.picture.stops if cell.picture else ():
            found |= {slot.id for slot in stop.slots}
    return found.union(*(panel_ids(panel) for panel in scene.panels))


def panel_ids(panel: Panel) -> set[str]:
    match panel:
        case Table():
            return {box.id for row in panel.rows for box in row.boxes if box.id is not None}
        case Market():
            return {space.id for space in panel.spaces}
        case Shelf():
            boxes = {box.id for card in panel.cards for _, box in card.facts if box.id is not None}
            return {card.id for card in panel.cards} | boxes
