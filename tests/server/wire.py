"""A WebSocket to a server in another process, with the library the server uses itself."""

from __future__ import annotations

import json
import socket
import ssl
import time
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from wsproto import WSConnection
from wsproto.connection import ConnectionType
from wsproto.events import AcceptConnection, CloseConnection, Ping, RejectConnection, Request, TextMessage

#: how many seconds a message may take; the server's pings do not count as one
PATIENCE = 60.0


class Socket:
    def __init__(self, url: str, cookie: str | None = None, tls: ssl.SSLContext | None = None) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        self.wire = socket.create_connection((parts.hostname, parts.port or 80), timeout=30)
        if tls is not None:
            self.wire = tls.wrap_socket(self.wire, server_hostname=parts.hostname)
        self.connection = WSConnection(ConnectionType.CLIENT)
        # As a browser says it.
        headers = [(b"origin", f"{'http' if tls is None else 'https'}://{parts.netloc}".encode())]
        headers += [(b"cookie", cookie.encode())] if cookie else []
        self._write(Request(host=parts.netloc, target=parts.path, extra_headers=headers))
        self.text = ""
        self.told: list[Any] = []
        self.closed: int | None = None
        self.open = False
        end = time.monotonic() + PATIENCE
        while not self.open:
            self._read(end)

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.wire.close()

    def send(self, message: dict[str, object]) -> None:
        self._write(TextMessage(json.dumps(message)))

    def send_text(self, text: str) -> None:
        self._write(TextMessage(text))

    def next(self) -> Any:
        """The next message; None when the server has closed the socket (`closed` is its code)."""
        end = time.monotonic() + PATIENCE
        while not self.told and self.closed is None:
            self._read(end)
        return self.told.pop(0) if self.told else None

    def until(self, kind: str) -> Any:
        while (message := self.next()) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError(f"closed ({self.closed}) before {kind}")

    def _write(self, event: Any) -> None:
        self.wire.sendall(self.connection.send(event))

    def _read(self, end: float) -> None:
        left = end - time.monotonic()
        assert left > 0, "nothing is told"
        self.wire.settimeout(left)
        data = self.wire.recv(65536)
        assert data or self.open, "the socket was closed before it was open"
        self.connection.receive_data(data or None)
        for event in self.connection.events():
            if isinstance(event, AcceptConnection):
                self.open = True
            elif isinstance(event, RejectConnection):
                raise AssertionError(f"no socket: {event.status_code}")
            elif isinstance(event, TextMessage):
                self.text += event.data
                if event.message_finished:
                    self.told.append(json.loads(self.text))
                    self.text = ""
            elif isinstance(event, Ping):
                self._write(event.response())
            elif isinstance(event, CloseConnection):
                self.closed = int(event.code)


def connect(url: str, cookie: str | None = None, tls: ssl.SSLContext | None = None) -> Socket:
    return Socket(url, cookie, tls)
