"""Processes that do long work: whoever asks waits for a turn that is fair by owner, and a process that is slow, dies or
is no longer needed is ended and takes nobody else's time. They end with the server, however it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

import structlog

log = structlog.get_logger()

Q = TypeVar("Q")
A = TypeVar("A")

#: what every new process does first, by functions of modules; tests bring their small title with them
PREPARE: list[Callable[[], None]] = []


class Died(Exception):
    """The process ended without an answer."""


class Failed(Exception):
    """The work raised something."""


class Turns:
    """A limited number may work at once; whoever waits is served owner by owner, so that many questions of one hold up
    nobody else for long."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, owner: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        """To the next owner's first; that owner's others come after everybody else's first."""
        while self.waiting:
            owner, queue = self.waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self.waiting.values())


class Worker(Generic[Q, A]):
    """One process, and a thread of the server that talks to it."""

    def __init__(self, work: Callable[[Q], A]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, work, list(PREPARE)), daemon=True)
        self.process.start()
        theirs.close()
        self.thread = ThreadPoolExecutor(1, "railhead-worker")

    async def ask(self, question: Q) -> A:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._ask, question)

    def _ask(self, question: Q) -> A:
        try:
            self.pipe.send(question)
            fine, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Died(repr(error)) from None
        if not fine:
            raise Failed(answer)
        found: A = answer
        return found

    def end(self) -> None:
        """Now, whatever it is doing; its thread hears of it."""
        self.process.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)
        threading.Thread(target=self._bury, daemon=True).start()

    def _bury(self) -> None:
        self.process.join()
        self.thread.shutdown(wait=True)
        self.pipe.close()


class WorkerPool(Generic[Q, A]):
    """`work` is a function of a module. The processes are started when they are needed, and then kept."""

    def __init__(self, size: int, work: Callable[[Q], A]) -> None:
        self.work = work
        self.turns = Turns(max(1, size))
        self.workers: list[Worker[Q, A]] = []
        self.idle: list[Worker[Q, A]] = []

    async def ask(self, owner: str, question: Q, seconds: float) -> A:
        """The answer; raises `Died`, `Failed` or `TimeoutError`. The time begins when a process is free. Whoever gives
        up meanwhile ends the process."""
        await self.turns.take(owner)
        worker: Worker[Q, A] | None = None
        try:
            worker = self.idle.pop() if self.idle else self._new()
            # Not `wait_for`: before Python 3.12 whoever gives up as the answer comes would be taken not to have.
            async with asyncio.timeout(seconds):
                answer = await worker.ask(question)
        except Failed:
            self._back(worker)
            raise
        except BaseException:
            if worker is not None:
                self._end(worker)
            raise
        finally:
            self.turns.give()
        self._back(worker)
        return answer

    def warm(self) -> None:
        """Start a process beside what goes on, where there is none yet: somebody will ask soon."""
        if not self.workers:
            self.idle.append(self._new())

    def _new(self) -> Worker[Q, A]:
        worker = Worker(self.work)
        self.workers.append(worker)
        return worker

    def _back(self, worker: Worker[Q, A] | None) -> None:
        if worker in self.workers and worker is not None:
            self.idle.append(worker)

    def _end(self, worker: Worker[Q, A]) -> None:
        if worker in self.workers:
            self.workers.remove(worker)
            worker.end()

    def close(self) -> None:
        for worker in list(self.workers):
            self._end(worker)
        self.idle.clear()


# -- in the process ----------------------------------------------------------------------------------


def _serve(pipe: Connection, work: Callable[[Any], Any], prepare: list[Callable[[], None]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever waits for an answer goes first; long work takes what is left.
    os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for step in prepare:
        step()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            try:
                answer = (True, work(question))
            except Exception as error:
                answer = (False, repr(error))
            pipe.send(answer)


def _end_with_parent() -> None:
    """A killed server tells nobody: its processes see for themselves that it is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
