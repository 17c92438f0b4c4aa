"""Everything about companies and players in one table, in operating order; and what each phase brings."""

from __future__ import annotations

from railhead.games.mag.holdings import (
    certificates_of,
    director,
    on_charter,
    percent,
    price,
    stations_in_all,
    stations_of,
    train_names,
    treasury,
    worth,
)
from railhead.games.mag.names import business, company_name, faces
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import NOBODY, OperatingRound, State
from railhead.kernel.message import Message, Term
from railhead.view import stock
from railhead.view.scene import Box, Row, Table

COLUMNS = ("order", "price", "money", "trains", "stations", "business")


def sheet(rules: MagRules, state: State, people: tuple[Message, ...]) -> Table:
    """VI.1: minors, then majors, as they operate; then the players' totals. `people`: the columns of the players."""
    minors = [minor for minor, owner in enumerate(state.owner) if owner != NOBODY]
    majors = range(rules.minors, rules.minors + len(rules.facts.majors))
    rows = (_company(rules, state, company, len(people)) for company in (*minors, *majors))
    totals = [
        (state.purse[seat + 1], f"{certificates_of(rules, state, seat)}/{rules.cert_limit}", worth(rules, state, seat))
        for seat in range(rules.players)
    ]
    return stock.sheet(COLUMNS, people, ("charter",), rows, totals)


def _company(rules: MagRules, state: State, company: int, people: int) -> Row:
    """A minor belongs to one player, a major to those who hold its shares; the director's figure is strong."""
    money = Box(treasury(rules, state, company))
    left = Box(stations_in_all(rules, state, company) - len(stations_of(rules, state, company)))
    cells = places(rules, state, company)
    label, order = Message("place-name", {"name": company_name(rules, company)}), Box(_sign(state, company))
    if company < rules.minors:
        owner = state.owner[company]
        trains = Box(", ".join(train_names(rules, state, company)) or "–")
        own = tuple(Box("●" if seat == owner else "") for seat in range(people))
        colour = f"seat:{owner}" if owner != rules.istvan else None
        boxes = (order, Box(), money, trains, left, Box(), *own, Box())
        return Row(f"sheet:minor:{company}", label, boxes, colour, cells=cells)
    major = company - rules.minors
    directs, face = director(rules, state, major), faces(rules)[major]
    shares = tuple(
        Box(Term("mag-percent", {"held": percent(rules, state, major, seat)}), strong=seat == directs)
        for seat in range(people)
    )
    works = Box(business(rules, major))
    boxes = (
        order, Box(price(rules, state, major), strong=True), money, Box(), left, works, *shares,
        Box(len(on_charter(rules, state, major))),
    )  # fmt: skip
    return Row(f"sheet:{rules.facts.majors[major].id}", label, boxes, face.colour, cells=cells)


def places(rules: MagRules, state: State, company: int) -> tuple[str, ...]:
    """Where a company's stations are on the map."""
    return tuple(dict.fromkeys(rules.facts.board.hex_of(site) for site in stations_of(rules, state, company)))


def _sign(state: State, company: int) -> str:
    """VI.1: at work, or how many come before it in this operating round, or done."""
    frame = state.stack[0]
    if not isinstance(frame, OperatingRound):
        return ""
    if company in frame.queue:
        return str(frame.queue.index(company) + 1)
    top = state.stack[-1]
    at_work = {getattr(top, "minor", None), getattr(top, "company", None)}
    return "▶" if company in at_work else "✓"


def phases(rules: MagRules, state: State) -> Table:
    """VI.3.9: phase by phase the operating rounds, the price of rail cars, and the off-board bonus."""
    rows = []
    for ix, phase in enumerate(rules.facts.rules.phases):
        cars = "/".join(str(cost) for cost in phase.car_prices)
        boxes = (Box(phase.operating_rounds), Box(cars), Box(f"+{phase.offboard_bonus}"))
        label = Message("stage-phase", {"phase": Term(f"mag-colour-{phase.name}")})
        rows.append(Row(f"phase:{phase.name}", label, boxes, faded=ix < state.phase))
    return Table("phases", Message("panel-phases"), stock.columns("rounds", "cars", "bonus"), tuple(rows))
