"""People and their keys (browser sessions, API tokens, mailed links), on an open connection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.rows import KeyRow, PersonRow, ReportRow, plain, read


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


async def by_key(db: AsyncConnection, hash: str, kind: str, now: int) -> PersonRow | None:
    """Whose key that is, if it is of that kind and has not run out."""
    found = await db.run_sync(holders, [hash], kind, now)
    return found[hash][0] if hash in found else None


# Asked with every request: made once, since making it costs more than asking.
_holders = (
    select(schema.key.c.hash, schema.key.c.scope, schema.person)
    .join(schema.key, schema.key.c.person == schema.person.c.id)
    .where(
        schema.key.c.hash.in_(bindparam("hashes", expanding=True)),
        schema.key.c.kind == bindparam("kind"),
        or_(schema.key.c.expires.is_(None), schema.key.c.expires > bindparam("now")),
    )
)


def holders(
    db: Connection, hashes: Sequence[str], kind: str, now: int
) -> dict[str, tuple[PersonRow, str | None]]:  # fmt: skip
    """Who holds each of the keys, and its scope: those of that kind that have not run out. For `Store.look`."""
    found = db.execute(_holders, {"hashes": list(hashes), "kind": kind, "now": now})
    return {row[0]: (PersonRow(*row[2:]), row[1]) for row in found}


async def drop_key(db: AsyncConnection, hash: str) -> None:
    await db.execute(delete(schema.key).where(schema.key.c.hash == hash))


async def keys_of(db: AsyncConnection, person: str, kind: str) -> list[KeyRow]:
    key = schema.key.c
    query = select(schema.key).where(key.person == person, key.kind == kind).order_by(key.created, key.hash)
    return [read(row, KeyRow) for row in await db.execute(query)]


async def drop_keys(db: AsyncConnection, person: str, kinds: Sequence[str]) -> None:
    await db.execute(delete(schema.key).where(schema.key.c.person == person, schema.key.c.kind.in_(kinds)))


async def drop_old_keys(db: AsyncConnection, now: int) -> None:
    await db.execute(delete(schema.key).where(schema.key.c.expires <= now))


# -- accounts ----------------------------------------------------------------------------------------


async def by_login(db: AsyncConnection, login: str) -> PersonRow | None:
    """Logins are kept in small letters: Anna and anna are the same."""
    row = (await db.execute(select(schema.person).where(schema.person.c.login == login.lower()))).first()
    return read(row, PersonRow) if row else None


async def by_email(db: AsyncConnection, email: str) -> PersonRow | None:
    row = (await db.execute(select(schema.person).where(schema.person.c.email == email.lower()))).first()
    return read(row, PersonRow) if row else None


async def may_mail(db: AsyncConnection, address: str, kind: str, now: int, wait: int) -> bool:
    """Whether the address (a hash) got no mail of that kind in the last `wait` seconds; this one is noted."""
    table = schema.mailed
    await db.execute(delete(table).where(table.c.kind == kind, table.c.at <= now - wait))
    first = text("INSERT INTO mailed (address, kind, at) VALUES (:address, :kind, :at) ON CONFLICT DO NOTHING")
    return (await db.execute(first, {"address": address, "kind": kind, "at": now})).rowcount == 1


# -- blocks and reports ------------------------------------------------------------------------------


async def block(db: AsyncConnection, person: str, blocked: str) -> None:
    await unblock(db, person, blocked)
    await db.execute(insert(schema.block).values(person=person, blocked=blocked))


async def unblock(db: AsyncConnection, person: str, blocked: str) -> None:
    table = schema.block
    await db.execute(delete(table).where(table.c.person == person, table.c.blocked == blocked))


async def blocked_by(db: AsyncConnection, person: str) -> list[PersonRow]:
    ids = select(schema.block.c.blocked).where(schema.block.c.person == person)
    query = select(schema.person).where(schema.person.c.id.in_(ids)).order_by(schema.person.c.name, schema.person.c.id)
    return [read(row, PersonRow) for row in await db.execute(query)]


async def any_blocks(db: AsyncConnection, who: Sequence[str], blocked: str) -> bool:
    """Whether one of them has blocked that person."""
    table = schema.block
    query = select(table.c.person).where(table.c.person.in_(who), table.c.blocked == blocked).limit(1)
    return (await db.execute(query)).first() is not None


async def keep_report(db: AsyncConnection, report: ReportRow) -> None:
    await db.execute(insert(schema.report).values(plain(report)))


async def reports_by(db: AsyncConnection, person: str) -> list[ReportRow]:
    query = select(schema.report).where(schema.report.c.by == person).order_by(schema.report.c.at)
    return [read(row, ReportRow) for row in await db.execute(query)]


async def open_reports(db: AsyncConnection, limit: int = 200) -> list[ReportRow]:
    query = select(schema.report).where(schema.report.c.settled.is_(None)).order_by(schema.report.c.at).limit(limit)
    return [read(row, ReportRow) for row in await db.execute(query)]


async def settle_report(db: AsyncConnection, id: str, now: int) -> bool:
    open_one = (schema.report.c.id == id) & schema.report.c.settled.is_(None)
    return (await db.execute(update(schema.report).where(open_one).values(settled=now))).rowcount == 1
