"""IV, VI.1, VII.2, IX.1: share rounds and operating rounds, company by company."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.mag.effects import RoundBegins
from railhead.games.mag.end import finish
from railhead.games.mag.phases import no_train_sold
from railhead.games.mag.rules import MagPlay
from railhead.games.mag.state import NOBODY, IstvanTurn, LayTrack, OperatingRound, ShareRound, Station
from railhead.kernel.flow import Step
from railhead.stock.effects import Transfer
from railhead.stock.market import operating_order
from railhead.stock.purse import BANK


def begin_shares(play: MagPlay) -> None:
    """VII.2: the holder of the priority deal starts; a new turn of the game begins."""
    play.do(RoundBegins("shares", play.state.turn + 1))
    play.next(ShareRound(play.state.priority, sold=(0,) * play.rules.players))


def begin_operating(play: MagPlay, number: int, of: int) -> None:
    """VI.1, VI.4: minors in ascending order, then majors by descending price."""
    rules, state = play.rules, play.state
    play.do(RoundBegins("operating", state.turn, number, of))
    solo_income(play)
    queue = [minor for minor, owner in enumerate(state.owner) if owner != NOBODY]
    queue += [rules.minors + major for major in operating_order(state.price_at, state.price_order)]
    play.next(OperatingRound(number, of, tuple(queue), state.phase))


def solo_income(play: MagPlay) -> None:
    """XI.1: with two companies each, both sides get money at the start of an operating round."""
    rules = play.rules
    if rules.solo is None or rules.side != min(rules.solo.companies_per_side):
        return
    amount = rules.solo.two_company_income[rules.facts.rules.phases[play.state.phase].name]
    for seat in range(rules.players) if amount else ():
        play.do(Transfer(BANK, seat + 1, amount, "solo-income"))


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
    """IV, VI.1, VI.3.9, IX.1, R5, R8: after a change of phase a share round follows in any case."""
    no_train_sold(play)
    state = play.state
    if state.phase == frame.phase and frame.number < frame.of:
        begin_operating(play, frame.number + 1, frame.of)
    elif state.ends and state.turn >= state.ends:
        finish(play)
    else:
        begin_shares(play)


OPERATING_ROUND = Step(advance=advance)
