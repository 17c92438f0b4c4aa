"""Who paid whom, by the elements of the scene that show their money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from railhead.games.e1862.effects import Transfer
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import company_of, is_player
from railhead.games.e1862.state import State
from railhead.kernel.effect import Effect
from railhead.stock.purse import BANK
from railhead.view.payment import Payment
from railhead.view.payment import payments as made_of

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862Rules


def payments(rules: E1862Rules, state: State, effects: Sequence[Effect]) -> tuple[Payment, ...]:
    paid = ((effect.src, effect.dst, effect.amount) for effect in effects if isinstance(effect, Transfer))
    return made_of(paid, lambda account: purse_of(state, account))


def purse_of(state: State, account: int) -> str | None:
    if account == BANK:
        return None
    if is_player(state, account):
        return f"seat:{account - 1}"
    return f"charter:{facts().companies[company_of(state, account)].id}"
