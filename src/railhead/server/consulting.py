"""What may be asked of the coach, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import GameIsOver, NotAsked
from railhead.kernel.rules import Refused
from railhead.server import views
from railhead.server.coach import Consultation
from railhead.server.faults import NoCoach, forbidden, refused
from railhead.server.protocol import Action
from railhead.store import games
from railhead.store.rows import GameRow
from railhead.store.store import Store

if TYPE_CHECKING:
    from railhead.server.room import Room


async def withheld(store: Store, game: GameRow) -> bool:
    """Who tries another way out of a running game asks no more than at its table; branches of branches likewise."""
    async with store.read() as db:
        while game.kind == "analysis" and game.origin is not None:
            found = await games.find(db, game.origin)
            if found is None:
                return False  # deleted since
            game = found
            if game.kind == "play" and game.status == "running":
                return not views.has_coach(game, (await games.seats_of(db, [game.id]))[game.id])
    return False


async def may_be_asked(room: Room) -> None:
    if await withheld(room.store, room.game):
        raise forbidden(NoCoach())


def consultation(room: Room, person: str, head: int, seat: int, action: Action | None = None) -> Consultation:
    """What the coach is asked, in a form that goes into another process. What will be drawn is a secret to it."""
    room.must_sit(person, seat)
    timeline = room.must_run(head)
    if not views.has_coach(room.game, room.seats):
        raise forbidden(NoCoach())
    asked = room.game.asked
    if asked is None:
        raise refused(GameIsOver())
    if asked != seat:
        raise refused(NotAsked(SeatArg(asked)))
    if action is not None:
        try:
            timeline.make(seat, action)
        except Refused as error:
            raise refused(*error.refusals) from None
    blind = msgspec.structs.replace(timeline.state, rng=0)
    header = msgspec.structs.replace(timeline.header, seed=None)
    return Consultation(header, msgspec.msgpack.encode(blind), seat, f"{room.game.id}-{head}", action)
