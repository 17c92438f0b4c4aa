"""Why an action is not legal. `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import Refusal, says
from railhead.rail.refusals import AboutHex


@says("refusal-no-such-company")
class NoSuchCompany(Refusal, frozen=True):
    company: str


@says("refusal-no-such-hex")
class NoSuchHex(AboutHex, frozen=True):
    """No hex of the board has that name."""


@says("refusal-cannot-pay", "6.5.1")
class CannotPay(Refusal, frozen=True):
    """Too little money."""

    needed: int
    held: int


@says("refusal-at-certificate-limit", "6.5.2")
class AtCertificateLimit(Refusal, frozen=True):
    limit: int


@says("refusal-no-share-there", "6.5.1")
class NoShareThere(Refusal, frozen=True):
    company: str


@says("refusal-home-first", "7.2a")
class HomeFirst(AboutHex, frozen=True):
    """The tile of the home hex comes first."""


@says("refusal-asked-already", "7.5.1")
class AskedAlready(Refusal, frozen=True):
    """The other director has declined this."""

    director: SeatArg


@says("refusal-options-clash")
class OptionsClash(Refusal, frozen=True):
    """Two options that do not go together."""

    first: str
    second: str
