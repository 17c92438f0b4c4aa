"""The steady player of Rocket: plans its whole turn, expects vetoes, and bids where it pays.

It asks the rules for everything; `rocket_value.py` says what a position is worth.
"""

from __future__ import annotations

from heapq import nlargest
from itertools import islice
from typing import Any

from railhead.bots import Budget, Meter
from railhead.bots.figures import NONE, Changed, Playing
from railhead.bots.rocket_gains import Gains
from railhead.bots.rocket_value import Value, Weights, spots
from railhead.games.rocket.extend import Extend
from railhead.games.rocket.invest import Invest
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import ChooseAbsorber, Defence, RocketState, Turn, Veto, turn_of
from railhead.games.rocket.station import Station, stations
from railhead.games.rocket.veto import Bid, Match
from railhead.kernel.action import Action, Pass
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Rules

#: how many places for a station are looked at, the best ones
PLACES = 5
#: a plan of two actions: how many first ones, each with how many second ones; and how many are checked for vetoes
FIRST, SECOND, CHECKED = 5, 10, 3
#: differences below this many points are no reason
MOOD = 0.25

Ranked = list[tuple[float, Action]]


def weights(playing: Playing, seats: int) -> Weights:
    """The figures as factors of the valuation."""
    return Weights(**playing.at(seats))


def settled(rules: RocketRules, state: RocketState, value: Value) -> RocketState:
    """The position when nobody bids any more; the active player then chooses his merger."""
    while True:
        match state.stack[-1]:
            case Veto() | Defence():
                state = rules.apply(state, Pass()).state
            case ChooseAbsorber():
                seat = turn_of(state).seat
                outcomes = [rules.apply(state, action).state for action in rules.legal(state)]
                state = max(outcomes, key=lambda after: value.worth(rules, after, seat))
            case _:
                return state


