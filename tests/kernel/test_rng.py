"""The generator: the same numbers on every machine, and fair ones."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railhead.kernel.rng import MASK, Stream, below, draw, from_seed, places_by_lot, shuffle


def test_splitmix64_by_its_published_numbers() -> None:
    """The first outputs for state 1234567 that every port of SplitMix64 is checked with."""
    state, numbers = 1234567, []
    for _ in range(5):
        state, number = draw(state)
        numbers.append(number)
    assert numbers == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_seeds_are_texts() -> None:
    assert from_seed("railhead") != from_seed("Railhead")
    assert 0 <= from_seed("") <= MASK


@given(st.integers(0, MASK), st.integers(1, 10**6))
def test_below_stays_below(state: int, n: int) -> None:
    after, value = below(state, n)
    assert 0 <= value < n
    assert 0 <= after <= MASK


@given(st.integers(0, MASK), st.lists(st.integers(), max_size=30))
def test_shuffle_keeps_everything(state: int, items: list[int]) -> None:
    assert Counter(shuffle(state, items)[1]) == Counter(items)


@pytest.mark.parametrize("n", [2, 3, 6])
def test_choices_are_fair(n: int) -> None:
    stream = Stream("fair")
    counts = Counter(stream.choice(range(n)) for _ in range(6000))
    assert all(abs(count - 6000 / n) < 250 for count in counts.values())
    assert len(counts) == n


def test_every_order_of_three_comes_up() -> None:
    state, counts = from_seed("orders"), Counter[tuple[str, ...]]()
    for _ in range(3000):
        state, order = shuffle(state, "abc")
        counts[order] += 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_seats_by_lot_are_even() -> None:
    """Every order of three players, about as often."""
    counts = Counter(places_by_lot(str(number), 3) for number in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
    assert places_by_lot("again", 4) == places_by_lot("again", 4)
    assert places_by_lot("alone", 1) == (0,)
