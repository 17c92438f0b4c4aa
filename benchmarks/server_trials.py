"""Trials of the server beside the load: answers on a connection that is kept."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.server.process import Process

GETS = 200


def keepalive_ms() -> float:
    """The median of requests on one connection that is kept."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        browser = process.sign_in("Anna")
        times = []
        for _ in range(GETS):
            began = perf_counter()
            browser.get("/api/session").raise_for_status()
            times.append(1000 * (perf_counter() - began))
        process.kill()
    return median(times)


def trials() -> dict[str, float | int]:
    return {"keepalive_ms": round(keepalive_ms(), 2)}
