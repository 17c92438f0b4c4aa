"""The game gone over from the page: an imported one of another site, and moves compared and marked on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.stage import bots_record
from tests.browser.test_access import faults
from tests.browser.test_tables import bring
from tests.shared import shared, shared_files

pytestmark = pytest.mark.browser

#: a whole game is gone over in a minute, on a machine that has nothing else to do
LONG = 600_000


def opened(person: Person) -> Locator:
    panel = person.page.locator(".analysis")
    person.page.wait_for_load_state("networkidle")  # what comes after the table draws the panel anew
    button = panel.get_by_role("button", name=person.says("analysis"), exact=True)
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    return panel


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ja", 390)])
def test_moves_are_compared_and_marked(people: People, language: str, width: int) -> None:
    record = bots_record("rocket", 3, "late", 40, "novice")
    person = people.at(record, language, width, 800)
    page, panel = person.page, opened(person)
    panel.get_by_role("button", name=person.says("analysis-compare")).click()
    moves = panel.locator(".analysis-ranked > li")
    expect(moves.first).to_be_visible(timeout=LONG)
    assert moves.count() > 1
    chances = [int(re.sub(r"\D", "", text)) for text in moves.locator("summary b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    moves.first.locator("summary").click()
    expect(moves.first.get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width > 400:
        expect(page.locator(".board .pointers > *").first).to_be_attached()
    assert faults(page) == []


def test_a_game_is_gone_over_and_stopped(people: People) -> None:
    record = bots_record("rocket", 2, "late", 5000, "novice")
    person = people.at(Record(record.header, record.entries[:24]), "ru")
    panel = opened(person)
    panel.get_by_role("button", name=person.says("analysis-start")).click()
    expect(panel.locator(".story-plot canvas")).to_be_visible(timeout=LONG)
    panel.locator("summary", has_text=person.says("story-as-table")).click()
    rows = panel.locator(".story-chart .story-figures tbody tr")
    assert rows.count() > 5
    # A costly move is one click away: the position in which it was made, with the better one above it.
    lost = panel.get_by_role("heading", name=person.says("analysis-losses")).locator("+ ol button").first
    n = int(lost.locator("span").first.inner_text())
    lost.click()
    expect(person.page).to_have_url(re.compile(rf"\?at={n - 1}$"))
    expect(panel.locator(".analysis-ranked > li").first).to_be_visible(timeout=LONG)
    expect(panel.locator(".analysis-ranked em")).to_have_count(1)
    assert faults(person.page) == []


@shared
def test_an_imported_game_of_another_site(people: People) -> None:
    """The shortest of that site's: it is brought along on the page, and gone over there."""
    logs = sorted(shared_files("oracle/18mag", "*.json"), key=lambda path: path.stat().st_size)
    person = people("en")
    bring(person, logs[0])
    panel = opened(person)
    panel.get_by_role("button", name="Analyse the game").click()
    expect(panel.get_by_role("status")).to_contain_text("Analysing")
    expect(panel.locator(".story-plot canvas")).to_be_visible(timeout=LONG)
    expect(panel.get_by_text("Decisions at which moves were compared")).to_be_visible()
    assert faults(person.page) == []
