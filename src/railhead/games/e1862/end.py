"""The end by agreement, as imported games may have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.e1862.actions import EndGame
from railhead.games.e1862.frames import Over
from railhead.games.e1862.refusals import NoEarlyEnd
from railhead.games.e1862.state import State
from railhead.kernel.flow import Act
from railhead.kernel.frame import Frame
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862


def refuse(rules: E1862, _state: State, _frame: Frame, _action: EndGame) -> Iterator[Refusal]:
    """10.1-10.3: a game ends by its own conditions; only recorded ones may stop before."""
    if rules.rulings.ends_by_itself:
        yield NoEarlyEnd()


def every(_rules: E1862, _state: State, _frame: Frame) -> Iterator[EndGame]:
    """Never offered."""
    return iter(())


def do(play: Play[E1862, State], _frame: Frame, _action: EndGame) -> None:
    while len(play.state.stack) > 1:
        play.pop()
    play.next(Over("agreed"))


END = Act(every=every, refuse=refuse, do=do, exhaustive=False)
