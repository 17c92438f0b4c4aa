"""The master of the titles with shares: tries the best moves of `steady` by playing on.

Every candidate is played on with a quick steady player at every seat, cut at the same time of the game, and valued
there for all seats. It has an answer at any time: all candidates as far as the first horizon, the better half as far
as the next one. In the last operating round everything is a candidate, and played to the result. The title says what
is tried (`candidates`, `every`), when to cut (`clock`, `last`) and what a position is worth.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from railhead.bots import Bot, Budget, Meter
from railhead.bots.analysis import RankedMove
from railhead.kernel.action import Action
from railhead.kernel.rules import Rules

#: what a player of a line may think about a move: enough for the little that a quick one looks at
QUICK = Budget(nodes=2000)
#: how much of a line is told
TOLD = 12

#: by part of the valuation, what it brings to each seat
Parts = dict[str, list[float]]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """`masters.toml`, where each of them is explained."""

    candidates: int
    horizons: tuple[int, ...]
    margin: float
    seconds: float


@cache
def figures(package: str) -> Figures:
    text = (files("railhead.bots") / "masters.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)[package], Figures)


class PlaysOn(ABC):
    """Plays its candidates on, as far as the budget allows."""

    def __init__(self, package: str, steady: Bot, quick: Bot) -> None:
        self.steady, self.quick, self.figures = steady, quick, figures(package)

    @abstractmethod
    def candidates(self, rules: Any, state: Any, seat: int, favourite: Action) -> list[Action]:
        """What is tried beside the favourite, the likeliest first."""

    def last(self, rules: Any, state: Any) -> bool:
        """Whether the game ends with this operating round, so that lines end with it and results are compared."""
        return False

    def every(self, rules: Any, state: Any) -> list[Action]:
        """What is tried in the last operating round: all that can be done, as the lines are short."""
        return []

    @abstractmethod
    def clock(self, state: Any) -> int:
        """The time of the game in the units of the horizons."""

    @abstractmethod
    def parts(self, rules: Any, state: Any) -> Parts:
        """What each seat has and may expect; of a finished game, its result."""

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        favourite = self.steady.choose(rules, state, seat, budget)
        tried = self._to_try(rules, state, seat, favourite)
        if len(tried) == 1:
            return favourite
        moves = self._by_trial(rules, state, tried, seat, budget)
        return moves[0].action if moves else favourite

    def ranked(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> tuple[RankedMove, ...]:
        """As for `choose`; what the budget is not enough for is valued as it stands after the move."""
        tried = self._to_try(rules, state, seat, self.steady.choose(rules, state, seat, budget))
        moves = self._by_trial(rules, state, tried, seat, budget)
        return moves or (self._valued(rules, rules.apply(state, tried[0]).state, tried[0], seat, []),)

    def _to_try(self, rules: Rules[Any], state: Any, seat: int, favourite: Action) -> list[Action]:
        others = self.candidates(rules, state, seat, favourite)
        tried = list(dict.fromkeys([favourite, *others]))[: self.figures.candidates]
        return list(dict.fromkeys([*tried, *self.every(rules, state)])) if self.last(rules, state) else tried

    def _by_trial(
        self, rules: Rules[Any], state: Any, tried: list[Action], seat: int, budget: Budget
    ) -> tuple[RankedMove, ...]:  # fmt: skip
        """All as far as the first horizon, the better half further; those that were played on furthest come first."""
        if budget.seconds is not None:
            budget = Budget(budget.nodes, min(budget.seconds, self.figures.seconds))
        meter, now = Meter(budget), self.clock(state)
        ranked: list[RankedMove] = []
        for horizon in self.figures.horizons[: 1 if self.last(rules, state) else None]:
            found: list[RankedMove] = []
            for action in tried:
                move = self._play_on(rules, state, action, seat, now + horizon, meter)
                if move is None:
                    break
                bonus = self.figures.margin if action == tried[0] and not ranked else 0.0
                found.append(msgspec.structs.replace(move, score=move.score + bonus))
            found.sort(key=lambda move: -move.score)
            further = {move.action for move in found}
            ranked = found + [move for move in ranked if move.action not in further]
            tried = [move.action for move in ranked[: max(2, len(tried) // 2)]]
        return tuple(ranked)

    def _play_on(
        self, rules: Rules[Any], state: Any, action: Action, seat: int, until: int, meter: Meter
    ) -> RankedMove | None:  # fmt: skip
        """What a move is worth when the clock says `until`; None where the budget ends before."""
        line: list[tuple[int, Action]] = []
        state = rules.apply(state, action).state
        while (asked := rules.decision(state)) is not None and self.clock(state) < until:
            if not meter.spend():
                return None
            answer = self.quick.choose(rules, state, asked.seat, QUICK)
            if len(line) < TOLD:
                line.append((asked.seat, answer))
            state = rules.apply(state, answer).state
        return self._valued(rules, state, action, seat, line)

    def _valued(
        self, rules: Rules[Any], state: Any, action: Action, seat: int, line: list[tuple[int, Action]]
    ) -> RankedMove:  # fmt: skip
        parts = self.parts(rules, state)
        worths = tuple(map(sum, zip(*parts.values(), strict=True)))
        told = tuple((name, tuple(amounts)) for name, amounts in parts.items())
        return RankedMove(action, worths, against(worths, seat), tuple(line), told)


def against(worths: tuple[float, ...], seat: int) -> float:
    """What a seat wants to be high: its worth over the others', half of it the best one's.

    A difference would grow with the length of the game, so that long games would look better.
    """
    others = [worth for other, worth in enumerate(worths) if other != seat]
    if not others:
        return worths[seat]
    return worths[seat] / max(1.0, 0.5 * max(others) + 0.5 * sum(others) / len(others))
