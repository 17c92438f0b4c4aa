"""What a person does at the page, in the page's own elements: nothing here knows a rule."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from railhead.i18n.render import texts
from railhead.kernel.message import Arg

LIT = ".target-lit"


class Person:
    """One browser with its own cookies, one page in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        #: how others at the table see this one
        self.name = ""
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    # -- words ---------------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        return self.page.evaluate("document.documentElement.lang") or "en"

    def says(self, id: str, args: Mapping[str, Arg] | None = None, title: str | None = None) -> str:
        """The text that the page should show for a message."""
        return texts(self.language, title).text(id, args)

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".now .sentence")

    # -- pages ---------------------------------------------------------------------------------------

    def new_game(self, mode: str, count: int, names: tuple[str, ...] = (), title: str = "rocket") -> str:
        """Through the page for new games, with the bots that think least; the address of the table."""
        self.page.goto(f"/new?title={title}&mode={mode}")
        self.page.locator(".form label.radio.small", has_text=re.compile(f"^{count}$")).click()
        for seat, name in enumerate(names):
            self.page.locator(".seats li").nth(seat).locator("input").fill(name)
        if mode == "bots":
            for seat in range(1, count):
                self.page.locator(".seats li").nth(seat).locator("select").nth(1).select_option(index=0)
        self.page.locator(".form button[type=submit]").click()
        self.page.wait_for_url("**/games/*")
        return self.page.url

    def at_table(self) -> None:
        expect(self.page.locator(".board-svg")).to_be_visible()

    @property
    def moves(self) -> int:
        """How many moves the history counts."""
        return int(self.page.locator(".history output").inner_text().split("/")[1])

    def sees_moves(self, number: int) -> None:
        expect(self.page.locator(".history output")).to_have_text(re.compile(rf"/ {number}$"))

    # -- the table -----------------------------------------------------------------------------------

    def target(self, id: str) -> Locator:
        """What stands out on the board because it can be touched."""
        return self.page.locator(f'[id="target-{id}"]')

    def touch(self, *ids: str) -> None:
        for id in ids:
            self.target(id).click(force=True)  # a piece may stand on it

    def open_tab(self, id: str) -> None:
        self.page.locator(f"#tab-{id}").click()

    def focus(self, offer: str) -> None:
        self.page.locator(f'[data-offer="{offer}"]').click()

    def confirm(self) -> None:
        """Does what is chosen, and waits until it is done."""
        before = self.moves
        self.page.locator(".confirm .primary").click()
        expect(self.page.locator(".history output")).not_to_have_text(re.compile(rf"/ {before}$"))

    def press(self, text: str) -> None:
        """A choice that is a button of its own."""
        before = self.moves
        self.page.locator(".menu .choice", has_text=text).first.click()
        expect(self.page.locator(".history output")).not_to_have_text(re.compile(rf"/ {before}$"))
