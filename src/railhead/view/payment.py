"""Who paid whom: for the coins that fly over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct


class Payment(Struct, frozen=True, omit_defaults=True):
    """Money from one purse to another: `seat:0` for a player, the id of a company's card; None is the bank."""

    amount: int
    src: str | None = None
    dst: str | None = None


def payments(transfers: Iterable[tuple[int, int, int]], purse: Callable[[int], str | None]) -> tuple[Payment, ...]:
    """Payments from (source, destination, amount) by accounts, in their order; what goes the same way is one."""
    sums: dict[tuple[str | None, str | None], int] = {}
    for src, dst, amount in transfers:
        way = (purse(src), purse(dst))
        sums[way] = sums.get(way, 0) + amount
    return tuple(Payment(amount, *way) for way, amount in sums.items() if amount)
