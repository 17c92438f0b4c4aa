"""The rule examples of 1862."""

from __future__ import annotations

import pytest

from tests.conformance.notes import check_notes
from tests.games.e1862.given import SETTING
from tests.rules.runner import Case, cases, positions, run

CASES = list(cases("e1862"))


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    run(SETTING, case)


@pytest.mark.parametrize("case", [case for case in CASES if case.step], ids=lambda case: case.id)
def test_promises(case: Case) -> None:
    """What the choices of a case's positions promise is what happens."""
    for rules, state in positions(SETTING, case):
        check_notes(rules, state)
