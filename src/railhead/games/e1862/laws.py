"""Laws of conservation that hold after every action."""

from __future__ import annotations

from railhead.games.e1862.facts import ISSUE, SHARES, facts
from railhead.games.e1862.holdings import clockwise, director_cert, director_seat, players, shares, treasury
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import (
    BOX,
    COMPANIES,
    ESTATE,
    IPO,
    POOL,
    AfterMerger,
    Exchange,
    State,
    account,
)
from railhead.games.e1862.track import LONDON, net_of
from railhead.stock.laws import check_director, check_market, check_money
from railhead.stock.trains import DEPOT, GONE


def check(rules: E1862Rules, state: State) -> None:
    """Raises AssertionError where money or a piece is lost or doubled, or a rule about holdings is broken."""
    check_money(state.purse, rules.facts.game.bank)  # 2.4.4, 10.2: 15,000 in all; only the bank may owe
    rules.rulings.check(state)
    _check_certificates(rules, state)
    _check_trains(rules, state)
    _check_tiles(rules, state)
    _check_markers(rules, state)
    _check_market(state)


def _check_certificates(rules: E1862Rules, state: State) -> None:
    """6.3: eight certificates of each company; nobody has more than the director, who has three shares at least."""
    places = {IPO, POOL, *(account(seat) for seat in range(rules.seats))}
    exchanging = {c for f in state.stack if isinstance(f, Exchange | AfterMerger) for c in (f.survivor, f.lost)}
    for company, charter in enumerate(state.company):
        at = state.cert_at[director_cert(company) : director_cert(company + 1)]
        if charter.group is None:
            assert set(at) == {BOX}
        elif not charter.started:
            assert set(at) == {IPO}
        elif company not in exchanging:
            assert set(at) <= places | {treasury(state, company)}
            check_director(ISSUE, state.cert_at, company, players(state, 0))
            assert at[0] == POOL or director_seat(state, company) is not None
            assert sum(shares(state, company, place) for place in {*places, treasury(state, company)}) == SHARES


def _check_trains(rules: E1862Rules, state: State) -> None:
    """7.9: cards are sold from the top; what was sold is with a launched company or gone, the rest has no type yet."""
    sold = state.train_at.index(DEPOT)
    assert set(state.train_at[sold:]) == {DEPOT}
    assert set(state.train_type[sold:]) == {-1}
    assert set(state.warranties[sold:]) == {0}
    first = len(state.purse) - COMPANIES
    for train, owner in enumerate(state.train_at[:sold]):
        assert state.train_type[train] >= 0
        assert 0 <= state.warranties[train] <= rules.facts.game.warranties.most
        assert owner == GONE or owner <= ESTATE or state.company[owner - first].floated
    assert state.phase == (rules.band_of(sold - 1) if sold else 0)


def _check_tiles(rules: E1862Rules, state: State) -> None:
    """Small stations are on lines only."""
    for tile, marks in zip(state.laid, state.marks, strict=True):
        lines = () if tile < 0 else rules.facts.tiles.turned[tile].lines
        assert marks < 1 << len(lines)


def _check_markers(rules: E1862Rules, state: State) -> None:
    """7.7: no station over its slots, one marker of a company in a place, no more than it may own."""
    net = net_of(state)
    for site in {marker.site for marker in state.markers}:
        there = [marker for marker in state.markers if marker.site == site]
        assert len(there) <= net.slots(site)
        assert len({marker.slot for marker in there}) == len({marker.company for marker in there}) == len(there)
        assert site == LONDON or all(marker.slot < net.slots(site) for marker in there)
    merging = {frame.lost for frame in state.stack if isinstance(frame, AfterMerger)}
    for company, charter in enumerate(state.company):
        placed = sum(marker.company == company for marker in state.markers)
        assert charter.floated or not placed
        assert charter.markers >= 0
        assert company in merging or placed + charter.markers <= rules.most_markers
        assert len(clockwise(state, 0)) == rules.seats


def _check_market(state: State) -> None:
    check_market(state.price_at, state.price_order, len(facts().market.prices))
    assert all(state.price_at[c] > 0 for c, charter in enumerate(state.company) if charter.floated)
