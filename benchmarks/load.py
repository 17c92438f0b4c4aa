"""People at many tables at once: each has a live socket, those in turn act, and everybody's clock is read."""

from __future__ import annotations

import asyncio
import gc
import random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from wsproto import WSConnection
from wsproto.connection import ConnectionType
from wsproto.events import AcceptConnection, Ping, Request, TextMessage

TITLE = "rocket"


class Player:
    """One person with a socket at one table."""

    def __init__(self, load: Load, cookie: str, game: str, seat: int) -> None:
        self.load, self.cookie, self.game, self.seat = load, cookie, game, seat
        self.menu: Any = None
        self.head = 0
        self.text: list[str] = []
        self.watching = asyncio.Event()

    async def connect(self, host: str, port: int) -> None:
        self.reader, self.writer = await asyncio.open_connection(host, port)
        self.socket = WSConnection(ConnectionType.CLIENT)
        cookie = [(b"cookie", f"railhead={self.cookie}".encode())]
        self.write(Request(host=f"{host}:{port}", target="/api/live", extra_headers=cookie))
        self.reading = asyncio.create_task(self.read())
        await asyncio.wait_for(self.watching.wait(), 120)

    def write(self, event: Any) -> None:
        self.writer.write(self.socket.send(event))

    async def read(self) -> None:
        while data := await self.reader.read(1 << 16):
            self.socket.receive_data(data)
            for event in self.socket.events():
                if isinstance(event, AcceptConnection):
                    self.say({"type": "watch", "game": self.game})
                elif isinstance(event, Ping):
                    self.write(event.response())
                elif isinstance(event, TextMessage):
                    self.text.append(event.data)
                    if event.message_finished:
                        whole, self.text = "".join(self.text), []
                        self.hear(whole)

    def say(self, message: dict[str, object]) -> None:
        self.write(TextMessage(msgspec.json.encode(message).decode()))

    def hear(self, text: str) -> None:
        now = perf_counter()
        told = msgspec.json.decode(text)
        if told["type"] == "acted":
            self.load.heard(self.game, told["n"], now)
            self.head, self.menu = told["n"], told["menu"]
        elif told["type"] == "watching":
            self.head, self.menu = told["position"]["head"], told["position"]["menu"]
            self.watching.set()
        elif told["type"] == "refused":
            self.load.refused.append(text)
        if self.menu is not None:
            self.load.in_turn[self.game] = self

    def act(self, chance: random.Random) -> bool:
        """Do one of the choices on the menu."""
        choices = [choice for offer in self.menu["offers"] for choice in choices_of(offer)]
        if not choices:
            return False
        choice = chance.choice(choices)
        action = dict(choice["action"])
        if "number" in choice:
            action[choice["number"]["field"]] = choice["number"]["least"]
        if "place" in choice:
            action[choice["place"]["field"]] = chance.choice(choice["place"]["cells"])
        self.menu = None
        self.load.sent[self.game, self.head + 1] = perf_counter()
        self.say({"type": "act", "ref": 1, "game": self.game, "head": self.head, "seat": self.seat, "action": action})
        return True


def choices_of(offer: Any) -> list[Any]:
    found = [offer["choice"]] if offer["kind"] == "button" else offer.get("choices", [])
    return [choice for choice in found if "blocked" not in choice]


class Load:
    def __init__(self, url: str, sockets: int, games: int, rate: int, seconds: int) -> None:
        self.url, self.sockets, self.games, self.rate, self.seconds = url, sockets, games, rate, seconds
        self.seats = sockets // games
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.in_turn: dict[str, Player] = {}
        self.refused: list[str] = []

    def heard(self, game: str, n: int, now: float) -> None:
        began = self.sent.get((game, n))
        if began is not None:
            self.delays.append(now - began)

    async def run(self) -> dict[str, float | int]:
        parts = urlsplit(self.url)
        assert parts.hostname is not None
        assert parts.port is not None
        players = await self.gather()
        for start in range(0, len(players), 50):
            await asyncio.gather(*(one.connect(parts.hostname, parts.port) for one in players[start : start + 50]))
        # All people are in this one process: its collector would stop all their clocks for a tenth of a second.
        gc.freeze()
        gc.disable()
        try:
            acted, took = await self.play(random.Random(1))
        finally:
            gc.enable()
        expected = acted * self.seats
        for _ in range(600):
            if len(self.delays) >= expected or self.refused:
                break
            await asyncio.sleep(0.1)
        for player in players:
            player.reading.cancel()
            player.writer.close()
        assert not self.refused, self.refused[:3]
        assert len(self.delays) == expected, f"{expected - len(self.delays)} were not told"
        ordered = sorted(self.delays)
        return {
            "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
            "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
            "actions_per_s": round(acted / took, 1),
            "sockets": len(players),
        }

    async def gather(self) -> list[Player]:
        """Guests sit down at their tables."""
        limit = asyncio.Semaphore(8)
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:

            async def ask(path: str, body: object, cookie: str | None) -> httpx.Response:
                http.cookies.clear()
                headers = {"cookie": f"railhead={cookie}"} if cookie else {}
                answer = await http.post(path, json=body, headers=headers)
                answer.raise_for_status()
                return answer

            async def table(number: int) -> list[Player]:
                async with limit:
                    names = [f"P{number}-{seat}" for seat in range(self.seats)]
                    cookies = [(await ask("/api/session", {"name": name}, None)).cookies["railhead"] for name in names]
                    body = {"title": TITLE, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)}
                    body["seating"] = "fixed"
                    game = (await ask("/api/games", body, cookies[0])).json()["id"]
                    for seat, cookie in enumerate(cookies[1:], 1):
                        await ask(f"/api/games/{game}/join", {"seat": seat}, cookie)
                    await ask(f"/api/games/{game}/start", None, cookies[0])
                    return [Player(self, cookie, game, seat) for seat, cookie in enumerate(cookies)]

            tables = await asyncio.gather(*(table(number) for number in range(self.games)))
        return [player for seats in tables for player in seats]

    async def play(self, chance: random.Random) -> tuple[int, float]:
        """A number of actions a second, each at a table where somebody is in turn."""
        began, acted = perf_counter(), 0
        while (now := perf_counter() - began) < self.seconds:
            while acted < now * self.rate and self.in_turn:
                game = chance.choice(list(self.in_turn))
                acted += self.in_turn.pop(game).act(chance)
            await asyncio.sleep(0.002)
        return acted, perf_counter() - began
