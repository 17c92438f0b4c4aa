"""Who directs (6.3): the director certificate follows the most shares."""

from __future__ import annotations

from railhead.games.e1862.effects import MoveCerts, NewDirector, Receivership
from railhead.games.e1862.facts import DIRECTOR_SHARES, ISSUE
from railhead.games.e1862.holdings import clockwise, director_at, director_cert, is_player, seats_of, shares, singles
from railhead.games.e1862.rules import E1862Play
from railhead.games.e1862.state import POOL, State, account
from railhead.stock.certificates import new_director


def left_of(state: State, seat: int) -> tuple[int, ...]:
    """The other players' accounts, from the left of a seat."""
    return tuple(account(other) for other in clockwise(state, seat)[1:])


def swap_director(play: E1862Play, company: int, to: int) -> None:
    """6.3: a holder takes the director certificate for three of his single shares; no sale, no purchase."""
    holder = director_at(play.state, company)
    three = tuple(singles(play.state, company, to)[:DIRECTOR_SHARES])
    play.do(MoveCerts((director_cert(company),), to, "director"))
    play.do(MoveCerts(three, holder, "director"))
    play.do(NewDirector(company, to - 1))


def settle_director(play: E1862Play, company: int) -> None:
    """6.3, 8: somebody holds more than the director, or enough of a company in receivership."""
    state = play.state
    holder = director_at(state, company)
    if is_player(state, holder):
        successor = new_director(ISSUE, state.cert_at, company, left_of(state, holder - 1))
        if successor is not None:
            swap_director(play, company, successor)
    elif holder == POOL:
        seats = clockwise(state, state.priority)
        best = max(seats, key=lambda seat: shares(state, company, account(seat)))
        if shares(state, company, account(best)) >= DIRECTOR_SHARES:
            swap_director(play, company, account(best))


def largest_other(state: State, company: int, seat: int) -> int | None:
    """The player beside one with the most shares, if these are three or more; of equals the nearest to his left."""
    others = left_of(state, seat)
    if seats_of(state) == 1:
        return None
    best = max(others, key=lambda holder: shares(state, company, holder))
    return best if shares(state, company, best) >= DIRECTOR_SHARES else None


def note_receivership(play: E1862Play, company: int) -> None:
    """8: the certificate lies in the pool."""
    if play.state.company[company].floated and director_at(play.state, company) == POOL:
        play.do(Receivership(company))
