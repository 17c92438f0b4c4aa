"""After the game: charts, tables, moments to go back to, the game played again, files to take away."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.stage import bots_record
from tests.browser.test_access import faults

pytestmark = pytest.mark.browser


@cache
def whole(title: str, seats: int) -> Record:
    return bots_record(title, seats, "late", 5000, "novice")


def story_of(person: Person) -> Locator:
    story = person.page.locator(".story")
    # The charts come last of all.
    expect(story.locator(".story-plot canvas")).to_be_visible()
    return story


@pytest.mark.parametrize(
    ("title", "seats", "language", "charts"), [("18mag", 3, "ja", 6), ("1862", 3, "ru", 4), ("rocket", 3, "en", 3)]
)
def test_how_a_game_went(people: People, title: str, seats: int, language: str, charts: int) -> None:
    person = people.at(whole(title, seats), language)
    page, story = person.page, story_of(person)
    choice = story.get_by_role("combobox")
    expect(choice.locator("option")).to_have_count(charts)
    expect(story.locator(".story-rows li")).to_have_count(seats)
    # What is drawn stands in a table, too, and its last row is the final sheet.
    story.locator("summary").click()
    final = story.locator(".story-figures tbody tr").last.locator("td")
    scores = page.locator(".ranking b").all_inner_texts()
    assert sorted(final.all_inner_texts()) == sorted(scores)
    for number in range(1, charts):
        choice.select_option(index=number)
        expect(story.locator(".story-plot canvas")).to_have_count(1)
        expect(story.locator(".story-rows li").first).to_be_visible()
    # A moment is one click away, and the story stays to go on from.
    first = story.locator(".story-moments button").first
    n = first.locator("span").inner_text()
    first.click()
    expect(page).to_have_url(re.compile(rf"\?at={n}$"))
    expect(first).to_have_attribute("aria-current", "step")
    story.get_by_role("combobox").select_option(index=0)
    assert faults(page) == []


def test_the_game_is_played_again(people: People) -> None:
    person = people.at(whole("rocket", 3), "en")
    page, story = person.page, story_of(person)
    play = story.locator(".story-play")
    play.click()
    expect(page).to_have_url(re.compile(r"\?at=0$"))
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")


def test_what_can_be_taken_away(people: People) -> None:
    person = people.at(whole("rocket", 3), "en")
    story = story_of(person)
    begins = {"Record": b"{", "Figures (CSV)": b"chart,", "Board (SVG)": b"<svg", "Board (PNG)": b"\x89PNG"}
    for name, start in begins.items():
        address = story.get_by_role("link", name=name, exact=True).get_attribute("href")
        assert address is not None
        answer = person.context.request.get(address)
        assert answer.ok, (name, answer.status)
        assert answer.body().startswith(start), name


def test_on_a_phone_in_the_dark(people: People) -> None:
    person = people.at(whole("18mag", 3), "ru", 390, 844)
    story = story_of(person)
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    light = story.locator(".story-plot canvas").screenshot()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    story_of(person)
    assert story.locator(".story-plot canvas").screenshot() != light


def test_while_it_is_played_nothing_is_told(people: People) -> None:
    """A branch is told when somebody wishes to see it."""
    record = whole("rocket", 3)
    person = people.at(Record(record.header, record.entries[:60]), "en")
    story = person.page.locator(".story")
    expect(story.locator(".story-plot")).to_have_count(0)
    story.get_by_role("button", name="How it went").click()
    story_of(person)
