"""What a person does at the page, in the page's own elements: nothing here knows a rule."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Position, expect

from railhead.i18n.render import texts
from railhead.kernel.message import Arg

LIT = ".target-lit"
#: so often an element may be replaced while it is pointed at
REPLACED = 3

#: so long a page may move, or cover an element, before it can be pointed at
MOVING_S = 5.0

#: a point of an element, in its box, that nothing covers there or a little beside; the nearest to the middle, or null
SEEN_AT = """(element, { x, y, width, height }) => {
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = parts.flatMap((across) => parts.map((down) => ({ x: width * across, y: height * down })));
  const far = (point) => Math.hypot(point.x - width / 2, point.y - height / 2);
  const seen = (left, top) => element.contains(document.elementFromPoint(left, top));
  const clear = (left, top) => [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]].every(([a, b]) => seen(left + a, top + b));
  return points.sort((a, b) => far(a) - far(b)).find((point) => clear(x + point.x, y + point.y)) ?? null;
}"""

#: what stands on a page when it has come
READY = {
    "/": ".title-card .primary", "/new": ".form .primary", "/rules": "main h2", "/archive": ".filters select",
    "/about": "main p", "/account": "main form",
}  # fmt: skip


def seen_at(what: Locator, timeout: float | None = None) -> Position:
    """Where a person would point at something that is partly covered: a piece may stand on a cell."""
    until = time.monotonic() + MOVING_S
    while True:
        what.scroll_into_view_if_needed(timeout=timeout)
        box = what.bounding_box(timeout=timeout)  # as a click measures it: of a drawing the page itself tells another
        found: Position | None = box and what.evaluate(SEEN_AT, box, timeout=timeout)
        if found is not None:
            return found
        assert time.monotonic() < until, f"nothing of {what} can be seen"
        what.page.wait_for_timeout(50)


def click(what: Locator, timeout: float | None = None) -> None:
    """A real click, on a part that can be seen; once more where the page has just put another element in its place."""
    for _ in range(REPLACED):
        try:
            return what.click(position=seen_at(what, timeout), timeout=timeout)
        except Error as error:
            if "not attached" not in error.message:
                raise
    return what.click(position=seen_at(what, timeout), timeout=timeout)


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

    def visit(self, path: str) -> None:
        """Goes to a page and waits until what it is about stands there."""
        self.page.goto(path)
        part = re.match(r"/\w*", path)
        assert part is not None
        expect(self.page.locator(READY[part.group()]).first).to_be_visible()

    def new_game(
        self, mode: str, count: int, names: tuple[str, ...] = (), title: str = "rocket", seating: str = "fixed"
    ) -> str:
        """Through the page for new games, with the bots that think least; the address of the table."""
        self.page.goto(f"/new?title={title}&mode={mode}&seating={seating}")
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
    def is_asked(self) -> bool:
        """Whether it is up to this one, once the table says whose turn it is."""
        expect(self.sentence).not_to_be_empty()
        return self.page.locator(".menu").count() > 0

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
            click(self.target(id))

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
