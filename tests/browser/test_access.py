"""What readers and weak eyes need: axe finds nothing on the pages, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.stage import ROOT, bots_record

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """What axe finds, each with the first element that has it."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("(rules) => axe.run({ runOnly: rules })", RULES)["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]} ({len(fault['nodes'])})" for fault in found]


#: every page that needs no game, and what shows that it has come
PAGES = {
    "/": ".title-card .primary", "/new?mode=link": ".form .primary", "/new?mode=bots&title=1862": ".form .primary",
    "/learn": "main h2", "/learn/rocket/line": ".lesson-says", "/rules/rocket": "main h2", "/about": "main p",
    "/archive": ".filters select", "/account": "main form", "/account/verify": "main .fault",
    "/account/reset#a-key-that-is-long-enough": "main form", "/account/stop#a-key-that-is-long-enough": "main button",
}  # fmt: skip


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(people: People, theme: str) -> None:
    page = people("ru").page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    wrong: dict[str, list[str]] = {}
    for path, there in PAGES.items():
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        wrong[path] = faults(page)
    assert not any(wrong.values()), wrong


def test_pages_around_the_tables(people: People) -> None:
    """The first page of somebody who comes back, a waiting room with talk, one's own results, and nothing at all."""
    person = people.at(bots_record("rocket", 2, "access", 3000), "ja", 390, 844)
    page = person.page
    me = page.request.get("/api/session").json()["person"]["id"]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    table = page.request.post("/api/games", data={"title": "rocket", "seats": seats}).json()["id"]
    page.request.post(f"/api/games/{table}/chat", data={"text": "こんにちは"})
    wrong: dict[str, list[str]] = {}
    for path, there in (
        ("/", ".game-link"), (f"/games/{table}", ".terms dd"), (f"/people/{me}", ".profile h1"),
        ("/nothing", "main h1"),
    ):  # fmt: skip
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        wrong[path] = faults(page)
    person.complaints.clear()  # the browser notes that nothing is there
    assert not any(wrong.values()), wrong


def test_where_one_is_asked(people: People) -> None:
    """Invited or offered a seat: on the first page, in the waiting room, at the table; and offering one's own."""
    boris, person = people("ru"), people("en", 390, 844)
    account = {"login": "asked.access", "password": "as long as needed"}
    for one, name in ((boris, "Борис"), (person, "Anna")):
        one.page.goto("/about")
        one.page.request.post("/api/session", data={"name": name})
    person.page.request.post("/api/account", data=account)
    me, anybody = {"kind": "me"}, {"kind": "open"}

    def table(*seats: dict[str, str]) -> str:
        made = boris.page.request.post("/api/games", data={"title": "rocket", "seats": list(seats)})
        return str(made.json()["id"])

    waiting, running = table(me, anybody), table(me, me)
    boris.page.request.post(f"/api/games/{waiting}/invite", data={"login": account["login"]})
    for game in (waiting, running):
        offer = {"seat": 0, "to": "person", "login": account["login"]}
        assert boris.page.request.post(f"/api/games/{game}/seats", data=offer).ok
    wrong: dict[str, list[str]] = {}
    for path, there in (("/", ".asked-to"), (f"/games/{waiting}", ".offered"), (f"/games/{running}", ".offered")):
        person.page.goto(path)
        expect(person.page.locator(there).first).to_be_visible()
        wrong[path] = faults(person.page)
    boris.page.goto(f"/games/{running}")
    boris.page.locator(".my-seat summary").click()
    expect(boris.page.locator(".seat-offer").first).to_be_visible()
    wrong["offering"] = faults(boris.page)
    assert not any(wrong.values()), wrong


@pytest.mark.parametrize(("title", "tab"), [("rocket", "chart"), ("18mag", "sheet"), ("1862", "sheet")])
def test_table_in_both_themes(people: People, title: str, tab: str) -> None:
    """With the largest of its tables in front; in the 18xx titles with the figures of each round below it."""
    person = people.at(bots_record(title, 3, "access", 60, "novice"), "en")
    person.open_tab(tab)
    if tab == "sheet":
        expect(person.page.locator(".by-round .panel-title")).to_be_visible()
    wrong = {"light": faults(person.page)}
    person.page.locator(".bar-end button.tool").click()
    wrong["dark"] = faults(person.page)
    assert not any(wrong.values()), wrong
