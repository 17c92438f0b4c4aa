"""Who paid whom: for the coins that fly over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from railhead.kernel.effect import Effect
from railhead.stock.effects import Transfer


class Payment(Struct, frozen=True, omit_defaults=True):
    """Money from one purse to another: `seat:0` for a player, the id of a company's card; None is the bank."""

    amount: int
    src: str | None = None
    dst: str | None = None


def payments(effects: Iterable[Effect], purse: Callable[[int], str | None]) -> tuple[Payment, ...]:
    """The transfers among some effects, in their order; what goes the same way is one. `purse` shows an account."""
    sums: dict[tuple[str | None, str | None], int] = {}
    for effect in effects:
        if isinstance(effect, Transfer):
            way = (purse(effect.src), purse(effect.dst))
            sums[way] = sums.get(way, 0) + effect.amount
    return tuple(Payment(amount, *way) for way, amount in sums.items() if amount)
