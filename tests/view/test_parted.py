"""Colours that are easy to tell apart, for any eyes: computed for usual sight and three kinds of colour blindness."""

from __future__ import annotations

import tomllib
from itertools import combinations, product
from math import dist
from pathlib import Path

import pytest

from railhead.games.mag import names
from railhead.view import paint

GAMES = Path(__file__).parents[2] / "src" / "railhead" / "games"

Row = tuple[float, float, float]
#: how light comes to the eye: as usual, without red, without green, without blue (Machado, Oliveira, Fernandes 2009)
SIGHTS: dict[str, tuple[Row, Row, Row]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
#: to Oklab, in which equal steps look equal
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def times(matrix: tuple[Row, Row, Row], point: Row) -> Row:
    x, y, z = (sum(a * b for a, b in zip(row, point, strict=True)) for row in matrix)
    return x, y, z


def linear(colour: str) -> Row:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    x, y, z = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (r, g, b))
    return x, y, z


def looks(colour: str, sight: str) -> Row:
    r, g, b = times(SIGHTS[sight], linear(colour))
    x, y, z = times(TO_CONES, (min(max(r, 0), 1), min(max(g, 0), 1), min(max(b, 0), 1)))
    return times(TO_LAB, (x ** (1 / 3), y ** (1 / 3), z ** (1 / 3)))


def apart(one: str, other: str) -> float:
    """How far two colours are from each other for those who tell them apart worst."""
    pairs = ((looks(one, sight), looks(other, sight)) for sight in SIGHTS)
    return min(dist(one, other) for one, other in pairs)


def parted(colour: str) -> str:
    return colour.split()[-1]


def lines(map_: str) -> list[str]:
    data = tomllib.loads((GAMES / "rocket" / "data" / f"{map_}.toml").read_text())
    return [line["colour"] for line in data["line"]]


COMPANIES = tomllib.loads((GAMES / "e1862" / "data" / "companies.toml").read_text())["companies"]
TITLES = {
    "rocket england": (lines("england"), 0.14),
    "rocket usa": (lines("usa"), 0.14),
    "rocket china": (lines("china"), 0.14),
    "18mag": (list(names.COLOURS.values()), 0.14),
    "1862": (list({parted(company["colour"]): company["colour"] for company in COMPANIES}.values()), 0.11),
}


@pytest.mark.parametrize("title", TITLES)
def test_well_parted(title: str) -> None:
    """As far apart as that for everybody; the rulebook's own colours are not."""
    colours, least = TITLES[title]
    near = [(a, b) for a, b in combinations(colours, 2) if apart(parted(a), parted(b)) < least]
    assert near == []
    assert min(apart(paint.own(a), paint.own(b)) for a, b in combinations(colours, 2)) < 0.09


def test_the_ring_tells_apart_those_that_share_a_colour() -> None:
    """1862 has twenty companies: of two in one colour one has a ring that stands out."""
    shown = [(parted(company["colour"]), parted(company["text_colour"])) for company in COMPANIES]
    assert len(set(shown)) == len(shown) == 20
    ringed = [(colour, ring) for colour, ring in shown if ring != colour]
    assert all(apart(colour, ring) > 0.3 for colour, ring in ringed)
    assert sorted(colour for colour, _ in ringed) == sorted({colour for colour, _ in shown})


def test_whoever_draws_without_a_choice_takes_the_rulebooks() -> None:
    two = "#ffff00 #e3ae12"
    assert (paint.own(two), paint.paint(two), paint.plain(two)) == ("#ffff00",) * 3
    for one, other in product(("#ffff00", "#0a1172"), repeat=2):
        assert paint.ink_on(f"{one} {other}") == paint.ink_on(one)
