"""Records from and to files."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec

from railhead.cli.terminal import Stop, here
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.history import History
from railhead.kernel.record import NoSuchEntry, Record, line_of, parse
from railhead.kernel.rules import Refused, Rules


class Game(msgspec.Struct, frozen=True):
    """A record with everything that belongs to it."""

    title: Title
    rules: Rules[Any]
    history: History[Any]
    record: Record

    def state(self, at: int | None = None) -> Any:
        """The position after entry `at`, or the present one."""
        return self.history.state if at is None else self.history.states[self.entry(at)]

    def entry(self, at: int) -> int:
        if not 0 <= at <= self.history.last:
            raise Refused([NoSuchEntry(at, self.history.last)])
        return at


def content(file: Path) -> bytes:
    """What a file holds; `-` is the standard input."""
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


def open_title(name: str) -> Title:
    """A title by id or package; from here on the terminal speaks its words."""
    title = catalogue.title(name)
    here().title = title.package
    return title


def prepare(record: Record) -> Game:
    """The game of a record, before its first entry."""
    title, rules = catalogue.rules_of(record.header)
    game = Game(title, rules, History(rules, record.header), record)
    here().title, here().hexes = title.package, _hexes(game)
    return game


def _hexes(game: Game) -> dict[str, str]:
    """A letter and a number for each hex that has only coordinates; the others keep their printed names."""
    board = game.title.scene(game.rules, game.history.state).board
    return {cell.id: cell.code for cell in board.cells if cell.code}


def read_record(file: Path) -> Record:
    return parse(content(file))


def read_game(file: Path, to: int | None = None) -> Game:
    """A record replayed, to its end or to entry `to`; raises `RecordError` where it is not legal."""
    game = prepare(read_record(file))
    if to is not None and not 0 <= to <= len(game.record.entries):
        raise Refused([NoSuchEntry(to, len(game.record.entries))])
    for _ in here().progress(game.history.replay(game.record, to), len(game.record.entries), "cli-replaying"):
        pass
    return game


def write(file: Path, parts: Iterable[bytes], force: bool = True) -> None:
    """Whole or not at all, also where making the parts fails half-way."""
    if not force and file.exists():
        raise Stop("cli-file-exists", {"file": str(file)})
    if not file.parent.is_dir():
        raise Stop("cli-no-folder", {"folder": str(file.parent)})
    with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as fresh:
        try:
            for part in parts:
                fresh.write(part)
            fresh.close()
            Path(fresh.name).chmod(0o666 & ~_umask())
            Path(fresh.name).replace(file)
        except BaseException:
            Path(fresh.name).unlink(missing_ok=True)
            raise


def append(file: Path, game: Game, after: int) -> None:
    """Write the entries that came after number `after` to the end of a record's file."""
    with file.open("ab") as end:
        for entry in game.history.entries[after:]:
            end.write(line_of(entry))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
