from __future__ import annotations

from random import Random

import pytest

from railhead.rail import Stations, reach, stations
from tests.rail.boards import mag_board, mag_upgrades, random_network
from tests.rail.naive import reached


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


def test_full_cities_block_others_only() -> None:
    board = mag_board("multi")
    net = random_network(mag_upgrades("multi"), Random(1), 0)
    pest = board.site("E12", 1)
    assert stations(net, [(1, pest)], 1).blocked == 0
    assert stations(net, [(1, pest)], 2).blocked == 1 << pest
    assert stations(net, [], 2) == Stations(0)
