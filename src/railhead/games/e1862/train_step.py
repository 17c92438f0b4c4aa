"""Buying trains (7.9-7.11): from the bank, from other companies, and by force."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.bankruptcy import close_bankrupt
from railhead.games.e1862.consent import Answer, answers, asked, consent_of
from railhead.games.e1862.depot import (
    limit_for,
    most_warranties,
    next_cost,
    next_train,
    rusting,
    sell_new,
    used_price,
)
from railhead.games.e1862.effects import Answered, Asked, Passed, Transfer
from railhead.games.e1862.facts import BANDS, TYPES, TrainType
from railhead.games.e1862.forced import (
    REFINANCE,
    SELL_TREASURY,
    Refinance,
    SellTreasury,
    can_refinance,
    can_sell_treasury,
    own_train,
    refinance,
    sell_treasury,
)
from railhead.games.e1862.holdings import (
    acting_seat,
    cash_of,
    estate,
    has_train,
    in_receivership,
    kind_of,
    owned_trains,
    seller_of,
    treasury,
)
from railhead.games.e1862.names import about, card_name, game_of, name, permits, train_name
from railhead.games.e1862.refusals import AskedAlready, CannotPay
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import COMPANIES, RedeemStep, State, TrainConsent, TrainStep
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, allowed, asks_seat, only
from railhead.kernel.menu import Button, Choice, Pick, Question, Range, blocked_by, button
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term
from railhead.kernel.refusal import Refusal
from railhead.rail.refusals import AboutTrain
from railhead.stock.effects import move_train
from railhead.stock.refusals import AboutCompany, AtLimit, TooHigh
from railhead.stock.trains import owned


class BuyTrain(Action, frozen=True, gc=False, tag="train"):
    """From the bank: a type and warranties. From another company: the card's name."""

    type: TrainType | None = None
    warranties: int = 0
    train: str | None = None


NoSuchTrain = AboutTrain.saying("refusal-no-such-train")
AtTrainLimit = AtLimit.saying("refusal-at-train-limit", "7.9b")
TypeNotInGame = Refusal.saying("refusal-type-not-in-game", "11.1")
TooManyWarranties = TooHigh.saying("refusal-too-many-warranties", "7.10")
#: After the LNER, and after a forced sale or refinancing, trains come from the bank only.
OnlyBankTrain = Refusal.saying("refusal-only-bank-train", "7.11")
SellerInReceivership = AboutCompany.saying("refusal-seller-in-receivership", "8")
#: A train of the bank is named by its type, another company's by its card.
NameTypeOrTrain = Refusal.saying("refusal-name-type-or-train", "7.9")
TrainIsDue = Refusal.saying("refusal-train-is-due", "7.11")


#: 8: the order in which a company in receivership chooses its type
RECEIVER_TYPES: tuple[TrainType, ...] = ("express", "freight", "local")


def decide_train(rules: E1862Rules, state: State, frame: TrainStep) -> Decision | None:
    if in_receivership(state, frame.company):
        return None
    if next(every_train(rules, state, frame), None) or _two_ways(rules, state, frame):
        return Decision(acting_seat(state, frame.company), "train")
    return None


def _two_ways(rules: E1862Rules, state: State, frame: TrainStep) -> bool:
    """7.11: the director chooses between selling treasury shares and refinancing."""
    return can_sell_treasury(rules, state, frame) and can_refinance(rules, state, frame)


def advance_train(play: E1862Play, frame: TrainStep) -> None:
    """7.11, 8: what happens by itself."""
    rules, state, company = play.rules, play.state, frame.company
    if in_receivership(state, company):
        receiver_buys(play, frame)
    elif has_train(state, company):
        play.next(RedeemStep(company))
    elif can_sell_treasury(rules, state, frame):
        sell_treasury(play, frame, SellTreasury())
    elif can_refinance(rules, state, frame):
        refinance(play, frame, Refinance())
    else:
        close_bankrupt(play, company)
        play.pop()


def receiver_buys(play: E1862Play, frame: TrainStep) -> None:
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


