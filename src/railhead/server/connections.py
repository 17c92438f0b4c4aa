"""Connections: a request that does not come to its end is not waited for, and there are never more than the machine
allows, so that everybody else is still answered."""

from __future__ import annotations

import asyncio
import random
import resource
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.wsproto_impl import WSProtocol

#: files the server may have open where the machine's own limit is higher
MOST_FILES = 65_536
#: of these, what is kept for the database, the workers and the log
OWN_FILES = 100


def raise_file_limit() -> int:
    """As many open files as the machine allows; returns how many connections that leaves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(10, max(soft, most) - OWN_FILES)


def protocol(request_seconds: float, most: int) -> type[H11Protocol]:
    """The protocol for a server that waits only so long for a whole request and has a limited number of connections."""

    class Connection(H11Protocol):
        due: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:  # uvicorn narrows the type likewise
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.abort()
            else:
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            is_socket = self.transport.get_protocol() is not self  # from now on a live socket, which may last for days
            if not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
                self._wait()
            else:
                self._rest()

        def _wait(self) -> None:
            if self.due is None:
                self.due = self.loop.call_later(request_seconds, self._too_late)

        def _rest(self) -> None:
            if self.due is not None:
                self.due.cancel()
                self.due = None

        def _too_late(self) -> None:
            if not self.transport.is_closing():
                self.transport.close()

    return Connection


class LiveSocket(WSProtocol):
    """A socket that asks in its own time whether somebody is still there: sockets that were opened together, as after
    a start of the server, would else all ask in the same moment, and everybody's moves would wait for it."""

    def schedule_ping(self) -> None:
        if self.ping_interval:
            wait = self.ping_interval * random.uniform(0.5, 1.0)
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
