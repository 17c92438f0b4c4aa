"""A disk that is full for a while: the server says so, loses nothing and goes on. `make soak` does it more often."""

from __future__ import annotations

import pytest

from tests.server.full_disk import can_mount, full_disk


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_full_disk_loses_nothing(database: str) -> None:
    if not can_mount():
        pytest.skip("a small disk cannot be mounted here: it takes root")
    tally = full_disk(0, database, rounds=1)
    assert tally["times full"] == 1
    assert tally["acknowledged"] >= 10
