"""Laws of conservation that hold after every action."""

from __future__ import annotations

from railhead.games.mag.holdings import stations_of
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import CHARTER, NOBODY, UNPLACED, State
from railhead.games.mag.track import net_of
from railhead.stock.laws import check_director, check_market, check_money


def check(rules: MagRules, state: State) -> None:
    """Raises AssertionError where money or a piece is lost or doubled, or a rule about holdings is broken."""
    check_money(state.purse, 0)
    _check_certificates(rules, state)
    _check_trains(rules, state)
    _check_tiles(rules, state)
    _check_stations(rules, state)
    check_market(state.price_at, state.price_order, len(rules.facts.market.prices))
    assert min(state.price_at) >= 0


def _check_certificates(rules: MagRules, state: State) -> None:
    """VII.5, VII.6: a director where somebody has 20 %, and nobody has more than the director."""
    assert all(0 <= holder <= rules.players for holder in state.cert_at)
    for major in range(len(rules.facts.majors)):
        check_director(rules.facts.issue, state.cert_at, major, range(1, rules.players + 1))


def _check_trains(rules: MagRules, state: State) -> None:
    """VI.3.8: two trains at most, in the stacks or with minors in play."""
    first = 1 + rules.players
    for minor in range(rules.minors):
        count = state.train_at.count(first + minor)
        assert count <= rules.facts.minor_rules.train_limit
        assert count == 0 or state.owner[minor] != NOBODY
    assert all(owner == CHARTER or first <= owner < first + rules.minors for owner in state.train_at)
    assert len(state.train_at) == len(rules.facts.train_kind)


def _check_tiles(rules: MagRules, state: State) -> None:
    """VI.3.3.1: 150 tiles, on the map or in the supply."""
    left = rules.facts.tiles.left(state.laid)
    assert min(left) >= 0
    assert sum(left) + sum(tile >= 0 for tile in state.laid) == sum(piece.count for piece in rules.facts.tiles.supply)


def _check_stations(rules: MagRules, state: State) -> None:
    """VI.3.4, VI.4.2: no city over its spaces, one station of a company on a hex."""
    net, board = net_of(rules, state), rules.facts.board
    for site in {site for site in state.token_at if site != UNPLACED}:
        assert state.token_at.count(site) <= net.slots(site)
    for company in range(rules.companies):
        hexes = [board.sites[site].hex for site in stations_of(rules, state, company)]
        assert len(hexes) == len(set(hexes))
