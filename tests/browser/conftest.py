"""A running server and Chromium, for the tests that click; what a failed test leaves behind."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from railhead.kernel.record import Record
from tests.browser.person import Person
from tests.browser.stage import ROOT, bring, running_chromium, running_server

#: screenshots, traces and the server's log of tests that failed, a folder for each
FAILED = ROOT / "build" / "browser-failures"

#: how long a page may take on a busy machine before it is a fault; whatever is there sooner is not waited for
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)

#: games that are begun on the page are dealt from it
SEED = "browser"


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def url(server_folder: Path) -> Iterator[str]:
    """Where the server is; it has an empty database and lasts for the session."""
    with running_server(server_folder) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a module, not the session: while it runs, its event loop stands in the way of other tests' own."""
    with running_chromium() as browser:
        yield browser


class People:
    """Opens browsers as different people; whatever a page complains about fails the test."""

    def __init__(self, browser: Browser, url: str, folder: Path, log: Path) -> None:
        self.browser, self.url = browser, url
        #: where a failure is kept, and what the server writes
        self.folder, self.log = folder, log
        self.all: list[Person] = []

    def __call__(self, language: str, width: int = 1280, height: int = 800, url: str | None = None) -> Person:
        phone = width < 600
        context = self.browser.new_context(
            base_url=url or self.url, locale=language, viewport={"width": width, "height": height},
            has_touch=phone, is_mobile=phone, reduced_motion="reduce",
        )  # fmt: skip
        context.set_default_timeout(PATIENCE_MS)
        context.tracing.start(snapshots=True)
        context.route("**/api/games", _with_seed)
        person = Person(context)
        self.all.append(person)
        return person

    def at(
        self, record: Record, language: str, width: int = 1280, height: int = 800, *, foresight: bool = True
    ) -> Person:
        """Somebody who plays all seats of a game that has come to the end of the record, at its table.

        A hex that is touched gets the tile that earns most, as far as that is known by then. Without `foresight` it
        never is: then the same clicks lead through the same game, however busy the machine."""
        person = self(language, width, height)
        if not foresight:
            person.page.route_web_socket(re.compile("/api/live$"), _without_foresight)
        with httpx.Client(base_url=self.url, timeout=PATIENCE_MS / 1000) as client:
            game = bring(client, record)
            person.context.add_cookies(
                [{"name": name, "value": value, "url": self.url} for name, value in client.cookies.items()]
            )
        person.page.goto(f"/games/{game}")
        person.at_table()
        return person

    def keep(self) -> str:
        """Leaves what everybody saw and did in the folder, and says where that is."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        shutil.copy(self.log, self.folder / "server.log")
        for number, person in enumerate((one for one in self.all if not one.page.is_closed()), 1):
            person.page.screenshot(path=self.folder / f"{number}.png")
            person.context.tracing.stop(path=self.folder / f"{number}-trace.zip")
        where = self.folder.relative_to(ROOT)
        return f"screenshots and traces are in {where}; .venv/bin/playwright show-trace {where}/1-trace.zip"


def _with_seed(route: Route) -> None:
    """The request to begin a game, with a seed: the same clicks lead through the same game."""
    asked = route.request.post_data_json
    if isinstance(asked, dict):
        route.continue_(post_data=json.dumps(asked | {"seed": SEED}))
    else:
        route.continue_()


def _without_foresight(page: WebSocketRoute) -> None:
    """Passes on whatever page and server say, but for the question what a tile would earn."""
    server = page.connect_to_server()
    page.on_message(lambda said: None if '"foresee"' in str(said) else server.send(said))


@pytest.fixture
def people(chromium: Browser, url: str, server_folder: Path, request: pytest.FixtureRequest) -> Iterator[People]:
    name = re.sub(r"[^\w.-]+", "-", request.node.name).strip("-")
    made = People(chromium, url, FAILED / f"{request.path.stem}.{name}", server_folder / "server.log")
    yield made
    complaints = [line for person in made.all for line in person.complaints]
    kept = made.keep() if complaints and not request.node.stash.get(KEPT, False) else ""
    for person in made.all:
        person.context.close()
    assert complaints == [], kept


#: whether the test has failed and its traces are kept
KEPT = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails at the page says where its screenshots and traces are."""
    report = yield
    people = getattr(item, "funcargs", {}).get("people")
    if report.when == "call" and report.failed and isinstance(people, People):
        item.stash[KEPT] = True
        report.sections.append(("browser", people.keep()))
    return report
