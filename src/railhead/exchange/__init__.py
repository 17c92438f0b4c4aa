"""Import of games from 18xx.games. `railhead import` and `railhead replay` use these functions:

    log = read_log(data)                     bytes of an export -> Log; raises LogError
    for played in play(log, strict=False):   every entry that counts, carried out
        played.id, played.type               of the entry in the log
        played.state, played.rules           after the entry (and before the first one: id 0, type "set-up")
        played.moves                         the (seat, action) pairs that stand for it
        played.revenue                       our own revenue of a run, else None
        played.warnings                      refusals to be told, such as IncomeDiffers; errors if strict
    lines = trace(log)                       the lines of `railhead replay --trace`, as dictionaries
    record = to_record(log)                  a Railhead record with the same game

A LogError has `.refusals`, `.entry` (the id in the log, None if the file as a whole is meant) and `.kind`.
A title adds a module with a `Reader` and one line in `READERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from railhead.exchange.log18xx import (
    LOG_REFUSALS,
    GameIsFinished,
    Log,
    LogEntry,
    LogError,
    OtherGame,
    effective,
    read_log,
)
from railhead.games import catalogue
from railhead.kernel.action import Action, to_plain
from railhead.kernel.digest import digest
from railhead.kernel.effect import Effect
from railhead.kernel.record import Entry, Header, Record
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import OptionValue, Refused, Rules
from railhead.kernel.version import RulesId

__all__ = [
    "LOG_REFUSALS",
    "Log",
    "LogError",
    "Played",
    "Reader",
    "package_of",
    "play",
    "read_log",
    "to_record",
    "trace",
]

Move = tuple[int, Action]


class Reader(Protocol):
    """What a title knows about the logs of its games. It may remember things from entry to entry (ids of pieces)."""

    @property
    def rules(self) -> Rules[Any]: ...

    @property
    def header(self) -> Header: ...

    def moves(self, state: Any, entry: LogEntry) -> Iterator[Move]:
        """What the entry (one of `auto_actions`, too) means in this position; raises `Refused`."""
        ...

    def saw(self, state: Any, effects: tuple[Effect, ...]) -> None:
        """What an action in that position did; for readers that follow pieces by the ids of the log."""
        ...

    def revenue(self) -> int | None:
        """Our own revenue of the run just read, if it was one."""
        ...

    def warnings(self) -> list[Refusal]:
        """What is doubtful about the entry just read."""
        ...

    def trace_state(self, state: Any) -> dict[str, object]:
        """The state in the words of the log."""
        ...

    def result(self, state: Any) -> dict[str, int]:
        """What the players are worth, by their ids in the log."""
        ...


class Played(Struct, frozen=True):
    """An entry of a log with what came of it."""

    id: int
    type: str
    rules: Any
    state: Any
    moves: tuple[Move, ...] = ()
    revenue: int | None = None
    warnings: tuple[Refusal, ...] = ()


def reader_of(log: Log) -> Reader:
    """The reader for the title of a log, from the module here that has its package's name; raises `LogError`."""
    package = package_of(log)
    if package is None:
        raise LogError([OtherGame(log.title)])
    make: Callable[[Log], Reader] = import_module(f"railhead.exchange.{package}").reader
    return make(log)


def package_of(log: Log) -> str | None:
    """The package of the title that a log is of; None where we have no such title."""
    return next((title.package for title in catalogue.titles() if title.exported_as == log.title), None)


def play(log: Log, strict: bool = False, reader: Reader | None = None) -> Iterator[Played]:
    """Carry out a log entry by entry; raises `LogError` at the first that cannot be."""
    reader = reader or reader_of(log)
    rules = reader.rules
    state = _start(rules, reader.header)
    yield Played(0, "set-up", rules, state)
    for entry in effective(log):
        moves: list[Move] = []
        revenue, warnings = None, list[Refusal]()
        for part in (entry, *entry.auto_actions) if entry.type != "message" else ():
            try:
                for seat, action in reader.moves(state, part):
                    outcome = rules.act(state, action, seat)
                    reader.saw(state, outcome.effects)
                    state = outcome.state
                    moves.append((seat, action))
            except Refused as refused:
                if rules.decision(state) is None:
                    refused.refusals[:] = [GameIsFinished(part.type)]
                raise LogError(refused.refusals, entry.id, part.type) from None
            if part is entry:
                revenue, warnings = reader.revenue(), reader.warnings()
        if strict and warnings:
            raise LogError(warnings, entry.id, entry.type)
        yield Played(entry.id, entry.type, rules, state, tuple(moves), revenue, tuple(warnings))


def _start(rules: Rules[Any], header: Header) -> Any:
    return rules.start(msgspec.convert(header.drawn, rules.drawn_type), header.seed or "").state


def trace(
    log: Log, strict: bool = False, heard: Callable[[Played], None] | None = None
) -> Iterator[dict[str, object]]:  # fmt: skip
    """The state after every entry, in the words of the log; at last what everybody is worth, `over` or not.

    `heard` is told each entry as it is played, with its warnings.
    """
    reader = reader_of(log)
    state = None
    for played in play(log, strict, reader):
        state = played.state
        if heard is not None:
            heard(played)
        line: dict[str, object] = {"id": played.id, "state": reader.trace_state(state)}
        if played.revenue is not None:
            line["revenue"] = played.revenue
        yield line
    yield {"end": True, "over": reader.rules.decision(state) is None, "result": reader.result(state)}


def to_record(log: Log, strict: bool = False) -> Record:
    """The game as a record: the set-up drawn, the site's readings of the rules as options, only what counts."""
    reader = reader_of(log)
    entries: list[Entry] = []
    state = _start(reader.rules, reader.header)
    for played in play(log, strict, reader):
        for seat, action in played.moves:
            state = reader.rules.apply(state, action).state
            entries.append(Entry(len(entries) + 1, seat, to_plain(action), digest=digest(state)))
    return Record(reader.header, tuple(entries))


def header_of(rules: Rules[Any], options: dict[str, OptionValue], drawn: Struct, seed: int) -> Header:
    """The header of an imported game; `options` are those that are not the default."""
    plain: dict[str, object] = msgspec.to_builtins(drawn)
    return Header(str(RulesId(rules.title, rules.version)), rules.seats, options, str(seed), None, plain)
