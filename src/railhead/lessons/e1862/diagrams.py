"""5.2.4 and 7.8.5a as pictures: the shares of two companies before and after the merger of the lesson about it, and how
far a dividend moves the price."""

from __future__ import annotations

from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import shares
from railhead.games.e1862.market import CELLS, cell_below, columns_moved
from railhead.games.e1862.state import IPO, POOL, State, account
from railhead.kernel.message import Message
from railhead.lessons.lesson import lesson
from railhead.lessons.runner import play
from railhead.view.diagram import Diagram, Exchange, Held, Moves

MERGED = ("ESR", "EUR")
#: the price from which the marker goes, and the cells of a column
PRICE, STEP = 100, 2


def exchange() -> Diagram:
    taught = lesson("1862", "mergers")
    assert taught is not None
    done = [step.do for step in taught.part[0].step[:2] if step.do is not None]
    before, after = (play(taught, 0, acts).table.state for acts in ([], done))
    holders = [("lesson-you", account(0)), ("lesson-anna", account(1)), ("column-ipo", IPO), ("column-pool", POOL)]
    rows = [Held(Message(who), _held(before, holder), _held(after, holder)) for who, holder in holders]
    companies = [one for one in facts().companies if one.id in MERGED]
    shown = tuple(row for row in rows if any(row.before + row.after))
    return Exchange(tuple((one.id, one.colour) for one in companies), shown)


def _held(state: State, holder: int) -> tuple[int, ...]:
    numbers = [ix for ix, one in enumerate(facts().companies) if one.id in MERGED]
    return tuple(shares(state, ix, holder) if state.company[ix].started else 0 for ix in numbers)


def dividend() -> Diagram:
    """The columns around a price, and the least revenue that leads to each."""
    here = cell_below(PRICE)
    columns = {columns_moved(PRICE, paid): paid for paid in range(10 * PRICE, -1, -10)}
    sums = tuple((ix, str(columns[column])) for ix, column in enumerate(sorted(columns)))
    prices = tuple(CELLS[here + STEP * column] for column in sorted(columns))
    return Moves(prices, sorted(columns).index(0), sums)


DIAGRAMS = {"5.2.4": exchange, "7.8.5a": dividend}
