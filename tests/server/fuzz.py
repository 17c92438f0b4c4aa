"""Requests made up from the OpenAPI description, signed in, at real tables: whatever is sent, the server answers.

`make test` sends some, `make soak` many (benchmarks/server.py).
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from typing import Any
from urllib.parse import quote

import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from litestar.testing import TestClient
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from railhead.server import worker_pool
from railhead.server.app import create_app
from railhead.server.settings import Settings
from tests.server import nim
from tests.server.table import UNLIMITED, Client, finished
from tests.server.test_people import register

AnyCase = Case[Any]

#: of every ten requests so many name things that there are
KNOWN_OF_TEN = 8

#: requests that would sign the person out, and end what the others try
NOT_FOR_LONG = {"/api/sessions", "/api/account/delete", "/api/account/password", "/api/session"}


class Fuzz:
    """One server with a person, an admin, and games in every state."""

    def __init__(self, number: int, server: Any = None) -> None:
        """In this process, where no `server` is given."""
        nim.register()
        if nim.register not in worker_pool.PREPARE:
            worker_pool.PREPARE.append(nim.register)
        self.random = random.Random(number)
        self.number = number
        self.folder = tempfile.TemporaryDirectory()
        here = create_app(Settings(data=self.folder.name, **UNLIMITED))
        self.server = server or TestClient(here, raise_server_exceptions=False)
        self.statuses: Counter[int] = Counter()
        self.games: list[str] = []

    def __enter__(self) -> Fuzz:
        self.server.__enter__()
        self.anna, self.boris = Client(self.server, "Anna"), Client(self.server, "Boris")
        register(self.anna, "anna")
        register(self.boris, "boris")
        self.record = self.anna.get(f"/api/games/{finished(self.anna)}/record").content
        return self

    def __exit__(self, *error: Any) -> None:
        self.server.__exit__(*error)
        self.folder.cleanup()

    def run(self, requests: int) -> Counter[int]:
        """At least so many requests, in rounds over all operations; returns how often each status came."""
        schema = schemathesis.openapi.from_dict(self.server.get("/api/schema/openapi.json").json())
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        round_ = 0
        while (missing := requests - self.statuses.total()) > 0:
            round_ += 1
            each = missing // len(operations) + 1
            for operation in operations:
                self.try_out(operation.as_strategy(generation_mode=GenerationMode.POSITIVE), each, round_)
                if operation.body and round_ == 1:
                    self.try_out(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), each // 4 + 1, round_)
            # What takes nothing has been asked once, and is asked the same again.
            operations = [operation for operation in operations if operation.body or operation.path_parameters]
        return self.statuses

    def try_out(self, strategy: Any, count: int, round_: int) -> None:
        @seed(self.number * 1000 + round_)
        @settings(
            max_examples=count, database=None, deadline=None, derandomize=False, phases=[Phase.generate],
            verbosity=Verbosity.quiet, suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(strategy)
        def ask(case: AnyCase) -> None:
            self.send(case)

        ask()

    def send(self, case: AnyCase) -> None:
        """Send it as it was made up, with existing games and people put in now and then."""
        person = self.anna
        path = case.path
        known = self.random.randrange(10) < KNOWN_OF_TEN
        game = self.game() if known and "{game}" in path else None
        for name, value in (case.path_parameters or {}).items():
            made_up = game if name == "game" else self.boris.id if name == "person" and known else None
            path = path.replace(f"{{{name}}}", _quoted(str(made_up or value)))
        body = case.body if isinstance(case.body, dict | list | str | int | float | bool | None) else None
        if case.path in NOT_FOR_LONG and case.method in ("DELETE", "POST"):
            person = Client(self.server, "Guest")
        if game is not None and known and isinstance(body, dict):
            body = self.fitting(game, case.path, dict(body))
        if case.path == "/api/games" and known and isinstance(body, dict):
            body = {**body, "title": self.random.choice(["nim", "rocket"]), "invite": [], "options": {}}
        self.server.cookies.clear()
        query = {str(key): str(value) for key, value in (case.query or {}).items()}
        if case.path == "/api/import":
            answer = person.send(path, self.record if known else self.random.randbytes(200))
        else:
            answer = self.server.request(case.method, path, params=query, json=body, headers=person.headers)
        self.statuses[answer.status_code] += 1
        assert answer.status_code < 500, f"{case.method} {path} {query} {body}: {answer.text}"

    def game(self) -> str:
        """A game of Anna's: now and then a new one, open, running, over."""
        if not self.games or self.random.randrange(20) == 0:
            running = self.anna.create("me", "me", "random", options={"pile": 400}).id
            opened = self.anna.create("me", "open").id
            self.games = [running, running, running, opened, finished(self.anna)]
        return self.random.choice(self.games)

    def fitting(self, game: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The made-up body with a head and a seat that fit the game."""
        info = self.anna.table(game)
        if "head" in body:
            body["head"] = info.head
        if "seat" in body:
            body["seat"] = info.asked or 0
        if "action" in body and self.random.randrange(2):
            body["action"] = {"do": "take", "count": self.random.randrange(5)}
        if path.endswith("/branches"):
            body["at"] = self.random.randrange(info.head + 2)
        if path.endswith("/seats"):
            body = {"seat": 9, "to": "bot"}
        return body


def _quoted(part: str) -> str:
    return quote(part, safe="") or "-"
