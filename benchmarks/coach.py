"""The coach: how long it takes to say what it would do and why, and to look for a gross mistake."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from railhead.bots import Budget
from railhead.bots.coach import advise, doubt
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.rules import Rules
from railhead.server.coach import SECONDS

#: how many positions of each game are looked at, spread over all of it
GAMES, EACH = 2, 40
#: no game of any title needs more decisions
ENOUGH = 20_000


def bench() -> dict[str, float | int]:
    """By the clock, as the server asks it: advice in games between beginners, and doubts of their moves."""
    figures: dict[str, float | int] = {}
    for title in catalogue.titles():
        advised, doubted = list[float](), list[float]()
        for game in range(GAMES):
            for rules, state, seat, action in _positions(title.id, f"coach-{game}"):
                started = perf_counter()
                advise(rules, state, seat, "bench", Budget(seconds=SECONDS))
                told = perf_counter()
                doubt(rules, state, seat, action)
                advised.append(told - started)
                doubted.append(perf_counter() - told)
        figures[f"{title.id}.advice_p95_s"] = _p95(advised)
        figures[f"{title.id}.doubt_p95_s"] = _p95(doubted)
    return figures


def _positions(title: str, seed: str) -> Iterator[tuple[Rules[Any], Any, int, Any]]:
    """Positions at even distances, each with the move that was made there."""
    rules = catalogue.title(title).open({}, 4 if title == "rocket" else 3)
    played: list[tuple[Rules[Any], Any, int, Any]] = []
    state, bot = rules.start(rules.draw(seed), seed).state, make(title, "novice", seed)
    while (asked := rules.decision(state)) is not None and len(played) < ENOUGH:
        action = bot.choose(rules, state, asked.seat, Budget(nodes=50))
        played.append((rules, state, asked.seat, action))
        state = rules.act(state, action, asked.seat).state
    yield from played[:: max(1, len(played) // EACH)]


def _p95(seconds: list[float]) -> float:
    return round(sorted(seconds)[int(0.95 * len(seconds))], 3)
