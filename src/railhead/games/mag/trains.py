"""VI.3.5, VI.3.8: scrapping and buying trains."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.effects import OfferDeclined, OfferMade
from railhead.games.mag.facts import TrainType
from railhead.games.mag.holdings import train_names, trains_of, treasury
from railhead.games.mag.names import about, card_of, company_name, person
from railhead.games.mag.phases import is_last_phase, train_sold
from railhead.games.mag.refusals import NoSuchMinor, NoSuchTrain
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import CHARTER, NOBODY, BuyTrains, RunTrains, ScrapTrains, State, TrainOffer
from railhead.kernel.action import Action, Amount, Count, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, always, go_on, leave
from railhead.kernel.menu import Choice, Pick, Question, Range, blocked_by
from railhead.kernel.message import Arg, Message, SeatArg, Term
from railhead.kernel.refusal import Refusal
from railhead.kernel.rng import Stream
from railhead.stock import trains
from railhead.stock.effects import Transfer, move_train
from railhead.stock.purse import BANK
from railhead.stock.refusals import AtLimit, TooDear, TooLow


class Scrap(Action, frozen=True, tag="scrap"):
    """VI.3.5: give back a train."""

    train: str


class BuyTrain(Action, frozen=True, tag="buy-train"):
    """VI.3.8: from a stack."""

    train: str


class OfferForTrain(Action, frozen=True, tag="offer-for-train"):
    """VI.3.8: from another minor, at a price the owners agree on."""

    train: str
    minor: Count
    price: Amount


class AcceptOffer(Action, frozen=True, tag="accept-offer"):
    """VI.3.8: the seller agrees."""


class DeclineOffer(Action, frozen=True, tag="decline-offer"):
    """VI.3.8: the seller does not."""


CannotPayTrain = TooDear.saying("refusal-cannot-pay-train", "VI.3.8a")
CannotPaySeller = TooDear.saying("refusal-cannot-pay-seller", "VI.3.8b")
TrainLimit = AtLimit.saying("refusal-train-limit", "VI.3.8")
OwnTrain = Refusal.saying("refusal-own-train", "VI.3.8b")
#: The price must be at least this (more than the offer that was declined).
PriceTooLow = TooLow.saying("refusal-price-too-low", "VI.3.8b")
#: István sells trains to his own companies only.
IstvanKeeps = Refusal.saying("refusal-istvan-keeps", "XI.2.2")


# --- scrapping ----------------------------------------------------------------------------------------------------


def decide_scrap(rules: MagRules, state: State, frame: ScrapTrains) -> Decision | None:
    """VI.3.1, VI.3.5: asked while there are trains."""
    if rules.account(frame.minor) not in state.train_at:
        return None
    return Decision(state.owner[frame.minor], "scrap")


def advance_scrap(play: MagPlay, frame: ScrapTrains) -> None:
    play.next(RunTrains(frame.minor))


def refuse_scrap(rules: MagRules, state: State, frame: ScrapTrains, action: Scrap) -> Iterator[Refusal]:
    """VI.3.5: an own train."""
    if action.train not in train_names(rules, state, frame.minor):
        yield NoSuchTrain(action.train)


def scrap(play: MagPlay, frame: ScrapTrains, action: Scrap) -> None:
    """VI.3.5: back to its stack, without compensation."""
    move(play, action.train, play.rules.account(frame.minor), CHARTER, "scrapped")


def move(play: MagPlay, name: str, src: int, dst: int, why: str, price: int = 0) -> None:
    """A train of that type goes from one owner to another."""
    facts = play.rules.facts
    train = trains.first(play.state.train_at, src, facts.train_ix[name], facts.train_kind)
    assert train is not None
    move_train(play, train, dst, why, price)


# --- buying -------------------------------------------------------------------------------------------------------


def _is_full(rules: MagRules, state: State, minor: int) -> bool:
    return state.train_at.count(rules.account(minor)) >= rules.facts.minor_rules.train_limit


def decide_buy(rules: MagRules, state: State, frame: BuyTrains) -> Decision | None:
    """VI.3.1, VI.3.8: asked below the limit, with money for a new train or for one of another minor."""
    if _is_full(rules, state, frame.minor):
        return None
    money = treasury(rules, state, frame.minor)
    cheapest = min(train.price for train in rules.facts.rules.trains)
    if money < cheapest and next(_sellers(rules, state, frame), None) is None:
        return None
    return Decision(state.owner[frame.minor], "trains")


def _sellers(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[tuple[int, str, int]]:
    """Other minors, their types of trains, and the least price that can be named."""
    money, facts = treasury(rules, state, frame.minor), rules.facts
    if money < facts.minor_rules.least_price_between_minors:
        return
    for minor, owner in enumerate(state.owner):
        if owner not in (NOBODY, rules.istvan) and minor != frame.minor:
            for kind in dict.fromkeys(facts.train_kind[train] for train in trains_of(rules, state, minor)):
                least = _least(rules, frame, minor, kind)
                if least <= money:
                    yield minor, facts.rules.trains[kind].name, least


def _least(rules: MagRules, frame: BuyTrains, seller: int, kind: int) -> int:
    """III.3.2: at least 1; more than what the seller turned down for such a train in this turn."""
    if not frame.refused:
        return rules.facts.minor_rules.least_price_between_minors
    asked = _asked_for(rules, seller, kind)
    declined = [price + 1 for *what, price in frame.refused if tuple(what) == asked]
    return max([rules.facts.minor_rules.least_price_between_minors, *declined])


def _asked_for(rules: MagRules, seller: int, kind: int) -> tuple[int, ...]:
    """What an offer is about: the train of a minor (in the first version of the rules, the minor)."""
    return (seller, kind) if rules.rulings.offers_by_train else (seller,)


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


def buy_new(play: MagPlay, frame: BuyTrains, action: BuyTrain) -> None:
    buy_from_stack(play, frame.minor, action.train)


def buy_from_stack(play: MagPlay, minor: int, name: str) -> None:
    """VI.3.8, III.3.3a: a part of the price goes to the major that builds it; VI.3.9, R6: a new type opens a phase."""
    rules = play.rules
    kind = rules.facts.train_ix[name]
    train, account = rules.facts.rules.trains[kind], rules.account(minor)
    play.do(Transfer(account, rules.major_account(train.major), train.to_major, "train"))
    play.do(Transfer(account, BANK, train.price - train.to_major, "train"))
    move(play, name, CHARTER, account, "new", train.price)
    train_sold(play, kind)


def refuse_offer(rules: MagRules, state: State, frame: BuyTrains, action: OfferForTrain) -> Iterator[Refusal]:
    """VI.3.8: a train of another minor, at a price from 1 to the treasury; XI.2.2: István sells none."""
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
    """R22: the seat that is asked whether a minor's train is sold; None where nobody is."""
    owner = state.owner[seller]
    return owner if owner != state.owner[buyer] and rules.rulings.consent else None


