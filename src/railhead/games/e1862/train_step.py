"""Buying trains (7.9-7.11): from the bank, from other companies, and by force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.e1862.actions import Answer, BuyTrain, Pass
from railhead.games.e1862.bankruptcy import close_bankrupt
from railhead.games.e1862.books import (
    acting_seat,
    cash_of,
    director_seat,
    estate,
    has_train,
    in_receivership,
    kind_of,
    owned_trains,
    seller_of,
    treasury,
)
from railhead.games.e1862.data import TYPES, TrainType, box
from railhead.games.e1862.depot import (
    has_room,
    limit_for,
    most_warranties,
    next_cost,
    sell_new,
    used_price,
)
from railhead.games.e1862.effects import Answered, Asked, MoveTrain, Passed, Transfer
from railhead.games.e1862.forced import can_refinance, can_sell_treasury, own_train, refinance_now, sell_treasury_now
from railhead.games.e1862.frames import RedeemStep, TrainConsent, TrainStep
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.refusals import (
    AskedAlready,
    AtTrainLimit,
    CannotPay,
    NameTypeOrTrain,
    NoSuchTrain,
    OnlyBankTrain,
    SellerInReceivership,
    TooManyWarranties,
    TrainIsDue,
    TypeNotInGame,
)
from railhead.games.e1862.state import COMPANIES, State
from railhead.kernel.flow import Decision
from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import Refusal
from railhead.stock.trains import owned

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862

#: 8: the order in which a company in receivership chooses its type
RECEIVER_TYPES: tuple[TrainType, ...] = ("express", "freight", "local")


def ask_train(rules: E1862, state: State, frame: TrainStep) -> Decision | None:
    if in_receivership(state, frame.company):
        return None
    if next(every_train(rules, state, frame), None) or _two_ways(rules, state, frame):
        return Decision(acting_seat(state, frame.company), "train")
    return None


def _two_ways(rules: E1862, state: State, frame: TrainStep) -> bool:
    """7.11: the director chooses between selling treasury shares and refinancing."""
    return can_sell_treasury(rules, state, frame) and can_refinance(rules, state, frame)


def advance_train(play: EPlay, frame: TrainStep) -> None:
    """7.11, 8: what happens by itself."""
    rules, state, company = play.rules, play.state, frame.company
    if in_receivership(state, company):
        receiver_buys(play, frame)
    elif has_train(state, company):
        play.next(RedeemStep(company))
    elif can_sell_treasury(rules, state, frame):
        sell_treasury_now(play, frame)
    elif can_refinance(rules, state, frame):
        refinance_now(play, frame)
    else:
        close_bankrupt(play, company)
        play.pop()


def receiver_buys(play: EPlay, frame: TrainStep) -> None:
    """8, D12: one train of the bank, if it can, of the first type with a permit and room; trainless it is bankrupt."""
    rules, state, company = play.rules, play.state, frame.company
    kind = receiver_type(rules, state, company)
    if kind is not None and next_cost(rules, state) <= cash_of(state, company):
        sell_new(play, company, kind, 0)
    if has_train(play.state, company):
        play.next(RedeemStep(company))
    else:
        close_bankrupt(play, company)
        play.pop()


def receiver_type(rules: E1862, state: State, company: int) -> TrainType | None:
    for kind in RECEIVER_TYPES:
        if kind not in rules.types or not state.company[company].permits >> TYPES.index(kind) & 1:
            continue
        if rules.rulings.receiver_keeps_limit:
            if has_room(rules, state, company, kind):
                return kind
        elif receiver_has_room(rules, state, company, kind):
            return kind
    return None


def receiver_has_room(rules: E1862, state: State, company: int, kind: TrainType) -> bool:
    """As the site counts: the limit of the type alone."""
    _, limit = limit_for(rules, state, company, kind)
    return sum(kind_of(state, train) == kind for train in owned_trains(state, company)) < limit


# -- choosing a train ------------------------------------------------------------------------------------------------


def every_train(rules: E1862, state: State, frame: TrainStep) -> Iterator[BuyTrain]:
    company, money, cost = frame.company, cash_of(state, frame.company), next_cost(rules, state)
    if cost <= money:
        most = min(most_warranties(rules, state), (money - cost) // box().game.warranties.cost)
        for kind in rules.types:
            if has_room(rules, state, company, kind):
                for warranties in range(most + 1):
                    yield BuyTrain(kind, warranties)
    if bank_only(rules, state, frame):
        return
    for train in used_trains(state, company):
        if was_refused(state, frame, train) or used_price(rules, state, train) > money:
            continue
        if has_room(rules, state, company, kind_of(state, train)):
            yield BuyTrain(train=rules.train_id(train))


def was_refused(state: State, frame: TrainStep, train: int) -> bool:
    """7.9: its director has said no in this step."""
    seller = seller_of(state, train)
    return train in (frame.refused or ()) or (seller is not None and bool(frame.declined >> seller & 1))


def bank_only(rules: E1862, state: State, frame: TrainStep) -> bool:
    """7.11, 10.3, D21: after the LNER, and for the rest of the step once money was raised by force."""
    return state.lner == 2 or frame.due or (frame.forced and rules.rulings.bank_only_after_force)


def used_trains(state: State, company: int) -> Iterator[int]:
    """7.9, 8: trains of other companies, but for those in receivership."""
    for seller in range(COMPANIES):
        if seller != company and not in_receivership(state, seller):
            yield from owned_trains(state, seller)
            yield from owned(state.train_at, estate(seller))


def refuse_train(rules: E1862, state: State, frame: TrainStep, action: BuyTrain) -> Iterator[Refusal]:
    """7.9-7.11."""
    if (action.type is None) == (action.train is None):
        yield NameTypeOrTrain()
    elif action.type is not None:
        yield from _refuse_new(rules, state, frame, action.type, action.warranties)
    else:
        yield from _refuse_used(rules, state, frame, action)


def _refuse_new(rules: E1862, state: State, frame: TrainStep, kind: TrainType, warranties: int) -> Iterator[Refusal]:
    if kind not in rules.types:
        yield TypeNotInGame()
    if not 0 <= warranties <= most_warranties(rules, state):
        yield TooManyWarranties(most_warranties(rules, state))
    held, limit = limit_for(rules, state, frame.company, kind)
    if held >= limit:
        yield AtTrainLimit(limit)
    cost = next_cost(rules, state) + warranties * box().game.warranties.cost
    if cost > cash_of(state, frame.company):
        yield CannotPay(cost, cash_of(state, frame.company))


def _refuse_used(rules: E1862, state: State, frame: TrainStep, action: BuyTrain) -> Iterator[Refusal]:
    if bank_only(rules, state, frame):
        yield OnlyBankTrain()
    train = rules.train_number(action.train or "")
    seller = None if train is None or train >= len(state.train_at) else seller_of(state, train)
    if train is None or seller in (None, frame.company) or action.warranties:
        yield NoSuchTrain(action.train or "")
        return
    assert seller is not None
    if in_receivership(state, seller):
        yield SellerInReceivership(box().companies[seller].id)
    if was_refused(state, frame, train):
        yield AskedAlready(SeatArg(acting_seat(state, seller)))
    held, limit = limit_for(rules, state, frame.company, kind_of(state, train))
    if held >= limit:
        yield AtTrainLimit(limit)
    cost = used_price(rules, state, train)
    if cost > cash_of(state, frame.company):
        yield CannotPay(cost, cash_of(state, frame.company))


def consent_of(rules: E1862, state: State, company: int, seller: int) -> int | None:
    """7.9, D35: the director of another player who must agree to sell; None where nobody is asked."""
    other, own = director_seat(state, seller), director_seat(state, company)
    return other if rules.rulings.consent and other != own else None


def buy_train(play: EPlay, frame: TrainStep, action: BuyTrain) -> None:
    """7.9: any number in a turn, one after the other."""
    if action.type is not None:
        sell_new(play, frame.company, action.type, action.warranties)
        play.next(replace(frame, due=False))
        return
    train = play.rules.train_number(action.train or "")
    assert train is not None
    seller = seller_of(play.state, train)
    assert seller is not None
    other = consent_of(play.rules, play.state, frame.company, seller)
    if other is not None:
        play.do(Asked(frame.company, seller, "train"))
        play.push(TrainConsent(other, frame.company, seller, train))
    else:
        take_over(play, frame.company, seller, train)


def take_over(play: EPlay, company: int, seller: int, train: int) -> None:
    """7.9, 7.10: the train goes with its warranties, the money to the seller."""
    cost = used_price(play.rules, play.state, train)
    play.do(Transfer(treasury(play.state, company), treasury(play.state, seller), cost, "train"))
    play.do(MoveTrain(train, treasury(play.state, company), "bought"))


# -- the other director ----------------------------------------------------------------------------------------------


def ask_consent(rules: E1862, state: State, frame: TrainConsent) -> Decision:
    return Decision(frame.seat, "train-consent")


def every_answer(rules: E1862, state: State, frame: TrainConsent) -> Iterator[Answer]:
    yield Answer(True)
    yield Answer(False)


def no_refusal(rules: E1862, state: State, frame: object, action: object) -> Iterator[Refusal]:
    yield from ()


def answer_train(play: EPlay, frame: TrainConsent, action: Answer) -> None:
    """7.9: both directors must agree to a sale between companies."""
    play.do(Answered(frame.seat, action.agreed))
    play.pop()
    if action.agreed:
        take_over(play, frame.company, frame.seller, frame.train)
    else:
        step = play.state.stack[-1]
        assert isinstance(step, TrainStep)
        if play.rules.rulings.refusal_by_offer:
            play.next(replace(step, refused=(*(step.refused or ()), frame.train)))
        else:
            play.next(replace(step, declined=step.declined | 1 << frame.seller))


# -- passing ---------------------------------------------------------------------------------------------------------


def every_no_train(rules: E1862, state: State, frame: TrainStep) -> Iterator[Pass]:
    if not any(refuse_no_train(rules, state, frame, Pass())):
        yield Pass()


def refuse_no_train(rules: E1862, state: State, frame: TrainStep, action: Pass) -> Iterator[Refusal]:
    """7.11: only with a train, or where nothing but bankruptcy is left."""
    if has_train(state, frame.company) and not frame.due:
        return
    if (
        next_cost(rules, state) <= cash_of(state, frame.company)
        or own_train(rules, state, frame.company) is not None
        or can_sell_treasury(rules, state, frame)
        or can_refinance(rules, state, frame)
    ):
        yield TrainIsDue()


def no_train(play: EPlay, frame: TrainStep, action: Pass) -> None:
    if has_train(play.state, frame.company):
        play.do(Passed(acting_seat(play.state, frame.company), "train"))
        play.next(RedeemStep(frame.company))
    else:
        close_bankrupt(play, frame.company)
        play.pop()
