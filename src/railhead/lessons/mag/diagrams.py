"""VIII.2 as a picture: how far a dividend moves the price, on the large map and on the small one."""

from __future__ import annotations

from railhead.games.mag.facts import MapName, facts
from railhead.view.diagram import Diagram, Moves

#: the space in the picture from which the marker goes
START = 6


def dividend(map_name: MapName) -> Diagram:
    rows = facts(map_name).rules.dividend_moves
    first, last = START + min(row.move for row in rows), START + max(row.move for row in rows)
    sums = tuple((row.move - min(row.move for row in rows), str(row.least)) for row in rows)
    return Moves(facts(map_name).market.prices[first : last + 1], START - first, sums)


DIAGRAMS = {"VIII.2": lambda: dividend("multi"), "Xd": lambda: dividend("two")}
