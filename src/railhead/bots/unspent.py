"""Money that lay idle: kept by a player who could have bought a share, and left in treasuries when the game ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from railhead.games.e1862 import holdings as of_1862
from railhead.games.e1862 import stock_round
from railhead.games.e1862.names import name
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import COMPANIES, Stock
from railhead.games.mag import shares
from railhead.games.mag.holdings import treasury
from railhead.games.mag.names import company_name
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import ShareRound
from railhead.kernel.action import Action, Pass
from railhead.kernel.message import Arg
from railhead.kernel.rules import Rules


def kept(rules: Rules[Any], state: Any, seat: int, action: Action) -> int:
    """The cash of a player who passes though there is a share to be had for it; 0 otherwise."""
    if not isinstance(action, Pass):
        return 0
    match rules, state.stack[-1]:
        case MagRules(), ShareRound():
            buys = any(isinstance(one, shares.BuyShare) for one in rules.legal(state))
            return int(state.purse[seat + 1]) if buys else 0
        case E1862Rules(), Stock():
            buys = any(isinstance(one, stock_round.BuyShare) for one in rules.legal(state))
            return of_1862.cash(state, seat) if buys else 0
    return 0


def left(rules: Rules[Any], state: Any) -> Iterator[tuple[Arg, int | None, int]]:
    """Companies with what is left in their treasuries at the end, and whose they are."""
    match rules:
        case MagRules():
            for minor, owner in enumerate(state.owner):
                if 0 <= owner < rules.players:
                    yield company_name(rules, minor), owner, treasury(rules, state, minor)
        case E1862Rules():
            for company in range(COMPANIES):
                director = of_1862.director_seat(state, company)
                if director is not None:
                    yield name(company), director, of_1862.cash_of(state, company)
