"""The words of a table have room: late in a game no button is cut off or runs over its edge, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from railhead.i18n import LANGUAGES
from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser

#: a screen and a phone
SIZES = ((1360, 850), (390, 844))

#: buttons whose text leaves them or is cut off by them, or that reach beyond the page where nothing can be scrolled
TIGHT = """() => {
  const scrolls = (one) => {
    for (let e = one.parentElement; e; e = e.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(e).overflowX)) return true;
    return false;
  };
  return [...document.querySelectorAll("button, a.choice, a.primary, summary")]
    .filter((one) => one.checkVisibility() && one.innerText.trim())
    .filter((one) => {
      const box = one.getBoundingClientRect(), range = document.createRange();
      range.selectNodeContents(one);
      const out = [...range.getClientRects()].some((r) => r.width > 1 && r.height > 1 &&
        (r.left < box.left - 1 || r.right > box.right + 1 || r.top < box.top - 2 || r.bottom > box.bottom + 2));
      const cut = getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
      const beyond = !scrolls(one) && (box.left < -1 || box.right > innerWidth + 1);
      return out || cut || beyond;
    })
    .map((one) => `${one.className}: ${one.innerText}`);
}"""
BUTTONS = "() => [...document.querySelectorAll('button')].filter((one) => one.checkVisibility()).length"


def late(title: str) -> Record:
    """A position with much to choose from."""
    match title:
        case "rocket":
            return bots_record("rocket", 4, "words", 60, "novice", "ask-turn")
        case "18mag":
            return bots_record("18mag", 3, "words", 160, "novice", "ask-shares")
        case _:
            return bots_record("1862", 4, "words", 150, "novice", "ask-stock")


def tight(page: Page) -> list[str]:
    """At the first look, with each tab open, and with the first offer opened."""
    found: list[str] = page.evaluate(TIGHT)
    tabs = page.locator(".tab-list button")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        found += page.evaluate(TIGHT)
    offer = page.locator(".menu .choice.focus:not([disabled])")
    if offer.count():
        offer.first.click()
        found += page.evaluate(TIGHT)
    return found


@pytest.mark.parametrize("title", ["rocket", "18mag", "1862"])
def test_every_button_has_room_for_its_words(people: People, title: str) -> None:
    record, wrong = late(title), {}
    for lang in LANGUAGES:
        for width, height in SIZES:
            page = people.at(record, lang, width, height).page
            assert page.evaluate(BUTTONS) > 5
            if found := tight(page):
                wrong[lang, width] = found
            page.close()
    assert wrong == {}


def test_buttons_without_room_are_found(people: People) -> None:
    page = people.at(late("rocket"), "ru").page
    page.add_style_tag(content=".menu .choice { width: 3em; white-space: nowrap; }")
    assert any("choice" in found for found in page.evaluate(TIGHT))
