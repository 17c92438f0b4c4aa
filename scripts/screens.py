#!/usr/bin/env python3
"""`python -m scripts.screens`: makes the pictures in docs/screens. They are looked at, not compared."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Literal

import httpx
from playwright.sync_api import Browser, Page

from railhead.games.catalogue import PACKAGES
from railhead.lessons.lesson import lessons
from railhead.lessons.overview import overviews
from scripts.questions import asked_in
from tests.browser.post import post_office
from tests.browser.stage import ROOT, bots_record, bring, running_chromium, running_server, seat_all

OUT = ROOT / "docs" / "screens"
Theme = Literal["light", "dark"]
LANGUAGES = ("en", "ru", "ja")
DESKTOP, PHONE, SMALL, TALL = (1360, 850), (360, 760), (390, 844), (1360, 3600)
#: what can be named on the command line
SCENES = ("pages", "people", "clocks", "learn", "rocket", "mag", "e1862", "questions", "endings")
#: questions that a tile answers
TILES = ("ask-track", "ask-build")
#: how long a page may take on a busy machine
PATIENCE_MS = 180_000
#: where Pillow is installed, the pictures are kept in so many colours: a quarter of the size
COLOURS = 256


class Studio:
    """Takes pictures of pages, as somebody who plays all seats of the prepared games."""

    def __init__(self, browser: Browser, url: str, cookies: dict[str, str]) -> None:
        self.browser, self.url, self.cookies = browser, url, cookies

    @contextmanager
    def page(
        self, path: str, language: str, theme: Theme = "light", size: tuple[int, int] = DESKTOP, *, known: bool = True
    ) -> Iterator[Page]:  # fmt: skip
        """`known`: as somebody with an account and games, else as one who comes for the first time."""
        phone = size in (PHONE, SMALL)
        context = self.browser.new_context(
            base_url=self.url, locale=language, color_scheme=theme, viewport={"width": size[0], "height": size[1]},
            has_touch=phone, is_mobile=phone, device_scale_factor=2 if size == PHONE else 1, reduced_motion="reduce",
        )  # fmt: skip
        context.set_default_timeout(PATIENCE_MS)
        if known:
            context.add_cookies([{"name": key, "value": value, "url": self.url} for key, value in self.cookies.items()])
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield page
        context.close()

    def shoot(self, page: Page, name: str, *, whole: bool = False, part: str = "") -> None:
        """`whole`: also what one would have to scroll to. `part`: only this element."""
        page.wait_for_timeout(300)
        path = OUT / f"{name}.png"
        if part:
            page.locator(part).screenshot(path=path)
        else:
            page.screenshot(path=path, full_page=whole)
        smaller(path)
        print(f"docs/screens/{name}.png", file=sys.stderr)


def smaller(path: Path) -> None:
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(path) as opened:
        picture = opened.convert("RGB")
    # The most frequent colours, exactly: the pages are flat, the rest is the soft edge of letters and lines.
    found = sorted(picture.getcolors(picture.width * picture.height), reverse=True)[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in found for part in colour])
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def rocket(studio: Studio, game: str, over: str) -> None:
    shown: list[tuple[str, Theme]] = [("en", "light"), ("en", "dark"), ("ru", "light"), ("ja", "dark")]
    for language, theme in shown:
        with studio.page(f"/games/{game}", language, theme) as page:
            page.locator(".target-ring.target-lit").first.click(force=True)
            studio.shoot(page, f"rocket-{language}-{theme}")
    with studio.page(f"/games/{game}", "ru", size=PHONE) as page:
        page.locator(".target-ring.target-lit").first.click(force=True)
        page.locator(".targets g.target-lit").first.click(force=True)
        studio.shoot(page, "rocket-phone-ru")
    with studio.page(f"/games/{game}", "ja", "dark", PHONE) as page:
        studio.shoot(page, "rocket-phone-ja-dark")
    for language in LANGUAGES:
        with studio.page(f"/games/{over}", language) as page:
            studio.shoot(page, f"rocket-result-{language}")


def moments(studio: Studio, game: str, veto: str) -> None:
    """What the table is besides a game that one plays: a question to another one's move, the past, help, chat."""
    with studio.page(f"/games/{veto}", "ru") as page:
        studio.shoot(page, "rocket-veto-ru")
    with studio.page(f"/games/{game}?at=30", "en", "dark") as page:
        page.locator("#tab-log").click()
        page.wait_for_timeout(1600)  # the figures that have changed by the jump
        studio.shoot(page, "rocket-past-en-dark")
    with studio.page(f"/games/{game}", "ja") as page:
        page.locator("#tab-chart").click()
        studio.shoot(page, "rocket-investments-ja")
        page.keyboard.press("?")
        studio.shoot(page, "help-ja")


