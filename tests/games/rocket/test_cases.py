"""The rule examples of Rocket: T1-T28 and the rulings."""

from __future__ import annotations

import pytest

from railhead.games.rocket.score import majority
from railhead.games.rocket.title import TITLE
from tests.conformance.notes import check_notes
from tests.games.rocket.given import SETTING
from tests.games.rocket.test_maps import FAULTS
from tests.rules.runner import Case, cases, positions, run

CASES = list(cases("rocket"))


def test_every_refusal_is_named_by_a_case() -> None:
    """Those of play by a rule case, those of a map file by a fault of the tests' own map."""
    named = {code for case in CASES for step in case.step for code in step.refused}
    named |= {code for _, _, codes in FAULTS for code in codes}
    assert [refusal.code() for refusal in TITLE.refusals if refusal.code() not in named] == []


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    run(SETTING, case)


@pytest.mark.parametrize("case", [case for case in CASES if case.step], ids=lambda case: case.id)
def test_promises(case: Case) -> None:
    """What the choices of a case's positions promise is what happens."""
    for rules, state in positions(SETTING, case):
        check_notes(rules, state)


@pytest.mark.parametrize(
    ("first", "second", "tied_first", "tied_second"),
    [
        (2, 1, (1, 1, 0), (0, 0)),
        (6, 3, (4, 3, 2), (1, 1)),
        (3, 1, (2, 1, 1), (0, 0)),
        (5, 2, (3, 2, 1), (1, 0)),
        (8, 4, (6, 4, 3), (2, 1)),
        (11, 5, (8, 5, 4), (2, 1)),
    ],
)
def test_ties(first: int, second: int, tied_first: tuple[int, ...], tied_second: tuple[int, ...]) -> None:
    """T22: the table of ties, 13.2 and 13.3."""
    for players, points in zip((2, 3, 4), tied_first, strict=True):
        assert majority((3,) * players + (1,), first, second) == (points,) * players + (0,)
    for players, points in zip((2, 3), tied_second, strict=True):
        assert majority((3,) + (1,) * players, first, second) == (first,) + (points,) * players
    assert majority((0, 2, 0), first, second) == (0, first, 0)
    assert majority((0, 0), first, second) == (0, 0)
