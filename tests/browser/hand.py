"""Does a given action at the page: finds the choice in the menu that the server sent, and clicks its way to it."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
from playwright.sync_api import Locator, Response, TimeoutError, expect

from railhead.i18n import render
from railhead.kernel.message import Message
from tests.browser.person import Person, click

Plain = dict[str, Any]

#: how long the page may take on a busy machine
PATIENCE_S = 60.0
#: how long what is to be clicked may take to be drawn, and how often another tab may come forward meanwhile
SOON_MS, TABS_CHANGE = 5_000, 6
#: stands for the name of a hex
HEX = "HEX"
CONFIRM = ".confirm .primary:not([disabled])"


class Hand:
    """Clicks for a person at a table of a title; `heard` is the position that the page was told last."""

    def __init__(self, person: Person, package: str) -> None:
        self.person, self.page, self.package = person, person.page, package
        self.heard: Plain = {}
        self.page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if re.search(r"/api/lessons/[\w-]+/[\w-]+$", response.url) and response.ok:
            self.heard = response.json()

    def hears(self, says: str, asked: bool) -> None:
        """Waits until what was heard last is the step that says this: the page may show it a moment before. `asked`:
        it is up to the learner."""
        until = time.monotonic() + PATIENCE_S
        while self.heard["says"]["id"] != says or asked != (self.position["menu"] is not None):
            assert time.monotonic() < until, f"{says} was not heard"
            self.page.wait_for_timeout(20)

    @property
    def position(self) -> Plain:
        found: Plain = self.heard["position"]
        return found

    def do(self, action: Plain) -> None:
        """One action, up to its confirmation."""
        offers = self.position["menu"]["offers"]
        for offer in offers:
            if offer["kind"] == "tile" and self._lays(offer, action):
                return self._lay(offer, action)
            if offer["kind"] == "routes" and action["do"] == offer["action"]["do"]:
                return self._run(offer, action)
            for choice in _choices(offer):
                if _fits(choice, action):
                    return self._choose(offer, choice, action)
        raise AssertionError(f"{action} is not on offer: {offers}")

    # -- tiles ---------------------------------------------------------------------------------------

    def _lays(self, offer: Plain, action: Plain) -> bool:
        fits = offer["cells"].get(action.get("hex"), [])
        return any(fit["tile"] == action.get("tile") and action["rotation"] in fit["rotations"] for fit in fits)

    def _lay(self, offer: Plain, action: Plain) -> None:
        self._touch(action["hex"])
        fit = next(fit for fit in offer["cells"][action["hex"]] if fit["tile"] == action["tile"])
        tile = self.page.locator(f'[data-tile="{action["tile"]}"]').first
        if tile.get_attribute("aria-pressed") != "true":
            tile.click()
        for _ in range(fit["rotations"].index(action["rotation"])):
            self.page.locator(".menu .turn").first.click()
        self._confirm()

    # -- runs ----------------------------------------------------------------------------------------

    def _run(self, offer: Plain, action: Plain) -> None:
        for n, proposal in enumerate(offer["proposals"]):
            if proposal["action"]["routes"] == action["routes"]:
                self.page.locator(".menu .offer > .choice").nth(n).click()
                return
        for route in action["routes"]:
            number = offer["trains"].index(route["train"])
            self.page.locator(".draw-trains .choice").nth(number).click()
            anew = self.page.get_by_role("button", name=self.person.says("routes-erase"), exact=True)
            if anew.count():  # what is suggested is where the drawing begins
                anew.click()
            for cell in route["hexes"]:
                self._touch(cell)
        self._confirm()

    # -- everything else -----------------------------------------------------------------------------

    def _choose(self, offer: Plain, choice: Plain, action: Plain) -> None:
        """On the board or a panel, else in the list; the panels of a merger come before that of the companies."""
        way = list(choice.get("at", []))
        if choice.get("place"):
            way.append(action[choice["place"]["field"]])
        listed = offer["kind"] == "pick" and choice["action"]["do"] == "survive"
        if way and not listed and all(self._is_there(id) for id in way[:1]):
            for id in way:
                self._touch(id)
            rival = self._button(choice)
            if not self.page.locator(".confirm").count() and rival.count():
                rival.first.click()
        else:
            self._button(choice).first.click()
            if choice.get("at_once"):
                return
        number = choice.get("number")
        if number:
            self.page.locator('.stepper input[type="number"]').fill(str(action.get(number["field"], number["least"])))
            self.page.locator('.stepper input[type="number"]').press("Tab")
        if number or way or offer.get("confirm") or offer["kind"] != "button":
            self._confirm()

    def _button(self, choice: Plain) -> Locator:
        return self.page.locator(".menu .choice:visible", has_text=self.words(choice["label"]))

    def words(self, message: Plain) -> re.Pattern[str]:
        """The text of a message; the page has its own names for hexes."""
        names = [seat["name"] or "" for seat in self.position["game"]["seats"]]
        known = [self.person.says(f"lesson-{name}") for name in ("you", "anna", "ben")]
        args = {name: HEX if _is_hex(arg) else arg for name, arg in message.get("args", {}).items()}
        said = msgspec.convert({**message, "args": args}, Message)
        text = render(said, self.person.language, self.package, names if any(names) else known)
        return re.compile(re.escape(text).replace(HEX, ".*"))

    def _is_there(self, id: str) -> bool:
        return f"'{id}'" in repr(self.position["scene"])

    def _element(self, id: str) -> Locator:
        """What is clicked for an element of the scene: a cell, a piece, a box, the heading of a card, a space."""
        space = f'button:has([data-space="{id}"])'
        return self.page.locator(f'[id="target-{id}"], button[data-id="{id}"], {space}').locator("visible=true")

    def _touch(self, id: str) -> None:
        element = self._element(id)
        for _ in range(TABS_CHANGE):
            if not element.count():
                self._bring_forward(id)
            try:
                return click(element.first, timeout=SOON_MS)
            except TimeoutError:  # the page has brought another tab forward meanwhile
                continue
        return click(element.first)

    def _bring_forward(self, id: str) -> None:
        """The tab in which it stands."""
        for panel in self.position["scene"]["panels"]:
            if f"'{id}'" in repr(panel):
                self.page.locator(f'[id="tab-{panel["id"]}"]').click()

    def _confirm(self) -> None:
        confirm = self.page.locator(CONFIRM).first
        expect(confirm).to_be_enabled()
        confirm.click()


def _choices(offer: Plain) -> list[Plain]:
    return [offer["choice"]] if offer["kind"] == "button" else offer.get("choices", [])


def _fits(choice: Plain, action: Plain) -> bool:
    """Whether the choice stands for the action, as it is or with a number or a place set."""
    if choice.get("blocked"):
        return False
    open_fields = {part["field"] for part in (choice.get("number"), choice.get("place")) if part}
    if choice.get("place") and action.get(choice["place"]["field"]) not in choice["place"]["cells"]:
        return False
    wanted = {**choice["action"], **{field: action.get(field) for field in open_fields}}
    return all(wanted.get(name) == value for name, value in action.items()) and all(
        action.get(name, value) == value for name, value in choice["action"].items() if name not in open_fields
    )


def _is_hex(arg: object) -> bool:
    return isinstance(arg, str) and re.fullmatch(r"-?\d+,-?\d+|[A-Z]\d{1,2}", arg) is not None
