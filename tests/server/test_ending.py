"""What runs beside the requests ends with the server, also where a cancellation gets lost."""

from __future__ import annotations

import asyncio

import pytest

from railhead.server import ending
from railhead.server.ending import end


def test_a_lost_cancellation_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN_S", 0.01)
    lost = 0

    async def for_ever() -> None:
        """Outlives every error; the driver turns the first two cancellations into errors."""
        nonlocal lost
        while True:
            try:
                try:
                    await asyncio.sleep(3600)
                except asyncio.CancelledError:
                    if lost == 2:
                        raise
                    lost += 1
                    raise OSError("connection lost") from None
            except Exception:
                continue

    async def run() -> asyncio.Task[None]:
        task = asyncio.create_task(for_ever())
        await asyncio.sleep(0)
        await asyncio.wait_for(end([task]), 10)
        return task

    assert asyncio.run(run()).cancelled()
    assert lost == 2


def test_what_has_ended_is_left_alone() -> None:
    async def run() -> None:
        task = asyncio.create_task(asyncio.sleep(0))
        await task
        await end([task])
        await end([])
        assert not task.cancelled()

    asyncio.run(run())
