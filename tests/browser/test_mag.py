"""18Magyarország at the table, by clicks."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.action import kind_of
from railhead.kernel.history import History
from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.person import click
from tests.browser.stage import best_route, bots_record

pytestmark = pytest.mark.browser


def test_lay_a_tile_turn_it_and_see_it_first(people: People) -> None:
    person = people.at(bots_record("18mag", 3, "look", 60, tile=True), "en")
    page = person.page
    click(page.locator(".targets g.target-lit").first)
    cell = page.locator(".target-chosen").get_attribute("data-id")
    page.locator(".tile-choice").first.click()
    ground = page.locator(f'.cell[data-id="{cell}"] .track')
    expect(ground).not_to_have_count(0)
    first = ground.first.get_attribute("d")
    page.locator(".choice.turn").click()
    expect(ground.first).not_to_have_attribute("d", first or "")
    person.confirm()
    page.keyboard.press("h")  # with coordinates on the map, texts name them too
    person.open_tab("log")
    expect(page.locator(".log li").last).to_contain_text(cell or "?")


def test_draw_a_route_then_run_the_proven_best(people: People) -> None:
    """The best run is drawn already. Half a route is refused with its reasons, the whole one shows its revenue; then
    the best one is run with one click."""
    record = bots_record("18mag", 3, "look", 250, "novice", "ask-run")
    person = people.at(record, "ja")
    page = person.page
    hexes = best_route(record)
    expect(page.locator(".ribbon-route")).not_to_have_count(0)
    page.locator(".draw-trains .choice").first.click()
    page.locator(".draw-trains .choice", has_text=person.says("routes-erase")).click()
    person.touch(*hexes[:2])
    if len(hexes) > 2:
        expect(page.locator(".outcome.refused")).to_be_visible()
        person.touch(*hexes[2:])
    expect(page.locator(".outcome:not(.refused)")).to_be_visible()
    expect(page.locator(".ribbon-draft")).not_to_have_count(0)
    for _ in hexes:
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    before = person.moves
    page.locator(".offer .choice.strong").click()
    person.sees_moves(before + 1)


def first_chance(kind: str) -> Record:
    """A game among beginners up to the first position where such an action is legal."""
    header = catalogue.title("18mag").header({}, 3, "first")
    _, rules = catalogue.rules_of(header)
    history = History(rules, header)
    bot = make("18mag", "novice", "first")
    while kind not in (kind_of(found) for found, _ in rules.legal(history.state).kinds()):
        decision = rules.decision(history.state)
        assert decision is not None
        history.act(decision.seat, bot.choose(rules, history.state, decision.seat, Budget(nodes=500)))
    return history.record()


@pytest.mark.parametrize(
    ("offer", "kind"), [("station", "place-station"), ("train", "buy-train"), ("buy", "buy-share")]
)
def test_station_train_and_share_by_clicks(people: People, offer: str, kind: str) -> None:
    """The first of its kind in a game: the offer, one of its choices from the list, and it is done."""
    person = people.at(first_chance(kind), "en")
    page, before = person.page, person.moves
    focus = page.locator(f'[data-offer="{offer}"]')
    if focus.count():
        focus.click()
    as_list = page.locator(".as-list summary")
    if as_list.count() and page.locator(".as-list[open]").count() == 0:
        as_list.first.click()
    page.locator(".offer .choices .choice:not(.blocked)").first.click()
    confirm = page.locator(".confirm .primary")
    page.wait_for_function(
        "(before) => document.querySelector('.confirm') || document.querySelector('output').innerText !== before",
        arg=f"{before} / {before}",
    )
    if person.moves == before:
        confirm.click()
    person.sees_moves(before + 1)
    game = page.url.rsplit("/", 1)[1]
    last = page.request.get(f"/api/games/{game}/record").text().splitlines()[-1]
    assert json.loads(last)["do"] == kind
