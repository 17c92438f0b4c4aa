"""Answers kept by the identity of what they follow from."""

from __future__ import annotations

import gc

from railhead.kernel.kept import KeptByIdentity


class Counted:
    def __init__(self, most: int) -> None:
        self.calls = 0
        self.kept = KeptByIdentity[int](most)

    def total(self, numbers: tuple[int, ...], times: int) -> int:
        def find() -> int:
            self.calls += 1
            return sum(numbers) * times

        return self.kept.get((numbers,), (times,), find)


def numbers(*given: int) -> tuple[int, ...]:
    """A tuple of its own, whatever Python does with equal constants."""
    return given


def test_the_same_object_is_not_asked_about_twice() -> None:
    one, counted = numbers(1, 2), Counted(4)
    assert [counted.total(one, 2), counted.total(one, 2), counted.total(one, 3)] == [6, 6, 9]
    assert counted.calls == 2


def test_an_equal_object_is_another_one() -> None:
    counted = Counted(4)
    assert counted.total(numbers(1, 2), 2) == counted.total(numbers(1, 2), 2) == 6
    assert counted.calls == 2


def test_the_one_not_asked_for_longest_is_forgotten() -> None:
    first, second, third, counted = numbers(1), numbers(2), numbers(3), Counted(2)
    for one in (first, second, first, third, first):
        counted.total(one, 1)
    assert counted.calls == 3
    counted.total(second, 1)
    assert counted.calls == 4


def test_all_can_be_forgotten() -> None:
    one, counted = numbers(1, 2), Counted(4)
    counted.total(one, 1)
    counted.kept.forget()
    assert counted.total(one, 1) == 3
    assert counted.calls == 2


def test_no_other_object_gets_the_answer_of_one_that_is_gone() -> None:
    """An id is given again to the next object as soon as the first one is gone."""
    counted = Counted(1000)
    for number in range(500):
        assert counted.total(numbers(number, 1), 1) == number + 1
        gc.collect(0)
