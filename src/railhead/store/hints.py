"""What the processes that serve the same PostgreSQL tell each other (`NOTIFY`). Losing a hint means a slower refresh,
never a wrong state: whoever acts is checked against the tables themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TypeAlias

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store.store import Store

CHANNEL = "railhead"
#: how long after a lost connection it is made again
AGAIN_S = 1.0
#: a connection to a machine that has vanished is given up within a minute
KEPT = {"keepalives_idle": "20", "keepalives_interval": "10", "keepalives_count": "3", "connect_timeout": "10"}

log = structlog.get_logger()


class GameChanged(Struct, frozen=True, tag="game"):
    """Its entries, seats, status or wish; `version` where it is known."""

    game: str
    version: int | None = None


class LineSaid(Struct, frozen=True, tag="said"):
    game: str


class OrdersGiven(Struct, frozen=True, tag="orders"):
    """Somebody has given an order there."""

    game: str


class KeysDropped(Struct, frozen=True, tag="keys"):
    """Somebody was signed out somewhere, or banned, or has gone for good."""

    person: str


class Here(Struct, frozen=True, tag="here"):
    """Who has the table open at a process: people who sit at it, and how many others."""

    process: str
    game: str
    people: tuple[str, ...]
    others: int


class Alive(Struct, frozen=True, tag="alive"):
    """A process is there; `new` where it does not know yet what the others have to say."""

    process: str
    new: bool = False


class Gone(Struct, frozen=True, tag="gone"):
    """A process has ended."""

    process: str


Hint: TypeAlias = GameChanged | LineSaid | OrdersGiven | KeysDropped | Here | Alive | Gone

_hint: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)
_notify = text("SELECT pg_notify(:channel, :payload)")


def hint(db: Connection, told: Hint | str) -> None:
    """Told to the others when the transaction is on the disk (a text is a game that has changed). SQLite has one
    process only, and nobody to tell."""
    if db.dialect.name == "postgresql":
        told = GameChanged(told) if isinstance(told, str) else told
        db.execute(_notify, {"channel": CHANNEL, "payload": payload(told)})


async def tell(db: AsyncConnection, told: Hint | str) -> None:
    await db.run_sync(hint, told)


def payload(told: Hint) -> str:
    return msgspec.json.encode(told).decode()


def plain_url(store: Store) -> str:
    """For connections of their own, beside the pool."""
    url = store.engine.url.set(drivername="postgresql").update_query_dict(KEPT)
    return url.render_as_string(hide_password=False)


async def hints(store: Store) -> AsyncIterator[Hint | None]:
    """What is told, for as long as somebody listens; None whenever the connection is new: something may be missed.

    A connection that is lost, for whatever reason, is made again.
    """
    # Loaded where PostgreSQL is used only: it takes a tenth of a second of every start.
    import psycopg

    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain_url(store), autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                yield None
                async for notice in connection.notifies():
                    if (told := _read(notice.payload)) is not None:
                        yield told
        except (psycopg.Error, OSError) as error:
            log.warning("hints.lost", error=str(error))
        await asyncio.sleep(AGAIN_S)


def _read(payload: str) -> Hint | None:
    """Another version may say what this one does not know."""
    try:
        return _hint.decode(payload)
    except msgspec.DecodeError:
        return None
