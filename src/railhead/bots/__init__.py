"""Players without a person: the Bot protocol and the budget. `levels.py` has the bots by title and name."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct

from railhead.kernel.action import Action
from railhead.kernel.rules import Rules


class Budget(Struct, frozen=True):
    """How much a bot may think about one move: in nodes (positions looked at, reproducible), in seconds, or both."""

    nodes: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Chooses one of the legal actions for the seat that is asked."""

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action: ...


class Meter:
    """Counts what a move has cost; a search asks it before it goes on."""

    __slots__ = ("nodes", "nodes_left", "until")

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self.nodes_left = budget.nodes
        self.until = None if budget.seconds is None else perf_counter() + budget.seconds

    def spend(self) -> bool:
        """One more position; False when the budget is used up."""
        self.nodes += 1
        if self.nodes_left is not None and self.nodes > self.nodes_left:
            return False
        return self.until is None or perf_counter() < self.until
