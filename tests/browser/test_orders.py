"""Standing orders on the page, in each title: given in one sentence, carried out, and over with a reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from railhead.games import catalogue
from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person
from tests.browser.test_tables import sit_down

pytestmark = pytest.mark.browser


def orders_of(person: Person) -> Locator:
    box = person.page.locator(".orders")
    if not box.locator(".orders-box").count():
        box.locator("button.link").click()
    expect(box.locator(".orders-box")).to_be_visible()
    return box


def give(person: Person, title: str, id: str) -> Locator:
    """The first order on offer whose sentence begins as that text; its line in the list."""
    box = orders_of(person)
    words = person.says(id, {"least": 2, "major": "", "most": 0, "company": "", "source": ""}, title)
    beginning = words.split(" ")[0]
    options = box.locator(".orders-give option").all_inner_texts()
    number = next(n for n, text in enumerate(options) if text.startswith(beginning))
    box.locator(".orders-give select").select_option(index=number)
    expect(box.locator(".order-says")).to_have_text(options[number])
    box.locator(".orders-give .primary").click()
    line = box.locator("li").first
    expect(line).to_contain_text(person.says("orders-on"))
    return line


@pytest.mark.parametrize(
    ("title", "order", "languages"),
    [
        ("rocket", "order-no-veto", ("en", "ru")),
        ("18mag", "order-buy", ("en", "ja")),
        ("1862", "order-pass", ("en", "ru")),
    ],
)
def test_an_order_is_given_kept_secret_and_taken_back(
    people: People, title: str, order: str, languages: tuple[str, str]
) -> None:
    """Its sentence stands in the list of its owner, and nowhere at the other one's page."""
    anna, boris = people(languages[0]), people(languages[1])
    sit_down(anna, boris, title)
    line = give(anna, catalogue.title(title).package, order)
    said = line.inner_text().split("\n")[0]
    others = orders_of(boris)
    expect(others.locator("p").nth(1)).to_have_text(boris.says("orders-none"))
    assert said not in boris.page.locator("body").inner_text()
    anna.page.reload()
    anna.at_table()
    kept = orders_of(anna).locator("li").first
    expect(kept).to_contain_text(anna.says("orders-on"))
    kept.locator("button").click()
    expect(anna.page.locator(".orders li")).to_have_count(0)


def test_an_order_acts_by_itself(people: People) -> None:
    """1862: whoever passes by order does so after the other one's move, without a click of their own."""
    anna, boris = people("en"), people("ja")
    sit_down(anna, boris, "1862")
    first, other = (anna, boris) if anna.is_asked else (boris, anna)
    give(other, "e1862", "order-pass")
    Driver(first).decide(0)
    expect(other.page.locator(".history output")).to_have_text(re.compile("/ ([2-9]|1[0-9])$"))
    assert other.page.locator(".menu").count() == 0
    expect(first.page.locator(".menu")).to_be_visible()
