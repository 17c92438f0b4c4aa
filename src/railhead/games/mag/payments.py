"""Who paid whom, by the elements of the scene that show their money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from railhead.games.mag.effects import Transfer
from railhead.games.mag.names import card_of
from railhead.games.mag.state import State
from railhead.kernel.effect import Effect
from railhead.stock.purse import BANK
from railhead.view.payment import Payment
from railhead.view.payment import payments as made_of

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def payments(rules: MagRules, state: State, effects: Sequence[Effect]) -> tuple[Payment, ...]:
    paid = ((effect.src, effect.dst, effect.amount) for effect in effects if isinstance(effect, Transfer))
    return made_of(paid, lambda account: purse_of(rules, account))


def purse_of(rules: MagRules, account: int) -> str | None:
    if account == BANK:
        return None
    if account <= rules.players:
        seat = account - 1
        return "istvan:purse" if seat == rules.istvan else f"seat:{seat}"
    return card_of(rules, account - rules.account(0))
