"""Bots in seats: the server asks them after every action, as long as one of them is to decide."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from railhead.bots import Budget
from railhead.bots.levels import names
from railhead.bots.random import RandomBot
from railhead.kernel.action import to_plain
from railhead.server.bot_pool import NoAnswer, Question, Thinkers
from railhead.server.faults import Fault
from railhead.server.metrics import BOT_MOVES
from railhead.server.room import Room
from railhead.server.settings import Settings
from railhead.server.timeline import Timeline
from railhead.store.claims import Claims

#: plays without thinking, in the server's own process
RANDOM = "random"
#: moves where a better one fails
NOVICE = "novice"
#: how long a bot waits after something went wrong: at first, and at most
RETRY_S, RETRY_MOST_S = 0.5, 30.0

log = structlog.get_logger()


class BotPlayers:
    """Keeps one task for each room in which a bot is to decide."""

    def __init__(self, settings: Settings, claims: Claims, catch_up: Callable[[Room], Awaitable[None]]) -> None:
        self.settings, self.claims, self.catch_up = settings, claims, catch_up
        self.thinkers = Thinkers(settings.bot_workers)

    def wake(self, room: Room) -> None:
        """Let the bots of the room go on, if it is up to them."""
        if self._asked(room) is not None and (room.bots is None or room.bots.done()):
            room.bots = asyncio.create_task(self._play(room))

    def close(self) -> None:
        self.thinkers.close()

    def _asked(self, room: Room) -> str | None:
        """The bot that is asked, or None."""
        asked = room.game.asked
        if room.game.status != "running" or asked is None or room.unreadable:
            return None
        return room.seats[asked].bot if room.seats[asked].kind == "bot" else None

    async def _play(self, room: Room) -> None:
        """As long as a bot is asked. Whatever goes wrong (the disk is full, the database away) passes some day: it is
        tried again, after a longer and longer while."""
        failures = 0
        while self._asked(room) is not None:
            head = room.game.head
            try:
                if not await self._play_alone(room):
                    return
            except Exception as error:
                failures = failures if room.game.head == head else 0
                log.error("bot.stuck", game=room.game.id, head=room.game.head, error=repr(error))
                await asyncio.sleep(min(RETRY_S * 2**failures, RETRY_MOST_S))
                failures += 1

    async def _play_alone(self, room: Room) -> bool:
        """Of several processes that have the room one lets its bots think; False where another one does."""
        async with self.claims.claim(room.game.id) as mine:
            if mine:
                await self.catch_up(room)
            while mine and (bot := self._asked(room)) is not None:
                try:
                    await self._move(room, bot)
                except Fault as fault:
                    if fault.status != 409:
                        raise
                # Other people's requests come between two moves.
                await asyncio.sleep(0)
            return mine

    async def _move(self, room: Room, bot: str) -> None:
        timeline, asked = room.played(), room.game.asked
        assert asked is not None
        head = timeline.last
        action = await self._choose(bot, timeline, asked, room.game.creator)
        await room.act_for_bot(head, asked, action)
        BOT_MOVES.inc()

    async def _choose(self, bot: str, timeline: Timeline, seat: int, owner: str) -> dict[str, object]:
        """Bots think for the owners of the tables in turn."""
        state = timeline.state
        chance = self._chance(timeline.last)
        seed = f"{chance.getrandbits(64):016x}"
        if bot != RANDOM:
            # What will be drawn is a secret to bots as well: they think with another generator.
            blind = msgspec.msgpack.encode(msgspec.structs.replace(state, rng=chance.getrandbits(64)))
            header = msgspec.structs.replace(timeline.header, seed=None)
            for level in _stand_ins(bot, timeline.title.id):
                question = Question(header, blind, seat, level, seed, self.settings.bot_seconds)
                with contextlib.suppress(NoAnswer):
                    return await self.thinkers.ask(question, owner)
        return to_plain(_random(seed, timeline, state, seat))

    def _chance(self, head: int) -> random.Random:
        """What bots draw lots from, after a number of entries of a game."""
        if self.settings.bot_seed:
            return random.Random(f"{self.settings.bot_seed}:{head}")
        return secrets.SystemRandom()


def _stand_ins(bot: str, title: str) -> tuple[str, ...]:
    """Who is asked, one after the other: where a bot fails, a beginner moves for it."""
    return (bot, NOVICE) if bot != NOVICE and NOVICE in names(title) else (bot,)


def _random(seed: str, timeline: Timeline, state: Any, seat: int) -> Any:
    return RandomBot(seed).choose(timeline.rules, state, seat, Budget())
