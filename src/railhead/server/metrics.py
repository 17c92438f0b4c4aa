"""Figures for Prometheus."""

from __future__ import annotations

import os
from collections.abc import Callable

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector


def _gauge(name: str, about: str) -> Gauge:
    """How much there is now, at all processes that live."""
    return Gauge(name, about, multiprocess_mode="livesum")


REQUESTS = Counter("railhead_requests", "Answers by method and status", ["method", "status"])
ACTED = Histogram("railhead_action_seconds", "From the request to the disk and everybody told")
SOCKETS = _gauge("railhead_sockets", "Open live sockets")
ROOMS = _gauge("railhead_rooms", "Games in memory")
BOT_QUEUE = _gauge("railhead_bot_queue", "Bots that wait for a process to think in")
IMPORT_QUEUE = _gauge("railhead_import_queue", "Imports and branches that wait for a process")
QUOTA_USED = Counter("railhead_quota_used", "What was counted against a quota", ["quota"])
QUOTA_REFUSED = Counter("railhead_quota_refused", "What was refused because a quota was used up", ["quota"])
UNREADABLE = _gauge("railhead_unreadable_games", "Games that were found unreadable since the start")
BOT_MOVES = Counter("railhead_bot_moves", "Actions of bots")
BOT_FAULTS = Counter("railhead_bot_faults", "Bots that failed or thought too long", ["bot"])


def all_figures() -> CollectorRegistry:
    """Of this process, or of all that serve behind the same port."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    every = CollectorRegistry()
    collect: Callable[[CollectorRegistry], object] = MultiProcessCollector
    collect(every)
    return every
