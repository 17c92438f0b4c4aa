"""What a choice would lead to, as it is shown before it is made: mergers, purchases."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.games.e1862.facts import facts
from railhead.games.e1862.preview import Exchanged, exchanged
from railhead.kernel.menu import choices_of
from tests.games.e1862.given import rules_for, state_for
from tests.games.e1862.test_best import CASES, position

ESR, EUR = facts().number["ESR"], facts().number["EUR"]
ONE: dict[str, Any] = {"price": 90, "seats": [6, 0], "cash": 500, "trains": ["A:freight"]}


@pytest.mark.parametrize(
    ("seats", "treasury", "left"),
    [([6, 0], 1, [(0, 12, 6, False)]), ([6, 1], 0, [(0, 12, 6, False), (1, 1, 0, True)])],
)
def test_options_are_those_of_players(seats: list[int], treasury: int, left: list[tuple[int, int, int, bool]]) -> None:
    """5.2.4: an odd share is an option of its holder; the companies' own odd share is none of the director's."""
    rules = rules_for(CASES["T1"])
    companies = {"ESR": ONE | {"seats": seats, "treasury": treasury, "at": ["F11"]}, "EUR": ONE | {"at": ["E12"]}}
    frames = [
        {"frame": "operating", "order": ["ESR"], "turn": 1, "done": ["ESR"]},
        {"frame": "merge-step", "company": "ESR"},
    ]
    given = {"cash": [500, 500], "tiles": {"F11": "790:1", "E12": "790:0"}, "round": ["operating", 2, 1, 1]}
    state = state_for(rules, given | {"companies": companies, "frames": frames})
    assert exchanged(rules, state, ESR, EUR, ESR) == tuple(Exchanged(*row) for row in left)


@pytest.mark.parametrize(("held", "directs"), [(2, False), (3, True)])
def test_a_purchase_says_that_it_makes_a_director(held: int, directs: bool) -> None:
    """6.3: only who comes to have more than the director takes over."""
    companies = {"ESR": CASES["6.3-more"].given["companies"]["ESR"] | {"seats": [3, held]}}
    menu = rules_for(CASES["6.3-more"]).menu(position("6.3-more", companies=companies)[1])
    (buy,) = (choice for offer in menu.offers if offer.id == "buy" for choice in choices_of(offer))
    assert ("note-director" in [note.id for note in buy.notes]) == directs
