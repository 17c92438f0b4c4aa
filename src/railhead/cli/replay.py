"""`railhead replay` and `verify`: a record played again, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text

from railhead.cli.cards import show_cards
from railhead.cli.database import Database, verify_database
from railhead.cli.files import Game, prepare, read_record, write
from railhead.cli.logs import Strict, is_log, replay_log
from railhead.cli.params import AsJson, File, Files
from railhead.cli.terminal import Stop, here, told
from railhead.kernel.digest import digest
from railhead.kernel.message import Arg, Items, SeatArg
from railhead.kernel.record import NoSuchEntry, RecordError
from railhead.kernel.rules import Refused

ToEntry = Annotated[int | None, Parameter(help="help-to")]
TraceFile = Annotated[Path | None, Parameter(help="help-trace")]


def replay(
    file: File, *, to: ToEntry = None, trace: TraceFile = None, json: AsJson = False,
    strict: Strict = False,
) -> None:  # fmt: skip
    if is_log(file):
        replay_log(file, to, trace, json, strict)
        return
    game = prepare(read_record(file))
    if to is not None and not 0 <= to <= len(game.record.entries):
        raise Refused([NoSuchEntry(to, len(game.record.entries))])
    entries = here().progress(game.history.replay(game.record, to), to or len(game.record.entries), "cli-replaying")
    if trace is not None:
        write(trace, trace_lines(game, entries))
        here().note("cli-written", {"file": str(trace)})
    elif json:
        for _ in entries:
            pass
    else:
        tell(game, entries)
    if json:
        here().json(_summary(game))


def trace_lines(game: Game, entries: Iterator[int]) -> Iterator[bytes]:
    """The state after every action; a rewind writes no line."""
    for n in entries:
        if game.history.entries[n - 1].rewind is None:
            yield msgspec.json.encode(game.title.trace(game.rules, game.history.state, n)) + b"\n"


def tell(game: Game, entries: Iterator[int]) -> None:
    """The log of the game, and how it stands."""
    _log_of(game, 0)
    for n in entries:
        _log_of(game, n)
    here().lines(game.title.text(game.rules, game.history.state))
    show_cards(game)
    result = game.title.result(game.rules, game.history.state)
    if result is not None:
        here().lines(here().render(result.reason))
        if result.winners:
            here().say("cli-winners", {"winners": _seats(result.winners), "count": len(result.winners)})


def _seats(seats: tuple[int, ...]) -> Items:
    return Items(tuple(SeatArg(seat) for seat in seats))


def _log_of(game: Game, n: int) -> None:
    history = game.history
    entry = history.entries[n - 1] if n else None
    if entry is not None and entry.rewind is not None:
        said = here().text("cli-rewound", {"seat": SeatArg(entry.seat), "to": entry.rewind})
        here().out.print(Text.assemble((f"{n:>4}  ", "dim"), said))
        return
    before = history.states[history.before[n]]
    for message in game.title.chronicle(game.rules, before, history.effects[n]):
        here().out.print(Text.assemble((f"{n:>4}  ", "dim"), here().render(message)))


def _summary(game: Game) -> dict[str, object]:
    result = game.title.result(game.rules, game.history.state)
    return {
        "entries": game.history.last,
        "head": game.history.head,
        "digest": digest(game.history.state),
        "over": result is not None,
        "scores": result.scores if result else None,
        "winners": result.winners if result else None,
    }


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `verify` found in a file; `digests` counts the entries that had one to compare."""

    file: str
    ok: bool
    entries: int = 0
    digests: int = 0
    digest: str | None = None
    entry: int | None = None
    reasons: tuple[str, ...] = ()


def verify(files: Files | None = None, *, db: Database = None, json: AsJson = False) -> None:
    if db is not None:
        verify_database(db or None)
        return
    if not files:
        raise Stop("cli-verify-what")
    verdicts = [_verdict(file) for file in here().progress(files, len(files), "cli-verifying")]
    if json:
        here().json(verdicts)
    for verdict in verdicts:
        if verdict.ok and not json:
            facts: dict[str, Arg] = {"entries": verdict.entries, "digests": verdict.digests}
            here().say("cli-verified", {"file": verdict.file} | facts)
        for text in verdict.reasons:
            here().error(f"{verdict.file}: {text}")
    bad = sum(not verdict.ok for verdict in verdicts)
    if bad:
        raise Stop("cli-not-verified", {"bad": bad, "all": len(verdicts)})


def _verdict(file: Path) -> Verdict:
    """Legal all through, and every digest as written?"""
    here().title = None
    try:
        game = prepare(read_record(file))
        for _ in game.history.replay(game.record):
            pass
    except (RecordError, Refused, OSError) as error:
        entry = error.entry if isinstance(error, RecordError) else None
        return Verdict(str(file), False, entry=entry, reasons=tuple(told(error, here())))
    digests = sum(entry.digest is not None for entry in game.record.entries)
    return Verdict(str(file), True, len(game.record.entries), digests, digest(game.history.state))
