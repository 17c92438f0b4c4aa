"""1862 at the table, by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import play_on
from tests.browser.person import click, seen_at
from tests.browser.stage import best_route, bots_record

pytestmark = pytest.mark.browser

RUN = ".menu .choice.strong"
#: notes every coin that is put on its way
COINS = """
  window.coins = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.className === "coin") window.coins.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
"""


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


def test_a_run_is_drawn_stop_by_stop(people: People) -> None:
    """From the first stop on the page says what is earned so far, where, and everything that is against it."""
    record = bots_record("1862", 3, "draw", 220, "novice", "ask-run")
    person = people.at(record, "en")
    page = person.page
    expect(page.locator(".stop-figure")).not_to_have_count(0)
    expect(page.locator(".ribbon-route .ribbon-band")).not_to_have_count(0)
    figure = page.locator(".stop-figure:not(.none)").first
    figure.hover(position=seen_at(figure))
    value = figure.locator("text").text_content() or "?"
    expect(page.locator(".board-tip.shown")).to_contain_text(value)
    page.locator(".draw-trains .choice").first.click()
    page.locator(".draw-trains .choice", has_text=person.says("routes-erase")).click()
    first, *others = best_route(record)
    person.touch(first)
    expect(page.locator(".outcome.refused")).to_contain_text("two large stations")
    expect(page.locator(".outcome").first).to_contain_text("So far")
    expect(page.locator(".confirm")).to_have_count(0)
    person.touch(*others)
    expect(page.locator(".ribbon-draft .ribbon-band")).not_to_have_count(0)
    expect(page.locator(".stop-figure").first).to_be_visible()
    figure = page.locator(".stop-figure").first
    figure.focus()
    expect(page.locator(".board-tip.shown")).not_to_be_empty()


def test_a_hex_where_nothing_can_be_laid_says_why(people: People) -> None:
    person = people.at(bots_record("1862", 3, "draw", 220, "novice", "ask-build", tile=True), "ja", 390, 844)
    page = person.page
    lit = page.locator(".targets .target").evaluate_all("all => all.map((one) => one.dataset.id)")
    dark = page.locator(".cells .cell").evaluate_all("all => all.map((one) => one.dataset.id)")
    cell = next(one for one in dark if one not in lit)
    click(page.locator(f".cells [data-id='{cell}']"))
    expect(page.locator(".menu .why p").first).not_to_be_empty()
    expect(page.locator(".menu .why-rule a")).to_contain_text("7.")


def test_money_of_others_flies_from_who_pays_to_who_is_paid(people: People) -> None:
    """What the bots pay is seen on its way, with its sum; nothing moves for who wants no motion."""
    for motion in (True, False):
        person = people("en")
        page = person.page
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        page.add_init_script(COINS)
        person.new_game("bots", 3, title="1862")
        person.at_table()
        play_on(person, 8)
        if motion:
            page.wait_for_function("() => window.coins.length > 0")
        coins: list[str] = page.evaluate("window.coins")
        assert bool(coins) == motion
        assert all(int(coin.replace(",", "")) > 0 for coin in coins)
