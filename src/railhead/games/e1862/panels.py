"""What lies beside the board: market, parliament, shares, charters, trains, tiles, players."""

from __future__ import annotations

from functools import partial

from railhead.games.e1862.charters import available
from railhead.games.e1862.depot import next_train
from railhead.games.e1862.exchange import option_cost, option_worth
from railhead.games.e1862.facts import BANDS, DIRECTOR_SHARES, ISSUE, facts
from railhead.games.e1862.holdings import (
    acting_seat,
    cash,
    cash_of,
    certificates,
    counts_half,
    director_seat,
    in_receivership,
    owned_trains,
    price,
    share_worth,
    shares,
    treasury,
    worth,
)
from railhead.games.e1862.market import CELLS, PARS, ignored_shares
from railhead.games.e1862.names import permits, train_name
from railhead.games.e1862.preview import merged
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.sheet import phases, places, sheet
from railhead.games.e1862.state import COMPANIES, IPO, POOL, Auction, Consent, Exchange, Over, State, Survivor, account
from railhead.kernel.message import Arg, Message, Term
from railhead.rail.tile import COLOURS
from railhead.view import stock as view
from railhead.view.scene import Box, Card, Fact, Mark, Market, Panel, PlayerRow, Row, Shelf, Space, Table
from railhead.view.stock import Face, market, seat_columns, tile_shelf


def panels(rules: E1862Rules, state: State) -> tuple[Panel, ...]:
    found: list[Panel] = [share_market(rules, state)]
    if state.round.kind == "parliament":
        found.append(_parliament(rules, state))
    frame = state.stack[-1]
    if isinstance(frame, Exchange):
        found.append(_exchange(rules, state, frame))
    elif isinstance(frame, Consent):
        found.append(_merger(rules, state, frame, frame.survivor))
    elif isinstance(frame, Survivor):
        found += [_merger(rules, state, frame, survivor) for survivor in (frame.company, frame.partner)]
    found += [_shares(rules, state), sheet(rules, state), _charters(rules, state)]
    found += [_trains(rules, state), phases(rules, state)]
    found.append(tile_shelf(facts().tiles, facts().board.layout, state.laid, COLOURS))
    return tuple(found)


#: how the companies are shown
FACES = [Face(company.id, company.id, company.colour, company.text_colour) for company in facts().companies]


def share_market(rules: E1862Rules, state: State) -> Market:
    """The zigzag in two rows; the colour of a cell is its zone."""
    zones = tuple((zone, Message(f"zone-{zone}")) for zone in ("yellow", "red", "green", "gray"))
    stands = partial(places, rules, state)
    return market(CELLS, (state.price_at, state.price_order), FACES, _space, zones, stands)


