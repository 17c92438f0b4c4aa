"""Who paid whom: for every move of a game the payments are exactly what the money on the page changes by."""

from __future__ import annotations

from collections import Counter

import pytest

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.stock.effects import Priority, Transfer
from railhead.view.payment import Payment, payments
from railhead.view.scene import Scene, Shelf

PURSES = ("fact-cash", "fact-treasury")


def purses(scene: Scene) -> Counter[str]:
    """The money that the scene shows, by the element that shows it."""
    found: Counter[str] = Counter()
    for row in scene.players:
        for fact in row.facts:
            if fact.label.id in PURSES and isinstance(fact.value, int):
                found[f"seat:{row.seat}"] = fact.value
    for panel in scene.panels:
        if isinstance(panel, Shelf):
            for card in panel.cards:
                for label, box in card.facts:
                    if label.id in PURSES and isinstance(box.value, int):
                        found[card.id] = box.value
    return found


@pytest.mark.parametrize(("title_id", "seats"), [("18mag", 3), ("18mag", 1), ("1862", 3)])
def test_payments_are_the_changes_of_the_purses(title_id: str, seats: int) -> None:
    title = catalogue.title(title_id)
    header = title.header({}, seats, "paid")
    _, rules = catalogue.rules_of(header)
    state = rules.start(rules.draw("paid"), "paid").state
    bot = make(title_id, "random", "paid")
    paid = 0
    for _ in range(250):
        decision = rules.decision(state)
        if decision is None:
            break
        outcome = rules.act(state, bot.choose(rules, state, decision.seat, Budget(nodes=200)), decision.seat)
        change = purses(title.scene(rules, outcome.state))
        change.subtract(purses(title.scene(rules, state)))
        for payment in title.payments(rules, outcome.effects):
            change[payment.src or "bank"] += payment.amount
            change[payment.dst or "bank"] -= payment.amount
            paid += 1
        assert not {purse: by for purse, by in change.items() if by and purse != "bank"}
        state = outcome.state
    assert paid > 20


def test_what_goes_the_same_way_is_one_payment() -> None:
    names = {0: None, 1: "seat:0", 2: "seat:1"}
    transfers = [Transfer(*row, "fee") for row in ((1, 0, 30), (1, 2, 5), (1, 0, 20), (2, 0, 0))]
    paid = payments([*transfers, Priority(1)], names.__getitem__)
    assert paid == (Payment(50, "seat:0", None), Payment(5, "seat:0", "seat:1"))
