"""The random player: the kind of action uniformly, then uniformly within it."""

from __future__ import annotations

from typing import Any

from railhead.bots import Budget
from railhead.kernel.action import Action
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Rules


class RandomBot:
    """Plays the same game again from the same seed."""

    def __init__(self, seed: str | int) -> None:
        self.stream = Stream(seed)

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        return rules.legal(state).draw(self.stream)
