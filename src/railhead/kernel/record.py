"""Records: append-only JSON lines, readable by hand, kept for ever.

The first line is the header, every further line one entry: an action of a seat, or a `rewind: k` that
sets the head to the state after entry k (0: the start; k may be an undone entry, which is redo).
`#` is the digest of the state after the entry: always written, optional on reading.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import Meta, Struct

from railhead.kernel.message import Arg
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import OptionValue

FORMAT = 1

# Records come from strangers: nothing in one is larger than a game can need, so that nobody allocates by its numbers.
Seats: TypeAlias = Annotated[int, Meta(ge=1, le=32)]
Number: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=200)]


@says("refusal-not-json")
class NotJson(Refusal, frozen=True):
    """A line is not a JSON object."""

    line: int


@says("refusal-no-header")
class NoHeader(Refusal, frozen=True):
    """The first line does not say which game this is."""

    detail: str


@says("refusal-other-format")
class OtherFormat(Refusal, frozen=True):
    """The record is of a format this program does not know."""

    format: int


@says("refusal-not-an-entry")
class NotAnEntry(Refusal, frozen=True):
    """A line is neither an action nor a rewind."""

    line: int
    detail: str


@says("refusal-number-gap")
class NumberGap(Refusal, frozen=True):
    """Entries are numbered from 1 without gaps."""

    line: int
    expected: int
    found: int


@says("refusal-no-such-entry")
class NoSuchEntry(Refusal, frozen=True):
    """A rewind or a question names an entry that is not there."""

    entry: int
    last: int


@says("refusal-digest-differs")
class DigestDiffers(Refusal, frozen=True):
    """The state after an entry is not the one the record was written with."""

    entry: int
    expected: str
    found: str


@says("refusal-not-text")
class NotText(Refusal, frozen=True):
    """The file is not text in UTF-8."""


RECORD_REFUSALS: tuple[type[Refusal], ...] = (
    NotJson, NoHeader, OtherFormat, NotAnEntry, NumberGap, NoSuchEntry, DigestDiffers, NotText,
)  # fmt: skip


class RecordError(Exception):
    """A record cannot be read or replayed: where, and every reason why."""

    def __init__(self, refusals: list[Refusal], entry: int | None = None) -> None:
        super().__init__(", ".join(refusal.code() for refusal in refusals))
        self.refusals = refusals
        self.entry = entry


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a branch left another record: the entry, and the digest of the state there."""

    at: Number
    digest: ShortText


class Header(Struct, frozen=True):
    """Which game this is. `drawn` is the set-up that chance decided, in the title's own words; `players` are the names
    of those who played, by seat, where they are known."""

    rules: ShortText
    seats: Seats
    options: dict[str, OptionValue] = {}
    seed: ShortText | None = None
    branch: Branch | None = None
    drawn: dict[str, object] = {}
    players: Annotated[tuple[ShortText, ...], Meta(max_length=32)] = ()

    KEYS: ClassVar[tuple[str, ...]] = ("rules", "seats", "options", "seed", "branch", "players")

    def plain(self) -> dict[str, object]:
        plain: dict[str, object] = {"format": FORMAT, "rules": self.rules, "options": self.options, "seats": self.seats}
        if self.seed is not None:
            plain["seed"] = self.seed
        if self.branch is not None:
            plain["branch"] = msgspec.to_builtins(self.branch)
        if self.players:
            plain["players"] = list(self.players)
        return plain | self.drawn


class Entry(Struct, frozen=True):
    """One line of a record: an action (in its saved form) or a rewind."""

    n: Number
    seat: Number
    action: dict[str, object] | None = None
    rewind: Number | None = None
    digest: ShortText | None = None

    def plain(self) -> dict[str, object]:
        plain: dict[str, object] = {"n": self.n, "seat": self.seat}
        plain |= {"rewind": self.rewind} if self.action is None else self.action
        if self.digest is not None:
            plain["#"] = self.digest
        return plain


class Record(Struct, frozen=True):
    """A whole record, as it stands in a file."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def lines(self) -> Iterator[bytes]:
        yield line_of(self.header)
        for entry in self.entries:
            yield line_of(entry)


def line_of(part: Header | Entry) -> bytes:
    return msgspec.json.encode(part.plain()) + b"\n"


def parse(data: bytes) -> Record:
    """Read a record; every fault is a `RecordError` that names its line."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError([NotText()]) from None
    rows = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not rows:
        raise RecordError([NoHeader("")])
    header = _header(_object(*rows[0]))
    return Record(header, tuple(_entries(rows[1:])))


def _object(number: int, line: str) -> dict[str, object]:
    try:
        found = msgspec.json.decode(line.encode())
    except (msgspec.DecodeError, RecursionError):
        raise RecordError([NotJson(number)]) from None
    if not isinstance(found, dict):
        raise RecordError([NotJson(number)])
    return found


def _header(plain: dict[str, object]) -> Header:
    form = plain.pop("format", None)
    if not isinstance(form, int) or isinstance(form, bool):
        raise RecordError([NoHeader("format")])
    if form != FORMAT:
        raise RecordError([OtherFormat(form)])
    known = {key: plain.pop(key) for key in Header.KEYS if key in plain}
    try:
        return msgspec.convert(known | {"drawn": plain}, Header)
    except msgspec.ValidationError as error:
        raise RecordError([NoHeader(str(error))]) from None


def _entries(rows: Iterable[tuple[int, str]]) -> Iterator[Entry]:
    for expected, (number, line) in enumerate(rows, 1):
        entry = _entry(number, _object(number, line))
        if entry.n != expected:
            raise RecordError([NumberGap(number, expected, entry.n)])
        yield entry


def _entry(number: int, plain: dict[str, object]) -> Entry:
    known: dict[str, object] = {key: plain.pop(key) for key in ("n", "seat", "rewind") if key in plain}
    if "#" in plain:
        known["digest"] = plain.pop("#")
    if "rewind" not in known:
        known["action"] = plain
    elif plain:
        raise RecordError([NotAnEntry(number, ", ".join(sorted(plain)))])
    try:
        return msgspec.convert(known, Entry)
    except msgspec.ValidationError as error:
        raise RecordError([NotAnEntry(number, str(error))]) from None


def arguments(error: RecordError) -> dict[str, Arg]:
    """What a message about the error needs beyond its reasons."""
    return {"entry": error.entry or 0}
