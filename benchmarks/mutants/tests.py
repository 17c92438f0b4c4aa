"""pytest in a forked child: what tests there are, what they reach, and the first that fails.

A child gets everything that the parent has loaded, and nothing comes back but a small answer through a pipe. So each
trial starts with the heavy libraries loaded and with the changed package not yet.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import hashlib
import json
import os
import re
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, Phase, settings

#: a failing example need not be made small
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.generate],
)
#: a mutant that fills the memory is noticed by that
MOST_MEMORY = 4 << 30
#: seconds by the clock after which a child that does not even compute is stopped
LONGEST_WAIT = 3600.0
#: limits of time are ours to keep here, but pyproject.toml names the plugin's settings
TIMEOUT = ["-p", "pytest_timeout", "--timeout=0", "-o", "faulthandler_timeout=0"]
GO_ON = "--continue-on-collection-errors"
ARGUMENTS = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--no-header", "--tb=no", *TIMEOUT]


def in_child(work: Callable[[], Any], cpu_s: float = 3600.0) -> Any:
    """What `work` gives in a forked child; None if that used up its time or died."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _run_and_exit(work, writer, cpu_s)
    os.close(writer)
    answer, until = b"", time.monotonic() + LONGEST_WAIT
    with os.fdopen(reader, "rb", buffering=0) as pipe:
        while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
            part = pipe.read(1 << 20)
            if not part:
                break
            answer += part
        else:
            os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return json.loads(answer) if answer else None


def _run_and_exit(work: Callable[[], Any], writer: int, cpu_s: float) -> None:
    try:
        os.setsid()
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        limit = int(time.process_time() + cpu_s) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        answer = json.dumps(work()).encode()
        while answer:
            answer = answer[os.write(writer, answer) :]
    finally:
        os._exit(0)


