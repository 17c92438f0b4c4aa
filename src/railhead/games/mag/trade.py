"""VI.3.5, VI.3.8: scrapping and buying trains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.mag.actions import AcceptOffer, BuyTrain, DeclineOffer, OfferForTrain, Pass, Scrap
from railhead.games.mag.effects import MoveTrain, OfferDeclined, OfferMade, Transfer
from railhead.games.mag.holdings import train_names, treasury
from railhead.games.mag.phases import train_sold
from railhead.games.mag.refusals import (
    CannotPaySeller,
    CannotPayTrain,
    IstvanKeeps,
    NoSuchMinor,
    NoSuchTrain,
    OwnTrain,
    PriceTooLow,
    TrainLimit,
)
from railhead.games.mag.state import CHARTER, NOBODY, BuyTrains, RunTrains, ScrapTrains, State, TrainOffer
from railhead.kernel.flow import Act, Acts, Decision
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.kernel.rng import Stream
from railhead.stock import trains
from railhead.stock.purse import BANK

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def refuse_nothing(_rules: MagRules, _state: State, _frame: object, _action: object) -> Iterator[Refusal]:
    """Always allowed here."""
    return iter(())


def every_pass(_rules: MagRules, _state: State, _frame: object) -> Iterator[Pass]:
    yield Pass()


# --- scrapping ----------------------------------------------------------------------------------------------------


def decide_scrap(rules: MagRules, state: State, frame: ScrapTrains) -> Decision | None:
    """VI.3.5: asked while there are trains."""
    if rules.account(frame.minor) not in state.train_at:
        return None
    return Decision(state.owner[frame.minor], "scrap")


def advance_scrap(play: Play[MagRules, State], frame: ScrapTrains) -> None:
    play.next(RunTrains(frame.minor))


def refuse_scrap(rules: MagRules, state: State, frame: ScrapTrains, action: Scrap) -> Iterator[Refusal]:
    """VI.3.5: an own train."""
    if action.train not in train_names(rules, state, frame.minor):
        yield NoSuchTrain(action.train)


def every_scrap(rules: MagRules, state: State, frame: ScrapTrains) -> Iterator[Scrap]:
    for name in dict.fromkeys(train_names(rules, state, frame.minor)):
        yield Scrap(name)


def scrap(play: Play[MagRules, State], frame: ScrapTrains, action: Scrap) -> None:
    """VI.3.5: back to its stack, without compensation."""
    move(play, action.train, play.rules.account(frame.minor), CHARTER, 0)


def move(play: Play[MagRules, State], name: str, src: int, dst: int, price: int) -> None:
    """A train of that type goes from one owner to another."""
    facts = play.rules.facts
    kind = facts.train_ix[name]
    train = trains.first(play.state.train_at, src, kind, facts.train_kind)
    assert train is not None
    play.do(MoveTrain(train, kind, src, dst, price))


def end_scrap(play: Play[MagRules, State], frame: ScrapTrains, _action: Pass) -> None:
    advance_scrap(play, frame)


# --- buying -------------------------------------------------------------------------------------------------------


def _is_full(rules: MagRules, state: State, minor: int) -> bool:
    return state.train_at.count(rules.account(minor)) >= rules.facts.minor_rules.train_limit


def decide_buy(rules: MagRules, state: State, frame: BuyTrains) -> Decision | None:
    """VI.3.8: asked below the limit, with money for a new train or for one of another minor."""
    if _is_full(rules, state, frame.minor):
        return None
    money = treasury(rules, state, frame.minor)
    cheapest = min(train.price for train in rules.facts.rules.trains)
    if money < cheapest and next(_sellers(rules, state, frame), None) is None:
        return None
    return Decision(state.owner[frame.minor], "trains")


def advance_buy(play: Play[MagRules, State], _frame: BuyTrains) -> None:
    """The turn of the minor is over."""
    play.pop()


def _sellers(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[tuple[int, str, int]]:
    """Other minors, their types of trains, and the least price that can be named."""
    money = treasury(rules, state, frame.minor)
    for minor, owner in enumerate(state.owner):
        if owner not in (NOBODY, rules.istvan) and minor != frame.minor:
            for name in dict.fromkeys(train_names(rules, state, minor)):
                least = _least(rules, frame, minor, rules.facts.train_ix[name])
                if least <= money:
                    yield minor, name, least


def _least(rules: MagRules, frame: BuyTrains, seller: int, kind: int) -> int:
    """III.3.2: at least 1; more than what the seller turned down for such a train in this turn."""
    asked = _asked_for(rules, seller, kind)
    declined = [price + 1 for *what, price in frame.refused if tuple(what) == asked]
    return max([rules.facts.minor_rules.least_price_between_minors, *declined])


def _asked_for(rules: MagRules, seller: int, kind: int) -> tuple[int, ...]:
    """What an offer is about: the train of a minor (in the first version of the rules, the minor)."""
    return (seller, kind) if rules.switches.offers_by_train else (seller,)


def refuse_new(rules: MagRules, state: State, frame: BuyTrains, action: BuyTrain) -> Iterator[Refusal]:
    """VI.3.8: any type, if the treasury covers it, up to two trains."""
    kind = rules.facts.train_ix.get(action.train)
    if kind is None:
        yield NoSuchTrain(action.train)
        return
    if _is_full(rules, state, frame.minor):
        yield TrainLimit(rules.facts.minor_rules.train_limit)
    price, money = rules.facts.rules.trains[kind].price, treasury(rules, state, frame.minor)
    if price > money:
        yield CannotPayTrain(price, money)


def every_new(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[BuyTrain]:
    if not _is_full(rules, state, frame.minor):
        money = treasury(rules, state, frame.minor)
        for train in rules.facts.rules.trains:
            if train.price <= money:
                yield BuyTrain(train.name)


def buy_new(play: Play[MagRules, State], frame: BuyTrains, action: BuyTrain) -> None:
    buy_from_stack(play, frame.minor, action.train)


def buy_from_stack(play: Play[MagRules, State], minor: int, name: str) -> None:
    """VI.3.8, III.3.3a: a part of the price goes to the major that builds it; VI.3.9, R 6: a new type opens a phase."""
    rules = play.rules
    kind = rules.facts.train_ix[name]
    train, account = rules.facts.rules.trains[kind], rules.account(minor)
    play.do(Transfer(account, rules.major_account(train.major), train.to_major, "train"))
    play.do(Transfer(account, BANK, train.price - train.to_major, "train"))
    move(play, name, CHARTER, account, train.price)
    train_sold(play, kind)


def refuse_offer(rules: MagRules, state: State, frame: BuyTrains, action: OfferForTrain) -> Iterator[Refusal]:
    """VI.3.8: a train of another minor, at a price from 1 to the treasury."""
    seller = rules.facts.minor_ix.get(action.minor)
    if seller is None or state.owner[seller] == NOBODY:
        yield NoSuchMinor(action.minor)
        return
    if state.owner[seller] == rules.istvan:
        yield IstvanKeeps()
    if seller == frame.minor:
        yield OwnTrain()
    if action.train not in train_names(rules, state, seller):
        yield NoSuchTrain(action.train)
        return
    if _is_full(rules, state, frame.minor):
        yield TrainLimit(rules.facts.minor_rules.train_limit)
    least = _least(rules, frame, seller, rules.facts.train_ix[action.train])
    money = treasury(rules, state, frame.minor)
    if action.price < least:
        yield PriceTooLow(least)
    if action.price > money:
        yield CannotPaySeller(action.price, money)


def every_offer(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[OfferForTrain]:
    """The least and the highest price for each train: any number between is allowed too."""
    if _is_full(rules, state, frame.minor):
        return
    money = treasury(rules, state, frame.minor)
    for minor, name, least in _sellers(rules, state, frame):
        for price in dict.fromkeys((least, money)):
            yield OfferForTrain(name, rules.facts.minors[minor].number, price)


def draw_offer(rules: MagRules, state: State, frame: BuyTrains, stream: Stream) -> OfferForTrain | None:
    """For random play: any train; the least price, the highest, or one between."""
    sellers = list(_sellers(rules, state, frame))
    if not sellers:
        return None
    minor, name, least = stream.choice(sellers)
    money = treasury(rules, state, frame.minor)
    price = stream.choice((least, money, least + stream.below(money - least + 1)))
    return OfferForTrain(name, rules.facts.minors[minor].number, price)


def consent_of(rules: MagRules, state: State, buyer: int, seller: int) -> int | None:
    """R 22: the seat that is asked whether a minor's train is sold; None where nobody is."""
    owner = state.owner[seller]
    return owner if owner != state.owner[buyer] and rules.switches.consent else None


