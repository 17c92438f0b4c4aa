"""18Magyarország as people see it: the scene of a position."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.end import solo_outcome
from railhead.games.mag.facts import MinorData
from railhead.games.mag.holdings import (
    decider,
    director,
    on_charter,
    percent,
    price,
    share_worth,
    stations_in_all,
    stations_of,
    train_names,
    treasury,
    worth,
)
from railhead.games.mag.istvan_scene import istvan_card, istvan_panels
from railhead.games.mag.names import COLOURS, ISTVAN, business, card_of, company_name, faces
from railhead.games.mag.rules import MagRules
from railhead.games.mag.sheet import phases, places, sheet
from railhead.games.mag.state import NOBODY, UNPLACED, Draft, OperatingRound, Over, ShareRound, State
from railhead.kernel.message import Arg, Message, Term
from railhead.rail.board import Spot
from railhead.rail.tile import NO_TILE
from railhead.view import stock
from railhead.view.scene import (
    Box,
    Card,
    Cell,
    Fact,
    Mark,
    Panel,
    Picture,
    Piece,
    PlayerRow,
    Result,
    Row,
    Scene,
    Shelf,
    Space,
    Symbol,
    Table,
)
from railhead.view.stock import certificates, market, seat_columns, tile_shelf
from railhead.view.track import spot_picture, tile_picture
from railhead.view.track_board import is_wall, slots_on, track_board, track_cell


def scene(rules: MagRules, state: State) -> Scene:
    """A whole position."""
    board = rules.facts.board
    asked = rules.decision(state)
    cells = (_cell(rules, state, spot) for spot in board.spots)
    return Scene(
        board=track_board(board, cells, _pieces(rules, state), _country(rules)),
        players=tuple(
            _player(rules, state, seat, asked is not None and asked.seat == seat) for seat in range(rules.seats)
        ),
        panels=_panels(rules, state),
        stage=stage(rules, state),
        result=result(rules, state),
        others=istvan_card(rules, state),
    )


def _country(rules: MagRules) -> str:
    return "hungary" if rules.facts.map == "multi" else "hungary-two"


def stage(rules: MagRules, state: State) -> Message:
    """The round and the phase."""
    phase = Term(f"mag-colour-{rules.facts.rules.phases[state.phase].name}")
    match state.stack[0]:
        case Draft():
            return Message("stage-draft")
        case ShareRound():
            return Message("stage-shares", {"turn": state.turn, "phase": phase})
        case OperatingRound(number=number):
            return Message("stage-operating", {"turn": state.turn, "number": number, "phase": phase})
        case _:
            return Message("stage-over")


# --- the board ----------------------------------------------------------------------------------------------------


def _cell(rules: MagRules, state: State, spot: Spot) -> Cell:
    number = state.laid[spot.ix]
    turned = None if number == NO_TILE else rules.facts.tiles.turned[number]
    symbols: list[Symbol] = []
    if turned is None:
        symbols += [
            Symbol(kind, Message(f"scene-{kind}"), count)
            for kind, count in (("mountain", spot.mountain), ("river", spot.river))
            if count
        ]
    elif turned.tile.river:
        symbols.append(Symbol("river", Message("scene-river"), turned.tile.river))
    if spot.split:
        symbols.append(Symbol("lake", Message("scene-lake")))
    drawn = _picture(rules, state, spot)
    return track_cell(
        rules.facts.board,
        spot,
        turned,
        fill=spot.surface,
        name=spot.name or None,
        picture=drawn,
        symbols=tuple(symbols),
        hint=tuple(_signs(rules, state, spot)),
    )


def _signs(rules: MagRules, state: State, spot: Spot) -> Iterator[Message]:
    """What is printed on a hex, in words: towns, mines, red areas, barriers, homes of minors that may still come."""
    board = rules.facts.board
    for stop, printed in enumerate(spot.stops):
        if printed.kind in ("town", "mine", "offboard"):
            yield Message(f"scene-{printed.kind}")
        for company in _homes(rules, state, board.first_site[spot.ix] + stop):
            yield Message("scene-home", {"company": company.abbr})
    if any(is_wall(board, spot, edge) for edge in range(6)):
        yield Message("scene-barrier")


def _picture(rules: MagRules, state: State, spot: Spot) -> Picture | None:
    """What lies or is printed there; kept, for most hexes look the same in position after position."""
    number = state.laid[spot.ix]
    drafting = state.owner if isinstance(state.stack[0], Draft) else ()
    key = (spot.ix, number, state.phase if number == NO_TILE else 0, drafting)
    if key not in rules.pictures:
        rules.pictures[key] = _draw(rules, state, spot)
    return rules.pictures[key]


def _draw(rules: MagRules, state: State, spot: Spot) -> Picture | None:
    board, number = rules.facts.board, state.laid[spot.ix]

    def homes(stop: int) -> tuple[tuple[str, ...], str | None]:
        minors = _homes(rules, state, board.first_site[spot.ix] + stop)
        return tuple(minor.abbr for minor in minors), " ".join(str(minor.number) for minor in minors) or None

    slots = slots_on(spot, homes)
    if number != NO_TILE:
        return tile_picture(rules.facts.tiles.turned[number], board.layout, slots)
    if spot.stops or spot.label:
        phases = [phase.name for phase in rules.facts.rules.phases]
        return spot_picture(spot, board.layout, phases, state.phase, slots)
    return None


def _homes(rules: MagRules, state: State, site: int) -> tuple[MinorData, ...]:
    """The minors that start there, as long as they may still come."""
    if not isinstance(state.stack[0], Draft):
        return ()
    return tuple(
        minor
        for minor, home, owner in zip(rules.facts.minors, rules.facts.home_site, state.owner, strict=True)
        if home == site and owner == NOBODY
    )


def _pieces(rules: MagRules, state: State) -> tuple[Piece, ...]:
    """Stations in their slots, in the order in which they were numbered."""
    board, taken, pieces = rules.facts.board, dict[int, int](), list[Piece]()
    for token, site in enumerate(state.token_at):
        if site == UNPLACED:
            continue
        company, slot = rules.token_owner[token], taken.get(site, 0)
        taken[site] = slot + 1
        where = board.sites[site]
        cell, name = board.spots[where.hex].id, company_name(rules, company)
        pieces.append(
            Piece(
                f"station:{name}:{token - rules.first_token[company]}",
                "token",
                cell,
                company_colour(rules, state, company),
                Message("scene-station", {"company": name, "hex": cell}),
                text=str(rules.facts.minors[company].number) if company < rules.minors else "+10",
                slot=f"slot:{cell}:{where.stop}:{slot}",
            )
        )
    return tuple(pieces)


def company_colour(rules: MagRules, state: State, company: int) -> str:
    """A minor shows its owner's colour, a major its own."""
    if company >= rules.minors:
        return COLOURS[rules.facts.majors[company - rules.minors].colour]
    if state.owner[company] == rules.istvan:
        return ISTVAN
    return "ink" if state.owner[company] == NOBODY else f"seat:{state.owner[company]}"