def share_game(studio: Studio, game: str, name: str, tabs: tuple[str, ...]) -> None:
    """One of the long titles: in each language a tile in hand, its panels, a phone."""
    themes: tuple[Theme, ...] = ("light", "dark", "light")
    for language, theme in zip(LANGUAGES, themes, strict=True):
        with studio.page(f"/games/{game}", language, theme) as page:
            if page.locator("[data-offer=lay]").count():
                page.locator("[data-offer=lay]").click()
            page.locator(".targets g.target-lit").first.click(force=True)
            page.locator(".tile-choice").last.click()
            studio.shoot(page, f"{name}-{language}")
    for number, tab in enumerate(tabs):
        with studio.page(f"/games/{game}", LANGUAGES[number % 3]) as page:
            page.locator(f"#tab-{tab}").click()
            studio.shoot(page, f"{name}-{tab}")
    for language in ("ru", "ja"):
        with studio.page(f"/games/{game}", language, size=PHONE) as page:
            studio.shoot(page, f"{name}-phone-{language}")


def beginning(studio: Studio, game: str, name: str, language: str, offer: str = "") -> None:
    """The first question of a game, with its list open."""
    with studio.page(f"/games/{game}", language) as page:
        if offer:
            page.locator(f"[data-offer={offer}]").click()
        page.locator(".choice").first.wait_for()
        summary = page.locator(".as-list:not([open]) summary").locator("visible=true")
        if not page.locator(".choices .choice").count() and summary.count():  # short lists are open as they are
            summary.first.click()
        studio.shoot(page, f"{name}-{language}")


def run_of(studio: Studio, game: str, name: str, language: str) -> None:
    """The proven best run, before it is confirmed."""
    with studio.page(f"/games/{game}", language) as page:
        page.locator(".choice.strong").first.click()
        studio.shoot(page, name)


def questions(studio: Studio, client: httpx.Client, title: str) -> None:
    """Each question of a title in every language, as it is asked in the middle of a game: a tile lies on the first hex,
    or the first choice is pointed at."""
    for ask, record in asked_in(title):
        game = bring(client, record)
        for language in LANGUAGES:
            with studio.page(f"/games/{game}", language) as page:
                page.locator(".menu").wait_for()
                looked_into(page, ask)
                page.wait_for_timeout(1200)  # what comes after the table, such as incomes
                studio.shoot(page, f"question-{PACKAGES[title]}-{ask.removeprefix('ask-')}-{language}")


def looked_into(page: Page, ask: str) -> None:
    """What there is to choose from lies open, and one choice is previewed."""
    if ask in TILES:
        page.wait_for_timeout(600)  # what the tiles of the first hex would earn
        return page.locator(".targets g.target-lit").first.click(force=True)
    offers = page.locator(".menu .choice.focus:not(.blocked)")
    choices = page.locator(".menu .choices .choice:not(.blocked), .menu .choice.strong")
    if offers.count() and not choices.count():
        offers.first.click()
    if choices.count():
        choices.first.hover()
    return None


def pages(studio: Studio, waiting: str) -> None:
    new = {"en": "rocket&mode=bots", "ru": "18mag&mode=link", "ja": "1862&mode=screen"}
    for language in LANGUAGES:
        with studio.page("/", language) as page:
            studio.shoot(page, f"home-{language}", whole=True)
        with studio.page(f"/new?title={new[language]}", language) as page:
            page.locator("details.options summary").click()
            studio.shoot(page, f"new-{language}", whole=True)
        with studio.page("/account", language) as page:
            page.locator("details.part summary").nth(2).click()
            studio.shoot(page, f"account-{language}", whole=True)
    with studio.page("/", "en", known=False) as page:
        studio.shoot(page, "home-first-en", whole=True)
    with studio.page("/", "en", "dark", PHONE) as page:
        studio.shoot(page, "home-phone-dark")
    with studio.page("/new?title=1862&mode=bots", "ru", size=PHONE) as page:
        studio.shoot(page, "new-phone-ru", whole=True)
    with studio.page("/account", "ja", known=False) as page:
        studio.shoot(page, "account-first-ja", whole=True)
    with studio.page("/account/reset?key=none", "en", known=False) as page:
        studio.shoot(page, "account-reset-en")
    with studio.page("/account", "ru", "dark", PHONE) as page:
        studio.shoot(page, "account-phone-ru-dark")
    with studio.page(f"/games/{waiting}", "ru") as page:
        studio.shoot(page, "waiting-ru")
    shown = (("rules/18mag", "ru"), ("rules/1862", "ja"), ("rules/rocket", "en"), ("archive", "en"), ("about", "ja"))
    for path, language in shown:
        with studio.page(f"/{path}", language) as page:
            studio.shoot(page, f"{path.replace('/', '-')}-{language}")


