"""Boards that can be read, measured in Chromium: type, room, share of the pane; names as in `railhead draw`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from railhead.games import catalogue
from railhead.i18n.render import texts
from railhead.kernel.history import History
from railhead.kernel.record import Record
from railhead.view.scene import Scene
from railhead.view.svg import draw, names_of, width_for
from scripts.boards import MAPS, measured, record_of, table
from tests.browser.drawing import differences, shapes

#: the sizes that are looked at here; `python -m scripts.boards` measures all of them
SIZES = {(1360, 850): 10, (390, 844): 9}


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    return {name: record_of(map_, late=True) for name, map_ in MAPS.items()}


@pytest.mark.parametrize("name", MAPS)
def test_boards_can_be_read(name: str, chromium: Browser, url: str, records: dict[str, Record]) -> None:
    for size, least in SIZES.items():
        with table(chromium, url, records[name], size) as page:
            found = measured(page)
            assert found.smallest_text_px >= least
            assert found.overlaps == []
            assert found.fills >= 0.85
            assert found.names >= 8
            if size[0] > 1000:
                assert_same_names(records[name], page.evaluate(NAMES), found.least)
                assert_same_drawing(records[name], page, found.least)


NAMES = """() => [...document.querySelectorAll('.board-svg .name')].map(name => {
  const first = name.querySelector('tspan'), last = name.querySelector('tspan:last-child');
  const y = (Number(first.getAttribute('y')) + Number(last.getAttribute('y'))) / 2;
  return [name.dataset.name, Number(first.getAttribute('x')), y, [...name.children].map(line => line.textContent)];
})"""


def scene_of(record: Record) -> Scene:
    """What is shown at the end of the record."""
    title, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    list(history.replay(record))
    return title.scene(rules, history.state)


def assert_same_drawing(record: Record, page: Page, least: float) -> None:
    """Cells with what lies on them, and pieces, look on the page as `railhead draw` paints them at that size."""
    shown = [shapes(page, group, "data-id", ".board-svg > g") for group in (".cell", ".piece")]
    scene = scene_of(record)
    page.set_content(draw(scene, lambda message: "", width_for(scene.board, least), board_only=True))
    drawn = [shapes(page, group, "id", "svg") for group in ("g:has(> .ground)", "g[class^=piece-]")]
    assert all(shown), "nothing to compare"
    unlike = [line for one, other in zip(shown, drawn, strict=True) for line in differences(one, other)]
    assert not unlike, "\n".join(unlike)


def assert_same_names(record: Record, shown: list[tuple[str, float, float, list[str]]], least: float) -> None:
    """The page and `railhead draw` place names alike."""
    title, _ = catalogue.rules_of(record.header)
    english = texts("en", title.package)
    drawn = names_of(scene_of(record).board, lambda message: english.text(message.id, message.args), least)
    assert {id: lines for id, _, _, lines in shown} == {name.id: list(name.lines) for name in drawn}
    places = {name.id: (name.x, name.y) for name in drawn}
    assert [id for id, x, y, _ in shown if (x, y) != pytest.approx(places[id], abs=0.1)] == []
