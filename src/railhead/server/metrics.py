"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("railhead_requests", "Answers by method and status", ["method", "status"])
ACTED = Histogram("railhead_action_seconds", "From the request to the disk and everybody told")
SOCKETS = Gauge("railhead_sockets", "Open live sockets")
ROOMS = Gauge("railhead_rooms", "Games in memory")
BOT_MOVES = Counter("railhead_bot_moves", "Actions of bots")
BOT_FAULTS = Counter("railhead_bot_faults", "Bots that failed or thought too long", ["bot"])
