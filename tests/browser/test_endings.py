"""The last rounds of the long titles against bots, one's own seat by clicks, until the final sheet."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.driver import play_on
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("title", "seats", "language"), [("18mag", 2, "en"), ("1862", 3, "ru")])
def test_to_the_end_against_bots(people: People, title: str, seats: int, language: str) -> None:
    # Played by beginners, who bring it to a proper end: among those who play anything a game may stall for ever.
    whole = bots_record(title, seats, "late", 5000, "novice")
    person = people.at(Record(whole.header, whole.entries[:-40]), language)
    for seat in range(1, seats):
        hand_to_bot(person.page.url, person.context.cookies()[0]["value"], person.context.cookies()[0]["name"], seat)
    person.page.reload()
    person.at_table()
    play_on(person, 200)
    result = person.page.locator(".result")
    expect(result).to_be_visible()
    expect(result.locator(".ranking li")).to_have_count(seats)


def hand_to_bot(url: str, key: str, cookie: str, seat: int) -> None:
    base, _, game = url.partition("/games/")
    with httpx.Client(base_url=base, cookies={cookie: key}) as client:
        answer = client.post(f"/api/games/{game}/seats", json={"seat": seat, "to": "bot", "bot": "random"})
        assert answer.is_success, answer.text
