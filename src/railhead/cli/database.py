"""`railhead backup`, `restore`, `admin`, and `verify --db`: looking after the games of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

from cyclopts import Parameter

from railhead.cli.params import File
from railhead.cli.terminal import Stop, here
from railhead.kernel.refusal import Refusal
from railhead.store.store import Store, open_store

Database: TypeAlias = Annotated[str | None, Parameter(name="--db", help="help-db")]
Deed: TypeAlias = Literal["grant", "revoke", "ban", "unban", "close", "replace"]

T = TypeVar("T")


def on(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database that is named, or the one `railhead serve` uses."""
    from railhead.server.settings import database_of, read_settings

    place = database or database_of(read_settings())
    if "://" not in place:
        Path(place).parent.mkdir(parents=True, exist_ok=True)

    async def run() -> T:
        store = await open_store(place)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def backup(file: File, *, db: Database = None) -> None:
    from railhead.store import backup

    rows = on(db, lambda store: backup.backup(store, file))
    here().say("cli-backed-up", {"file": str(file), "rows": rows})


def restore(file: File, *, db: Database = None) -> None:
    from railhead.store import backup

    rows = on(db, lambda store: backup.restore(store, file))
    here().say("cli-restored", {"file": str(file), "rows": rows})


def verify_database(database: str | None) -> None:
    """Every game of a database, entry by entry."""
    from railhead.store.backup import Checked, verify

    async def check(store: Store) -> list[Checked]:
        return [game async for game in verify(store)]

    checked = on(database, check)
    bad = [game for game in checked if game.refusals]
    for game in bad:
        for refusal in game.refusals:
            here().error(f"{game.game}: {_told(refusal)}")
    if bad:
        raise Stop("cli-not-verified", {"bad": len(bad), "all": len(checked)})
    here().say("cli-database-verified", {"games": len(checked), "entries": sum(game.entries for game in checked)})


def _told(refusal: Refusal) -> str:
    return here().reason(refusal)


def admin(
    deed: Annotated[Deed, Parameter(help="help-admin-deed", show_choices=False)],
    name: Annotated[str, Parameter(help="help-admin-name")],
    *,
    seat: Annotated[int | None, Parameter(help="help-admin-seat")] = None,
    bot: Annotated[str | None, Parameter(help="help-admin-bot")] = None,
    db: Database = None,
) -> None:
    from railhead.server import admin as deeds

    if deed in ("grant", "revoke"):
        on(db, lambda store: deeds.grant(store, name, deed == "grant"))
    elif deed in ("ban", "unban"):
        on(db, lambda store: deeds.ban(store, name, deed == "ban"))
    elif deed == "close":
        on(db, lambda store: deeds.close(store, name))
    elif seat is None:
        raise Stop("cli-missing", {"word": "--seat"})
    else:
        number = seat
        on(db, lambda store: deeds.replace(store, name, number - 1, bot))
    here().say("cli-admin-done", {"deed": deed, "name": name})
