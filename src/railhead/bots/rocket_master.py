"""The master of Rocket: tries the best actions of `steady` by playing on.

The valuation foretells little of how a game ends, but it is a good player. So every candidate is played on for some
turns with all seats as greedy players, and the position is valued then: that shows the second action, the veto that
will come, and the passenger that is given away. All candidates are cut after the same number of turns, as being on
turn is worth something that the valuation does not see. The figures are in `rocket_master.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from railhead.bots import Budget, Meter
from railhead.bots.figures import NONE, Changed
from railhead.bots.rocket_learned import Learned, networks
from railhead.bots.rocket_steady import Ranked, SteadyBot
from railhead.bots.rocket_value import Value, Weights
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Over, RocketState, Turn, Veto, tiles_left, turn_of
from railhead.games.rocket.veto import Bid
from railhead.kernel.action import Action, Pass
from railhead.kernel.rules import Rules


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of seats: how many turns are played on, what the parts of a position count, and
    whether the learned valuation says what is reached."""

    turns: int
    weights: Weights
    learned: bool = False


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """`rocket_master.toml`, where each of them is explained."""

    candidates: int
    bids: int
    glance: int
    samples: int
    noise: float
    seconds: float
    seats: dict[str, Table]


@cache
def figures() -> Figures:
    text = (files("railhead.bots") / "rocket_master.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Figures)


class MasterBot(SteadyBot):
    """Plays its candidates on, as far as the budget allows; there is an answer at any time."""

    def __init__(self, seed: str, changed: Changed = NONE) -> None:
        super().__init__(seed)
        self.with_learned: float | None = changed.get("learned")
        self.learned: Learned | None = None

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, RocketRules)
        first, *others = islice(rules.legal(state), 2)
        if not others:
            return first
        if budget.seconds is not None:
            budget = Budget(budget.nodes, min(budget.seconds, figures().seconds))
        meter, table = Meter(budget), figures().seats[str(rules.seats)]
        self.value = Value(weights=table.weights)
        self.value.begin(state)
        wanted = table.learned if self.with_learned is None else bool(self.with_learned)
        network = networks().get(str(rules.seats)) if wanted else None
        self.learned = None if network is None else Learned(network)
        return self._by_trial(rules, state, self._to_try(rules, state, seat, meter), seat, table.turns, meter)

    # -- what is tried -------------------------------------------------------------------------------

    def _to_try(self, rules: RocketRules, state: RocketState, seat: int, meter: Meter) -> list[Action]:
        """The candidates, the likeliest first."""
        match state.stack[-1]:
            case Turn():
                return self._plans(rules, state, seat, meter)
            case Veto():
                return [Pass(), *self._bids(rules, state, seat, meter)]
            case _:
                return [action for _, action in self._best(rules, state, list(rules.legal(state)), seat, meter)]

    def _plans(self, rules: RocketRules, state: RocketState, seat: int, meter: Meter) -> list[Action]:
        """As `steady` ranks them: first actions by the best second one, and behind them the next ones by themselves."""
        ranked = self._best(rules, state, self._candidates(rules, state, seat), seat, meter)
        plans = self._pairs(rules, state, ranked, seat, meter) if turn_of(state).done == 0 else []
        found = dict.fromkeys(action for _, action in (*plans, *ranked))
        return list(found)[: figures().candidates]

    def _bids(self, rules: RocketRules, state: RocketState, seat: int, meter: Meter) -> list[Action]:
        """5.3: the best bids if the active player answers by the valuation: as low as may be, or too high to match."""
        veto, active = state.stack[-1], turn_of(state).seat
        assert isinstance(veto, Veto)
        held, theirs = state.shares[veto.line][seat], state.shares[veto.line][active]
        amounts = {veto.shares + 1, min(held, max(veto.shares, theirs) + 1)}
        bids = [action for action in rules.legal(state) if isinstance(action, Bid) and action.shares in amounts]
        ranked: Ranked = []
        for bid in bids:
            if not meter.spend():
                break
            ranked.append((self._bid(rules, state, bid, seat, active), bid))
        ranked.sort(key=lambda row: -row[0])
        return [bid for _, bid in ranked[: figures().bids]]

    # -- playing on ----------------------------------------------------------------------------------

    def _by_trial(
        self, rules: RocketRules, state: RocketState, actions: list[Action], seat: int, turns: int, meter: Meter
    ) -> Action:  # fmt: skip
        """All for a short while, the better half for longer, then the best two with noise while the budget lasts."""
        if len(actions) == 1:
            return actions[0]
        ranked = self._tried(rules, state, actions, seat, figures().glance, meter)
        half = [action for _, action in ranked[: max(2, len(actions) // 2)]]
        ranked = self._tried(rules, state, half, seat, turns, meter) or ranked
        if len(ranked) < 2:
            return ranked[0][1] if ranked else actions[0]
        return self._sampled(rules, state, ranked[:2], seat, turns, meter)

    def _tried(
        self, rules: RocketRules, state: RocketState, actions: list[Action], seat: int, turns: int, meter: Meter
    ) -> Ranked:  # fmt: skip
        """The actions by what they lead to after `turns` turns, the best first: those that the budget is enough for.

        They come in the order of what is known of them already, so that the favourite is always among these."""
        ranked: Ranked = []
        for action in actions:
            worth = self._play_on(rules, rules.apply(state, action).state, seat, turns, meter)
            if worth is None:
                break
            ranked.append((worth + self._mood(), action))
        ranked.sort(key=lambda row: -row[0])
        return ranked

    def _sampled(
        self, rules: RocketRules, state: RocketState, two: Ranked, seat: int, turns: int, meter: Meter
    ) -> Action:  # fmt: skip
        """The better one of two in the mean of more games with players who err; both have the same number of games."""
        totals, starts = [worth for worth, _ in two], [rules.apply(state, action).state for _, action in two]
        for _ in range(figures().samples):
            more = [self._play_on(rules, start, seat, turns, meter, figures().noise) for start in starts]
            games = [worth for worth in more if worth is not None]
            if len(games) < len(two):
                break
            totals = [total + worth for total, worth in zip(totals, games, strict=True)]
        return two[totals[1] > totals[0]][1]

    def _play_on(
        self, rules: RocketRules, state: RocketState, seat: int, turns: int, meter: Meter, noise: float = 0.0
    ) -> float | None:  # fmt: skip
        """What a position is worth when this turn and some more have been played; None where the budget ends."""
        now = self.value.tiles
        while not isinstance(state.stack[-1], Over):
            frame = state.stack[-1]
            if isinstance(frame, Turn) and frame.done == 0:
                if turns == 0:
                    break
                turns -= 1
            asked = rules.decision(state)
            if asked is None or not meter.spend():
                return None
            state = rules.apply(state, self._greedy(rules, state, asked.seat, meter, noise)).state
        self.value.tiles = now
        if self.learned is not None:
            worth = self.learned.worth(rules, state, seat, now)
        else:
            worth = self.value.worth(rules, state, seat)
        return worth if meter.spend() else None

    def _greedy(self, rules: RocketRules, state: RocketState, seat: int, meter: Meter, noise: float) -> Action:
        """What a player does who looks no further than his action; at most `noise` points off."""
        match state.stack[-1]:
            case Veto():
                return self._veto(rules, state, seat, meter)
            case Turn():
                self.value.tiles = tiles_left(state)
                ranked = self._best(rules, state, self._candidates(rules, state, seat), seat, meter)
            case _:
                ranked = self._best(rules, state, list(rules.legal(state)), seat, meter)
        if not noise:
            return ranked[0][1]
        return max(ranked, key=lambda row: row[0] + noise * self.stream.below(1000) / 1000)[1]
