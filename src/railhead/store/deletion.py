"""Somebody goes: the games stay, and nothing is left that says who sat there."""

from __future__ import annotations

import re
from collections.abc import Collection

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.store import alerts, schema
from railhead.store.people import change
from railhead.store.rows import PersonRow

#: stands where a name was
NOBODY = "-"


async def delete_person(db: AsyncConnection, person: PersonRow, now: int) -> None:
    """Take the name out of everything; the games in which it stood get a new version."""
    names = sorted((name for name in (person.name, person.login) if name), key=len, reverse=True)
    games = await _games_of(db, person.id)
    await _rename_tables(db, person.id, games, names)
    await _rewrite_reports(db, person.id, names, now)
    await db.execute(delete(schema.key).where(schema.key.c.person == person.id))
    await db.execute(delete(schema.note).where(schema.note.c.person == person.id))
    await db.execute(delete(schema.outbox).where(schema.outbox.c.person == person.id))
    await alerts.forget(db, person.id)
    await db.execute(delete(schema.standing_order).where(schema.standing_order.c.person == person.id))
    await db.execute(update(schema.analysis).where(schema.analysis.c.person == person.id).values(person=None))
    await db.execute(delete(schema.lesson).where(schema.lesson.c.person == person.id))
    await db.execute(delete(schema.vacation).where(schema.vacation.c.person == person.id))
    await db.execute(delete(schema.invited).where(schema.invited.c.person == person.id))
    await db.execute(delete(schema.kicked).where(schema.kicked.c.person == person.id))
    await db.execute(update(schema.seat).where(schema.seat.c.offered == person.id).values(offered=None))
    block, seat = schema.block.c, schema.seat.c
    await db.execute(delete(schema.block).where(or_(block.person == person.id, block.blocked == person.id)))
    await db.execute(update(schema.chat).where(schema.chat.c.person == person.id).values(name=NOBODY, text=NOBODY))
    theirs = or_(seat.person == person.id, seat.named == person.id, seat.owner == person.id)
    await db.execute(update(schema.seat).where(theirs).values(name=NOBODY, named=None, owner=None))
    game = schema.game.c
    await db.execute(update(schema.game).where(game.id.in_(games)).values(version=game.version + 1))
    nobody: dict[str, object] = {"name": NOBODY, "login": None, "password": None, "email": None, "new_email": None}
    await change(db, person.id, nobody | {"choices": "{}", "admin": False, "deleted": now, "zone": None})


async def _games_of(db: AsyncConnection, person: str) -> set[str]:
    """Where the name may stand: games the person sits in, is invited to or has made, and branches of such games."""
    seat, invited, game = schema.seat.c, schema.invited.c, schema.game.c
    queries = (
        select(seat.game).where(or_(seat.person == person, seat.named == person, seat.owner == person)),
        select(invited.game).where(invited.person == person),
        select(seat.game).where(seat.offered == person),
        select(game.id).where(game.creator == person),
    )
    return {id for query in queries for id in (await db.execute(query)).scalars()}


async def _rename_tables(db: AsyncConnection, person: str, games: Collection[str], names: list[str]) -> None:
    """What the person called their own tables goes, and so does what others called theirs with the person's name."""
    game = schema.game.c
    rows = await db.execute(select(game.id, game.name, game.creator).where(game.id.in_(games), game.name != ""))
    wrong = [id for id, title, creator in rows if creator == person or _without(title, names) != title]
    await db.execute(update(schema.game).where(game.id.in_(wrong)).values(name=""))


async def _rewrite_reports(db: AsyncConnection, person: str, names: list[str], now: int) -> None:
    """What was said about the person is settled and goes; what they said about others stays, without their name."""
    report = schema.report.c
    settled = update(schema.report).where(report.about == person)
    await db.execute(settled.where(report.settled.is_(None)).values(settled=now))
    await db.execute(settled.values(text=NOBODY))
    for id, said in (await db.execute(select(report.id, report.text).where(report.by == person))).all():
        await db.execute(update(schema.report).where(report.id == id).values(text=_without(said, names)))


def _without(text: str, names: list[str]) -> str:
    return re.sub("|".join(re.escape(name) for name in names), NOBODY, text, flags=re.IGNORECASE)
