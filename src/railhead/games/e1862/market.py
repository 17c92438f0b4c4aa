"""The zigzag market (6.4.2, 7.8.5): share prices, and what moves them."""

from __future__ import annotations

from railhead.games.e1862.effects import ReachTop
from railhead.games.e1862.facts import facts
from railhead.games.e1862.rules import E1862Play
from railhead.games.e1862.state import State
from railhead.stock.effects import move_price
from railhead.stock.market import OFF_MARKET

CELLS = facts().game.market.cells
TOP = len(CELLS) - 1
PARS = facts().game.market.chartered_pars


def cell_below(price: int) -> int:
    """7.5.3: the cell of a price, rounded down to one of the market.

    >>> CELLS[cell_below(118)], CELLS[cell_below(87)]
    (116, 86)
    """
    return max(cell for cell, there in enumerate(CELLS) if there <= price)


def par_below(price: int) -> int:
    """Where the par marker stands (6.5.3, 7.5.4): the highest charter value not above the price, at least the lowest.

    >>> par_below(134), par_below(71), par_below(31)
    (100, 68, 54)
    """
    return max((par for par in PARS if par <= price), default=PARS[0])


def ignored_shares(price: int) -> int:
    """6.4.2: how many shares sold by another than the director do not move the price.

    >>> [ignored_shares(price) for price in (36, 40, 200, 210, 400)]
    [1, 0, 0, 1, 2]
    """
    return [row.shares for row in facts().game.market.ignored_shares if row.from_ <= price][-1]


def cells_fallen(price: int, sold: int, *, by_director: bool) -> int:
    """6.4.2: one cell for each share, but for those ignored."""
    return sold if by_director else max(0, sold - ignored_shares(price))


def columns_moved(price: int, paid: int) -> int:
    """7.8.5: columns to the right by what was paid in all; one to the left if nothing was.

    >>> [columns_moved(100, paid) for paid in (0, 90, 100, 200, 390, 400, 900)]
    [-1, 0, 1, 2, 3, 4, 4]
    """
    return min(paid // price, facts().game.market.most_dividend_columns) if paid else -1


def move_cells(play: E1862Play, company: int, cells: int) -> None:
    """Move a marker along the zigzag; it stops at either end. Nothing moves for 0 cells."""
    now = play.state.price_at[company]
    if now == OFF_MARKET or cells == 0:
        return
    target = play.rules.facts.market.target(now, cells)
    if target != now:
        set_cell(play, company, target)


def set_cell(play: E1862Play, company: int, cell: int, *, may_end: bool = True) -> None:
    """A marker arrives on a cell; the last one ends the game (10.1)."""
    move_price(play, company, cell)
    if cell == TOP and may_end and not play.state.top:
        play.do(ReachTop(company))


def is_worthless(state: State, company: int) -> bool:
    """7.12: the marker lies on the cell of 0."""
    return state.price_at[company] == 0