def receiver_type(rules: E1862Rules, state: State, company: int) -> TrainType | None:
    """8a, D12: the first type with a permit and room."""
    for kind in RECEIVER_TYPES:
        if kind not in rules.types or not state.company[company].permits >> TYPES.index(kind) & 1:
            continue
        held, limit = limit_for(rules, state, company, kind)
        of_type = sum(kind_of(state, train) == kind for train in owned_trains(state, company))
        if rules.rulings.counts_for_receiver(held, of_type) < limit:
            return kind
    return None


# -- choosing a train ------------------------------------------------------------------------------------------------


def trains_for_sale(rules: E1862Rules, state: State, frame: TrainStep) -> Iterator[BuyTrain]:
    """7.9, 7.10: the next train of the bank in each type, with the warranties that the money is enough for, and those
    of other companies."""
    beyond = (cash_of(state, frame.company) - next_cost(rules, state)) // rules.facts.game.warranties.cost
    numbers = range(min(beyond, most_warranties(rules, state)) + 1)
    for kind in rules.types:
        for warranties in numbers:
            yield BuyTrain(kind, warranties)
    for train in used_trains(state, frame.company):
        yield BuyTrain(train=rules.train_id(train))


def was_refused(state: State, frame: TrainStep, train: int) -> bool:
    """7.9: its director has said no in this step."""
    seller = seller_of(state, train)
    return train in (frame.refused or ()) or (seller is not None and bool(frame.declined >> seller & 1))


def bank_only(rules: E1862Rules, state: State, frame: TrainStep) -> bool:
    """7.11, 10.3, D21: after the LNER, and for the rest of the step once money was raised by force."""
    return state.lner == 2 or frame.due or (frame.forced and rules.rulings.bank_only_after_force)


def used_trains(state: State, company: int) -> Iterator[int]:
    """7.9, 8: trains of other companies, but for those in receivership."""
    for seller in range(COMPANIES):
        if seller != company and not in_receivership(state, seller):
            yield from owned_trains(state, seller)
            yield from owned(state.train_at, estate(seller))


def refuse_train(rules: E1862Rules, state: State, frame: TrainStep, action: BuyTrain) -> Iterator[Refusal]:
    """7.9-7.11."""
    if (action.type is None) == (action.train is None):
        yield NameTypeOrTrain()
    elif action.type is not None:
        yield from _refuse_new(rules, state, frame, action.type, action.warranties)
    else:
        yield from _refuse_used(rules, state, frame, action)


def _refuse_new(
    rules: E1862Rules, state: State, frame: TrainStep, kind: TrainType, warranties: int
) -> Iterator[Refusal]:
    """7.9, 7.10, 11.1: a type of the game, warranties, room and money."""
    if kind not in rules.types:
        yield TypeNotInGame()
    if not 0 <= warranties <= most_warranties(rules, state):
        yield TooManyWarranties(most_warranties(rules, state))
    held, limit = limit_for(rules, state, frame.company, kind)
    if held >= limit:
        yield AtTrainLimit(limit)
    cost = next_cost(rules, state) + warranties * rules.facts.game.warranties.cost
    if cost > cash_of(state, frame.company):
        yield CannotPay(cost, cash_of(state, frame.company))


def _refuse_used(rules: E1862Rules, state: State, frame: TrainStep, action: BuyTrain) -> Iterator[Refusal]:
    if bank_only(rules, state, frame):
        yield OnlyBankTrain()
    train = rules.train_number(action.train or "")
    seller = None if train is None or train >= len(state.train_at) else seller_of(state, train)
    if train is None or seller in (None, frame.company) or action.warranties:
        yield NoSuchTrain(card_name(rules, state, action.train or ""))
        return
    assert seller is not None
    if in_receivership(state, seller):
        yield SellerInReceivership(rules.facts.companies[seller].id)
    if was_refused(state, frame, train):
        yield AskedAlready(SeatArg(acting_seat(state, seller)))
    held, limit = limit_for(rules, state, frame.company, kind_of(state, train))
    if held >= limit:
        yield AtTrainLimit(limit)
    cost = used_price(rules, state, train)
    if cost > cash_of(state, frame.company):
        yield CannotPay(cost, cash_of(state, frame.company))


