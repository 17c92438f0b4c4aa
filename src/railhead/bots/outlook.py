"""What a position leads to: quick players play on as far as a certain time, and what each seat has then is valued.

All moves of one decision are followed to the same time, so that they can be compared. Where lines are cut, by whom
they are played and what a position is worth is the business of the strongest bot of the title.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from railhead.bots import Meter
from railhead.bots.chances import chances_of
from railhead.bots.levels import levels
from railhead.bots.playing_on import QUICK, TOLD, PlaysOn
from railhead.games import catalogue
from railhead.kernel.action import Action
from railhead.kernel.rules import Rules

#: the seed of whoever looks ahead: the same position and nodes give the same answer
SEED = "analysis"


class Expected(Struct, frozen=True):
    """What each seat may expect, what that is made of, the moves that lead there, and how far the game then is."""

    worths: tuple[float, ...]
    parts: tuple[tuple[str, tuple[float, ...]], ...]
    line: tuple[tuple[int, Action], ...]
    progress: float
    #: who has won, where the game has ended there
    winners: tuple[int, ...] = ()


class Outlook(ABC):
    """Looks ahead in one title; `begin` is called once for each decision."""

    def __init__(self, title: str) -> None:
        self.title = catalogue.title(title)

    @abstractmethod
    def begin(self, rules: Any, state: Any) -> None:
        """Get ready for a position."""

    @abstractmethod
    def tried(self, rules: Any, state: Any, seat: int) -> list[Action]:
        """The moves worth a look, the likeliest first."""

    @abstractmethod
    def horizon(self, rules: Any) -> int:
        """How far lines go, in the turns that `passed` counts."""

    @abstractmethod
    def passed(self, before: Any, after: Any) -> int:
        """How many turns have begun between a position and the next one."""

    @abstractmethod
    def progress(self, rules: Any, state: Any) -> float:
        """How much of the game has been played, from 0 to 1."""

    @abstractmethod
    def next_move(self, rules: Any, state: Any, seat: int) -> Action:
        """What a quick player does."""

    @abstractmethod
    def parts(self, rules: Any, state: Any) -> dict[str, list[float]]:
        """What each seat has and may expect, by name."""

    def after(self, rules: Rules[Any], state: Any, action: Action, meter: Meter | None) -> Expected | None:
        """What comes of a move; None where the budget ends before."""
        next_state = rules.apply(state, action).state
        return self.follow(rules, next_state, self.horizon(rules) - self.passed(state, next_state), meter)

    def follow(self, rules: Rules[Any], state: Any, left: int, meter: Meter | None) -> Expected | None:
        """What comes of a position within a number of turns."""
        line: list[tuple[int, Action]] = []
        while left > 0 and (asked := rules.decision(state)) is not None:
            if meter is not None and not meter.spend():
                return None
            answer = self.next_move(rules, state, asked.seat)
            if len(line) < TOLD:
                line.append((asked.seat, answer))
            before, state = state, rules.apply(state, answer).state
            left -= self.passed(before, state)
        return self.valued(rules, state, tuple(line))

    def valued(self, rules: Rules[Any], state: Any, line: tuple[tuple[int, Action], ...]) -> Expected:
        parts = {name: tuple(amounts[: rules.seats]) for name, amounts in self.parts(rules, state).items()}
        worths = tuple(map(sum, zip(*parts.values(), strict=True)))
        told = tuple(parts.items())
        result = self.title.result(rules, state)
        winners = () if result is None else result.winners
        return Expected(worths, told, line, self.progress(rules, state), winners)

    def chances(self, rules: Rules[Any], expected: Expected) -> tuple[float, ...]:
        """How likely each seat wins; nothing where nobody plays against another.

        Where a line ends the game, it is not certain that it will be played: only what is over is.
        """
        if rules.seats < 2:
            return ()
        if expected.winners and not expected.line:
            part = 1 / len(expected.winners)
            return tuple(part if seat in expected.winners else 0.0 for seat in range(rules.seats))
        return chances_of(self.title.package, expected.worths, expected.progress)


class SharesOutlook(Outlook):
    """The titles whose master plays on by itself (`playing_on.py`)."""

    def __init__(self, title: str, bot: PlaysOn, rounds: int) -> None:
        super().__init__(title)
        self.bot, self.rounds = bot, rounds

    def begin(self, rules: Any, state: Any) -> None:
        """Nothing has to be got ready."""

    def tried(self, rules: Any, state: Any, seat: int) -> list[Action]:
        favourite = self.bot.steady.choose(rules, state, seat, QUICK)
        others = self.bot.candidates(rules, state, seat, favourite)
        return list(dict.fromkeys([favourite, *others]))[: self.bot.figures.candidates]

    def horizon(self, rules: Any) -> int:
        return 1

    def passed(self, before: Any, after: Any) -> int:
        return self.bot.clock(after) - self.bot.clock(before)

    def progress(self, rules: Any, state: Any) -> float:
        return min(1.0, self.bot.clock(state) / self.rounds)

    def next_move(self, rules: Any, state: Any, seat: int) -> Action:
        return self.bot.quick.choose(rules, state, seat, QUICK)

    def parts(self, rules: Any, state: Any) -> dict[str, list[float]]:
        return self.bot.parts(rules, state)


#: turns (share or stock rounds) of a usual game, by package
ROUNDS = {"mag": 13, "e1862": 9}


@lru_cache(maxsize=4)
def outlook(rules: Rules[Any]) -> Outlook | None:
    """Who looks ahead in a game: the title's module `<package>_outlook`, or its master where that plays on by itself.

    It is kept with the rules, since what a run earns is remembered from one decision to the next.
    """
    title = rules.title
    package = catalogue.title(title).package
    module = f"railhead.bots.{package}_outlook"
    if find_spec(module):
        found: Outlook = import_module(module).make(title)
        return found
    bot = levels(title)[-1].make(SEED, frozenset())
    return SharesOutlook(title, bot, ROUNDS[package]) if isinstance(bot, PlaysOn) else None
