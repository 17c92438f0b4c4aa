"""Dividends (7.8.5), the Hudson manoeuvre (7.8.6), and warranties after the run (7.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from railhead.games.e1862.bankruptcy import close_bankrupt
from railhead.games.e1862.effects import Paid, Transfer, UseWarranty
from railhead.games.e1862.facts import BANDS, SHARES
from railhead.games.e1862.holdings import (
    acting_seat,
    cash_of,
    in_receivership,
    owned_trains,
    price,
    seats_of,
    shares,
    treasury,
)
from railhead.games.e1862.market import CELLS, columns_moved, is_worthless, move_cells
from railhead.games.e1862.names import about, price_notes
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import PayStep, State, TrainStep, account
from railhead.kernel.action import Action, to_plain
from railhead.kernel.flow import Act, Decision, Step, allowed, only
from railhead.kernel.menu import Choice, Pick, Question
from railhead.kernel.message import Items, Message, SeatArg, Term
from railhead.kernel.refusal import Refusal
from railhead.stock.effects import move_train
from railhead.stock.purse import BANK
from railhead.stock.trains import GONE


class Pay(Action, frozen=True, gc=False, tag="pay"):
    how: Literal["pay", "retain", "hudson"]


#: The manoeuvre asks for a revenue below the price, and for money in the treasury.
NoHudson = Refusal.saying("refusal-no-hudson", "7.8.6")
HudsonNotPlayed = Refusal.saying("refusal-hudson-not-played", "11.3")


def decide_pay(rules: E1862Rules, state: State, frame: PayStep) -> Decision | None:
    """8: a company in receivership retains; without revenue there is nothing to decide."""
    if not frame.revenue or in_receivership(state, frame.company):
        return None
    return Decision(acting_seat(state, frame.company), "pay")


def advance_pay(play: E1862Play, frame: PayStep) -> None:
    retain(play, frame)


def hudson_money(rules: E1862Rules, state: State, frame: PayStep) -> int | None:
    """7.8.6, D1: what the treasury adds to bring the revenue to the price; None where that is not possible."""
    now = price(state, frame.company)
    if not rules.rulings.hudson_from <= frame.revenue < now:
        return None
    added = -(-(now - frame.revenue) // SHARES) * SHARES
    return added if added <= cash_of(state, frame.company) + frame.subsidy else None


def refuse_pay(rules: E1862Rules, state: State, frame: PayStep, action: Pay) -> Iterator[Refusal]:
    """7.8.5, 7.8.6, 11.3: all, nothing, or the manoeuvre, which the beginners' game has not."""
    if action.how == "hudson":
        if rules.without.no_hudson:
            yield HudsonNotPlayed()
        if hudson_money(rules, state, frame) is None:
            yield NoHudson()


every_pay = allowed(only(Pay("pay"), Pay("retain"), Pay("hudson")), refuse_pay)


def pay(play: E1862Play, frame: PayStep, action: Pay) -> None:
    """7.8.5, 7.8.6."""
    if action.how == "retain":
        retain(play, frame)
        return
    revenue = frame.revenue
    if action.how == "hudson":
        added = hudson_money(play.rules, play.state, frame)
        assert added is not None
        take_subsidy(play, frame)
        play.do(Transfer(treasury(play.state, frame.company), BANK, added, "hudson"))
        revenue += added
    else:
        take_subsidy(play, frame)
    pay_out(play, frame.company, revenue, action.how)
    finish(play, frame.company, revenue)


def pay_out(play: E1862Play, company: int, revenue: int, how: str) -> None:
    """7.8.5: to the players and to the treasury for the shares in it; pool and IPO get nothing."""
    state, each = play.state, revenue // SHARES
    play.do(Paid(company, how, each))
    holders = [account(seat) for seat in range(seats_of(state))]
    for holder in (*holders, treasury(state, company)):
        held = shares(state, company, holder)
        if held:
            play.do(Transfer(BANK, holder, held * each, "dividend"))


