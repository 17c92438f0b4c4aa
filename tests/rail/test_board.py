"""The board of small.py: what the reading of a map, a tile and a position gives, piece by piece."""

from __future__ import annotations

import pytest

from railhead.rail import (
    NO_TILE,
    Board,
    LabelRule,
    Stations,
    TileSet,
    Upgrades,
    network,
    read_board,
    read_tiles,
    stations,
)
from railhead.rail.board import NOWHERE
from railhead.rail.drawn_routes import Trace, follow
from railhead.rail.tile import Line, Way, edge_mask, turn_line, turn_mask
from railhead.rail.upgrade import (
    AcrossSplit,
    ClosedEdge,
    MadeForOtherHex,
    NotBuildable,
    TrackLost,
    WrongColour,
    WrongLabel,
    WrongRotation,
    WrongStops,
    carry_stops,
)
from tests.rail.small import MAP, TILES, laid


@pytest.fixture(scope="module")
def board() -> Board:
    return read_board(MAP)


@pytest.fixture(scope="module")
def tiles() -> TileSet:
    return read_tiles(TILES)


@pytest.fixture(scope="module")
def upgrades(board: Board, tiles: TileSet) -> Upgrades:
    return Upgrades(board, tiles, LabelRule())


# --- tiles ----------------------------------------------------------------------------------------------------------


def test_masks_turn_clockwise() -> None:
    assert edge_mask([0, 2, 5]) == 0b100101
    assert [turn_mask(0b000101, rotation) for rotation in range(6)] == [5, 10, 20, 40, 17, 34]
    assert turn_line(Line(0, 3), 1) == Line(1, 4)
    assert turn_line(Line(2, 5), 2) == Line(1, 4)
    assert turn_line(Line(4, 5), 1) == Line(0, 5)


def test_tiles_as_written(tiles: TileSet) -> None:
    assert [tile.name for tile in tiles.tiles] == ["8", "9", "57", "T", "OO", "own", "fixed", "14", "23"]
    assert [tile.ix for tile in tiles.tiles] == list(range(9))
    assert [tile.level for tile in tiles.tiles] == [1] * 7 + [2, 2]
    assert tiles.tiles[0].lines == (Line(0, 2),)
    assert [tiles.tiles[tiles.number[name]].label for name in ("57", "OO")] == [None, "OO"]
    assert [tiles.tiles[tiles.number[name]].rotation for name in ("57", "fixed")] == [None, 0]
    assert [tiles.tiles[tiles.number[name]].river for name in ("57", "OO")] == [0, 1]
    assert [tiles.tiles[tiles.number[name]].only for name in ("57", "own")] == [(), ("A4",)]
    assert [tiles.tiles[tiles.number[name]].halts for name in ("9", "23")] == [0, 0b10]
    assert [stop.value for stop in tiles.tiles[tiles.number["OO"]].stops] == [(30,), (40,)]
    assert [stop.slots for stop in tiles.tiles[tiles.number["OO"]].stops] == [1, 2]


def test_turned_tiles(tiles: TileSet) -> None:
    turned = tiles.turned[tiles.at("OO", 2)]
    assert (turned.ix, turned.rotation, turned.tile.name) == (tiles.at("OO", 2), 2, "OO")
    assert turned.stop_exits == (edge_mask([3]), edge_mask([5]))
    assert turned.edges == edge_mask([3, 5])
    assert turned.ways[3] == (Way(0, -1, -1),)
    assert turned.ways[5] == (Way(1, -1, -1),)
    assert (turned.ways[0], len(turned.ways)) == ((), 6)
    fork = tiles.turned[tiles.at("23", 1)]
    assert fork.edges == edge_mask([1, 4, 5])
    assert fork.ways[1] == (Way(-1, 4, 0), Way(-1, 5, 1))
    assert fork.ways[5] == (Way(-1, 1, 1),)
    assert tiles.at("9", 7) == tiles.at("9", 1)


