"""The end of a stock round (4.3): who owed a launch pays a fine."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.bankruptcy import put_back
from railhead.games.e1862.effects import DebtCancelled, MissedObligation, MoveCerts, ParliamentReady, Transfer
from railhead.games.e1862.facts import DIRECTOR_SHARES
from railhead.games.e1862.holdings import (
    cash,
    director_at,
    director_cert,
    held_companies,
    price,
    sale_price,
    shares,
    singles,
)
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.sale import Sell, block_sizes, refuse_block, sale_choice, sell_block
from railhead.games.e1862.state import POOL, Fine, Obligations, State, account
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import Pick, Question
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.refusal import Refusal
from railhead.stock.purse import BANK
from railhead.stock.refusals import TooManyShares

MoreThanOwed = TooManyShares.saying("refusal-more-than-owed", "4.3a")


def advance_obligations(play: E1862Play, frame: Obligations) -> None:
    """4.3: all missed obligations one after the other, then the debts that are left, each player's as one sum."""
    if not frame.settled:
        free_again(play)
        debts: dict[int, int] = {}
        for company, charter in enumerate(play.state.company):
            if charter.owed_by is not None:
                owed = fine(play, charter.owed_by, company)
                debts[charter.owed_by] = debts.get(charter.owed_by, 0) + owed
        play.next(Obligations(tuple((seat, debt) for seat, debt in debts.items() if debt), settled=True))
    elif frame.debts:
        play.next(replace(frame, debts=frame.debts[1:]))
        play.push(Fine(*frame.debts[0]))
    else:
        play.pop()


def free_again(play: E1862Play) -> None:
    """4.3, D7: a company that missed its launch a turn ago may be auctioned again."""
    for company, charter in enumerate(play.state.company):
        if charter.waits:
            play.do(ParliamentReady(company))


def fine(play: E1862Play, seat: int, company: int) -> int:
    """4.3, D7: five times par, from cash, then from shares of that company, which waits; returns what is still owed."""
    amount = play.rules.facts.game.obligation_fine * play.state.company[company].par
    play.do(MissedObligation(seat, company, amount))
    owed = amount - pay(play, seat, amount)
    if owed:
        owed -= sell_failed(play, seat, company, owed)
    put_back(play, company, play.rules.rulings.after_miss)
    return owed


def pay(play: E1862Play, seat: int, amount: int) -> int:
    """4.3a: pay as much of a fine as there is; returns how much."""
    paid = min(amount, cash(play.state, seat))
    if paid:
        play.do(Transfer(account(seat), BANK, paid, "fine"))
    return paid


def sell_failed(play: E1862Play, seat: int, company: int, owed: int) -> int:
    """4.3a: shares of the failed company bring half of par, smallest certificates first; any excess is his."""
    state, holder = play.state, account(seat)
    each = price(state, company) // 2
    certs = singles(state, company, holder)
    worth = [each] * len(certs)
    if director_at(state, company) == holder:
        certs, worth = [*certs, director_cert(company)], [*worth, each * DIRECTOR_SHARES]
    raised = 0
    for cert, money in zip(certs, worth, strict=True):
        if raised >= owed:
            break
        play.do(MoveCerts((cert,), POOL, "sold"))
        play.do(Transfer(BANK, holder, money, "sale"))
        raised += money
    return pay(play, seat, min(owed, raised))


# -- other shares ----------------------------------------------------------------------------------------------------


def decide_fine(rules: E1862Rules, state: State, frame: Fine) -> Decision | None:
    if frame.debt and any(True for _ in every_fine_sale(rules, state, frame)):
        return Decision(frame.seat, "fine")
    return None


def advance_fine(play: E1862Play, frame: Fine) -> None:
    """4.3: paid, or nothing is left to sell."""
    if frame.debt:
        play.do(DebtCancelled(frame.seat, frame.debt))
    play.pop()


def every_fine_sale(rules: E1862Rules, state: State, frame: Fine) -> Iterator[Sell]:
    holder = account(frame.seat)
    for company in held_companies(state, holder):
        for number in block_sizes(rules, state, frame.seat, company, most_sold(rules, state, frame, company)):
            yield Sell(rules.facts.companies[company].id, number)


def most_sold(rules: E1862Rules, state: State, frame: Fine, company: int) -> int:
    """4.3: the smallest block of a company that covers the debt; all its shares where none does."""
    held = shares(state, company, account(frame.seat))
    if rules.rulings.fine_as_needed:
        each = sale_price(state, company)
        for number in block_sizes(rules, state, frame.seat, company, held):
            if number * each >= frame.debt:
                return number
    return held


def refuse_fine_sale(rules: E1862Rules, state: State, frame: Fine, action: Sell) -> Iterator[Refusal]:
    """4.3: under the rules of sales, but shares bought in this round count as well, and no more than are needed."""
    refusals = list(refuse_block(rules, state, frame.seat, action.company, action.shares))
    yield from refusals
    if not refusals:
        most = most_sold(rules, state, frame, rules.facts.number[action.company])
        if action.shares > most:
            yield MoreThanOwed(action.company, most)


def fine_sale(play: E1862Play, frame: Fine, action: Sell) -> None:
    before = cash(play.state, frame.seat)
    sell_block(play, frame.seat, play.rules.facts.number[action.company], action.shares)
    raised = cash(play.state, frame.seat) - before
    paid = pay(play, frame.seat, min(frame.debt, raised))
    play.next(replace(frame, debt=frame.debt - paid))


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_fine(rules: E1862Rules, state: State, frame: Fine) -> Question:
    return Question(Message("ask-fine", {"seat": SeatArg(frame.seat), "amount": frame.debt}))


def offer_fine_sale(rules: E1862Rules, state: State, frame: Fine) -> Iterator[Pick]:
    choices = tuple(sale_choice(state, frame.seat, sale) for sale in every_fine_sale(rules, state, frame))
    yield Pick("sell", Message("offer-sell"), choices)


OBLIGATIONS = Step(advance=advance_obligations)
FINE = Step(
    decide_fine,
    {Sell: Act(do=fine_sale, refuse=refuse_fine_sale, every=every_fine_sale, offer=offer_fine_sale)},
    advance_fine,
    ask_fine,
)
