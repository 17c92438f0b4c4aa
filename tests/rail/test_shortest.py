"""The shortest legal way between stops, against every way there is."""

from __future__ import annotations

from random import Random

import pytest

from railhead.rail import Stations, network, reach
from railhead.rail.shortest import shortest_ways
from tests.rail.boards import mag_upgrades, random_network
from tests.rail.naive import all_routes

#: more track, of which on these boards the shortest way is not what the first steps promise
DENSE = [(seed, 40) for seed in (111, 139, 20656, 21524)]


@pytest.mark.parametrize(("seed", "lays"), [*((seed, 26) for seed in range(40)), *DENSE])
def test_shortest_of_all_ways(seed: int, lays: int) -> None:
    """On random track of few hexes, with blocked stops and ends."""
    rng = Random(seed)
    upgrades = mag_upgrades("two")
    spots = [spot.ix for spot in upgrades.board.spots if spot.stops and spot.surface == "land"]
    net = random_network(upgrades, rng, lays, rng.choice(spots))
    sites = [site.ix for site in upgrades.board.sites if net.exits(site.ix)]
    start = rng.choice(sites)
    ends = sum(1 << site for site in sites if site != start and rng.random() < 0.2)
    seen = Stations(1 << start, blocked=ends)
    found = shortest_ways(net, seen, start)
    every = {start: 0}
    for walk, stops, _ in all_routes(net, seen, 30):
        if stops[0] == start:
            every[stops[-1]] = min(every.get(stops[-1], 99), len(walk) - 1)
    assert found == every
    assert reach(net, seen).sites == sum(1 << site for site in found)


def test_no_way_back_by_the_track_of_arrival() -> None:
    """XI.2.1: C14 and C10 are joined by the one branch of a junction on C12, D13 lies on the other: no way leads from
    C14 to D13."""
    upgrades = mag_upgrades("two")
    board, tiles = upgrades.board, upgrades.tiles
    laid = list(board.bare)
    for hex_, name, rotation in (("C14", "6", 1), ("C12", "23", 1), ("C10", "57", 1), ("D13", "58", 0)):
        laid[board.number[hex_]] = tiles.at(name, rotation)
    net = network(board, tiles, tuple(laid))
    found = shortest_ways(net, Stations(1 << board.site("C14", 0)), board.site("C14", 0))
    assert found == {board.site("C14", 0): 0, board.site("C10", 0): 2}
