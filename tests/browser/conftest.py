"""A running server and Chromium, for the tests that click."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from railhead.server.client import STATIC
from tests.browser.person import Person
from tests.shared import ROOT

CHROMIUM = os.environ.get("RAILHEAD_CHROMIUM", "/usr/bin/chromium")


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is; it has an empty database and lasts for the session."""
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("server")
    environ = os.environ | {
        "RAILHEAD_DATA": str(folder), "RAILHEAD_PORT": "0", "RAILHEAD_RATE_LIMIT": "0", "RAILHEAD_SIGN_IN_LIMIT": "0",
    }  # fmt: skip
    command = [sys.executable, "-m", "railhead.server.main"]
    with subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        line = server.stdout.readline()
        assert line.startswith("Railhead: "), line
        yield line.removeprefix("Railhead: ").strip().rstrip("/")
        server.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), f"no Chromium at {CHROMIUM}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


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
        context.set_default_timeout(10_000)
        person = Person(context)
        self.all.append(person)
        return person


@pytest.fixture
def people(chromium: Browser, url: str) -> Iterator[People]:
    made = People(chromium, url)
    yield made
    complaints = [line for person in made.all for line in person.complaints]
    for person in made.all:
        person.context.close()
    assert complaints == []