#: what comes to a page last, so that it is not taken without it
COMES_LAST = {"lent": ".my-seat", "offered": ".offered", "over": ".rematch button", "waiting": ".terms .picture"}


def people(studio: Studio, places: dict[str, str]) -> None:
    """Each page around the tables, in every language, at 1360 and 390 pixels."""
    for name, path in places.items():
        for language in LANGUAGES:
            for size, suffix in ((DESKTOP, ""), (SMALL, "-phone")):
                with studio.page(path, language, size=size) as page:
                    page.locator(COMES_LAST.get(name, "main, .table")).first.wait_for()
                    studio.shoot(page, f"people-{name}-{language}{suffix}", whole=True)


def learn(studio: Studio) -> None:
    """The list of lessons, the overviews, and each lesson as it begins, in every language."""
    for language in LANGUAGES:
        with studio.page("/learn", language) as page:
            studio.shoot(page, f"learn-{language}", whole=True)
            for title in PACKAGES:
                for lesson in lessons(title):
                    page.goto(f"/learn/{title}/{lesson.id}")
                    page.locator(".lesson-says").wait_for()
                    studio.shoot(page, f"learn-{title}-{lesson.id}-{language}")
                page.goto(f"/rules/{title}")
                for one in overviews(title):
                    unfolded(page, f"#overview-{one.id}")
                    studio.shoot(page, f"learn-{title}-overview-{one.id}-{language}", part=f"#overview-{one.id}")


def unfolded(page: Page, part: str) -> None:
    """An overview is open, and its drawings, which wait until they come into view, are there."""
    page.locator(part).wait_for()
    page.locator(part).evaluate("part => { if (part.localName === 'details') part.open = true }")
    for drawing in page.locator(f"{part} img").all():
        drawing.scroll_into_view_if_needed()
    page.wait_for_function(
        "part => [...document.querySelectorAll(`${part} img`)].every((img) => img.naturalWidth)", arg=part
    )


def both_play(*clients: httpx.Client) -> None:
    """A rated game of two, to its end."""
    record = bots_record("rocket", 2, "screens", 2000, "novice")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"title": "rocket", "seats": seats, "seating": "fixed", "begins": "full", "rated": True}
    game = clients[0].post("/api/games", json=body | {"seed": record.header.seed}).json()["id"]
    clients[1].post(f"/api/games/{game}/join", json={}).raise_for_status()
    for entry in record.entries:
        action = {"head": entry.n - 1, "seat": entry.seat, "action": entry.action}
        clients[entry.seat].post(f"/api/games/{game}/actions", json=action).raise_for_status()


def around(client: httpx.Client, url: str, over: str) -> dict[str, str]:
    """What the pages around the tables need: two people, a table that waits, one that plays, and one that is over."""
    with httpx.Client(base_url=url, timeout=60) as other:
        other.post("/api/session", json={"name": "Борис"}).raise_for_status()
        other.post("/api/account", json={"login": "boris", "password": "as long as needed"}).raise_for_status()
        me, anybody = {"kind": "me"}, {"kind": "open"}
        body = {"title": "rocket", "access": "open", "pace": "slow", "seats": [me, anybody, anybody]}
        other.post("/api/games", json=body | {"options": {"map": "china"}}).raise_for_status()
        invited = other.post("/api/games", json={"title": "1862", "seats": [me, anybody, anybody]}).json()["id"]
        other.post(f"/api/games/{invited}/invite", json={"login": "anna"}).raise_for_status()
        waiting = client.post("/api/games", json={"title": "18mag", "seats": [me, anybody, anybody]}).json()["id"]
        other.post(f"/api/games/{waiting}/join", json={}).raise_for_status()
        other.post(f"/api/games/{waiting}/chat", json={"text": "Привет, @Anna!"}).raise_for_status()
        running = client.post("/api/games", json={"title": "rocket", "seats": [me, anybody]}).json()["id"]
        other.post(f"/api/games/{running}/join", json={}).raise_for_status()
        client.post(f"/api/games/{running}/start").raise_for_status()
        seat = other.get(f"/api/games/{running}/table").json()["yours"][0]
        other.post(f"/api/games/{running}/seats", json={"seat": seat, "to": "bot", "bot": "novice"}).raise_for_status()
        offered = other.post("/api/games", json={"title": "rocket", "seats": [me, me]}).json()["id"]
        other.post(f"/api/games/{offered}/seats", json={"seat": 1, "to": "person", "login": "anna"}).raise_for_status()
        both_play(client, other)
    person = client.get("/api/session").json()["person"]["id"]
    return {
        "home": "/", "waiting": f"/games/{waiting}", "invited": f"/games/{invited}", "lent": f"/games/{running}",
        "offered": f"/games/{offered}",
        "over": f"/games/{over}", "profile": f"/people/{person}", "archive": "/archive", "new": "/new?mode=link",
        "account": "/account", "about": "/about", "nothing": "/nothing", "link": "/account/reset",
    }  # fmt: skip


