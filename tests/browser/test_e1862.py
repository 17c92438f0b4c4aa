"""1862 at the table, by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


def test_a_bid_is_a_number_in_steps(people: People) -> None:
    """The first auction: a company on the panel, an amount, and what would come of it before it is done."""
    person = people.at(bots_record("1862", 3, "bid", 0), "ru")
    page = person.page
    person.open_tab("parliament")
    page.locator("button.target-lit, .card.target-lit h4 button").first.click()
    amount = page.locator(".stepper input[type=number]")
    before = int(amount.input_value())
    page.locator(".stepper .tool").last.click()
    assert int(amount.input_value()) == before + 5
    expect(page.locator(".confirm .primary")).to_be_enabled()
    person.confirm()
    person.sees_moves(1)
