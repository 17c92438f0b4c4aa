"""IX: the end, by the rules or by agreement, as imported games may have it."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.effects import Explain
from railhead.games.mag.holdings import worth
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import Over, State
from railhead.kernel.action import Action
from railhead.kernel.flow import Act, only
from railhead.kernel.frame import Frame
from railhead.kernel.refusal import Refusal, says


class EndGame(Action, frozen=True, tag="end-game"):
    """The players of an imported game ended it at once."""


@says("refusal-no-early-end", "IX.1")
class NoEarlyEnd(Refusal, frozen=True):
    """Only imported games end before their time."""


def finish(play: MagPlay) -> None:
    """IX.1: the last operating round is over; in the solo game the log says how it ended."""
    play.next(Over("final-phase"))
    if play.rules.solo is not None:
        own, istvan = worth(play.rules, play.state, 0), worth(play.rules, play.state, play.rules.istvan)
        play.do(Explain(solo_outcome(own, istvan), (("own", own), ("istvan", istvan))))


def solo_outcome(own: int, istvan: int) -> str:
    """XI, ruling R35: the message for a game that the person has won or lost; equals have drawn."""
    if own == istvan:
        return "result-solo-draw"
    return "result-solo-won" if own > istvan else "result-solo-lost"


def refuse(rules: MagRules, _state: State, _frame: Frame, _action: EndGame) -> Iterator[Refusal]:
    """IX.1: a game ends in its last phase; only recorded ones may stop before."""
    if rules.switches.highest:
        yield NoEarlyEnd()


def do(play: MagPlay, _frame: Frame, _action: EndGame) -> None:
    while len(play.state.stack) > 1:
        play.pop()
    play.next(Over("agreed"))


#: never offered
END: Act[MagRules, State, Frame, EndGame] = Act(do=do, refuse=refuse, candidates=only(), exhaustive=False)
