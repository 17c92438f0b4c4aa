"""Processes in which bots think: a bot that is slow or dies takes nobody else's time, and its game goes on."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.action import to_plain
from railhead.kernel.record import Header
from railhead.server.metrics import BOT_FAULTS
from railhead.server.worker_pool import Died, Failed, WorkerPool

log = structlog.get_logger()

#: how much longer than its budget a bot may take before its process is ended
GRACE_S = 10.0


class Question(Struct, frozen=True):
    """What a bot is asked, in a form that goes into another process."""

    header: Header
    state: bytes
    seat: int
    bot: str
    seed: str
    seconds: float


class NoAnswer(Exception):
    """The bot failed or took too long."""


def think(asked: Question) -> dict[str, object]:
    """In the worker: let the bot choose."""
    title, rules = catalogue.rules_of(asked.header)
    state: Any = msgspec.msgpack.decode(asked.state, type=rules.state_type)
    bot = make(title.id, asked.bot, asked.seed)
    return to_plain(bot.choose(rules, state, asked.seat, Budget(seconds=asked.seconds)))


class Thinkers:
    """The processes; a bot's time begins when one is free for it."""

    def __init__(self, workers: int) -> None:
        self.pool = WorkerPool(workers, think)

    async def ask(self, question: Question, owner: str) -> dict[str, object]:
        """The bot's action; raises `NoAnswer`. Asked twice where only the process was at fault."""
        for last in (False, True):
            try:
                return await self.pool.ask(owner, question, question.seconds + GRACE_S)
            except (Died, Failed, TimeoutError) as error:
                BOT_FAULTS.labels(question.bot).inc()
                log.error("bot.failed", bot=question.bot, error=repr(error))
                if last or not isinstance(error, Died):
                    raise NoAnswer(repr(error)) from None
        raise NoAnswer

    def close(self) -> None:
        self.pool.close()
