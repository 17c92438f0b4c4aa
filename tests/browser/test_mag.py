"""18Magyarország at the table, by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.menu import PickRoutes
from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.driver import play_on
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


def best_route(record: Record) -> list[str]:
    """The hexes of the first train's route in the best run of the last position."""
    _, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    list(history.replay(record))
    offer = next(offer for offer in rules.menu(history.state).offers if isinstance(offer, PickRoutes))
    routes = offer.proposals[0].action["routes"]
    assert isinstance(routes, list | tuple)
    return list(routes[0]["hexes"])


def test_hot_seat_from_the_draft_into_the_operating_round(people: People) -> None:
    person = people.at(bots_record("18mag", 2, "draft", 4), "ru")
    stage = person.page.locator(".stage span")
    draft = stage.inner_text()
    play_on(person, 36)
    assert stage.inner_text() != draft
    person.open_tab("log")
    expect(person.page.locator(".log li")).to_have_count(person.moves + 1)


def test_lay_a_tile_turn_it_and_see_it_first(people: People) -> None:
    person = people.at(bots_record("18mag", 3, "look", 60, tile=True), "en")
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


def test_draw_a_route_then_run_the_proven_best(people: People) -> None:
    """Half a route is refused with its reasons, the whole one shows its revenue; then the best one is run."""
    record = bots_record("18mag", 3, "look", 250, "novice", "ask-run")
    person = people.at(record, "ja")
    page = person.page
    hexes = best_route(record)
    page.locator(".draw-trains .choice").first.click()
    person.touch(*hexes[:2])
    if len(hexes) > 2:
        expect(page.locator(".outcome.refused")).to_be_visible()
        person.touch(*hexes[2:])
    expect(page.locator(".outcome:not(.refused)")).to_be_visible()
    expect(page.locator(".ribbon-route")).to_have_count(1)
    for _ in hexes:
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".offer .choice.strong").click()
    expect(page.locator(".ribbon-route")).not_to_have_count(0)
    expect(page.locator(".outcome")).to_be_visible()
    person.confirm()
