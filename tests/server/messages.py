"""Messages made up for the live socket: kinds and fields that there are, with values that fit and values that do not,
and now and then no message at all. Whatever is sent, the server answers or closes that socket, and goes on."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from tests.server.wire import Socket, connect

KINDS = ("watch", "unwatch", "act", "preview", "explain", "foresee", "say", "fly", "")
ODD: tuple[Any, ...] = (
    None, -1, 10**30, 1.5, True, "", "x" * 3000, "\0", "２", [], {}, [[]] * 50, {"do": "take", "count": 10**40},
    {"do": None}, {"do": "take"}, {"": {"": {"": [1]}}}, "9" * 12,
)  # fmt: skip
#: one socket may not say much at once
PER_SOCKET = 30
#: how the server closes a socket over what was said there
CLOSED = {1003, 1007, 1008, 1009}
#: asked after each message: its answer comes after all others
LAST: dict[str, object] = {"type": "watch", "game": "none"}


class MadeUpMessages:
    def __init__(self, url: str, cookie: str, games: list[str], number: int) -> None:
        self.url, self.cookie, self.games = url, cookie, games
        self.chance = random.Random(number)
        self.told: Counter[str] = Counter()
        self.sent = 0
        self.heads = dict.fromkeys(games, 0)

    def run(self, count: int) -> Counter[str]:
        """Send so many; what came of them, by kind of answer (a refusal by its status, a closing by its code)."""
        while self.sent < count:
            with connect(self.url, self.cookie) as socket:
                # As a page does: what is done is told to those who watch.
                socket.send({"type": "watch", "game": self.chance.choice(self.games)})
                for _ in range(PER_SOCKET):
                    self.sent += 1
                    if not self.send(socket) or self.sent == count:
                        break
        return self.told

    def send(self, socket: Socket) -> bool:
        """Whether the socket is still open after it."""
        socket.send_text(self.text())
        socket.send(LAST)
        while (told := socket.next()) is not None:
            if told["type"] != "refused":
                self.told[told["type"]] += 1
                if told["type"] == "acted":
                    self.heads[told["game"]] = told["n"]
                elif told["type"] == "watching":
                    self.heads[told["position"]["game"]["id"]] = told["position"]["head"]
                continue
            if told.get("game") == "none":
                return True
            self.told[str(told["problem"]["status"])] += 1
            assert told["problem"]["status"] < 500, told
        assert socket.closed in CLOSED, socket.closed
        self.told[f"closed {socket.closed}"] += 1
        return False

    def text(self) -> str:
        if self.chance.randrange(20) == 0:
            return "".join(chr(self.chance.randrange(1, 0x3000)) for _ in range(self.chance.randrange(200)))
        message = {name: value for name, value in self.message().items() if self.chance.randrange(100)}
        if self.chance.randrange(10) == 0:
            message[self.chance.choice([*message, "more"])] = self.chance.choice(ODD)
        return json.dumps(message)

    def message(self) -> dict[str, Any]:
        kind = self.chance.choice(KINDS[:7]) if self.chance.randrange(15) else self.chance.choice(KINDS)
        said: dict[str, Any] = {"type": kind, "game": self.chance.choice(self.games)}
        if kind == "say":
            return said | {"text": self.chance.choice(("hello", "x" * 2000, "x" * 2001, "\u202e", " "))}
        if kind in ("watch", "unwatch"):
            return said
        head = self.heads[said["game"]] + (self.chance.randrange(5) == 0)
        said |= {"ref": self.chance.randrange(9), "head": head, "seat": self.chance.choice((0, 0, 1, 1, 2))}
        fits = {"do": "take", "count": self.chance.randrange(5)}
        return said | {"action": fits if self.chance.randrange(3) else self.chance.choice(ODD)}
