"""István upgrades only what a person's minor could: some of the random games that `make soak` plays by hundreds."""

from __future__ import annotations

import pytest

from benchmarks.mag import watch_istvan


@pytest.mark.parametrize("number", range(6))
def test_only_what_a_minor_reaches(number: int) -> None:
    assert watch_istvan(number)["games"] == 1
