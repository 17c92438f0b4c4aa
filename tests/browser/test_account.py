"""The page about oneself: account, password, browsers, tokens, settings, other people, going away; links in mails."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.post import post_office
from tests.browser.stage import running_server

pytestmark = pytest.mark.browser

PASSWORD, OTHER = "a long enough password", "another good password"


def form(person: Person, button: str) -> Locator:
    """The form with that button."""
    return person.page.locator("form", has=person.page.get_by_role("button", name=person.says(button), exact=True))


def fold(person: Person, heading: str) -> Locator:
    """A part of the page, opened."""
    part = person.page.locator("details.part", has_text=person.says(heading)).first
    part.locator("summary").click()
    return part


def send(person: Person, button: str, **fields: str) -> None:
    found = form(person, button)
    for name, value in fields.items():
        found.locator(f"[name={name}]").fill(value)
    found.get_by_role("button").click()


def register(person: Person, login: str) -> None:
    person.page.goto("/account")
    send(person, "save", name=login.title())
    send(person, "account-make", login=login, password=PASSWORD)
    expect(person.page.get_by_text(person.says("account-login", {"login": login}))).to_be_visible()


def test_a_newcomer_makes_an_account_at_once(people: People) -> None:
    """No name has to be given first; the field shows the name that one has."""
    person = people("ru", 390, 844)
    person.page.goto("/account")
    send(person, "account-make", login="dora-m", password=PASSWORD)
    name = person.page.locator("[name=name]")
    expect(name).to_have_value("dora-m")
    send(person, "save", name="Дора")
    expect(person.page.locator("form .saved")).to_have_text(person.says("account-saved"))
    expect(name).to_have_value("Дора")


def test_who_types_is_not_interrupted_by_what_is_fetched(people: People) -> None:
    """Once one has a name there is more on the page; until that has come, the forms above it stay where they are."""
    person = people("en")
    person.page.goto("/account")
    held: list[Route] = []
    person.page.route("**/api/absence", lambda route: held.append(route))
    send(person, "save", name="Clara")
    login = form(person, "account-make").locator("[name=login]")
    login.focus()
    expect(person.page.locator("form .saved")).to_be_visible()
    person.page.keyboard.type("clara")
    assert held, "it has been asked for, and is not there yet"
    held[0].continue_()
    expect(person.page.locator("details.part", has_text=person.says("absence"))).to_be_visible()
    person.page.keyboard.type("-t")
    expect(login).to_have_value("clara-t")


def test_account_finds_the_games_again_in_another_browser(people: People) -> None:
    here, there = people("en"), people("ru")
    here.new_game("bots", 2)
    here.at_table()
    game = here.page.url
    register(here, "anna-k")
    there.page.goto("/account")
    send(there, "log-in", login="anna-k", password=PASSWORD)
    # The account brings its language along.
    expect(there.page.locator("html")).to_have_attribute("lang", "en")
    expect(there.page.get_by_text(there.says("account-login", {"login": "anna-k"}))).to_be_visible()
    there.page.goto("/")
    there.page.locator(".my-games a").first.click()
    expect(there.page).to_have_url(game)


def test_tokens_password_and_all_browsers(people: People, url: str) -> None:
    person = people("ja")
    register(person, "boris-t")
    part = fold(person, "tokens")
    send(person, "token-make", label="ボット")
    secret = part.locator(".token input").input_value()
    with httpx.Client(base_url=url, headers={"authorization": f"Bearer {secret}"}) as program:
        assert program.get("/api/session").json()["person"]["login"] == "boris-t"
        part.get_by_role("button", name=person.says("token-revoke")).click()
        expect(part).to_contain_text(person.says("tokens-none"))
        expect(part.locator(".token")).to_have_count(0)
        assert program.get("/api/games").status_code == 401

    fold(person, "password-change")
    send(person, "password-change", old="not this one", new=OTHER)
    expect(person.page.locator(".fault")).to_have_text(person.says("refusal-wrong-password"))
    send(person, "password-change", old=PASSWORD, new=OTHER)
    expect(form(person, "password-change").locator(".saved")).to_have_text(person.says("password-changed"))
    person.complaints.clear()  # the browser notes the refused request

    fold(person, "sessions")
    person.page.get_by_role("button", name=person.says("log-out-everywhere")).click()
    expect(form(person, "log-in")).to_be_visible()
    send(person, "log-in", login="boris-t", password=OTHER)
    expect(person.page.get_by_text(person.says("account-login", {"login": "boris-t"}))).to_be_visible()


def test_settings_stay(people: People) -> None:
    person = people("ru")
    register(person, "clara-s")
    page, html = person.page, person.page.locator("html")
    page.locator(".settings select").nth(1).select_option("dark")
    page.get_by_label(person.says("setting-strong")).check()
    with page.expect_response("**/api/account"):
        page.get_by_label(person.says("setting-compact")).check()
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    send(person, "log-out")
    send(person, "log-in", login="clara-s", password=PASSWORD)
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-colours", "strong")
    expect(page.get_by_label(person.says("setting-compact"))).to_be_checked()


def test_block_report_and_go_away(people: People) -> None:
    anna, boris = people("en"), people("en")
    anna.page.goto("/new?mode=link")
    anna.page.locator(".form button[type=submit]").click()
    boris.page.goto(anna.page.locator("#link").input_value())
    boris.page.locator(".waiting input[type=text]").fill("Boris")
    boris.page.locator(".waiting button[type=submit]").click()
    expect(anna.page.locator(".seats")).to_contain_text("Boris")

    anna.page.goto("/account")
    part = fold(anna, "people")
    part.get_by_role("button", name="Block", exact=True).click()
    expect(part).to_contain_text("(blocked)")
    part.get_by_role("button", name="Report").click()
    part.locator("textarea").fill("He said rude words.")
    part.get_by_role("button", name=anna.says("report-send")).click()
    expect(part.locator(".saved")).to_have_text(anna.says("report-sent"))
    part.get_by_role("button", name="Unblock").click()
    expect(part).not_to_contain_text("(blocked)")

    part = fold(anna, "leave")
    part.get_by_role("checkbox").check()
    part.get_by_role("button").click()
    expect(anna.page.locator(".saved")).to_have_text(anna.says("leave-done"))
    assert anna.page.request.get("/api/session").json()["person"] is None


def test_links_in_mails(people: People, tmp_path: Path) -> None:
    """An address is confirmed by its link; with it a forgotten password is set anew. A used link says so."""
    with (
        post_office() as office,
        running_server(
            tmp_path, smtp_host="127.0.0.1", smtp_port=str(office.port), smtp_tls="false", smtp_from="r@example.org"
        ) as url,
    ):
        person = people("ru", url=url)
        register(person, "dora")
        fold(person, "email")
        person.page.locator("details [name=email]").fill("dora@example.org")
        person.page.locator("details", has_text=person.says("email-about")).locator("[name=password]").fill(PASSWORD)
        person.page.locator("details", has_text=person.says("email-about")).get_by_role("button").click()
        expect(person.page.get_by_text(person.says("email-open"))).to_be_visible()
        person.page.goto("/account/verify#" + office.link().partition("#")[2])
        expect(person.page.get_by_text(person.says("email-verified-now"))).to_be_visible()
        person.page.reload()
        expect(person.page.locator(".fault")).to_have_text(person.says("refusal-key-run-out"))

        person.complaints.clear()  # the browser notes the refused request

        other = people("ru", url=url)
        other.page.goto("/account")
        fold(other, "password-forgotten")
        send(other, "password-forgotten-send", email="dora@example.org")
        other.page.goto("/account/reset#" + office.link().partition("#")[2])
        send(other, "save", password=OTHER)
        other.page.locator("main a", has_text=other.says("log-in")).click()
        send(other, "log-in", login="dora", password=OTHER)
        expect(other.page.get_by_text(other.says("account-login", {"login": "dora"}))).to_be_visible()
        person.context.close()
        other.context.close()
