"""Bots in seats: the server asks them after every action, as long as one of them is to decide."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog

from railhead.bots import Budget
from railhead.bots.levels import make, names
from railhead.kernel.action import to_plain
from railhead.kernel.rules import Rules
from railhead.server.faults import Fault
from railhead.server.room import Room
from railhead.server.settings import Settings

#: the bots that can be put in a seat, the weakest first
LEVELS: tuple[str, ...] = ("random", "novice", "steady")

log = structlog.get_logger()


class BotPlayers:
    """Keeps one task for each room in which a bot is to decide."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds

    def close(self) -> None:
        pass

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
        """In a thread: a bot that thinks must not keep the others waiting."""
        known = names(rules.title)
        player = make(rules.title, bot if bot in known else known[-1], secrets.token_hex(8))
        action = await asyncio.to_thread(player.choose, rules, state, seat, Budget(seconds=self.seconds))
        return to_plain(action)
