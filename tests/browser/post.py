"""A post office for one test: takes mails over SMTP and keeps them."""

from __future__ import annotations

import email
import email.policy
import queue
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Office(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.mails: queue.Queue[str] = queue.Queue()

    @property
    def port(self) -> int:
        return int(self.socket.getsockname()[1])

    def link(self) -> str:
        """The link in the next mail."""
        found = re.search(r"https?://\S+", self.mails.get(timeout=60))
        assert found is not None
        return found.group()


class Counter(socketserver.StreamRequestHandler):
    """As much of SMTP as one sender needs."""

    def handle(self) -> None:
        self.wfile.write(b"220 post office\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                self.take()
            elif line.upper().startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 well\r\n")

    def take(self) -> None:
        lines = iter(self.rfile.readline, b".\r\n")
        mail = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
        assert isinstance(self.server, Office)
        self.server.mails.put(mail.get_content())


@contextmanager
def post_office() -> Iterator[Office]:
    with Office() as office:
        threading.Thread(target=office.serve_forever, daemon=True).start()
        yield office
        office.shutdown()
