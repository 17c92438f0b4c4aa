"""What a company sees of the board: network, stations, reach and the value of stops, kept while nothing changes."""

from __future__ import annotations

from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import UNPLACED, State
from railhead.kernel.kept import KeptByIdentity
from railhead.rail.network import Network, network
from railhead.rail.reach import Reach, Stations, reach, stations

KEPT = 256


def net_of(rules: MagRules, state: State) -> Network:
    return network(rules.facts.board, rules.facts.tiles, state.laid)


class View:
    """The board as one company sees it."""

    __slots__ = ("_reach", "net", "seen")

    def __init__(self, rules: MagRules, state: State, company: int) -> None:
        self.net = net_of(rules, state)
        owner = rules.token_owner
        placed = [(owner[token], site) for token, site in enumerate(state.token_at) if site != UNPLACED]
        self.seen = stations(self.net, placed, company, ends=rules.kinds.red)
        self._reach: Reach | None = None

    @property
    def reach(self) -> Reach:
        """VI.3.2, ruling R12: by track from the own stations; red areas and blocked cities are ends, mines are not."""
        if self._reach is None:
            self._reach = reach(self.net, self.seen)
        return self._reach

    @property
    def reaches_two(self) -> bool:
        """Whether at least two stops are in reach (ruling R38), without looking for all of them."""
        own = self.seen.own
        return own.bit_count() > 1 or (own > 0 and bool(self.net.links(own.bit_length() - 1)))

    def running(self, mines: int) -> Stations:
        """VI.3.7: the same for trains, which enter mines only with the car for them."""
        return Stations(self.seen.own, self.seen.blocked, self.seen.ends, mines)


_views = KeptByIdentity[View](KEPT)
_values = KeptByIdentity[tuple[int, ...]](KEPT)


def view(rules: MagRules, state: State, company: int) -> View:
    """The view of a company in a position; asking again costs nothing."""
    return _views.get((state.laid, state.token_at), (company,), lambda: View(rules, state, company))


def stop_values(rules: MagRules, state: State) -> tuple[int, ...]:
    """VI.3.7: by site, what a stop pays in this phase, the markers of majors included."""

    def find() -> tuple[int, ...]:
        values = net_of(rules, state).values(state.phase)
        bonus = rules.facts.major_rules.station_bonus
        for token in range(rules.first_token[rules.minors], rules.first_token[-1]):
            if state.token_at[token] != UNPLACED:
                values[state.token_at[token]] += bonus
        return tuple(values)

    return _values.get((state.laid, state.token_at), (state.phase,), find)
