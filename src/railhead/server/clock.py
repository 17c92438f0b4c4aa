"""The time by which keys run out: a clock that is set forward while the server runs signs nobody out."""

from __future__ import annotations

import time

_started, _ticks = time.time(), time.monotonic()


def key_time() -> int:
    """Seconds since 1970: by the clock, or since the start of the server where the clock has jumped ahead of that."""
    return int(min(time.time(), _started + time.monotonic() - _ticks))
