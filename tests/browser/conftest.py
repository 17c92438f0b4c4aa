"""A running server and Chromium, for the tests that click."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from railhead.kernel.record import Record
from tests.browser.person import Person
from tests.browser.stage import bring, running_chromium, running_server


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is; it has an empty database and lasts for the session."""
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a module, not the session: while it runs, its event loop stands in the way of other tests' own."""
    with running_chromium() as browser:
        yield browser


#: how long a page may take on a busy machine before it is a fault
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)


class People:
    """Opens browsers as different people; whatever a page complains about fails the test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.all: list[Person] = []

    def __call__(self, language: str, width: int = 1280, height: int = 800) -> Person:
        phone = width < 600
        context = self.browser.new_context(
            base_url=self.url, locale=language, viewport={"width": width, "height": height},
            has_touch=phone, is_mobile=phone, reduced_motion="reduce",
        )  # fmt: skip
        context.set_default_timeout(PATIENCE_MS)
        person = Person(context)
        self.all.append(person)
        return person

    def at(self, record: Record, language: str, width: int = 1280, height: int = 800) -> Person:
        """Somebody who plays all seats of a game that has come to the end of the record, at its table."""
        person = self(language, width, height)
        with httpx.Client(base_url=self.url, timeout=30) as client:
            game = bring(client, record)
            person.context.add_cookies(
                [{"name": name, "value": value, "url": self.url} for name, value in client.cookies.items()]
            )
        person.page.goto(f"/games/{game}")
        person.at_table()
        return person


@pytest.fixture
def people(chromium: Browser, url: str) -> Iterator[People]:
    made = People(chromium, url)
    yield made
    complaints = [line for person in made.all for line in person.complaints]
    for person in made.all:
        person.context.close()
    assert complaints == []
