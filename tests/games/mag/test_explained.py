"""What is said about a run that is drawn, where the page shows whose money, and which country lies under the map."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.games.mag.flow import Mag
from railhead.games.mag.names import purse_of
from railhead.games.mag.rules import OPTIONS, VERSION
from railhead.games.mag.title import TITLE
from railhead.kernel.message import Message
from railhead.stock.purse import BANK
from tests.games.mag.pages import position

DEFAULTS = {option.name: option.values[0] for option in OPTIONS}


def explained(page: str, *actions: dict[str, Any]) -> tuple[Message, list[tuple[str, int, Message]]]:
    """After the actions but the last, what is said about that: the sum so far, and each stop."""
    rules, state = position(page)
    for plain in actions[:-1]:
        state = rules.apply(state, rules.read(plain)).state
    found = rules.explain(state, actions[-1])
    assert not found.reasons
    return found.notes[-1], [(place.cell, place.value, place.why) for place in found.places]


def run(train: str, *hexes: str) -> dict[str, Any]:
    return {"do": "run", "routes": [{"train": train, "hexes": list(hexes)}]}


def test_a_mine_is_told_beside_the_revenue() -> None:
    """VI.3.7, VI.3.7f: what the mine pays with its car is no revenue."""
    total, stops = explained("run-with-a-mine", run("2", "B15", "B17", "A18"))
    assert total == Message("note-so-far", {"revenue": 30, "mine": 50})
    assert stops == [
        ("B15", 10, Message("stop-pays", {"train": "2", "amount": 10})),
        ("B17", 20, Message("stop-pays", {"train": "2", "amount": 20})),
        ("A18", 50, Message("stop-mine", {"train": "2", "amount": 50})),
    ]


def test_the_bonus_of_a_red_area_is_told_with_its_stop() -> None:
    """VI.3.7d: 30 more in the brown phase, with RÁBA's car; without it none."""
    bare = run("2", "I2", "H1")
    fiume = ("I2", 20, Message("stop-pays", {"train": "2", "amount": 20}))
    assert explained("run-to-a-red-area", bare) == (
        Message("note-so-far", {"revenue": 60, "mine": 0}),
        [fiume, ("H1", 40, Message("stop-pays", {"train": "2", "amount": 40}))],
    )
    assert explained("run-to-a-red-area", {"do": "buy-car", "major": "RABA"}, bare) == (
        Message("note-so-far", {"revenue": 90, "mine": 0}),
        [fiume, ("H1", 70, Message("stop-pays-bonus", {"train": "2", "amount": 70, "bonus": 30}))],
    )


def test_where_money_is_shown() -> None:
    """The bank has no place; a player's is at the seat, a company's on its card."""
    rules = Mag(VERSION, DEFAULTS, 3)
    minors = rules.account(0)
    assert [purse_of(rules, account) for account in (BANK, 1, 3)] == [None, "seat:0", "seat:2"]
    assert [purse_of(rules, account) for account in (minors, minors + rules.minors)] == ["minor:1", "charter:RABA"]
    assert [purse_of(Mag(VERSION, DEFAULTS, 1), account) for account in (1, 2)] == ["seat:0", "istvan:purse"]


COUNTRIES = [("over", "hungary"), ("shares", "hungary-two"), ("istvan", "hungary-two")]


@pytest.mark.parametrize(("page", "country"), COUNTRIES)
def test_the_country_under_the_map(page: str, country: str) -> None:
    """Two players and the solo game have the smaller map."""
    assert TITLE.scene(*position(page)).board.country == country
