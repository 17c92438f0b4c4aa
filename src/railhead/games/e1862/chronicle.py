"""The log: what happened, as messages made from effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from railhead.games.e1862 import effects as fx
from railhead.games.e1862.facts import BANDS, CERTS, DIRECTOR_SHARES, TYPES, facts
from railhead.games.e1862.home import home_of
from railhead.games.e1862.market import CELLS
from railhead.games.e1862.names import name, printed_name
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import ESTATE, Build, Home, Marker, Over, State, Stock
from railhead.games.e1862.track import LONDON
from railhead.kernel.effect import Effect, Replace
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term
from railhead.stock.effects import MovePrice, MoveTrain, NewDirector, Priority
from railhead.stock.market import OFF_MARKET
from railhead.stock.purse import BANK

#: transfers with a message of their own; the others are told by what they are paid for
TOLD = (
    "bankrupt", "capital", "dividend", "fine", "hudson", "markers", "option", "refinanced", "retained", "sale",
    "subsidy", "treasury", "unchanged",
)  # fmt: skip
#: steps that a company leaves out, not a player
BY_COMPANY = ("build", "marker", "train", "redeem", "merge", "acquire")


def chronicle(rules: E1862Rules, before: State, effects: Sequence[Effect]) -> list[Message]:
    """One message for each effect that a person wants to know of; `state` and the last sum follow the effects."""
    if not effects:  # the set-up
        return [Message(f"log-round-{before.round.kind}", {"turn": before.round.turn})]
    found: list[Message] = []
    state, paid = before, 0
    for effect in effects:
        paid = effect.amount if isinstance(effect, fx.Transfer) else paid
        found.extend(tell(rules, state, effect, paid))
        state = effect.apply_to(state)
    return found or list(_passed(before))


def _passed(before: State) -> Iterator[Message]:
    """6.2, 7.6: who sells without buying, or lays no second tile, leaves no trace in the effects."""
    match before.stack[-1] if before.stack else None:
        case Stock(seat=seat):
            yield Message("log-no-share", {"seat": SeatArg(seat)})
        case Build(company=company):
            yield Message("log-no-more-build", {"company": name(company)})
        case _:
            pass


def who(rules: E1862Rules, holder: int) -> Arg:
    """The name behind an account."""
    if holder == BANK:
        return Term("bank")
    if holder <= ESTATE:
        return name(ESTATE - holder)
    if holder < 0:
        return Term("source-pool")
    if holder <= rules.seats:
        return SeatArg(holder - 1)
    return name(holder - 1 - rules.seats)


def tell(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    """What each topic has to say; `paid` is the last sum."""
    for topic in (_tell_course, _tell_charters, _tell_dealings, _tell_track, _tell_trains, _tell_mergers):
        yield from topic(rules, state, effect, paid)


def _tell_course(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    match effect:
        case fx.StartRound(kind, turn, number, of):
            args: dict[str, Arg] = {"turn": turn}
            if kind == "operating":
                args |= {"number": number, "of": of}
            yield Message(f"log-round-{kind}", args)
        case Priority(seat):
            yield Message("log-priority", {"seat": SeatArg(seat)})
        case fx.NextPhase(phase):
            yield Message("log-phase", {"phase": BANDS[phase]})
        case fx.TriggerLner():
            yield Message("log-lner-coming")
        case fx.FormLner(limit):
            yield Message("log-lner", {"limit": limit})
        case fx.ReachTop(company):
            yield Message("log-top", {"company": name(company)})
        case fx.Passed(seat, what):
            acting = getattr(state.stack[-1], "company", None) if what in BY_COMPANY else None
            passing: dict[str, Arg] = {"seat": SeatArg(seat)} if acting is None else {"company": name(acting)}
            yield Message(f"log-pass-{what}", passing)
        case Replace(frame) if isinstance(frame, Over):
            yield Message(f"log-over-{frame.reason}")


def _tell_charters(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    match effect:
        case fx.BidMade(seat, company, amount, opens):
            args: dict[str, Arg] = {"seat": SeatArg(seat), "company": name(company), "amount": amount}
            yield Message("log-opens" if opens else "log-raises", args)
        case fx.Win(seat, company, bid):
            yield Message("log-wins", {"seat": SeatArg(seat), "company": name(company), "amount": bid})
        case fx.StartCompany(company, par, chartered):
            yield Message("log-charter" if chartered else "log-started", {"company": name(company), "par": par})
        case fx.Float(company):
            yield Message("log-launched", {"company": name(company)})
        case fx.MissedObligation(seat, company, fine):
            yield Message("log-missed", {"seat": SeatArg(seat), "company": name(company), "amount": fine})
        case fx.DebtCancelled(seat, amount):
            yield Message("log-debt-cancelled", {"seat": SeatArg(seat), "amount": amount})


def _tell_dealings(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    match effect:
        case fx.Transfer(src, dst, amount, why):
            if why in TOLD and amount:
                payer = Term("bank-payer") if src == BANK else who(rules, src)
                yield Message(f"log-pay-{why}", {"payer": payer, "payee": who(rules, dst), "amount": amount})
        case fx.MoveCerts(certs, to, why):
            if certs and why in ("bought", "redeemed", "exchanged", "returned"):
                args: dict[str, Arg] = {"who": who(rules, to if why != "returned" else state.cert_at[certs[0]])}
                args["company"] = name(certs[0] // CERTS)
                args["shares"] = sum(1 if cert % CERTS else DIRECTOR_SHARES for cert in certs)
                if why in ("bought", "redeemed"):
                    args["amount"] = paid
                yield Message(f"log-shares-{why}", args)
        case fx.Sold(seat, company, number, each):
            args = {"seat": SeatArg(seat), "company": name(company), "shares": number, "price": each}
            yield Message("log-sold", args)
        case NewDirector(company=company, dst=dst):
            yield Message("log-director", {"seat": SeatArg(dst - 1), "company": name(company)})
        case fx.Receivership(company):
            yield Message("log-receivership", {"company": name(company)})
        case fx.Bankrupt(company):
            yield Message("log-bankrupt", {"company": name(company)})
        case MovePrice(company, old, new):
            if OFF_MARKET not in (old, new) and old != new:
                yield Message("log-price", {"company": name(company), "old": CELLS[old], "new": CELLS[new]})


def _marker_args(marker: Marker) -> dict[str, Arg]:
    site = facts().board.sites[marker.site]
    place = "London" if marker.site == LONDON else facts().board.spots[site.hex].id
    return {"company": name(marker.company), "hex": place}


def _tell_track(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    match effect:
        case fx.Lay(hex_, tile, _):
            args: dict[str, Arg] = {"hex": facts().board.spots[hex_].id, "tile": facts().tiles.turned[tile].tile.name}
            builder = next(frame.company for frame in reversed(state.stack) if isinstance(frame, Build | Home))
            args["company"] = name(builder)
            yield Message("log-lay" if state.laid[hex_] < 0 else "log-upgrade", args)
        case fx.AddMark(hex_, _):
            yield Message("log-station", {"hex": facts().board.spots[hex_].id})
        case fx.PlaceMarkerOn(marker):
            home = home_of(marker.company)[1] == marker.site
            id = "log-link" if marker.site == LONDON else "log-home-marker" if home else "log-marker"
            yield Message(id, _marker_args(marker))
        case fx.TakeMarker(marker, why):
            yield Message(f"log-marker-{why}", _marker_args(marker))
        case fx.Ran(company, revenue, subsidy, trips):
            run: dict[str, Arg] = {"company": name(company), "revenue": revenue}
            yield Message("log-run-subsidy", run | {"subsidy": subsidy}) if subsidy else Message("log-run", run)
            for train, sites in trips:
                stops = tuple(facts().board.stop_name(site) for site in dict.fromkeys(sites) if site >= 0)
                if stops:
                    yield Message("log-route", {"train": train, "stops": Items(stops)})
        case fx.StayedAtHome(company, want):
            yield Message(f"log-no-run-{want}", {"company": name(company)})
        case fx.Paid(company, how, each):
            args = {"company": name(company)}
            yield Message("log-retains", args) if how == "retain" else Message("log-pays", args | {"amount": each})


def _tell_trains(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    match effect:
        case fx.SellTrain(train, owner, kind, warranties):
            args: dict[str, Arg] = {"train": printed_name(rules, train, TYPES[kind]), "who": who(rules, owner)}
            yield Message("log-train", args | {"warranties": warranties, "price": paid})
        case MoveTrain(train, src, to, why):
            args = {"train": printed_name(rules, train, TYPES[state.train_type[train]]), "owner": who(rules, src)}
            if why == "bought":
                args |= {"who": who(rules, to), "price": paid}
            yield Message(f"log-train-{why}", args)


def _tell_mergers(rules: E1862Rules, state: State, effect: Effect, paid: int) -> Iterator[Message]:
    match effect:
        case fx.Merging(survivor, lost, price, acquiring):
            args: dict[str, Arg] = {"survivor": name(survivor), "lost": name(lost), "price": price}
            yield Message("log-acquires" if acquiring else "log-merges", args)
        case fx.Asked(company, partner, what):
            yield Message(f"log-asks-{what}", {"company": name(company), "partner": name(partner)})
        case fx.Answered(seat, agreed):
            yield Message("log-agrees" if agreed else "log-declines", {"seat": SeatArg(seat)})
        case fx.Refinancing(company):
            yield Message("log-refinances", {"company": name(company)})
        case fx.OptionTaken(holder, company, redeemed):
            args = {"who": who(rules, holder), "company": name(company)}
            yield Message("log-option-redeemed" if redeemed else "log-option-given-up", args)
        case fx.LeaveGame(company):
            yield Message("log-leaves", {"company": name(company)})
