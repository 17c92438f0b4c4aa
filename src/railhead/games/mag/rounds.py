"""IV, VI.1, VII.2: how share rounds and operating rounds begin."""

from __future__ import annotations

from railhead.games.mag.effects import RoundBegins, Transfer
from railhead.games.mag.rules import MagPlay
from railhead.games.mag.state import NOBODY, OperatingRound, ShareRound
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
