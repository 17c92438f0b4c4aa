"""Every place of every map has its name in each language, on the board and in what lies around it."""

from __future__ import annotations

import gzip

import pytest

from railhead.games import catalogue
from railhead.i18n.functions import slug
from railhead.i18n.render import LANGUAGES, texts
from railhead.kernel.history import History
from railhead.view.country import LAND, country, fits
from railhead.view.scene import Board
from scripts.geography import MAPS, Map


def board_of(map_: Map) -> tuple[str, Board]:
    title = catalogue.title(map_.title)
    header = title.header(map_.options, map_.seats, "places")
    _, rules = catalogue.rules_of(header)
    return title.package, title.scene(rules, History(rules, header).state).board


@pytest.mark.parametrize("name", MAPS)
def test_places_have_names(name: str) -> None:
    package, board = board_of(MAPS[name])
    land = country(board.country or "")
    assert board.country == name
    assert land is not None
    stops = [stop for cell in board.cells if cell.picture for stop in cell.picture.stops]
    names = {cell.name for cell in board.cells if cell.name and " / " not in cell.name}
    names |= {stop.name for stop in stops if stop.name} | {around for around, _, _ in land.names}
    assert len(names) > 12
    for language in LANGUAGES:
        spoken = texts(language, package)
        assert [one for one in names if not spoken.has(f"town-{slug(one)}")] == []
    english = texts("en", package)
    assert {one for one in names if english.place(one) != one.replace("'", "’")} == set()


@pytest.mark.parametrize("name", MAPS)
def test_a_country_comes_quickly(name: str) -> None:
    """It is loaded with its map: 15 kB on the way at most."""
    assert len(gzip.compress((LAND / f"{name}.json").read_bytes())) <= 15_000


def test_names_around_are_shown_whole_or_not_at_all() -> None:
    assert fits("Wales", 15, (0, 0), (-50, -20, 50, 20))
    for at in ((30.0, 0.0), (-30.0, 0.0), (0.0, -10.0), (0.0, 30.0)):
        assert not fits("Wales", 15, at, (-50, -20, 50, 20))


def test_a_place_is_said_in_the_language_of_the_reader() -> None:
    assert texts("ru", "rocket").text("place-name", {"name": "London"}) == "Лондон"
    assert texts("ja", "mag").text("value", {"value": "Fiume"}) == "フィウメ"
    for other in ("Nowhere", "london"):
        assert texts("ru", "rocket").text("place-name", {"name": other}) == other