every_train = allowed(trains_for_sale, refuse_train)


def buy_train(play: E1862Play, frame: TrainStep, action: BuyTrain) -> None:
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


def take_over(play: E1862Play, company: int, seller: int, train: int) -> None:
    """7.9, 7.10: the train goes with its warranties, the money to the seller."""
    cost = used_price(play.rules, play.state, train)
    play.do(Transfer(treasury(play.state, company), treasury(play.state, seller), cost, "train"))
    move_train(play, train, treasury(play.state, company), "bought")


# -- the other director ----------------------------------------------------------------------------------------------


def answer_train(play: E1862Play, frame: TrainConsent, action: Answer) -> None:
    """7.9, D35: both directors must agree to a sale between companies."""
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


def refuse_no_train(rules: E1862Rules, state: State, frame: TrainStep, action: Pass) -> Iterator[Refusal]:
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


def no_train(play: E1862Play, frame: TrainStep, action: Pass) -> None:
    if has_train(play.state, frame.company):
        play.do(Passed(acting_seat(play.state, frame.company), "train"))
        play.next(RedeemStep(frame.company))
    else:
        close_bankrupt(play, frame.company)
        play.pop()


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_train(rules: E1862Rules, state: State, frame: TrainStep) -> Question:
    """The sentence does not promise that one may pass where one may not."""
    due = any(refuse_no_train(rules, state, frame, Pass()))
    seat = acting_seat(state, frame.company)
    id = "ask-train-due" if due else "ask-train"
    notes = [Message("why-permits", {"permits": permits(state.company[frame.company].permits)})]
    if rules.simple:
        notes.clear()
    free = rules.facts.game.trains[rules.band_of(next_train(state))].free_warranties
    if free:
        notes.append(Message("why-free-warranty", {"number": free}))
    return about(id, seat, frame.company, *notes, trains=rules.variant, game=game_of(rules))


def offer_train(rules: E1862Rules, state: State, frame: TrainStep) -> Iterator[Pick]:
    """The next trains of the bank in each type, those that it may run first; then those of other companies."""
    band = rules.facts.game.trains[rules.band_of(next_train(state))]
    new = []
    for kind in sorted(rules.types, key=lambda kind: not may_run(rules, state, frame.company, kind)):
        first = BuyTrain(kind)
        most = max((a.warranties for a in every_train(rules, state, frame) if a.type == kind), default=0)
        id = "choice-train-warranties" if most else "choice-train"
        label = Message(id, {"train": band.name(kind), "price": band.cost})
        blocked = blocked_by(refuse_train(rules, state, frame, first))
        notes = () if blocked else tuple(_new_notes(rules, state, frame.company, kind))
        brings = tuple(_warranty_notes(rules, state, frame.company, bought) for bought in range(most + 1))
        number = Range("warranties", 0, most, notes=brings) if most else None
        if number is None and blocked is None:
            notes += brings[0]
        new.append(Choice(to_plain(first), label, (f"band:{band.band}",), notes, number, blocked=blocked))
    yield Pick("train", Message("offer-train"), tuple(new))
    used = [a for a in every_train(rules, state, frame) if a.train is not None]
    if used:
        yield Pick("used", Message("offer-used"), tuple(_used(rules, state, frame.company, action) for action in used))


def may_run(rules: E1862Rules, state: State, company: int, kind: TrainType) -> bool:
    """7.8: a train runs with a permit of its type."""
    return bool(state.company[company].permits >> TYPES.index(kind) & 1)


