"""18Magyarország at the table, by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import play_on
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


def test_hot_seat_from_the_draft_into_the_second_round(people: People) -> None:
    person = people("ru")
    person.new_game("screen", 2, title="18mag")
    person.at_table()
    stage = person.page.locator(".stage span")
    seen = {stage.inner_text()}
    for _ in range(30):
        play_on(person, 4)
        seen.add(stage.inner_text())
        if len(seen) > 2:
            break
    assert len(seen) > 2, seen
    assert person.moves > 20


def test_lay_a_tile_turn_it_and_see_it_first(people: People) -> None:
    person = people.at(bots_record("18mag", 3, "look", 60, "random", "ask-track"), "en")
    page = person.page
    page.locator(".targets g.target-lit").first.click(force=True)
    cell = page.locator(".target-chosen").get_attribute("data-id")
    page.locator(".tile-choice").first.click()
    ground = page.locator(f'.cell[data-id="{cell}"] .track')
    expect(ground).not_to_have_count(0)
    first = ground.first.get_attribute("d")
    page.locator(".choice.turn").click()
    expect(ground.first).not_to_have_attribute("d", first or "")
    person.confirm()
    person.open_tab("log")
    expect(page.locator(".log li").last).to_contain_text(cell or "?")


def test_run_the_proven_best(people: People) -> None:
    person = people.at(bots_record("18mag", 3, "look", 250, "novice", "ask-run"), "ja")
    page = person.page
    page.locator(".offer .choice.strong").click()
    expect(page.locator(".ribbon-route")).not_to_have_count(0)
    expect(page.locator(".outcome")).to_be_visible()
    person.confirm()
