"""Answers that are kept as long as the position they were found in is at hand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class KeptByIdentity(Generic[T]):
    """The last `most` answers, by the identity of the objects that they follow from, and by further values.

    Comparing the large tuples of a state would cost more than many an answer. They never change, so the same object
    always means the same; and as each is kept with its answer, no other object can get its id in the meantime.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[tuple[Hashable, ...], tuple[T, tuple[object, ...]]] = OrderedDict()

    def get(self, objects: tuple[object, ...], values: tuple[Hashable, ...], find: Callable[[], T]) -> T:
        """The answer for these objects and values; found if it is not kept."""
        answers = self._answers
        key = (*map(id, objects), *values)
        found = answers.get(key)
        if found is None:
            found = answers[key] = (find(), objects)
            if len(answers) > self._most:
                answers.popitem(last=False)
        else:
            answers.move_to_end(key)
        return found[0]

    def forget(self) -> None:
        """Drop all answers, so that finding one can be timed."""
        self._answers.clear()
