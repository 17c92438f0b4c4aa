"""How often something may be done: buckets that fill up again steadily."""

from __future__ import annotations

import math
import time

#: more than these are looked through for buckets that are full again
MANY = 10_000


class Limit:
    """This many within this many seconds for each who does it; 0: no limit."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self.most, self.seconds = most, seconds
        self.buckets: dict[str, tuple[float, float]] = {}

    def left(self, who: str) -> float:
        """How many are allowed now."""
        now = time.monotonic()
        left, since = self.buckets.get(who, (float(self.most), now))
        return min(self.most, left + (now - since) * self.most / self.seconds)

    def take(self, who: str) -> None:
        now = time.monotonic()
        if len(self.buckets) > MANY:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket[1] < self.seconds}
        self.buckets[who] = (max(0.0, self.left(who) - 1), now)

    def has(self, who: str) -> bool:
        return not self.most or self.left(who) >= 1

    def allows(self, who: str) -> bool:
        """Whether it may be done; it counts as done then. Whoever tries too often waits no longer for it."""
        allowed = self.has(who)
        if self.most:
            self.take(who)
        return allowed

    def wait(self, who: str) -> int:
        """Seconds until the next one is allowed."""
        return max(1, math.ceil((1 - self.left(who)) * self.seconds / self.most)) if self.most else 0