def offer(play: MagPlay, frame: BuyTrains, action: OfferForTrain) -> None:
    """VI.3.8, R22: both owners must agree; with one owner, or where consent is not asked, it is a purchase."""
    rules, facts = play.rules, play.rules.facts
    seller, kind = facts.minor_ix[action.minor], facts.train_ix[action.train]
    question = TrainOffer(frame.minor, seller, kind, action.price)
    if consent_of(rules, play.state, frame.minor, seller) is None:
        hand_over(play, question)
    else:
        play.do(OfferMade(frame.minor, seller, kind, action.price))
        play.push(question)


def hand_over(play: MagPlay, bought: TrainOffer) -> None:
    """VI.3.8, R6: the price goes to the selling minor; no major earns, no phase changes."""
    rules = play.rules
    buyer, seller = rules.account(bought.buyer), rules.account(bought.seller)
    play.do(Transfer(buyer, seller, bought.price, "train-between"))
    move(play, rules.facts.rules.trains[bought.kind].name, seller, buyer, "between", bought.price)


# --- answering ----------------------------------------------------------------------------------------------------


def accept(play: MagPlay, frame: TrainOffer, _action: AcceptOffer) -> None:
    play.pop()
    hand_over(play, frame)


def decline(play: MagPlay, frame: TrainOffer, _action: DeclineOffer) -> None:
    """A further offer for such a train must be higher, so the question cannot come for ever."""
    play.pop()
    below = play.state.stack[-1]
    assert isinstance(below, BuyTrains)
    play.do(OfferDeclined(frame.buyer, frame.seller))
    asked = _asked_for(play.rules, frame.seller, frame.kind)
    kept = tuple(one for one in below.refused if one[:-1] != asked)
    play.next(BuyTrains(below.minor, (*kept, (*asked, frame.price))))


# --- questions ------------------------------------------------------------------------------------------------------


def ask_scrap(rules: MagRules, state: State, frame: ScrapTrains) -> Question:
    """Only a minor that is full has a reason to scrap: for the others the answer is known."""
    seat, limit = state.owner[frame.minor], rules.facts.minor_rules.train_limit
    if _is_full(rules, state, frame.minor):
        return about(rules, "ask-scrap", seat, frame.minor, Message("why-scrap-full", {"limit": limit}))
    return about(rules, "ask-scrap", seat, frame.minor, usual=Pass())


def offer_scrap(rules: MagRules, state: State, frame: ScrapTrains) -> Iterator[Pick]:
    names = dict.fromkeys(train_names(rules, state, frame.minor))
    choices = [Choice(to_plain(Scrap(name)), Message("choice-scrap", {"train": name})) for name in names]
    yield Pick("scrap", Message("offer-scrap"), tuple(choices))


def ask_trains(rules: MagRules, state: State, frame: BuyTrains) -> Question:
    held, limit = len(train_names(rules, state, frame.minor)), rules.facts.minor_rules.train_limit
    room = Message("why-train-room", {"held": held, "limit": limit})
    return about(rules, "ask-trains", state.owner[frame.minor], frame.minor, room)


