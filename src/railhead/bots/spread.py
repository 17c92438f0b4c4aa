"""Work spread over processes of this machine, or over a Ray cluster: one interface for all that is long.

Tasks are small values, and the function is one of a module, as the workers find it by name. Results come in the order
of the tasks. A worker that dies takes nothing with it: its task is done again, a few times at most.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

#: how often work is taken up again after the death of a worker
TRIES = 5
#: tasks that wait at each worker of a cluster, so that none is ever idle
AHEAD = 4


class Spread(Protocol):
    """A way to do many tasks."""

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results in the order of the tasks."""


class Here:
    """One after the other, in this process."""

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return map(function, tasks)


class Processes:
    """A number of processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        left = deque(tasks)
        for tried in range(1, TRIES + 1):
            try:
                yield from self._some(function, left)
                return
            except BrokenProcessPool:
                if tried == TRIES:
                    raise

    def _some(self, function: Callable[[T], R], left: deque[T]) -> Iterator[R]:
        """Takes off what is done; stops where a worker dies."""
        jobs = max(1, min(self.jobs, len(left)))
        others = set(active_children())
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin_worker)
        try:
            for future in [pool.submit(function, task) for task in left]:
                result = future.result()
                left.popleft()
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:  # whoever stops half-way does not wait for their games
                worker.terminate()


def _begin_worker() -> None:
    """Ctrl-C is for the process that keeps the results. Its workers end with it, also where it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class OnRay:
    """A Ray cluster: `local` starts one on this machine for as long as the work lasts, `auto` finds the one that runs
    here, and `ray://host:10001` is somewhere else. Needs the extra `ray`."""

    def __init__(self, address: str = "local", workers: int | None = None) -> None:
        self.address, self.workers = address, workers

    def connect(self) -> bool:
        """Whether there is a connection now that was not there before."""
        import ray

        if ray.is_initialized():
            return False
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == "local":
            settings |= {"num_cpus": self.workers, "include_dashboard": False}
        ray.init(address=self.address, **settings)
        return True

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        import ray

        fresh = self.connect()
        try:
            remote = ray.remote(num_cpus=1, max_retries=TRIES)(function)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has no type for it
            ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
            waiting: deque[Any] = deque()
            for task in tasks:
                waiting.append(remote.remote(task))
                if len(waiting) >= ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            if fresh:
                ray.shutdown()


@contextmanager
def held(over: Spread) -> Iterator[None]:
    """Keeps a cluster connected while it is given work several times."""
    if not isinstance(over, OnRay):
        yield
        return
    import ray

    fresh = over.connect()
    try:
        yield
    finally:
        if fresh:
            ray.shutdown()


def spread(jobs: int = 1, ray: str | None = None) -> Spread:
    """The way that the words of a command ask for."""
    if ray is not None:
        return OnRay(ray, jobs if jobs > 1 else None)
    return Processes(jobs) if jobs > 1 else Here()
