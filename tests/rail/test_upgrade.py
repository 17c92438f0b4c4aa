from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from railhead.rail import NO_TILE, Upgrades
from railhead.rail.upgrade import AcrossSplit, ClosedEdge, TrackLost, WrongColour, WrongLabel, WrongRotation, WrongStops
from tests.rail.boards import e1862_upgrades, mag_upgrades
from tests.shared import SHARED, shared


def facts(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((SHARED / "facts" / name).read_text(encoding="utf-8"))
    return loaded


def names(upgrades: Upgrades, laid: tuple[int, ...]) -> set[str]:
    return {f"{upgrades.tiles.turned[t].tile.name}@{upgrades.tiles.turned[t].rotation}" for t in laid}


@pytest.mark.parametrize(
    "upgrades", [mag_upgrades("multi"), mag_upgrades("two"), e1862_upgrades()], ids=["multi", "two", "1862"]
)
def test_what_is_generated_is_what_nothing_is_against(upgrades: Upgrades) -> None:
    rng = Random(1)
    for spot in upgrades.board.spots:
        here = NO_TILE
        while True:  # one random way through the colours on every hex
            fitting = upgrades.lays(spot.ix, here)
            every = range(len(upgrades.tiles.turned))
            assert [new for new in every if not upgrades.why_not(spot.ix, here, new)] == list(fitting)
            if not fitting:
                break
            here = rng.choice(fitting)


def test_reasons() -> None:
    upgrades = mag_upgrades("multi")
    at, number = upgrades.tiles.at, upgrades.board.number
    assert upgrades.why_not(number["F9"], NO_TILE, at("9", 0)) == (AcrossSplit(),)
    assert upgrades.why_not(number["E12"], NO_TILE, at("L33", 0))[0] == WrongRotation(2)
    assert upgrades.why_not(number["D9"], NO_TILE, at("7", 0)) == (WrongStops(),)
    assert upgrades.why_not(number["D9"], at("57", 0), at("57", 1))[0] == WrongColour(2)
    assert TrackLost() in upgrades.why_not(number["D9"], at("57", 0), at("15", 1))
    assert upgrades.why_not(number["H27"], at("6", 1), at("14", 0))[0] == WrongLabel("K")
    assert ClosedEdge(0) in upgrades.why_not(number["C8"], NO_TILE, at("57", 0))  # the barrier to D7


def test_stations_follow_their_track() -> None:
    upgrades = mag_upgrades("multi")
    at, number = upgrades.tiles.at, upgrades.board.number
    # The printed Budapest has Buda first, tile L33 has it second; 209 joins both.
    assert upgrades.carry(number["E12"], NO_TILE, at("L33", 2)) == (1, 0)
    assert upgrades.carry(number["E12"], at("L33", 2), at("209", 2)) == (0, 0)
    # The city without track takes the place that is left.
    assert upgrades.carry(number["G10"], at("L32", 3), at("8858", 2)) == (1, 0)


def test_small_stations_are_carried() -> None:
    upgrades = e1862_upgrades()
    at = upgrades.tiles.at
    yellow = at("8852", 1)  # a straight line from edge 1 to edge 4, with its printed station
    assert upgrades.carry_marks(NO_TILE, yellow, 0) == 0b1
    assert upgrades.carry_marks(yellow, at("20", 0), 0b1) == 0b10
    assert upgrades.carry_marks(at("20", 0), at("798", 0), 0b10) == 0b10


@shared
def test_mag_upgrades_of_the_facts() -> None:
    given, upgrades = facts("mag.json"), mag_upgrades("multi")
    board, tiles = upgrades.board, upgrades.tiles
    for name, tile in given["tiles"].items():
        fits = {
            tiles.turned[new].tile.name
            for spot in board.spots
            if spot.label == tile["label"] and not spot.split
            for rotation in range(6)
            for new in upgrades.lays(spot.ix, tiles.at(name, rotation))
        }
        assert fits == set(tile["upgrades_to"])
    balaton = board.number["F9"]
    legal = given["upgrade_rules"]["Balaton"]
    assert names(upgrades, upgrades.lays(balaton, NO_TILE)) == {
        f"{name}@{rotation}" for name, rotations in legal["legal"]["yellow"].items() for rotation in rotations
    }
    for old, new in legal["chains"].items():
        name, rotation = old.split("@")
        assert names(upgrades, upgrades.lays(balaton, tiles.at(name, int(rotation)))) == set(new)
    for old, new in given["upgrade_rules"]["K"]["green_from"].items():
        fits = {
            tiles.turned[lay].tile.name
            for hex_ in given["upgrade_rules"]["K"]["hexes"]
            for rotation in range(6)
            for lay in upgrades.lays(board.number[hex_], tiles.at(old, rotation))
        }
        assert fits == set(new)


@shared
def test_e1862_upgrades_of_the_facts() -> None:
    given, upgrades = facts("e1862.json")["tile_upgrade_rules"], e1862_upgrades()
    board, tiles = upgrades.board, upgrades.tiles
    kinds = {
        "large_unlabelled": [spot for spot in board.spots if spot.stops and spot.label is None],
        "small": [spot for spot in board.spots if not spot.stops and spot.surface == "land"],
        "Y": [spot for spot in board.spots if spot.label == "Y" and spot.id != "F13"],
        "N": [spot for spot in board.spots if spot.label == "N" and spot.id != "F11"],
    }
    for kind, spots in kinds.items():
        assert {tiles.turned[t].tile.name for spot in spots for t in upgrades.lays(spot.ix, NO_TILE)} == set(
            given[kind]["yellow"]
        )
        for old, new in (("yellow", "green"), ("green", "brown")):
            fits = {
                tiles.turned[lay].tile.name
                for name in given[kind][old]
                for spot in spots
                for rotation in range(6)
                for lay in upgrades.lays(spot.ix, tiles.at(name, rotation))
            }
            assert fits == set(given[kind][new])
    for hex_, green, brown in (("F13", given["Y"]["green"], "797"), ("F11", given["N"]["green"], "795")):
        fits = {
            tiles.turned[lay].tile.name
            for name in green
            for rotation in range(6)
            for lay in upgrades.lays(board.number[hex_], tiles.at(name, rotation))
        }
        assert fits == {brown}
