"""What a company sees of the board: network, stations, reach and the value of stops, kept while nothing changes."""

from __future__ import annotations

from collections import OrderedDict

from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import UNPLACED, State
from railhead.rail.network import Network, network
from railhead.rail.reach import Reach, Stations, reach, stations

KEPT = 256


def net_of(rules: MagRules, state: State) -> Network:
    return network(rules.facts.board, rules.facts.tiles, state.laid)


class View:
    """The board as one company sees it."""

    __slots__ = ("_reach", "held", "net", "seen")

    def __init__(self, rules: MagRules, state: State, company: int) -> None:
        self.held = (state.laid, state.token_at)  # their ids are the key, so they must live as long as this does
        self.net = net_of(rules, state)
        owner = rules.token_owner
        placed = [(owner[token], site) for token, site in enumerate(state.token_at) if site != UNPLACED]
        self.seen = stations(self.net, placed, company, ends=rules.kinds.red)
        self._reach: Reach | None = None

    @property
    def reach(self) -> Reach:
        """VI.3.2, ruling R 12: by track from the own stations; red areas and blocked cities are ends, mines are not."""
        if self._reach is None:
            self._reach = reach(self.net, self.seen)
        return self._reach

    @property
    def reaches_two(self) -> bool:
        """Whether at least two stops are in reach (ruling R 38), without looking for all of them."""
        own = self.seen.own
        return own.bit_count() > 1 or (own > 0 and bool(self.net.links(own.bit_length() - 1)))

    def running(self, mines: int) -> Stations:
        """VI.3.7: the same for trains, which enter mines only with the car for them."""
        return Stations(self.seen.own, self.seen.blocked, self.seen.ends, mines)


_views: OrderedDict[tuple[int, int, int], View] = OrderedDict()


def view(rules: MagRules, state: State, company: int) -> View:
    """The view of a company in a position; asking again costs nothing."""
    key = (id(state.laid), id(state.token_at), company)
    found = _views.get(key)
    if found is None:
        found = _views[key] = View(rules, state, company)
        if len(_views) > KEPT:
            _views.popitem(last=False)
    return found


class _Values:
    __slots__ = ("held", "values")

    def __init__(self, rules: MagRules, state: State) -> None:
        self.held = (state.laid, state.token_at)
        values = net_of(rules, state).values(state.phase)
        bonus = rules.facts.major_rules.station_bonus
        for token in range(rules.first_token[rules.minors], rules.first_token[-1]):
            if state.token_at[token] != UNPLACED:
                values[state.token_at[token]] += bonus
        self.values = tuple(values)


_values: OrderedDict[tuple[int, int, int], _Values] = OrderedDict()


def stop_values(rules: MagRules, state: State) -> tuple[int, ...]:
    """VI.3.7: by site, what a stop pays in this phase, the markers of majors included."""
    key = (id(state.laid), id(state.token_at), state.phase)
    found = _values.get(key)
    if found is None:
        found = _values[key] = _Values(rules, state)
        if len(_values) > KEPT:
            _values.popitem(last=False)
    return found.values
