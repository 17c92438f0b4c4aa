"""The mechanisms of stock/ beside their doctests."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railhead.stock import certificates, market, purse, trains
from railhead.stock.certificates import Issue
from railhead.stock.market import Market

ISSUE = Issue(20, 10, 8)


@pytest.mark.parametrize("module", [purse, certificates, market, trains], ids=lambda module: module.__name__)
def test_doctests(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 100))))
def test_money_is_conserved(payments: list[tuple[int, int, int]]) -> None:
    accounts: purse.Purse = (1000, 5, 5, 5, 5)
    for src, dst, amount in payments:
        accounts = purse.transfer(accounts, src, dst, amount)
    assert sum(accounts) == 1020


def test_director_changes_only_for_more() -> None:
    held = (1, 1, 2, 2, 2, 3, 3, 3, 0)  # 30 % each
    assert certificates.new_director(ISSUE, held, 0, (2, 3)) is None
    held = (1, 0, 2, 2, 2, 3, 3, 3, 0)  # the director has 20 %
    assert certificates.new_director(ISSUE, held, 0, (2, 3)) == 2
    assert certificates.new_director(ISSUE, held, 0, (3, 2)) == 3


@given(st.lists(st.integers(-1, 4), min_size=9, max_size=9))
def test_percentages_add_up(places: list[int]) -> None:
    cert_at = tuple(places)
    assert sum(certificates.percent(ISSUE, cert_at, 0, holder) for holder in range(-1, 5)) == 100


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-3, 3)), max_size=30))
def test_markers_arrive_below(moves: list[tuple[int, int]]) -> None:
    track = Market((55, 60, 65, 70))
    spaces: market.Spaces = (1, 1, 2, 3)
    order: market.Order = (0, 1, 2, 3)
    for company, steps in moves:
        target = track.target(spaces[company], steps)
        there = sum(space == target for other, space in enumerate(spaces) if other != company)
        spaces, order = market.moved(spaces, order, company, target)
        assert market.depth(spaces, order, company) == there
    ranking = market.operating_order(spaces, order)
    assert [spaces[c] for c in ranking] == sorted(spaces, reverse=True)


def test_trains_owned() -> None:
    train_at = (0, 7, 0, 7, 3)
    assert trains.owned(train_at, 7) == [1, 3]
    assert trains.owned(train_at, 9) == []
    assert trains.first(train_at, 7, 1, (0, 0, 1, 1, 1)) == 3
    assert trains.first(train_at, 0, 2, (0, 0, 1, 1, 1)) is None


def test_places_as_saved_states_have_them() -> None:
    """Snapshots and digests hold these numbers; accounts of companies begin above them."""
    assert (purse.BANK, trains.DEPOT, trains.GONE) == (0, 0, -1)


def test_certificates_of_the_second_company() -> None:
    """Each company has nine certificates, its director's first."""
    cert_at = (*(1, 0, 0, 0, 0, 0, 0, 0, 0), *(2, 1, 2, 0, 2, 0, 0, 0, 1))
    assert (ISSUE.size, certificates.director_cert(ISSUE, 1)) == (9, 9)
    assert certificates.director(ISSUE, cert_at, 1) == 2
    assert certificates.plain_shares(ISSUE, cert_at, 1, 2) == [11, 13]
    assert certificates.plain_shares(ISSUE, cert_at, 1, 1) == [10, 17]
    assert certificates.certificates_of(ISSUE, cert_at, 1, 2) == 3
    assert [certificates.percent(ISSUE, cert_at, 1, holder) for holder in (0, 1, 2)] == [40, 20, 40]
    assert certificates.moved(cert_at, (9, 11), 5) == (*cert_at[:9], 5, 1, 5, *cert_at[12:])


def test_a_move_stops_at_either_end() -> None:
    track = Market((55, 60, 65))
    assert [track.target(1, steps) for steps in (-5, -1, 0, 1, 5)] == [0, 0, 1, 2, 2]
    assert [track.space(price) for price in (55, 65)] == [0, 2]


def test_a_payment_moves_money_between_two_accounts_only() -> None:
    assert purse.transfer((10, 20, 30), 2, 0, 5) == (15, 20, 25)
    assert purse.transfer((10, 20, 30), 1, 1, 5) == (10, 20, 30)


def test_trains_change_hands_one_at_a_time() -> None:
    assert trains.owned((7, 7, 0, 7), 7) == [0, 1, 3]
    assert trains.moved((1, 2, 3), 0, 9) == (9, 2, 3)
    assert trains.moved((1, 2, 3), 2, 9) == (1, 2, 9)
