"""People are asked to a table by their login; they take a seat by themselves, or decline."""

from __future__ import annotations

from railhead.server import views
from railhead.server.alerts import Event, noted
from railhead.server.faults import GameClosed, forbidden, refused
from railhead.server.hub import Hub
from railhead.server.room import Room, now_ms
from railhead.server.tables import named
from railhead.store import games, outbox, people
from railhead.store.rows import PersonRow


async def invite(hub: Hub, room: Room, person: PersonRow, login: str) -> None:
    """Those who sit at the table ask others to it, and whoever made it.

    Who has blocked one of them is not asked, and nobody is told: a block is nobody else's business.
    """

    async def work() -> None:
        if room.game.creator != person.id and not views.seats_of(room.seats, person.id):
            raise forbidden()
        if room.game.status not in ("open", "running"):
            raise refused(GameClosed())
        async with hub.store.read() as db:
            other = await named(db, login)
            if await people.any_blocks(db, [other.id], person.id):
                return
        async with hub.store.write() as db:
            await games.change(db, room.game.id, {}, was=room.game.version)
            await games.invite(db, room.game.id, other.id)
            asked = Event("invitation", "invitation", other.id, person.name)
            await outbox.keep(db, noted([asked], room.game, now_ms()))
        await room.load()
        room.table_changed()

    await room.settled(work)
    hub.outbox.nudge()


async def decline(hub: Hub, room: Room, person: PersonRow) -> None:
    """No, thank you: the table leaves one's list."""

    async def work() -> None:
        if person.id not in room.invited:
            return
        async with hub.store.write() as db:
            await games.change(db, room.game.id, {}, was=room.game.version)
            await games.uninvite(db, room.game.id, person.id)
        await room.load()
        room.table_changed()

    await room.settled(work)
