"""What 1862's notes and labels mean: each figure against the position that comes of the choice."""

from __future__ import annotations

from typing import Any

from railhead.games.e1862 import state as frames
from railhead.games.e1862.consent import Answer
from railhead.games.e1862.effects import (
    Bankrupt,
    BidMade,
    Float,
    MoveCerts,
    NextPhase,
    Paid,
    Ran,
    ReachTop,
    SellTrain,
    Sold,
    Transfer,
    TriggerLner,
)
from railhead.games.e1862.exchange import GiveUp
from railhead.games.e1862.facts import BANDS, TYPES, facts
from railhead.games.e1862.holdings import acting_seat, director_seat, owned_trains, price, seller_of, shares, treasury
from railhead.games.e1862.market import CELLS
from railhead.games.e1862.merger import Survive
from railhead.games.e1862.names import permits
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import State, account
from railhead.kernel.action import Action
from railhead.kernel.effect import Effect
from railhead.kernel.message import Items, Message, SeatArg, Term
from railhead.stock.effects import MovePrice, MoveTrain
from railhead.stock.market import OFF_MARKET
from tests.conformance.notes import Promise, at_once

#: what says nothing of money, prices or pieces
PLAIN = {"choice-pass", "choice-done", "choice-drop-out", "choice-enough", "choice-no-merger", "choice-agree",
         "choice-decline", "choice-no-build", "choice-no-second-tile", "choice-station", "choice-marker", "choice-link",
         "choice-no-marker", "choice-no-run", "choice-bankrupt", "choice-no-train", "choice-no-redemption",
         "choice-remove", "choice-partner", "choice-survivor", "scene-company", "offer-lay", "offer-home",
         "choice-bid-more"}  # fmt: skip
SHARES, DIRECTOR, WARRANTY = 10, 3, 50


class Tried:
    """A choice and what comes of it at once."""

    def __init__(self, rules: E1862Rules, before: State, promise: Promise) -> None:
        self.rules, self.before, self.plain = rules, before, promise.action
        self.after, self.effects = at_once(rules, before, promise.action)
        self.frame: Any = before.stack[-1]
        self.revenue = 0  # what the notes on routes say

    def one(self, kind: type[Effect]) -> Any:
        (found,) = [effect for effect in self.effects if isinstance(effect, kind)]
        return found

    def paid(self, account: int) -> int:
        spent: int = self.before.purse[account] - self.after.purse[account]
        return spent

    def transferred(self, why: str) -> int:
        (amount,) = [e.amount for e in self.effects if isinstance(e, Transfer) and e.why == why]
        return amount

    def paid_by_seat(self) -> int:
        return self.paid(account(self.frame.seat))

    def paid_by_company(self) -> int:
        return self.paid(treasury(self.before, self.frame.company))

    def company(self) -> int:
        """The company that the action names, or else the one whose turn it is."""
        named = self.plain.get("company")
        return facts().number[str(named)] if named is not None else int(self.frame.company)


def check(rules: E1862Rules, before: State, promise: Promise) -> None:
    tried = Tried(rules, before, promise)
    if promise.cost is not None:
        assert sum(tried.before.purse) == sum(tried.after.purse)
        assert tried.paid_by_company() == promise.cost
    if promise.label.id not in PLAIN:
        check_label(tried, promise.label)
    for note in promise.notes:
        check_note(tried, note)
    if tried.revenue:
        assert tried.revenue == tried.one(Ran).revenue  # a subsidy is for hexes, not for stops
    check_consent(tried, promise)
    check_silence(tried, {note.id for note in promise.notes})


def check_consent(tried: Tried, promise: Promise) -> None:
    """Where another director is asked next, or after the survivor is named, the note says so, and only there."""
    said = [note.args["seat"] for note in promise.notes if note.id == "note-if-agrees"]
    state = tried.after
    if isinstance(state.stack[-1], frames.Survivor):
        state = tried.rules.act(state, Survive(facts().companies[possible_survivors(tried)[0]].id)).state
    frame = state.stack[-1]
    asked = isinstance(frame, frames.Consent | frames.TrainConsent) and frame is not tried.frame
    assert said == ([SeatArg(frame.seat)] if asked else [])


