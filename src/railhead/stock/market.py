"""A linear share market: spaces from the lowest price to the highest, markers stacked on them.

`price_at[c]` is the space of company c's marker. `price_order` lists the companies in the order in which they
arrived where they are: of two markers on one space, the one that comes first in it lies on top.
"""

from __future__ import annotations

from msgspec import Struct

Spaces = tuple[int, ...]
Order = tuple[int, ...]

#: the space of a marker that is not on the market
OFF_MARKET = -1


class Market(Struct, frozen=True):
    """The prices on the spaces, lowest first."""

    prices: tuple[int, ...]

    def space(self, price: int) -> int:
        """The (first) space with that price."""
        return self.prices.index(price)

    def target(self, space: int, steps: int) -> int:
        """Where a move leads: it stops at either end.

        >>> Market((55, 60, 65)).target(1, 4)
        2
        """
        return min(max(space + steps, 0), len(self.prices) - 1)


def moved(price_at: Spaces, order: Order, company: int, space: int) -> tuple[Spaces, Order]:
    """The markers after one has arrived somewhere: it goes below those already there, or off the market.

    >>> moved((1, 2, 1), (0, 1, 2), 0, 2)
    ((2, 2, 1), (1, 2, 0))
    """
    spaces = (*price_at[:company], space, *price_at[company + 1 :])
    others = tuple(other for other in order if other != company)
    return spaces, others if space == OFF_MARKET else (*others, company)


def operating_order(price_at: Spaces, order: Order) -> Order:
    """Highest price first; ties: the top marker first.

    >>> operating_order((2, 2, 1), (1, 2, 0))
    (1, 0, 2)
    """
    return tuple(sorted(order, key=lambda company: -price_at[company]))


def depth(price_at: Spaces, order: Order, company: int) -> int:
    """The place of a marker in its stack, 0 on top."""
    stack = [other for other in order if price_at[other] == price_at[company]]
    return stack.index(company)
