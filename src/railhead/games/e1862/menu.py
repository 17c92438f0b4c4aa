"""The choices as a menu, each with what it costs or brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.e1862 import (
    actions,
    charters,
    exchange,
    forced,
    frames,
    merger,
    parliament,
    pay,
    redeem,
    stock_round,
    train_step,
)
from railhead.games.e1862.best import answer, as_action, idle
from railhead.games.e1862.books import (
    cash,
    cash_of,
    kind_of,
    owned_trains,
    price,
    sale_price,
    seller_of,
    singles,
)
from railhead.games.e1862.build import every_lay, every_no_build, every_station, refuse_no_build
from railhead.games.e1862.data import SHARES, box
from railhead.games.e1862.depot import next_cost, next_train, refinancing_money, used_price
from railhead.games.e1862.home import every_home
from railhead.games.e1862.marker import every_link, every_marker
from railhead.games.e1862.market import CELLS, cells_fallen, columns_moved, par_below
from railhead.games.e1862.preview import exchanged
from railhead.games.e1862.run import refuse_run, score_of, shortest_run
from railhead.games.e1862.score import Part
from railhead.games.e1862.state import State, account
from railhead.games.e1862.trace import permits, train_name
from railhead.kernel.action import Action, to_plain
from railhead.kernel.frame import Frame
from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes, PickTile, Range, TileFit, blocked_by
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862

PROPOSALS = 3


def menu(rules: E1862, state: State) -> Menu:
    """The sentence that says what is asked of whom, and the answers."""
    asked = rules.decision(state)
    if asked is None:
        return Menu(None, Message("ask-nobody"))
    args: dict[str, Arg] = {"seat": SeatArg(asked.seat), **_ask_args(rules, state)}
    frame = state.stack[-1]
    card = f"charter:{args['company']}" if "company" in args else None
    return Menu(asked.seat, Message(_ask(rules, state, frame, asked.ask), args), tuple(_offers(rules, state)), card)


def _ask(rules: E1862, state: State, frame: Frame, ask: str) -> str:
    """Some steps cannot always be passed; the sentence does not promise it then."""
    match frame:
        case frames.TrainStep() if any(train_step.refuse_no_train(rules, state, frame, actions.Pass())):
            return "ask-train-due"
        case frames.Build() if any(refuse_no_build(rules, state, frame, actions.Pass())):
            return "ask-build-home"
        case _:
            return f"ask-{ask}"


def name(company: int) -> str:
    return box().companies[company].id


def _game(rules: E1862) -> str:
    return "beginner" if rules.beginner else "whole"


def _ask_args(rules: E1862, state: State) -> dict[str, Arg]:
    """What the question is about; the hint for newcomers beside it gets the same, hence the variant of the game."""
    match state.stack[-1]:
        case frames.Auction(company=company, bid=bid, bidder=bidder):
            return {"company": name(company), "bid": bid, "bidder": SeatArg(bidder)}
        case frames.SetPar(company=c) | frames.FurtherShares(company=c) | frames.BuyMarkers(company=c):
            return {"company": name(c)}
        case frames.Parliament():
            return {"game": _game(rules)}
        case frames.Stock():
            return {"starts": "yes" if stock_round.may_start(rules, state) else "no"}
        case frames.Fine(debt=debt):
            return {"amount": debt}
        case frames.MergeStep(company=c) | frames.AcquireStep(company=c):
            return {"company": name(c), "trains": "simple" if rules.simple else "permits"}
        case frames.Home(company=c) | frames.Build(company=c) | frames.MarkerStep(company=c):
            return {"company": name(c)}
        case frames.RunStep(company=c):
            return {"company": name(c), "trains": rules.variant}
        case frames.PayStep(company=c, revenue=revenue):
            return {"company": name(c), "revenue": revenue}
        case frames.TrainStep(company=c):
            return {"company": name(c), "trains": rules.variant, "game": _game(rules)}
        case frames.RemoveMarkers(company=c):
            return {"company": name(c), "most": rules.most_markers}
        case frames.RedeemStep(company=c):
            return {"company": name(c)}
        case frames.TrainConsent(company=c, seller=seller, train=train):
            cost = used_price(rules, state, train)
            return {
                "company": name(c),
                "seller": name(seller),
                "train": train_name(rules, state, train),
                "price": cost,
            }
        case frames.Survivor(company=c, partner=partner):
            return {"company": name(c), "partner": name(partner)}
        case frames.Consent(company=c, partner=partner, survivor=survivor):
            return {"company": name(c), "partner": name(partner), "survivor": name(survivor)}
        case frames.Exchange(survivor=survivor):
            return {"company": name(survivor)}
        case _:
            return {}


def _button(id: str, action: Action, label: Message, notes: tuple[Message, ...] = ()) -> Button:
    return Button(id, Choice(to_plain(action), label, (), notes))


def _offers(rules: E1862, state: State) -> Iterator[Offer]:
    frame = state.stack[-1]
    match frame:
        case frames.Parliament():
            yield _openings(rules, state, frame)
            yield _button("pass", actions.Pass(), Message("choice-pass"))
        case frames.Auction():
            yield _raise(state, frame)
            yield _button("pass", actions.Pass(), Message("choice-drop-out"))
        case frames.SetPar():
            choices = [_par(state, frame, action.price) for action in parliament.every_par(rules, state, frame)]
            yield Pick("par", Message("offer-par"), tuple(choices))
        case frames.FurtherShares():
            par = state.company[frame.company].par
            label = Message("choice-buy", {"company": name(frame.company), "price": par})
            yield from (_button("buy", buy, label) for buy in parliament.every_further(rules, state, frame))
            yield _button("pass", actions.Pass(), Message("choice-enough"))
        case frames.BuyMarkers():
            yield _markers(rules, state, frame)
        case frames.Stock():
            yield from _stock(rules, state, frame)
        case frames.Fine():
            yield from _fine(rules, state, frame)
        case frames.Exchange():
            yield from _options(rules, state, frame)
        case _:
            yield from _turn(rules, state)


# -- Parliament and stock --------------------------------------------------------------------------------------------


def _openings(rules: E1862, state: State, frame: frames.Parliament) -> Pick:
    step, most = box().game.bid_step, parliament.most_bid(state, frame.seat)
    choices = []
    for ix, charter in enumerate(state.company):
        if charter.group is None or charter.started:
            continue
        blocked = blocked_by(parliament.refuse_opening(rules, state, frame, actions.Bid(name(ix), 0)))
        at, label, notes = (f"offer:{name(ix)}",), _company(ix), (_about(state, ix),)
        plain: dict[str, object] = {"do": "bid", "company": name(ix)}
        if blocked is None:
            number = Range("amount", 0, most - most % step, step)
            choices.append(Choice(plain, label, at, notes, number=number))
        else:
            choices.append(Choice(plain | {"amount": 0}, label, at, notes, blocked=blocked))
    return Pick("open", Message("offer-open"), tuple(choices))


def _raise(state: State, frame: frames.Auction) -> Pick:
    step, most = box().game.bid_step, parliament.most_bid(state, frame.seat)
    number = Range("amount", frame.bid + step, most - most % step, step)
    plain: dict[str, object] = {"do": "bid", "company": name(frame.company)}
    at, notes = (f"offer:{name(frame.company)}",), (_about(state, frame.company),)
    return Pick("bid", Message("offer-bid"), (Choice(plain, _company(frame.company), at, notes, number=number),))


def _company(ix: int) -> Message:
    return Message("scene-company", {"id": name(ix), "name": box().companies[ix].name})


def _about(state: State, ix: int) -> Message:
    """Where a company begins, and which trains it may run."""
    return Message("note-company", {"hex": box().companies[ix].home, "permits": permits(state.company[ix].permits)})


def _par(state: State, frame: frames.SetPar, par: int) -> Choice:
    left = cash(state, frame.seat) - 3 * par
    notes = (Message("note-cash-after", {"amount": left}), Message("note-capital", {"amount": SHARES * par}))
    return Choice(to_plain(actions.Par(par)), Message("choice-par", {"price": par}), (f"cell:{par}",), notes)


def _markers(rules: E1862, state: State, frame: frames.BuyMarkers) -> Pick:
    each = box().game.tokens.non_chartered.cost_each
    choices = []
    for action in charters.every_markers(rules, state, frame):
        notes = (Message("note-cash-after", {"amount": cash_of(state, frame.company) - each * action.number}),)
        label = Message("choice-markers", {"number": action.number, "cost": each * action.number})
        choices.append(Choice(to_plain(action), label, (), notes))
    return Pick("markers", Message("offer-markers"), tuple(choices))


def _stock(rules: E1862, state: State, frame: frames.Stock) -> Iterator[Offer]:
    buys = []
    for ix, charter in enumerate(state.company):
        if not charter.started:
            continue
        for source in stock_round.SOURCES:
            if not singles(state, ix, stock_round.place_of(state, ix, source)):
                continue
            buy = actions.BuyShare(name(ix), source)
            cost = stock_round.cost_of(state, ix, source)
            args: dict[str, Arg] = {"company": name(ix), "price": cost, "source": Term(f"source-{source}")}
            blocked = blocked_by(stock_round.refuse_purchase(rules, state, frame, buy))
            notes = () if blocked else (Message("note-cash-after", {"amount": cash(state, frame.seat) - cost}),)
            at = (f"{source}:{name(ix)}",)
            buys.append(Choice(to_plain(buy), Message("choice-buy-from", args), at, notes, blocked=blocked))
    if buys:
        yield Pick("buy", Message("offer-buy"), tuple(buys))
    sales = _sales(state, frame.seat, list(stock_round.every_sale(rules, state, frame)))
    if sales:
        yield Pick("sell", Message("offer-sell"), sales)
    starts = list(stock_round.every_start(rules, state, frame))
    for company in dict.fromkeys(start.company for start in starts):
        prices = tuple(_start(state, start) for start in starts if start.company == company)
        yield Pick(f"start-{company}", Message("offer-start", {"company": company}), prices)
    if next(stock_round.every_stock_pass(rules, state, frame), None) is not None:
        yield _button("pass", actions.Pass(), Message("choice-done" if frame.blocks else "choice-pass"))


def _sales(state: State, seat: int, sales: list[actions.Sell]) -> tuple[Choice, ...]:
    return tuple(_sale(state, seat, sale) for sale in sales)


def _sale(state: State, seat: int, sale: actions.Sell) -> Choice:
    """What the block brings and where the price goes."""
    company = box().number[sale.company]
    amount = sale.shares * sale_price(state, company)
    notes = []
    if state.company[company].floated and state.lner < 2:
        by_director = state.cert_at[company * 8] == account(seat)
        fallen = cells_fallen(price(state, company), sale.shares, by_director=by_director)
        after = CELLS[max(0, state.price_at[company] - fallen)]
        notes.append(Message("note-price-after", {"price": after}))
    label = Message("choice-sell", {"company": sale.company, "shares": sale.shares, "amount": amount})
    return Choice(to_plain(sale), label, (f"held:{sale.company}:{seat}",), tuple(notes))


def _start(state: State, start: actions.Start) -> Choice:
    args: dict[str, Arg] = {"company": start.company, "price": start.price}
    about = _about(state, box().number[start.company])
    notes = (Message("note-start", {"cost": 3 * start.price, "par": par_below(start.price)}), about)
    return Choice(to_plain(start), Message("choice-start", args), (f"cell:{start.price}",), notes)


def _fine(rules: E1862, state: State, frame: frames.Fine) -> Iterator[Offer]:
    from railhead.games.e1862.obligations import every_fine_sale

    yield Pick("sell", Message("offer-sell"), _sales(state, frame.seat, list(every_fine_sale(rules, state, frame))))


# -- a company's turn ------------------------------------------------------------------------------------------------


def _turn(rules: E1862, state: State) -> Iterator[Offer]:
    frame = state.stack[-1]
    match frame:
        case frames.Home():
            yield _tiles("offer-home", every_home(rules, state, frame))
        case frames.MergeStep() | frames.AcquireStep():
            yield _partners(rules, state, frame)
            yield _button("pass", actions.Pass(), Message("choice-no-merger"))
        case frames.Survivor():
            yield _survivors(rules, state, frame)
        case frames.Consent() | frames.TrainConsent():
            notes: tuple[Message, ...] = ()
            if isinstance(frame, frames.Consent):
                notes = _share_notes(rules, state, frame.company, frame.partner, frame.survivor)
            yield _button("agree", actions.Answer(True), Message("choice-agree"), notes)
            yield _button("decline", actions.Answer(False), Message("choice-decline"))
        case frames.Build():
            yield from _build(rules, state, frame)
        case frames.MarkerStep():
            yield from _marker(rules, state, frame)
        case frames.RunStep():
            yield _run(rules, state, frame)
        case frames.PayStep():
            yield _pay(rules, state, frame)
        case frames.TrainStep():
            yield from _trains(rules, state, frame)
        case frames.RedeemStep():
            label = Message("choice-redeem-share", {"price": price(state, frame.company)})
            yield from (_button("redeem", action, label) for action in redeem.every_redeem(rules, state, frame))
            yield _button("pass", actions.Pass(), Message("choice-no-redemption"))
        case frames.RemoveMarkers():
            choices = [
                Choice(to_plain(action), Message("choice-remove", {"hex": action.hex}), (action.hex,))
                for action in merger.every_remove(rules, state, frame)
            ]
            yield Pick("remove", Message("offer-remove"), tuple(choices))
        case _:
            pass


def _tiles(label: str, lays: Iterator[actions.LayTile]) -> PickTile:
    cells: dict[str, dict[str, list[int]]] = {}
    for lay in lays:
        cells.setdefault(lay.hex, {}).setdefault(lay.tile, []).append(lay.rotation)
    fits = {hex_: tuple(TileFit(tile, tuple(rot)) for tile, rot in tiles.items()) for hex_, tiles in cells.items()}
    return PickTile("lay", Message(label), {"do": "lay"}, fits)


def _build(rules: E1862, state: State, frame: frames.Build) -> Iterator[Offer]:
    yield _tiles("offer-lay", every_lay(rules, state, frame))
    stations = [
        Choice(
            to_plain(action),
            Message("choice-station", {"hex": action.hex, "line": f"{action.line[0]}–{action.line[1]}"}),
            (action.hex,),
        )
        for action in every_station(rules, state, frame)
    ]
    if stations:
        yield Pick("station", Message("offer-station"), tuple(stations))
    if next(every_no_build(rules, state, frame), None) is not None:
        link = next(every_link(rules, state, frames.MarkerStep(frame.company, frame.yellow > 0)), None)
        notes = (Message("note-link-next"),) if link is not None else ()
        label = Message("choice-no-second-tile" if frame.yellow else "choice-no-build")
        yield _button("pass", actions.Pass(), label, notes)


def _marker(rules: E1862, state: State, frame: frames.MarkerStep) -> Iterator[Offer]:
    choices = []
    for place in every_marker(rules, state, frame):
        spot = box().board.spots[box().board.number[place.hex]]
        label = Message("choice-marker", {"hex": place.hex, "city": spot.name})
        choices.append(Choice(to_plain(place), label, (place.hex,)))
    if choices:
        yield Pick("marker", Message("offer-marker"), tuple(choices))
    links = [
        Choice(to_plain(link), Message("choice-link", {"hex": link.hex}), (link.hex,))
        for link in every_link(rules, state, frame)
    ]
    if links:
        yield Pick("link", Message("offer-link"), tuple(links))
    yield _button("pass", actions.Pass(), Message("choice-no-marker"))


def _run(rules: E1862, state: State, frame: frames.RunStep) -> PickRoutes:
    """The best runs with their parts; routes may be drawn as well."""
    trains, found = answer(rules, state, frame.company, PROPOSALS)
    proposals = list[Choice]()
    for best in found.runs:
        action = as_action(rules, state, trains, best)
        scored = score_of(rules, state, action)
        notes = tuple(
            route_note(train_name(rules, state, trains[route.train]), [p for p in scored.parts if p.trip == ix])
            for ix, route in enumerate(best.routes)
        )
        if not proposals:
            notes += tuple(why for _, why in idle(rules, state, frame.company, trains, best))
        args: dict[str, Arg] = {"revenue": scored.revenue, "subsidy": scored.subsidy}
        label = Message("choice-run-subsidy" if scored.subsidy else "choice-run", args)
        proposals.append(Choice(to_plain(action), label, (), notes))
    if not proposals:
        one = shortest_run(rules, state, frame)
        proposals += [_shortest(rules, state, one)] if one is not None else []
    if not any(refuse_run(rules, state, frame, actions.Run())):
        proposals.append(Choice(to_plain(actions.Run()), Message("choice-no-run")))
    ids = tuple(rules.train_id(train) for train in trains)
    names = tuple(train_name(rules, state, train) for train in trains)
    return PickRoutes("run", Message("offer-run"), {"do": "run"}, ids, tuple(proposals), found.proven, names)


def _shortest(rules: E1862, state: State, action: actions.Run) -> Choice:
    """Where the search has found nothing."""
    scored = score_of(rules, state, action)
    args: dict[str, Arg] = {"revenue": scored.revenue, "subsidy": scored.subsidy}
    return Choice(to_plain(action), Message("choice-run-subsidy" if scored.subsidy else "choice-run", args))


def route_note(train: str, parts: list[Part]) -> Message:
    """A train with what each stop pays it, and the bonus of a freight."""
    board = box().board
    paid: list[Arg] = []
    for part in parts:
        if part.site < 0:
            paid.append(Term("run-bonus", {"amount": part.amount}))
        else:
            site = board.sites[part.site]
            spot = board.spots[site.hex]
            paid.append(Term("stop-paid", {"name": site.name or spot.name or spot.id, "amount": part.amount}))
    args: dict[str, Arg] = {"train": train, "stops": Items(tuple(paid)), "revenue": sum(part.amount for part in parts)}
    return Message("note-route", args)


def _pay(rules: E1862, state: State, frame: frames.PayStep) -> Pick:
    """What a share gets and where the price goes."""
    choices = []
    for action in pay.every_pay(rules, state, frame):
        added = pay.hudson_money(rules, state, frame) if action.how == "hudson" else 0
        paid = 0 if action.how == "retain" else frame.revenue + (added or 0)
        cells = columns_moved(price(state, frame.company), paid) * box().game.market.cells_per_column
        after = CELLS[box().market.target(state.price_at[frame.company], cells)]
        notes = [Message("note-price-after", {"price": after})]
        if paid:
            notes.append(Message("note-per-share", {"amount": paid // SHARES}))
        label = Message(f"choice-{action.how}", {"amount": added or paid or frame.revenue})
        choices.append(Choice(to_plain(action), label, (), tuple(notes)))
    return Pick("pay", Message("offer-pay"), tuple(choices))


def _trains(rules: E1862, state: State, frame: frames.TrainStep) -> Iterator[Offer]:
    band = box().game.trains[rules.band_of(next_train(state))]
    new = []
    for kind in rules.types:
        first = actions.BuyTrain(kind)
        most = max((a.warranties for a in train_step.every_train(rules, state, frame) if a.type == kind), default=0)
        label = Message("choice-train", {"train": band.name(kind), "price": band.cost})
        blocked = blocked_by(train_step.refuse_train(rules, state, frame, first))
        new.append(Choice(to_plain(first), label, (f"band:{band.band}",), blocked=blocked))
        if most and blocked is None:
            label = Message("choice-train-warranties", {"train": band.name(kind), "price": band.cost})
            number = Range("warranties", 1, most)
            new.append(Choice(to_plain(first), label, (f"band:{band.band}",), number=number))
    yield Pick("train", Message("offer-train"), tuple(new))
    used = [a for a in train_step.every_train(rules, state, frame) if a.train is not None]
    if used:
        yield Pick("used", Message("offer-used"), tuple(_used(rules, state, frame.company, action) for action in used))
    short = next_cost(rules, state) - cash_of(state, frame.company)
    for sale in forced.every_treasury_sale(rules, state, frame):
        number_sold = forced.shares_needed(rules, state, frame.company)
        label = Message("choice-sell-treasury", {"shares": number_sold, "short": short})
        yield _button("sell-treasury", sale, label)
    for action in forced.every_refinancing(rules, state, frame):
        label = Message("choice-refinance", {"amount": refinancing_money(state, frame.company)})
        yield _button("refinance", action, label)
    if next(train_step.every_no_train(rules, state, frame), None) is not None:
        empty = not owned_trains(state, frame.company)
        yield _button("pass", actions.Pass(), Message("choice-bankrupt" if empty else "choice-no-train"))


def _asked(seat: int | None) -> tuple[Message, ...]:
    """Whose consent it takes."""
    return () if seat is None else (Message("note-if-agrees", {"seat": SeatArg(seat)}),)


def _used(rules: E1862, state: State, buyer: int, action: actions.BuyTrain) -> Choice:
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
    asked = _asked(train_step.consent_of(rules, state, buyer, seller))
    return Choice(to_plain(action), Message("choice-used", args), (f"charter:{name(seller)}",), asked)


# -- mergers ---------------------------------------------------------------------------------------------------------


def _partners(rules: E1862, state: State, frame: frames.MergeStep | frames.AcquireStep) -> Pick:
    acquiring = isinstance(frame, frames.AcquireStep)
    choices = []
    for action in merger.every_partner(rules, state, frame):
        partner = box().number[action.partner]
        new = merger.merged_price(state, frame.company, partner)
        price_note = Message("note-merged-price", {"price": new})
        asked = _asked(merger.consent_of(rules, state, frame.company, partner))
        notes = (*asked, price_note, *_share_notes(rules, state, frame.company, partner))
        label = Message("choice-partner", {"company": action.partner})
        choices.append(Choice(to_plain(action), label, (f"charter:{action.partner}",), notes))
    return Pick("merge", Message("offer-acquire" if acquiring else "offer-merge"), tuple(choices))


def _survivors(rules: E1862, state: State, frame: frames.Survivor) -> Pick:
    choices = []
    for action in merger.every_survivor(rules, state, frame):
        label = Message("choice-survivor", {"company": action.company})
        asked = _asked(merger.consent_of(rules, state, frame.company, frame.partner))
        survivor = box().number[action.company]
        notes = (*asked, *_share_notes(rules, state, frame.company, frame.partner, survivor))
        choices.append(Choice(to_plain(action), label, (f"charter:{action.company}",), notes))
    return Pick("survivor", Message("offer-survivor"), tuple(choices))


def _share_notes(
    rules: E1862, state: State, company: int, partner: int, survivor: int | None = None
) -> tuple[Message, ...]:  # fmt: skip
    """5.2: what every player holds of both, what he keeps, and whether an option is his beside it.

    As long as the survivor is not named, only what holds for either.
    """
    survivors = (company, partner) if survivor is None else (survivor,)
    outcomes = {exchanged(rules, state, company, partner, one) for one in survivors}
    if len(outcomes) > 1:
        return ()
    found = []
    for row in outcomes.pop():
        args: dict[str, Arg] = {"seat": SeatArg(row.seat), "held": row.held, "kept": row.kept}
        found.append(Message("note-exchange-option" if row.option else "note-exchange", args))
    return tuple(found)


def _options(rules: E1862, state: State, frame: frames.Exchange) -> Iterator[Offer]:
    cost, worth = exchange.option_cost(frame), exchange.option_worth(frame)
    yield _button("redeem", actions.Redeem(), Message(f"choice-keep-{frame.option}", {"amount": cost}))
    yield _button("give-up", actions.GiveUp(), Message(f"choice-give-up-{frame.option}", {"amount": worth}))