def check_label(tried: Tried, label: Message) -> None:
    """The price of a thing is what is paid for it, at once."""
    frame, args = tried.frame, label.args
    match label.id:
        case "choice-par":
            assert tried.paid_by_seat() == DIRECTOR * _int(args["price"])
        case "choice-buy" | "choice-buy-from":
            assert tried.paid_by_seat() == args["price"]
        case "choice-bid":
            assert tried.one(BidMade).amount == args["amount"]
        case "choice-sell":
            assert tried.one(Sold).shares == args["shares"]
            assert tried.transferred("sale") == args["amount"]
        case "choice-start":
            assert tried.paid_by_seat() == DIRECTOR * _int(args["price"])
            assert price(tried.after, tried.company()) == args["price"]
        case "choice-markers":
            assert tried.paid_by_company() == args["cost"]
            gained = tried.after.company[frame.company].markers - tried.before.company[frame.company].markers
            assert gained == args["number"]
        case "choice-run" | "choice-run-subsidy":
            ran = tried.one(Ran)
            assert (ran.revenue, ran.subsidy) == (args["revenue"], args["subsidy"])
        case "choice-pay":
            assert tried.one(Paid).per_share * SHARES == args["amount"]
        case "choice-retain":
            assert tried.transferred("retained") == args["amount"]
        case "choice-hudson":
            assert tried.transferred("hudson") == args["amount"]
        case "choice-train" | "choice-train-warranties":
            tried.one(SellTrain)
            extra = WARRANTY * int(str(tried.plain.get("warranties", 0)))
            assert tried.paid_by_company() == _int(args["price"]) + extra
        case "choice-used":
            if isinstance(tried.after.stack[-1], frames.TrainConsent):
                after, effects = at_once(tried.rules, tried.after, {"do": "answer", "agreed": True})
                assert [e for e in effects if isinstance(e, MoveTrain)]
                own = treasury(tried.before, frame.company)
                assert tried.before.purse[own] - after.purse[own] == args["price"]
            else:
                assert tried.paid_by_company() == args["price"]
        case "choice-sell-treasury":
            sold = shares(tried.before, frame.company, treasury(tried.before, frame.company))
            sold -= shares(tried.after, frame.company, treasury(tried.after, frame.company))
            assert sold == args["shares"]
        case "choice-refinance":
            assert refinanced(tried) == args["amount"]
        case "choice-redeem-share":
            assert tried.paid_by_company() == args["price"]
        case "choice-keep-share" | "choice-keep-director":
            assert tried.paid(frame.order[frame.turn]) == args["amount"]
        case "choice-give-up-share" | "choice-give-up-director":
            assert -tried.paid(frame.order[frame.turn]) == args["amount"]
        case unknown:
            raise AssertionError(f"a label without a meaning: {unknown}")


def refinanced(tried: Tried) -> int:
    """8.5: what the bank gives, when the exchange of shares is done and every option given up."""
    outcome = tried.rules.act(tried.before, tried.rules.read(tried.plain))
    effects = list(outcome.effects)
    while isinstance(outcome.state.stack[-1], frames.Exchange):
        outcome = tried.rules.act(outcome.state, GiveUp())
        effects += outcome.effects
    (amount,) = [e.amount for e in effects if isinstance(e, Transfer) and e.why == "refinanced"]
    return amount


def check_note(tried: Tried, note: Message) -> None:
    """What a note says, by what it is about: a train and a run here."""
    args = note.args
    match note.id:
        case "note-route":
            assert sum(stop_amounts(note)) == args["revenue"]
            tried.revenue += _int(args["revenue"])
        case "note-merged-price":
            for survivor in possible_survivors(tried):
                assert arrived(merge(tried, survivor)[2], survivor) == args["price"]
        case "note-exchange" | "note-exchange-option":
            check_exchange(tried, note)
        case "note-link-next":
            state = tried.rules.act(tried.before, tried.rules.read(tried.plain)).state
            assert any(kind.__name__ == "Link" for kind, _ in tried.rules.legal(state).kinds())
        case "note-if-agrees":
            pass  # check_consent
        case _:
            check_train_note(tried, note)


def check_train_note(tried: Tried, note: Message) -> None:
    """What a train may do, sets off and brings along."""
    frame, args = tried.frame, note.args
    match note.id:
        case "note-would-not-run":
            company = tried.before.company[frame.company]
            assert not company.permits >> [f"train-{kind}" for kind in TYPES].index(_term(args["type"]).id) & 1
        case "note-begins-phase":
            assert args["phase"] == BANDS[tried.one(NextPhase).phase]
        case "note-rusts":
            rusted = [e.train for e in tried.effects if isinstance(e, MoveTrain) and e.why == "rusted"]
            assert sum(len(_items(_term(lost).args["trains"])) for lost in _items(args["lost"])) == len(rusted)
            owners = {facts().companies[seller_of(tried.before, train) or 0].id for train in rusted}
            assert {_term(lost).args["company"] for lost in _items(args["lost"])} == owners
        case "note-warranties":
            assert tried.one(SellTrain).warranties == args["number"]
        case id if id.startswith("idle-"):
            assert args["train"] not in [route["train"] for route in _routes(tried)]
        case _:
            check_company(tried, note)


