"""Rocket looked ahead: the master's candidates, its greedy players, and the parts of its valuation by name."""

from __future__ import annotations

from railhead.bots import Budget, Meter
from railhead.bots.outlook import SEED, Outlook
from railhead.bots.rocket_master import MasterBot, figures
from railhead.bots.rocket_value import Value
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Over, RocketState, Turn, points, tiles_left
from railhead.kernel.action import Action
from railhead.kernel.rng import Stream

#: what may be spent on finding the candidates
FIRST = Budget(nodes=2000)


class Foresight(MasterBot):
    """The master with its parts in reach."""

    def begin(self, rules: RocketRules, state: RocketState) -> None:
        self.stream = Stream(SEED)
        self.value = Value(weights=figures().seats[str(rules.seats)].weights)
        self.value.begin(state)

    def tried(self, rules: RocketRules, state: RocketState, seat: int) -> list[Action]:
        return self._to_try(rules, state, seat, Meter(FIRST))

    def answer(self, rules: RocketRules, state: RocketState, seat: int) -> Action:
        return self._greedy(rules, state, seat, Meter(FIRST), 0.0)


class RocketOutlook(Outlook):
    """Cut after a number of turns of the game; worths are points."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.bot = Foresight(SEED)

    def begin(self, rules: RocketRules, state: RocketState) -> None:
        self.bot.begin(rules, state)

    def tried(self, rules: RocketRules, state: RocketState, seat: int) -> list[Action]:
        return self.bot.tried(rules, state, seat)

    def horizon(self, rules: RocketRules) -> int:
        """This turn, and as many more as the master plays on."""
        return figures().seats[str(rules.seats)].turns + 1

    def passed(self, before: RocketState, after: RocketState) -> int:
        frame = after.stack[-1]
        return int(isinstance(frame, Turn) and frame.done == 0)

    def progress(self, rules: RocketRules, state: RocketState) -> float:
        value = Value()
        value.tiles = tiles_left(state)
        return 1.0 if isinstance(state.stack[-1], Over) else 1.0 - value.left(state)

    def next_move(self, rules: RocketRules, state: RocketState, seat: int) -> Action:
        return self.bot.answer(rules, state, seat)

    def parts(self, rules: RocketRules, state: RocketState) -> dict[str, list[float]]:
        """Points now; shares and stations of the lines; cubes; and passengers, which are the rest."""
        value = Value(weights=figures().seats[str(rules.seats)].weights)
        value.begin(state)
        found = {"points": [float(n) for n in points(state)]}
        names = ("lines", "cubes", "passengers")
        found |= {name: [0.0] * rules.seats for name in names}
        if isinstance(state.stack[-1], Over):
            return found
        left = value.left(state)
        to_come = [0.0] * len(rules.board.cities)
        for view in value.views(rules, state, left):
            for city, chance in view.regular:
                to_come[city] += chance
            for seat, pays in enumerate(view.pays):
                found["lines"][seat] += pays
        found["cubes"] = list(value._chart(rules, state, to_come, left))
        for seat, worth in enumerate(value.by_seat(rules, state)):
            found["passengers"][seat] = worth - sum(found[name][seat] for name in ("points", "lines", "cubes"))
        return found


def make(title: str) -> Outlook:
    return RocketOutlook(title)
