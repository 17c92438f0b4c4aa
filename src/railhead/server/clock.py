"""What time it is: the one place that asks the machine for what games and keys go by.

Keys run out by a time of their own: a clock that is set forward while the server runs signs nobody out.
"""

from __future__ import annotations

import time

_started, _ticks = time.time(), time.monotonic()


def key_time() -> int:
    """Seconds since 1970: by the clock, or since the start of the server where the clock has jumped ahead of that."""
    return int(min(time.time(), _started + time.monotonic() - _ticks))


#: nanoseconds since 1970; tests put a clock of their own here
source = time.time_ns


def now_ms() -> int:
    return source() // 1_000_000
