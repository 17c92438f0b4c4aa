"""Laws of conservation that hold in every 18xx title after every action; each raises AssertionError."""

from __future__ import annotations

from collections.abc import Sequence

from railhead.stock.certificates import CertAt, Issue, director, percent
from railhead.stock.market import OFF_MARKET, Order, Spaces
from railhead.stock.purse import Purse


def check_money(purse: Purse, total: int) -> None:
    """The sum of all accounts never changes; only the bank is ever in debt."""
    assert sum(purse) == total
    assert min(purse[1:]) >= 0


def check_director(issue: Issue, cert_at: CertAt, company: int, players: Sequence[int]) -> None:
    """A director where somebody has enough for it, and nobody has more than the director."""
    held = {holder: percent(issue, cert_at, company, holder) for holder in players}
    now = director(issue, cert_at, company)
    if now in held:
        assert held[now] == max(held.values()) >= issue.director
    else:
        assert max(held.values()) < issue.director


def check_market(price_at: Spaces, order: Order, spaces: int) -> None:
    """Every marker on the market is in the order once, and on a space."""
    assert sorted(order) == [company for company, space in enumerate(price_at) if space != OFF_MARKET]
    assert all(OFF_MARKET <= space < spaces for space in price_at)
