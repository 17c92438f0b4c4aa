"""Rules versions: a running game keeps the rules it was started with.

A record names its rules as `title/version`. A fix that could change a past game raises the version;
what the older version did differently is a quirk, a named switch the title's rules look at.
"""

from __future__ import annotations

from msgspec import Struct

from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import Refused


@says("refusal-unknown-title")
class UnknownTitle(Refusal, frozen=True):
    title: str
    known: str


@says("refusal-unknown-version")
class UnknownVersion(Refusal, frozen=True):
    title: str
    version: str


class RulesId(Struct, frozen=True):
    """The two parts of `rocket/1`.

    >>> RulesId.read("rocket/1")
    RulesId(title='rocket', version=1)
    """

    title: str
    version: int

    @classmethod
    def read(cls, text: str) -> RulesId:
        title, _, version = text.partition("/")
        if not version.isascii() or not version.isdigit():
            raise Refused([UnknownVersion(title, version)])
        return cls(title, int(version))

    def __str__(self) -> str:
        return f"{self.title}/{self.version}"


VERSION_REFUSALS: tuple[type[Refusal], ...] = (UnknownTitle, UnknownVersion)
