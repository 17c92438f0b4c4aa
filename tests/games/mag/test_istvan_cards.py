"""XI: István's cards. The printed ones are those of the rulebook, the others are our own (docs/istvan.md)."""

from __future__ import annotations

import pytest

from railhead.games.mag.cards import ShareCard, solo
from tests.games.mag.described import card

#: colour and minor: the actions in order
COMPANY_CARDS = {
    1: "green 1: buy 2, >95 swap 3",
    2: "green 2: buy 2, >95 swap 3",
    3: "green 3: buy 2, >95 swap 3",
    4: "green 4: buy 2, >95 swap 3, >95 swap 3",
    5: "green 6: buy 2, >95 swap 3",
    6: "green 7: buy 3, >95 swap 3",
    7: "green 11: buy 2, >95 swap 3",
    8: "yellow 1: buy 2, >95 swap 3, >95 swap 3",
    9: "yellow 2: buy 2, >95 swap 3, station C14, >95 swap 3",
    10: "yellow 3: buy 2, >95 swap 3, station B5, >95 swap 3",
    11: "yellow 4: buy 2, >95 swap 3, station D9, >95 swap 3",
    12: "yellow 6: buy 2, >95 swap 3, >95 swap 3",
    13: "yellow 7: buy 3, >95 swap 3, >175 swap 4",
    14: "yellow 11: buy 2, >95 swap 3, station B5, >95 swap 3",
    15: "red 1 permanent_2_train: buy 3, >175 swap 4, station D9",
    16: "red 2 permanent_2_train printed: sister, >95 swap 3, >95 swap 3, station C14, station C10",
    17: "red 3 permanent_2_train: buy 3, >175 swap 4, station B5",
    18: "red 4 permanent_2_train: buy 3, >175 swap 4, station D9",
    19: "red 6 permanent_2_train: buy 3, >175 swap 4, station B15",
    20: "red 7 permanent_2_train: buy 3, >175 swap 4, station D9",
    21: "red 11 permanent_2_train extra_station: buy 3, >175 swap 4, station B5, station C6, any sister",
}

#: the share he begins with; what he buys, from the top
SHARE_CARDS = {
    "A": "SZKEV printed: SZKEV 60, RABA 20, SIK 50, LDSTEG 40",
    "B": "RABA: RABA 60, LDSTEG 20, SZKEV 30, SIK 10",
    "C": "SIK: RABA 60, SZKEV 30, LDSTEG 20, SIK 10",
    "D": "LDSTEG: RABA 60, LDSTEG 40, SZKEV 20, SIK 10",
    "E": "RABA: RABA 60, SZKEV 40, LDSTEG 20, SIK 20",
    "F": "LDSTEG: RABA 60, LDSTEG 30, SZKEV 30, SIK 10",
    "G": "SZKEV: RABA 60, SZKEV 50, LDSTEG 20, SIK 10",
}

#: by colour and minor, the track on the back of the card
TRACK = {
    "green 1": "B9 4:0 A10 9:0",
    "green 2": "B15 5:0 C14 6:1 C12 9:1 C10 57:1",
    "green 3": "C6 57:2 B5 6:5 D7 7:2",
    "green 4": "E10 57:2 D9 57:2",
    "green 6": "A12 57:2 B13 58:2",
    "green 7": "E6 L32:4 F5 8:1",
    "green 11": "B3 6:2 B5 6:5",
    "yellow 1": "C8 L33:2 B9 4:0 A10 9:0",
    "yellow 2": "B17 8:1 B15 6:4 C14 6:1 C12 9:1",
    "yellow 3": "B5 6:5 C6 57:2 D7 7:2",
    "yellow 4": "E10 57:2 D9 57:2",
    "yellow 6": "A12 57:2 B13 58:2",
    "yellow 7": "E6 L32:4 F5 8:1",
    "yellow 11": "B3 6:2 B5 6:5 C6 57:2",
    "red 1": "C8 L33:2 B9 4:0 A10 9:0 A12 6:2 D9 57:2 E10 57:2",
    "red 2": "B17 8:1 B15 6:4 C14 6:1 C12 9:1 C10 57:1",
    "red 3": "B3 6:2 B5 6:5 C6 57:2 D7 7:2 C8 L33:2 B7 8:5",
    "red 4": "E10 57:2 D9 57:2",
    "red 6": "A12 6:2 A14 9:1 A16 4:1",
    "red 7": "E6 L32:4 F5 8:1 E8 8:1 D9 57:2",
    "red 11": "B3 6:2 B5 6:5 C6 57:2",
}


@pytest.mark.parametrize("number", COMPANY_CARDS)
def test_company_card(number: int) -> None:
    assert card(solo().card(number)) == COMPANY_CARDS[number]


def share_card(one: ShareCard) -> str:
    goals = ", ".join(f"{goal.major} {goal.most}" for goal in one.buys)
    return f"{one.start_share}{' printed' if one.printed else ''}: {goals}"


def test_share_cards() -> None:
    assert {one.letter: share_card(one) for one in solo().share_cards} == SHARE_CARDS


def test_track_on_the_backs() -> None:
    found = {
        f"{colour} {minor}": " ".join(f"{hex_} {tile}" for hex_, tile in rows.items())
        for colour, backs in solo().track.items()
        for minor, rows in backs.items()
    }
    assert found == TRACK


def test_figures() -> None:
    """XI.1, XI.2: two or three companies, the income with two, the fee of the yellow phase, prices between sisters."""
    data = solo()
    assert [one.number for one in data.company_cards] == list(range(1, 22))
    assert data.companies_per_side == (2, 3)
    assert data.company_card_order == (1, 2, 3, 4, 6, 7, 11)
    assert data.colours == {"green": "easy", "yellow": "medium", "red": "difficult"}
    assert data.two_company_income == {"yellow": 30, "green": 60, "brown": 0}
    assert data.yellow_track_fee == 10
    assert (data.sister_price_from_higher, data.sister_price_from_lower) == (30, 80)
    assert data.third_station_cost == 80  # ruling S6
