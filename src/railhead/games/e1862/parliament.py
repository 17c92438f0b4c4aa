"""Parliament (4): auctions of charters, par, further shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.e1862.actions import Bid, BuyShare, Par, Pass
from railhead.games.e1862.books import cash, certificates, seats_of, shares, singles
from railhead.games.e1862.charters import available, check_float, refuse_company, start_chartered
from railhead.games.e1862.data import box
from railhead.games.e1862.effects import BidMade, MoveCerts, Passed, Transfer, Win
from railhead.games.e1862.frames import Auction, FurtherShares, Parliament, SetPar
from railhead.games.e1862.market import PARS
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.refusals import (
    AtCertificateLimit,
    BidNotInSteps,
    BidTooHigh,
    BidTooLow,
    CannotPay,
    NoShareThere,
    NoSuchPar,
    OnlyThisCompany,
    OtherAuction,
)
from railhead.games.e1862.state import IPO, State, account
from railhead.kernel.flow import Decision
from railhead.kernel.refusal import Refusal
from railhead.stock.purse import BANK

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862


def most_bid(state: State, seat: int) -> int:
    """4.1: the director certificate at the lowest par must stay affordable."""
    return cash(state, seat) - box().game.cash_beyond_bid


def may_bid(state: State, seat: int, least: int) -> bool:
    """4.1: money for the smallest bid, and room for a certificate."""
    return most_bid(state, seat) >= least and certificates(state, seat) < state.certificate_limit


# -- opening an auction ----------------------------------------------------------------------------------------------


def ask_parliament(rules: E1862, state: State, frame: Parliament) -> Decision | None:
    if frame.declined >= rules.seats or frame.won >> frame.seat & 1 or not may_bid(state, frame.seat, 0):
        return None
    if next(available(rules, state, parliament=True), None) is None:
        return None
    return Decision(frame.seat, "parliament")


def advance_parliament(play: EPlay, frame: Parliament) -> None:
    """4.1: who cannot open an auction declines; when all have in succession, the round is over."""
    if frame.declined >= play.rules.seats:
        play.pop()
    else:
        play.next(replace(frame, seat=(frame.seat + 1) % play.rules.seats, declined=frame.declined + 1))


def every_opening(rules: E1862, state: State, frame: Parliament) -> Iterator[Bid]:
    """Every company, with the least and the most bid (numbers between them are as good)."""
    most = most_bid(state, frame.seat)
    most -= most % box().game.bid_step
    for company in available(rules, state, parliament=True):
        name = box().companies[company].id
        yield Bid(name, 0)
        if most:
            yield Bid(name, most)


def refuse_opening(rules: E1862, state: State, frame: Parliament, action: Bid) -> Iterator[Refusal]:
    """4.1: an available company, a multiple of 5 from 0 on."""
    yield from refuse_company(rules, state, action.company, parliament=True)
    yield from refuse_amount(state, frame.seat, action.amount, 0)


def refuse_amount(state: State, seat: int, amount: int, least: int) -> Iterator[Refusal]:
    if amount % box().game.bid_step:
        yield BidNotInSteps(box().game.bid_step)
    if amount < least:
        yield BidTooLow(least)
    if amount > most_bid(state, seat):
        yield BidTooHigh(most_bid(state, seat))


def open_auction(play: EPlay, frame: Parliament, action: Bid) -> None:
    seats = seats_of(play.state)
    company = box().number[action.company]
    play.do(BidMade(frame.seat, company, action.amount, True))
    play.push(Auction(company, action.amount, frame.seat, (frame.seat + 1) % seats, (1 << seats) - 1))


def decline(play: EPlay, frame: Parliament, action: Pass) -> None:
    play.do(Passed(frame.seat, "parliament"))
    advance_parliament(play, frame)


# -- bidding ---------------------------------------------------------------------------------------------------------


def ask_auction(rules: E1862, state: State, frame: Auction) -> Decision | None:
    if frame.seat == frame.bidder or not frame.inside >> frame.seat & 1:
        return None
    if not may_bid(state, frame.seat, frame.bid + box().game.bid_step):
        return None
    return Decision(frame.seat, "auction")


def advance_auction(play: EPlay, frame: Auction) -> None:
    """4.1: who cannot raise is out; the last one in has won."""
    if frame.seat == frame.bidder:
        win(play, frame)
        return
    inside = frame.inside & ~(1 << frame.seat)
    play.next(replace(frame, inside=inside, seat=(frame.seat + 1) % play.rules.seats))


def every_raise(rules: E1862, state: State, frame: Auction) -> Iterator[Bid]:
    name, step = box().companies[frame.company].id, box().game.bid_step
    least, most = frame.bid + step, most_bid(state, frame.seat)
    most -= most % step
    yield Bid(name, least)
    if most > least:
        yield Bid(name, most)


def refuse_raise(rules: E1862, state: State, frame: Auction, action: Bid) -> Iterator[Refusal]:
    """4.1: at least 5 more, in steps of 5."""
    name = box().companies[frame.company].id
    if action.company != name:
        yield OtherAuction(name)
    yield from refuse_amount(state, frame.seat, action.amount, frame.bid + box().game.bid_step)


def raise_bid(play: EPlay, frame: Auction, action: Bid) -> None:
    play.do(BidMade(frame.seat, frame.company, action.amount, False))
    seats = play.rules.seats
    play.next(replace(frame, bid=action.amount, bidder=frame.seat, seat=(frame.seat + 1) % seats))


def drop_out(play: EPlay, frame: Auction, action: Pass) -> None:
    play.do(Passed(frame.seat, "auction"))
    advance_auction(play, frame)


def win(play: EPlay, frame: Auction) -> None:
    """4.1, 4.2: the winner pays his bid and sets par; after him it is his left neighbour's turn to open."""
    seat = frame.bidder
    play.do(Win(seat, frame.company, frame.bid))
    if frame.bid:
        play.do(Transfer(account(seat), BANK, frame.bid, "bid"))
    play.pop()
    below = play.state.stack[-1]
    assert isinstance(below, Parliament)
    play.next(Parliament((seat + 1) % play.rules.seats, 0, below.won | 1 << seat))
    play.push(SetPar(seat, frame.company))