def slow_table(client: httpx.Client, other: httpx.Client) -> str:
    """1862 for two, with clocks: the other one has opened an auction and is away, a pause is asked for."""
    clock = {"budget": 3 * 86_400, "added": 43_200, "at_zero": "bot"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"title": "1862", "seats": seats, "seating": "fixed", "begins": "full", "pace": "slow", "clock": clock}
    game = str(client.post("/api/games", json=body | {"seed": "1"}).json()["id"])
    other.post(f"/api/games/{game}/join", json={}).raise_for_status()
    for one in (client, other):
        now = one.get(f"/api/games/{game}").json()
        if now["menu"] is not None and now["head"] == 0:
            choices = next(offer["choices"] for offer in now["menu"]["offers"] if offer["id"] == "open")
            bid = {"do": "bid", "company": choices[0]["action"]["company"], "amount": 0}
            act = {"head": 0, "seat": now["asked"], "action": bid}
            one.post(f"/api/games/{game}/actions", json=act).raise_for_status()
    other.post("/api/absence/vacation", json={"days": 5}).raise_for_status()
    other.post(f"/api/games/{game}/pause", json={"agree": True}).raise_for_status()
    return game


def endings(studio: Studio, client: httpx.Client) -> None:
    """After a game: how it went, and what the analysis of it found, of each title in every language."""
    for title in PACKAGES:
        game = bring(client, bots_record(title, 3, "screens", 5000, "steady"))
        studio.cookies = dict(client.cookies)
        client.post(f"/api/games/{game}/analysis").raise_for_status()
        while client.get(f"/api/games/{game}/analysis").json()["state"] == "going":
            sleep(1)
        for language in LANGUAGES:
            with studio.page(f"/games/{game}", language, size=TALL) as page:
                opened(page, ".story:not(.analysis)")
                studio.shoot(page, f"ending-{title}-{language}", part=".story:not(.analysis)")
                opened(page, ".analysis")
                studio.shoot(page, f"analysis-{title}-{language}", part=".analysis")


def opened(page: Page, panel: str) -> None:
    """The panel is open, its charts are drawn, and what comes after the table has not closed it again."""
    button, seen = page.locator(f"{panel} > .story-open"), False
    while not seen:
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        page.locator(f"{panel} .story-plot canvas").first.wait_for()
        page.mouse.move(0, 0)
        page.wait_for_timeout(2000)
        seen = page.locator(f"{panel} .story-plot canvas").count() > 0


def clocks(studio: Studio, client: httpx.Client, url: str) -> None:
    """Clocks at a table and in the form for a new one, an order: in every language."""
    client.post("/api/session", json={"name": "Anna"}).raise_for_status()
    client.post("/api/account", json={"login": "anna", "password": "as long as needed"})
    studio.cookies = dict(client.cookies)
    with httpx.Client(base_url=url, timeout=60) as other:
        other.post("/api/session", json={"name": "Борис"}).raise_for_status()
        game = slow_table(client, other)
    for language in LANGUAGES:
        for size, suffix in ((DESKTOP, ""), (SMALL, "-phone")):
            with studio.page(f"/games/{game}", language, size=size) as page:
                page.locator(".clocks summary").click()
                studio.shoot(page, f"clocks-{language}{suffix}")
                page.locator(".orders > button").click()
                page.locator(".orders-give select").select_option(index=1)
                if not page.locator(".orders-box li").count():
                    page.locator(".orders-give .primary").click()
                page.locator(".orders-box li").wait_for()
                page.locator(".orders").evaluate("orders => orders.scrollIntoView({ block: 'end' })")
                studio.shoot(page, f"orders-{language}{suffix}")
            with studio.page("/new?title=1862&mode=link", language, size=size) as page:
                page.locator(".clock-field input").first.check()
                studio.shoot(page, f"clocks-new-{language}{suffix}", part=".clock-field")


