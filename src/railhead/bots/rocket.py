"""The bots for Rocket by level, and the beginner among them, who counts what stands on the board.

`rocket_steady.py` and `rocket_master.py` have the others; `rocket_value.py` says what a position is worth.
"""

from __future__ import annotations

from typing import Any

from railhead.bots import Budget, Meter
from railhead.bots.figures import figures
from railhead.bots.levels import Level
from railhead.bots.rocket_master import MasterBot
from railhead.bots.rocket_steady import SteadyBot, settled
from railhead.bots.rocket_value import PARTS, Value
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState
from railhead.games.rocket.station import Station
from railhead.kernel.action import Action
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Rules

#: the places for a station that a novice looks at
PLACES = 8


class NoviceBot:
    """Looks one action ahead and counts its own points as if the game ended there."""

    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed)
        self.value = Value(frozenset({"swing", "growth", "stations", "timing", "rivals"}))

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, RocketRules)
        meter = Meter(budget)
        self.value.begin(state)
        actions = list(rules.legal(state))
        places = [action for action in actions if isinstance(action, Station)]
        rest = [action for action in actions if not isinstance(action, Station)]
        some = [self.stream.choice(places) for _ in range(min(len(places), PLACES))]
        best, worth = actions[0], float("-inf")
        for action in [*rest, *some]:
            found = self._worth(rules, state, action, seat) + self.stream.below(1000) / 500
            if found > worth:
                best, worth = action, found
            if not meter.spend():
                break
        return best

    def _worth(self, rules: RocketRules, state: RocketState, action: Action, seat: int) -> float:
        after = settled(rules, rules.apply(state, action).state, self.value)
        return self.value.worth(rules, after, seat)


LEVELS = (
    Level("novice", lambda seed, _without, _changed: NoviceBot(seed)),
    Level("steady", SteadyBot, PARTS, tuple(figures("rocket").figures)),
    Level("master", lambda seed, _without, changed: MasterBot(seed, changed), figures=("learned",)),
)
