"""On a phone held upright, 360 px wide: nothing is cut, no page scrolls sideways, what is lit can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from railhead.kernel.record import Record
from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 360, 720

#: buttons and sentences with more text than room, and what reaches over the edge of the screen
CUT = """() => [...document.querySelectorAll(
    "button, .button, .sentence, .stage, .choice, legend, h1, h2, h3, p, select")]
  .filter((e) => e.checkVisibility() && !e.closest(".tab-list, .scroll, .hidden, .picker, svg"))
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline"
    || e.getBoundingClientRect().right > innerWidth + 1 && e.getBoundingClientRect().top < innerHeight)
  .map((e) => e.className + ": " + e.innerText.slice(0, 60))"""
WIDER = "document.documentElement.scrollWidth - innerWidth"

#: lit places of the board whose middle is not on its visible part
COVERED = """() => {
  const board = document.querySelector(".board-svg").getBoundingClientRect();
  return [...document.querySelectorAll(".targets .target-lit")].filter((target) => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < board.left || x > board.right || y < board.top || y > board.bottom) return true;
    return document.elementFromPoint(x, y)?.closest(".board") === null;
  }).map((target) => target.id);
}"""


#: how long what comes after a question, such as incomes and advice, may push things about
SETTLES_MS, LOOK_AGAIN_MS = 10_000, 100


def settles(page: Page, wrong: Callable[[], list[str]]) -> list[str]:
    """What is still wrong when the page has come to rest."""
    for _ in range(SETTLES_MS // LOOK_AGAIN_MS):
        if not wrong():
            return []
        page.wait_for_timeout(LOOK_AGAIN_MS)
    return wrong()


def faults(page: Page) -> list[str]:
    wrong: list[str] = page.evaluate(CUT)
    if (wider := page.evaluate(WIDER)) > 0:
        wrong.append(f"scrolls sideways by {wider}")
    return wrong


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
def test_pages(people: People, language: str) -> None:
    person = people(language, WIDTH, HEIGHT)
    wrong: dict[str, list[str]] = {}
    for path in ("/", "/new?title=18mag&mode=link", "/new?title=1862", "/rules/1862", "/archive", "/about", "/account"):
        person.visit(path)
        folds = person.page.locator("details:not([open]) > summary")
        while folds.count():
            folds.first.click()
        wrong[path] = faults(person.page)
    assert not any(wrong.values()), wrong


def tables() -> list[tuple[str, str, Record]]:
    return [
        ("rocket", "ja", bots_record("rocket", 3, "phone", 20)),
        ("18mag", "ru", bots_record("18mag", 3, "phone", 60, tile=True)),
        ("1862", "ru", bots_record("1862", 3, "phone", 60, "novice", tile=True)),
    ]


@pytest.mark.parametrize("number", range(3), ids=["rocket", "18mag", "1862"])
def test_table(people: People, number: int) -> None:
    """Several turns by thumb; at each question everything is in its place."""
    _, language, record = tables()[number]
    person = people.at(record, language, WIDTH, HEIGHT, foresight=False)
    page, driver = person.page, Driver(person)
    board, sheet = page.locator(".board").bounding_box(), page.locator(".table-tabs").bounding_box()
    assert board is not None
    assert sheet is not None
    assert board["y"] + board["height"] <= sheet["y"] + 1
    for turn in range(8):
        look = driver.asked()
        assert settles(page, lambda: faults(page)) == [], look.question
        assert settles(page, lambda: page.evaluate(COVERED)) == [], look.question
        driver.decide(turn)


def test_reload_in_mid_game(people: People) -> None:
    person = people.at(bots_record("rocket", 3, "reload", 8), "ja", WIDTH, HEIGHT)
    driver = Driver(person)
    driver.decide(0)
    driver.decide(1)
    sentence, moves = person.sentence.inner_text(), person.moves
    person.page.reload()
    person.at_table()
    person.sees_moves(moves)
    assert person.sentence.inner_text() == sentence
    assert person.language == "ja"


def test_options_are_read_in_full(people: People) -> None:
    """A long value of an option stands in several lines; none is cut."""
    person = people("ru", 360, 740)
    page = person.page
    page.goto("/new?title=1862&mode=bots")
    page.locator("details.options summary").click()
    fields = page.locator(".option")
    expect(fields).not_to_have_count(0)
    for field in fields.all():
        select, shown = field.locator("select"), field.locator(".picker span")
        for value in range(select.locator("option").count()):
            select.select_option(index=value)
            expect(shown).to_have_text(select.locator("option").nth(value).text_content() or "?")
            assert shown.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
