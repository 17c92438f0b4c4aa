"""Why an action is not legal. `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import Refusal, says
from railhead.rail.refusals import AboutHex
from railhead.stock.refusals import AboutCompany, AtLimit

NoSuchCompany = AboutCompany.saying("refusal-no-such-company")
NoSuchHex = AboutHex.saying("refusal-no-such-hex")


@says("refusal-cannot-pay", "6.5.1")
class CannotPay(Refusal, frozen=True):
    """Too little money."""

    needed: int
    held: int


AtCertificateLimit = AtLimit.saying("refusal-at-certificate-limit", "6.5.2")
NoShareThere = AboutCompany.saying("refusal-no-share-there", "6.5.1")
HomeFirst = AboutHex.saying("refusal-home-first", "7.2a")


@says("refusal-asked-already", "7.5.1")
class AskedAlready(Refusal, frozen=True):
    """The other director has declined this."""

    director: SeatArg


@says("refusal-options-clash")
class OptionsClash(Refusal, frozen=True):
    """Two options that do not go together."""

    first: str
    second: str
