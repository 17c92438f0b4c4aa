"""Looking after a database: check every game, write a backup, bring one back.

A backup is a gzip file of JSON lines: a first line that says what it is, one line for each row, table by table, and a
last line with their number. It can be brought back to SQLite and to PostgreSQL alike.
"""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Table, func, insert, select

from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import DigestDiffers, Entry, Record, RecordError, parse
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import Refused
from railhead.store import games, schema
from railhead.store.rows import GameRow, read
from railhead.store.store import REVISION, Store

FORMAT = 1
#: backups of these versions of the schema can be brought back: what was added since may be empty, or see `_as_now`
READABLE = tuple(f"{n:04}" for n in range(1, int(REVISION) + 1))


@says("refusal-head-differs")
class HeadDiffers(Refusal, frozen=True):
    """A game's row and its entries do not agree on the last entry."""

    row: int
    entries: int


@says("refusal-no-backup")
class NoBackup(Refusal, frozen=True):
    """The file is no backup of Railhead, or cut off."""


@says("refusal-other-revision")
class OtherRevision(Refusal, frozen=True):
    """The backup is of another version of the schema."""

    found: str
    expected: str


@says("refusal-not-empty")
class NotEmpty(Refusal, frozen=True):
    """A backup is brought back into an empty database only."""


BACKUP_REFUSALS: tuple[type[Refusal], ...] = (HeadDiffers, NoBackup, OtherRevision, NotEmpty)


class Checked(Struct, frozen=True):
    """A game that has been verified: its entries, and what is wrong with it."""

    game: str
    entries: int
    refusals: tuple[Refusal, ...] = ()


async def verify(store: Store) -> AsyncIterator[Checked]:
    """Replay every game from its header and compare each digest."""
    async with store.read() as db:
        rows = await db.execute(select(schema.game).where(schema.game.c.header.is_not(None)).order_by(schema.game.c.id))
        found = [read(row, GameRow) for row in rows]
    for game in found:
        async with store.read() as db:
            entries = [
                Entry(row.n, row.seat, msgspec.json.decode(row.action) if row.action else None, row.rewind, row.digest)
                for row in await games.entries(db, game.id)
            ]
        yield Checked(game.id, len(entries), tuple(_wrong(game, entries)))


def _wrong(game: GameRow, entries: list[Entry]) -> Iterator[Refusal]:
    if game.head != len(entries):
        yield HeadDiffers(game.head, len(entries))
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        yield DigestDiffers(len(entries), "", "")
        return
    try:
        record = Record(parse((game.header or "").encode()).header, tuple(entries))
        _, rules = catalogue.rules_of(record.header)
        history: History[Any] = History(rules, record.header)
        for _ in history.replay(record):
            pass
    except (RecordError, Refused) as error:
        yield from error.refusals


# -- backup ------------------------------------------------------------------------------------------


async def backup(store: Store, file: Path) -> int:
    """Write everything to a gzip file, as it is at one moment; returns the number of rows."""
    count = 0
    unfinished = file.with_name(file.name + ".part")
    # Mode 0600: there are addresses and hashes of passwords in it.
    file_of_owner = os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")
    with file_of_owner, gzip.open(file_of_owner, "wb", compresslevel=6) as out:
        out.write(msgspec.json.encode({"railhead": FORMAT, "schema": REVISION}) + b"\n")
        async with store.snapshot() as db:
            for table in schema.metadata.sorted_tables:
                async for row in await db.stream(select(table)):
                    out.write(_line(table, dict(row._mapping)) + b"\n")
                    count += 1
        out.write(msgspec.json.encode({"rows": count}) + b"\n")
    unfinished.replace(file)
    return count


def _line(table: Table, row: dict[str, object]) -> bytes:
    plain = {
        str(name): base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for name, value in row.items()
    }
    return msgspec.json.encode([f"{table.name}", plain])


async def restore(store: Store, file: Path) -> int:
    """Bring a backup back into an empty database, all of it or nothing; returns the number of rows."""
    async with store.write() as db:
        if await db.scalar(select(func.count()).select_from(schema.person)):
            raise Refused([NotEmpty()])
        count = 0
        for table, row in _rows(file):
            await db.execute(insert(table).values(row))
            count += 1
    return count


def _rows(file: Path) -> Iterator[tuple[Table, dict[str, object]]]:
    with gzip.open(file, "rb") as lines:
        try:
            head = msgspec.json.decode(lines.readline(), type=dict[str, object])
            if head.get("railhead") != FORMAT:
                raise Refused([NoBackup()])
            if head.get("schema") not in READABLE:
                raise Refused([OtherRevision(str(head.get("schema")), REVISION)])
            for count, line in enumerate(lines):
                part = msgspec.json.decode(line)
                if isinstance(part, dict):
                    if part.get("rows") != count:
                        break
                    return
                table = schema.metadata.tables[part[0]]
                row = _as_now(part[0], part[1])
                yield table, {name: _value(table, name, value) for name, value in row.items()}
        except (OSError, EOFError, msgspec.DecodeError, KeyError, TypeError):
            pass
    raise Refused([NoBackup()])


def _as_now(table: str, row: dict[str, object]) -> dict[str, object]:
    """A row of an older version as this one keeps it (see migration 0003)."""
    if table == "person" and "email_verified" in row:
        verified, email = row.pop("email_verified"), row["email"]
        row |= {"email": email, "new_email": None} if verified else {"email": None, "new_email": email}
    if table == "key" and row["kind"] == "token":
        row.setdefault("scope", "play")
    return row


def _value(table: Table, name: str, value: object) -> object:
    binary = isinstance(value, str) and table.c[name].type.python_type is bytes
    return base64.b64decode(value) if binary and isinstance(value, str) else value
