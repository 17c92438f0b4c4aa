"""The end by agreement, as imported games may have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.mag.actions import EndGame
from railhead.games.mag.refusals import NoEarlyEnd
from railhead.games.mag.state import Over, State
from railhead.kernel.flow import Act
from railhead.kernel.frame import Frame
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def refuse(rules: MagRules, _state: State, _frame: Frame, _action: EndGame) -> Iterator[Refusal]:
    """IX.1: a game ends in its last phase; only recorded ones may stop before."""
    if rules.switches.highest:
        yield NoEarlyEnd()


def every(_rules: MagRules, _state: State, _frame: Frame) -> Iterator[EndGame]:
    """Never offered."""
    return iter(())


def do(play: Play[MagRules, State], _frame: Frame, _action: EndGame) -> None:
    while len(play.state.stack) > 1:
        play.pop()
    play.top(Over("agreed"))


END = Act(every=every, refuse=refuse, do=do, exhaustive=False)