class _First:
    """A plugin that runs the wanted tests in the wanted order and keeps the first failure. A test that takes longer
    than `wanted` says ends the child: an endless loop need not use up the time of all the others."""

    def __init__(self, wanted: Mapping[str, float]) -> None:
        self.wanted = wanted
        self.place = {test: number for number, test in enumerate(wanted)}
        self.failed = ""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (min(most, int(time.process_time() + self.wanted[nodeid]) + 1), most))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda item: self.place[item.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or f"loading {report.nodeid}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def first_failure(paths: Sequence[str], wanted: Mapping[str, float]) -> str:
    """Run these tests, each with its seconds, in this order; the first that fails, "" if none does."""

    def work() -> str:
        sys.dont_write_bytecode = True
        plugin = _First(wanted)
        code = pytest.main([*ARGUMENTS, *paths], [plugin])
        passed = code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        return plugin.failed or ("" if passed else f"loading ({code})")

    found = in_child(work, sum(wanted.values()))
    return "time limit" if found is None else cast(str, found)


class FailedBy(_First):
    """A plugin that keeps the tests that fail by such an error, and goes on. Where any error counts, tests that can no
    longer be loaded have failed, too."""

    def __init__(self, wanted: Mapping[str, float], errors: type[Exception]) -> None:
        super().__init__(wanted)
        self.errors = errors
        self.broken: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.errors is Exception:
            self.broken += [test for test in self.place if test.startswith(f"{report.nodeid}::")]

    def pytest_exception_interact(self, node: pytest.Item, call: pytest.CallInfo[Any]) -> None:
        if call.when == "call" and call.excinfo is not None and call.excinfo.errisinstance(self.errors):
            self.broken.append(node.nodeid)


def failed_by(paths: Sequence[str], wanted: Mapping[str, float], errors: type[Exception]) -> list[str]:
    """Run these tests, each with its seconds; those that fail by such an error."""

    def work() -> list[str]:
        sys.dont_write_bytecode = True
        plugin = FailedBy(wanted, errors)
        pytest.main([word for word in [*ARGUMENTS, GO_ON, *paths] if word != "-x"], [plugin])
        return plugin.broken

    return cast(list[str], in_child(work, sum(wanted.values())) or [])


class _Look:
    """A plugin that times each test and sees which functions of the files it comes to."""

    def __init__(
        self, files: Sequence[Path], known: dict[str, dict[str, Any]], named: Sequence[str], without: Sequence[str]
    ) -> None:
        self.known, self.named, self.without = known, named, without
        self.found: dict[str, dict[str, Any]] = {}
        self.failed: list[str] = []
        self.texts: dict[str, str] = {}
        self.names = _digest(
            *(f"{file.name} {name}" for file in files for name in dict.fromkeys(_functions(file).values()))
        )
        self.coverage = Coverage(data_file=None, config_file=False, include=[str(file) for file in files])
        self.coverage.start()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if self._is_wanted(item)]
        self.marks = {item.nodeid: self._mark(item) for item in wanted}
        for item in wanted:
            old = self.known.get(item.nodeid)
            if old is not None and old["mark"] == self.marks[item.nodeid]:
                self.found[item.nodeid] = old
        items[:] = [item for item in wanted if item.nodeid not in self.found]

    def _is_wanted(self, item: pytest.Item) -> bool:
        """Tests on ../shared are skipped here anyway."""
        if item.get_closest_marker("shared") or any(name in item.nodeid for name in self.without):
            return False
        return any(name in item.nodeid for name in self.named)

    def _mark(self, item: pytest.Item) -> str:
        """Another one when the test's file or its parameters change, or functions come, go or move."""
        file = str(item.path)
        if file not in self.texts:
            self.texts[file] = item.path.read_text(encoding="utf-8")
        called = getattr(item, "callspec", None)
        parameters = re.sub(r"0x[0-9a-f]+", "", repr(called.params)) if called else ""
        return _digest(self.names, self.texts[file], parameters)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        forget_all()
        self.coverage.switch_context(item.nodeid)
        started = time.process_time()
        try:
            return (yield)
        finally:
            took = time.process_time() - started
            self.found[item.nodeid] = {"mark": self.marks[item.nodeid], "cpu_s": round(took, 3), "reached": []}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(f"{report.nodeid}: {report.longreprtext}")

    def add_reached(self, root: Path) -> list[str]:
        """Note the functions that each test came to; returns those that ran while the tests were loaded."""
        self.coverage.stop()
        data = self.coverage.get_data()
        reached: dict[str, set[str]] = {}
        for file in data.measured_files():
            names = _functions(Path(file))
            for line, contexts in data.contexts_by_lineno(file).items():
                for context in contexts:
                    if line in names:
                        reached.setdefault(context, set()).add(f"{Path(file).relative_to(root)}::{names[line]}")
        for test, functions in reached.items():
            if test in self.found:
                self.found[test]["reached"] = sorted(functions)
        return sorted(reached.get("", ()))


def _digest(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:12]


def _functions(file: Path) -> dict[int, str]:
    """The function or method that each line is in; the `def` itself is in none, for it runs while loading."""
    found: dict[int, str] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        parts = [(f"{node.name}.", part) for part in node.body] if isinstance(node, ast.ClassDef) else [("", node)]
        for prefix, part in parts:
            if isinstance(part, ast.FunctionDef):
                body = range(part.body[0].lineno, (part.end_lineno or 0) + 1)
                found.update(dict.fromkeys(body, f"{prefix}{part.name}"))
    return found


def forget_all() -> None:
    """Empty the memory of the program's functions, so that every test reaches what it rests on."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "railhead":
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def look(
    root: Path,
    files: Sequence[Path],
    paths: Sequence[str],
    known: dict[str, dict[str, Any]],
    named: Sequence[str],
    without: Sequence[str],
) -> dict[str, Any]:
    """The tests there are (`tests`: by id), with time and functions of the files that they reach; those `known` that
    did not change are not run again. `loading`: the functions that run before any test. `failed` must be empty."""

    def work() -> dict[str, Any]:
        plugin = _Look(files, known, named, without)
        arguments = [word for word in ARGUMENTS if word != "-x"]
        code: int = pytest.ExitCode.INTERNAL_ERROR
        with contextlib.suppress(SystemExit):
            code = pytest.main([*arguments, *paths], [plugin])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
            plugin.failed.append(f"pytest ended with {code}")
        return {"loading": plugin.add_reached(root), "tests": plugin.found, "failed": plugin.failed}

    found = in_child(work)
    if found is None:
        raise SystemExit("the tests did not end")
    return cast(dict[str, Any], found)
