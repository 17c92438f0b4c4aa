"""Processes in which bots think: a bot that is slow or dies takes nobody else's time, and its game goes on."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
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


def _ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The processes; started with the first question, replaced where one dies or hangs."""

    def __init__(self, workers: int) -> None:
        self.workers = max(1, workers)
        self.pool: ProcessPoolExecutor | None = None
        #: a bot's time begins when a process is free for it
        self.free = asyncio.Semaphore(self.workers)

    async def ask(self, question: Question) -> dict[str, object]:
        """The bot's action; raises `NoAnswer`."""
        async with self.free:
            return await self._ask(question)

    async def _ask(self, question: Question) -> dict[str, object]:
        """Twice where only the process was at fault."""
        for attempt in (1, 2):
            pool = self.pool = self.pool or ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=_ignore_ctrl_c
            )
            try:
                answer = asyncio.wrap_future(pool.submit(think, question))
                return await asyncio.wait_for(answer, question.seconds + GRACE_S)
            except (BrokenProcessPool, RuntimeError) as error:
                self._replace(pool, question.bot, str(error))
                if attempt == 2:
                    raise NoAnswer(str(error)) from None
            except TimeoutError:
                self._replace(pool, question.bot, "too slow")
                raise NoAnswer("too slow") from None
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whatever a bot raises, the game goes on
                BOT_FAULTS.labels(question.bot).inc()
                log.error("bot.failed", bot=question.bot, error=repr(error))
                raise NoAnswer(repr(error)) from None
        raise NoAnswer

    def _replace(self, broken: ProcessPoolExecutor, bot: str, why: str) -> None:
        """End the processes; the next question starts new ones."""
        BOT_FAULTS.labels(bot).inc()
        log.error("bot.process_replaced", bot=bot, why=why)
        if self.pool is broken:
            self.pool = None
        _end(broken)

    def close(self) -> None:
        if self.pool is not None:
            _end(self.pool)
            self.pool = None


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
