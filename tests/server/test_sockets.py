"""How long a socket is its person's: until the key it came with is dropped, and no longer than the game is theirs."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from railhead.server import pages
from railhead.server.live import WAITING, WAITING_BYTES, Page
from railhead.server.settings import Settings
from tests.server.table import PATIENCE, Client, Server, Socket
from tests.server.test_accounts import token
from tests.server.test_admin import admin
from tests.server.test_matrix import House
from tests.server.test_people import PASSWORD, log_in, register


def watch(socket: Socket, game: str) -> None:
    socket.send_json({"type": "watch", "game": game})
    while socket.receive_json(timeout=PATIENCE)["type"] not in ("watching", "table"):
        pass


def closed(socket: Socket) -> int:
    """The code with which the server closes the socket, without a word from its page."""
    while True:
        try:
            socket.receive_json(timeout=PATIENCE)
        except WebSocketDisconnect as end:
            return end.code


@pytest.mark.parametrize("way", ["here", "there", "everywhere", "password", "delete"])
def test_a_silent_socket_is_closed_at_sign_out(server: Server, anna: Client, way: str) -> None:
    register(anna, "anna")
    game = anna.create("me", "open").id
    other = log_in(server, "anna")
    with anna.live() as socket:
        watch(socket, game)
        if way == "here":
            anna.delete("/api/session")
        elif way == "there":
            mine = next(one for one in other.get("/api/sessions").json() if not one["here"])
            other.delete(f"/api/sessions/{mine['id']}")
        elif way == "everywhere":
            other.delete("/api/sessions")
        elif way == "password":
            other.post("/api/account/password", {"old": PASSWORD, "new": "another password"})
        else:
            other.post("/api/account/delete", {"password": PASSWORD})
        assert closed(socket) == 1008


def test_the_others_stay(server: Server, anna: Client, boris: Client) -> None:
    register(anna, "anna")
    other = log_in(server, "anna")
    game = anna.create("me", "open").id
    with anna.live() as hers, boris.live() as his, Client(server).live() as strangers:
        for socket in (hers, his, strangers):
            watch(socket, game)
        other.delete("/api/session")
        anna.post(f"/api/games/{game}/chat", {"text": "still here"})
        for socket in (hers, his, strangers):
            while (told := socket.receive_json(timeout=PATIENCE))["type"] != "said":
                pass
            assert told["line"]["text"] == "still here"


def test_a_revoked_token_ends_its_sockets(server: Server, anna: Client) -> None:
    register(anna, "anna")
    game = anna.create("me", "open").id
    program = token(server, anna, "read")
    with program.live() as socket:
        watch(socket, game)
        anna.delete(f"/api/tokens/{anna.get('/api/tokens').json()[0]['id']}")
        assert closed(socket) == 1008


def test_who_is_banned_hears_no_more(server: Server, anna: Client, boris: Client) -> None:
    House(server).make_admin(boris)
    game = anna.create("me", "open").id
    with anna.live() as socket:
        watch(socket, game)
        boris.post(f"/api/admin/people/{anna.id}/ban", {"banned": True})
        assert closed(socket) == 1008


def test_keys_are_looked_up_also_where_nobody_says_that_they_are_gone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Dropped by another program, or run out."""
    monkeypatch.setattr(pages, "LOOK_UP_S", 0.1)
    server: Server = request.getfixturevalue("server")
    anna = Client(server, "Anna")
    game = anna.create("me", "open").id

    with anna.live() as socket:
        watch(socket, game)
        assert admin(settings, "ban", anna.id) == 0
        assert closed(socket) == 1008


def test_an_open_table_is_told_when_the_owner_of_a_lent_seat_is_gone(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", options={"pile": 400}).id
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    assert boris.post(f"/api/games/{game}/seats", {"seat": 1, "to": "bot"}).status_code == 201
    with anna.live() as socket:
        watch(socket, game)
        boris.post("/api/account/delete", {})
        while (told := socket.receive_json(timeout=PATIENCE))["type"] != "table":
            pass
    assert [seat["name"] for seat in told["game"]["seats"]] == ["Anna", "-"]


def test_who_gives_up_the_seat_of_a_named_game_sees_no_more(server: Server, anna: Client, boris: Client) -> None:
    register(anna, "anna")
    register(boris, "boris")
    carl = Client(server, "Carl")
    register(carl, "carl")
    game = anna.create("me", "me", access="named", invite=["boris"]).id
    anna.post(f"/api/games/{game}/seats", {"seat": 1, "to": "person", "login": "carl"})
    carl.post(f"/api/games/{game}/join", {})
    with carl.live() as his, boris.live() as invited:
        watch(his, game)
        watch(invited, game)
        assert carl.post(f"/api/games/{game}/seats", {"seat": 1, "to": "bot", "bot": "random"}).status_code == 201
        while (told := his.receive_json(timeout=PATIENCE))["type"] != "refused":
            assert told["type"] == "presence"
        assert (told["game"], told["problem"]["status"]) == (game, 404)
        anna.post(f"/api/games/{game}/chat", {"text": "he is gone"})
        while invited.receive_json(timeout=PATIENCE)["type"] != "said":
            pass
        his.send_json({"type": "watch", "game": game})
        assert his.receive_json(timeout=PATIENCE)["type"] == "refused", "nothing was told in between"


@pytest.mark.parametrize(("size", "most"), [(10, WAITING), (100_000, WAITING_BYTES // 100_000)])
def test_who_does_not_read_fills_no_memory(size: int, most: int) -> None:
    """Neither by many messages nor by large ones: the socket is closed. Who reads is sent as much as there is."""

    class Slow:
        client = None

        def __init__(self) -> None:
            self.sent = 0
            self.reads = asyncio.Event()
            self.code = 0

        async def send_data(self, data: bytes, mode: str) -> None:
            await self.reads.wait()
            self.sent += 1

        async def close(self, code: int) -> None:
            self.code = code

    async def tell(reading: bool) -> Slow:
        socket = Slow()
        page = Page(cast(Any, socket), cast(Any, None), None)
        writing = asyncio.create_task(page.write())
        if reading:
            socket.reads.set()
        for _ in range(2 * most):
            page.send(b"x" * size)
            await asyncio.sleep(0)
        assert page.waiting_bytes <= most * size
        socket.reads.set()
        page.close(1000)
        await writing
        return socket

    slow, quick = asyncio.run(tell(reading=False)), asyncio.run(tell(reading=True))
    assert (slow.code, quick.code) == (1013, 1000)
    assert most <= slow.sent <= most + 1, "what waited, and the one that was on its way"
    assert quick.sent == 2 * most
