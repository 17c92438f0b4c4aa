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
        stay = target == spaces[company]
        before = market.depth(spaces, order, company)
        there = spaces.count(target)
        spaces, order = market.moved(spaces, order, company, target)
        assert market.depth(spaces, order, company) == (before if stay else there)
    ranking = market.operating_order(spaces, order)
    assert [spaces[c] for c in ranking] == sorted(spaces, reverse=True)


def test_trains_owned() -> None:
    train_at = (0, 7, 0, 7, 3)
    assert trains.owned(train_at, 7) == [1, 3]
    assert trains.owned(train_at, 9) == []
    assert trains.first(train_at, 7, 1, (0, 0, 1, 1, 1)) == 3
    assert trains.first(train_at, 0, 2, (0, 0, 1, 1, 1)) is None
