"""Plays any title by clicking what the page offers: it reads the page, never the rules."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

#: a listed choice is done at once, or asks for more: a place, a number, to be confirmed
ANSWERED = """(before) => document.querySelector(".history output").innerText !== before
  || document.querySelector(".confirm, .target-lit, .target-soft")"""
#: clicks that one decision may take
MOST_CLICKS = 8


def play_on(person: Person, decisions: int) -> None:
    """So many decisions, or until the game is over."""
    result = person.page.locator(".result")
    menu = person.page.locator(".menu")
    for number in range(decisions):
        menu.or_(result).first.wait_for()
        if result.is_visible():
            return
        decide(person, number)


def decide(person: Person, number: int) -> None:
    """Clicks until a move is made: what is lit, then what is listed; the last button where nothing else is left."""
    page = person.page
    before = page.locator(".history output").inner_text()
    tried_offers = 0
    for _ in range(MOST_CLICKS):
        confirm = page.locator(".confirm .primary")
        if confirm.count():
            confirm.click()
            expect(page.locator(".history output")).not_to_have_text(before)
            return
        tiles = page.locator(".tile-choice")
        lit = page.locator(".target-lit:visible, .target-soft:visible")
        offers = page.locator(".menu .choice.focus")
        listed = page.locator(".menu .choice:not(.focus):not(.blocked):not(.turn):not(.small)")
        if tiles.count():
            tiles.nth(number % tiles.count()).click()
        elif lit.count() and not (offers.count() and not tried_offers):
            click_one(lit, number)
        elif offers.count() > tried_offers:
            offers.nth((number + tried_offers) % offers.count()).click()
            tried_offers += 1
        elif listed.count():
            (listed.first if number % 2 else listed.last).click()
            page.wait_for_function(ANSWERED, arg=before)
            if page.locator(".history output").inner_text() != before:
                return
    if page.locator(".history output").inner_text() == before:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.locator(".menu > .choice:not(.focus):not(.blocked)").last.click()
    expect(page.locator(".history output")).not_to_have_text(before)


def click_one(lit: Locator, number: int) -> None:
    """One of the lit elements; a card is clicked at its heading."""
    one = lit.nth(number % lit.count())
    heading = one.locator("h4 button")
    (heading.first if heading.count() else one).click(force=True)