# --- panels -------------------------------------------------------------------------------------------------------


def _panels(rules: MagRules, state: State) -> tuple[Panel, ...]:
    return (
        market(
            rules.facts.market.prices,
            (state.price_at, state.price_order),
            faces(rules),
            _space,
            cells=lambda major: places(rules, state, rules.minors + major),
        ),
        _shares(rules, state),
        sheet(rules, state, _columns(rules)),
        _minors(rules, state),
        _majors(rules, state),
        _trains(rules, state),
        phases(rules, state),
        *istvan_panels(rules, state),
        tile_shelf(rules.facts.tiles, rules.facts.board.layout, state.laid, rules.facts.rules.colours),
    )


def _columns(rules: MagRules) -> tuple[Message, ...]:
    return seat_columns(rules.seats) if rules.solo is None else (*seat_columns(rules.seats), Message("mag-istvan"))


def _space(number: int, price: int, marks: tuple[Mark, ...]) -> Space:
    return Space(f"space:{price}", number % 10, number // 10, price, marks=marks)


def _shares(rules: MagRules, state: State) -> Table:
    """Percent by major and player; the director's figure is strong."""
    rows = []
    for ix, major in enumerate(rules.facts.majors):
        boxes = [
            Box(
                Term("mag-percent", {"held": percent(rules, state, ix, seat)}),
                strong=director(rules, state, ix) == seat,
                id=f"held:{major.id}:{seat}",
            )
            for seat in range(rules.players)
        ]
        boxes.append(Box(len(on_charter(rules, state, ix))))
        boxes.append(Box(price(rules, state, ix), strong=True, id=f"share:{major.id}"))
        face = faces(rules)[ix]
        cells = places(rules, state, rules.minors + ix)
        rows.append(Row(f"major:{major.id}", face.label, tuple(boxes), face.colour, cells=cells))
    columns = (*_columns(rules), Message("column-charter"), Message("column-price"))
    return Table("shares", Message("panel-shares"), columns, tuple(rows))


def _minors(rules: MagRules, state: State) -> Shelf:
    cards = []
    for ix, minor in enumerate(rules.facts.minors):
        owner = state.owner[ix]
        if owner == NOBODY and not isinstance(state.stack[0], Draft):
            continue
        facts = [
            (Message("fact-treasury"), Box(treasury(rules, state, ix), strong=True)),
            (Message("fact-trains"), Box(", ".join(train_names(rules, state, ix)) or "–")),
            (Message("fact-stations"), Box(_tokens_left(rules, state, ix))),
            (Message("fact-terrain"), Box(state.terrain[ix])),
            (Message("fact-home"), Box(Term("hex-place", {"hex": minor.home[rules.facts.map].hex}))),
        ]
        label = Message("scene-minor", {"number": minor.number, "name": minor.name, "abbr": minor.abbr})
        colour = company_colour(rules, state, ix)
        cells = places(rules, state, ix) or (minor.home[rules.facts.map].hex,)
        cards.append(Card(card_of(rules, ix), label, colour, tuple(facts), faded=owner == NOBODY, cells=cells))
    return Shelf("minors", Message("panel-minors"), tuple(cards))


def _tokens_left(rules: MagRules, state: State, company: int) -> int:
    return stations_in_all(rules, state, company) - len(stations_of(rules, state, company))


def _majors(rules: MagRules, state: State) -> Shelf:
    cards = []
    for ix, major in enumerate(rules.facts.majors):
        company = rules.minors + ix
        seat = decider(rules, state, company)
        marks = () if seat == NOBODY else (Mark("director", f"seat:{seat}", Message("scene-director")),)
        facts = (
            (Message("fact-treasury"), Box(treasury(rules, state, company), strong=True)),
            (Message("column-price"), Box(price(rules, state, ix))),
            (Message("fact-charter"), Box(len(on_charter(rules, state, ix)))),
            (Message("fact-business"), Box(business(rules, ix))),
            (Message("fact-stations"), Box(_tokens_left(rules, state, company))),
        )
        label = Message("scene-major", {"name": major.name, "abbr": major.abbr})
        colour, cells = COLOURS[major.colour], places(rules, state, company)
        cards.append(Card(card_of(rules, company), label, colour, facts, marks, cells=cells))
    return Shelf("majors", Message("panel-majors"), tuple(cards))


def _trains(rules: MagRules, state: State) -> Shelf:
    """The stacks; a type that still starts a phase says so."""
    cards = []
    for kind, train in enumerate(rules.facts.rules.trains):
        starts = train.starts_phase and not state.used_stacks >> kind & 1
        facts = (
            (Message("fact-price"), Box(train.price)),
            (Message("fact-builder"), Box(rules.facts.majors[rules.facts.major_ix[train.major]].abbr)),
        )
        marks = (Mark("phase", "warning", Message("scene-starts-phase")),) if starts else ()
        cards.append(Card(f"train:{train.name}", Message("scene-train", {"train": train.name}), None, facts, marks))
    idle = (Message("fact-idle"), Box(state.idle_rounds))
    cards.append(Card("idle", Message("scene-no-train-sold"), None, (idle,)))
    return Shelf("trains", Message("panel-trains"), tuple(cards))


def _player(rules: MagRules, state: State, seat: int, turn: bool) -> PlayerRow:
    minors = [minor.abbr for minor, owner in zip(rules.facts.minors, state.owner, strict=True) if owner == seat]
    facts = (
        Fact(Message("fact-cash"), state.purse[seat + 1]),
        Fact(Message("fact-worth"), worth(rules, state, seat), _worth_parts(rules, state, seat)),
        certificates(rules.facts.issue, state.cert_at, seat + 1, rules.cert_limit, faces(rules)),
        Fact(Message("fact-minors"), ", ".join(minors) or "–"),
    )
    return PlayerRow(seat, facts, turn=turn, first=state.priority == seat)


def _worth_parts(rules: MagRules, state: State, seat: int) -> tuple[Message, ...]:
    """IX.2: cash, and the shares of each major at its price."""
    parts = [Message("worth-cash", {"amount": state.purse[seat + 1]})]
    for ix, major in enumerate(rules.facts.majors):
        shares, amount = percent(rules, state, ix, seat) // rules.facts.issue.share, share_worth(rules, state, ix, seat)
        if shares:
            args: dict[str, Arg] = {"major": major.abbr, "shares": shares, "price": price(rules, state, ix)}
            args["amount"] = amount
            parts.append(Message("worth-major", args))
    return tuple(parts)


def result(rules: MagRules, state: State) -> Result | None:
    """IX.2, R35: cash and shares; XI: István has no seat, so nobody wins where he has won, or where it is a draw."""
    frame, players = state.stack[0], range(rules.players)
    if not isinstance(frame, Over):
        return None
    held = [(face, [share_worth(rules, state, ix, seat) for seat in players]) for ix, face in enumerate(faces(rules))]
    found = stock.result(f"log-over-{frame.reason}", _columns(rules), state.purse[1 : 1 + rules.players], held)
    if rules.solo is None:
        return found
    own, istvan = found.scores
    reason = Message(solo_outcome(own, istvan), {"own": own, "istvan": istvan})
    return Result(reason, (0,) if own > istvan else (), (own,), found.sheet)
