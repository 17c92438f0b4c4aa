"""A copy of the repository in which one file at a time is changed, and the tests that look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.mutants import tests
from benchmarks.mutants.mutant import Mutant

#: a test that takes this many times as long as it usually does, and some seconds, has noticed
LIMIT_FACTOR, LIMIT_S = 4.0, 8.0


class Target(Struct, forbid_unknown_fields=True):
    """A line of targets.toml."""

    code: list[str]
    tests: list[str]
    draw: dict[str, int]
    data: list[str] = []
    warm: list[str] = []
    later: list[str] = []
    named: tuple[str, ...] = ("",)
    without: list[str] = []
    later_s: float = 10.0


class Known(Struct):
    """A test: how long it takes, which functions it reaches, and a mark that changes when it does."""

    mark: str
    cpu_s: float
    reached: list[str]


@contextmanager
def copied(root: Path) -> Iterator[Path]:
    """The files that git knows or would know, and the compiled search, in a folder with nothing beside it."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=root, capture_output=True, check=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "tree"
        compiled = [str(file.relative_to(root)) for file in root.glob("src/**/*.so")]
        for name in listed.stdout.decode().split("\0") + compiled:
            if name and not name.startswith(("web/", "docs/screens/")) and (root / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, copy / name)
        yield copy.resolve()


class Court:
    """Tries the mutants of one target."""

    def __init__(self, target: Target, copy: Path, memory: Path, with_later: bool = True) -> None:
        self.target, self.copy, self.memory, self.with_later = target, copy, memory, with_later
        self.kills: dict[str, Counter[str]] = {}
        self.loading: set[str] = set()
        self._prepare()
        self.own = self._look(target.tests, [""])

    @cached_property
    def later(self) -> dict[str, Known]:
        """Looked at when the first mutant gets past the tests of its own."""
        return self._look(self.target.later, self.target.named) if self.target.later and self.with_later else {}

    def _prepare(self) -> None:
        """Everything is loaded from the copy, and what knows nothing of the target once for all trials."""
        os.chdir(self.copy)
        os.environ["RAILHEAD_HYPOTHESIS"] = "mutants"
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        os.environ["PYTHONPATH"] = str(self.copy / "src")
        sys.path[:0] = [str(self.copy / "src"), str(self.copy)]
        for name in self.target.warm:
            import_module(name)
        self.files = sorted({file for pattern in self.target.code for file in self.copy.glob(pattern)})
        changed = set(map(str, self.files))
        loaded = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
        if changed & loaded:
            raise SystemExit(f"`warm` loads what is to be changed: {sorted(changed & loaded)[:3]}")

    def _look(self, paths: Sequence[str], named: Sequence[str]) -> dict[str, Known]:
        known = msgspec.json.decode(self.memory.read_bytes()) if self.memory.exists() else {}
        found = tests.look(self.copy, self.files, paths, known, named, self.target.without)
        if found["failed"]:
            raise SystemExit(f"these fail without any mutant: {found['failed'][:5]}")
        self.loading |= set(found["loading"])
        self.memory.parent.mkdir(parents=True, exist_ok=True)
        self.memory.write_bytes(msgspec.json.encode(known | found["tests"]))
        return msgspec.convert(found["tests"], dict[str, Known])

    def remember(self, mutant_place: str, test: str) -> None:
        """Who noticed one change in a function notices the next."""
        self.kills.setdefault(mutant_place, Counter())[test] += 1

    def judge(self, mutant: Mutant) -> str:
        """The test that notices, or ""."""
        with self._changed(mutant):
            found = self._ask(self._chosen(mutant, self.own), self.own)
        if not found and mutant.source == "code" and self.later:
            with self._changed(mutant):
                chosen = self._chosen(mutant, self.later)
                found = self._ask(self._up_to(chosen, self.target.later_s), self.later)
        if found:
            self.remember(place(mutant), found)
        return found

    def judge_all(self, mutant: Mutant, asked: Sequence[str]) -> list[str]:
        """Those of the tests in which something asserted does not hold; with changed data, those that fail at all."""
        errors = AssertionError if mutant.source == "code" else Exception
        with self._changed(mutant):
            return tests.failed_by(_files(asked), _limits(asked, self.own), errors)

    @contextmanager
    def _changed(self, mutant: Mutant) -> Iterator[None]:
        file = self.copy / mutant.change.file
        before, times = file.read_bytes(), file.stat()
        file.write_text(mutant.change.text(), encoding="utf-8")
        try:
            yield
        finally:
            file.write_bytes(before)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))

    def _ask(self, chosen: Sequence[str], known: dict[str, Known]) -> str:
        return tests.first_failure(_files(chosen), _limits(chosen, known)) if chosen else ""

    def _chosen(self, mutant: Mutant, known: dict[str, Known]) -> list[str]:
        """The tests that reach the function, all if it runs while loading; likely ones first, then quick ones."""
        function = place(mutant)
        everywhere = not mutant.change.in_function or function in self.loading
        favourites = self.kills.get(function, Counter())
        chosen = [id for id, test in known.items() if everywhere or function in test.reached]
        return sorted(chosen, key=lambda id: (-favourites[id], known[id].cpu_s))

    def _up_to(self, chosen: Sequence[str], seconds: float) -> list[str]:
        found, used = [], 0.0
        for id in chosen:
            used += self.later[id].cpu_s
            if used > seconds:
                break
            found.append(id)
        return found


def _limits(chosen: Sequence[str], known: dict[str, Known]) -> dict[str, float]:
    return {test: LIMIT_S + LIMIT_FACTOR * (known[test].cpu_s if test in known else 0) for test in chosen}


def _files(chosen: Sequence[str]) -> list[str]:
    return sorted({test.split("::")[0] for test in chosen})


def place(mutant: Mutant) -> str:
    """The function, or for data the table, that the mutant changes."""
    if mutant.source == "data":
        return f"{mutant.change.file}::{mutant.change.where.split('.')[0].split('[')[0]}"
    return f"{mutant.change.file}::{mutant.change.where}"


def read_targets(file: Path) -> tuple[str, dict[str, Target]]:
    """The seed of the draw, and the targets by name."""
    table: dict[str, Any] = msgspec.toml.decode(file.read_bytes())
    seed = table.pop("seed")
    return seed, msgspec.convert(table, dict[str, Target])
