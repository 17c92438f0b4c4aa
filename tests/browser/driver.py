"""Plays any title by clicking what the page offers: it reads the page, never the rules."""

from __future__ import annotations

import re
from collections import deque

import msgspec
from msgspec import Struct
from playwright.sync_api import Locator, TimeoutError

from tests.browser.person import Person, click

#: after so long what was seen a moment ago is held to be gone
GONE_MS = 5_000
#: clicks that one decision may take
MOST_CLICKS = 8

RUN = ".menu .choice.strong"
TILE = ".menu .tile-choice"
LIT = ".target-lit, .target-soft"
OFFER = ".menu .choice.focus"
LISTED = ".menu .choice:not(.focus):not(.blocked):not(.turn):not(.small)"
PASS = ".menu > .choice:not(.focus):not(.blocked)"
CONFIRM = ".confirm .primary:not([disabled])"

#: while the server is asked, nothing else can be chosen
BUSY = ".menu .choice[disabled]"

#: what a person sees at one look: everything that can be clicked, and what is asked
LOOK = f"""() => {{
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length;
  const inHand = document.querySelector(".tile-choice[aria-pressed=true]") !== null;
  return {{
    moves: document.querySelector(".history output")?.innerText ?? "",
    over: document.querySelector(".result") !== null,
    asked: document.querySelector(".menu") !== null,
    confirm: seen("{CONFIRM}"), best: seen("{RUN}"), tiles: inHand ? 0 : seen("{TILE}"),
    lit: seen("{LIT}"), offers: seen("{OFFER}"), listed: seen("{LISTED}"),
    question: document.querySelector(".now .sentence")?.innerText ?? "",
    words: document.querySelector(".now")?.innerText ?? "",
  }};
}}"""
CHANGED = f"""(before) => {{
  const now = ({LOOK})();
  return !document.querySelector("{BUSY}") && JSON.stringify(now) !== JSON.stringify(before) && now;
}}"""


class Look(Struct):
    """The page at one look: what is asked, and how many elements of each kind can be clicked."""

    moves: str
    over: bool
    asked: bool
    confirm: int
    best: int
    tiles: int
    lit: int
    offers: int
    listed: int
    question: str
    words: str


class Tried(Struct):
    """What has been clicked for one decision: so many offers, and a place when so many were lit."""

    offers: int = 0
    lit: int = 0


class Driver:
    """Answers what is asked, each question with a few clicks."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.answered: deque[str] = deque(maxlen=6)

    def look(self) -> Look:
        return msgspec.convert(self.page.evaluate(LOOK), Look)

    def asked(self) -> Look:
        """Waits until something is asked or the game is over.

        While the page itself gives the usual answer, as whether to scrap trains, nobody else is asked."""
        self.page.locator(".menu, .result").first.wait_for()
        self.page.wait_for_function(f"() => !document.querySelector('.coming, {BUSY}')")
        return self.look()

    def click(self, what: Locator, before: Look) -> Look:
        """A click, after which the page must look otherwise: none is dead.

        What went away before it could be clicked is looked for anew: a preview that ends may change the tab."""
        try:
            what.wait_for(timeout=GONE_MS)
            click(what)
        except TimeoutError:
            now = self.look()
            if now == before:
                raise
            return now
        try:
            return msgspec.convert(
                self.page.wait_for_function(CHANGED, arg=msgspec.to_builtins(before)).json_value(), Look
            )
        except TimeoutError:
            raise AssertionError(f"a click on {what} did nothing: {before}") from None

    def decide(self, number: int) -> None:
        """Clicks until a move is made; the number says which of several things is clicked."""
        now = start = self.asked()
        question = re.sub(r"£[\d, ]+", "£", start.question)  # the next bid is the same question
        self.answered.append(question)
        if self.answered.count(question) > 2 and self.page.locator(PASS).count():
            return self.give_up(start)  # enough of it: some bargains have no end
        tried = Tried()
        for _ in range(MOST_CLICKS):
            if now.moves != start.moves or now.over:
                return None
            if now.confirm:
                now = self.click(self.page.locator(CONFIRM), now)
                return self.done(start)
            now = self.step(now, number, tried)
        return self.give_up(start) if self.look().moves == start.moves else None

    def step(self, now: Look, number: int, tried: Tried) -> Look:
        """One click towards a move: the proven run, a tile, an offer, a lit place, what is listed."""
        page = self.page
        if now.best:
            return self.click(page.locator(RUN).first, now)
        if now.tiles:
            return self.click(page.locator(TILE).nth(number % now.tiles), now)
        if now.offers > tried.offers and not (now.lit and tried.offers):
            tried.offers += 1
            return self.click(page.locator(OFFER).nth((number + tried.offers) % now.offers), now)
        if now.lit and tried.lit != now.lit:
            tried.lit = now.lit
            page.mouse.move(0, 0)  # the choice under the pointer is previewed, which may bring another tab forward
            one = page.locator(LIT).locator("visible=true").nth(number % max(1, self.look().lit))
            heading = one.locator("h4 button")  # a card is clicked at its heading
            return self.click(heading.first if heading.count() else one, now)
        if now.listed:
            return self.click(page.locator(LISTED).nth(0 if number % 2 or tried.lit else now.listed - 1), now)
        return self.asked()

    def done(self, start: Look) -> None:
        """Waits until the move that was confirmed is in the history."""
        self.page.wait_for_function(
            "(before) => document.querySelector('.history output').innerText !== before", arg=start.moves
        )

    def give_up(self, start: Look) -> None:
        """Back to the question, and its last button: to pass, where nothing else was found.

        Where one must not pass, it may be something large, such as refinancing, which is to be confirmed."""
        for _ in range(3):
            self.page.keyboard.press("Escape")
        passing = self.page.locator(PASS)
        now = self.click(passing.last if passing.count() else self.page.locator(LISTED).first, self.look())
        if now.moves == start.moves and now.confirm:
            self.page.locator(CONFIRM).click()
        self.done(start)


def play_on(person: Person, decisions: int) -> None:
    """So many decisions, or until the game is over."""
    driver = Driver(person)
    for number in range(decisions):
        if driver.asked().over:
            return
        driver.decide(number)
