"""What a figure was measured on: the speed of this machine, the commit, the code and the day."""

from __future__ import annotations

import hashlib
import subprocess
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent


def loop_s(repeats: int = 5) -> float:
    """Seconds for a fixed pure-Python loop, the best of some: the yardstick beside which other figures are judged."""
    return round(min(_timed_loop() for _ in range(repeats)), 4)


def _timed_loop() -> float:
    started = time.perf_counter()
    mixed, seen = 1, [0] * 64
    for number in range(500_000):
        mixed = (mixed * 6364136223846793005 + number) & 0xFFFFFFFFFFFFFFFF
        seen[mixed >> 58] += 1
    assert sum(seen) == 500_000
    return time.perf_counter() - started


def commit() -> str:
    """The commit, with "+" if files that git knows were changed since."""
    head = _git("rev-parse", "--short=12", "HEAD")
    return head + ("+" if head and _git("status", "--porcelain", "--untracked-files=no") else "")


def _git(*words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else ""


def code(paths: tuple[str, ...]) -> str:
    """A digest of the code and data files under these paths."""
    found = hashlib.sha256()
    for path in paths:
        start = ROOT / path
        if not start.exists():
            raise FileNotFoundError(f"a soak job depends on {path}, which does not exist")
        for file in sorted([start] if start.is_file() else start.rglob("*")):
            if file.suffix in {".py", ".toml", ".ftl"}:
                found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
