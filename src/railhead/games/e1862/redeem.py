"""Redemption (7.13): a company buys one of its shares from the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.e1862.actions import Pass, RedeemShare
from railhead.games.e1862.books import acting_seat, cash_of, in_receivership, price, singles, treasury
from railhead.games.e1862.effects import MoveCerts, Passed, Transfer
from railhead.games.e1862.frames import AcquireStep, RedeemStep
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.state import POOL, State
from railhead.kernel.flow import Decision
from railhead.stock.purse import BANK

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862


def ask_redeem(rules: E1862, state: State, frame: RedeemStep) -> Decision | None:
    """8: not in receivership; only who can redeem is asked."""
    if in_receivership(state, frame.company) or not can_redeem(rules, state, frame.company):
        return None
    return Decision(acting_seat(state, frame.company), "redeem")


def can_redeem(rules: E1862, state: State, company: int) -> bool:
    """7.13, D38: one share at the full price, if there is a single one in the pool; not for beginners (11.3)."""
    if rules.without.no_redemption or not singles(state, company, POOL):
        return False
    return price(state, company) <= cash_of(state, company)


def advance_redeem(play: EPlay, frame: RedeemStep) -> None:
    play.next(AcquireStep(frame.company))


def every_redeem(rules: E1862, state: State, frame: RedeemStep) -> Iterator[RedeemShare]:
    yield RedeemShare()


def redeem(play: EPlay, frame: RedeemStep, action: RedeemShare) -> None:
    state, own = play.state, treasury(play.state, frame.company)
    play.do(Transfer(own, BANK, price(state, frame.company), "redeemed"))
    play.do(MoveCerts(tuple(singles(state, frame.company, POOL)[:1]), own, "redeemed"))
    advance_redeem(play, frame)


def every_keep(rules: E1862, state: State, frame: RedeemStep) -> Iterator[Pass]:
    yield Pass()


def keep(play: EPlay, frame: RedeemStep, action: Pass) -> None:
    play.do(Passed(acting_seat(play.state, frame.company), "redeem"))
    advance_redeem(play, frame)
