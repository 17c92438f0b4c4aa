"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("railhead_requests", "Answers by method and status", ["method", "status"])
ACTED = Histogram("railhead_action_seconds", "From the request to the disk and everybody told")
SOCKETS = Gauge("railhead_sockets", "Open live sockets")
ROOMS = Gauge("railhead_rooms", "Games in memory")
BOT_QUEUE = Gauge("railhead_bot_queue", "Bots that wait for a process to think in")
IMPORT_QUEUE = Gauge("railhead_import_queue", "Imports and branches that wait for a process")
QUOTA_USED = Counter("railhead_quota_used", "What was counted against a quota", ["quota"])
QUOTA_REFUSED = Counter("railhead_quota_refused", "What was refused because a quota was used up", ["quota"])
UNREADABLE = Gauge("railhead_unreadable_games", "Games that were found unreadable since the start")
BOT_MOVES = Counter("railhead_bot_moves", "Actions of bots")
BOT_FAULTS = Counter("railhead_bot_faults", "Bots that failed or thought too long", ["bot"])
