"""Money in accounts. It only ever moves from one account to another."""

from __future__ import annotations

Purse = tuple[int, ...]

#: the account of the bank, which may be in debt where a title's bank is unlimited
BANK = 0


def transfer(purse: Purse, src: int, dst: int, amount: int) -> Purse:
    """The accounts after a payment; the sum stays what it was.

    >>> transfer((0, 50, 5), 1, 2, 10)
    (0, 40, 15)
    """
    assert amount >= 0, "money goes from src to dst"
    accounts = list(purse)
    accounts[src] -= amount
    accounts[dst] += amount
    return tuple(accounts)
