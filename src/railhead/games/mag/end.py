"""IX: the end, by the rules or by agreement, as imported games may have it."""

from __future__ import annotations

from railhead.games.mag.effects import Explain
from railhead.games.mag.holdings import worth
from railhead.games.mag.rules import MagPlay
from railhead.games.mag.state import Over
from railhead.kernel.refusal import Refusal
from railhead.stock.end import end_by_agreement

#: Only imported games end before their time.
NoEarlyEnd = Refusal.saying("refusal-no-early-end", "IX.1")


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


#: IX.1: a game ends in its last phase; only recorded ones may stop before
END = end_by_agreement(Over("agreed"), NoEarlyEnd(), lambda rules: rules.rulings.highest)
