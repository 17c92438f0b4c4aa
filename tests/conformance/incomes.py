"""What a company is said to run for with each thing that it could build, against the run that it is then offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games.title import Title
from railhead.kernel.action import Pass
from railhead.kernel.history import History
from railhead.kernel.menu import Menu, Pick, PickRoutes, PickTile
from railhead.kernel.rules import Rules
from railhead.server.incomes import buildings, income
from tests.conformance.kit import Setup

#: so many things are tried on a hex
TRIED = 3


def played_well(setup: Setup, seed: str) -> History[Any]:
    """A game of bots that own trains: at random hardly any company runs."""
    history = setup.history(seed)
    bots = [make(setup.title, "novice", f"{seed}-{seat}") for seat in range(setup.seats)]
    while (asked := history.rules.decision(history.state)) is not None:
        bot = bots[asked.seat]
        history.act(asked.seat, bot.choose(history.rules, history.state, asked.seat, Budget(nodes=100)))
    return history


def check_incomes(title: Title, rules: Rules[Any], state: Any) -> int:
    """The first and the last hex on which the company can build; returns how many figures were compared."""
    menu, compared = rules.menu(state), 0
    company = _company(menu)
    cells = list(_cells(rules, menu)) if company else []
    for cell in dict.fromkeys(cells[:1] + cells[-1:]):
        for plain in list(buildings(menu, cell))[:TRIED]:
            after = rules.apply(state, rules.read(plain)).state
            said, offered = income(title, rules, after, company), _run_later(rules, after, company)
            if offered is not None:
                assert said == offered, f"{company} would run for {said} with {plain}, and runs for {offered}"
                compared += 1
    return compared


def _cells(rules: Rules[Any], menu: Menu) -> Iterator[str]:
    hexes = rules.facts.board.number  # type: ignore[attr-defined]
    for offer in menu.offers:
        if isinstance(offer, PickTile):
            yield from offer.cells
        elif isinstance(offer, Pick):
            yield from (choice.at[0] for choice in offer.choices if choice.at and choice.at[0] in hexes)


def _company(menu: Menu) -> str:
    return (menu.card or "").partition(":")[2]


def _run_later(rules: Rules[Any], state: Any, company: str) -> int | None:
    """The best run on offer when the company does nothing else before it; None where it never comes to run."""
    while _company(menu := rules.menu(state)) == company:
        routes = next((offer for offer in menu.offers if isinstance(offer, PickRoutes)), None)
        if routes is not None:
            args = routes.proposals[0].label.args
            return sum(amount for amount in args.values() if isinstance(amount, int))
        if rules.legal(state).why_not(Pass()):
            return None
        state = rules.act(state, Pass()).state
    return None
