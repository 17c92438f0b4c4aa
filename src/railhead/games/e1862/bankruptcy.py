"""Bankruptcy (7.12), and how a company goes back to the offer."""

from __future__ import annotations

from railhead.games.e1862.effects import Bankrupt, CloseCompany, MoveCerts, TakeMarker, Transfer
from railhead.games.e1862.holdings import (
    cash_of,
    certs_of,
    estate,
    owned_trains,
    sale_price,
    seats_of,
    shares,
    treasury,
)
from railhead.games.e1862.rules import E1862Play
from railhead.games.e1862.state import IPO, account
from railhead.stock.effects import move_price, move_train
from railhead.stock.market import OFF_MARKET
from railhead.stock.purse import BANK
from railhead.stock.trains import GONE


def close_bankrupt(play: E1862Play, company: int) -> None:
    """7.12, D18: players get the price of their shares (half without a train, nothing at 0); all else is removed."""
    state = play.state
    each = sale_price(state, company)
    play.do(Bankrupt(company))
    for seat in range(seats_of(state)):
        held = shares(state, company, account(seat))
        if held and each:
            play.do(Transfer(BANK, account(seat), held * each, "bankrupt"))
    stay = play.rules.rulings.leaves_estate and not state.price_at[company]
    for train in owned_trains(play.state, company):
        move_train(play, train, estate(company) if stay else GONE, "closed")
    if cash_of(play.state, company):
        play.do(Transfer(treasury(state, company), BANK, cash_of(play.state, company), "closed"))
    for marker in play.state.markers:
        if marker.company == company:
            play.do(TakeMarker(marker, "closed"))
    put_back(play, company, "bankrupt")


def put_back(play: E1862Play, company: int, why: str) -> None:
    """7.5.7, 7.12, 4.3: the company is unstarted again, all its certificates lie in the IPO."""
    play.do(MoveCerts(certs_of(company), IPO, "closed"))
    move_price(play, company, OFF_MARKET)
    play.do(CloseCompany(company, why))
