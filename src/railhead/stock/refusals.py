"""What reasons against dealings speak of. A title names its reasons, each with its text and its paragraph."""

from __future__ import annotations

from railhead.kernel.refusal import Refusal


class AboutCompany(Refusal, frozen=True):
    """A reason that names a company."""

    company: str


class AtLimit(Refusal, frozen=True):
    """No more than this many."""

    limit: int


class TooDear(Refusal, frozen=True):
    """A company's treasury does not cover the cost."""

    cost: int
    treasury: int


class AboveLimit(Refusal, frozen=True):
    """More than is allowed."""

    held: int
    limit: int


class TooLow(Refusal, frozen=True):
    """At least this much."""

    least: int


class TooHigh(Refusal, frozen=True):
    """At most this much."""

    most: int


class NoSuchPrice(Refusal, frozen=True):
    """Not one of the prices that can be chosen."""

    price: int


class TooManyShares(Refusal, frozen=True):
    """No more shares of a company than this."""

    company: str
    most: int
