"""The long titles on one screen, by clicks only: from the first stock round through two whole sets of rounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser

#: far more decisions than two sets of rounds take
MOST = 300
#: how the first rounds are called, and the one with which the third set begins
MAG = ("Стартовый набор", "Раунд операций 1.1", "Раунд акций 2", "Раунд операций 2.1"), "Раунд акций 3"
PARLIAMENT = "請願ラウンド"
E1862 = ("株式ラウンド1", "運営ラウンド1.1", "株式ラウンド2", "運営ラウンド2.1"), "株式ラウンド3"


@pytest.mark.parametrize(("title", "seats", "language", "rounds"), [("18mag", 2, "ru", MAG), ("1862", 3, "ja", E1862)])
def test_two_sets_of_rounds(
    people: People, title: str, seats: int, language: str, rounds: tuple[tuple[str, ...], str]
) -> None:  # fmt: skip
    # The same clicks lead through the same game. In 1862 bots have been to Parliament: bids of whoever clicks
    # blindly would leave nobody the money to float a company.
    played = bots_record(title, seats, "rounds-2", 0, *(("steady", "ask-stock") if title == "1862" else ()))
    person = people.at(played, language, foresight=False)
    driver, stage = Driver(person), person.page.locator(".stage span")
    seen = [stage.inner_text()]
    whole, next_set = rounds
    for number in range(MOST):
        asked = driver.asked()
        if PARLIAMENT in stage.inner_text():
            driver.give_up(asked)  # bids of whoever clicks blindly would ruin everybody
        else:
            driver.decide(number)
        now = stage.inner_text()
        if now != seen[-1]:
            seen.append(now)
        if next_set in now:
            break
    # In this order, whatever else comes between: 1862 meets in Parliament now and then.
    left = iter(seen)
    assert all(any(name in text for text in left) for name in (*whole, next_set)), seen
    person.open_tab("log")
    expect(person.page.locator(".log li")).not_to_have_count(0)
    assert person.moves > 40
