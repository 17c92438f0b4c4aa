"""A real PostgreSQL for the tests: in a folder and on a port of its own, run by an unprivileged user."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import psycopg

from railhead.store.store import Store, open_store

#: whom the database runs as where the tests are run by root, which PostgreSQL refuses
NOBODY = "nobody"


def program(name: str) -> str:
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[::-1]), None)
    if found is None:
        raise RuntimeError(f"{name} is missing: scripts/system-packages installs PostgreSQL")
    return found


class Postgres:
    def __init__(self, place: Path | None = None) -> None:
        """Where nothing else is said, in a place that is quick."""
        self.folder = Path(tempfile.mkdtemp(prefix="railhead-pg-", dir=place or _quick_place()))
        self.user = NOBODY if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = _free_port()
        self.made = 0
        data = self.folder / "data"
        self._run(program("initdb"), "-D", str(data), "-U", "railhead", "--auth=trust", "-E", "UTF8", "--locale=C")
        self.begin()
        self._sql("CREATE DATABASE template")

    def begin(self) -> None:
        """Start, at first and after `halt`."""
        options = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -p {self.port} -c max_connections=80"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run(program("pg_ctl"), "-D", data, "-w", "-l", log, "-o", options, "start")

    def halt(self, mode: str) -> None:
        """As an administrator does (`fast`) or a power cut (`immediate`)."""
        self._run(program("pg_ctl"), "-D", str(self.folder / "data"), "-w", "-m", mode, "stop")

    def url(self, name: str) -> str:
        return f"postgresql://railhead@127.0.0.1:{self.port}/{name}"

    async def prepare(self) -> None:
        """Migrate the template once; every database is then a copy of it."""
        store: Store = await open_store(self.url("template"))
        await store.close()

    def new_database(self, template: str = "template") -> str:
        """The URL of a fresh database; one of the template `template0` has no tables yet."""
        self.made += 1
        name = f"db{self.made}"
        self._sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def cut_off(self) -> None:
        """End every connection but one's own."""
        self._sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> ''"
        )

    def next_log(self) -> None:
        """Begin a new file of the log of changes, which takes room, if there is some."""
        with contextlib.suppress(psycopg.OperationalError):
            self._sql("SELECT pg_switch_wal()")

    def running(self) -> bool:
        """Whether it answers; after a fault of its own it may take a moment to say so."""
        try:
            self._sql("SELECT 1")
        except psycopg.OperationalError:
            return (self.folder / "data" / "postmaster.pid").exists()
        return True

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.halt("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _sql(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True, connect_timeout=60) as connection:
            connection.execute("SET statement_timeout = '60s'")
            connection.execute(statement.encode())

    def _run(self, *words: str) -> None:
        done = subprocess.run(
            words, user=self.user, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={"PATH": os.environ["PATH"], "HOME": str(self.folder)}, check=False, timeout=120,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{words[0]} failed:\n{done.stdout}")


def _quick_place() -> str | None:
    """In memory where there is room: many small databases are made and thrown away."""
    memory = "/dev/shm"
    return memory if Path(memory).is_dir() and shutil.disk_usage(memory).free > 4e9 else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
