"""A machine with Python and make only: `make play` brings Node and a C compiler itself, and plays."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.shared import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

TOOLS = re.compile(r"node(js)?|np[mx]|corepack|zig|tcc|cpp.*|c[89]9.*|cc|.*(gcc|g\+\+|c\+\+|clang).*")
#: what pip and npm say where their registry cannot be reached
UNREACHABLE = ("No matching distribution", "ENOTFOUND", "ECONNREFUSED", "EAI_AGAIN", "ETIMEDOUT")
DEADLINE_S = 540


def commands_without_tools(folder: Path) -> Path:
    """A folder for the PATH: every command of this machine but Node and C compilers."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for command in Path(place).glob("*"):
            link = folder / command.name
            if not TOOLS.fullmatch(command.name) and not link.exists():
                link.symlink_to(command)
    return folder


def copy_of_the_project(folder: Path) -> Path:
    """The files under version control, and a .venv that finds the requirements where these tests do."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    subprocess.run([sys.executable, "-m", "venv", folder / ".venv"], check=True)
    (site,) = folder.glob(".venv/lib/python*/site-packages")
    (site / "requirements.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    shutil.copy(folder / "requirements/dev.txt", folder / ".venv/.requirements")
    return folder


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def answer(port: int, running: subprocess.Popen[str]) -> str:
    """The first page, as soon as the program serves it; empty if it ends before."""
    until = time.monotonic() + DEADLINE_S
    while running.poll() is None and time.monotonic() < until:
        try:
            with urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                text: str = page.read().decode()
                return text
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
    return ""


def test_make_play_needs_only_python_and_make(tmp_path: Path) -> None:
    path, port = commands_without_tools(tmp_path / "bin"), free_port()
    copy = copy_of_the_project(tmp_path / "copy")
    told = tmp_path / "told.txt"
    env = {name: value for name, value in os.environ.items() if name not in ("CC", "MAKEFLAGS", "MAKELEVEL")}
    env |= {"PATH": str(path), "RAILHEAD_PORT": str(port), "RAILHEAD_DATA": str(tmp_path / "data"), "BROWSER": "true"}
    with told.open("w", encoding="utf-8") as out:
        running = subprocess.Popen(
            ["make", "play", f"PYTHON={sys.executable}"], cwd=copy, env=env, stdout=out, stderr=out, text=True,
            start_new_session=True,
        )  # fmt: skip
        try:
            page = answer(port, running)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGINT)
            running.wait(60)
    said = told.read_text(encoding="utf-8")
    if not page and any(word in said for word in UNREACHABLE):
        pytest.skip("the registry of Python or of Node cannot be reached")
    assert '<script type="module"' in page, said
    assert "no C compiler on this machine, taking one from PyPI" in said
    assert "no Node 20 or newer on this machine, taking it from PyPI" in said
    version = subprocess.run([copy / ".venv/bin/railhead", "--version"], capture_output=True, text=True, check=True)
    assert "C" in version.stdout
    assert "Python" not in version.stdout
    again = subprocess.run(["make", "setup", "web"], cwd=copy, env=env, capture_output=True, text=True, check=True)
    assert "PyPI" not in again.stdout + again.stderr


def test_a_node_of_the_machine_is_used(tmp_path: Path) -> None:
    """Nothing is installed beside it."""
    path = commands_without_tools(tmp_path / "bin")
    for name in ("node", "npm"):
        (path / name).write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
        (path / name).chmod(0o755)
    done = subprocess.run(
        [ROOT / "scripts/with-node", "sh", "-c", "command -v node"],
        env=os.environ | {"PATH": str(path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == str(path / "node")
