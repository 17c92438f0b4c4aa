"""The rule examples of 1862."""

from __future__ import annotations

import pytest

from tests.games.e1862.given import SETTING
from tests.rules.runner import Case, cases, run

CASES = list(cases("e1862"))


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    run(SETTING, case)
