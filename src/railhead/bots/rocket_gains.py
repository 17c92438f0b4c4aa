"""What a cube or a station would add to a position of Rocket, without playing each of them.

Three of four actions that a player looks at are of this kind. They touch one row and one column of the chart, or the
lines that may come over one hex; everything else of the position is valued once. It is the same worth as that of
the position after the action.
"""

from __future__ import annotations

from msgspec.structs import replace

from railhead.bots.rocket_value import Cubes, Value, reached_cities
from railhead.games.rocket.invest import Invest, slot_of
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Turn, open_lines
from railhead.games.rocket.station import Station
from railhead.games.rocket.turn import may_end_now
from railhead.kernel.action import Action


class Gains:
    """The worth of actions in one position for the seat whose turn it is."""

    def __init__(self, value: Value, rules: RocketRules, state: RocketState, turn: Turn) -> None:
        self.value, self.rules, self.state, self.seat = value, rules, state, turn.seat
        self.ends = may_end_now(rules, state, turn)
        self.left = value.left(state)
        self.views = value.views(rules, state, self.left)
        self.rows = value.by_seat(rules, state)
        self.reached = reached_cities(state)
        self.to_come = [0.0] * len(rules.board.cities)
        for view in self.views:
            for city, chance in view.regular:
                self.to_come[city] += chance
        self.before: dict[tuple[str, int], list[float]] = {}

    def worth(self, action: Action) -> float | None:
        """What the position after the action is worth; None where it has to be played to be known."""
        if self.ends:
            return None
        if isinstance(action, Invest):
            return self.value.against(self._cube(slot_of(self.rules)[action.city, action.industry]), self.seat)
        if isinstance(action, Station) and action.source is None:
            return self.value.against(self._station(self.rules.board.index[action.to]), self.seat)
        return None

    def _cube(self, group: int) -> list[float]:
        """10.1: points by seat with one more cube: its city's row and its industry's column change."""
        slots, cubes = self.rules.board.slots[group], self.state.cubes
        after = [0.0] * len(self.rows)
        more = (*cubes[:group], (*cubes[group], self.seat), *cubes[group + 1 :])
        self._row(more, slots.city, after)
        self._column(more, slots.industry, after)
        city, industry = self.before.get(("city", slots.city)), self.before.get(("industry", slots.industry))
        if city is None:
            city = self.before["city", slots.city] = [0.0] * len(self.rows)
            self._row(cubes, slots.city, city)
        if industry is None:
            industry = self.before["industry", slots.industry] = [0.0] * len(self.rows)
            self._column(cubes, slots.industry, industry)
        return [row + new - a - b for row, new, a, b in zip(self.rows, after, city, industry, strict=True)]

    def _row(self, cubes: Cubes, city: int, pays: list[float]) -> None:
        self.value.pay_city(self.rules, cubes, city, self.to_come[city], self.left, pays)

    def _column(self, cubes: Cubes, industry: int, pays: list[float]) -> None:
        self.value.pay_industry(self.rules, cubes, industry, self.reached, self.left, pays)

    def _station(self, hex_: int) -> list[float]:
        """11.1: points by seat with one more station: the lines that may come over it pay otherwise."""
        rows, place = list(self.rows), self.rules.board.bit[hex_]
        after = replace(self.state, stations=(*self.state.stations, (hex_, self.seat)))
        for line, view in zip(open_lines(self.state), self.views, strict=True):
            if view.reach is not None and any(hexes & place for hexes in view.reach[0]):
                connected = self.value.connected(self.rules.board, after, view)
                pays = self.value.pay_line(view, self.state.shares[line], connected, self.left)
                rows = [row + new - old for row, new, old in zip(rows, pays, view.pays, strict=True)]
        return rows
