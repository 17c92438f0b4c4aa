"""`railhead serve`: run the server until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import IO

import msgspec
import uvicorn

from railhead.server.app import create_app
from railhead.server.log import set_up_logging
from railhead.server.settings import Settings, data_folder, database_of, read_settings


def serve(
    host: str | None = None,
    port: int | None = None,
    data_dir: str | Path | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until Ctrl-C. What is not given comes from the settings; port 0 takes any free one."""
    settings = settings or read_settings()
    given = {"host": host, "port": port, "data": str(data_dir) if data_dir is not None else None}
    settings = msgspec.structs.replace(settings, **{name: value for name, value in given.items() if value is not None})
    set_up_logging(settings)
    lock = _only_one(database_of(settings))
    listening = _listen(settings.host, settings.port)
    address = _address(settings.host, listening.getsockname()[1])
    config = uvicorn.Config(
        create_app(settings),
        ws="wsproto",
        ws_max_size=settings.max_frame,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, address, data_folder(settings), open_browser)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if lock is not None:
        lock.close()


class Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, folder: Path, open_browser: bool) -> None:
        super().__init__(config)
        self.address, self.folder, self.open_browser = address, folder, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Railhead: {self.address}", flush=True)
        if self.open_browser:
            # A browser may take its time to start; some wait until it is closed.
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()
        await asyncio.sleep(0)


def _only_one(database: str) -> IO[bytes] | None:
    """SQLite is served by one process; a second one is told what to set."""
    if "://" in database:
        return None
    file = Path(database).with_suffix(".lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = file.open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        sys.exit(f"railhead: {database} is served already; several servers need PostgreSQL: RAILHEAD_DATABASE")
    return lock


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        sys.exit(f"railhead: {host}:{port}: {error.strerror}")
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


if __name__ == "__main__":
    serve()