def check_company(tried: Tried, note: Message) -> None:
    """Who directs, whether it operates, what it keeps."""
    frame, args = tried.frame, note.args
    match note.id:
        case "note-company":
            company = tried.company()
            assert facts().companies[company].home == args["hex"]
            assert permits(tried.after.company[company].permits) == args["permits"]
        case "note-trains-left":
            assert len(owned_trains(tried.after, frame.seller)) == len(_items(args["trains"]))
        case "note-no-train-left":
            assert not owned_trains(tried.after, frame.seller)
        case "note-director":
            assert director_seat(tried.before, tried.company()) != frame.seat
            assert director_seat(tried.after, tried.company()) == frame.seat
        case "note-director-goes":
            seat = args["seat"]
            assert isinstance(seat, SeatArg)
            assert director_seat(tried.before, tried.company()) == frame.seat
            assert director_seat(tried.after, tried.company()) == seat.seat
        case "note-no-director":
            assert director_seat(tried.before, tried.company()) == frame.seat
            assert director_seat(tried.after, tried.company()) is None
        case "note-floats":
            company = tried.company()
            assert (tried.before.company[company].floated, tried.after.company[company].floated) == (False, True)
        case _:
            check_money(tried, note)


def check_money(tried: Tried, note: Message) -> None:
    """What is left, what a share gets, where the price goes."""
    frame, args = tried.frame, note.args
    match note.id:
        case "note-cash-after":
            match frame:
                case frames.BuyMarkers():
                    holder = treasury(tried.after, frame.company)
                case frames.Exchange():
                    holder = frame.order[frame.turn]
                case _:
                    holder = account(frame.seat)
            assert tried.after.purse[holder] == args["amount"]
        case "note-treasury-after":
            state = tried.after
            if isinstance(state.stack[-1], frames.TrainConsent):
                state, _ = at_once(tried.rules, state, {"do": "answer", "agreed": True})
            holder = frame.order[frame.turn] if isinstance(frame, frames.Exchange) else treasury(state, frame.company)
            assert state.purse[holder] == args["amount"]
        case "note-treasury-then":
            assert tried.after.purse[treasury(tried.after, frame.seller)] == args["amount"]
        case "note-yours":
            assert -tried.paid(account(acting_seat(tried.before, frame.company))) == args["amount"]
        case "note-bid":
            bid = int(str(tried.plain["amount"]))
            left = tried.before.purse[account(frame.seat)] - bid
            pars = facts().game.market.chartered_pars
            assert (args["left"], args["capital"]) == (left, SHARES * _int(args["par"]))
            assert args["par"] == max(par for par in pars if DIRECTOR * par <= left)
        case "note-capital":
            assert SHARES * tried.after.company[frame.company].par == args["amount"]
        case "note-price-after" | "note-price-rises" | "note-price-stays":
            company = tried.company()
            after, was = price_or_nothing(tried.after, company), price(tried.before, company)
            assert after == args["price"]
            assert note.id == f"note-price-{'rises' if after > was else 'stays' if after == was else 'after'}"
        case "note-bankrupt" | "note-ends-at-top" if isinstance(frame, frames.MergeStep | frames.AcquireStep):
            merged, _, _ = merge(tried, possible_survivors(tried)[0])
            assert (merged.price_at[frame.company] == OFF_MARKET) == (note.id == "note-bankrupt")
            assert merged.top == (note.id == "note-ends-at-top")
        case "note-bankrupt" | "note-ends-at-top" | "note-brings-lner":
            pass  # check_silence
        case "note-per-share":
            assert tried.one(Paid).per_share == args["amount"]
        case "note-start":
            assert tried.paid_by_seat() == args["cost"]
            assert tried.after.company[tried.company()].par == args["par"]
        case unknown:
            raise AssertionError(f"a note without a meaning: {unknown}")


def price_or_nothing(state: State, company: int) -> int:
    """0 for a company that is closed."""
    return 0 if state.price_at[company] == OFF_MARKET else price(state, company)


