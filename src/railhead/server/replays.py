"""Long work in a process of its own: whole games replayed, for imports, branches and what is told of them, and
pictures painted. What comes back is ready to be written or sent."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.history import History
from railhead.kernel.record import Header, NoHeader, Record, RecordError, parse
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Refused
from railhead.server.faults import TooLarge
from railhead.server.names import HIDDEN
from railhead.server.timeline import SNAPSHOT_EVERY
from railhead.server.views import gist_line
from railhead.view.story import Story, tell

AnyHistory: TypeAlias = History[Any]  # the state is the title's own

#: as `protocol.Name`
NAME_LENGTH = 40
#: entries of an imported record
MOST_ENTRIES = 20_000


class Import(Struct, frozen=True):
    """Read this file."""

    data: bytes


class BranchOff(Struct, frozen=True):
    """Go another way from that entry on."""

    record: Record
    at: int


class Paint(Struct, frozen=True):
    """Make a PNG of this SVG."""

    svg: str
    width: int


class TellStory(Struct, frozen=True):
    """Tell how that game went."""

    record: Record


Question: TypeAlias = Import | BranchOff | Paint | TellStory


class Row(Struct, frozen=True):
    """An entry as it is written."""

    seat: int
    action: str | None
    rewind: int | None
    digest: str
    log: str


class Replayed(Struct, frozen=True):
    """A game that has been replayed to its last entry; `names` where the file has them."""

    header: Header
    names: tuple[str | None, ...]
    rows: tuple[Row, ...]
    snapshots: tuple[tuple[int, bytes], ...]
    asked: int | None
    result: str | None
    #: what lists show of it
    gist: str


class NotReplayed(Struct, frozen=True):
    """Why not."""

    refusals: tuple[Refusal, ...]


Answer: TypeAlias = Replayed | NotReplayed | bytes | Story


def work(question: Question) -> Answer:
    """In the worker."""
    match question:
        case Paint():
            return paint(question)
        case TellStory(record=record):
            return story_of(record)
    return replay(question)


def story_of(record: Record) -> Story | NotReplayed:
    try:
        history = _gone_over(record, None)
    except (RecordError, Refused) as error:
        return NotReplayed(tuple(error.refusals))
    title, rules = catalogue.rules_of(record.header)
    return tell(history, title.telling(rules, history.state))


def paint(question: Paint) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=question.svg, width=question.width))


def replay(question: Import | BranchOff) -> Replayed | NotReplayed:
    """Whatever is wrong with the game comes back as reasons."""
    try:
        if isinstance(question, BranchOff):
            return _ready(_gone_over(question.record, question.at).branch(question.at), ())
        record, names = _read(question.data)
        if len(names) not in (0, record.header.seats):
            names = ()
        if len(record.entries) > MOST_ENTRIES:
            return NotReplayed((TooLarge(),))
        return _ready(_gone_over(record, None), names)
    except (RecordError, Refused) as error:
        return NotReplayed(tuple(error.refusals))
    except (LookupError, ValueError, TypeError, AssertionError) as error:
        # A set-up that somebody made up may have pieces the title does not know.
        return NotReplayed((NoHeader(repr(error)[:200]),))


def _read(data: bytes) -> tuple[Record, tuple[str | None, ...]]:
    """A record, or an export of 18xx.games, which is held to the same limits."""
    from railhead.exchange import LogError, read_log, to_record

    if not _is_export(data):
        record = parse(data)
        return record, tuple(_name(name) for name in record.header.players)
    try:
        log = read_log(data)
        record = to_record(log)
    except LogError as error:
        raise RecordError(list(error.refusals)) from None
    return parse(b"".join(record.lines())), tuple(_name(player.name) for player in log.players)


def _is_export(data: bytes) -> bool:
    """An export is one JSON object with `actions`; a record has its header alone on the first line."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return False
    return isinstance(plain, dict) and "format" not in plain


def _name(given: str) -> str | None:
    """In one line, without what is not seen, and as short as names are here."""
    shown = re.sub(f"[{HIDDEN}]", "", " ".join(given.split()))
    return shown[:NAME_LENGTH].strip() or None


def _gone_over(record: Record, to: int | None) -> AnyHistory:
    _, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    for _ in history.replay(record, to):
        pass
    return history


def _ready(history: AnyHistory, names: tuple[str | None, ...]) -> Replayed:
    header = history.header
    title, rules = catalogue.rules_of(header)
    decision = rules.decision(history.state)
    if decision is not None and not 0 <= decision.seat < header.seats:
        raise ValueError("seat")
    result = None if decision else title.result(rules, history.state)
    kept = [n for n in range(SNAPSHOT_EVERY, history.last + 1, SNAPSHOT_EVERY) if history.stands_for[n] == n]
    return Replayed(
        header,
        names or (None,) * header.seats,
        tuple(_row(history, title, n) for n in range(1, history.last + 1)),
        tuple((n, msgspec.msgpack.encode(history.states[n])) for n in kept),
        decision.seat if decision else None,
        msgspec.json.encode(result).decode() if result else None,
        gist_line(title.scene(rules, history.state)),
    )


def _row(history: AnyHistory, title: Title, n: int) -> Row:
    entry = history.entries[n - 1]
    log = title.chronicle(history.rules, history.states[history.before[n]], history.effects[n])
    action = None if entry.action is None else msgspec.json.encode(entry.action).decode()
    return Row(entry.seat, action, entry.rewind, entry.digest or "", msgspec.json.encode(log).decode())
