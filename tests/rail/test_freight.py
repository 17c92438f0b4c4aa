"""Chains of freight trains: C and Python list the same outer ends."""

from __future__ import annotations

from random import Random

import pytest

from railhead.rail import Distance, Stations, Terms
from railhead.rail.search import c_search
from railhead.rail.search.freight import Crew, FreightTrips
from railhead.rail.search.paths import Budget
from tests.rail.boards import e1862_board, e1862_upgrades, random_network

BOARD = e1862_board()
CITIES = [site.ix for site in BOARD.sites if site.kind == "city"]
AREAS = sum(1 << site for site in BOARD.area_site)
MEET = sum(1 << site for site in CITIES)


@pytest.mark.skipif(c_search.library() is None, reason="the C search is not compiled")
@pytest.mark.parametrize("seed", range(20))
def test_c_and_python_list_the_same_ends(seed: int) -> None:
    rng = Random(seed)
    home = rng.choice(CITIES)
    net = random_network(e1862_upgrades(), rng, 25, BOARD.sites[home].hex)
    seen = Stations(sum(1 << site for site in {home, *rng.sample(CITIES, 4)}), 0, AREAS)
    terms = Terms(home, MEET, True, (AREAS,), Distance(AREAS, 0, 20, 10), 10)
    trips = FreightTrips(net, seen, terms, 5, Budget(1_000_000))
    hexes = [(ix, rng.choice((1, 2, 3, 5))) for ix in range(rng.choice((2, 3, 4)))]
    must = rng.randrange(len(hexes) + 1)
    crew = Crew(tuple(sorted(hexes[:must])), tuple(sorted(hexes[must:])))
    found = trips.outer_ends(crew)
    assert found == trips.slow_outer_ends(crew)
    for (first, last), meets in found.items():
        for chain in trips.chains(crew, first, last):
            assert all(not trip.sites & MEET & ~meets for _, trip in chain)
            assert set(range(must)) <= {ix for ix, _ in chain}
