"""What the coach reminds of in 18Magyarország: who directs, how dividends move prices, what counts at the end."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.bots.mag_value import moves, rounds_left
from railhead.games.mag.holdings import director, on_charter, percent, treasury
from railhead.games.mag.names import major_name
from railhead.games.mag.rules import MagRules
from railhead.games.mag.shares import SellShares
from railhead.games.mag.state import NOBODY, BuyTrains, Dividend, Draft, RunTrains, ShareRound, State
from railhead.kernel.message import Message, SeatArg

#: one share
SHARE = 10


def hints(rules: MagRules, state: State, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, the most pressing first."""
    frame = state.stack[-1]
    if isinstance(frame, Draft):
        yield Message("coach-hint-first-run")
    elif isinstance(frame, ShareRound):
        yield from _shares(rules, state, seat)
    elif isinstance(frame, Dividend):
        yield from _dividend(rules, state, frame)
    elif isinstance(frame, RunTrains | BuyTrains) and state.ends:
        yield Message("coach-hint-treasury", {"money": treasury(rules, state, frame.minor)})


def _shares(rules: MagRules, state: State, seat: int) -> Iterator[Message]:
    """VII: a second share directs, a rival is near, the last share raises the price, sales go together."""
    for major in range(len(rules.facts.majors)):
        mine, leads = percent(rules, state, major, seat), director(rules, state, major)
        named, left = major_name(rules, major), len(on_charter(rules, state, major))
        if mine == SHARE and leads == NOBODY and left:
            yield Message("coach-hint-director", {"major": named})
        if leads == seat:
            near = [other for other in range(rules.players) if percent(rules, state, major, other) == mine - SHARE > 0]
            yield from (Message("coach-hint-rival", {"major": named, "seat": SeatArg(other)}) for other in near)
        if left == 1 and mine:
            yield Message("coach-hint-sold-out", {"major": named})
    several = (one for one in rules.legal(state) if isinstance(one, SellShares))
    if any(percent(rules, state, rules.facts.major_ix[one.major], seat) > SHARE for one in several):
        yield Message("coach-hint-sell-together")


def _dividend(rules: MagRules, state: State, frame: Dividend) -> Iterator[Message]:
    """VI.4.3, VIII.2: in the last round everything is paid; before it, what moves the price no further may stay."""
    unit = rules.facts.game.market.dividend_unit
    all_of_it = treasury(rules, state, rules.minors + frame.major) // unit * unit
    if state.ends and rounds_left(rules, state) == 0:
        yield Message("coach-hint-pay-all")
    elif not rules.all_or_nothing:
        enough = next((one for one in range(0, all_of_it, unit) if moves(rules, one) == moves(rules, all_of_it)), 0)
        if 0 < enough < all_of_it:
            yield Message("coach-hint-enough", {"enough": enough, "all": all_of_it})
