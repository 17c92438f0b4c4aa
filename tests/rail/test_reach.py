from __future__ import annotations

from random import Random

import pytest

from railhead.rail import Reach, Stations, reach, read_board, read_tiles, stations
from tests.rail.boards import mag_board, mag_upgrades, random_network
from tests.rail.naive import reached
from tests.rail.small import MAP, TILES, laid


@pytest.mark.parametrize("seed", range(60))
def test_reach_is_what_single_ways_reach(seed: int) -> None:
    rng = Random(seed)
    upgrades = mag_upgrades("two")
    board = upgrades.board
    cities = [site.ix for site in board.sites if site.kind == "city"]
    start = rng.choice(cities)
    net = random_network(upgrades, rng, rng.choice((8, 15, 25)), board.sites[start].hex)
    blocked = sum(1 << site for site in rng.sample(cities, 2) if site != start)
    seen = Stations(1 << start, blocked, board.kind_mask("offboard"))
    found, (sites, edges) = reach(net, seen), reached(net, seen)
    assert found.sites == sites
    assert found.edges == edges


#: of thousands of random boards some on which the first way found to some track enters a stop or a side twice, while
#: another way leads there; and a few on which none does but from a foreign station
DOUBTFUL = (
    228,
    4075,
    4090,
    4161,
    14563,
    15234,
    15397,
    16014,
    17292,
    18859,
    20872,
    22137,
    24001,
    25413,
    27028,
    30780,
    38580,
    40161,
)


@pytest.mark.parametrize("seed", DOUBTFUL)
def test_another_way_than_the_first(seed: int) -> None:
    rng = Random(seed)
    upgrades = mag_upgrades("two" if seed % 3 == 0 else "multi")
    board = upgrades.board
    start = rng.choice([site.ix for site in board.sites if site.kind == "city"])
    lays = (20, 30, 45) if seed < 4000 else (25, 40, 60, 90)
    net = random_network(upgrades, rng, rng.choice(lays), board.sites[start].hex)
    seen = Stations(1 << start, 0, board.kind_mask("offboard", "port"))
    found, (sites, edges) = reach(net, seen), reached(net, seen)
    assert found.sites == sites
    assert found.edges == edges


def test_from_two_stations() -> None:
    """Each reaches what it reaches; all edges of both hexes are open to new track."""
    board = read_board(MAP)
    net = laid(board, read_tiles(TILES), A2=("57", 0), A4=("own", 0))
    alfa, bravo = board.site("A2"), board.site("B5", 1)
    found = reach(net, Stations(1 << alfa | 1 << bravo))
    assert found.sites == 1 << alfa | 1 << bravo
    assert found.edges == {0: 63, 1: 0b010010, 2: 0b000010, 5: 63}
    assert found.hexes == 0b100111


def test_what_touches_the_network() -> None:
    """A tile is connected where one of its edges is an edge that track leads to."""
    found = Reach(0, {3: 0b000101}, 0b1000)
    assert [found.touches(3, 1 << edge) for edge in range(6)] == [True, False, True, False, False, False]
    assert found.touches(3, 0b000110)
    assert not found.touches(4, 0b111111)


def test_full_cities_block_others_only() -> None:
    board = mag_board("multi")
    net = random_network(mag_upgrades("multi"), Random(1), 0)
    pest = board.site("E12", 1)
    assert stations(net, [(1, pest)], 1).blocked == 0
    assert stations(net, [(1, pest)], 2).blocked == 1 << pest
    assert stations(net, [], 2) == Stations(0)
