"""What a menu says about drawing a run: every proposed route can be drawn, and no step leads off the track."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.menu import PickRoutes


def runs(title: str, seats: int, moves: int) -> Iterator[PickRoutes]:
    """The offers of runs in the first moves of a game among bots."""
    header = catalogue.title(title).header({}, seats, "drawn")
    _, rules = catalogue.rules_of(header)
    history, bot = History(rules, header), make(title, "novice", "drawn")
    while (decision := rules.decision(history.state)) is not None and history.last < moves:
        yield from (offer for offer in rules.menu(history.state).offers if isinstance(offer, PickRoutes))
        history.act(decision.seat, bot.choose(rules, history.state, decision.seat, Budget(nodes=500)))


def routes(offer: PickRoutes) -> Iterator[list[str]]:
    for choice in offer.proposals:
        drawn = choice.action.get("routes", ())
        assert isinstance(drawn, list | tuple)
        yield from (list(route["hexes"]) for route in drawn)


@pytest.mark.parametrize(("title", "seats", "moves"), [("18mag", 3, 150), ("1862", 3, 150)])
def test_every_proposal_can_be_drawn(title: str, seats: int, moves: int) -> None:
    drawn = 0
    for offer in runs(title, seats, moves):
        for hexes in routes(offer):
            assert hexes[0] in offer.starts
            assert all(there in offer.next[here] for here, there in pairwise(hexes))
            drawn += 1
        assert set(offer.starts) <= set(offer.next)
        assert all(here in offer.next[there] for here, next_ in offer.next.items() for there in next_)
    assert drawn
