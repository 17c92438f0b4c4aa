"""What a company sees of the board: network, stations, reach and the value of stops, kept while nothing changes."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import UNPLACED, State
from railhead.kernel.kept import KeptByIdentity
from railhead.rail.network import Network, network
from railhead.rail.reach import Stations, View, stations

KEPT = 256


def net_of(rules: MagRules, state: State) -> Network:
    return network(rules.facts.board, rules.facts.tiles, state.laid)


def placed(rules: MagRules, state: State) -> list[tuple[int, int]]:
    """The stations on the board, as company and site."""
    return [(rules.token_owner[token], site) for token, site in enumerate(state.token_at) if site != UNPLACED]


_views = KeptByIdentity[View](KEPT)
_values = KeptByIdentity[tuple[int, ...]](KEPT)


def view(rules: MagRules, state: State, company: int) -> View:
    """VI.3.2, ruling R12: by track from the own stations; red areas and blocked cities are ends, mines are not."""

    def find() -> View:
        net = net_of(rules, state)
        return View(net, stations(net, placed(rules, state), company, ends=rules.kinds.red))

    return _views.get((state.laid, state.token_at), (company,), find)


def reaches_two(seen: View) -> bool:
    """Whether at least two stops are in reach (ruling R38), without looking for all of them."""
    own = seen.seen.own
    return own.bit_count() > 1 or (own > 0 and bool(seen.net.links(own.bit_length() - 1)))


def running(rules: MagRules, seen: View) -> Stations:
    """VI.3.7: the board as trains see it, which enter mines only with the car for them."""
    return replace(seen.seen, closed=rules.kinds.mine)


def stop_values(rules: MagRules, state: State) -> tuple[int, ...]:
    """VI.3.7, VI.3.9a: by site, what a stop pays in this phase, the markers of majors included."""

    def find() -> tuple[int, ...]:
        values = net_of(rules, state).values(state.phase)
        bonus = rules.facts.major_rules.station_bonus
        for token in range(rules.first_token[rules.minors], rules.first_token[-1]):
            if state.token_at[token] != UNPLACED:
                values[state.token_at[token]] += bonus
        return tuple(values)

    return _values.get((state.laid, state.token_at), (state.phase,), find)
