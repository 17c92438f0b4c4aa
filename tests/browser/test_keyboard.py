"""Without a mouse: to a game from the first page, and moves at the table of each title."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser

#: presses of Tab that suffice to come anywhere on a page
MOST_TABS = 120
LISTED = ".menu .choice:not(.focus):not(.blocked):not(.small)"


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until an element that matches has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_game_against_bots_from_the_first_page(people: People) -> None:
    person = people("ru")
    person.page.goto("/")
    expect(person.page.locator(".title-card .primary")).to_have_count(3)
    tab_to(person.page, ".title-card .primary")
    person.page.keyboard.press("Enter")
    person.at_table()
    expect(person.page.locator(".menu, .now .sentence").first).to_be_visible()


@pytest.mark.parametrize(
    ("title", "moves", "language"), [("rocket", 10, "en"), ("18mag", 60, "ja"), ("1862", 60, "ru")]
)
def test_the_board_by_arrows(people: People, title: str, moves: int, language: str) -> None:
    """The lit places of the board by arrows, Enter chooses and confirms."""
    record = bots_record(
        title, 3, "keys", moves, "novice", "ask-turn" if title == "rocket" else "", tile=title != "rocket"
    )
    person = people.at(record, language)
    page, before = person.page, person.moves
    if page.locator("[data-offer=lay]").count():  # several things may be done: first say that it is a tile
        tab_to(page, "[data-offer=lay]")
        page.keyboard.press("Enter")
    page.evaluate("document.activeElement.blur()")  # arrows come to the board where nothing else has the focus
    page.keyboard.press("ArrowDown")
    expect(page.locator(".board-svg")).to_be_focused()
    page.keyboard.press("Enter")
    if title == "rocket":
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    else:
        tab_to(page, ".tile-choice")
        page.keyboard.press("Enter")
        tab_to(page, ".confirm .primary")
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Enter")
    person.sees_moves(before + 1)


@pytest.mark.parametrize(("title", "language"), [("rocket", "ja"), ("18mag", "en"), ("1862", "ru")])
def test_the_menu_by_tab(people: People, title: str, language: str) -> None:
    """Three decisions by the menu alone, then back by Ctrl+Z."""
    person = people.at(bots_record(title, 2, "tab", 2), language)
    page = person.page
    for _ in range(3):
        before = person.moves
        page.locator(".menu").wait_for()
        if page.locator(".menu .choice.focus").count():  # several things may be done: first say which
            tab_to(page, ".menu .choice.focus")
            page.keyboard.press("Enter")
        if page.locator(".as-list:not([open])").count():
            tab_to(page, ".as-list:not([open]) summary")
            page.keyboard.press("Enter")
        tab_to(page, LISTED)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => document.querySelector('.confirm') || document.querySelector('output').innerText !== before",
            arg=f"{before} / {before}",
        )
        if page.locator(".confirm").count():
            tab_to(page, ".confirm .primary")
            page.keyboard.press("Enter")
        person.sees_moves(before + 1)
    page.keyboard.press("Control+z")
    person.sees_moves(before)


def test_past_the_bar_to_what_is_asked(people: People) -> None:
    person = people.at(bots_record("rocket", 2, "skip", 4), "ru")
    page = person.page
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".now")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".now button").first).to_be_focused()
