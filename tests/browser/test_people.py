"""People and their tables, from invitation to rematch: in browsers and languages of their own, some on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person
from tests.browser.stage import bots_record, running_server

pytestmark = pytest.mark.browser

PHONE = (390, 844)


def make_table(host: Person, name: str, count: int, title: str = "rocket") -> str:
    """A table by link on seats that stay; what to send to the others."""
    host.name = name
    host.page.goto(f"/new?title={title}&mode=link&seating=fixed")
    host.page.locator(".form label.radio.small", has_text=re.compile(f"^{count}$")).click()
    host.page.locator(".seats li input").first.fill(name)
    host.page.locator(".form button[type=submit]").click()
    return host.page.locator("#link").input_value()


def join(person: Person, link: str, name: str) -> None:
    person.name = name
    person.page.goto(link)
    person.page.locator("#join-name").fill(name)
    expect(person.page.locator(".invite")).to_have_count(0)
    person.page.locator(".join .primary").first.click()
    expect(person.page.locator(".join")).to_have_count(0)


def test_invite_join_and_start_by_itself(people: People) -> None:
    """A link, a bot for the seat nobody takes, and the game is there for both; talk leaves a mark until it is read."""
    anna, boris = people("en"), people("ru", *PHONE)
    link = make_table(anna, "Anna", 3)
    expect(anna.page.locator(".invite .advice")).to_have_text(anna.says("invite-only-here"))
    expect(anna.page.locator(".terms dd").first).to_have_text(anna.says("option-map-england", title="rocket"))
    join(boris, link, "Борис")
    expect(anna.page.locator("[data-seat='1']")).to_contain_text("Борис")
    boris.page.locator(".chat input").fill("Привет, @Anna")
    boris.page.locator(".chat button[type=submit]").click()
    expect(anna.page.locator(".chat-lines")).to_contain_text("Привет")
    anna.page.locator("[data-seat='2'] select").select_option("novice")
    anna.at_table()
    boris.at_table()

    mark = anna.page.locator("#tab-chat .unread")
    expect(mark).to_have_count(0)
    boris.page.locator(".chat-button").click()
    boris.page.locator(".chat input").fill("Ваш ход")
    boris.page.locator(".chat button[type=submit]").click()
    expect(mark).to_have_text("1")
    anna.open_tab("chat")
    expect(anna.page.locator(".chat-lines .fresh")).to_have_text(re.compile("Ваш ход"))
    expect(mark).to_have_count(0)


@pytest.mark.parametrize(("seating", "colours"), [("fixed", 1), ("lot", 0)])
def test_talk_has_the_colour_of_a_seat_once_that_is_certain(people: People, seating: str, colours: int) -> None:
    page = people("en").page
    page.goto(f"/new?title=rocket&mode=link&seating={seating}")
    page.locator(".form button[type=submit]").click()
    page.locator(".chat input").fill("Hello")
    page.locator(".chat button[type=submit]").click()
    expect(page.locator(".chat-lines")).to_contain_text("Hello")
    expect(page.locator(".chat-lines .swatch")).to_have_count(colours)


def test_a_link_for_others_has_its_picture(people: People, tmp_path: Path) -> None:
    """Where the server knows an address that others can use, the link is that one, and phones can read it."""
    with running_server(tmp_path, public_url="http://railhead.example") as url:
        anna = people("ja", url=url)
        assert make_table(anna, "杏奈", 2).startswith("http://railhead.example/games/")
        expect(anna.page.locator(".code img")).to_be_visible()
        expect(anna.page.locator(".advice")).to_have_text(anna.says("invite-network"))
        anna.page.close()


def test_wrong_addresses_and_files_are_told_in_words(people: People, tmp_path: Path) -> None:
    person = people("ru")
    for path in ("/nothing", "/rules/foo", "/account/reset", "/account/verify"):
        person.page.goto(path)
        text = "link-incomplete" if "account" in path else "not-found"
        expect(person.page.get_by_text(person.says(text), exact=True)).to_be_visible()
    assert person.page.title() == f"{person.says('email-verify')} – Railhead"
    person.page.goto("/rules")  # no title named: the page that leads to the rules of each
    expect(person.page.locator('a[href="/rules/1862"]')).to_be_visible()
    wrong = tmp_path / "notes.txt"
    wrong.write_text("These are no moves")
    person.page.goto("/")
    person.page.locator("input[type=file]").set_input_files(wrong)
    fault = person.page.locator(".import .fault")
    expect(fault).to_contain_text(person.says("import-failed"))
    expect(fault).to_be_in_viewport()
    person.page.goto("/account")
    person.page.locator("form", has_text=person.says("log-in")).locator("input[name=login]").fill("no such login!")
    person.page.locator("form", has_text=person.says("log-in")).locator("input[name=password]").fill("whatever it is")
    person.page.get_by_role("button", name=person.says("log-in"), exact=True).click()
    expect(person.page.locator(".fault")).to_have_text(person.says("refusal-bad-field", {"field": "login"}))
    expect(person.page.locator("[aria-invalid=true]")).to_have_value("no such login!")
    person.complaints.clear()  # the browser notes every answer from 400 on


def test_a_bot_takes_over_and_gives_back(people: People) -> None:
    anna, boris = people("ja"), people("en")
    link = make_table(anna, "杏奈", 2)
    join(boris, link, "Boris")
    anna.at_table()
    boris.at_table()
    boris.page.locator(".my-seat summary").click()
    boris.page.get_by_role("button", name=boris.says("seat-give-bot")).click()
    expect(boris.page.locator(".seating .wish")).to_contain_text(boris.says("seat-lent"))
    boris.page.goto("/")
    expect(boris.page.locator(".game-link").first).to_contain_text(boris.says("seat-lent"))
    boris.page.goto(link)
    expect(anna.page.locator(".players")).to_contain_text(anna.says("bot-for", {"name": "Boris"}))
    if anna.is_asked:
        Driver(anna).decide(0)
    boris.page.get_by_role("button", name=boris.says("seat-back")).click()
    expect(boris.page.locator(".seating .wish")).to_have_count(0)
    expect(anna.page.locator(".players")).not_to_contain_text(anna.says("bot-for", {"name": "Boris"}))


def test_kicked_and_blocked_and_cancelled(people: People) -> None:
    anna, clara = people("ru"), people("en")
    link = make_table(anna, "Анна", 3)
    join(clara, link, "Clara")
    anna.page.locator("[data-seat='1']").get_by_role("button", name=anna.says("seat-kick")).click()
    expect(clara.page.locator("[data-seat='1']")).to_contain_text(clara.says("seat-open"))
    expect(clara.page.locator(".fault")).to_have_text(clara.says("waiting-removed"))
    boris = people("ja")
    join(boris, link, "Boris")
    anna.page.locator("[data-seat='1']").get_by_role("button", name=anna.says("block")).click()
    expect(boris.page.locator(".fault")).to_have_text(boris.says("waiting-removed"))
    boris.page.reload()
    boris.page.locator(".join .primary").first.click()
    expect(boris.page.locator(".fault")).to_have_text(boris.says("refusal-kicked"))
    anna.page.get_by_role("button", name=anna.says("table-cancel")).click()
    anna.page.get_by_role("button", name=anna.says("table-cancel"), exact=True).click()
    anna.page.wait_for_url("**/")
    expect(clara.page.locator("h1")).to_have_text(clara.says("table-gone"))
    boris.complaints.clear()  # the browser notes that joining was refused


def test_an_onlooker_is_told_so(people: People) -> None:
    anna, boris, clara = people("en"), people("en"), people("ja", *PHONE)
    link = make_table(anna, "Anna", 2)
    join(boris, link, "Boris")
    anna.at_table()
    clara.page.goto(link)
    clara.at_table()
    expect(clara.page.locator(".watching")).to_have_text(clara.says("watching"))
    clara.page.locator(".chat-button").click()
    expect(clara.page.locator(".chat")).to_contain_text(clara.says("chat-listen"))


def finished(anna: Person, boris: Person) -> str:
    """The address of a game that the two have played to its end."""
    record = bots_record("rocket", 2, "rematch", 2000, "novice")
    for person, name in ((anna, "Anna"), (boris, "Борис")):
        person.page.goto("/about")
        assert person.page.request.post("/api/session", data={"name": name}).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"title": "rocket", "seats": seats, "seating": "fixed", "begins": "full", "seed": record.header.seed}
    game = anna.page.request.post("/api/games", data=asked).json()["id"]
    assert boris.page.request.post(f"/api/games/{game}/join", data={}).ok
    for entry in record.entries:
        body = {"head": entry.n - 1, "seat": entry.seat, "action": entry.action}
        player = (anna, boris)[entry.seat]
        answer = player.page.request.post(f"/api/games/{game}/actions", data=body)
        assert answer.ok, answer.text()
    return f"/games/{game}"


def test_both_press_play_again_and_meet(people: People) -> None:
    anna, boris = people("en"), people("ru", *PHONE)
    old = finished(anna, boris)
    for person in (anna, boris):
        person.page.goto(old)
        person.at_table()
    boris.page.locator(".chat-button").click()
    boris.page.reload()  # on a phone the table begins with how it ended, not with the chat that was open last
    anna.page.get_by_role("button", name=anna.says("rematch"), exact=True).click()
    anna.page.wait_for_url(lambda url: "/games/" in url and not url.endswith(old))
    expect(boris.page.locator(".rematch")).to_contain_text(boris.says("rematch-waits"))
    boris.page.get_by_role("button", name=boris.says("rematch-join")).click()
    boris.page.wait_for_url(lambda url: not url.endswith(old))
    anna.at_table()
    boris.at_table()
    assert anna.page.url.partition("?")[0] == boris.page.url.partition("?")[0]
    expect(boris.page.get_by_role("link", name=boris.says("rematch-origin"))).to_have_attribute("href", old)


def test_a_branch_is_played_on_against_bots(people: People) -> None:
    person = people.at(bots_record("rocket", 3, "branch", 20, "novice"), "ru")
    person.page.get_by_label(person.says("history-back")).click()
    original = person.page.url
    person.page.locator(".now .choice", has_text=person.says("branch")).click()
    person.page.wait_for_url(lambda url: url.partition("?")[0] != original.partition("?")[0])
    person.sees_moves(19)
    person.page.locator(".my-seat summary").click()
    person.page.locator(".my-seat select").last.select_option("novice")
    person.page.locator(".my-seat button").click()
    expect(person.page.locator(".seating .wish")).to_contain_text(person.says("seat-lent-own"))
    driver = Driver(person)
    driver.asked()
    before = person.moves
    driver.decide(0)
    driver.asked()
    assert person.moves > before


def has_account(person: Person, name: str, login: str) -> None:
    person.page.goto("/about")
    assert person.page.request.post("/api/session", data={"name": name}).ok
    assert person.page.request.post("/api/account", data={"login": login, "password": "as long as needed"}).ok


def test_a_seat_goes_from_one_person_to_another(people: People) -> None:
    """Before the start and in the game: offered, withdrawn, declined on the first page, taken at the table."""
    anna, boris, clara = people("en"), people("ru"), people("ja", *PHONE)
    has_account(clara, "クララ", "clara.offers")
    link = make_table(anna, "Anna", 3)
    join(boris, link, "Борис")
    boris.page.locator(".my-seat summary").click()
    boris.page.locator("#offer-login").fill("clara.offers")
    boris.page.get_by_role("button", name=boris.says("seat-offer"), exact=True).click()
    expect(anna.page.locator("[data-seat='1']")).to_contain_text(anna.says("seat-offered-short"))
    clara.page.goto(link)
    expect(clara.page.locator(".offered")).to_contain_text(clara.says("seat-offered-you", {"name": "Борис"}))
    clara.page.get_by_role("button", name=clara.says("seat-take"), exact=True).click()
    expect(boris.page.locator("[data-seat='1']")).to_contain_text("クララ")
    join(boris, link, "Борис")
    for person in (anna, boris, clara):
        person.at_table()

    def offer() -> None:
        boris.page.locator("#offer-login").fill("clara.offers")
        boris.page.get_by_role("button", name=boris.says("seat-offer"), exact=True).click()
        told = boris.says("seat-offered-waits", {"login": "clara.offers"})
        expect(boris.page.locator(".seat-offer")).to_contain_text(told)

    boris.page.locator(".my-seat summary").click()
    offer()
    boris.page.get_by_role("button", name=boris.says("seat-offer-withdraw")).click()
    offer()
    clara.page.goto("/")
    row = clara.page.locator(".my-games li", has=clara.page.locator(".asked-to"))
    expect(row).to_contain_text(clara.says("game-seat-offered"))
    asked = clara.page.locator(".my-games", has=clara.page.locator(".asked-to"))
    expect(asked.locator("h2")).to_have_text(clara.says("home-asked"))
    row.get_by_role("button", name=clara.says("invited-decline")).click()
    expect(boris.page.locator("#offer-login")).to_be_visible()
    expect(row).to_have_count(0)
    offer()
    clara.page.goto(link)
    told = clara.says("seat-offered-you-running", {"name": "Борис"})
    expect(clara.page.locator(".offered")).to_contain_text(told)
    clara.page.get_by_role("button", name=clara.says("seat-take"), exact=True).click()
    expect(boris.page.locator(".watching")).to_be_visible()
    expect(clara.page.locator(".offered")).to_have_count(0)


def test_one_is_invited_by_login_and_answers_on_the_first_page(people: People) -> None:
    anna, boris = people("ru"), people("en", *PHONE)
    has_account(boris, "Boris", "boris.asked")
    make_table(anna, "Анна", 2)
    anna.page.locator("#invite-login").fill("boris.asked")
    anna.page.get_by_role("button", name=anna.says("invite-send"), exact=True).click()
    expect(anna.page.locator(".invite .saved")).to_have_text(anna.says("invite-sent", {"login": "boris.asked"}))
    boris.page.goto("/")
    row = boris.page.locator(".my-games li", has=boris.page.locator(".asked-to"))
    row.get_by_role("button", name=boris.says("invited-decline")).click()
    expect(row).to_have_count(0)
    anna.page.locator("#invite-login").fill("boris.asked")
    anna.page.get_by_role("button", name=anna.says("invite-send"), exact=True).click()
    boris.page.reload()
    row.get_by_role("link", name=boris.says("invited-look")).click()
    boris.page.get_by_role("button", name=boris.says("join"), exact=True).click()
    anna.at_table()
    boris.at_table()


def test_a_bot_sits_in_for_somebody_absent_when_all_agree(people: People, tmp_path: Path) -> None:
    """Everybody at the table is asked; a no ends the vote; the one who was away comes back."""
    with running_server(tmp_path, absent_minutes="0") as url:
        three = [people(language, url=url) for language in ("en", "ru", "ja")]
        link = make_table(three[0], "Anna", 3)
        join(three[1], link, "Boris")
        join(three[2], link, "Clara")
        for person in three:
            person.at_table()
        away = next(person for person in three if person.is_asked)
        one, other = (person for person in three if person is not away)
        ask = one.page.get_by_role("button", name=one.says("absent-replace"))
        ask.click()
        vote = other.page.locator(".seating .wish")
        expect(vote).to_contain_text(other.says("absent-vote", {"name": away.name}))
        expect(one.page.locator(".seating .wish")).to_contain_text(one.says("wish-waits"))
        vote.get_by_role("button", name=other.says("wish-refuse")).click()
        ask.click()
        vote.get_by_role("button", name=other.says("wish-agree")).click()
        back = away.page.get_by_role("button", name=away.says("seat-back"))
        back.click()
        expect(back).to_have_count(0)
        for person in three:
            person.page.close()