def offer(play: Play[MagRules, State], frame: BuyTrains, action: OfferForTrain) -> None:
    """VI.3.8, R 22: both owners must agree; with one owner, or where consent is not asked, it is a purchase."""
    rules, facts = play.rules, play.rules.facts
    seller, kind = facts.minor_ix[action.minor], facts.train_ix[action.train]
    question = TrainOffer(frame.minor, seller, kind, action.price)
    if consent_of(rules, play.state, frame.minor, seller) is None:
        hand_over(play, question)
    else:
        play.do(OfferMade(frame.minor, seller, kind, action.price))
        play.push(question)


def hand_over(play: Play[MagRules, State], bought: TrainOffer) -> None:
    """VI.3.8, R 6: the price goes to the selling minor; no major earns, no phase changes."""
    rules = play.rules
    buyer, seller = rules.account(bought.buyer), rules.account(bought.seller)
    play.do(Transfer(buyer, seller, bought.price, "train-between"))
    move(play, rules.facts.rules.trains[bought.kind].name, seller, buyer, bought.price)


def end_buying(play: Play[MagRules, State], _frame: BuyTrains, _action: Pass) -> None:
    play.pop()


# --- answering ----------------------------------------------------------------------------------------------------


def decide_offer(_rules: MagRules, state: State, frame: TrainOffer) -> Decision | None:
    return Decision(state.owner[frame.seller], "offer")


