"""What the Makefile calls: `make test` runs every part to its end and is red if one of them is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: the programs that stand for the parts, in their order: lint and the audit are targets of the Makefile
PARTS = ("make", "make", "python", "web-tests")


def run_parts(folder: Path, fails: tuple[str, ...]) -> tuple[int, list[str]]:
    """The exit code of scripts/test in a project where some of its parts fail, and the parts that were run."""
    ran = folder / "ran"
    bin, scripts = folder / ".venv" / "bin", folder / "scripts"
    bin.mkdir(parents=True)
    scripts.mkdir()
    shutil.copy(ROOT / "scripts" / "test", scripts)
    for place, name in ((folder, "make"), (bin, "python"), (scripts, "web-tests")):
        part = place / name
        part.write_text(f"#!/bin/sh\necho {name} >>{ran}\nexit {int(name in fails)}\n")
        part.chmod(0o755)
    done = subprocess.run([scripts / "test"], env={"PATH": f"{folder}:/usr/bin:/bin"}, check=False, capture_output=True)
    return done.returncode, ran.read_text().split()


def test_nothing_fails(tmp_path: Path) -> None:
    assert run_parts(tmp_path, ()) == (0, list(PARTS))


@pytest.mark.parametrize("name", sorted(set(PARTS)))
def test_a_failure_is_red_and_the_rest_is_run(tmp_path: Path, name: str) -> None:
    assert run_parts(tmp_path, (name,)) == (1, list(PARTS))
