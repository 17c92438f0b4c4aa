"""What a company is said to run for with a tile or a station is what it runs for."""

from __future__ import annotations

import pytest

from tests.conformance.incomes import check_incomes, played_well
from tests.conformance.kit import Setup

#: each n-th position
EVERY = 12


@pytest.mark.parametrize("id", ["18mag", "1862"])
def test_incomes_are_true(id: str) -> None:
    """`make soak ONLY=notes` looks at many games."""
    setup = Setup(id, 3, ())
    title, rules = setup.open()
    history = played_well(setup, "incomes")
    assert sum(check_incomes(title, rules, history.states[n]) for n in range(0, history.last, EVERY)) > 20