def every_accept(_rules: MagRules, _state: State, _frame: TrainOffer) -> Iterator[AcceptOffer]:
    yield AcceptOffer()


def every_decline(_rules: MagRules, _state: State, _frame: TrainOffer) -> Iterator[DeclineOffer]:
    yield DeclineOffer()


def accept(play: Play[MagRules, State], frame: TrainOffer, _action: AcceptOffer) -> None:
    play.pop()
    hand_over(play, frame)


def decline(play: Play[MagRules, State], frame: TrainOffer, _action: DeclineOffer) -> None:
    """A further offer for such a train must be higher, so the question cannot come for ever."""
    play.pop()
    below = play.state.stack[-1]
    assert isinstance(below, BuyTrains)
    play.do(OfferDeclined(frame.buyer, frame.seller))
    asked = _asked_for(play.rules, frame.seller, frame.kind)
    kept = tuple(one for one in below.refused if one[:-1] != asked)
    play.next(BuyTrains(below.minor, (*kept, (*asked, frame.price))))


SCRAP_ACTS: Acts = {
    Scrap: Act(every=every_scrap, refuse=refuse_scrap, do=scrap),
    Pass: Act(every=every_pass, refuse=refuse_nothing, do=end_scrap),
}
BUY_ACTS: Acts = {
    BuyTrain: Act(every=every_new, refuse=refuse_new, do=buy_new),
    OfferForTrain: Act(every=every_offer, refuse=refuse_offer, do=offer, exhaustive=False, draw=draw_offer),
    Pass: Act(every=every_pass, refuse=refuse_nothing, do=end_buying),
}
OFFER_ACTS: Acts = {
    AcceptOffer: Act(every=every_accept, refuse=refuse_nothing, do=accept),
    DeclineOffer: Act(every=every_decline, refuse=refuse_nothing, do=decline),
}
