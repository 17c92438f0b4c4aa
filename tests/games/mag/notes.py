"""What 18Mag's notes and labels mean: each figure against the position that comes of the choice."""

from __future__ import annotations

from typing import Any

from railhead.games.mag import run
from railhead.games.mag.effects import DividendPaid, MoveCert, NextPhase, PlaceToken, TrainsRan
from railhead.games.mag.holdings import director, price, stations_of, train_names
from railhead.games.mag.names import business, person
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import (
    BuyTrains,
    Dividend,
    Draft,
    LayTrack,
    RunTrains,
    ShareRound,
    State,
    Station,
    TrainOffer,
)
from railhead.kernel.effect import Effect
from railhead.kernel.message import Items, Message, SeatArg, Term
from railhead.stock.effects import MoveTrain, Transfer
from railhead.stock.purse import BANK
from tests.conformance.notes import Promise, at_once

#: what says nothing of money, prices or pieces
PLAIN = {"choice-pass", "choice-done", "choice-no-station", "choice-no-scrap", "choice-scrap", "choice-accept",
         "choice-decline", "choice-declare-token", "choice-track-done", "choice-no-track", "choice-no-run",
         "choice-turn-done", "scene-minor", "offer-lay", "offer-lay-token"}  # fmt: skip


class Tried:
    """A choice and what comes of it."""

    def __init__(self, rules: MagRules, before: State, promise: Promise) -> None:
        self.rules, self.before, self.plain = rules, before, promise.action
        self.after, self.effects = at_once(rules, before, promise.action)
        self.frame: Any = before.stack[-1]
        self.stops = self.revenue = 0  # what the notes on routes say

    def one(self, kind: type[Effect]) -> Any:
        (found,) = [effect for effect in self.effects if isinstance(effect, kind)]
        return found

    def paid(self, account: int) -> int:
        spent: int = self.before.purse[account] - self.after.purse[account]
        return spent

    def price(self, id: object) -> int:
        return price(self.rules, self.after, self.rules.facts.major_ix[str(id)])


def check(rules: MagRules, before: State, promise: Promise) -> None:
    tried = Tried(rules, before, promise)
    if promise.cost is not None and isinstance(tried.frame, LayTrack):
        assert tried.paid(rules.account(tried.frame.minor)) == promise.cost
    if promise.label.id not in PLAIN:
        check_label(tried, promise.label)
    for note in promise.notes:
        check_note(tried, note)
    if tried.stops:
        ran = tried.one(TrainsRan)
        assert (tried.revenue, tried.stops) == (ran.revenue, ran.revenue + ran.mine)
    check_silence(tried, {note.id for note in promise.notes})


def check_silence(tried: Tried, told: set[str]) -> None:
    """What others would feel is never left out: who directs, a new phase, a price, and whom one depends on."""
    rules, before, after = tried.rules, tried.before, tried.after
    seats = [(director(rules, before, ix), director(rules, after, ix)) for ix in range(len(rules.facts.majors))]
    changed = [(old, new) for old, new in seats if old != new]
    assert ("note-director" in told) == any(new == getattr(tried.frame, "seat", None) for _, new in changed)
    assert ("note-director-goes" in told) == any(old == getattr(tried.frame, "seat", None) for old, _ in changed)
    begins = any(isinstance(effect, NextPhase) for effect in tried.effects)
    assert bool(told & {"note-starts-phase", "note-starts-last-phase"}) == begins
    assert ("note-if-agrees" in told) == isinstance(after.stack[-1], TrainOffer)
    if before.price_at != after.price_at:
        assert told & {"note-price-after", "note-dividend"}


def check_label(tried: Tried, label: Message) -> None:
    """The price of a thing is what is paid for it, at once."""
    rules, frame, args = tried.rules, tried.frame, label.args
    match label.id:
        case "choice-share":
            assert isinstance(frame, Draft)
            assert args["price"] == price(rules, tried.before, tried.one(MoveCert).major)
        case "choice-buy-share":
            assert isinstance(frame, ShareRound)
            assert tried.paid(frame.seat + 1) == args["price"]
        case "choice-sell-shares":
            assert -tried.paid(frame.seat + 1) == int(str(tried.plain["shares"])) * _int(args["price"])
        case "choice-station":
            assert isinstance(frame, Station)
            assert tried.paid(rules.account(frame.company)) == args["cost"] == tried.one(PlaceToken).price
        case "choice-run" | "choice-run-mine":
            assert isinstance(frame, RunTrains)
            ran = tried.one(TrainsRan)
            assert (ran.revenue, ran.mine) == (args["revenue"], args.get("mine", 0))
        case "choice-train":
            assert isinstance(frame, BuyTrains)
            assert tried.paid(rules.account(frame.minor)) == args["price"] == tried.one(MoveTrain).price
        case "choice-train-from":
            assert tried.plain["train"] == args["train"]
        case "choice-dividend":
            assert tried.one(DividendPaid).amount == args["amount"]
        case id if id.startswith("choice-car-"):
            assert tried.paid(rules.account(frame.minor)) == args["price"]
        case unknown:
            raise AssertionError(f"a label without a meaning: {unknown}")


