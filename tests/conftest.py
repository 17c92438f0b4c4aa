"""What all tests share: the C search of these sources, the rule about ../shared, the count of what it left out, and
hypothesis' profiles."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Generator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings

from railhead.rail.search import build
from tests.shared import REQUIRED, SHARED

# The ordinary profile repeats the same examples in every run; `soak` looks for new ones.
settings.register_profile("ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile(os.environ.get("RAILHEAD_HYPOTHESIS", "ci"))


def pytest_configure() -> None:
    """Compile the C search where its sources have changed; without a compiler its tests are skipped."""
    with suppress(build.NoCompiler):
        build.build()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("shared") and not SHARED.is_dir():
        pytest.skip("../shared is absent")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where ../shared is required, a test on it that was skipped, for whatever reason, has failed."""
    report = yield
    if REQUIRED and report.skipped and item.get_closest_marker("shared"):
        report.outcome = "failed"
        report.longrepr = f"skipped although RAILHEAD_REQUIRE_SHARED is set: {report.longrepr}"
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A failure is told when it happens: a run that is cut short still says what went wrong."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nFAILED {report.nodeid} ({report.when})\n{report.longreprtext}", file=sys.stderr, flush=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was not run, and why: a line for each file and reason."""
    skipped = terminalreporter.stats.get("skipped", [])
    left_out = Counter((report.nodeid.partition("::")[0], _reason(report)) for report in skipped)
    for (file, reason), number in sorted(left_out.items()):
        terminalreporter.write_line(f"skipped: {number} in {file}: {reason}")
    number = sum("shared" in report.keywords for report in skipped)
    terminalreporter.write_line(f"skipped in all: {len(skipped)}, of these tests on ../shared: {number}")


def _reason(report: pytest.TestReport) -> str:
    """Why a test was skipped, in the words of whoever skipped it."""
    words = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return words.removeprefix("Skipped: ")
