"""The choices as a menu, each with what it costs or brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from railhead.games.mag import run, shares, station, trade
from railhead.games.mag.actions import (
    AcceptOffer,
    BuyCar,
    BuyShare,
    BuyTrain,
    DeclareToken,
    DeclineOffer,
    OfferForTrain,
    Pass,
    SellShares,
    TakeMinor,
    TakeShare,
)
from railhead.games.mag.draft import refuse_minor, refuse_share
from railhead.games.mag.holdings import director, on_charter, percent, price, train_names, treasury
from railhead.games.mag.lay import every as every_lay
from railhead.games.mag.lay import every_declare, second_cost, terrain_cost
from railhead.games.mag.major import price_move
from railhead.games.mag.names import card_of, company_name, major_name, person
from railhead.games.mag.nearest import upgrades
from railhead.games.mag.state import (
    BuyTrains,
    Dividend,
    Draft,
    IstvanTurn,
    LayTrack,
    RunTrains,
    ScrapTrains,
    ShareRound,
    State,
    Station,
    TrainOffer,
)
from railhead.kernel.action import Action, to_plain
from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes, PickTile, Range, TileFit, blocked_by
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term
from railhead.rail.run import Pay, Run

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules

PROPOSALS = 3


def menu(rules: MagRules, state: State) -> Menu:
    """The sentence that says what is asked of whom, and the answers."""
    asked = rules.decision(state)
    if asked is None:
        return Menu(None, Message("ask-nobody"))
    frame, seat = state.stack[-1], SeatArg(asked.seat)
    offers = tuple(_offers(rules, state))
    args: dict[str, Arg] = {"seat": seat}
    card = None
    match frame:
        case (
            LayTrack(minor=company)
            | ScrapTrains(minor=company)
            | RunTrains(minor=company)
            | BuyTrains(minor=company)
            | Station(company=company)
        ):
            args["company"], card = company_name(rules, company), card_of(rules, company)
        case Dividend(major=major):
            company = rules.minors + major
            args |= {"company": major_name(rules, major), "treasury": treasury(rules, state, company)}
            card = card_of(rules, company)
        case IstvanTurn(minor=company):
            args["company"] = company_name(rules, company)
        case TrainOffer():
            args |= _offer_args(rules, frame)
        case _:
            pass
    return Menu(asked.seat, Message(f"ask-{asked.ask}", args), offers, card)


def _offers(rules: MagRules, state: State) -> Iterator[Offer]:
    frame = state.stack[-1]
    match frame:
        case Draft():
            yield from _draft(rules, state, frame)
        case ShareRound():
            yield from _shares(rules, state, frame)
        case LayTrack():
            yield from _track(rules, state, frame)
        case Station():
            yield _stations(rules, state, frame)
            yield _button("pass", Pass(), Message("choice-no-station"))
        case ScrapTrains():
            names = dict.fromkeys(train_names(rules, state, frame.minor))
            choices = [Choice({"do": "scrap", "train": n}, Message("choice-scrap", {"train": n})) for n in names]
            yield Pick("scrap", Message("offer-scrap"), tuple(choices))
            yield _button("pass", Pass(), Message("choice-no-scrap"))
        case RunTrains():
            yield from _run(rules, state, frame)
        case BuyTrains():
            yield from _trains(rules, state, frame)
        case TrainOffer():
            yield _button("accept", AcceptOffer(), Message("choice-accept"))
            yield _button("decline", DeclineOffer(), Message("choice-decline"))
        case IstvanTurn():
            yield _upgrades(rules, state, frame)
        case Dividend():
            yield _dividend(rules, state, frame)
        case _:
            pass


def _button(id: str, action: Action, label: Message) -> Button:
    return Button(id, Choice(to_plain(action), label))


# --- draft and shares ---------------------------------------------------------------------------------------------


def _draft(rules: MagRules, state: State, frame: Draft) -> Iterator[Offer]:
    minors = []
    for minor in rules.facts.minors:
        take = TakeMinor(minor.number)
        label = Message("scene-minor", {"number": minor.number, "name": minor.name, "abbr": minor.abbr})
        home = minor.home[rules.facts.map]
        notes = (Message("note-minor", {"hex": home.hex, "tokens": minor.terrain_tokens}),)
        blocked = blocked_by(refuse_minor(rules, state, frame, take))
        minors.append(Choice(to_plain(take), label, (f"minor:{minor.number}",), notes, blocked=blocked))
    yield Pick("minor", Message("offer-minor"), tuple(minors))
    majors = []
    for ix, major in enumerate(rules.facts.majors):
        share = TakeShare(major.id)
        label = Message("choice-share", {"major": major.abbr, "price": price(rules, state, ix)})
        blocked = blocked_by(refuse_share(rules, state, frame, share))
        majors.append(Choice(to_plain(share), label, (f"share:{major.id}",), blocked=blocked))
    yield Pick("share", Message("offer-share"), tuple(majors))


def _shares(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Offer]:
    buys = []
    for ix, major in enumerate(rules.facts.majors):
        buy = BuyShare(major.id)
        cost = price(rules, state, ix)
        label = Message("choice-buy-share", {"major": major.abbr, "price": cost})
        notes = (Message("note-cash-after", {"amount": state.purse[frame.seat + 1] - cost}),)
        blocked = blocked_by(shares.refuse_purchase(rules, state, frame, buy))
        buys.append(Choice(to_plain(buy), label, (f"share:{major.id}",), () if blocked else notes, blocked=blocked))
    yield Pick("buy", Message("offer-buy-share"), tuple(buys))
    sales = tuple(_sales(rules, state, frame))
    if sales:
        yield Pick("sell", Message("offer-sell-shares"), sales)
    if next(shares.refuse_pass(rules, state, frame, Pass()), None) is None:
        yield _button("pass", Pass(), Message("choice-done" if frame.sold_now else "choice-pass"))


def _sales(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Choice]:
    """One choice for each major that the player holds, with the number of shares to be set."""
    most = {sale.major: sale.shares for sale in shares.every_sale(rules, state, frame)}
    market = rules.facts.market
    for ix, major in enumerate(rules.facts.majors):
        if not percent(rules, state, ix, frame.seat):
            continue
        label = Message("choice-sell-shares", {"major": major.abbr, "price": price(rules, state, ix)})
        plain: dict[str, object] = {"do": "sell-shares", "major": major.id}
        at = (f"held:{major.id}:{frame.seat}",)
        if major.id in most:
            target = market.target(state.price_at[ix], rules.facts.game.market.sale_move)
            notes = (Message("note-price-after", {"price": market.prices[target]}),)
            number = Range("shares", 1, most[major.id])
            yield Choice(plain, label, at, notes, number=number)
        else:
            blocked = blocked_by(shares.refuse_sale(rules, state, frame, SellShares(major.id, 1)))
            yield Choice(plain | {"shares": 1}, label, at, blocked=blocked)


# --- a minor's turn -----------------------------------------------------------------------------------------------


def _track(rules: MagRules, state: State, frame: LayTrack) -> Iterator[Offer]:
    cells: dict[bool, dict[str, dict[str, list[int]]]] = {False: {}, True: {}}
    for lay in every_lay(rules, state, frame):
        cells[lay.token].setdefault(lay.hex, {}).setdefault(lay.tile, []).append(lay.rotation)
    for token, found in cells.items():
        if found or not token:
            plain: dict[str, object] = {"do": "lay-tile"} | ({"token": True} if token else {})
            label = Message("offer-lay-token" if token else "offer-lay")
            fits = {hex_: _fits(rules, state, frame, hex_, tiles, token) for hex_, tiles in found.items()}
            yield PickTile("lay-token" if token else "lay", label, plain, fits)
    if next(every_declare(rules, state, frame), None) is not None:
        yield _button("token", DeclareToken(), Message("choice-declare-token"))
    yield _button("pass", Pass(), Message("choice-track-done" if frame.laid else "choice-no-track"))


def _fits(
    rules: MagRules, state: State, frame: LayTrack, hex_: str, tiles: dict[str, list[int]], token: bool
) -> tuple[TileFit, ...]:
    terrain = 0 if token or frame.armed else terrain_cost(rules, state, rules.facts.board.number[hex_])
    cost = terrain + second_cost(rules, frame)
    return tuple(TileFit(tile, tuple(rotations), cost) for tile, rotations in tiles.items())


def _upgrades(rules: MagRules, state: State, frame: IstvanTurn) -> PickTile:
    """XI.2.1: the upgrades among which the person chooses for István."""
    cells: dict[str, dict[str, list[int]]] = {}
    for lay in upgrades(rules, state, frame.minor):
        cells.setdefault(lay.hex, {}).setdefault(lay.tile, []).append(lay.rotation)
    fits = {hex_: tuple(TileFit(t, tuple(r)) for t, r in tiles.items()) for hex_, tiles in cells.items()}
    return PickTile("lay", Message("offer-lay"), {"do": "lay-tile"}, fits)


def _stations(rules: MagRules, state: State, frame: Station) -> Pick:
    """A click on the hex; where two of its cities have room, then on a space."""
    choices = []
    cost = station.cost(rules, state, frame.company) or 0
    places = list(station.every(rules, state, frame))
    for place in places:
        spot = rules.facts.board.spots[rules.facts.board.number[place.hex]]
        name = spot.stops[place.stop].name or spot.name or place.hex
        label = Message("choice-station", {"hex": place.hex, "name": name, "cost": cost})
        taken = state.token_at.count(rules.facts.board.site(place.hex, place.stop))
        space = f"slot:{place.hex}:{place.stop}:{taken}"
        alone = sum(other.hex == place.hex for other in places) == 1
        choices.append(Choice(to_plain(place), label, (place.hex,) if alone else (place.hex, space)))
    return Pick("station", Message("offer-station", {"cost": cost}), tuple(choices))


def _run(rules: MagRules, state: State, frame: RunTrains) -> Iterator[Offer]:
    answer = run.best_runs(rules, state, frame.minor, frame.cars, PROPOSALS)
    best = answer.best
    top = best.revenue + best.subsidy if best is not None else 0
    proposals = [
        Choice(
            to_plain(run.as_action(rules, state, frame.minor, found)), _income(found), (), _route_notes(rules, found)
        )
        for found in answer.runs
        if not rules.switches.highest or found.revenue + found.subsidy == top
    ]
    if not proposals:
        proposals = [Choice(to_plain(idle), Message("choice-no-run")) for idle in run.every(rules, state, frame)]
    names = tuple(train_names(rules, state, frame.minor))
    yield PickRoutes("run", Message("offer-run"), {"do": "run"}, names, tuple(proposals), answer.proven)
    cars = tuple(_cars(rules, state, frame, top))
    if cars:
        yield Pick("car", Message("offer-car"), cars)


def _income(found: Run) -> Message:
    if found.subsidy:
        return Message("choice-run-mine", {"revenue": found.revenue, "mine": found.subsidy})
    return Message("choice-run", {"revenue": found.revenue})


def _route_notes(rules: MagRules, found: Run) -> tuple[Message, ...]:
    """Each route with its stops and what they pay."""
    return tuple(route_note(rules, route.pays) for route in found.routes)


def route_note(rules: MagRules, pays: Sequence[Pay]) -> Message:
    """A route with what each stop pays it; a bonus stands beside its stop: Bécs 30 + 20."""
    spots, sites = rules.facts.board.spots, rules.facts.board.sites
    paid: dict[str, list[int]] = {}
    for pay in pays:
        site = sites[pay.site]
        spot = spots[site.hex]
        paid.setdefault(site.name or spot.name or spot.id, []).append(pay.amount)
    stops = Items(tuple(_stop(name, amounts) for name, amounts in paid.items()))
    revenue = sum(pay.amount for pay in pays if pay.what != "special")
    return Message("note-route", {"stops": stops, "revenue": revenue})


def _stop(name: str, amounts: list[int]) -> Term:
    amount, *bonus = amounts
    if bonus:
        return Term("stop-paid-bonus", {"name": name, "amount": amount, "bonus": sum(bonus)})
    return Term("stop-paid", {"name": name, "amount": amount})


def _cars(rules: MagRules, state: State, frame: RunTrains, without: int) -> Iterator[Choice]:
    """VI.3.7: what each rail car costs, and how much more the trains would earn with it."""
    for ix, car in enumerate(rules.facts.rules.cars):
        cost = run.car_price(rules, state, len(frame.cars))
        if cost is None or ix in frame.cars:
            continue
        buy = BuyCar(car.major)
        name = major_name(rules, rules.facts.major_ix[car.major])
        label = Message(f"choice-car-{'-'.join(car.does)}", {"major": name, "price": cost})
        blocked = blocked_by(run.refuse_car(rules, state, frame, buy))
        notes: tuple[Message, ...] = ()
        if blocked is None:
            best = run.best_runs(rules, state, frame.minor, (*frame.cars, ix)).best
            if best is not None:  # a game that is read in may buy a car of no use
                notes = (Message("note-car", {"more": best.revenue + best.subsidy - without, "cost": cost}),)
        yield Choice(to_plain(buy), label, (f"charter:{car.major}",), notes, blocked=blocked)


def _trains(rules: MagRules, state: State, frame: BuyTrains) -> Iterator[Offer]:
    choices = []
    for train in rules.facts.rules.trains:
        buy = BuyTrain(train.name)
        label = Message("choice-train", {"train": train.name, "price": train.price})
        blocked = blocked_by(trade.refuse_new(rules, state, frame, buy))
        choices.append(Choice(to_plain(buy), label, (f"train:{train.name}",), blocked=blocked))
    yield Pick("train", Message("offer-train"), tuple(choices))
    money, others = treasury(rules, state, frame.minor), list[Choice]()
    seen: dict[tuple[str, int], OfferForTrain] = {}
    for offer in trade.every_offer(rules, state, frame):
        seen.setdefault((offer.train, offer.minor), offer)
    for offer in seen.values():
        seller = company_name(rules, rules.facts.minor_ix[offer.minor])
        label = Message("choice-train-from", {"train": offer.train, "seller": seller})
        plain: dict[str, object] = {"do": "offer-for-train", "train": offer.train, "minor": offer.minor}
        number = Range("price", offer.price, money)
        others.append(Choice(plain, label, (f"minor:{offer.minor}",), _asked(rules, state, frame, offer), number))
    if others:
        yield Pick("train-from", Message("offer-train-from"), tuple(others))
    yield _button("pass", Pass(), Message("choice-turn-done"))


def _asked(rules: MagRules, state: State, frame: BuyTrains, offer: OfferForTrain) -> tuple[Message, ...]:
    """VI.3.8: whose consent it takes."""
    owner = trade.consent_of(rules, state, frame.minor, rules.facts.minor_ix[offer.minor])
    return () if owner is None else (Message("note-if-agrees", {"seat": person(rules, owner)}),)


def _offer_args(rules: MagRules, frame: TrainOffer) -> dict[str, Arg]:
    return {
        "company": company_name(rules, frame.buyer),
        "seller": company_name(rules, frame.seller),
        "train": rules.facts.rules.trains[frame.kind].name,
        "price": frame.price,
    }


# --- a major's turn -----------------------------------------------------------------------------------------------


def _dividend(rules: MagRules, state: State, frame: Dividend) -> Offer:
    """What the director gets himself and where the price goes, for each amount."""
    unit = rules.facts.game.market.dividend_unit
    most = treasury(rules, state, rules.minors + frame.major) // unit * unit
    seat, market = director(rules, state, frame.major), rules.facts.market
    choices = []
    for amount in range(0, most + 1, most if rules.switches.all_or_nothing else unit):
        target = market.target(state.price_at[frame.major], price_move(rules, amount))
        own = amount * percent(rules, state, frame.major, seat) // 100
        notes = (Message("note-dividend", {"own": own, "price": market.prices[target]}),)
        plain: dict[str, object] = {"do": "pay-dividend", "amount": amount}
        choices.append(Choice(plain, Message("choice-dividend", {"amount": amount}), (), notes))
    charter = len(on_charter(rules, state, frame.major))
    return Pick("dividend", Message("offer-dividend", {"charter": charter}), tuple(choices))
