"""Several processes behind one port (`railhead serve --workers 4`): started, watched and ended by the one that listens.

All accept connections on the socket they inherit, so that one that dies takes nobody's place; it is started again. They
end with their parent, however it ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from multiprocessing.synchronize import Event

import structlog

#: how long after its end a process is started again, and how long all may take to end
AGAIN_S, END_S = 1.0, 15.0

log = structlog.get_logger()

#: does the work of one process until it is told to stop (SIGTERM); calls back once it can be reached
Work = Callable[[Callable[[], None]], None]


class Worker:
    """One process, and whether it could be reached at some time."""

    def __init__(self, work: Work, lifeline: tuple[int, int]) -> None:
        context = get_context("fork")
        self.ready: Event = context.Event()
        self.process: ForkProcess = context.Process(target=_run, args=(work, self.ready, lifeline))
        self.process.start()


def _run(work: Work, ready: Event, lifeline: tuple[int, int]) -> None:
    """In the process itself: signals mean again what they mean to a program of its own."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    reading, writing = lifeline
    os.close(writing)
    threading.Thread(target=_end_with_parent, args=[reading], daemon=True).start()
    work(ready.set)


def _end_with_parent(reading: int) -> None:
    """Nobody ever writes: the pipe ends when the only process that could is gone."""
    os.read(reading, 1)
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    def __init__(self, count: int, work: Work, all_ready: Callable[[], None]) -> None:
        self.count, self.work, self.all_ready = count, work, all_ready
        self.stopping = False

    def run(self) -> int:
        """Until a signal; returns the exit code, which is not 0 where the processes could not even start."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        lifeline = os.pipe()
        workers = [Worker(self.work, lifeline) for _ in range(self.count)]
        try:
            return self._watch(workers, lifeline)
        finally:
            _end(workers)
            for end in lifeline:
                os.close(end)

    def _watch(self, workers: list[Worker], lifeline: tuple[int, int]) -> int:
        announced = False
        while not self.stopping:
            wait([worker.process.sentinel for worker in workers], timeout=0.2)
            if not announced and all(worker.ready.is_set() for worker in workers):
                announced = True
                self.all_ready()
            for place, worker in enumerate(workers):
                code = worker.process.exitcode
                if code is None or self.stopping:
                    continue
                if not announced:
                    return code or 1
                log.error("worker.ended", pid=worker.process.pid, code=code)
                _forget_figures(worker)
                time.sleep(AGAIN_S)
                workers[place] = Worker(self.work, lifeline)
        return 0

    def _stop(self, *_: object) -> None:
        self.stopping = True


def _end(workers: list[Worker]) -> None:
    for worker in workers:
        if worker.process.exitcode is None:
            worker.process.terminate()
    deadline = time.monotonic() + END_S
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()


@contextlib.contextmanager
def figures_of_all() -> Iterator[None]:
    """Let `/metrics` add up the figures of all processes; before anything counts, as the library looks once."""
    with tempfile.TemporaryDirectory(prefix="railhead-figures-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def _forget_figures(worker: Worker) -> None:
    from prometheus_client import multiprocess

    forget: Callable[[int | None], None] = multiprocess.mark_process_dead
    forget(worker.process.pid)
