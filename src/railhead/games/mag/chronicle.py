"""The log: what happened, as messages made from effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from railhead.games.mag import effects as fx
from railhead.games.mag.names import company_name, major_name, person
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import (
    CHARTER,
    NOBODY,
    BuyTrains,
    Draft,
    LayTrack,
    Over,
    RunTrains,
    ScrapTrains,
    ShareRound,
    SoloStart,
    State,
    Station,
)
from railhead.kernel.effect import Effect, Replace
from railhead.kernel.message import Arg, Items, Message, Term
from railhead.rail.tile import NO_TILE
from railhead.stock.effects import MovePrice, MoveTrain, NewDirector, Priority, Transfer
from railhead.stock.purse import BANK

#: transfers that another message tells
SILENT = ("start", "dividend", "shares-sold", "share-bought", "income", "owner-income", "mine", "train-between")


def chronicle(rules: MagRules, before: State, effects: Sequence[Effect]) -> list[Message]:
    """One message for each effect that a person wants to know of; a step that was passed is told by its name."""
    told = [message for effect in effects for message in tell(rules, effect)] or list(_passed(rules, before))
    alone = bool(before.stack) and isinstance(before.stack[-1], SoloStart)
    return [Message("log-round-draft"), *told] if alone else told  # XI.1: what István gets belongs to the first round


def _passed(rules: MagRules, before: State) -> Iterator[Message]:
    """VI.3.1, VII.1: who leaves out a step, or sells without buying, leaves no trace in the effects."""
    match before.stack[-1] if before.stack else None:
        case LayTrack(minor=minor, laid=laid, upgraded=upgraded):
            id = "log-no-more-track" if laid or upgraded else "log-no-track"
            yield Message(id, {"company": company_name(rules, minor)})
        case Station(company):
            yield Message("log-no-station", {"company": company_name(rules, company)})
        case ScrapTrains(minor):
            yield Message("log-no-scrap", {"company": company_name(rules, minor)})
        case RunTrains(minor=minor):
            yield Message("log-no-run", {"company": company_name(rules, minor)})
        case BuyTrains(minor=minor):
            yield Message("log-no-train", {"company": company_name(rules, minor)})
        case ShareRound(seat=seat):
            yield Message("log-no-share", {"seat": person(rules, seat)})
        case Draft():  # the setup: nothing has happened yet
            yield Message("log-round-draft")
        case _:
            pass


def who(rules: MagRules, account: int) -> Arg:
    """The name behind an account."""
    if account == BANK:
        return Term("mag-bank")
    if account <= rules.players:
        return person(rules, account - 1)
    return company_name(rules, account - 1 - rules.players)


def train_name(rules: MagRules, kind: int) -> str:
    return rules.facts.rules.trains[kind].name


def tell(rules: MagRules, effect: Effect) -> Iterator[Message]:
    """What each topic has to say."""
    for topic in (_tell_course, _tell_shares, _tell_track, _tell_trains):
        yield from topic(rules, effect)


def _tell_course(rules: MagRules, effect: Effect) -> Iterator[Message]:
    match effect:
        case Transfer(src, dst, amount, why):
            if why not in SILENT and amount:
                args: dict[str, Arg] = {"payer": who(rules, src), "payee": who(rules, dst), "amount": amount}
                yield Message(f"log-pay-{why}", args)
        case fx.TakeOver(minor, seat):
            yield Message("log-take-minor", {"seat": person(rules, seat), "company": company_name(rules, minor)})
        case fx.MinorOut(minor):
            yield Message("log-minor-out", {"company": company_name(rules, minor)})
        case fx.IdleTokens(0):
            yield Message("log-idle-cleared")
        case fx.IdleTokens(count):
            third = count == rules.facts.game.no_train_sold.tokens
            yield Message("log-idle-last" if third else "log-idle", {"count": count})
        case fx.CloseStack(kind):
            yield Message("log-stack-closed", {"train": train_name(rules, kind)})
        case fx.NextPhase(phase, ends):
            args = {"phase": Term(f"mag-colour-{rules.facts.rules.phases[phase].name}")}
            yield Message("log-last-phase" if ends else "log-phase", args)
        case fx.RoundBegins(kind, turn, number, of):
            if kind == "shares":
                yield Message("log-round-shares", {"turn": turn})
            else:
                yield Message("log-round-operating", {"turn": turn, "number": number, "of": of})
        case Priority(seat):
            yield Message("log-priority", {"seat": person(rules, seat)})
        case fx.Passed(seat, auto):
            yield Message("log-pass-auto" if auto else "log-pass", {"seat": person(rules, seat)})
        case fx.Explain(id, pairs):
            yield Message(id, dict(pairs))
        case Replace(frame) if isinstance(frame, Over):
            yield Message(f"log-over-{frame.reason}")


def _tell_shares(rules: MagRules, effect: Effect) -> Iterator[Message]:
    match effect:
        case fx.MoveCert(major, certs, src, dst, amount):
            player = src if dst == CHARTER else dst
            args: dict[str, Arg] = {"seat": person(rules, player - 1), "major": major_name(rules, major)}
            if dst == CHARTER:
                yield Message("log-shares-sold", args | {"shares": len(certs), "amount": amount})
            else:
                yield Message("log-share-bought" if amount else "log-share-taken", args | {"amount": amount})
        case NewDirector(company=major, dst=dst):
            yield Message("log-director", {"seat": person(rules, dst - 1), "major": major_name(rules, major)})
        case MovePrice(major, src, dst, why):
            old, new = rules.facts.market.prices[src], rules.facts.market.prices[dst]
            yield Message(f"log-price-{why}", {"major": major_name(rules, major), "old": old, "new": new})
        case fx.DividendPaid(major, amount):
            args = {"major": major_name(rules, major), "amount": amount}
            yield Message("log-dividend" if amount else "log-no-dividend", args)
            if amount:
                each = amount * rules.facts.issue.share // 100
                yield Message("log-dividend-share", {"major": major_name(rules, major), "amount": each})


def _tell_track(rules: MagRules, effect: Effect) -> Iterator[Message]:
    facts = rules.facts
    match effect:
        case fx.Lay(company, hex_, old, new):
            tile = facts.tiles.turned[new].tile.name
            layer = Term("mag-setup") if company == NOBODY else company_name(rules, company)
            args: dict[str, Arg] = {"company": layer, "hex": facts.board.spots[hex_].id, "tile": tile}
            yield Message("log-lay" if old == NO_TILE else "log-upgrade", args)
        case fx.SpendToken(minor):
            yield Message("log-terrain-token", {"company": company_name(rules, minor)})
        case fx.PlaceToken(company, _, site, price):
            place = facts.board.sites[site]
            args = {"company": company_name(rules, company), "hex": facts.board.spots[place.hex].id, "price": price}
            yield Message("log-station" if price else "log-home", args)
        case fx.TrainsRan(minor, routes, revenue, mine):
            name = company_name(rules, minor)
            if not routes:
                yield Message("log-no-run", {"company": name})
                return
            drawn = Items(tuple(_route(rules, route.train, route.hexes) for route in routes))
            yield Message("log-run", {"company": name, "routes": drawn, "revenue": revenue})
            if mine:
                yield Message("log-mine", {"company": name, "amount": mine})


def run_in(effects: Sequence[Effect]) -> dict[str, object] | None:
    """A run as whoever sits somewhere would have made it: for drawing what István's minors do."""
    for effect in effects:
        if isinstance(effect, fx.TrainsRan) and effect.routes:
            return {"do": "run", "routes": msgspec.to_builtins(effect.routes)}
    return None


