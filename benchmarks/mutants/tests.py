"""pytest in a forked child: what tests there are, what they reach, and the first that fails.

A child gets everything that the parent has loaded, and nothing comes back but a small answer through a pipe. So each
trial starts with the heavy libraries loaded and with the changed package not yet.
"""

from __future__ import annotations

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
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, cast

import pytest
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
LONGEST_WAIT = 900.0
ARGUMENTS = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--no-header", "--tb=no"]


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
    """A plugin that runs the wanted tests in the wanted order and keeps the first failure."""

    def __init__(self, wanted: Sequence[str]) -> None:
        self.place = {test: number for number, test in enumerate(wanted)}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda item: self.place[item.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or f"loading {report.nodeid}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def first_failure(paths: Sequence[str], wanted: Sequence[str], cpu_s: float) -> str:
    """Run these tests in this order; the first that fails, "" if none does."""

    def work() -> str:
        sys.dont_write_bytecode = True
        plugin = _First(wanted)
        code = pytest.main([*ARGUMENTS, *paths], [plugin])
        passed = code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        return plugin.failed or ("" if passed else f"loading ({code})")

    found = in_child(work, cpu_s)
    return "time limit" if found is None else cast(str, found)


class _Assertions(_First):
    """A plugin that keeps the tests whose assertions fail, and goes on."""

    def __init__(self, wanted: Sequence[str]) -> None:
        super().__init__(wanted)
        self.broken: list[str] = []

    def pytest_exception_interact(self, node: pytest.Item, call: pytest.CallInfo[Any]) -> None:
        if call.when == "call" and call.excinfo is not None and call.excinfo.errisinstance(AssertionError):
            self.broken.append(node.nodeid)


def assertions_failed(paths: Sequence[str], wanted: Sequence[str], cpu_s: float) -> list[str]:
    """Run these tests; those in which something asserted does not hold. One that crashes is not among them."""

    def work() -> list[str]:
        sys.dont_write_bytecode = True
        plugin = _Assertions(wanted)
        pytest.main([word for word in [*ARGUMENTS, *paths] if word != "-x"], [plugin])
        return plugin.broken

    return cast(list[str], in_child(work, cpu_s) or [])


class _Look:
    """A plugin that times each test and sees which functions under `under` it calls."""

    def __init__(self, root: Path, known: dict[str, dict[str, Any]], named: Sequence[str]) -> None:
        self.under = f"{root}/src/"
        self.known, self.named = known, named
        self.found: dict[str, dict[str, Any]] = {}
        self.failed: list[str] = []
        self.files: dict[str, str] = {}
        #: functions that run while the tests are loaded: whatever they make, any test may use
        self.loading: list[str] = []
        self.seen: set[CodeType] = set()
        sys.setprofile(self._note)

    def pytest_collection_finish(self) -> None:
        sys.setprofile(None)
        self.loading = self._reached()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if any(name in item.nodeid for name in self.named) and not _is_shared(item)]
        marks = {item.nodeid: self._mark(item) for item in wanted}
        for item in wanted:
            old = self.known.get(item.nodeid)
            if old is not None and old["mark"] == marks[item.nodeid]:
                self.found[item.nodeid] = old
        items[:] = [item for item in wanted if item.nodeid not in self.found]
        self.marks = marks

    def _mark(self, item: pytest.Item) -> str:
        """Another one when the test's file or its parameters change."""
        file = str(item.path)
        if file not in self.files:
            self.files[file] = hashlib.sha256(item.path.read_bytes()).hexdigest()
        called = getattr(item, "callspec", None)
        parameters = re.sub(r"0x[0-9a-f]+", "", repr(called.params)) if called else ""
        return hashlib.sha256(f"{self.files[file]}{parameters}".encode()).hexdigest()[:12]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        forget_all()
        self.seen = set()
        sys.setprofile(self._note)
        started = time.process_time()
        try:
            return (yield)
        finally:
            took = time.process_time() - started
            sys.setprofile(None)
            mark, cpu_s = self.marks[item.nodeid], round(took, 3)
            self.found[item.nodeid] = {"mark": mark, "cpu_s": cpu_s, "reached": self._reached()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(f"{report.nodeid}: {report.longreprtext}")

    def _note(self, frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            self.seen.add(frame.f_code)

    def _reached(self) -> list[str]:
        return sorted({name for code in self.seen for name in self._name(code)})

    def _name(self, code: CodeType) -> Iterable[str]:
        if code.co_filename.startswith(self.under):
            where = code.co_qualname.split(".<locals>")[0]
            yield f"src/{code.co_filename.removeprefix(self.under)}::{where}"


def _is_shared(item: pytest.Item) -> bool:
    """Such tests are skipped here anyway."""
    return item.get_closest_marker("shared") is not None


def forget_all() -> None:
    """Empty the memory of the program's functions, so that every test reaches what it rests on."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "railhead":
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def look(root: Path, paths: Sequence[str], known: dict[str, dict[str, Any]], named: Sequence[str]) -> dict[str, Any]:
    """The tests there are (`tests`: by id), with time and functions reached; those `known` that did not change are not
    run again. `loading`: the functions that run before any test. `failed` must be empty."""

    def work() -> dict[str, Any]:
        plugin = _Look(root, known, named)
        arguments = [word for word in ARGUMENTS if word != "-x"]
        with contextlib.suppress(SystemExit):
            pytest.main([*arguments, *paths], [plugin])
        return {"tests": plugin.found, "loading": plugin.loading, "failed": plugin.failed}

    found = in_child(work)
    if found is None:
        raise SystemExit("the tests did not end")
    return cast(dict[str, Any], found)
