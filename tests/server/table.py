"""What people do at a server, in the fewest words, for the tests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty
from typing import Any, TypeAlias

import httpx
import msgspec
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from railhead.server.protocol import Problem
from railhead.server.protocol.games import Entered, GameInfo, Position
from railhead.server.protocol.live import Told
from railhead.server.protocol.people import Session

Json = Any

#: no test is refused because others have asked before
UNLIMITED: Any = {
    "rate_limit": 0, "sign_in_limit": 0, "quota_tables": 0, "quota_open_tables": 0, "quota_bot_tables": 0,
    "quota_imports": 0, "quota_sockets": 0, "quota_talk": 0, "quota_previews": 0, "quota_lessons": 0,
    "quota_analyses": 0, "quota_zones": 0,
}  # fmt: skip

#: how many seconds a test waits for what comes at once where the machine has nothing else to do
PATIENCE = 60.0

#: a server in the test's own process, and a socket to it
Server: TypeAlias = TestClient[Litestar]
Socket: TypeAlias = WebSocketTestSession


class Client:
    """One person's browser: its own cookie, whoever else uses the same connection."""

    def __init__(self, http: Server, name: str | None = None) -> None:
        self.http = http
        self.cookie: str | None = None
        self.token: str | None = None
        self.id = ""
        if name is not None:
            answer = self.post("/api/session", {"name": name})
            assert answer.status_code == 201, answer.text
            self.cookie = answer.cookies["railhead"]
            session = msgspec.json.decode(answer.content, type=Session)
            assert session.person is not None
            self.id = session.person.id

    @property
    def headers(self) -> dict[str, str]:
        headers = {"cookie": f"railhead={self.cookie}"} if self.cookie else {}
        return headers | ({"authorization": f"Bearer {self.token}"} if self.token else {})

    def ask(self, method: str, path: str, body: Json = None) -> httpx.Response:
        self.http.cookies.clear()
        return self.http.request(method, path, json=body, headers=self.headers)

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, body: Json = None) -> httpx.Response:
        return self.ask("POST", path, body)

    def put(self, path: str, body: Json = None) -> httpx.Response:
        return self.ask("PUT", path, body)

    def patch(self, path: str, body: Json) -> httpx.Response:
        return self.ask("PATCH", path, body)

    def delete(self, path: str) -> httpx.Response:
        return self.ask("DELETE", path)

    def send(self, path: str, data: bytes) -> httpx.Response:
        self.http.cookies.clear()
        return self.http.post(path, content=data, headers=self.headers)

    # -- tables --------------------------------------------------------------------------------------

    def create(self, *seats: str, title: str = "nim", **more: Json) -> GameInfo:
        """`me`, `open` and the names of bots; on seats in that order, where nothing else is said."""
        specs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.post("/api/games", {"title": title, "seats": specs, "seating": "fixed", **more})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=GameInfo)

    def table(self, game: str) -> GameInfo:
        return msgspec.json.decode(self.get(f"/api/games/{game}/table").content, type=GameInfo)

    def position(self, game: str, at: int | None = None) -> Position:
        answer = self.get(f"/api/games/{game}" + ("" if at is None else f"?at={at}"))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Position)

    def act(self, game: str, head: int, seat: int, action: Json) -> httpx.Response:
        return self.post(f"/api/games/{game}/actions", {"head": head, "seat": seat, "action": action})

    def take(self, game: str, count: int = 1) -> int:
        """Act for the asked seat in the present position."""
        now = self.position(game)
        answer = self.act(game, now.head, now.asked or 0, {"do": "take", "count": count})
        assert answer.status_code == 201, answer.text
        n = msgspec.json.decode(answer.content, type=Entered).n
        assert n is not None
        return n

    @contextmanager
    def live(self) -> Iterator[Socket]:
        self.http.cookies.clear()
        self.http.timeout = httpx.Timeout(PATIENCE)
        socket = self.http.websocket_connect("/api/live", headers=self.headers)
        try:
            socket.__enter__()
        except Empty:
            socket.close()  # or the server would wait for the rest of it for ever
            raise AssertionError("the socket was not opened in time") from None
        try:
            yield socket
        finally:
            socket.__exit__()


def finished(person: Client, **more: Json) -> str:
    """A hot-seat game that was played to its end."""
    game = person.create("me", "me", options={"pile": 10}, **more).id
    for count in (3, 3, 3, 1):
        person.take(game, count)
    return game


def play_on(game: str, *people: Client) -> Position:
    """Each takes one whenever asked, until the game is over."""
    end = time.monotonic() + PATIENCE
    while True:
        for person in people:
            now = person.position(game)
            if now.game.status == "over":
                return now
            if now.menu is not None:
                person.take(game, 1)
        assert time.monotonic() < end, f"nobody goes on after {now.head}"


def codes(answer: httpx.Response) -> list[str]:
    return [reason.code for reason in msgspec.json.decode(answer.content, type=Problem).reasons]


def told(socket: Socket) -> Told:
    """The next message of a live socket."""
    message: Told = msgspec.json.decode(socket.receive_text(timeout=PATIENCE), type=Told)
    return message
