"""Sets of small numbers as the bits of one whole number."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The numbers in the set, the lowest first.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        last = mask & -mask
        found.append(last.bit_length() - 1)
        mask ^= last
    return found
