"""Certificates: where each one is, what they add up to, and who directs.

The certificates of company c are the indices `c * issue.size` up to the next company's; the first one is the
director's. Holders are small numbers of the title's choice (its accounts, say), places such as a charter or a pool too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

CertAt = tuple[int, ...]


class Issue(Struct, frozen=True):
    """The certificates that every company has: one for its director and some plain shares, in percent."""

    director: int
    share: int
    shares: int

    @property
    def size(self) -> int:
        """Number of certificates of one company.

        >>> Issue(20, 10, 8).size
        9
        """
        return 1 + self.shares


def director_cert(issue: Issue, company: int) -> int:
    """The index of a company's director certificate."""
    return company * issue.size


def percent(issue: Issue, cert_at: CertAt, company: int, holder: int) -> int:
    """How much of the company the holder has.

    >>> percent(Issue(20, 10, 2), (1, 1, 2, 3, 3, 3), 0, 1)
    30
    """
    first = company * issue.size
    held = cert_at[first : first + issue.size].count(holder) * issue.share
    return held + issue.director - issue.share if cert_at[first] == holder else held


def plain_shares(issue: Issue, cert_at: CertAt, company: int, holder: int) -> list[int]:
    """The indices of the holder's certificates of the company, without the director's."""
    first = company * issue.size
    return [i for i in range(first + 1, first + issue.size) if cert_at[i] == holder]


def certificates_of(issue: Issue, cert_at: CertAt, company: int, holder: int) -> int:
    """How many certificates of the company the holder has, the director's included."""
    first = company * issue.size
    return cert_at[first : first + issue.size].count(holder)


def director(issue: Issue, cert_at: CertAt, company: int) -> int:
    """Who holds the director certificate (a place, if nobody does)."""
    return cert_at[company * issue.size]


def moved(cert_at: CertAt, certs: Iterable[int], to: int) -> CertAt:
    """The certificates, some of them with a new holder."""
    places = list(cert_at)
    for cert in certs:
        places[cert] = to
    return tuple(places)


def new_director(issue: Issue, cert_at: CertAt, company: int, clockwise: Sequence[int]) -> int | None:
    """Who takes over from the director: the holder with most, if that is more than the director has.

    `clockwise` are the other holders in order, from the director's left; ties: the first one takes over.
    """
    most = percent(issue, cert_at, company, director(issue, cert_at, company))
    found = None
    for holder in clockwise:
        held = percent(issue, cert_at, company, holder)
        if held > most:
            most, found = held, holder
    return found
