"""What the players are worth (10.4)."""

from __future__ import annotations

from railhead.games.e1862.books import cash, director_cert, has_train, price, shares, singles
from railhead.games.e1862.data import DIRECTOR_SHARES
from railhead.games.e1862.state import COMPANIES, State, account


def worth(state: State, seat: int) -> int:
    """10.4: money, and shares at the market price; shares of a company without a train count half."""
    return cash(state, seat) + sum(share_worth(state, seat, company) for company in range(COMPANIES))


def share_worth(state: State, seat: int, company: int) -> int:
    """Half is rounded down for every certificate."""
    held = shares(state, company, account(seat))
    if not held:
        return 0
    each = price(state, company)
    if has_train(state, company):
        return held * each
    director = state.cert_at[director_cert(company)] == account(seat)
    plain = len(singles(state, company, account(seat)))
    return plain * (each // 2) + (DIRECTOR_SHARES * each // 2 if director else 0)
