#!/usr/bin/env python3
"""`python -m scripts.screens`: makes the pictures in docs/screens. They are looked at, not compared."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import httpx
from playwright.sync_api import Browser, Page

from tests.browser.stage import ROOT, bots_record, running_chromium, running_server, seat_all

OUT = ROOT / "docs" / "screens"
LANGUAGES = ("en", "ru", "ja")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DESKTOP, PHONE = (1440, 900), (360, 760)


class Studio:
    """Takes pictures of pages, as somebody who plays all seats of the prepared games."""

    def __init__(self, browser: Browser, url: str, cookies: dict[str, str]) -> None:
        self.browser, self.url, self.cookies = browser, url, cookies

    @contextmanager
    def page(
        self, path: str, language: str, theme: Literal["light", "dark"] = "light", size: tuple[int, int] = DESKTOP
    ) -> Iterator[Page]:  # fmt: skip
        phone = size == PHONE
        context = self.browser.new_context(
            base_url=self.url, locale=language, color_scheme=theme, viewport={"width": size[0], "height": size[1]},
            has_touch=phone, is_mobile=phone, device_scale_factor=2 if phone else 1, reduced_motion="reduce",
        )  # fmt: skip
        context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in self.cookies.items()])
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield page
        context.close()

    def shoot(self, page: Page, name: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=OUT / f"{name}.png")
        print(f"docs/screens/{name}.png", file=sys.stderr)


def rocket(studio: Studio, game: str) -> None:
    for language in LANGUAGES:
        for theme in THEMES:
            with studio.page(f"/games/{game}", language, theme) as page:
                page.locator(".target-ring.target-lit").first.click(force=True)
                page.wait_for_timeout(100)
                studio.shoot(page, f"rocket-{language}-{theme}")
    with studio.page(f"/games/{game}", "ru", size=PHONE) as page:
        page.locator(".target-ring.target-lit").first.click(force=True)
        page.locator(".targets g.target-lit").first.click(force=True)
        studio.shoot(page, "rocket-phone-ru")
    with studio.page(f"/games/{game}", "ja", "dark", PHONE) as page:
        studio.shoot(page, "rocket-phone-ja-dark")


def share_game(studio: Studio, game: str, name: str, tabs: tuple[str, ...]) -> None:
    """One of the long titles: in each language, the tile in hand, panels, a phone."""
    for language, theme in zip(LANGUAGES, ("light", "dark", "light"), strict=True):
        with studio.page(f"/games/{game}", language, "dark" if theme == "dark" else "light") as page:
            if page.locator("[data-offer=lay]").count():
                page.locator("[data-offer=lay]").click()
            page.locator(".targets g.target-lit").first.click(force=True)
            page.locator(".tile-choice").last.click()
            studio.shoot(page, f"{name}-{language}")
    with studio.page(f"/games/{game}", "en") as page:
        for tab in tabs:
            page.locator(f"#tab-{tab}").click()
            studio.shoot(page, f"{name}-{tab}")
    with studio.page(f"/games/{game}", "ru", size=PHONE) as page:
        studio.shoot(page, f"{name}-phone-ru")


def pages(studio: Studio) -> None:
    for language in LANGUAGES:
        with studio.page("/", language) as page:
            studio.shoot(page, f"home-{language}")
        with studio.page("/new?mode=link", language) as page:
            page.locator("details.options summary").click()
            studio.shoot(page, f"new-{language}")
    with studio.page("/", "en", "dark", PHONE) as page:
        studio.shoot(page, "home-phone-dark")
    with studio.page("/rules/rocket", "ru") as page:
        studio.shoot(page, "rules-ru")
    with studio.page("/archive", "en") as page:
        studio.shoot(page, "archive-en")
    with studio.page("/about", "ja") as page:
        studio.shoot(page, "about-ja")


def finished(studio: Studio, game: str) -> None:
    with studio.page(f"/games/{game}", "en") as page:
        studio.shoot(page, "rocket-result-en")


def main() -> None:
    """`python -m scripts.screens [pages] [rocket] [mag] [e1862]`: all of them where none is named."""
    wanted = set(sys.argv[1:]) or {"pages", "rocket", "mag", "e1862"}
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as url,
        running_chromium() as browser,
        httpx.Client(base_url=url, timeout=60) as client,
    ):

        def table(title: str, moves: int, level: str, ask: str = "", *, tile: bool = False) -> str:
            return seat_all(client, bots_record(title, 3, "screens", moves, level, ask, tile=tile))

        over = table("rocket", 2000, "novice")
        middle = table("rocket", 75, "steady", "ask-turn")
        studio = Studio(browser, url, dict(client.cookies))
        if "pages" in wanted:
            pages(studio)
        if "rocket" in wanted:
            rocket(studio, middle)
            finished(studio, over)
        if "mag" in wanted:
            share_game(studio, table("18mag", 300, "novice", tile=True), "mag", ("minors", "tiles"))
        if "e1862" in wanted:
            share_game(studio, table("1862", 400, "novice", tile=True), "e1862", ("charters", "shares"))


if __name__ == "__main__":
    main()
