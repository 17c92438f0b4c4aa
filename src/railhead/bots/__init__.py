"""Players without a person: the Bot protocol, and the bots by name."""

from __future__ import annotations

from typing import Any, Protocol

from railhead.kernel.action import Action
from railhead.kernel.rules import Rules


class Bot(Protocol):
    """Chooses one of the legal actions. `budget` is in seconds; a bot that thinks at once ignores it."""

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: float) -> Action: ...
