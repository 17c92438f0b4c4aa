"""From the first page into a game, new games with options, the archive, notes; what a page does without a network."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.stage import bots_record

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("title", "language"), [("rocket", "en"), ("18mag", "ru"), ("1862", "ja")])
def test_first_visitor_plays_at_once(people: People, title: str, language: str) -> None:
    """One click from the first page to a question that can be answered, without an account."""
    person = people(language)
    person.page.goto("/")
    card = person.page.locator(".title-card", has=person.page.locator(f'a[href^="/new?title={title}&"]'))
    card.locator(".primary").click()
    person.at_table()
    Driver(person).asked()
    Driver(person).decide(0)


def test_new_game_in_two_clicks_on_one_screen(people: People) -> None:
    person = people("ru")
    person.page.goto("/")
    person.page.locator('a[href="/new?title=18mag&mode=screen"]').click()
    person.page.locator(".form button[type=submit]").click()
    person.at_table()
    assert Driver(person).asked().asked


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
def test_every_option_has_its_words(people: People, language: str) -> None:
    """No name of the program's own stands on the page, in any title."""
    person = people(language)
    page = person.page
    for title in ("rocket", "18mag", "1862"):
        page.goto(f"/new?title={title}&mode=screen")
        page.locator("details.options summary").click()
        words = page.locator("details.options").inner_text()
        info = next(one for one in page.request.get("/api/titles").json() if one["id"] == title)
        for option in info["options"]:
            assert f"option-{option['name']}" not in words
            if "_" in option["name"]:
                assert option["name"] not in words
            for value in option["values"]:
                if isinstance(value, str) and "_" in value:
                    assert value not in words


def test_a_map_is_chosen_by_its_picture(people: People) -> None:
    person = people("ja")
    page = person.page
    page.goto("/new?title=rocket&mode=screen")
    page.locator("details.options summary").click()
    for picture in page.locator(".maps img").all():
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth > 0")
    words = person.says("option-map-china", title="rocket")
    page.locator(".maps").get_by_role("radio", name=words, exact=True).check()
    page.locator(".form button[type=submit]").click()
    person.at_table()
    game = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/games/{game}/table").json()["options"]["map"] == "china"


def test_an_option_that_does_not_fit_says_so(people: People) -> None:
    person = people("ja")
    page = person.page
    page.goto("/new?title=1862&mode=screen")
    page.locator("details.options summary").click()

    def option(name: str) -> Locator:
        words = page.get_by_text(person.says(f"option-{name}", title="e1862"), exact=True)
        return page.locator(".option", has=words).locator("select")

    option("beginner").select_option(index=1)
    page.locator(".form button[type=submit]").click()
    expect(page.locator(".fault")).to_be_visible()
    person.complaints.clear()  # the browser notes the refused request
    option("variant").select_option(label=person.says("option-variant-simple_express", title="e1862"))
    page.locator(".form button[type=submit]").click()
    person.at_table()


def test_archive_and_notes(people: People) -> None:
    played = bots_record("rocket", 2, "archive", 3000)
    named = msgspec.structs.replace(played.header, players=("Anna", "Boris"))
    person = people.at(msgspec.structs.replace(played, header=named), "en")
    page, table = person.page, person.page.url
    expect(page.locator(".result")).to_be_visible()
    person.open_tab("chat")
    with page.expect_response("**/note"):
        page.locator(".note textarea").fill("Steel was the key")
        page.locator(".note textarea").blur()
    page.goto("/archive")
    found = page.locator(".game-link")
    page.locator(".filters select").nth(0).select_option("18mag")
    expect(found).to_have_count(0)
    page.locator(".filters select").nth(0).select_option("rocket")
    page.locator(".filters select").nth(1).select_option("over")
    page.locator(".filters input[type=search]").fill("Anna")
    page.locator(".filters input[type=search]").press("Enter")
    expect(found.first).to_contain_text("Anna")
    page.goto(table)
    person.open_tab("chat")
    expect(page.locator(".note textarea")).to_have_value("Steel was the key")


def test_without_a_network(people: People) -> None:
    """The page as it last was, and a sentence that says why nothing else is there; all is well when it is back."""
    person = people("en")
    person.page.goto("/")
    expect(person.page.locator(".title-card")).to_have_count(3)
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()  # this time through the service worker, which keeps what it fetches
    expect(person.page.locator(".title-card")).to_have_count(3)
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.locator(".fault")).to_have_text(person.says("fault-offline"))
    person.page.wait_for_function("() => document.querySelector('.brand img').naturalWidth > 0")
    person.context.set_offline(False)
    expect(person.page.locator(".title-card")).to_have_count(3)
    person.complaints.clear()  # the browser notes what it could not load


def test_the_browser_tells_whose_turn_it_is(people: People, url: str) -> None:
    """Opt in; then a note comes when it is one's turn again and the page is in the background."""
    person = people("ru")
    person.context.grant_permissions(["notifications"], origin=url)
    person.page.add_init_script(
        """window.notes = [];
        ServiceWorkerRegistration.prototype.showNotification = async (title) => { window.notes.push(title); };
        window.Notification = class { static permission = "granted"; constructor(title) { window.notes.push(title); } };
        Object.defineProperty(document, "hidden", { get: () => true });"""
    )
    person.new_game("bots", 2)
    person.at_table()
    driver, page = Driver(person), person.page
    driver.asked()
    page.locator(".history ~ .tool, .bar-middle > .tool").last.click()
    page.get_by_label(person.says("setting-alert")).check()
    page.keyboard.press("Escape")
    for number in range(2):
        driver.decide(number)
    driver.asked()
    page.wait_for_function("() => window.notes.length > 0")
    assert person.page.evaluate("window.notes")[0] == person.says("game-your-turn")


def test_installable_and_its_fonts(people: People) -> None:
    person = people("ja")
    page = person.page
    page.goto("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for name in ("sans", "sans-bold", "sans-jp"):
        faces = page.evaluate(
            """async (name) => {
              const face = new FontFace("try", `url(/fonts/${name}.woff2)`);
              await face.load();
              return face.status;
            }""",
            name,
        )
        assert faces == "loaded"