def test_rotations_that_look_the_same(tiles: TileSet) -> None:
    """A straight line looks the same after half a turn, a curve never does."""
    assert [tiles.turned[tiles.at("9", r)].twin - tiles.at("9", 0) for r in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [tiles.turned[tiles.at("8", r)].twin - tiles.at("8", 0) for r in range(6)] == [0, 1, 2, 3, 4, 5]


def test_both_sides_of_a_piece_share_its_count(tiles: TileSet) -> None:
    lie = [NO_TILE, tiles.at("8", 1), tiles.at("9", 2), tiles.at("57", 0), NO_TILE]
    left = tiles.left(lie)
    assert [left[tiles.supply_of[tiles.number[name]]] for name in ("8", "9", "57", "14")] == [1, 1, 1, 1]
    assert tiles.left([]) == [3, 2, 1, 1, 1, 1, 1]


def test_a_tile_without_supply_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no supply of tile 23"):
        read_tiles(TILES | {"supply": [{"sides": ["8", "9", "57", "T", "OO", "own", "fixed", "14"], "count": 1}]})


# --- the board ------------------------------------------------------------------------------------------------------


def test_spots(board: Board) -> None:
    by_name = {spot.id: spot for spot in board.spots}
    assert [spot.id for spot in board.spots] == list(MAP["hexes"])
    assert [spot.name for spot in board.spots] == ["Alfa", "", "Town", "Red", "", "Beta & Bravo", ""]
    assert [spot.surface for spot in board.spots] == ["land", "land", "land", "red", "land", "land", "gray"]
    assert (by_name["A4"].mountain, by_name["A4"].river) == (1, 0)
    assert (by_name["B3"].mountain, by_name["B3"].river) == (0, 2)
    assert by_name["B3"].split == edge_mask([1, 2])
    assert [stop.name for stop in by_name["B5"].stops] == ["Beta", "Bravo"]
    assert board.bare == (NO_TILE,) * 7


def test_track_leads_to_land_and_to_printed_track_only(board: Board) -> None:
    """Not off the map, not across the barrier, not to a side of a printed hex without track."""
    open_ = {spot.id: [edge for edge in range(6) if spot.open >> edge & 1] for spot in board.spots}
    assert open_ == {
        "A2": [4, 5],
        "A4": [0, 1, 4],
        "A6": [0, 1, 4],
        "A8": [1],
        "B3": [2, 3, 4],
        "B5": [1, 3, 4],
        "B7": [1],
    }


def test_sides_have_one_number(board: Board) -> None:
    a2, a4, b3 = (board.number[name] for name in ("A2", "A4", "B3"))
    assert board.beyond[a2] == (NOWHERE, NOWHERE, NOWHERE, NOWHERE, a4, b3)
    assert board.side[a2][4] == board.side[a4][1]
    assert board.side[a2][5] == board.side[b3][2]
    found: dict[int, list[tuple[int, int]]] = {}
    for hex_, row in enumerate(board.side):
        for edge, number in enumerate(row):
            found.setdefault(number, []).append((hex_, edge))
    assert set(found) == set(range(board.sides))
    for (hex_, edge), *others in found.values():
        beyond = board.beyond[hex_][edge]
        assert others == ([] if beyond == NOWHERE else [(beyond, (edge + 3) % 6)])


def test_sites(board: Board) -> None:
    assert [(site.kind, site.hex, site.stop, site.name) for site in board.sites] == [
        ("city", 0, 0, "Alfa"),
        ("town", 2, 0, ""),
        ("offboard", 3, 0, "Red"),
        ("city", 5, 0, "Beta"),
        ("city", 5, 1, "Bravo"),
        ("mine", 6, 0, ""),
    ]
    assert board.first_site == (0, NOWHERE, 1, 2, NOWHERE, 3, 5)
    assert board.site("B5", 1) == 4
    assert board.site("B5") == 3
    assert board.kind_mask("city") == 0b011001
    assert board.kind_mask("town", "mine") == 0b100010
    with pytest.raises(KeyError, match="A4:0"):
        board.site("A4")
    with pytest.raises(KeyError, match="A2:1"):
        board.site("A2", 1)


def test_areas_and_small_stations() -> None:
    """An area is one site over several hexes; its value steps by phase; land without a stop has sites for its lines."""
    area = {"kind": "port", "name": "Sea", "value": [10, 20], "hexes": ["A4", "B3"], "slots": 1, "link": True}
    given = {
        "layout": "pointy",
        "phases": ["a", "b", "c"],
        "value_steps": [0, 0, 1],
        "halt_value": 20,
        "hexes": {"A2": {"name": "Village"}},
        "areas": {"SEA": {**area, "entries": [["A4", 1], ["B3", 2]]}},
    }
    board = read_board(given)
    assert [spot.surface for spot in board.spots] == ["land", "area", "area"]
    assert board.areas[0].value == (10, 10, 20)
    assert board.areas[0].entries == ((1, 1), (2, 2))
    assert (board.areas[0].slots, board.areas[0].link, board.areas[0].id) == (1, True, "SEA")
    assert [(site.kind, site.halt, site.hex, site.stop, site.area, site.name) for site in board.sites] == [
        *[("town", True, 0, line, NOWHERE, "Village") for line in range(3)],
        ("port", False, 1, 0, 0, "Sea"),
    ]
    assert board.area_site == (3,)
    assert board.first_site == (0, NOWHERE, NOWHERE)
    assert board.spots[1].area_at == (NOWHERE, 0, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    assert [board.spots[0].open >> edge & 1 for edge in range(6)] == [0, 0, 0, 0, 1, 1]
    net = network(board, read_tiles(TILES), board.bare)
    assert [net.value(site, phase) for site in (0, 3) for phase in (0, 2)] == [20, 20, 10, 20]
    assert net.exits(3) == ((1, 1), (2, 2))
    assert (net.slots(3), net.site_at(1, 1), net.site_at(1, 4)) == (1, 3, NOWHERE)
    assert read_board(given | {"value_steps": []}).areas[0].value == (10, 20)


def test_two_areas_on_one_hex() -> None:
    """The hex has one number, and each of its edges leads to its own area."""
    sea, land = ({"kind": "port", "name": name, "value": [10], "hexes": ["A4"]} for name in ("Sea", "Land"))
    areas = {"SEA": {**sea, "entries": [["A4", 1]]}, "LAND": {**land, "entries": [["A4", 0]]}}
    board = read_board({"layout": "pointy", "phases": ["a"], "hexes": {"A2": {}, "B3": {}}, "areas": areas})
    assert [spot.id for spot in board.spots] == ["A2", "B3", "A4"]
    assert board.spots[2].area_at == (1, 0, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    assert board.area_site == (0, 1)


# --- the network ----------------------------------------------------------------------------------------------------


def test_values_and_slots_are_of_the_tile(board: Board, tiles: TileSet) -> None:
    bare = laid(board, tiles)
    assert bare.values(0) == [0, 0, 30, 0, 0, 10]
    assert bare.values(1) == [0, 0, 50, 0, 0, 20]
    assert [bare.slots(site) for site in range(6)] == [1, 0, 0, 0, 0, 0]
    net = laid(board, tiles, A2=("14", 0), B5=("OO", 0))
    assert net.values(1) == [30, 0, 50, 30, 40, 20]
    assert [net.slots(site) for site in (0, 3, 4)] == [2, 1, 2]


def test_a_joined_city_leaves_one_without_value(board: Board, tiles: TileSet) -> None:
    net = laid(board, tiles, B5=("14", 0))
    assert (net.value(3, 0), net.value(4, 0), net.slots(3), net.slots(4)) == (30, 0, 2, 0)
    assert net.exits(4) == ()


def test_links_lead_to_the_next_stop(board: Board, tiles: TileSet) -> None:
    net = laid(board, tiles, A2=("57", 0), A4=("own", 0), A6=("T", 0))
    alfa, town, red = 0, 1, 2
    assert [(link.to, link.steps, link.via, link.edges) for link in net.links(alfa)] == [(town, 2, (0, 1, 2), (4, 4))]
    (link,) = net.links(alfa)
    assert link.hexes == 0b111
    assert link.track == 1 << board.side[0][4] | 1 << board.side[1][4]
    assert link.halts == 0
    assert [link.to for link in net.links(town)] == [alfa, red]
    assert net.exits(alfa) == ((0, 1), (0, 4))
    assert net.site_at(0, 4) == alfa
    assert net.site_at(1, 4) == NOWHERE
    assert net.site_at(3, 1) == red


def test_small_stations_on_the_way() -> None:
    """A link passes the small stations of its own lines, one hex after the other; no others."""
    city = {"stops": [{"kind": "city", "exits": [1, 4]}]}
    gray = {"printed": "gray", **city}
    board = read_board(
        {"layout": "pointy", "phases": ["a"], "halt_value": 20, "hexes": {"A2": gray, "A4": {}, "A6": {}, "A8": gray}}
    )
    two_lines = {"X": {"lines": [[0, 2], [1, 4]]}}
    tiles = read_tiles({"supply": [{"sides": ["X"], "count": 2}], "yellow": two_lines})
    straight = tiles.at("X", 0)
    lie = (NO_TILE, straight, straight, NO_TILE)
    first, second = board.site("A4", 1), board.site("A6", 1)
    for marks, halts in (
        ((0, 2, 2, 0), 1 << first | 1 << second),
        ((0, 2, 0, 0), 1 << first),
        ((0, 1, 3, 0), 1 << second),
        ((0, 0, 0, 0), 0),
    ):
        net = network(board, tiles, lie, marks)
        (link,) = net.links(board.site("A2"))
        assert (link.to, link.halts) == (board.site("A8"), halts)
        trace = follow(net, [0, 1, 2, 3])
        assert isinstance(trace, Trace)
        assert trace.halts == halts


def test_networks_are_kept_by_identity(board: Board, tiles: TileSet) -> None:
    lie = tuple([NO_TILE] * 7)
    assert network(board, tiles, lie) is network(board, tiles, lie)
    assert network(board, tiles, lie) is not network(board, tiles, tuple([NO_TILE] * 7))


# --- upgrades -------------------------------------------------------------------------------------------------------


def against(upgrades: Upgrades, hex_: str, old: tuple[str, int] | None, new: tuple[str, int]) -> tuple[object, ...]:
    at = upgrades.tiles.at
    return upgrades.why_not(upgrades.board.number[hex_], at(*old) if old else NO_TILE, at(*new))


def test_each_reason_against_a_tile(upgrades: Upgrades) -> None:
    assert against(upgrades, "A2", None, ("57", 3)) == (ClosedEdge(1),)
    assert against(upgrades, "A8", None, ("9", 0)) == (NotBuildable(),)
    assert against(upgrades, "B7", None, ("9", 0)) == (NotBuildable(),)
    assert against(upgrades, "A4", None, ("9", 1))[0] == MadeForOtherHex()
    assert against(upgrades, "A4", None, ("own", 0)) == ()
    assert against(upgrades, "B3", None, ("own", 0))[0] == MadeForOtherHex()
    assert against(upgrades, "B5", None, ("57", 0)) == (WrongLabel("OO"),)
    assert against(upgrades, "A2", None, ("OO", 4))[:2] == (WrongStops(), WrongLabel(None))
    assert against(upgrades, "A6", None, ("T", 0)) == ()
    assert WrongStops() in against(upgrades, "A6", None, ("57", 0))
    assert WrongRotation(0) in against(upgrades, "B3", None, ("fixed", 1))
    assert WrongColour(1) in against(upgrades, "A2", None, ("14", 0))
    assert WrongColour(2) in against(upgrades, "A2", ("57", 0), ("57", 0))
    assert WrongColour(3) in against(upgrades, "A2", ("14", 0), ("14", 0))
    assert TrackLost() in against(upgrades, "A2", ("57", 1), ("14", 0))
    assert TrackLost() not in against(upgrades, "A2", ("57", 0), ("14", 0))
    assert TrackLost() in against(upgrades, "B3", ("9", 1), ("23", 0))
    assert TrackLost() not in against(upgrades, "B3", ("9", 0), ("23", 0))


def test_no_line_crosses_a_split(upgrades: Upgrades) -> None:
    """B3 parts the edges 1 and 2 from the others."""
    crossing = {
        (name, rotation)
        for name in ("8", "9")
        for rotation in range(6)
        if AcrossSplit() in against(upgrades, "B3", None, (name, rotation))
    }
    assert crossing == {("8", 0), ("8", 1), ("8", 2), ("8", 5), *(("9", rotation) for rotation in (1, 2, 4, 5))}


def test_what_fits(upgrades: Upgrades) -> None:
    number, at, turned = upgrades.board.number, upgrades.tiles.at, upgrades.tiles.turned
    assert upgrades.lays(number["A4"], NO_TILE) == (at("own", 0), at("own", 3))
    assert upgrades.lays(number["A8"], NO_TILE) == ()
    assert {turned[new].tile.name for new in upgrades.lays(number["B5"], NO_TILE)} == {"OO"}
    assert upgrades.fits(number["A4"], NO_TILE, at("own", 0))
    assert not upgrades.fits(number["A4"], NO_TILE, at("own", 1))
    assert upgrades.level(NO_TILE) == 0
    assert [upgrades.level(at(name, 1)) for name in ("57", "14")] == [1, 2]
    assert upgrades.lays(number["A2"], at("14", 0)) == ()


def test_labels_bind_from_a_colour_on(board: Board, tiles: TileSet) -> None:
    spot = board.spots[board.number["B5"]]
    late = LabelRule({"OO": 2})
    assert [late.wanted(spot, level) for level in (1, 2, 3)] == [None, "OO", "OO"]
    assert LabelRule().wanted(spot, 1) == "OO"
    assert LabelRule().wanted(board.spots[0], 1) is None


def test_stations_and_small_stations_are_carried(upgrades: Upgrades) -> None:
    at, number = upgrades.tiles.at, upgrades.board.number
    assert upgrades.carry(number["B5"], NO_TILE, at("OO", 0)) == (0, 1)
    assert upgrades.carry(number["B5"], at("OO", 0), at("14", 0)) == (0, 0)
    assert carry_stops((0b1000, 0), (0, 0b1001)) == (1, 0)
    assert carry_stops((0b0010, 0b1000), (0b1100, 0b0011)) == (1, 0)
    assert upgrades.carry_marks(NO_TILE, at("23", 0), 0) == 0b10
    assert upgrades.carry_marks(at("9", 0), at("23", 0), 0b1) == 0b11
    assert upgrades.carry_marks(at("9", 0), at("23", 0), 0) == 0b10


def test_a_station_view_of_a_full_city(board: Board, tiles: TileSet) -> None:
    net = laid(board, tiles, A2=("14", 0))
    assert stations(net, [(1, 0)], 2) == Stations(0)
    assert stations(net, [(1, 0), (3, 0)], 2) == Stations(0, blocked=1)
    assert stations(net, [(1, 0), (2, 0)], 2) == Stations(1)
    assert stations(net, [(2, 0), (1, 3)], 2, ends=4, closed=8) == Stations(1, blocked=8, ends=4, closed=8)
