"""Games as data sets: a row for each decision, with the position, what was legal, what was chosen and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from railhead.games import catalogue
from railhead.kernel.action import to_plain
from railhead.kernel.history import History

#: how many rows are written to a Parquet file at once
GROUP = 2000


class Row(Struct, frozen=True):
    """A decision. What is nested is JSON text, so that every row of every title has the same columns.

    `legal` are the legal actions as they stand in records; where they cannot be listed (routes, bids) they are samples,
    and what was chosen is added to them. `choice` is the place of the chosen one. `won` is the seat's share of the
    win: 1, a part of it, or 0; it, `winners` and `scores` are empty where the game has not ended.
    """

    game: str
    rules: str
    seats: int
    options: str
    entry: int
    seat: int
    ask: str
    state: str
    legal: tuple[str, ...]
    choice: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    won: float | None


def rows(name: str, game: History[Any]) -> Iterator[Row]:
    """The decisions of a game that count, in their order: what was taken back is left out."""
    rules = game.rules
    result = None if rules.decision(game.state) else catalogue.title(rules.title).result(rules, game.state)
    winners, scores = (result.winners, result.scores) if result else ((), ())
    options = _text(game.header.options)
    for n in game.line():
        state, entry = game.states[game.before[n]], game.entries[n - 1]
        asked = rules.decision(state)
        assert asked is not None
        assert entry.action is not None
        chosen = _text(to_plain(rules.read(entry.action)))
        legal = [_text(to_plain(action)) for action in rules.legal(state)]
        if chosen not in legal:
            legal.append(chosen)
        won = None if result is None else (1 / len(winners) if entry.seat in winners else 0.0)
        yield Row(
            name, game.header.rules, rules.seats, options, n, entry.seat, asked.ask, _text(state), tuple(legal),
            legal.index(chosen), winners, scores, won,
        )  # fmt: skip


def _text(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def write_jsonl(found: Iterable[Row], out: BinaryIO) -> int:
    """A line for each row; how many."""
    number = 0
    for row in found:
        out.write(msgspec.json.encode(row) + b"\n")
        number += 1
    return number


def write_parquet(found: Iterable[Row], out: Path) -> int:
    """The same columns in a Parquet file; needs the extra `data`."""
    import pyarrow as pa
    from pyarrow import parquet

    whole, words = pa.int32(), pa.string()
    schema = pa.schema(
        {
            "game": words, "rules": words, "seats": whole, "options": words, "entry": whole, "seat": whole,
            "ask": words, "state": words, "legal": pa.list_(words), "choice": whole, "winners": pa.list_(whole),
            "scores": pa.list_(whole), "won": pa.float32(),
        }
    )  # fmt: skip
    number, group = 0, list[dict[str, Any]]()
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        for row in found:
            number += 1
            group.append(msgspec.to_builtins(row))
            if len(group) == GROUP:
                writer.write_table(pa.Table.from_pylist(group, schema))
                group.clear()
        writer.write_table(pa.Table.from_pylist(group, schema))
    return number
