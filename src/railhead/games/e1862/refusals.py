"""Why an action is not legal. `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import Refusal


class NoSuchCompany(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-company"
    company: str


class NoSuchHex(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-hex"
    hex: str


class CannotPay(Refusal, frozen=True):
    """Too little money."""

    text: ClassVar[str] = "refusal-cannot-pay"
    rule: ClassVar[str] = "6.5.1"
    needed: int
    held: int


class AtCertificateLimit(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-at-certificate-limit"
    rule: ClassVar[str] = "6.5.2"
    limit: int


class NoShareThere(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-share-there"
    rule: ClassVar[str] = "6.5.1"
    company: str


class HomeFirst(Refusal, frozen=True):
    """The tile of the home hex comes first."""

    text: ClassVar[str] = "refusal-home-first"
    rule: ClassVar[str] = "7.2a"
    hex: str


class AskedAlready(Refusal, frozen=True):
    """The other director has declined this."""

    text: ClassVar[str] = "refusal-asked-already"
    rule: ClassVar[str] = "7.5.1"
    director: SeatArg


class OptionsClash(Refusal, frozen=True):
    """Two options that do not go together."""

    text: ClassVar[str] = "refusal-options-clash"
    first: str
    second: str
