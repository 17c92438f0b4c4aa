"""The coach in a running game of each title, words that are explained, and the search in the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import PASS, Driver
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("title", "language", "width"), [("rocket", "en", 1280), ("18mag", "ru", 390), ("1862", "ja", 1280)]
)
def test_what_would_you_do(people: People, title: str, language: str, width: int) -> None:
    """Against bots one asks, reads the reasons and does it."""
    person = people(language, width, 844)
    page = person.page
    page.goto("/")
    card = page.locator(".title-card", has=page.locator(f'a[href^="/new?title={title}&"]'))
    card.locator(".primary").click()
    person.at_table()
    Driver(person).asked()
    before = person.moves
    page.locator(".coach > .link").click()
    expect(page.locator(".coach h3")).to_have_text(person.says("coach-says"))
    expect(page.locator(".coach-move")).not_to_have_count(0)
    expect(page.locator(".coach li")).not_to_have_count(0)
    page.locator(".coach").get_by_role("button", name=person.says("coach-do"), exact=True).click()
    expect(page.locator(".coach-move")).to_have_count(0)
    expect(page.locator(".history output")).not_to_have_text(re.compile(rf"/ {before}$"))


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ru", 390), ("ja", 1280)])
def test_a_gross_mistake_is_asked_about_by_who_wants_it(people: People, language: str, width: int) -> None:
    """A minor that could earn 30 with one tile is about to lay none: nothing happens until one says so."""
    person = people.at(bots_record("18mag", 3, "doubt", 18, "novice", "ask-track"), language, width)
    page, coach = person.page, person.page.locator(".coach")
    lay_nothing, moves = page.locator(PASS), person.moves
    page.keyboard.press("?")
    page.get_by_label(person.says("coach-setting")).check()
    page.keyboard.press("Escape")
    lay_nothing.click()
    expect(coach.locator("h3")).to_have_text(person.says("coach-asks"))
    expect(coach.locator("li")).to_contain_text("30")
    coach.get_by_role("button", name=person.says("coach-other"), exact=True).click()
    expect(coach.locator("h3")).to_have_count(0)
    assert person.moves == moves
    lay_nothing.click()
    coach.get_by_role("button", name=person.says("coach-anyway"), exact=True).click()
    expect(coach.locator("h3")).to_have_count(0)
    expect(page.locator(".history output")).not_to_have_text(re.compile(rf"/ {moves}$"))


def test_nobody_is_asked_who_does_not_want_it(people: People) -> None:
    person = people.at(bots_record("18mag", 3, "doubt", 18, "novice", "ask-track"), "en")
    moves = person.moves
    person.page.locator(PASS).click()
    expect(person.page.locator(".history output")).not_to_have_text(re.compile(rf"/ {moves}$"))
    expect(person.page.locator(".coach h3")).to_have_count(0)


def test_people_have_no_coach_unless_they_agreed(people: People) -> None:
    anna, boris = people("en"), people("en")
    anna.page.goto("/new?title=rocket&mode=link")
    anna.page.get_by_label(anna.says("new-coach")).check()
    anna.page.locator(".form button[type=submit]").click()
    expect(anna.page.locator(".terms")).to_contain_text(anna.says("terms-coach"))
    boris.page.goto(anna.page.url)
    expect(boris.page.locator(".terms")).to_contain_text(boris.says("terms-coach"))


def test_a_word_is_explained_by_pointer_touch_and_keyboard(people: People) -> None:
    person = people("en")
    page = person.page
    page.goto("/rules/rocket")
    page.wait_for_load_state("networkidle")  # what still comes would move the words away from the pointer
    word, tip = page.locator(".overview .term").first, page.locator(".term-tip")
    word.hover()
    expect(tip).to_be_visible()
    tip.hover()  # one may go there, to the paragraph
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/rocket#rule-4.1")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(2, 2)
    word.click()
    expect(tip).to_be_visible()
    page.locator("h1").click()
    expect(tip).to_have_count(0)
    word.focus()
    expect(tip).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("en", "veto shares"), ("ru", "вето акции"), ("ja", "拒否権")])
def test_rules_of_all_titles_are_searched_and_rulings_unfold(people: People, language: str, words: str) -> None:
    person = people(language)
    page = person.page
    page.goto("/rules/18mag")
    page.locator(".rules-search input").fill(words)
    found = page.locator(".rules-search li a")
    expect(found).not_to_have_count(0)
    expect(found.first).to_have_attribute("href", "/rules/rocket#term-veto")
    page.goto("/rules/rocket#rule-A5")
    expect(page.locator("[id='rule-A5']")).to_be_visible()
    page.goto("/rules/1862")
    expect(page.locator("[id='rule-D5']")).to_be_hidden()


def test_a_first_game_is_set_up_by_one_touch(people: People) -> None:
    person = people("ja")
    page = person.page
    page.goto("/new?title=1862&mode=link")
    page.locator(".first-game button").click()
    page.locator(".form button[type=submit]").click()
    person.at_table()
    assert Driver(person).asked().asked