def offer_new(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[Pick]:
    """One of each type from the stacks."""
    choices = []
    for train in rules.facts.rules.trains:
        buy = BuyTrain(train.name)
        label = Message("choice-train", {"train": train.name, "price": train.price})
        blocked = blocked_by(refuse_new(rules, state, frame, buy))
        notes = () if blocked else tuple(_train_notes(rules, state, frame, train))
        choices.append(Choice(to_plain(buy), label, (f"train:{train.name}",), notes, blocked=blocked))
    yield Pick("train", Message("offer-train"), tuple(choices))


def _train_notes(rules: MagRules, state: State, frame: BuyTrains, train: TrainType) -> Iterator[Message]:
    """VI.3.8, VI.3.9: the money left, who earns with it, and the phase that it starts."""
    yield Message("note-treasury-after", {"amount": treasury(rules, state, frame.minor) - train.price})
    builder = rules.facts.majors[rules.facts.major_ix[train.major]].abbr
    yield Message("note-to-major", {"major": builder, "amount": train.to_major})
    used = state.used_stacks >> rules.facts.train_ix[train.name] & 1
    if train.starts_phase and not used and not is_last_phase(rules, state):
        phase = Term(f"mag-colour-{rules.facts.rules.phases[state.phase + 1].name}")
        last = state.phase + 1 == len(rules.facts.rules.phases) - 1
        yield Message("note-starts-last-phase" if last else "note-starts-phase", {"phase": phase})


def offer_between(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[Pick]:
    """A train of another minor, at a price to be set."""
    money, choices = treasury(rules, state, frame.minor), list[Choice]()
    cheapest: dict[tuple[str, int], OfferForTrain] = {}
    for action in every_offer(rules, state, frame):
        cheapest.setdefault((action.train, action.minor), action)
    for action in cheapest.values():
        seller = company_name(rules, rules.facts.minor_ix[action.minor])
        label = Message("choice-train-from", {"train": action.train, "seller": seller})
        plain: dict[str, object] = {"do": "offer-for-train", "train": action.train, "minor": action.minor}
        span = Message("note-price-span", {"least": action.price, "most": money})
        notes = (span, *_asked(rules, state, frame, action))
        number = Range("price", action.price, money)
        choices.append(Choice(plain, label, (f"minor:{action.minor}",), notes, number))
    if choices:
        yield Pick("train-from", Message("offer-train-from"), tuple(choices))


def _asked(rules: MagRules, state: State, frame: BuyTrains, offer: OfferForTrain) -> tuple[Message, ...]:
    """VI.3.8: whose consent it takes."""
    owner = consent_of(rules, state, frame.minor, rules.facts.minor_ix[offer.minor])
    return () if owner is None else (Message("note-if-agrees", {"seat": person(rules, owner)}),)


def ask_offer(rules: MagRules, state: State, frame: TrainOffer) -> Question:
    """Who offers what for which train, what else the buyer has, and what a new one would cost."""
    train, buyer = rules.facts.rules.trains[frame.kind], company_name(rules, frame.buyer)
    money = treasury(rules, state, frame.buyer)
    basis = Message("why-offer", {"train": train.name, "new": train.price, "company": buyer, "amount": money})
    more: dict[str, Arg] = {"seller": company_name(rules, frame.seller), "train": train.name, "price": frame.price}
    args: dict[str, Arg] = {"seat": SeatArg(state.owner[frame.seller]), "company": buyer, **more}
    return Question(Message("ask-offer", args), card_of(rules, frame.seller), (basis,))


def _names(rules: MagRules, state: State, frame: ScrapTrains) -> list[Scrap]:
    return [Scrap(name) for name in dict.fromkeys(train_names(rules, state, frame.minor))]


def _types(rules: MagRules, state: State, frame: BuyTrains) -> list[BuyTrain]:
    return [BuyTrain(train.name) for train in rules.facts.rules.trains]


SCRAP_TRAINS = Step(
    decide_scrap,
    {
        Scrap: Act(do=scrap, refuse=refuse_scrap, candidates=_names, offer=offer_scrap),
        Pass: always(Pass(), go_on(advance_scrap), "choice-no-scrap"),
    },
    advance_scrap,
    ask_scrap,
)
BUY_TRAINS = Step(
    decide_buy,
    {
        BuyTrain: Act(do=buy_new, refuse=refuse_new, candidates=_types, offer=offer_new),
        OfferForTrain: Act(
            do=offer, refuse=refuse_offer, every=every_offer, offer=offer_between, exhaustive=False, draw=draw_offer
        ),
        Pass: always(Pass(), leave, "choice-turn-done"),
    },
    leave,
    ask_trains,
)
TRAIN_OFFER = Step(
    lambda _rules, state, frame: Decision(state.owner[frame.seller], "offer"),
    {
        AcceptOffer: always(AcceptOffer(), accept, "choice-accept", "accept"),
        DeclineOffer: always(DeclineOffer(), decline, "choice-decline", "decline"),
    },
    ask=ask_offer,
)
