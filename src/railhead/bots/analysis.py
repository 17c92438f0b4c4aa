"""Moves by what they lead to: what is expected of each of them for every seat, and how likely each seat then wins.

`rank_moves` is for everybody who wants to show it (analysis, coach, commands). The candidates are those of the
strongest bot of the title; each is played on by quick players as far as the same time of the game and valued there
(`outlook.py`), and `chances.py` turns worths into chances. `game_analysis.py` goes over whole games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from railhead.bots import Budget, Meter
from railhead.kernel.action import Action
from railhead.kernel.rules import Rules

if TYPE_CHECKING:
    from railhead.bots.outlook import Outlook


class RankedMove(Struct, frozen=True):
    """A move, and where it leads if everybody plays on as the bot expects.

    `worths`: final points or money that each seat may expect; `score`: what is wanted to be high, comparable among the
    moves of one ranking only; `line`: seat and action of what follows the move; `parts`: what the worths are made of,
    each by seat (a name of the title's valuation); `chances`: how likely each seat wins, empty where nobody plays
    against another.
    """

    action: Action
    worths: tuple[float, ...]
    score: float
    line: tuple[tuple[int, Action], ...] = ()
    parts: tuple[tuple[str, tuple[float, ...]], ...] = ()
    chances: tuple[float, ...] = ()


def rank_moves(
    rules: Rules[Any], state: Any, seat: int, budget: Budget, also: Action | None = None
) -> tuple[RankedMove, ...]:  # fmt: skip
    """The moves worth a look, the best for this seat first; at least one, and `also` whatever it costs.

    Not every legal move is in it: the strongest bot takes its candidates from a first ranking, and those that the
    budget is not enough for are left out. Nothing where no bot of the title looks ahead.
    """
    from railhead.bots.outlook import outlook

    seen = outlook(rules)
    if seen is None:
        return ()
    state = blind(state)
    seen.begin(rules, state)
    return weighed(seen, rules, state, seat, seen.tried(rules, state, seat), Meter(budget), also)


def weighed(
    seen: Outlook, rules: Rules[Any], state: Any, seat: int, tried: list[Action], meter: Meter,
    also: Action | None = None,
) -> tuple[RankedMove, ...]:  # fmt: skip
    """The actions by what they lead to; the first one and `also` are played on in any case, as far as all."""
    found: list[RankedMove] = []
    must = {tried[0], also}
    first = [also] if also is not None else []
    for action in dict.fromkeys([tried[0], *first, *tried[1:]]):
        expected = seen.after(rules, state, action, None if action in must else meter)
        if expected is None:
            break
        chances = seen.chances(rules, expected)
        score = chances[seat] if chances else expected.worths[seat]
        found.append(RankedMove(action, expected.worths, score, expected.line, expected.parts, chances))
    return tuple(sorted(found, key=lambda move: -move.score))


def blind(state: Any) -> Any:
    """The position without what chance will decide: nobody at the table knows it."""
    return msgspec.structs.replace(state, rng=0)