def check_note(tried: Tried, note: Message) -> None:
    rules, frame, args = tried.rules, tried.frame, note.args
    match note.id:
        case "note-minor":
            minor = rules.facts.minor_ix[int(str(tried.plain["minor"]))]
            (home,) = stations_of(rules, tried.after, minor)
            assert rules.facts.board.spots[rules.facts.board.sites[home].hex].id == args["hex"]
            assert tried.after.terrain[minor] == args["tokens"]
        case "note-cash-after":
            assert tried.after.purse[frame.seat + 1] == args["amount"]
        case "note-treasury-after":
            assert tried.after.purse[rules.account(company_of(tried))] == args["amount"]
        case "note-to-major":
            paid = [e.amount for e in tried.effects if isinstance(e, Transfer) and e.dst != BANK]
            assert paid == [args["amount"]]
        case "note-starts-phase" | "note-starts-last-phase":
            begun = tried.one(NextPhase)
            assert args["phase"] == Term(f"mag-colour-{rules.facts.rules.phases[begun.phase].name}")
            assert (note.id == "note-starts-last-phase") == (begun.ends == tried.before.turn + 1)
        case "note-route":
            tried.stops += sum(stop_amounts(note))
            tried.revenue += _int(args["revenue"])
        case "note-car":
            assert isinstance(frame, RunTrains)
            assert tried.paid(rules.account(frame.minor)) == args["cost"]
            assert best_income(rules, tried.after) - best_income(rules, tried.before) == args["more"]
        case "note-idle":
            trains = tried.one(TrainsRan).routes
            held = list(train_names(rules, tried.before, frame.minor))
            assert len(held) == len(trains) + 1, "a second one would have been told as well"
            for route in trains:
                held.remove(route.train)
            assert held == [args["train"]]
        case "note-price-span":
            least, most = _int(args["least"]), _int(args["most"])
            assert most == tried.before.purse[rules.account(frame.minor)]
            assert least <= _int(tried.plain["price"]) <= most
        case "note-if-agrees":
            decision = rules.decision(tried.after)
            assert decision is not None
            assert args["seat"] == SeatArg(decision.seat)
        case _:
            check_share_note(tried, note)


def check_share_note(tried: Tried, note: Message) -> None:
    """What is said of majors: what they earn from, who directs them, what they pay and where the price goes."""
    rules, frame, args = tried.rules, tried.frame, note.args
    match note.id:
        case "note-supplier" | "note-business":
            major = rules.facts.major_ix[str(tried.plain["major"])]
            assert args["business"] == business(rules, major)
            if note.id == "note-supplier":
                assert tried.after.purse[rules.account(rules.minors + major)] == args["amount"]
        case "note-director" | "note-director-goes":
            seat = director(rules, tried.after, tried.one(MoveCert).major)
            assert args.get("seat", SeatArg(frame.seat)) == person(rules, seat)
            assert (seat == frame.seat) == (note.id == "note-director")
        case "note-per-share":
            assert tried.one(DividendPaid).amount == 10 * _int(args["amount"])
        case "note-price-after":
            assert tried.price(tried.plain["major"]) == args["price"]
        case "note-dividend":
            assert isinstance(frame, Dividend)
            seat = director(rules, tried.before, frame.major)
            assert -tried.paid(seat + 1) == args["own"]
            assert price(rules, tried.after, frame.major) == args["price"]
        case unknown:
            raise AssertionError(f"a note without a meaning: {unknown}")


def company_of(tried: Tried) -> int:
    """The company that decides, minors and majors counted together."""
    match tried.frame:
        case Station(company=company):
            return company
        case Dividend(major=major):
            return tried.rules.minors + major
        case _:
            minor: int = tried.frame.minor
            return minor


def best_income(rules: MagRules, state: State) -> int:
    frame = state.stack[-1]
    assert isinstance(frame, RunTrains)
    best = run.best_runs(rules, state, frame.minor, frame.cars).best
    return best.revenue + best.subsidy if best is not None else 0


def stop_amounts(note: Message) -> list[int]:
    """What the stops of a route pay, bonuses included."""
    stops = note.args["stops"]
    assert isinstance(stops, Items)
    found = []
    for stop in stops.items:
        assert isinstance(stop, Term)
        found += [_int(value) for name, value in stop.args.items() if name != "name"]
    return found


def _int(arg: object) -> int:
    assert isinstance(arg, int)
    return arg
