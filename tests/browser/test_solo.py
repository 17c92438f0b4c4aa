"""18Magyarország alone against István, by clicks and in Japanese."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser

#: the first share round is the choice of companies; after the second operating round comes the third share round
SECOND_OPERATING_ROUND, AFTER_IT = "運営ラウンド2.1", "株式ラウンド3"


def test_set_up_to_the_end_of_the_second_operating_round(people: People) -> None:
    person = people("ja")
    person.new_game("screen", 1, title="18mag")
    person.at_table()
    page, stage, driver = person.page, person.page.locator(".stage span"), Driver(person)
    expect(stage).to_contain_text("ドラフト")
    seen: list[str] = []
    for number in range(60):
        driver.decide(number)
        if not seen or seen[-1] != stage.inner_text():
            seen.append(stage.inner_text())
        if any(AFTER_IT in text for text in seen):
            break
    assert any(SECOND_OPERATING_ROUND in text for text in seen), seen
    assert any(AFTER_IT in text for text in seen), seen
    person.open_tab("log")
    expect(page.locator(".log")).to_contain_text("István")
    expect(page.locator(".log")).to_contain_text("株カード")
