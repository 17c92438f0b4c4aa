"""Everything about companies and players in one table, in operating order; and what each phase brings."""

from __future__ import annotations

from railhead.games.e1862.depot import next_train
from railhead.games.e1862.facts import BANDS
from railhead.games.e1862.holdings import (
    cash,
    cash_of,
    certificates,
    director_seat,
    owned_trains,
    price,
    shares,
    treasury,
    worth,
)
from railhead.games.e1862.names import permits, train_name
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import IPO, POOL, Operating, State, account
from railhead.games.e1862.track import LONDON
from railhead.kernel.message import Message, Term
from railhead.view import stock
from railhead.view.scene import Box, Row, Table

#: 11.1: with one type of train there are no permits
COLUMNS = ("order", "price", "par", "money", "trains", "permits", "markers")


def sheet(rules: E1862Rules, state: State) -> Table:
    """7.1: the companies as they operate, then the players' totals."""
    rows = (_company(rules, state, company, sign) for company, sign in _in_order(state))
    names = [name for name in COLUMNS if name != "permits" or not rules.simple]
    totals = [
        (cash(state, seat), f"{certificates(state, seat)}/{state.certificate_limit}", worth(rules, state, seat))
        for seat in range(rules.seats)
    ]
    return stock.sheet(names, stock.seat_columns(rules.seats), ("ipo", "pool", "treasury"), rows, totals)


def _in_order(state: State) -> list[tuple[int, str]]:
    """The companies with their place in this operating round: done, at work, or how many come before; by price else."""
    started = [ix for ix in state.price_order if state.company[ix].started]
    started += [ix for ix, company in enumerate(state.company) if company.started and ix not in started]
    frame = next((one for one in state.stack if isinstance(one, Operating)), None)
    if frame is None:
        return [(ix, "") for ix in started]
    at_work = {getattr(one, "company", None) for one in state.stack}
    rest = [ix for ix in frame.order if ix in started and not frame.done >> ix & 1 and ix not in at_work]
    order = [ix for ix in frame.order if ix in started]
    order += [ix for ix in started if ix not in order]
    signs = {ix: str(place) for place, ix in enumerate(rest, 1)} | {ix: "▶" for ix in started if ix in at_work}
    return [(ix, signs.get(ix, "✓" if frame.done >> ix & 1 else "")) for ix in order]


def _company(rules: E1862Rules, state: State, ix: int, sign: str) -> Row:
    charter, printed, director = state.company[ix], rules.facts.companies[ix], director_seat(state, ix)
    trains = ", ".join(train_name(rules, state, train) for train in owned_trains(state, ix))
    boxes = (
        Box(sign, strong=sign == "▶"),
        Box(price(state, ix), strong=True),
        Box(charter.par),
        Box(cash_of(state, ix)),
        Box(trains or "–"),
        *(() if rules.simple else (Box(permits(charter.permits)),)),
        Box(charter.markers),
        *(Box(shares(state, ix, account(seat)), strong=seat == director) for seat in range(rules.seats)),
        *(Box(shares(state, ix, place)) for place in (IPO, POOL, treasury(state, ix))),
    )
    label = Message("place-name", {"name": printed.id})
    cells = places(rules, state, ix)
    faded = not charter.floated
    return Row(f"sheet:{printed.id}", label, boxes, printed.colour, faded, cells, printed.text_colour)


def places(rules: E1862Rules, state: State, ix: int) -> tuple[str, ...]:
    """Where a company stands on the map: its home, and its markers."""
    board = rules.facts.board
    stands = [board.hex_of(marker.site) for marker in state.markers if marker.company == ix and marker.site != LONDON]
    return tuple(dict.fromkeys((rules.facts.companies[ix].home, *stands)))


def phases(rules: E1862Rules, state: State) -> Table:
    """9: phase by phase what is on sale, what rusts with it, and the limits."""
    first, rows = next_train(state), list[Row]()
    for ix, band in enumerate(rules.facts.game.trains):
        left = sum(rules.band_of(train) == ix for train in range(first, len(rules.cards)))
        phase = rules.facts.game.phases[band.band]
        rusted = [BANDS[old] for old in range(len(BANDS)) if rules.rusts(old) == band.band]
        limit = phase.simple if rules.simple else phase.in_all or phase.per_type
        boxes = (
            Box(", ".join(band.name(kind) for kind in rules.types)),
            Box(band.cost, strong=rules.band_of(first) == ix),
            Box("∞" if ix == len(BANDS) - 1 else left),
            Box(", ".join(rusted) or "–", strong=bool(rusted)),
            Box(limit),
            Box(phase.operating_rounds),
        )
        newest = Term(f"tiles-{phase.colours[-1]}")
        label = Message("phase-row", {"phase": band.band, "tiles": newest})
        rows.append(Row(f"phase:{band.band}", label, boxes, faded=ix < state.phase))
    heads = stock.columns("trains", "price", "left", "rusts", "limit", "rounds")
    return Table("phases", Message("panel-phases"), heads, tuple(rows))