def _new_notes(rules: E1862Rules, state: State, company: int, kind: TrainType) -> Iterator[Message]:
    """7.8, 9: whether it could run, the phase that it begins, and what rusts then."""
    if not may_run(rules, state, company, kind):
        yield Message("note-would-not-run", {"type": Term(f"train-{kind}")})
    band = rules.band_of(next_train(state))
    if band > state.phase:
        yield Message("note-begins-phase", {"phase": BANDS[band]})
        rusted = dict[int, list[Arg]]()
        for train in rusting(rules, state, band):
            owner = seller_of(state, train)
            if owner is not None:
                rusted.setdefault(owner, []).append(train_name(rules, state, train))
        lost = [Term("rust-of", {"company": name(one), "trains": Items(tuple(them))}) for one, them in rusted.items()]
        if lost:
            yield Message("note-rusts", {"lost": Items(tuple(lost))})
        if BANDS[band] == rules.lner_trigger and not state.lner:
            yield Message("note-brings-lner")


def _warranty_notes(rules: E1862Rules, state: State, company: int, bought: int) -> tuple[Message, ...]:
    """7.10: the warranties that the train has then, those that come with it included, and the money left."""
    band = rules.facts.game.trains[rules.band_of(next_train(state))]
    cost = band.cost + bought * rules.facts.game.warranties.cost
    return (
        Message("note-warranties", {"number": band.free_warranties + bought}),
        Message("note-treasury-after", {"amount": cash_of(state, company) - cost}),
    )


def _used(rules: E1862Rules, state: State, buyer: int, action: BuyTrain) -> Choice:
    train = rules.train_number(action.train or "")
    assert train is not None
    seller = seller_of(state, train)
    assert seller is not None
    args: dict[str, Arg] = {
        "train": train_name(rules, state, train),
        "seller": name(seller),
        "price": used_price(rules, state, train),
        "type": Term(f"train-{kind_of(state, train)}"),
    }
    notes = list(asked(consent_of(rules, state, buyer, seller)))
    kind = kind_of(state, train)
    if not may_run(rules, state, buyer, kind):
        notes.append(Message("note-would-not-run", {"type": Term(f"train-{kind}")}))
    left = cash_of(state, buyer) - used_price(rules, state, train)
    notes.append(Message("note-treasury-after", {"amount": left}))
    return Choice(to_plain(action), Message("choice-used", args), (f"charter:{name(seller)}",), tuple(notes))


def offer_no_train(rules: E1862Rules, state: State, frame: TrainStep) -> Iterator[Button]:
    if not any(refuse_no_train(rules, state, frame, Pass())):
        empty = not owned_trains(state, frame.company)
        yield button("pass", Pass(), Message("choice-bankrupt" if empty else "choice-no-train"), confirm=empty)


def ask_consent(rules: E1862Rules, state: State, frame: TrainConsent) -> Question:
    train, price = train_name(rules, state, frame.train), used_price(rules, state, frame.train)
    seller = name(frame.seller)
    # It is the seller's treasury and trains that the answer is about.
    question = about("ask-train-consent", frame.seat, frame.company, seller=seller, train=train, price=price)
    return replace(question, card=f"charter:{seller}")


def sale_notes(rules: E1862Rules, state: State, frame: TrainConsent) -> tuple[Message, ...]:
    """What the seller then has: the money, and the trains that are left."""
    kept = [train for train in owned_trains(state, frame.seller) if train != frame.train]
    money = cash_of(state, frame.seller) + used_price(rules, state, frame.train)
    company: dict[str, Arg] = {"company": name(frame.seller)}
    trains = Items(tuple(train_name(rules, state, train) for train in kept))
    left = Message("note-trains-left", company | {"trains": trains}) if kept else Message("note-no-train-left", company)
    return Message("note-treasury-then", company | {"amount": money}), left


TRAIN = Step(
    decide_train,
    {
        BuyTrain: Act(do=buy_train, refuse=refuse_train, every=every_train, offer=offer_train),
        SellTreasury: SELL_TREASURY,
        Refinance: REFINANCE,
        Pass: Act(do=no_train, refuse=refuse_no_train, candidates=only(Pass()), offer=offer_no_train),
    },
    advance_train,
    ask_train,
)
TRAIN_CONSENT = Step(asks_seat("train-consent"), {Answer: answers(answer_train, sale_notes)}, ask=ask_consent)
