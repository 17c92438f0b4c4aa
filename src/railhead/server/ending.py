"""How what runs beside the requests is brought to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import structlog

log = structlog.get_logger()

#: how long a task has to end before it is cancelled once more
AGAIN_S = 1.0


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them until all have ended. Once is not enough: where the cancellation comes while a connection is given
    back, the driver may raise an error of its own instead, and a loop that outlives errors would go on for ever."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
        if left:
            log.warning("server.cancelled_again", tasks=sorted(str(task.get_coro()) for task in left))
