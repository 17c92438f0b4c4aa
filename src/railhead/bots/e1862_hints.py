"""What the coach reminds of in 1862: launches that are owed, shares below their price, columns, rust and the end."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.bots.e1862_value import lasting, missing_shares
from railhead.games.e1862 import state as frames
from railhead.games.e1862.depot import next_cost, next_train
from railhead.games.e1862.facts import BANDS, facts
from railhead.games.e1862.holdings import cash_of, owned_trains, price, shares
from railhead.games.e1862.market import columns_moved
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import IPO, State
from railhead.kernel.message import Message

#: revenue within so much of the next column is worth a word
NEAR = 30


def hints(rules: E1862Rules, state: State, seat: int) -> Iterator[Message]:
    """What holds now and is easily overlooked, the most pressing first."""
    match state.stack[-1]:
        case frames.Parliament() | frames.Auction():
            yield Message("coach-hint-bid")
        case frames.Stock():
            yield from _stock(state, seat)
        case frames.PayStep() as frame:
            yield from _pay(rules, state, frame)
        case frames.TrainStep(company=company):
            yield from _trains(rules, state, company)


def _stock(state: State, seat: int) -> Iterator[Message]:
    """4.3: launches that are owed; 6.5: shares in the IPO that cost less than they sell for."""
    for ix, charter in enumerate(state.company):
        named = {"company": facts().companies[ix].id}
        if charter.owed_by == seat and not charter.floated and (missing := missing_shares(state, ix)):
            yield Message("coach-hint-owed", {**named, "missing": missing})
        if charter.floated and charter.chartered and shares(state, ix, IPO) and charter.par < price(state, ix):
            yield Message("coach-hint-below", {**named, "par": charter.par, "price": price(state, ix)})


def _pay(rules: E1862Rules, state: State, frame: frames.PayStep) -> Iterator[Message]:
    """10.3: after the LNER a treasury is worth nothing; 7.8.5: a little more would have been another column."""
    now, paid = max(1, price(state, frame.company)), frame.revenue
    if state.lner == 2:
        yield Message("coach-hint-pay")
    more = now - paid % now
    if paid and more <= NEAR and columns_moved(now, paid + more) > columns_moved(now, paid):
        yield Message("coach-hint-column", {"more": more, "price": now})


def _trains(rules: E1862Rules, state: State, company: int) -> Iterator[Message]:
    """10: the first H brings the end; 9: every train of the company may soon be gone."""
    cost, band = next_cost(rules, state), BANDS[rules.band_of(next_train(state))]
    if band == BANDS[-1] and not state.lner:
        yield Message("coach-hint-lner")
    if owned_trains(state, company) and not lasting(rules, state, company):
        yield Message("coach-hint-rust", {"cost": cost, "treasury": cash_of(state, company)})
