"""The end by agreement, as imported games may have it."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import Over, State
from railhead.kernel.action import Action
from railhead.kernel.flow import Act, only
from railhead.kernel.frame import Frame
from railhead.kernel.refusal import Refusal, says


class EndGame(Action, frozen=True, gc=False, tag="end-game"):
    """The players of an imported game ended it at once."""


@says("refusal-no-early-end", "10.1")
class NoEarlyEnd(Refusal, frozen=True):
    """Only recorded games may stop before their end."""


def refuse(rules: E1862Rules, _state: State, _frame: Frame, _action: EndGame) -> Iterator[Refusal]:
    """10.1-10.3: a game ends by its own conditions; only recorded ones may stop before."""
    if rules.rulings.ends_by_itself:
        yield NoEarlyEnd()


def do(play: E1862Play, _frame: Frame, _action: EndGame) -> None:
    while len(play.state.stack) > 1:
        play.pop()
    play.next(Over("agreed"))


#: never offered
END: Act[E1862Rules, State, Frame, EndGame] = Act(do=do, refuse=refuse, candidates=only(), exhaustive=False)
