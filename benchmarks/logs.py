"""What is measured on recorded games the same way in every title: replaying them, and the best run at each position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from benchmarks.machine import ROOT
from railhead import exchange
from railhead.exchange import Log, Played
from railhead.rail.run import Answer

LOGS = ROOT.parent / "shared" / "oracle"
ROUNDS = 5

#: asks for the best run in a position; None if there is nothing to ask
Asking = Callable[[Played], Callable[[], Answer] | None]


def read(path: Path) -> Log:
    return exchange.read_log(path.read_bytes())


def replay_s(log: Log) -> float:
    """Seconds for a log from the first entry to the last, every entry checked; the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = perf_counter()
        for _played in exchange.play(log):
            pass
        best = min(best, perf_counter() - started)
    return best


def before_runs(folder: Path) -> Iterator[Played]:
    """Every position of the logs of a folder in which trains were run."""
    for path in sorted(folder.glob("*.json")):
        before = None
        for played in exchange.play(read(path)):
            if before is not None and played.type == "run_routes":
                yield before
            before = played


def routes(folder: Path, asking: Asking) -> dict[str, float | int]:
    """How long the best run takes over the positions, and how often it is proven to be the best."""
    times, proven = list[float](), 0
    for before in before_runs(folder):
        ask = asking(before)
        if ask is None:
            continue
        started = perf_counter()
        answer = ask()
        times.append((perf_counter() - started) * 1000)
        proven += answer.proven
    times.sort()
    return {
        "routes_positions": len(times),
        "routes_p50_ms": round(times[len(times) // 2], 3),
        "routes_p99_ms": round(times[len(times) * 99 // 100], 3),
        "routes_max_ms": round(times[-1], 1),
        "routes_proven_share": round(proven / len(times), 4),
    }
