"""The operating round (7.1): companies in the order of their prices."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.e1862.rules import E1862Play
from railhead.games.e1862.state import Home, Operating, State
from railhead.kernel.flow import Step
from railhead.stock.market import operating_order


def first_frame(state: State) -> Operating:
    """7.1: highest price first, the top of a stack first; the order stays for the round."""
    order = operating_order(state.price_at, state.price_order)
    return Operating(tuple(company for company in order if state.company[company].floated))


def advance_operating(play: E1862Play, frame: Operating) -> None:
    """The next company that has not operated; those merged or bankrupt in the meantime are left out."""
    if frame.turn >= len(frame.order):
        play.pop()
        return
    company = frame.order[frame.turn]
    play.next(replace(frame, turn=frame.turn + 1, done=frame.done | 1 << company))
    if play.state.company[company].floated and not frame.done >> company & 1:
        play.push(Home(company))


OPERATING = Step(advance=advance_operating)
