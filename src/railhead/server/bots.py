"""Bots in seats: the server asks them after every action, as long as one of them is to decide."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog

from railhead.bots.random import RandomBot
from railhead.kernel.action import to_plain
from railhead.kernel.rules import Rules
from railhead.server.faults import Fault
from railhead.server.room import Room

#: the bots that can be put in a seat, the weakest first
LEVELS: tuple[str, ...] = ("random",)

log = structlog.get_logger()


class BotPlayers:
    """Keeps one task for each room in which a bot is to decide."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def wake(self, room: Room) -> None:
        """Let the bots of the room go on, if it is up to them."""
        if self._asked(room) is not None and (room.bots is None or room.bots.done()):
            room.bots = asyncio.create_task(self._play(room))

    def _asked(self, room: Room) -> str | None:
        """The bot that is asked, or None."""
        asked = room.game.asked
        if room.game.status != "running" or asked is None:
            return None
        return room.seats[asked].bot if room.seats[asked].kind == "bot" else None

    async def _play(self, room: Room) -> None:
        while (bot := self._asked(room)) is not None:
            timeline, asked = room.played(), room.game.asked
            assert asked is not None
            head = timeline.last
            try:
                action = await self._choose(bot, timeline.rules, timeline.state, asked)
                await room.act_for_bot(head, asked, action)
            except Fault as fault:
                if fault.status != 409:
                    log.error("bot.refused", game=room.game.id, bot=bot, head=head, fault=str(fault))
                    return
            # Other people's requests come between two moves.
            await asyncio.sleep(0)

    async def _choose(self, bot: str, rules: Rules[Any], state: Any, seat: int) -> dict[str, object]:
        return to_plain(RandomBot(secrets.token_hex(8)).choose(rules, state, seat, self.seconds))