def _space(cell: int, price: int, marks: tuple[Mark, ...]) -> Space:
    return Space(f"cell:{price}", cell // 2, cell % 2, price, _zone(price), marks)


def _zone(value: int) -> str:
    """Charter values yellow, other start prices pink, cells where sales of others are ignored green."""
    if value == 0:
        return "gray"
    if value in PARS:
        return "yellow"
    if facts().game.market.start_prices.least <= value <= facts().game.market.start_prices.most:
        return "red"
    return "green" if ignored_shares(value) else "land"


def _parliament(rules: E1862Rules, state: State) -> Table:
    """The companies on offer, by the phase in which they come, with their permits (11.1: not where there is one
    type of train); the auction in progress."""
    open_now = set(available(rules, state, parliament=True))
    auction = next((frame for frame in state.stack if isinstance(frame, Auction)), None)
    rows = []
    for ix, charter in enumerate(state.company):
        if charter.group is None or charter.started:
            continue
        printed = rules.facts.companies[ix]
        bid = f"£{auction.bid}" if auction is not None and auction.company == ix else "–"
        boxes = (
            Box(Term("hex-place", {"hex": printed.home})),
            *(() if rules.simple else (Box(permits(charter.permits)),)),
            Box(BANDS[charter.group]),
            Box(bid, strong=bid != "–", id=f"offer:{printed.id}"),
        )
        name, cells = f"offered:{printed.id}", (printed.home,)
        face, faded = FACES[ix], ix not in open_now
        rows.append(Row(name, face.label, boxes, face.colour, faded, cells, face.ring))
    names = ("home", "phase", "bid") if rules.simple else ("home", "permit", "phase", "bid")
    return Table("parliament", Message("panel-parliament"), view.columns(*names), tuple(rows))


def _exchange(rules: E1862Rules, state: State, frame: Exchange) -> Table:
    """5.2: who holds what of both companies while shares are exchanged, and what the present option costs or brings."""
    rows = []
    for company in dict.fromkeys((frame.survivor, frame.lost)):
        holders = [account(seat) for seat in range(rules.seats)] + [frame.order[-1], POOL]
        boxes = tuple(Box(shares(state, company, holder)) for holder in holders)
        rows.append(Row(f"exchange:{rules.facts.companies[company].id}", FACES[company].label, boxes))
    if frame.option:
        money = (Box(option_cost(frame)), Box(option_worth(frame)))
        rows.append(Row("exchange:option", Message("exchange-option"), money))
    return Table("exchange", Message("panel-exchange"), _holders(rules, "treasury", "pool"), tuple(rows))


def _merger(rules: E1862Rules, state: State, frame: Consent | Survivor, survivor: int) -> Table:
    """5.2: the shares of both companies now, and of the survivor after the merger, if everybody redeems who can."""
    after, id = merged(rules, state, frame.company, frame.partner, survivor), rules.facts.companies[survivor].id
    rows = []
    for company in (frame.company, frame.partner):
        boxes = _holdings(rules, state, company)
        rows.append(Row(f"merger:{rules.facts.companies[company].id}", FACES[company].label, boxes))
    args: dict[str, Arg] = {"company": id, "price": price(after, survivor)}
    boxes = _holdings(rules, after, survivor)
    rows.append(Row(f"merger:after:{id}", Message("merger-after", args), boxes))
    money = tuple(Box(cash(after, seat) - cash(state, seat)) for seat in range(rules.seats))
    rows.append(Row("merger:money", Message("merger-money"), money))
    title = Message("panel-merger", {"company": id})
    return Table(f"merger:{id}", title, _holders(rules, "treasury", "pool"), tuple(rows))


def _holdings(rules: E1862Rules, state: State, company: int) -> tuple[Box, ...]:
    """The shares of a company by player, in its treasury and in the pool; the director's figure is strong."""
    director = director_seat(state, company)
    held = [Box(shares(state, company, account(seat)), strong=seat == director) for seat in range(rules.seats)]
    return (*held, Box(shares(state, company, treasury(state, company))), Box(shares(state, company, POOL)))


def _shares(rules: E1862Rules, state: State) -> Table:
    """Shares by company and place; the director's figure is strong."""
    rows = []
    for ix, charter in enumerate(state.company):
        if not charter.started:
            continue
        printed = rules.facts.companies[ix]
        director = director_seat(state, ix)
        boxes = [
            Box(shares(state, ix, account(seat)), strong=seat == director, id=f"held:{printed.id}:{seat}")
            for seat in range(rules.seats)
        ]
        boxes += [
            Box(shares(state, ix, IPO), id=f"ipo:{printed.id}"),
            Box(shares(state, ix, POOL), id=f"pool:{printed.id}"),
            Box(shares(state, ix, treasury(state, ix)), id=f"treasury:{printed.id}"),
            Box(price(state, ix), strong=True),
        ]
        name, cells = f"shares:{printed.id}", places(rules, state, ix)
        face = FACES[ix]
        rows.append(Row(name, face.label, tuple(boxes), face.colour, not charter.floated, cells, face.ring))
    heads = _holders(rules, "ipo", "pool", "treasury", "price")
    return Table("shares", Message("panel-shares"), heads, tuple(rows))


def _holders(rules: E1862Rules, *more: str) -> tuple[Message, ...]:
    """The players as columns, and what comes after them."""
    return (*seat_columns(rules.seats), *view.columns(*more))


def _charters(rules: E1862Rules, state: State) -> Shelf:
    cards = [_charter(rules, state, ix) for ix, charter in enumerate(state.company) if charter.started]
    return Shelf("charters", Message("panel-charters"), tuple(cards))


def _charter(rules: E1862Rules, state: State, ix: int) -> Card:
    printed, charter = rules.facts.companies[ix], state.company[ix]
    trains = ", ".join(train_name(rules, state, train) for train in owned_trains(state, ix))
    rows = (
        (Message("fact-treasury"), Box(cash_of(state, ix), strong=True)),
        (Message("fact-trains"), Box(trains or "–")),
        *(() if rules.simple else ((Message("fact-permits"), Box(permits(charter.permits))),)),
        (Message("fact-markers"), Box(charter.markers)),
        (Message("column-price"), Box(price(state, ix))),
        (Message("fact-home"), Box(Term("hex-place", {"hex": printed.home}))),
        (Message("fact-par"), Box(charter.par)),
    )
    marks = [Mark("charter", printed.colour, Message("scene-chartered" if charter.chartered else "scene-own"))]
    if in_receivership(state, ix):
        marks.append(Mark("receiver", "ink", Message("scene-receivership")))
    else:
        marks.append(Mark("director", f"seat:{acting_seat(state, ix)}", Message("scene-director")))
    label = Message("scene-company", {"name": printed.name, "id": printed.id})
    cells = places(rules, state, ix)
    return Card(
        f"charter:{printed.id}", label, printed.colour, rows, tuple(marks), faded=not charter.floated, cells=cells
    )


def _trains(rules: E1862Rules, state: State) -> Shelf:
    """The bands with what is left of them; the last one never runs out."""
    cards = []
    first = next_train(state)
    for ix, band in enumerate(rules.facts.game.trains):
        left = sum(rules.band_of(train) == ix for train in range(first, len(rules.cards)))
        endless = ix == len(BANDS) - 1
        rust = rules.rusts(ix)
        names = ", ".join(band.name(kind) for kind in rules.types)
        rows = (
            (Message("fact-price"), Box(band.cost, strong=rules.band_of(first) == ix)),
            (Message("fact-rusts"), Box(rust or "–")),
        )
        label = Message("scene-band", {"band": band.band, "trains": names})
        count = None if endless else left
        cards.append(Card(f"band:{band.band}", label, None, rows, count=count, faded=not endless and not left))
    return Shelf("trains", Message("panel-trains"), tuple(cards))


def player(rules: E1862Rules, state: State, seat: int, turn: bool) -> PlayerRow:
    directed = [rules.facts.companies[ix].id for ix in range(COMPANIES) if director_seat(state, ix) == seat]
    printed = (
        Fact(Message("fact-cash"), cash(state, seat)),
        Fact(Message("fact-worth"), worth(rules, state, seat), _worth_parts(rules, state, seat)),
        view.certificates(ISSUE, state.cert_at, account(seat), state.certificate_limit, FACES),
        Fact(Message("fact-directs"), ", ".join(directed) or "–"),
    )
    out = Message("scene-ruined") if not isinstance(state.stack[-1], Over) and _ruined(state, seat) else None
    return PlayerRow(seat, printed, turn=turn, first=state.priority == seat, out=out)


def _ruined(state: State, seat: int) -> bool:
    """Nobody leaves the game; but without a share, and without the money for one, there is nothing left to do."""
    started = [price(state, ix) for ix, charter in enumerate(state.company) if charter.started]
    least = min([*started, DIRECTOR_SHARES * facts().game.market.start_prices.least])
    return not certificates(state, seat) and cash(state, seat) < least


def _worth_parts(rules: E1862Rules, state: State, seat: int) -> tuple[Message, ...]:
    """10.4: cash, and the shares of each company."""
    parts = [Message("worth-cash", {"amount": cash(state, seat)})]
    for ix, printed in enumerate(rules.facts.companies):
        held = shares(state, ix, account(seat))
        if held:
            args: dict[str, Arg] = {
                "company": printed.id, "shares": held, "price": price(state, ix),
                "amount": share_worth(rules, state, seat, ix),
            }  # fmt: skip
            parts.append(Message("worth-company-half" if counts_half(rules, state, ix) else "worth-company", args))
    return tuple(parts)
