"""A server of one's own and a browser: for the browser tests, the screenshots and the client's figures."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.menu import Menu, PickRoutes, PickTile
from railhead.kernel.record import Record
from railhead.server.static_files import STATIC

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("RAILHEAD_CHROMIUM", "/usr/bin/chromium")
#: seconds, on a busy machine
STARTS_WITHIN = 120
STOPS_WITHIN = 60
NAMES = ("Anna", "Boris", "Clara", "Dora", "Emil", "Fanny", "Georg", "Hana")


@contextmanager
def running_server(folder: Path, **settings: str) -> Iterator[str]:
    """Where the server is; its database is in the folder. Settings as in the environment: `smtp_host="localhost"`."""
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    environ = os.environ | {
        "RAILHEAD_DATA": str(folder), "RAILHEAD_PORT": "0", "RAILHEAD_RATE_LIMIT": "0", "RAILHEAD_SIGN_IN_LIMIT": "0",
        "RAILHEAD_BOT_SEED": "stage",
    }  # fmt: skip
    environ |= {f"RAILHEAD_{name.upper()}": value for name, value in settings.items()}
    command = [sys.executable, "-c", "from railhead.server.main import serve; serve()"]
    # Into a file: a pipe that nobody reads would stop the server when it is full.
    with (folder / "server.log").open("w+") as log:
        server = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=log, stderr=subprocess.STDOUT)
        try:
            yield _address(folder / "server.log", server)
        finally:
            server.terminate()
            server.wait(STOPS_WITHIN)


def _address(log: Path, server: subprocess.Popen[bytes]) -> str:
    """What the server says when it can be reached."""
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until and server.poll() is None:
        for line in log.read_text().splitlines():
            if line.startswith("Railhead: "):
                return line.removeprefix("Railhead: ").strip().rstrip("/")
        time.sleep(0.05)
    raise AssertionError(f"the server did not start:\n{log.read_text()}")


@contextmanager
def running_chromium() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), f"no Chromium at {CHROMIUM}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def bots_record(
    title: str, seats: int, seed: str, moves: int, level: str = "random", ask: str = "", *, tile: bool = False
) -> Record:  # fmt: skip
    """The first moves of a game among bots, until the question `ask` comes and, with `tile`, one can be laid.

    The same for the same arguments.
    """
    header = catalogue.title(title).header({}, seats, seed)
    _, rules = catalogue.rules_of(header)
    history = History(rules, header)
    bot = make(title, level, seed)
    while (decision := rules.decision(history.state)) is not None:
        if history.last >= moves and _fits(rules.menu(history.state), ask, tile):
            break
        history.act(decision.seat, bot.choose(rules, history.state, decision.seat, Budget(nodes=2000)))
    return history.record()


def _fits(menu: Menu, ask: str, tile: bool) -> bool:
    lays = any(isinstance(offer, PickTile) and offer.cells for offer in menu.offers)
    return (not ask or menu.ask.id == ask) and (lays or not tile)


def best_route(record: Record) -> list[str]:
    """The hexes of the first train's route in the best run of the last position."""
    _, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    list(history.replay(record))
    offer = next(offer for offer in rules.menu(history.state).offers if isinstance(offer, PickRoutes))
    routes = offer.proposals[0].action["routes"]
    assert isinstance(routes, list | tuple)
    return list(routes[0]["hexes"])


def bring(client: httpx.Client, record: Record) -> str:
    """The record as a game of one's own, in which one plays all seats; its id. The client becomes a guest."""
    client.post("/api/session", json={"name": NAMES[0]}).raise_for_status()
    made = client.post("/api/import", content=b"".join(record.lines()))
    assert made.is_success, made.text
    game: str = made.json()["id"]
    return game


def seat_all(client: httpx.Client, record: Record) -> str:
    """A game on one screen, brought to the end of the record; its id. The client becomes a guest."""
    client.post("/api/session", json={"name": NAMES[0]}).raise_for_status()
    title = record.header.rules.partition("/")[0]
    seats = [{"kind": "me", "name": name} for name in NAMES[: record.header.seats]]
    body = {"title": title, "seats": seats, "seed": record.header.seed, "options": record.header.options}
    body["seating"] = "fixed"
    made = client.post("/api/games", json=body)
    assert made.is_success, made.text
    game: str = made.json()["id"]
    for entry in record.entries:
        answer = client.post(
            f"/api/games/{game}/actions", json={"head": entry.n - 1, "seat": entry.seat, "action": entry.action}
        )
        assert answer.is_success, answer.text
    return game
