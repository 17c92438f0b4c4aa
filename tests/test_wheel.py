"""The wheel: built, installed into an empty environment, and asked for the best run in many positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from railhead.rail.search import c_search
from tests.games.oracle import lines
from tests.shared import ROOT, SHARED, shared

pytestmark = pytest.mark.slow
compiled = pytest.mark.skipif(not c_search.uses_c(), reason="no C compiler")


def run(*command: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def build(folder: Path, **env: str) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, **env)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """An environment with nothing in it but the wheel; what the program requires it finds where the tests find it."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    pip = (sys.executable, "-m", "pip", "-q", "--python", folder / "bin/python")
    run(*pip, "install", "--no-index", "--no-deps", wheel)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "requirements.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / "bin"


@pytest.fixture(scope="module")
def with_c(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("with-c")
    wheel = build(folder)
    assert "py3-none-any" not in wheel.name
    return install(wheel, folder / "env")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plain")
    wheel = build(folder, RAILHEAD_PLAIN="1")
    assert wheel.name.endswith("py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".dylib", ".dll"))]
    return install(wheel, folder / "env")


def prove(bin_: Path, which: str) -> dict[str, object]:
    """What tests/prove_routes.py says; it is the installed program that it asks."""
    done = run(bin_ / "python", "-m", "tests.prove_routes", which, PYTHONPATH=str(ROOT))
    told: dict[str, object] = json.loads(done.stdout)
    assert str(told["program"]).startswith(str(bin_.parent))
    return told


@compiled
def test_the_wheel_brings_the_c_search(with_c: Path) -> None:
    assert "C search" in run(with_c / "railhead", "--version", "--lang", "en").stdout
    told = prove(with_c, "own")
    assert (told["c"], told["unproven"]) == (True, [])
    assert isinstance(told["positions"], int)
    assert told["positions"] > 20


@compiled
@shared
def test_the_wheel_proves_every_position(with_c: Path) -> None:
    told = prove(with_c, "shared")
    assert (told["c"], told["unproven"]) == (True, [])
    assert told["positions"] == len(list(lines(SHARED / "oracle/routes.jsonl")))


@shared
def test_the_plain_wheel_says_once_that_it_is_slower(plain: Path) -> None:
    assert "Python search (slower)" in run(plain / "railhead", "--version", "--lang", "en").stdout
    line = next(line for line in lines(SHARED / "oracle/routes.jsonl") if str(line["game"]).startswith("1862/"))
    log = SHARED / "oracle" / f"{line['game']}.json"
    done = run(plain / "railhead", "routes", log, "--at", str(line["id"]), "--lang", "en")
    assert done.stderr.count("searched in Python, more slowly") == 1
    assert str(line["company"]) in done.stdout
