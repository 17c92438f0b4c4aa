"""What a merger would come to (5.2): the shares after it, if everybody redeems who can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.e1862.actions import Redeem
from railhead.games.e1862.exchange import advance_exchange, ask_exchange, redeem_option
from railhead.games.e1862.frames import Consent, Exchange, Survivor
from railhead.games.e1862.merger import begin_merger
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.state import State

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862


def merged(rules: E1862, state: State, company: int, partner: int, survivor: int) -> State:
    """The position when all shares are exchanged; nothing of it is kept."""
    play = EPlay(rules, state)
    if isinstance(state.stack[-1], Consent | Survivor):
        play.pop()
    begin_merger(play, company, partner, survivor)
    while isinstance(frame := play.state.stack[-1], Exchange):
        if ask_exchange(rules, play.state, frame) is not None:
            redeem_option(play, frame, Redeem())
        else:
            advance_exchange(play, frame)
    return play.state
