"""The forced purchase (7.11): treasury shares are sold, or the company refinances."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.bankruptcy import close_bankrupt
from railhead.games.e1862.depot import has_room, next_cost, refinancing_money, used_price
from railhead.games.e1862.effects import MoveCerts, Refinancing, Transfer
from railhead.games.e1862.exchange import begin_exchange
from railhead.games.e1862.holdings import (
    cash_of,
    director_seat,
    has_train,
    kind_of,
    owned_trains,
    price,
    running,
    singles,
    treasury,
)
from railhead.games.e1862.market import CELLS, is_worthless, move_cells
from railhead.games.e1862.names import price_notes, train_name
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import POOL, Refinanced, State, TrainStep
from railhead.kernel.action import Action
from railhead.kernel.flow import Act, Step, only
from railhead.kernel.menu import Button, button
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal, says
from railhead.stock.purse import BANK


class SellTreasury(Action, frozen=True, gc=False, tag="sell-treasury"):
    """Sell as many treasury shares as the train needs."""


class Refinance(Action, frozen=True, gc=False, tag="refinance"):
    pass


#: The company has a train or can pay one.
NotForced = Refusal.saying("refusal-not-forced", "7.11")


@says("refusal-used-train-first", "D21")
class UsedTrainFirst(Refusal, frozen=True):
    """Another company of the director can sell it a train."""

    company: str
    train: str


SaleTooSmall = Refusal.saying("refusal-sale-too-small", "7.11.1")
RefinancingTooSmall = Refusal.saying("refusal-refinancing-too-small", "7.11.2")


def is_forced(rules: E1862Rules, state: State, frame: TrainStep) -> bool:
    """7.11, D21: no train, not the money for one of the bank, and none that its director could sell it himself."""
    return lacks_train(rules, state, frame) and own_train(rules, state, frame.company) is None


def lacks_train(rules: E1862Rules, state: State, frame: TrainStep) -> bool:
    """7.11: no train, and not the money for one of the bank."""
    return not has_train(state, frame.company) and next_cost(rules, state) > cash_of(state, frame.company)


def own_train(rules: E1862Rules, state: State, company: int) -> tuple[int, int] | None:
    """D21: another company of the same director and the train it can sell; nobody else is made to sell (D35).

    After the LNER there are no such sales (10.3).
    """
    seat = director_seat(state, company)
    if not rules.rulings.used_before_force or seat is None or state.lner == 2:
        return None
    for seller in running(state):
        if seller == company or director_seat(state, seller) != seat:
            continue
        for train in owned_trains(state, seller):
            affordable = used_price(rules, state, train) <= cash_of(state, company)
            if affordable and has_room(rules, state, company, kind_of(state, train)):
                return seller, train
    return None


def refuse_force(rules: E1862Rules, state: State, frame: TrainStep) -> Iterator[Refusal]:
    """7.11: money is raised only where no train can be bought."""
    if not lacks_train(rules, state, frame):
        yield NotForced()
    elif (found := own_train(rules, state, frame.company)) is not None:
        seller, train = found
        yield UsedTrainFirst(rules.facts.companies[seller].id, train_name(rules, state, train))


def shares_needed(rules: E1862Rules, state: State, company: int) -> int:
    """7.11.1: as many as cover the shortage, all at the present full price."""
    return -(-(next_cost(rules, state) - cash_of(state, company)) // price(state, company))


def sale_suffices(rules: E1862Rules, state: State, company: int) -> bool:
    return shares_needed(rules, state, company) <= len(singles(state, company, treasury(state, company)))


def refinancing_suffices(rules: E1862Rules, state: State, company: int) -> bool:
    return cash_of(state, company) + refinancing_money(state, company) >= next_cost(rules, state)


def can_sell_treasury(rules: E1862Rules, state: State, frame: TrainStep) -> bool:
    return is_forced(rules, state, frame) and sale_suffices(rules, state, frame.company)


def can_refinance(rules: E1862Rules, state: State, frame: TrainStep) -> bool:
    return is_forced(rules, state, frame) and refinancing_suffices(rules, state, frame.company)


def refuse_treasury_sale(rules: E1862Rules, state: State, frame: TrainStep, action: SellTreasury) -> Iterator[Refusal]:
    refusals = list(refuse_force(rules, state, frame))
    yield from refusals
    if not refusals and not sale_suffices(rules, state, frame.company):
        yield SaleTooSmall()


def sell_treasury(play: E1862Play, frame: TrainStep, _action: SellTreasury) -> None:
    """7.11.1, D10, D11: to the pool, the price falls one cell for each; then a train of the bank is due."""
    state, company = play.state, frame.company
    number, own = shares_needed(play.rules, state, company), treasury(state, company)
    play.do(MoveCerts(tuple(singles(state, company, own)[:number]), POOL, "treasury"))
    play.do(Transfer(BANK, own, number * price(state, company), "treasury"))
    if play.rules.rulings.treasury_sale_moves(state):
        move_cells(play, company, -number)
    if is_worthless(play.state, company):
        close_bankrupt(play, company)
        play.pop()
    else:
        play.next(replace(frame, forced=True, due=True))


def refuse_refinancing(rules: E1862Rules, state: State, frame: TrainStep, action: Refinance) -> Iterator[Refusal]:
    refusals = list(refuse_force(rules, state, frame))
    yield from refusals
    if not refusals and not refinancing_suffices(rules, state, frame.company):
        yield RefinancingTooSmall()


def refinance(play: E1862Play, frame: TrainStep, _action: Refinance) -> None:
    """7.11.2, 5.1.3: shares are exchanged two to one, then the money comes."""
    company = frame.company
    play.do(Refinancing(company))
    play.next(replace(frame, forced=True, due=True))
    play.push(Refinanced(company))
    begin_exchange(play, company, company, company, price(play.state, company))


def refinanced(play: E1862Play, frame: Refinanced) -> None:
    """5.1.3: ten times par into the treasury."""
    money = refinancing_money(play.state, frame.company)
    play.do(Transfer(BANK, treasury(play.state, frame.company), money, "refinanced"))
    play.pop()


# -- questions ---------------------------------------------------------------------------------------------------------


def offer_treasury_sale(rules: E1862Rules, state: State, frame: TrainStep) -> Iterator[Button]:
    if can_sell_treasury(rules, state, frame):
        number = shares_needed(rules, state, frame.company)
        short = next_cost(rules, state) - cash_of(state, frame.company)
        label = Message("choice-sell-treasury", {"shares": number, "short": short})
        notes = tuple(_sale_notes(rules, state, frame, number))
        yield button("sell-treasury", SellTreasury(), label, notes, confirm=True)


def _sale_notes(rules: E1862Rules, state: State, frame: TrainStep, number: int) -> Iterator[Message]:
    """7.11.1: where the price goes, and the money then, which is lost where that is 0."""
    before = after = price(state, frame.company)
    if rules.rulings.treasury_sale_moves(state):
        after = CELLS[rules.facts.market.target(state.price_at[frame.company], -number)]
    yield from price_notes(before, after)
    if after:
        yield Message("note-treasury-after", {"amount": cash_of(state, frame.company) + number * before})


def offer_refinancing(rules: E1862Rules, state: State, frame: TrainStep) -> Iterator[Button]:
    if can_refinance(rules, state, frame):
        label = Message("choice-refinance", {"amount": refinancing_money(state, frame.company)})
        yield button("refinance", Refinance(), label, confirm=True)


SELL_TREASURY = Act(
    do=sell_treasury, refuse=refuse_treasury_sale, candidates=only(SellTreasury()), offer=offer_treasury_sale
)
REFINANCE = Act(do=refinance, refuse=refuse_refinancing, candidates=only(Refinance()), offer=offer_refinancing)
REFINANCED = Step(advance=refinanced)
