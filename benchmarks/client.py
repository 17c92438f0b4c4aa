"""The browser client: what it loads, and how quickly it answers and draws.

`first_load_kb`: everything that is fetched from an empty cache to a running game (page, script, style, texts of one
language and one title), each file gzipped, without the country under the map. `click_to_menu_ms`: from the click on a
lit hex to the menu that answers it. `repaint_ms`: from a move's arrival to the drawn and laid out table, late in a game
of 1862 with the overview of all companies open. Medians.
"""

from __future__ import annotations

import gzip
import statistics
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, Response

from railhead.kernel.record import Record
from tests.browser.driver import play_on
from tests.browser.person import Person
from tests.browser.stage import ROOT, bots_record, bring, running_chromium, running_server

#: counts the time of each move's arrival: the handler draws at once, then the layout is forced
WATCH = """
  window.repaints = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const begun = performance.now();
        heard(event);
        document.body.getBoundingClientRect();
        if (event.data.includes('"acted"')) window.repaints.push(performance.now() - begun);
      };
    }
  };
"""
CLICK = """
  (target) => new Promise((done) => {
    const menu = document.querySelector("section.now");
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".confirm")) return;
      observer.disconnect();
      document.body.getBoundingClientRect();
      done(performance.now() - begun);
    }).observe(menu, { childList: true, subtree: true });
    const box = target.getBoundingClientRect();
    const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    const begun = performance.now();
    target.dispatchEvent(new MouseEvent("click", at));
  })
"""
ROUNDS = 15
LAND = ROOT / "src/railhead/view/land"
#: moves of a game of 1862 after which it is late: brown tiles, most companies at work
LATE = 500


def bench() -> dict[str, float | int]:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as url, running_chromium() as browser:
        rocket = at_table(browser, url, bots_record("rocket", 4, "bench", 40, "novice", "ask-turn"))
        clicks = [click_ms(rocket.page) for _ in range(ROUNDS)]
        rocket.page.close()  # without a graphics card its motion is drawn by the same cores
        late = at_table(browser, url, bots_record("1862", 4, "bench", LATE, "novice"))
        late.page.locator("#second-tab-sheet").click()
        play_on(late, ROUNDS)
        return {
            "first_load_kb": first_load_kb(browser, url),
            "click_to_menu_ms": round(statistics.median(clicks), 1),
            "repaint_ms": round(statistics.median(late.page.evaluate("window.repaints")), 1),
        }


def at_table(browser: Browser, url: str, record: Record) -> Person:
    """Somebody who plays all seats of a game that has come to the end of the record."""
    with httpx.Client(base_url=url, timeout=60) as client:
        game = bring(client, record)
        context = browser.new_context(base_url=url, viewport={"width": 1600, "height": 900}, locale="en")
        context.add_cookies([{"name": name, "value": value, "url": url} for name, value in client.cookies.items()])
    person = Person(context)
    person.page.add_init_script(WATCH)
    person.page.goto(f"/games/{game}")
    person.page.locator(".menu").wait_for()
    return person


def first_load_kb(browser: Browser, url: str) -> float:
    context = browser.new_context(base_url=url, locale="en")
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.locator(".title-card .primary").first.click()
    page.locator(".board-svg").wait_for()
    countries = tuple(file.stem for file in LAND.glob("*.json"))
    files = {answer.url: answer for answer in answers if "/api/" not in answer.url and answer.status == 200}
    for url in [url for url in files if url.rpartition("/")[2].startswith(countries)]:
        del files[url]
    size = sum(len(gzip.compress(answer.body(), 9)) for answer in files.values())
    context.close()
    return round(size / 1000, 1)


def click_ms(page: Page) -> float:
    """A piece, then one of the hexes that light up: the second click is timed; then back."""
    page.locator(".target-ring.target-lit").first.click(force=True)
    took: float = page.locator(".targets g.target-lit").first.evaluate(CLICK)
    for _ in range(2):
        page.keyboard.press("Escape")
    page.locator(".confirm").wait_for(state="detached")
    return took
