"""What stands around a game: chat, private notes, wishes to take back, votes about somebody absent."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import schema
from railhead.store.games import Taken
from railhead.store.rows import ChatRow, ReplacementRow, WishRow, plain, read


async def chat(db: AsyncConnection, game: str, after: int = 0, limit: int = 500) -> list[ChatRow]:
    """The latest lines after line `after`, in order."""
    table = schema.chat
    query = select(table).where(table.c.game == game, table.c.n > after).order_by(table.c.n.desc()).limit(limit)
    return [read(row, ChatRow) for row in await db.execute(query)][::-1]


async def last_line(db: AsyncConnection, game: str) -> int:
    return await db.scalar(select(func.max(schema.chat.c.n)).where(schema.chat.c.game == game)) or 0


async def say(db: AsyncConnection, line: ChatRow) -> None:
    """Add a line; raises `Taken` where another process has used its number."""
    try:
        await db.execute(insert(schema.chat).values(plain(line)))
    except IntegrityError:
        raise Taken from None


async def said_by(db: AsyncConnection, person: str) -> list[ChatRow]:
    """Everything that somebody has said, anywhere."""
    table = schema.chat
    rows = await db.execute(select(table).where(table.c.person == person).order_by(table.c.at, table.c.game, table.c.n))
    return [read(row, ChatRow) for row in rows]


async def notes_of(db: AsyncConnection, person: str) -> dict[str, str]:
    """Somebody's notes by game."""
    table = schema.note
    rows = await db.execute(select(table.c.game, table.c.text).where(table.c.person == person))
    return {row[0]: row[1] for row in rows}


async def note(db: AsyncConnection, game: str, person: str) -> str:
    table = schema.note
    return await db.scalar(select(table.c.text).where(table.c.game == game, table.c.person == person)) or ""


async def keep_note(db: AsyncConnection, game: str, person: str, text: str) -> None:
    table = schema.note
    await db.execute(delete(table).where(table.c.game == game, table.c.person == person))
    if text:
        await db.execute(insert(table).values(game=game, person=person, text=text))


async def wish(db: AsyncConnection, game: str) -> WishRow | None:
    row = (await db.execute(select(schema.wish).where(schema.wish.c.game == game))).first()
    return read(row, WishRow) if row else None


async def keep_wish(db: AsyncConnection, wish: WishRow) -> None:
    await db.execute(insert(schema.wish).values(plain(wish)))


async def drop_wish(db: AsyncConnection, game: str) -> None:
    await db.execute(delete(schema.wish).where(schema.wish.c.game == game))


async def denied(db: AsyncConnection, game: str) -> dict[int, int]:
    """After which entry a wish of each seat was last refused."""
    table = schema.denied
    rows = await db.execute(select(table.c.seat, table.c.head).where(table.c.game == game))
    return {row[0]: row[1] for row in rows}


async def deny(db: AsyncConnection, wish: WishRow) -> None:
    table = schema.denied
    await db.execute(delete(table).where(table.c.game == wish.game, table.c.seat == wish.seat))
    await db.execute(insert(table).values(game=wish.game, seat=wish.seat, head=wish.head))


async def replacement(db: AsyncConnection, game: str) -> ReplacementRow | None:
    row = (await db.execute(select(schema.replacement).where(schema.replacement.c.game == game))).first()
    return read(row, ReplacementRow) if row else None


async def keep_replacement(db: AsyncConnection, game: str, vote: ReplacementRow | None) -> None:
    """The vote as it stands now, or none any more."""
    await db.execute(delete(schema.replacement).where(schema.replacement.c.game == game))
    if vote is not None:
        await db.execute(insert(schema.replacement).values(plain(vote)))
