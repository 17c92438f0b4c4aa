"""A server as a process of its own, to be stopped and killed."""

from __future__ import annotations

import os
import resource
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import httpx

from railhead.server import worker_pool
from railhead.server.main import serve
from tests.server import nim
from tests.server.table import PATIENCE, UNLIMITED
from tests.shared import ROOT

#: how many seconds a server may take to start where the machine has much else to do
START_S = 180.0
#: how many files the process may have open; 0: as many as it likes
FILES = "TEST_FILES"


class Process:
    """`python -m tests.server.process FOLDER`, on any free port; `url` is where it says it is."""

    def __init__(self, folder: Path, environ: dict[str, str] | None = None, files: int = 0) -> None:
        """`files` is how many it may have open, where that is to be few."""
        self.folder, self.files = folder, files
        self.environ = {f"RAILHEAD_{name.upper()}": str(most) for name, most in UNLIMITED.items()} | (environ or {})
        self.browsers: list[httpx.Client] = []
        self.start()

    def start(self) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", str(self.folder)],
            cwd=ROOT, env=os.environ | self.environ | {FILES: str(self.files)}, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.output: IO[str] = self.process.stdout
        try:
            self.url = self._answering()
        except BaseException:
            self.kill()  # it is not left behind where it does not answer as it should
            raise
        self.took = time.perf_counter() - began

    def _answering(self) -> str:
        """The address, once the server says where it is and answers there."""
        line = first_line(self.process)
        assert line.startswith("Railhead: "), line
        url = line.removeprefix("Railhead: ").strip().rstrip("/")
        assert httpx.get(f"{url}/api/titles", timeout=PATIENCE).status_code == 200
        return url

    def browser(self, cookies: httpx.Cookies | None = None) -> httpx.Client:
        """A browser that is closed when the server goes."""
        self.browsers.append(httpx.Client(base_url=self.url, cookies=cookies, timeout=PATIENCE))
        return self.browsers[-1]

    def sign_in(self, name: str) -> httpx.Client:
        browser = self.browser()
        browser.post("/api/session", json={"name": name}).raise_for_status()
        return browser

    def processor_seconds(self) -> float:
        """What the process has used of the processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._gone()

    def stop(self, by: signal.Signals = signal.SIGINT, seconds: float = PATIENCE) -> int:
        """As Ctrl-C does."""
        self.process.send_signal(by)
        code = self.process.wait(timeout=seconds)
        self._gone()
        return code

    def _gone(self) -> None:
        self.output.close()
        for browser in self.browsers:
            browser.close()
        self.browsers.clear()


def first_line(process: subprocess.Popen[str]) -> str:
    """What a server says once it can be reached."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], START_S)
    assert ready, "the server does not say where it is"
    return process.stdout.readline()


def limit_files(most: int) -> None:
    """Here, and not between fork and start, where a thread of the test may have left a lock behind."""
    if most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    limit_files(int(os.environ.pop(FILES, "0")))
    nim.register()
    worker_pool.PREPARE.append(nim.register)
    serve(port=0, data_dir=sys.argv[1])
