"""Redemption (7.13): a company buys one of its shares from the pool."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import MoveCerts, Transfer
from railhead.games.e1862.holdings import acting_seat, cash_of, in_receivership, price, singles, treasury
from railhead.games.e1862.names import ask_about, passing
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import POOL, AcquireStep, RedeemStep, State
from railhead.kernel.action import Action, Pass
from railhead.kernel.flow import Decision, Step, always
from railhead.kernel.menu import Button, button
from railhead.kernel.message import Message
from railhead.stock.purse import BANK


class RedeemShare(Action, frozen=True, gc=False, tag="redeem-share"):
    """The company buys one of its shares from the pool."""


def decide_redeem(rules: E1862Rules, state: State, frame: RedeemStep) -> Decision | None:
    """8: not in receivership; only who can redeem is asked."""
    if in_receivership(state, frame.company) or not can_redeem(rules, state, frame.company):
        return None
    return Decision(acting_seat(state, frame.company), "redeem")


def can_redeem(rules: E1862Rules, state: State, company: int) -> bool:
    """7.13, D38: one share at the full price, if there is a single one in the pool; not for beginners (11.3)."""
    if rules.without.no_redemption or not singles(state, company, POOL):
        return False
    return price(state, company) <= cash_of(state, company)


def advance_redeem(play: E1862Play, frame: RedeemStep) -> None:
    play.next(AcquireStep(frame.company))


def redeem(play: E1862Play, frame: RedeemStep, action: RedeemShare) -> None:
    state, own = play.state, treasury(play.state, frame.company)
    play.do(Transfer(own, BANK, price(state, frame.company), "redeemed"))
    play.do(MoveCerts(tuple(singles(state, frame.company, POOL)[:1]), own, "redeemed"))
    advance_redeem(play, frame)


# -- questions ---------------------------------------------------------------------------------------------------------


def offer_redeem(rules: E1862Rules, state: State, frame: RedeemStep) -> Iterator[Button]:
    cost = price(state, frame.company)
    left = Message("note-treasury-after", {"amount": cash_of(state, frame.company) - cost})
    yield button("redeem", RedeemShare(), Message("choice-redeem-share", {"price": cost}), (left,))


REDEEM = Step(
    decide_redeem,
    {
        RedeemShare: always(RedeemShare(), redeem, offer_redeem),
        Pass: always(Pass(), passing("redeem", advance_redeem), "choice-no-redemption"),
    },
    advance_redeem,
    ask_about("ask-redeem"),
)
