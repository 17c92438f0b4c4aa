"""Around the table: taking back by consent, chat, another way from here, records brought along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver, play_on
from tests.browser.person import Person
from tests.browser.stage import bots_record
from tests.shared import shared, shared_files

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("title", "languages"), [("rocket", ("en", "ru")), ("18mag", ("ja", "en")), ("1862", ("ru", "ja"))]
)
def test_two_browsers_take_back_by_consent_and_chat(people: People, title: str, languages: tuple[str, str]) -> None:
    """The first one plays until the other one's turn, who plays on; then the first asks for a move back."""
    anna, boris = people(languages[0]), people(languages[1])
    sit_down(anna, boris, title)
    first, other = (anna, boris) if anna.is_asked else (boris, anna)
    for number in range(12):
        if not first.is_asked:
            break
        Driver(first).decide(number)
    expect(other.page.locator(".menu")).to_be_visible()
    before = first.moves
    Driver(other).decide(0)
    first.sees_moves(before + 1)
    first.page.locator(".undo-row button").first.click()
    wish = other.page.locator(".wish")
    expect(wish).to_contain_text(first.name)
    wish.locator(".primary").click()
    expect(other.page.locator(".wish .primary")).to_have_count(0)
    expect(first.page.locator(".history output")).not_to_have_text(f"{before + 1} / {before + 1}")
    assert first.moves < before
    expect(first.page.locator(".menu")).to_be_visible()
    other.sees_moves(first.moves)

    first.open_tab("chat")
    first.page.locator(".chat input").fill("Спасибо 🚂")
    first.page.locator(".chat button").click()
    other.open_tab("chat")
    expect(other.page.locator(".chat-lines")).to_contain_text("Спасибо 🚂")


def sit_down(anna: Person, boris: Person, title: str) -> None:
    """A table by link: the one makes it, the other one joins."""
    anna.name, boris.name = "Анна", "ボリス"
    anna.page.goto(f"/new?title={title}&mode=link&seating=fixed")
    anna.page.locator(".form label.radio.small", has_text=re.compile("^2$")).click()
    anna.page.locator(".seats li input").first.fill(anna.name)
    anna.page.locator(".form button[type=submit]").click()
    boris.page.goto(anna.page.locator("#link").input_value())
    boris.page.locator(".waiting input[type=text]").fill(boris.name)
    boris.page.locator(".waiting button[type=submit]").click()
    anna.at_table()  # a table that is full begins by itself
    boris.at_table()


def bring(person: Person, file: Path) -> None:
    """By the link on the first page."""
    person.page.goto("/")
    person.page.locator("input[type=file]").set_input_files(file)
    person.at_table()


@pytest.mark.parametrize(
    ("title", "moves", "language"), [("rocket", 30, "ja"), ("18mag", 60, "ru"), ("1862", 60, "en")]
)
def test_bring_a_record_step_through_it_and_go_another_way(
    people: People, tmp_path: Path, title: str, moves: int, language: str
) -> None:  # fmt: skip
    record = bots_record(title, 3, "import", moves)
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(record.lines()))
    person = people(language)
    bring(person, file)
    person.sees_moves(len(record.entries))
    person.page.get_by_label(person.says("history-first")).click()
    expect(person.page.locator(".history output")).to_have_text(f"0 / {len(record.entries)}")
    for _ in range(3):
        person.page.get_by_label(person.says("history-forth")).click()
    expect(person.page).to_have_url(re.compile(r"\?at=3$"))
    original = person.page.url
    person.page.locator(".now .choice", has_text=person.says("branch")).click()
    person.page.wait_for_url(lambda url: url != original)
    person.sees_moves(3)
    play_on(person, 2)
    person.page.locator("a.branch").click()
    person.sees_moves(len(record.entries))


@shared
@pytest.mark.parametrize(("folder", "language"), [("18mag", "en"), ("1862", "ja")])
def test_bring_a_log_of_another_site_and_step_through_it(people: People, folder: str, language: str) -> None:
    """The shortest game of that site: its first and last moves, each with its line of the log marked."""
    logs = sorted(shared_files(f"oracle/{folder}", "*.json"), key=lambda path: path.stat().st_size)
    person = people(language)
    bring(person, logs[0])
    last = person.moves
    assert last > 50
    page, output = person.page, person.page.locator(".history output")
    person.open_tab("log")
    page.get_by_label(person.says("history-first")).click()
    expect(output).to_have_text(f"0 / {last}")
    for step in range(1, 6):
        page.get_by_label(person.says("history-forth")).click()
        expect(output).to_have_text(f"{step} / {last}")
        expect(page.locator(".log li.current .log-number")).to_have_text(str(step))
    page.get_by_label(person.says("history-last")).click()
    for step in range(last - 1, last - 4, -1):
        page.keyboard.press("[")
        expect(output).to_have_text(f"{step} / {last}")


def test_seats_are_drawn_unless_they_are_fixed(people: People) -> None:
    """Both ways stand on the page; the draw of the game is the one its seed gives, with everybody's name."""
    person, names = people("en"), ("Ada", "Ben", "Cyd")
    person.page.goto("/new?title=rocket&mode=screen")
    drawn = person.page.get_by_label(person.says("new-seating-lot"), exact=True)
    fixed = person.page.get_by_label(person.says("new-seating-fixed"), exact=True)
    expect(drawn).to_be_checked()
    expect(fixed).not_to_be_checked()
    for seating in ("lot", "fixed"):
        url = person.new_game("screen", 3, names, seating=seating)
        person.at_table()
        game = url.rpartition("/")[2].partition("?")[0]
        table = person.page.request.get(f"/api/games/{game}/table").json()
        assert table["seating"] == seating
        sits = [seat["name"] for seat in table["seats"]]
        if seating == "fixed":
            assert sits == list(names)
        else:
            assert sits == [names[seat["place"]] for seat in table["seats"]]
            assert sorted(sits) == sorted(names)
        shown = person.page.locator(".players").inner_text()
        assert sorted(sits, key=shown.index) == sits, "in the order of the seats"
