"""Webhooks up to an https receiver on this machine, and the addresses that are refused."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest

from railhead.server.hub import Hub
from railhead.server.outgoing import NotPublic, Outgoing, is_public
from tests.server.receiver import NAME, Receiver, receiver
from tests.server.table import PATIENCE, Client, Server, codes
from tests.server.test_alerts import make_due, rows, settle, slow_game


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Receiver]:
    with receiver(tmp_path) as found:
        yield found


@pytest.fixture
def hub(server: Server, program: Receiver) -> Hub:
    found = cast(Hub, server.app.state.hub)
    program.reached_by(found.outgoing)
    return found


def signed_by(key: str, header: str, body: bytes) -> bool:
    """As a program checks it."""
    parts = dict(part.split("=", 1) for part in header.split(","))
    expected = hmac.new(key.encode(), parts["t"].encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, parts["v1"]) and abs(time.time() - int(parts["t"])) < 300


def test_a_turn_reaches_the_program_signed_and_once(
    server: Server, hub: Hub, program: Receiver, anna: Client, boris: Client
) -> None:
    answer = boris.put("/api/hook", {"url": program.url("/hook?room=1")})
    key = answer.json()["key"]
    assert boris.get("/api/hook").json() == {"url": program.url("/hook?room=1"), "key": key}
    game = slow_game(anna, boris)
    anna.take(game, 1)
    settle(server)
    settle(server)
    (got,) = program.got
    assert (got.path, got.headers["content-type"]) == ("/hook?room=1", "application/json")
    assert signed_by(key, got.headers["railhead-signature"], got.body)
    assert not signed_by("0" * 64, got.headers["railhead-signature"], got.body)
    told = msgspec.json.decode(got.body)
    assert (told["kind"], told["game"], told["text"] == told["content"]) == ("turn", game, True)
    assert told["text"].endswith(f"/games/{game}")
    assert told["url"] in told["text"]


def test_what_fails_comes_again_under_the_same_id(
    server: Server, hub: Hub, program: Receiver, anna: Client, boris: Client
) -> None:
    boris.put("/api/hook", {"url": program.url("/")})
    program.answers = [500]
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    server.blocking_portal.call(make_due, hub)
    settle(server)
    first, again = (msgspec.json.decode(got.body)["id"] for got in program.got)
    assert first == again
    assert rows(server) == []


def test_redirects_are_not_followed(server: Server, hub: Hub, program: Receiver, anna: Client, boris: Client) -> None:
    """Nobody leads us from an address that is looked at to one that is not."""
    program.where = f"https://127.0.0.1:{program.server.server_port}/secret"
    program.answers = [302, 307]
    boris.put("/api/hook", {"url": program.url("/hook")})
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    server.blocking_portal.call(make_due, hub)
    settle(server)
    assert [got.path for got in program.got] == ["/hook", "/hook"]


def test_a_program_that_is_gone_or_dropped_is_not_told(
    server: Server, hub: Hub, program: Receiver, anna: Client, boris: Client
) -> None:
    boris.put("/api/hook", {"url": program.url("/")})
    program.answers = [410]
    for _ in range(2):
        anna.take(slow_game(anna, boris), 1)
        settle(server)
    assert len(program.got) == 1
    assert boris.get("/api/hook").json()["url"] == ""
    boris.put("/api/hook", {"url": program.url("/")})
    program.answers = [500]
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    boris.delete("/api/hook")
    assert rows(server) == [], "nor what waits to be tried again"


@pytest.mark.parametrize(
    "url",
    [
        "http://receiver.example/hook",
        "ftp://receiver.example/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://10.1.2.3/",
        "https://192.168.0.1/",
        "https://172.16.5.5/",
        "https://169.254.169.254/latest/meta-data",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[::127.0.0.1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:7f00:1::]/",
        "https://[fec0::1]/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://100.64.0.1/",
        "https://localhost/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://me:secret@receiver.example/",
        "https://receiver.example:99999/",
        "https:///hook-hook",
    ],
)
def test_addresses_that_are_refused(url: str) -> None:
    """With the machine's own resolver: numbers need no network, and `localhost` is this machine everywhere."""
    with pytest.raises(NotPublic):
        Outgoing().look_up(url)


