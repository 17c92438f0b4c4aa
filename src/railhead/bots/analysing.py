"""The analysis of a game in pieces, for several processes: each piece takes decisions from all over the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from railhead.bots.game_analysis import Look, look, to_weigh
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import Record

#: decisions of a piece, as a rule: some seconds at most
PIECE = 10

#: the game of the last piece: the next one is mostly of the same
_last: list[tuple[Record, History[Any], frozenset[int]]] = []


class Piece(Struct, frozen=True):
    """Look at these entries of a game."""

    record: Record
    entries: tuple[int, ...]


def pieces(history: History[Any], record: Record) -> Iterator[Piece]:
    yield from (Piece(record, entries) for entries in spread_over(history.line()))


def spread_over(line: list[int]) -> tuple[tuple[int, ...], ...]:
    """The entries by piece.

    >>> spread_over([1, 2, 3])
    ((1, 2, 3),)
    """
    count = -(-len(line) // PIECE)
    return tuple(tuple(line[at::count]) for at in range(count))


def looks(piece: Piece) -> tuple[Look, ...]:
    """In the process."""
    history, weighed = replayed(piece.record)
    return tuple(look(history, n, n in weighed) for n in piece.entries)


def replayed(record: Record) -> tuple[History[Any], frozenset[int]]:
    if not _last or _last[0][0] != record:
        _, rules = catalogue.rules_of(record.header)
        history = History(rules, record.header)
        for _ in history.replay(record):
            pass
        _last[:] = [(record, history, to_weigh(history))]
    return _last[0][1], _last[0][2]
