"""What the players are worth (10.4)."""

from __future__ import annotations

from railhead.games.e1862.facts import DIRECTOR_SHARES
from railhead.games.e1862.holdings import cash, director_cert, has_train, price, shares, singles
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import COMPANIES, State, account


def worth(rules: E1862Rules, state: State, seat: int) -> int:
    """10.4, D36: money, and shares at the market price."""
    return cash(state, seat) + sum(share_worth(rules, state, seat, company) for company in range(COMPANIES))


def counts_half(rules: E1862Rules, state: State, company: int) -> bool:
    """D36: in recorded games the shares of a company without a train."""
    return not rules.rulings.full_final_value and not has_train(state, company)


def share_worth(rules: E1862Rules, state: State, seat: int, company: int) -> int:
    """10.4, D36; where it is half, it is rounded down for every certificate."""
    held = shares(state, company, account(seat))
    if not held:
        return 0
    each = price(state, company)
    if not counts_half(rules, state, company):
        return held * each
    director = state.cert_at[director_cert(company)] == account(seat)
    plain = len(singles(state, company, account(seat)))
    return plain * (each // 2) + (DIRECTOR_SHARES * each // 2 if director else 0)