# -- par and further shares ------------------------------------------------------------------------------------------


def ask_par(rules: E1862, state: State, frame: SetPar) -> Decision:
    return Decision(frame.seat, "par")


def every_par(rules: E1862, state: State, frame: SetPar) -> Iterator[Par]:
    for par in PARS:
        if 3 * par <= cash(state, frame.seat):
            yield Par(par)


def refuse_par(rules: E1862, state: State, frame: SetPar, action: Par) -> Iterator[Refusal]:
    """4.2: one of the charter values; three shares must be paid."""
    if action.price not in PARS:
        yield NoSuchPar(action.price)
    elif 3 * action.price > cash(state, frame.seat):
        yield CannotPay(3 * action.price, cash(state, frame.seat))


def set_par(play: EPlay, frame: SetPar, action: Par) -> None:
    start_chartered(play, frame.seat, frame.company, action.price)
    play.next(FurtherShares(frame.seat, frame.company, box().game.winner_may_buy))


def ask_further(rules: E1862, state: State, frame: FurtherShares) -> Decision | None:
    wanted = BuyShare(box().companies[frame.company].id, "ipo")
    if not frame.left or state.company[frame.company].floated:
        return None
    if rules.rulings.skip_idle:
        idle = any(refuse_further(rules, state, frame, wanted))
    else:
        idle = state.company[frame.company].par > cash(state, frame.seat)
    return None if idle else Decision(frame.seat, "further")


def advance_further(play: EPlay, frame: FurtherShares) -> None:
    play.pop()


def every_further(rules: E1862, state: State, frame: FurtherShares) -> Iterator[BuyShare]:
    wanted = BuyShare(box().companies[frame.company].id, "ipo")
    if not any(refuse_further(rules, state, frame, wanted)):
        yield wanted


def refuse_further(rules: E1862, state: State, frame: FurtherShares, action: BuyShare) -> Iterator[Refusal]:
    """4.2: one or two more shares at par."""
    name, par = box().companies[frame.company].id, state.company[frame.company].par
    if action.company != name or action.source != "ipo":
        yield OnlyThisCompany(name)
    if not shares(state, frame.company, IPO):
        yield NoShareThere(name)
    if certificates(state, frame.seat) >= state.certificate_limit:
        yield AtCertificateLimit(state.certificate_limit)
    if par > cash(state, frame.seat):
        yield CannotPay(par, cash(state, frame.seat))


def buy_further(play: EPlay, frame: FurtherShares, action: BuyShare) -> None:
    state = play.state
    play.do(Transfer(account(frame.seat), BANK, state.company[frame.company].par, "share"))
    play.do(MoveCerts(tuple(singles(state, frame.company, IPO)[:1]), account(frame.seat), "bought"))
    play.next(replace(frame, left=frame.left - 1))
    check_float(play, frame.company)


def no_further(play: EPlay, frame: FurtherShares, action: Pass) -> None:
    play.do(Passed(frame.seat, "further"))
    play.pop()