def test_a_refused_address_is_not_kept(server: Server, boris: Client) -> None:
    for url in ("https://127.0.0.1/hook", "http://example.org/hook"):
        answer = boris.put("/api/hook", {"url": url})
        assert (answer.status_code, codes(answer)) == (422, ["no-public-address"])
    assert boris.get("/api/hook").json() == {"url": "", "key": ""}


@pytest.mark.parametrize("address", ["8.8.8.8", "2001:4860:4860::8888", "93.184.215.14"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


def test_a_name_with_one_private_address_is_refused() -> None:
    for found in ({"8.8.8.8", "10.0.0.1"}, {"127.0.0.1"}, {"::1"}, {"fe80::1%eth0"}, set[str]()):
        with pytest.raises(NotPublic):
            Outgoing(resolve=lambda host, port, found=found: found).look_up("https://hook.example/")  # type: ignore[misc]


def test_a_name_that_leads_home_later_is_refused_then(
    server: Server, hub: Hub, program: Receiver, anna: Client, boris: Client
) -> None:
    """The name is looked up for every request; what was public when it was set need not be so for ever."""
    boris.put("/api/hook", {"url": program.url("/")})
    hub.outgoing.is_public = is_public
    anna.take(slow_game(anna, boris), 1)
    settle(server)
    assert program.got == []
    assert boris.get("/api/hook").json()["url"] == ""


def test_the_address_that_was_looked_at_is_spoken_to(program: Receiver) -> None:
    """A name that says something else the second time it is asked (DNS rebinding) gets no second time."""
    asked: list[str] = []

    def resolve(host: str, port: int) -> set[str]:
        asked.append(host)
        return {"127.0.0.1"} if len(asked) == 1 else {"127.0.0.2"}

    way = Outgoing(program.trusting, resolve, lambda address: True)
    assert way.post(program.url("/"), {}, b"{}") == 201
    assert asked == [NAME]


@contextmanager
def answering(program: Receiver, answer: Iterable[bytes]) -> Iterator[str]:
    """A receiver that answers in these pieces, as long as it is listened to; its address."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        def serve() -> None:
            plain, _ = listening.accept()
            with contextlib.suppress(OSError), program.own.wrap_socket(plain, server_side=True) as speaking:
                for piece in answer:
                    speaking.sendall(piece)

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"https://{NAME}:{port}/secret"
        thread.join(PATIENCE)
        assert not thread.is_alive()


def slowly() -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\n"
    while True:
        time.sleep(0.02)
        yield b"x"


def continuing() -> Iterator[bytes]:
    while True:
        yield b"HTTP/1.1 100 Continue\r\n\r\n"


@pytest.mark.parametrize("answer", [slowly, continuing])
def test_who_never_comes_to_an_end_is_cut_off(program: Receiver, answer: Callable[[], Iterator[bytes]]) -> None:
    """Each letter of the answer comes in time, and the answer never is complete."""
    way = Outgoing(program.trusting, lambda host, port: {"127.0.0.1"}, lambda address: True)
    way.deadline_s = 0.5
    began = time.monotonic()
    with answering(program, answer()) as url, pytest.raises((OSError, NotPublic)) as error:
        way.post(url, {}, b"{}")
    assert time.monotonic() - began < PATIENCE / 2
    assert "secret" not in str(error.value)


def test_a_huge_answer_is_not_read(program: Receiver) -> None:
    def endless() -> Iterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\n\r\n"
        while True:
            yield b"x" * 100_000

    way = Outgoing(program.trusting, lambda host, port: {"127.0.0.1"}, lambda address: True)
    with answering(program, endless()) as url:
        assert way.post(url, {}, b"{}") == 200


@pytest.mark.parametrize(
    "url", ["https://hook.example/secret path\x7f", "ftp://hook.example/secret", "https://[secret"]
)
def test_no_error_tells_an_address(url: str) -> None:
    """They end in logs, and addresses of chat programs are keys to them."""
    with pytest.raises((NotPublic, OSError)) as error:
        Outgoing(resolve=lambda host, port: {"127.0.0.1"}, is_public=lambda address: True).post(url, {}, b"{}")
    assert "secret" not in str(error.value)


def test_the_certificate_is_that_of_the_name(program: Receiver) -> None:
    way = Outgoing(program.trusting, lambda host, port: {"127.0.0.1"}, lambda address: True)
    with pytest.raises(OSError, match="SSLCertVerificationError"):
        way.post(f"https://other.example:{program.server.server_port}/", {}, b"{}")
    assert program.got == []
