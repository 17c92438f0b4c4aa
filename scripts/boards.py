#!/usr/bin/env python3
"""`python -m scripts.boards [--shots FOLDER]`: measures the six boards in Chromium, into docs/boards.json.

Each map empty and late, at four sizes of the window: the smallest type on the screen in pixels, names that overlap
other names, tokens or values, and the share of its pane that the board fills.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, Page

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import Record
from tests.browser.stage import ROOT, bring, running_chromium, running_server

OUT = ROOT / "docs" / "boards.json"
SIZES = ((1920, 1080), (1360, 850), (820, 1180), (390, 844))


class Map(NamedTuple):
    """A map: its title, how many play, options, how many moves make it late, and which bots make them."""

    title: str
    seats: int
    options: dict[str, str | int | bool]
    moves: int
    level: str = "novice"


#: novices of Rocket hardly build stations; bots at random put all of theirs on the board
MAPS = {
    "rocket-england": Map("rocket", 4, {"map": "england"}, 150, "random"),
    "rocket-usa": Map("rocket", 4, {"map": "usa"}, 150, "random"),
    "rocket-china": Map("rocket", 4, {"map": "china"}, 150, "random"),
    "18mag": Map("18mag", 4, {}, 1100),
    "18mag-two": Map("18mag", 2, {}, 800),
    "1862": Map("1862", 4, {}, 1000),
}

#: what is measured on a page; boxes are a little smaller than the browser says, for the air above and below letters
MEASURE = """() => {
  const svg = document.querySelector('.board-svg');
  const pane = document.querySelector('.board-ground').getBoundingClientRect();
  const scale = svg.querySelector('.cells').getScreenCTM().a;
  const shown = [...svg.querySelectorAll('text')].filter(text => text.textContent.trim() );
  const sizes = shown.map(text => [parseFloat(getComputedStyle(text).fontSize) * text.getCTM().a
    / svg.getCTM().a * (svg.getScreenCTM().a), text.textContent]).sort((a, b) => a[0] - b[0]);
  const boxOf = element => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const air = element.tagName === 'text' ? (bottom - top) * .14 : 1;
    return {left: left + 1, right: right - 1, top: top + air, bottom: bottom - air, what: element.textContent.trim()
      || element.className.baseVal};
  };
  const names = [...svg.querySelectorAll('.name')].map(boxOf);
  const written = [...names, ...[...svg.querySelectorAll('.country-name')].map(boxOf)];
  const KEPT = '.slot, .piece:not(.piece-token), .revenue circle, .phase-ground, .tile-label';
  const others = [...svg.querySelectorAll(KEPT)].map(boxOf);
  const hit = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const overlaps = [];
  written.forEach((name, i) => {
    const covered = [...written.slice(i + 1), ...others].filter(other => hit(name, other));
    overlaps.push(...covered.map(other => `${name.what} / ${other.what}`));
  });
  const cells = svg.querySelector('.cells').getBoundingClientRect();
  const fills = Math.max(cells.width / pane.width, cells.height / pane.height);
  return {
    smallest_text_px: Math.round((sizes[0]?.[0] ?? 99) * 10) / 10, smallest: sizes[0]?.[1] ?? '',
    names: names.length, overlaps,
    fills: Math.round(fills * 100) / 100,
    board_px: [Math.round(cells.width), Math.round(cells.height)],
    hex_px: Math.round(scale * 100),
    least: Number(svg.dataset.least),
  };
}"""


def record_of(map_: Map, *, late: bool) -> Record:
    """The start of a game on the map, or a position late in a game among bots; always the same."""
    header = catalogue.title(map_.title).header(map_.options, map_.seats, "boards")
    _, rules = catalogue.rules_of(header)
    history, bot = History(rules, header), make(map_.title, map_.level, "boards")
    while late and (decision := rules.decision(history.state)) is not None and history.last < map_.moves:
        history.act(decision.seat, bot.choose(rules, history.state, decision.seat, Budget(nodes=2000)))
    return history.record()


@contextmanager
def table(browser: Browser, url: str, record: Record, size: tuple[int, int], **context: object) -> Iterator[Page]:
    """A page with the game, at a size of the window."""
    with httpx.Client(base_url=url, timeout=120) as client:
        game = bring(client, record)
        options = {"locale": "en", "reduced_motion": "reduce"} | context
        opened = browser.new_context(base_url=url, viewport={"width": size[0], "height": size[1]}, **options)  # type: ignore[arg-type]  # options of Playwright, by their names
        opened.add_cookies([{"name": name, "value": value, "url": url} for name, value in client.cookies.items()])
    page = opened.new_page()
    page.goto(f"/games/{game}")
    page.locator(".board-svg .name").first.wait_for(state="attached")
    page.wait_for_function("document.fonts.status === 'loaded'")
    yield page
    opened.close()


class Measured(NamedTuple):
    """What was measured; `least` is the least size of type in units of the board."""

    smallest_text_px: float
    smallest: str
    names: int
    overlaps: list[str]
    fills: float
    board_px: tuple[int, int]
    hex_px: int
    least: float


def measured(page: Page) -> Measured:
    """The whole board."""
    page.locator(".board-tools .tool").nth(2).click()
    return Measured(**page.evaluate(MEASURE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=Path, help="keep a picture of each page in this folder")
    parser.add_argument("--only", default="", help="a part of the name of the maps")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as url, running_chromium() as browser:
        for name, map_ in MAPS.items():
            if args.only not in name:
                continue
            for late in (False, True):
                record = record_of(map_, late=late)
                for size in SIZES:
                    key = f"{name} {'late' if late else 'empty'} {size[0]}x{size[1]}"
                    with table(browser, url, record, size, color_scheme=args.theme, locale=args.lang) as page:
                        figures[key] = measured(page)._asdict()
                        print(key, json.dumps(figures[key], ensure_ascii=False), flush=True)
                        if args.shots:
                            args.shots.mkdir(parents=True, exist_ok=True)
                            page.screenshot(path=args.shots / f"{key.replace(' ', '-')}.png")
    if not args.only:
        OUT.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
