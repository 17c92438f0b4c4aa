"""VI.1, IX.1: operating rounds, company by company."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.mag.end import finish
from railhead.games.mag.phases import no_train_sold
from railhead.games.mag.rounds import begin_operating, begin_shares
from railhead.games.mag.rules import MagPlay
from railhead.games.mag.state import IstvanTurn, LayTrack, OperatingRound, Station
from railhead.kernel.flow import Step


def advance(play: MagPlay, frame: OperatingRound) -> None:
    """The next company operates; after the last one the round ends."""
    if not frame.queue:
        end(play, frame)
        return
    company = frame.queue[0]
    play.next(replace(frame, queue=frame.queue[1:]))
    if company >= play.rules.minors:
        play.push(Station(company))
    elif play.state.owner[company] == play.rules.istvan:
        play.push(IstvanTurn(company))
    else:
        play.push(LayTrack(company))


def end(play: MagPlay, frame: OperatingRound) -> None:
    """VI.1, VI.3.9, IX.1, R5, R8: after a change of phase a share round follows in any case."""
    no_train_sold(play)
    state = play.state
    if state.phase == frame.phase and frame.number < frame.of:
        begin_operating(play, frame.number + 1, frame.of)
    elif state.ends and state.turn >= state.ends:
        finish(play)
    else:
        begin_shares(play)


OPERATING_ROUND = Step(advance=advance)
