"""What may be asked of the coach, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import GameIsOver, NotAsked
from railhead.kernel.rules import Refused
from railhead.server import views
from railhead.server.coach import Consultation
from railhead.server.faults import Fault, NoCoach, forbidden, refused
from railhead.server.protocol import Action
from railhead.server.room import Room

if TYPE_CHECKING:
    from railhead.server.hub import Hub


async def may_be_asked(hub: Hub, room: Room) -> None:
    """Who tries another way out of a running game asks no more than at its table; branches of branches likewise."""
    while room.game.origin is not None and room.game.kind == "analysis":
        try:
            room = await hub.room(room.game.origin)
        except Fault:
            return  # deleted since
        if room.game.kind == "play" and room.game.status == "running" and not views.has_coach(room.game, room.seats):
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
