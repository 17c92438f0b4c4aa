"""The country under each map, as `scripts/geography.py` made it."""

from __future__ import annotations

import re

import pytest

from railhead.view.country import LAND, country


@pytest.mark.parametrize("name", sorted(file.stem for file in LAND.glob("*.json")))
def test_rivers_and_names_stay_near_the_board(name: str) -> None:
    """A hex that was looked up wrongly would send its river across the whole board."""
    land = country(name)
    assert land
    left, top, width, height = land.box
    numbers = [int(number) for number in re.findall(r"-?\d+", land.rivers)]
    points = [*zip(numbers[::2], numbers[1::2], strict=True), *((x, y) for _, x, y in land.names)]
    far = [
        (x, y)
        for x, y in points
        if not (left - width / 2 < x < left + width * 1.5 and top - height / 2 < y < top + height * 1.5)
    ]
    assert far == []
