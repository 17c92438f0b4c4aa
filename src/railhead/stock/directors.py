"""Who directs a company: the director certificate follows the most shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from railhead.kernel.play import Play
from railhead.stock.certificates import CertAt, Issue, director, director_cert, new_director, percent, plain_shares
from railhead.stock.effects import NewDirector


def left_of(players: Sequence[int], holder: int) -> tuple[int, ...]:
    """The other players in clockwise order, from a holder's left.

    >>> left_of((1, 2, 3, 4), 3)
    (4, 1, 2)
    """
    place = players.index(holder)
    return (*players[place + 1 :], *players[:place])


def largest(issue: Issue, cert_at: CertAt, company: int, holders: Sequence[int]) -> int | None:
    """The holder with the most, if that is enough for the director certificate; ties: the first one."""
    best = max(holders, key=lambda holder: percent(issue, cert_at, company, holder), default=None)
    if best is None or percent(issue, cert_at, company, best) < issue.director:
        return None
    return best


def swap_director(play: Play[Any, Any], issue: Issue, company: int, to: int) -> None:
    """A holder takes the director certificate, from whoever has it, for as many plain shares."""
    cert_at, cert = play.state.cert_at, director_cert(issue, company)
    shares = plain_shares(issue, cert_at, company, to)[: issue.director // issue.share]
    play.do(NewDirector(company, cert, tuple(shares), cert_at[cert], to))


def settle_director(play: Play[Any, Any], issue: Issue, company: int, players: Sequence[int]) -> None:
    """Whoever has more than the director takes over; of a company without one, whoever has enough for it."""
    cert_at = play.state.cert_at
    now = director(issue, cert_at, company)
    if now in players:
        new = new_director(issue, cert_at, company, left_of(players, now))
    else:
        new = largest(issue, cert_at, company, players)
    if new is not None:
        swap_director(play, issue, company, new)
