"""Boards that can be read, measured in Chromium: type, room, share of the pane; names as in `railhead draw`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import Record
from railhead.view.svg import names_of
from scripts.boards import MAPS, measured, record_of, table

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


NAMES = """() => [...document.querySelectorAll('.board-svg .name')].map(name => {
  const first = name.querySelector('tspan'), last = name.querySelector('tspan:last-child');
  const y = (Number(first.getAttribute('y')) + Number(last.getAttribute('y'))) / 2;
  return [name.dataset.name, Number(first.getAttribute('x')), y, [...name.children].map(line => line.textContent)];
})"""


def assert_same_names(record: Record, shown: list[tuple[str, float, float, list[str]]], least: float) -> None:
    """The page and `railhead draw` place names alike."""
    title, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    list(history.replay(record))
    drawn = names_of(title.scene(rules, history.state).board, least)
    assert {id: lines for id, _, _, lines in shown} == {name.id: list(name.lines) for name in drawn}
    places = {name.id: (name.x, name.y) for name in drawn}
    assert [id for id, x, y, _ in shown if (x, y) != pytest.approx(places[id], abs=0.1)] == []