def take_subsidy(play: E1862Play, frame: PayStep) -> None:
    """7.8.2: the subsidy is the company's, whatever the director decides."""
    if frame.subsidy:
        play.do(Transfer(BANK, treasury(play.state, frame.company), frame.subsidy, "subsidy"))


def retain(play: E1862Play, frame: PayStep) -> None:
    """7.8.5: the revenue goes to the treasury, the price one column to the left."""
    take_subsidy(play, frame)
    if frame.revenue:
        play.do(Paid(frame.company, "retain", 0))
        play.do(Transfer(BANK, treasury(play.state, frame.company), frame.revenue, "retained"))
    finish(play, frame.company, 0)


def finish(play: E1862Play, company: int, paid: int) -> None:
    """7.8.5, 7.10, 7.12, D2: the price moves, warranties run down; at price 0 the company is bankrupt."""
    before = play.state.price_at[company]
    columns = columns_moved(price(play.state, company), paid)
    move_cells(play, company, columns * play.rules.facts.game.market.cells_per_column)
    play.rules.rulings.settle(play, company, before)
    if is_worthless(play.state, company):
        close_bankrupt(play, company)
        play.pop()
        return
    use_warranties(play, company)
    play.next(TrainStep(company))


def use_warranties(play: E1862Play, company: int) -> None:
    """7.10: every train with warranties loses one; if it was the last and the train was due to rust, it goes."""
    for train in owned_trains(play.state, company):
        if not play.state.warranties[train]:
            continue
        play.do(UseWarranty(train))
        rust = play.rules.rusts(play.rules.band_of(train))
        if rust is not None and BANDS.index(rust) <= play.state.phase and not play.state.warranties[train]:
            move_train(play, train, GONE, "rusted")


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_pay(rules: E1862Rules, state: State, frame: PayStep) -> Question:
    """Besides the director those who get something, too."""
    seat = acting_seat(state, frame.company)
    others = [other for other in range(seats_of(state)) if other != seat]
    held = [(other, shares(state, frame.company, account(other))) for other in others]
    holders = Items(tuple(Term("holder", {"seat": SeatArg(other), "shares": n}) for other, n in held if n))
    notes = (Message("why-holders", {"holders": holders}),) if holders.items else ()
    return about("ask-pay", seat, frame.company, *notes, revenue=frame.revenue)


def offer_pay(rules: E1862Rules, state: State, frame: PayStep) -> Iterator[Pick]:
    """What a share gets and where the price goes."""
    choices = []
    for action in every_pay(rules, state, frame):
        added = hudson_money(rules, state, frame) if action.how == "hudson" else 0
        paid = 0 if action.how == "retain" else frame.revenue + (added or 0)
        cells = columns_moved(price(state, frame.company), paid) * rules.facts.game.market.cells_per_column
        after = CELLS[rules.facts.market.target(state.price_at[frame.company], cells)]
        notes = list(price_notes(price(state, frame.company), after))
        each, own = paid // SHARES, treasury(state, frame.company)
        if paid:
            notes.append(Message("note-per-share", {"amount": each}))
            seat = acting_seat(state, frame.company)
            notes.append(Message("note-yours", {"amount": each * shares(state, frame.company, account(seat))}))
        if after:  # at 0 it is bankrupt
            kept = frame.subsidy - (added or 0) + (each * shares(state, frame.company, own) if paid else frame.revenue)
            notes.append(Message("note-treasury-after", {"amount": cash_of(state, frame.company) + kept}))
        label = Message(f"choice-{action.how}", {"amount": added or paid or frame.revenue})
        choices.append(Choice(to_plain(action), label, (), tuple(notes)))
    yield Pick("pay", Message("offer-pay"), tuple(choices))


PAY = Step(decide_pay, {Pay: Act(do=pay, refuse=refuse_pay, every=every_pay, offer=offer_pay)}, advance_pay, ask_pay)
