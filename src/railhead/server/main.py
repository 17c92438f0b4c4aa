"""`railhead serve`: run the server until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import uvicorn

from railhead.kernel.rules import Refused
from railhead.server.connections import LiveSocket, protocol, raise_file_limit
from railhead.server.faults import PortTaken, ServedAlready, WorkersNeedPostgresql
from railhead.server.log import set_up_logging
from railhead.server.settings import Settings, database_of, read_settings
from railhead.server.workers import Supervisor, figures_of_all
from railhead.store.store import is_postgresql, open_store


def serve(
    host: str | None = None,
    port: int | None = None,
    data_dir: str | Path | None = None,
    open_browser: bool = False,
    workers: int | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve until Ctrl-C. What is not given comes from the settings; port 0 takes any free one.

    Raises `Refused` where the settings, the address or the database do not allow it.
    """
    settings = settings or read_settings()
    folder = str(data_dir) if data_dir is not None else None
    given = {"host": host, "port": port, "data": folder, "workers": workers}
    settings = msgspec.structs.replace(settings, **{name: value for name, value in given.items() if value is not None})
    if settings.workers > 1 and not is_postgresql(database_of(settings)):
        raise Refused([WorkersNeedPostgresql(settings.workers)])
    set_up_logging(settings)
    # What is written here is nobody else's business.
    os.umask(0o077)
    with _only_one(database_of(settings)), _listen(settings.host, settings.port) as listening:
        address = _address(settings.host, listening.getsockname()[1])
        asyncio.run(_must_open(database_of(settings)))
        if settings.workers > 1:
            _serve_together(settings, listening, lambda: _announce(address, open_browser))
        else:
            _serve(settings, listening, lambda: _announce(address, open_browser))


async def _must_open(database: str) -> None:
    """A database that is damaged, away or newer than the program is told before anything is served."""
    await (await open_store(database)).close()


def _serve_together(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    with figures_of_all():
        # Loaded once for all, and after the figures were given their place.
        import railhead.server.app  # noqa: F401

        code = Supervisor(settings.workers, lambda one: _serve(settings, listening, one), ready).run()
    if code:
        sys.exit(code)


def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    from railhead.server.app import create_app

    config = uvicorn.Config(
        create_app(settings),
        ws=LiveSocket,
        ws_max_size=settings.max_frame,
        # A thousand pages would keep a thousand compressors; patches are short.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        http=protocol(settings.request_seconds, raise_file_limit()),
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


class Server(uvicorn.Server):
    """Says so once it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        _spare_the_collector()
        self.ready()


def _announce(address: str, open_browser: bool) -> None:
    print(f"Railhead: {address}", flush=True)
    if open_browser:
        # A browser may take its time to start; some wait until it is closed.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _spare_the_collector() -> None:
    """What is loaded stays: the collector need not go through it, neither now nor later, when it would stop everybody
    for a tenth of a second. What is new it goes through in small parts: 20,000 objects take some ten milliseconds,
    half a million took 160; and through everything as rarely as may be."""
    gc.freeze()
    gc.set_threshold(2_000, 10, 2_500)


@contextlib.contextmanager
def _only_one(database: str) -> Iterator[None]:
    """SQLite is served by one process; a second one is told what to set."""
    if "://" in database:
        yield
        return
    file = Path(database).with_suffix(".lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused([ServedAlready(database)]) from None
        yield


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once (TCP_NODELAY) only where it is told that this is TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Refused([PortTaken(f"{host}:{port}", error.strerror or "")]) from None
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
