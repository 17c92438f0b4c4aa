"""The data files say what the facts say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from railhead.rail import Board, TileSet
from tests.rail.boards import e1862_board, e1862_tiles, mag_board, mag_tiles
from tests.shared import SHARED, shared

pytestmark = shared


def facts(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((SHARED / "facts" / name).read_text(encoding="utf-8"))
    return loaded


def edges(mask: int) -> list[int]:
    return [edge for edge in range(6) if mask >> edge & 1]


def track(tiles: TileSet, name: str) -> list[tuple[int, object]]:
    tile = tiles.turned[tiles.at(name, 0)]
    pieces: list[tuple[int, object]] = [(a, b) for a, b in tile.lines]
    pieces += [(edge, f"s{ix}") for ix, exits in enumerate(tile.stop_exits) for edge in edges(exits)]
    return sorted(pieces, key=repr)


def test_mag_tiles() -> None:
    given, tiles = facts("mag.json"), mag_tiles()
    assert set(given["tiles"]) == set(tiles.number)
    for name, tile in given["tiles"].items():
        mine = tiles.tiles[tiles.number[name]]
        pieces = [(a, b) if isinstance(b, str) else (min(a, b), max(a, b)) for a, b in tile["track"]]
        assert track(tiles, name) == sorted(pieces, key=repr)
        assert (mine.colour, mine.label, mine.rotation) == (tile["colour"], tile["label"], tile.get("fixed_rotation"))
        assert mine.river * 10 == (tile["cost_when_replaced"] or {"cost": 0})["cost"]
        assert [(s.kind, s.value, s.slots) for s in mine.stops] == [
            (s["type"], (s["revenue"],), s.get("slots", 0)) for s in tile["stops"]
        ]
    counts = {tuple(tiles.tiles[side].name for side in piece.sides): piece.count for piece in tiles.supply}
    assert counts == {tuple(group["sides"]): group["count"] for group in given["tile_groups"]}
    assert sum(counts.values()) == 150


@pytest.mark.parametrize("name", ["multi", "two"])
def test_mag_maps(name: str) -> None:
    given, board = facts("mag.json")["maps"][name]["hexes"], mag_board(name)
    assert [spot.id for spot in board.spots] == list(given)
    for spot in board.spots:
        hex_ = given[spot.id]
        assert edges(spot.open) == sorted(hex_["open_edges"])
        assert (spot.surface, spot.label) == (hex_["surface"], hex_["label"])
        assert 10 * (spot.mountain + spot.river) == hex_["terrain"]["cost"]
        assert edges(spot.split) == ((hex_["split"] or {}).get("north_edges") or [])
        for stop, there in zip(spot.stops, hex_["stops"], strict=True):
            by_phase = list(stop.value) * (len(board.phases) if len(stop.value) == 1 else 1)
            assert by_phase == list(there["revenue"].values())
            assert (stop.kind, stop.slots, stop.name) == (there["type"], there.get("slots", 0), there.get("name") or "")
            assert edges(stop.exits) == sorted(edge for edge, where in hex_["track"] if where == there["id"])
        check_neighbours(board, spot.ix, hex_["neighbours"])


def test_e1862_tiles() -> None:
    given, tiles = facts("e1862.json")["tiles"], e1862_tiles()
    assert set(given) == set(tiles.number)
    for name, tile in given.items():
        mine = tiles.tiles[tiles.number[name]]
        assert mine.colour == tile["colour"]
        assert tiles.supply[tiles.supply_of[mine.ix]].count == tile["count"]
        if tile["type"] == "large":
            assert [(s.value, s.slots, edges(s.exits)) for s in mine.stops] == [
                ((tile["revenue"],), tile["slots"], sorted(tile["exits"]))
            ]
        else:
            assert [list(line) for line in mine.lines] == [sorted(line) for line in tile["lines"]]
            assert edges(mine.halts) == tile["printed_small_station_on_line"]


def test_e1862_map() -> None:
    given, board = facts("e1862.json"), e1862_board()
    assert {spot.id for spot in board.spots} == set(given["hexes"])
    for spot in board.spots:
        hex_ = given["hexes"][spot.id]
        check_neighbours(board, spot.ix, hex_["neighbours"])
        assert (spot.surface == "land") == (hex_["terrain"] == "land")
        if spot.surface == "land":
            assert edges(spot.open) == hex_["usable_edges"]
            assert (spot.label, bool(spot.stops)) == (hex_["label"], hex_["kind"] == "city")
        else:
            areas = {(board.areas[a].id, e) for e, a in enumerate(spot.area_at) if a >= 0}
            assert areas == {(area["area"], e) for area in hex_["areas"] for e in area["track_edges"]}
    for area in board.areas:
        there = given["areas"][area.id]
        assert [area.value[0], area.value[2], area.value[7]] == there["revenue"]
        assert (area.kind == "port") == (there["kind"] == "port")


def check_neighbours(board: Board, hex_: int, given: dict[str, str]) -> None:
    mine = {edge: board.spots[to].id for edge, to in enumerate(board.beyond[hex_]) if to >= 0}
    assert mine == {int(edge): name for edge, name in given.items()}