def _route(rules: MagRules, train: str, hexes: Sequence[str]) -> Term:
    """A run by the places it passes; its ends even where they have no name."""
    spots = {spot.id: spot.name for spot in rules.facts.board.spots}
    ends = (0, len(hexes) - 1)
    places = [spots[hex_] or hex_ for place, hex_ in enumerate(hexes) if spots[hex_] or place in ends]
    return Term("mag-route", {"train": train, "places": Items(tuple(places))})


def _tell_trains(rules: MagRules, effect: Effect) -> Iterator[Message]:
    match effect:
        case MoveTrain(train, src, dst, why, price):
            args: dict[str, Arg] = {"train": train_name(rules, rules.facts.train_kind[train])}
            if why == "scrapped":
                yield Message("log-scrap", args | {"company": who(rules, src)})
            elif why == "between":
                args |= {"price": price, "company": who(rules, dst), "seller": who(rules, src)}
                yield Message("log-train-between", args)
            elif why == "new":
                yield Message("log-train", args | {"price": price, "company": who(rules, dst)})
        case fx.OfferMade(buyer, seller, kind, price):
            args = {"company": company_name(rules, buyer), "seller": company_name(rules, seller), "price": price}
            yield Message("log-offer", args | {"train": train_name(rules, kind)})
        case fx.OfferDeclined(_, seller):
            yield Message("log-declined", {"seller": company_name(rules, seller)})
