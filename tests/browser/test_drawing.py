"""One drawing: every tile looks on the page as `railhead tiles` draws it. Whole boards: see `test_boards.py`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from railhead.games import catalogue
from railhead.hexmap.coord import Layout
from railhead.kernel.history import History
from railhead.view.scene import Shelf
from railhead.view.svg import draw_tiles
from scripts.boards import table
from tests.browser.drawing import differences, shapes


@pytest.mark.parametrize("title", ["18mag", "1862"])
def test_tiles_look_the_same(title: str, chromium: Browser, url: str) -> None:
    header = catalogue.title(title).header({}, 4, "tiles")
    found, rules = catalogue.rules_of(header)
    history = History(rules, header)
    scene = found.scene(rules, history.state)
    shelf = next(panel for panel in scene.panels if isinstance(panel, Shelf) and panel.id == "tiles")
    layout = Layout.FLAT if scene.board.orientation == "flat" else Layout.POINTY
    with table(chromium, url, history.record(), (1360, 850)) as page:
        page.locator("#tab-tiles").click()
        page.locator("#tab-panel .tile").first.wait_for()
        shown = shapes(page, "#tab-panel .tile .picture")
        page.set_content(draw_tiles(shelf, layout, lambda message: message.id))
        drawn = shapes(page, ".picture")
    assert len(drawn) == sum(card.picture is not None for card in shelf.cards)
    unlike = differences(shown, drawn)
    assert not unlike, "\n".join(unlike)
