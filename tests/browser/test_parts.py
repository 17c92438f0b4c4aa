"""The parts of the table around a move: what lies over it, the line above the board, tabs, what is foreseen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import LIT, click
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("escape", [True, False])
def test_help_and_layers_go_away_by_escape_and_by_a_click_beside_them(people: People, escape: bool) -> None:
    person = people.at(bots_record("rocket", 2, "parts", 4), "en")
    page = person.page
    dialog, layers = page.locator("dialog.help"), page.locator(".layers-list")
    for opened, open_it in ((dialog, "?"), (layers, "")):
        if open_it:
            page.keyboard.press(open_it)
        else:
            page.locator(".layers summary").click()
        expect(opened).to_be_visible()
        if escape:
            page.keyboard.press("Escape")
        else:
            page.mouse.click(5, 400)
        expect(opened).to_be_hidden()


def test_the_line_above_the_board_tells_what_led_there(people: People) -> None:
    """After a move, after it was taken back, in the past, and after a reload."""
    person = people.at(bots_record("rocket", 2, "parts", 4, "novice", "ask-turn"), "en")
    page, news = person.page, person.page.locator(".news")
    told = news.inner_text()
    assert told
    click(page.locator(f".target-ring{LIT}").first)
    click(page.locator(f".targets g{LIT}").first)
    person.confirm()
    expect(news).not_to_have_text(told)
    page.locator(".undo-row button").first.click()
    expect(news).to_have_text(told)
    page.keyboard.press("[")
    expect(news).not_to_have_text(told)
    page.keyboard.press("]")
    expect(news).to_have_text(told)
    page.reload()
    expect(news).to_have_text(told)


def test_a_choice_does_not_move_the_turn_before_it_is_confirmed(people: People) -> None:
    person = people.at(bots_record("rocket", 2, "parts", 5, "novice", "ask-turn"), "en")
    page = person.page
    turn = page.locator(".player.turn .player-name")
    before = turn.inner_text()
    click(page.locator(f".target-ring{LIT}").first)
    click(page.locator(f".targets g{LIT}").first)
    expect(page.locator(".outcome")).to_be_visible()
    expect(turn).to_have_text(before)


def test_another_place_can_be_touched_at_once(people: People) -> None:
    """With a tile in hand the other places for tiles stay in reach."""
    person = people.at(bots_record("18mag", 3, "look", 60, tile=True), "en")
    page = person.page
    places = page.locator(f".targets g{LIT}")
    assert places.count() > 1
    ids = [place.get_attribute("data-id") for place in places.all()]
    click(places.first)
    expect(page.locator(".target-chosen")).to_have_attribute("data-id", ids[0] or "")
    click(page.locator(f'[id="target-{ids[1]}"]'))
    expect(page.locator(".target-chosen")).to_have_attribute("data-id", ids[1] or "")


def test_each_tab_keeps_where_it_was_scrolled_to(people: People) -> None:
    person = people.at(bots_record("1862", 4, "parts", 60), "en", 1000, 500)
    page, panel = person.page, person.page.locator(".tab-panel")
    first, second = page.locator(".tab-list button").nth(0), page.locator(".tab-list button").nth(1)
    first.click()
    panel.evaluate("one => one.scrollTo(0, 60)")
    page.wait_for_function("() => document.querySelector('.tab-panel').scrollTop > 0")
    kept = panel.evaluate("one => one.scrollTop")
    second.click()
    expect(second).to_have_attribute("aria-selected", "true")
    assert panel.evaluate("one => one.scrollTop") == 0
    first.click()
    expect(first).to_have_attribute("aria-selected", "true")
    assert panel.evaluate("one => one.scrollTop") == kept


def test_boxes_that_can_be_chosen_have_names(people: People) -> None:
    person = people.at(bots_record("rocket", 2, "parts", 4, "novice", "ask-turn"), "en")
    person.focus("invest")
    names = person.page.locator("button.box.slot").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(names) > 5
    assert len(set(names)) == len(names)
    assert all(name.startswith("Choose: ") and "," in name for name in names)
