"""People and their keys (browser sessions, API tokens, mailed links), on an open connection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.rows import KeyRow, PersonRow, plain, read


async def create(db: AsyncConnection, person: PersonRow) -> None:
    await db.execute(insert(schema.person).values(plain(person)))


async def find(db: AsyncConnection, id: str) -> PersonRow | None:
    row = (await db.execute(select(schema.person).where(schema.person.c.id == id))).first()
    return read(row, PersonRow) if row else None


async def change(db: AsyncConnection, id: str, values: Mapping[str, object]) -> None:
    await db.execute(update(schema.person).where(schema.person.c.id == id).values(dict(values)))


# -- keys --------------------------------------------------------------------------------------------


async def keep_key(db: AsyncConnection, key: KeyRow) -> None:
    await db.execute(insert(schema.key).values(plain(key)))


async def by_key(db: AsyncConnection, hash: str, kinds: Sequence[str], now: int) -> PersonRow | None:
    """Whose key that is, if it is of one of the kinds and has not run out."""
    key = schema.key.c
    valid = (key.hash == hash) & key.kind.in_(kinds) & or_(key.expires.is_(None), key.expires > now)
    query = select(schema.person).join(schema.key, key.person == schema.person.c.id).where(valid)
    row = (await db.execute(query)).first()
    return read(row, PersonRow) if row else None


async def drop_key(db: AsyncConnection, hash: str) -> None:
    await db.execute(delete(schema.key).where(schema.key.c.hash == hash))
