"""What an entry brought, bit by bit, for those who follow it on the board."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.server.protocol.live import Stage
from railhead.server.timeline import Timeline
from railhead.view.patch import diff
from railhead.view.scene import Scene


def stages(timeline: Timeline, n: int, before: Scene) -> Iterator[Stage]:
    """Entry n bit by bit, from the scene before it on; none where the game is not told so."""
    for bit in timeline.bits(n):
        after = timeline.title.scene(timeline.rules, bit.state)
        yield Stage(bit.messages, tuple(diff(before, after)), bit.payments, bit.run)
        before = after