def check_silence(tried: Tried, told: set[str]) -> None:
    """What others would feel is never left out: who directs, launches and bankruptcies, a phase, a price, the end.

    Of a merger the price and the exchange are told, for who directs is up to all who have an option.
    """
    before, after, seat = tried.before, tried.after, getattr(tried.frame, "seat", None)
    happened = {type(effect) for effect in tried.effects}
    if not isinstance(tried.frame, frames.MergeStep | frames.AcquireStep | frames.Survivor | frames.Consent):
        assert ("note-bankrupt" in told) == (Bankrupt in happened and tried.plain["do"] != "pass")
        assert (ReachTop in happened) <= ("note-ends-at-top" in told)
        assert ("note-ends-at-top" in told) <= after.top
    assert ("note-brings-lner" in told) == (TriggerLner in happened)
    assert ("note-begins-phase" in told) == (NextPhase in happened)
    if SellTrain in happened:
        assert ("note-rusts" in told) == any(isinstance(e, MoveTrain) and e.why == "rusted" for e in tried.effects)
    if tried.plain["do"] not in ("buy", "sell") or Bankrupt in happened:
        return
    company = tried.company()
    old, new = director_seat(before, company), director_seat(after, company)
    assert ("note-director" in told) == (new != old and new == seat)
    assert ("note-director-goes" in told) == (new != old and new is not None and new != seat)
    assert ("note-no-director" in told) == (new != old and new is None)
    assert ("note-floats" in told) == (Float in happened)
    if before.company[company].floated and before.price_at[company] != after.price_at[company]:
        assert any(id.startswith("note-price-") for id in told)


def check_exchange(tried: Tried, note: Message) -> None:
    """5.2: with every option given up he keeps so many; an option is his where he is asked."""
    seat, args = note.args["seat"], note.args
    assert isinstance(seat, SeatArg)
    frame: Any = tried.frame
    both = (frame.company, facts().number[str(tried.plain["partner"])] if "partner" in tried.plain else frame.partner)
    assert sum(shares(tried.before, one, account(seat.seat)) for one in both) == args["held"]
    match frame:
        case frames.Consent():
            survivors: tuple[int, ...] = (frame.survivor,)
        case frames.Survivor():
            survivors = (tried.company(),)
        case _:
            survivors = tuple(possible_survivors(tried))
    for survivor in survivors:
        _, options, effects = merge(tried, survivor)
        after = before_closing(tried.before, effects)
        assert shares(after, survivor, account(seat.seat)) == args["kept"]
        assert (seat.seat in options) == (note.id == "note-exchange-option")


def before_closing(state: State, effects: list[Effect]) -> State:
    """When the exchange is done: what the merged company does then may end in its bankruptcy."""
    for effect in effects:
        if isinstance(effect, MoveCerts) and effect.why == "closed":
            break
        state = effect.apply_to(state)
    return state


def possible_survivors(tried: Tried) -> list[int]:
    """7.5.1, D35: both, but for one that was refused with this partner before."""
    state = tried.rules.act(tried.before, tried.rules.read(tried.plain)).state
    legal = tried.rules.legal(state)
    both = (tried.frame.company, facts().number[str(tried.plain["partner"])])
    return [one for one in both if not legal.why_not(Survive(facts().companies[one].id))]


def arrived(effects: list[Effect], company: int) -> int:
    """The price of a merged company, before anything else moves it."""
    return CELLS[next(effect.dst for effect in effects if isinstance(effect, MovePrice) and effect.company == company)]


def merge(tried: Tried, survivor: int) -> tuple[State, set[int], list[Effect]]:
    """The merger, everybody agreeing and giving up every option; who had one; and all that happened."""
    rules, options = tried.rules, set[int]()
    outcome = rules.act(tried.before, rules.read(tried.plain))
    state, effects = outcome.state, list(outcome.effects)
    while True:
        frame = state.stack[-1]
        action: Action
        match frame:
            case frames.Survivor():
                action = Survive(facts().companies[survivor].id)
            case frames.Consent():
                action = Answer(True)
            case frames.Exchange():
                if frame.turn < len(frame.order) - 1:
                    options.add(frame.order[frame.turn] - 1)
                action = GiveUp()
            case _:
                return state, options, effects
        outcome = rules.act(state, action)
        state, effects = outcome.state, [*effects, *outcome.effects]


def stop_amounts(note: Message) -> list[int]:
    """What the stops of a route pay, and the bonus of a freight."""
    stops = note.args["stops"]
    assert isinstance(stops, Items)
    terms = [stop for stop in stops.items if isinstance(stop, Term)]
    assert len(terms) == len(stops.items)
    return [_int(term.args["amount"]) for term in terms]


def _routes(tried: Tried) -> list[Any]:
    routes: Any = tried.plain.get("routes", [])
    return list(routes)


def _term(arg: object) -> Term:
    assert isinstance(arg, Term)
    return arg


def _items(arg: object) -> tuple[object, ...]:
    assert isinstance(arg, Items)
    return arg.items


def _int(arg: object) -> int:
    assert isinstance(arg, int)
    return arg
