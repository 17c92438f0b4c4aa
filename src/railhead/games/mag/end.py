"""IX: the end, by the rules or by agreement, as imported games may have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.mag.actions import EndGame
from railhead.games.mag.effects import Explain
from railhead.games.mag.holdings import worth
from railhead.games.mag.refusals import NoEarlyEnd
from railhead.games.mag.state import Over, State
from railhead.kernel.flow import Act
from railhead.kernel.frame import Frame
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def finish(play: Play[MagRules, State]) -> None:
    """IX.1: the last operating round is over; in the solo game the log says how it ended."""
    play.next(Over("final-phase"))
    if play.rules.solo is not None:
        own, istvan = worth(play.rules, play.state, 0), worth(play.rules, play.state, play.rules.istvan)
        play.do(Explain(solo_outcome(own, istvan), (("own", own), ("istvan", istvan))))


def solo_outcome(own: int, istvan: int) -> str:
    """XI, ruling R 35: the message for a game that the person has won or lost; equals have drawn."""
    if own == istvan:
        return "result-solo-draw"
    return "result-solo-won" if own > istvan else "result-solo-lost"


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
    play.next(Over("agreed"))


END = Act(every=every, refuse=refuse, do=do, exhaustive=False)
