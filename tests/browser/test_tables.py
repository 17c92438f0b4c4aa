"""Around the table: taking back by consent, chat, another way from here, records brought along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import play_on
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


def test_take_back_by_consent_and_chat(people: People) -> None:
    anna, boris = people("en"), people("ru")
    anna.page.goto("/new?title=rocket&mode=link")
    anna.page.locator(".form label.radio.small", has_text="2").click()
    anna.page.locator(".seats li input").first.fill("Anna")
    anna.page.locator(".form button[type=submit]").click()
    boris.page.goto(anna.page.locator("#link").input_value())
    boris.page.locator(".waiting input[type=text]").fill("Boris")
    boris.page.locator(".waiting button[type=submit]").click()
    start = anna.page.locator(".waiting .primary")
    start.or_(anna.page.locator(".board-svg")).first.wait_for()
    if start.is_visible():
        start.click()
    anna.at_table()
    boris.at_table()

    first, other = (anna, boris) if anna.page.locator(".menu").count() else (boris, anna)
    play_on(first, 2)
    play_on(other, 1)
    first.sees_moves(3)
    first.page.locator(".undo-row button").first.click()
    other.page.locator(".wish .primary").click()
    first.sees_moves(1)
    expect(first.page.locator(".menu")).to_be_visible()

    first.open_tab("chat")
    first.page.locator(".chat input").fill("Спасибо 🚂")
    first.page.locator(".chat button").click()
    other.open_tab("chat")
    expect(other.page.locator(".chat-lines")).to_contain_text("Спасибо 🚂")


def test_bring_a_record_step_through_it_and_go_another_way(people: People, tmp_path: Path) -> None:
    record = bots_record("rocket", 3, "import", 30)
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(record.lines()))
    person = people("ja")
    person.page.goto("/")
    person.page.locator(".foot input[type=file]").set_input_files(file)
    person.at_table()
    person.sees_moves(len(record.entries))
    person.page.get_by_label(person.says("history-first")).click()
    expect(person.page.locator(".ribbon")).to_have_count(0)
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


def test_account_finds_the_games_again_in_another_browser(people: People) -> None:
    here, there = people("en"), people("ru")
    here.new_game("bots", 2)
    here.at_table()
    game = here.page.url
    here.page.goto("/account")
    make = here.page.locator("form", has_text=here.says("account-why"))
    make.locator("[name=login]").fill("anna-k")
    make.locator("[name=password]").fill("a long enough password")
    make.locator("button").click()
    expect(here.page.get_by_text(here.says("account-login", {"login": "anna-k"}))).to_be_visible()

    there.page.goto("/account")
    enter = there.page.locator("form", has=there.page.locator("h2", has_text=there.says("log-in")))
    enter.locator("[name=login]").fill("anna-k")
    enter.locator("[name=password]").fill("a long enough password")
    enter.locator("button").click()
    expect(there.page.get_by_text(there.says("account-login", {"login": "anna-k"}))).to_be_visible()
    there.page.goto("/")
    there.page.locator(".my-games a").first.click()
    expect(there.page).to_have_url(game)
