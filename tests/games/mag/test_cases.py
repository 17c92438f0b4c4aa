"""The rule examples of 18Magyarország."""

from __future__ import annotations

import pytest

from railhead.games.mag.dividends import price_move
from railhead.games.mag.draft import picks, seat_of
from railhead.games.mag.facts import facts
from railhead.games.mag.flow import Mag
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from tests.conformance.notes import check_notes
from tests.games.mag.given import SETTING
from tests.rules.runner import Case, cases, positions, run

CASES = list(cases("mag"))


def rules(seats: int) -> MagRules:
    return Mag(VERSION, {option.name: option.values[0] for option in OPTIONS}, seats)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    run(SETTING, case)


@pytest.mark.parametrize("case", [case for case in CASES if case.step], ids=lambda case: case.id)
def test_promises(case: Case) -> None:
    """What the choices of a case's positions promise is what happens."""
    for rules, state in positions(SETTING, case):
        check_notes(rules, state)


@pytest.mark.parametrize(
    ("seats", "moves"),
    [
        (3, {0: -1, 10: 0, 20: 0, 30: 1, 50: 1, 60: 2, 100: 2, 110: 3, 200: 3, 210: 4}),
        (2, {0: -1, 10: 0, 20: 1, 40: 1, 50: 2, 80: 2, 90: 3, 120: 3, 130: 4}),
    ],
)
def test_dividend_table(seats: int, moves: dict[int, int]) -> None:
    """T12: the edges of both tables."""
    assert {amount: price_move(rules(seats), amount) for amount in moves} == moves


def test_tile_totals() -> None:
    """T16: 65 yellow, 51 green, 28 brown and 6 gray tiles."""
    tiles = facts("multi").tiles
    totals = dict.fromkeys(("yellow", "green", "brown", "gray"), 0)
    for piece in tiles.supply:
        totals[tiles.tiles[piece.sides[0]].colour] += piece.count
    assert totals == {"yellow": 65, "green": 51, "brown": 28, "gray": 6}


ORDERS = {
    2: [1, 2, 2, 1, 1, 2, 2, 1],
    3: [1, 2, 3, 2, 3, 1, 3, 1, 2, 1, 2, 3, 2, 3, 1, 3, 1, 2],
    4: [1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2, 4, 1, 2, 3],
    5: [1, 2, 3, 4, 5, 2, 3, 4, 5, 1, 3, 4, 5, 1, 2, 4, 5, 1, 2, 3],
    6: [1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 1, 3, 4, 5, 6, 1, 2, 4, 5, 6, 1, 2, 3],
}


@pytest.mark.parametrize("seats", ORDERS)
def test_draft_order(seats: int) -> None:
    """T3: who picks when."""
    bound = rules(seats)
    assert [seat_of(bound, pick) + 1 for pick in range(picks(bound))] == ORDERS[seats]