def alerts(browser: Browser) -> None:
    """What somebody is told whose address is confirmed, at a server that sends mails: in every language."""
    with (
        tempfile.TemporaryDirectory() as folder,
        post_office() as office,
        running_server(
            Path(folder), smtp_host="127.0.0.1", smtp_port=str(office.port), smtp_tls="false", smtp_from="r@example.org"
        ) as url,
        httpx.Client(base_url=url, timeout=60) as client,
    ):
        client.post("/api/session", json={"name": "Anna"}).raise_for_status()
        account = {"login": "anna", "password": "as long as needed", "email": "anna@example.org"}
        client.post("/api/account", json=account).raise_for_status()
        client.post("/api/account/verify", json={"key": office.link().partition("#")[2]}).raise_for_status()
        studio = Studio(browser, url, dict(client.cookies))
        for language in LANGUAGES:
            for size, suffix in ((DESKTOP, ""), (SMALL, "-phone")):
                with studio.page("/account", language, size=size) as page:
                    # With a margin around it.
                    page.locator(".settings").evaluate(
                        "one => one.setAttribute('style', 'padding: 16px; margin: -16px')"
                    )
                    studio.shoot(page, f"alerts-{language}{suffix}", part=".settings")


def main() -> None:
    """`python -m scripts.screens [pages] [people] [clocks] [learn] [rocket] [mag] [e1862] [questions] [endings]`:
    all where none is named.
    `people-home`: one of the pages around the tables; `questions-1862`: those of one title."""
    wanted = set(sys.argv[1:]) or {*SCENES}
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as url,
        running_chromium() as browser,
        httpx.Client(base_url=url, timeout=60) as client,
    ):

        def table(title: str, moves: int, level: str, ask: str = "", *, tile: bool = False) -> str:
            return seat_all(client, bots_record(title, 3, "screens", moves, level, ask, tile=tile))

        if "learn" in wanted:
            learn(Studio(browser, url, {}))
        for title in (title for title in PACKAGES if wanted & {"questions", f"questions-{title}"}):
            client.post("/api/session", json={"name": "Anna"}).raise_for_status()
            questions(Studio(browser, url, dict(client.cookies)), client, title)
        if "clocks" in wanted:
            clocks(Studio(browser, url, {}), client, url)
            alerts(browser)
        if "endings" in wanted:
            endings(Studio(browser, url, {}), client)
        if {name.partition("-")[0] for name in wanted} <= {"learn", "questions", "clocks", "endings"}:
            return
        over = table("rocket", 2000, "novice")
        middle = table("rocket", 75, "steady", "ask-turn")
        studio = Studio(browser, url, dict(client.cookies))
        if "pages" in wanted:
            client.post("/api/account", json={"login": "anna", "password": "as long as needed"}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            pages(studio, client.post("/api/games", json={"title": "18mag", "seats": seats}).json()["id"])
        if any(name.partition("-")[0] == "people" for name in wanted):
            client.post("/api/account", json={"login": "anna", "password": "as long as needed"})
            places = around(client, url, over)
            named = {name: path for name, path in places.items() if f"people-{name}" in wanted}
            people(studio, named or places)
        if "rocket" in wanted:
            rocket(studio, middle, over)
            moments(studio, middle, table("rocket", 20, "steady", "ask-veto"))
        if "mag" in wanted:
            late = table("18mag", 300, "novice", tile=True)
            share_game(studio, late, "mag", ("minors", "market", "tiles", "majors", "trains", "log"))
            beginning(studio, table("18mag", 0, "novice"), "mag-draft", "ja", "minor")
            run_of(studio, table("18mag", 320, "novice", "ask-run"), "mag-run-ru", "ru")
        if "e1862" in wanted:
            late = table("1862", 400, "novice", tile=True)
            share_game(studio, late, "e1862", ("charters", "shares", "trains", "market"))
            beginning(studio, table("1862", 0, "novice"), "e1862-parliament", "en")
            run_of(studio, table("1862", 420, "novice", "ask-run"), "e1862-run-ja", "ja")


if __name__ == "__main__":
    main()
