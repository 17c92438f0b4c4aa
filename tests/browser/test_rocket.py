"""Rocket at the table, by clicks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from railhead.kernel.record import parse
from tests.browser.conftest import People
from tests.browser.person import LIT, Person, click
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser

DATA = Path(__file__).parent / "data"


def extend(person: Person, line: str, which: int = 0) -> None:
    """The locomotive, then one of the hexes that light up."""
    person.touch(f"loco:{line}")
    lit = person.page.locator(f".targets g{LIT}")
    expect(lit).not_to_have_count(0)
    click(lit.nth(which))
    person.confirm()


def invest(person: Person, city: str, industry: str) -> None:
    person.focus("invest")
    person.page.locator(f'button[data-id="slot:{city}:{industry}"]').click()
    person.confirm()


def build(person: Person, hex_: str) -> None:
    person.focus("station")
    person.touch(hex_)
    person.confirm()


def open_veto(person: Person) -> None:
    expect(person.page.locator(".menu .choice", has_text=no_veto(person))).to_be_visible()


def no_veto(person: Person) -> re.Pattern[str]:
    """The button that lets the move stand; the hex it names is left open."""
    text = person.says("choice-no-veto", {"hex": "@"}, "rocket")
    return re.compile(re.escape(text).replace("@", ".*").replace(r"\(", r"\(?").replace(r"\)", r"\)?"))


def test_hot_seat_three_turns_each_with_a_veto(people: People) -> None:
    person = people("en")
    person.new_game("screen", 2, ("Anna", "Boris"))
    person.at_table()
    first = "Anna" if "Anna" in person.sentence.inner_text() else "Boris"
    second = "Boris" if first == "Anna" else "Anna"

    extend(person, "GWR")
    extend(person, "SER")
    expect(person.sentence).to_contain_text(second)

    # The other one extends the same line: whoever holds a share of it may object, and does.
    extend(person, "GWR")
    expect(person.sentence).to_contain_text(first)
    open_veto(person)
    click(person.page.locator(f".targets g{LIT}").nth(1))
    expect(person.page.locator(".confirm .stepper")).to_be_visible()
    person.confirm()
    expect(person.sentence).to_contain_text(second)
    person.page.locator(".menu .choice").last.click()
    invest(person, "hull", "steel")

    expect(person.sentence).to_contain_text(first)
    invest(person, "london", "leather")
    build(person, "0,0")
    expect(person.sentence).to_contain_text(second)
    extend(person, "NER")
    build(person, "-2,-2")
    expect(person.sentence).to_contain_text(first)
    extend(person, "LSWR")
    invest(person, "reading", "brewing")
    expect(person.sentence).to_contain_text(second)
    extend(person, "GER")
    extend(person, "L&Y")

    expect(person.sentence).to_contain_text(first)
    person.sees_moves(14)
    expect(person.page.locator(".piece-station")).to_have_count(2)

    person.page.locator(".undo-row button").first.click()
    expect(person.sentence).to_contain_text(second)
    expect(person.page.locator('[data-id="line:L&Y:0"]')).to_have_count(0)

    person.page.get_by_label(person.says("history-first")).click()
    expect(person.page.locator(".piece-station")).to_have_count(0)
    person.page.get_by_label(person.says("history-last")).click()
    expect(person.page.locator(".piece-station")).to_have_count(2)


def test_a_merger_from_a_prepared_record(people: People) -> None:
    person = people.at(parse((DATA / "merger.jsonl").read_bytes()), "ru")
    assert person.language == "ru"

    # The front hex says beforehand what the merger would bring.
    closes = person.says("log-close", {"line": "GWR", "into": "LSWR"}, "rocket")
    person.touch("loco:GWR", "-6,6")
    expect(person.page.locator(".outcome")).to_contain_text(closes)
    person.confirm()
    person.page.locator(".menu .choice").last.click()  # nobody objects
    expect(person.page.locator('.piece[data-id="loco:GWR"]')).to_have_count(0)
    expect(person.page.locator(".news")).to_contain_text(closes)
    expect(person.page.locator(".grid tr.faded th", has_text="GWR")).to_be_visible()
    person.open_tab("log")
    expect(person.page.locator(".log li").last).to_contain_text(closes)


def test_a_game_against_bots_to_the_end(people: People) -> None:
    """From the first page: one click starts it; then whatever is lit is clicked until the final sheet is there."""
    person = people("ja")
    person.new_game("bots", 2)
    person.at_table()
    over = person.page.locator(".result")
    mine = person.page.locator(".menu")
    for _ in range(400):
        mine.or_(over).first.wait_for()
        if over.is_visible():
            break
        play_anything(person)
    expect(over).to_be_visible()
    expect(over.locator(".ranking li")).to_have_count(2)
    total = over.locator("tbody tr").last.locator("td")
    scores = sorted(int(cell.inner_text()) for cell in total.all())
    ranking = sorted(int(cell.inner_text()) for cell in over.locator(".ranking b").all())
    assert scores == ranking


def play_anything(person: Person) -> None:
    """A locomotive where one is lit, else a button."""
    page = person.page
    before = page.locator(".history output").inner_text()
    locomotives = page.locator(f".target-ring{LIT}")
    if locomotives.count():
        click(locomotives.first)
        hexes = page.locator(f".targets g{LIT}")
        expect(hexes).not_to_have_count(0)
        click(hexes.first)
        page.locator(".confirm .primary").click()
    else:
        page.locator(".menu > .choice:not(.blocked)").last.click()
    expect(page.locator(".history output")).not_to_have_text(before)


def test_two_browsers_at_one_table(people: People) -> None:
    anna, boris = people("ru"), people("ja")
    anna.page.goto("/new?title=rocket&mode=link&seating=fixed")
    anna.page.locator(".form label.radio.small", has_text=re.compile("^2$")).click()
    anna.page.locator(".seats li input").first.fill("Анна")
    anna.page.locator(".form button[type=submit]").click()
    link = anna.page.locator("#link").input_value()

    boris.page.goto(link)
    boris.page.locator(".waiting input[type=text]").fill("ボリス")
    boris.page.locator(".waiting button[type=submit]").click()
    anna.at_table()
    boris.at_table()

    first, other = (anna, boris) if anna.is_asked else (boris, anna)
    expect(other.sentence).to_have_text(other.says("waiting-turn", {"name": "Анна" if first is anna else "ボリス"}))
    extend(first, "GWR")
    other.sees_moves(1)
    expect(other.page.locator('[data-id="line:GWR:0"]')).to_have_count(1)
    expect(other.page.locator(".news")).to_contain_text("GWR")
    extend(first, "SER")
    extend(other, "NER")
    first.sees_moves(3)

    # The language changes at once, without another load.
    first.page.locator(".language").select_option("en")
    first.open_tab("log")
    expect(first.page.locator(".log")).to_contain_text("announces a move of NER")


def test_places_tell_what_they_pay_and_why_not(people: People) -> None:
    """A city is invested in by a click on it, tells what it pays to whom, and a hex where nothing can be says why."""
    person = people.at(bots_record("rocket", 3, "places", 40, "novice", "ask-turn"), "en")
    person.focus("invest")
    expect(person.page.locator("#tab-chart")).to_have_attribute("aria-selected", "true")
    city = person.page.locator(".targets g.target-soft").first
    click(city)
    open_ones = person.page.locator(".menu .choice, .confirm .primary")
    expect(open_ones.first).to_be_visible()
    if not person.page.locator(".confirm").count():
        person.page.locator(".menu .choice").first.click()
    person.confirm()

    person.focus("station")
    start = person.page.locator(".board-svg .ground-start").first
    click(start)
    expect(person.page.locator(".menu .why")).to_contain_text("§")
    hull = person.page.locator(".board-svg .ground-regular").first
    hull.hover()
    expect(person.page.locator(".board-tip")).not_to_have_text("")


def test_a_veto_is_a_small_table(people: People) -> None:
    person = people.at(bots_record("rocket", 3, "places", 12, "novice", "ask-veto"), "en")
    person.page.locator("#tab-veto").click()
    rows = person.page.locator(".tab-view:not(.behind) tbody tr")
    expect(rows).to_have_count(3)
    expect(person.page.locator(".tab-view:not(.behind) thead")).to_contain_text("Shares held")
