"""Moves by what they lead to: what the strongest bot of a title expects of each of them, for every seat.

`rank_moves` is for everybody who wants to show it (analysis, coach, commands); bots that play on in their heads
(`playing_on.py`, `rocket_master.py`) have the method `ranked`, which does the work.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.levels import levels
from railhead.kernel.action import Action
from railhead.kernel.rules import Rules

#: the seed of whoever ranks: the same position and nodes give the same ranking
SEED = "analysis"


class RankedMove(Struct, frozen=True):
    """A move, and where it leads if everybody plays on as the bot expects.

    `worths`: final points or money that each seat may expect; `score`: what the bot wants to be high, comparable
    among the moves of one ranking only; `line`: seat and action of what follows the move; `parts`: what the worths are
    made of, each by seat (a name of the title's valuation).
    """

    action: Action
    worths: tuple[float, ...]
    score: float
    line: tuple[tuple[int, Action], ...] = ()
    parts: tuple[tuple[str, tuple[float, ...]], ...] = ()


@runtime_checkable
class Ranks(Protocol):
    """A bot that can say what it expects of several moves."""

    def ranked(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> tuple[RankedMove, ...]: ...


def rank_moves(rules: Rules[Any], state: Any, seat: int, budget: Budget) -> tuple[RankedMove, ...]:
    """The moves worth a look, the best first; at least one, and only one where there is nothing to choose.

    Not every legal move is in it: the strongest bot takes its candidates from a first ranking, and those that the
    budget was not enough for are left out. Nothing where no bot of the title looks ahead.
    """
    bot = levels(rules.title)[-1].make(SEED, frozenset())
    return bot.ranked(rules, state, seat, budget) if isinstance(bot, Ranks) else ()
