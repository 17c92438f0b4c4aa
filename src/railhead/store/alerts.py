"""Where people are told what happens at their tables, and the server's own keys for that."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.rows import HookRow, PushRow, plain, read

_own_key = text("INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


async def subscribe(db: AsyncConnection, push: PushRow) -> None:
    """The browser tells this person from now on, whomever it told before."""
    await unsubscribe(db, push.endpoint)
    await db.execute(insert(schema.push).values(plain(push)))


async def unsubscribe(db: AsyncConnection, endpoint: str) -> None:
    await db.execute(delete(schema.push).where(schema.push.c.endpoint == endpoint))


async def browsers_of(db: AsyncConnection, person: str) -> list[PushRow]:
    query = select(schema.push).where(schema.push.c.person == person).order_by(schema.push.c.created)
    return [read(row, PushRow) for row in await db.execute(query)]


async def hook_of(db: AsyncConnection, person: str) -> HookRow | None:
    row = (await db.execute(select(schema.hook).where(schema.hook.c.person == person))).first()
    return read(row, HookRow) if row else None


async def keep_hook(db: AsyncConnection, person: str, hook: HookRow | None) -> None:
    await db.execute(delete(schema.hook).where(schema.hook.c.person == person))
    if hook is not None:
        await db.execute(insert(schema.hook).values(plain(hook)))


async def forget(db: AsyncConnection, person: str) -> None:
    """No browser and no program of that person is told any more."""
    await db.execute(delete(schema.push).where(schema.push.c.person == person))
    await keep_hook(db, person, None)


async def own_key(db: AsyncConnection, name: str, fresh: str) -> str:
    """The server's key of that name; `fresh` becomes it where there was none."""
    await db.execute(_own_key, {"name": name, "value": fresh})
    kept: str = (await db.execute(select(schema.secret.c.value).where(schema.secret.c.name == name))).scalar_one()
    return kept
