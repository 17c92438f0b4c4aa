"""The reference material in ../shared: rule facts and recorded games that the project is checked against.

    @shared
    @pytest.mark.parametrize("record", shared_files("oracle/rocket", "*.trace.jsonl"), ids=lambda path: path.stem)
    def test_replay(record: Path) -> None: ...

Nothing of it is part of the project: such tests are skipped where the folder is absent, and conftest.py counts them.
With RAILHEAD_REQUIRE_SHARED=1 a skip fails.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
REQUIRED = os.environ.get("RAILHEAD_REQUIRE_SHARED", "") not in ("", "0")

shared = pytest.mark.shared
"""The mark of a test, class or module (`pytestmark = shared`) that reads ../shared."""


def shared_files(folder: str, pattern: str) -> list[Path]:
    """The files to parametrize over, by name; none where the folder is absent, and then the test is skipped."""
    return sorted((SHARED / folder).glob(pattern))