class SteadyBot:
    """Plans both actions of its turn, expects vetoes, and bids where it pays."""

    def __init__(self, seed: str, without: frozenset[str] = frozenset(), changed: Changed = NONE) -> None:
        self.stream = Stream(seed)
        self.value = Value(without)
        self.without, self.playing = without, Playing("rocket", changed)

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, RocketRules)
        meter = Meter(budget)
        self.value.weights = weights(self.playing, rules.seats)
        self.value.begin(state)
        match state.stack[-1]:
            case Veto():
                return self._veto(rules, state, seat, meter)
            case Turn():
                return self._turn(rules, state, seat, meter)
            case _:
                return self._best(rules, state, list(rules.legal(state)), seat, meter)[0][1]

    # -- the turn ------------------------------------------------------------------------------------

    def _turn(self, rules: RocketRules, state: RocketState, seat: int, meter: Meter) -> Action:
        """The best plan. Between two players it does not look for vetoes: who did lost 64 of 100 games."""
        ranked = self._best(rules, state, self._candidates(rules, state, seat), seat, meter)
        ranked = sorted(((worth + self._mood(), action) for worth, action in ranked), key=lambda row: -row[0])
        turn = state.stack[-1]
        if isinstance(turn, Turn) and turn.done == 0 and "turn" not in self.without:
            ranked = self._pairs(rules, state, ranked, seat, meter)
        if "foresight" in self.without or rules.seats == 2:
            return ranked[0][1]
        checked = [(self._after_vetoes(rules, state, row, seat, meter), row[1]) for row in ranked[:CHECKED]]
        return max(checked, key=lambda row: row[0])[1]

    def _mood(self) -> float:
        """What is nearly as good may be chosen as well: nothing else makes two games of this player differ."""
        return MOOD * self.stream.below(1000) / 1000

    def _candidates(self, rules: RocketRules, state: RocketState, seat: int) -> list[Action]:
        """Every extension and investment, and the best places for a station."""
        legal = rules.legal(state)
        acts, frame = legal.acts, legal.frame
        found: list[Action] = []
        for kind in (Extend, Invest):
            found += acts[kind].listing(rules, state, frame)
        best = nlargest(4 * PLACES, spots(self.value, rules, state, seat))
        builds = (stations(rules, None)[hex_] for _, hex_ in best)
        found += islice((action for action in builds if action in legal), PLACES)
        found += islice((action for action in self._moves(rules, state, seat, best) if action in legal), 2)
        return found or list(legal)

    def _moves(self, rules: RocketRules, state: RocketState, seat: int, best: list[tuple[float, int]]) -> list[Action]:
        """A station that nobody will reach may go to one of the best places."""
        names = rules.board.names
        gains = {hex_: gain for gain, hex_ in best}
        lost = [hex_ for hex_, owner in state.stations if owner == seat and hex_ not in gains]
        return [Station(names[hex_], names[source]) for source in lost[:2] for _, hex_ in best[:3]]

    def _best(
        self, rules: RocketRules, state: RocketState, actions: list[Action], seat: int, meter: Meter
    ) -> Ranked:  # fmt: skip
        """The actions by what they lead to, the best first; within the budget. Cubes and stations by a short cut."""
        turn = state.stack[-1]
        gains = Gains(self.value, rules, state, turn) if isinstance(turn, Turn) and len(actions) > 1 else None
        ranked: Ranked = []
        for action in actions:
            worth = None if gains is None else gains.worth(action)
            if worth is None:
                after = settled(rules, rules.apply(state, action).state, self.value)
                worth = self.value.worth(rules, after, seat)
            ranked.append((worth, action))
            if not meter.spend():
                break
        ranked.sort(key=lambda row: -row[0])
        return ranked

    def _pairs(self, rules: RocketRules, state: RocketState, ranked: Ranked, seat: int, meter: Meter) -> Ranked:
        """Both actions of the turn as one plan: the first ones by the best second one."""
        found: Ranked = []
        for _, first in ranked[:FIRST]:
            middle = settled(rules, rules.apply(state, first).state, self.value)
            if not isinstance(middle.stack[-1], Turn) or turn_of(middle).seat != seat:
                found.append((self.value.worth(rules, middle, seat), first))
                continue
            legal = rules.legal(middle)
            seconds = islice((action for _, action in ranked if action in legal), SECOND)
            worths = self._best(rules, middle, list(seconds), seat, meter)
            worth = worths[0][0] if worths else self.value.worth(rules, middle, seat)
            found.append((worth + self._mood(), first))
        found.sort(key=lambda row: -row[0])
        return found

    def _after_vetoes(
        self, rules: RocketRules, state: RocketState, row: tuple[float, Action], seat: int, meter: Meter
    ) -> float:  # fmt: skip
        """What an extension is worth if the others answer as this player would."""
        worth, action = row
        after = rules.apply(state, action).state
        if not isinstance(after.stack[-1], Veto):
            return worth
        quiet = settled(rules, after, self.value)
        while isinstance(after.stack[-1], Veto) and meter.spend():
            after = rules.apply(after, self._veto(rules, after, after.stack[-1].asked, meter)).state
        if isinstance(after.stack[-1], Defence):
            ranked = self._best(rules, after, [Match(), Pass()], seat, meter)
            after = rules.apply(after, ranked[0][1]).state
        after = settled(rules, after, self.value)
        return worth + self.value.worth(rules, after, seat) - self.value.worth(rules, quiet, seat)

    # -- vetoes --------------------------------------------------------------------------------------

    def _veto(self, rules: RocketRules, state: RocketState, seat: int, meter: Meter) -> Action:
        """5.3: bid where another hex is worth the shares, the active player's answer included."""
        veto = state.stack[-1]
        assert isinstance(veto, Veto)
        if "veto" in self.without:
            return Pass()
        active = turn_of(state).seat
        peace = self.value.worth(rules, settled(rules, rules.apply(state, Pass()).state, self.value), seat)
        held, theirs = state.shares[veto.line][seat], state.shares[veto.line][active]
        amounts = sorted({veto.shares + 1, min(held, theirs + 1)} & set(range(veto.shares + 1, held + 1)))
        best: Action = Pass()
        worth = peace + self.value.weights.margin
        targets = {action.to for action in rules.legal(state) if isinstance(action, Bid)}
        for to in sorted(targets):
            for shares in amounts:
                if not meter.spend():
                    return best
                found = self._bid(rules, state, Bid(shares, to), seat, active)
                if found > worth:
                    best, worth = Bid(shares, to), found
        return best

    def _bid(self, rules: RocketRules, state: RocketState, bid: Bid, seat: int, active: int) -> float:
        after = rules.apply(state, bid).state
        while isinstance(after.stack[-1], Veto):
            after = rules.apply(after, Pass()).state
        if isinstance(after.stack[-1], Defence):
            answers = [settled(rules, rules.apply(after, answer).state, self.value) for answer in (Match(), Pass())]
            after = max(answers, key=lambda answer: self.value.worth(rules, answer, active))
        else:
            after = settled(rules, after, self.value)
        return self.value.worth(rules, after, seat)
