"""Why trains stay at home, against all their routes hex by hex."""

from __future__ import annotations

from collections import Counter
from random import Random

from railhead.rail import Freight, Stations, Stopping, best_on_shared_track
from railhead.rail.run import AnyTrain
from railhead.rail.search.idle_trains import why_idle
from tests.rail.boards import e1862_upgrades, random_network
from tests.rail.test_shared_track import AREAS, BOARD, CITIES, routes_of, terms

TRAINS: tuple[AnyTrain, ...] = (
    Stopping("2E", 2, 2, 0, False),
    Stopping("3L", 3, 3, AREAS, True),
    Stopping("2L", 2, 2, AREAS, True),
    Freight("1F", 1, False),
    Freight("3F", 3, False),
)


def test_reasons() -> None:
    cities = [site for site in range(len(BOARD.sites)) if CITIES >> site & 1]
    upgrades, seen_reasons = e1862_upgrades(), Counter[str]()
    for seed in range(30):
        rng = Random(seed)
        home = rng.choice(cities)
        net = random_network(upgrades, rng, rng.choice((2, 3, 6)), BOARD.sites[home].hex)
        seen = Stations(1 << home | 1 << rng.choice(cities), 0, AREAS)
        trains, said = rng.choices(TRAINS, k=5), terms(home)
        answer = best_on_shared_track(net, seen, net.values(1), trains, said)
        if answer.best is None:
            continue
        assert answer.proven
        touched = {home} | {site for route in answer.best.routes for site in route.sites}
        reasons = list(why_idle(net, seen, net.values(1), trains, said, answer.best))
        assert {one.train for one in reasons} | {route.train for route in answer.best.routes} == set(range(5))
        for one in reasons:
            seen_reasons[one.why] += 1
            routes = routes_of(net, seen, trains[one.train])
            meeting = [stops for _, stops in routes if any(CITIES >> stop & 1 and stop in touched for stop in stops)]
            assert one.why != "unknown"
            assert (one.why == "no_route") == (not routes)
            assert (one.why == "apart") == (bool(routes) and not meeting)
    assert set(seen_reasons) == {"no_route", "paid", "chain"}


def test_a_train_that_meets_nobody() -> None:
    """Its station lies where no route of the others goes."""
    home, train, apart = BOARD.site("F3"), Stopping("2E", 2, 2, 0, False), 0
    for seed in range(6):
        net = random_network(e1862_upgrades(), Random(seed), 14, BOARD.sites[home].hex)
        answer = best_on_shared_track(net, Stations(1 << home, 0, AREAS), net.values(0), [train], terms(home))
        if answer.best is None:
            continue
        touched = {home, *answer.best.routes[0].sites}
        for site in range(len(BOARD.sites)):
            elsewhere = Stations(1 << site & CITIES & ~(1 << home), 0, AREAS)
            routes = routes_of(net, elsewhere, train)
            met = any(CITIES >> stop & 1 and stop in touched for _, stops in routes for stop in stops)
            (found,) = why_idle(net, elsewhere, net.values(0), [train, train], terms(home), answer.best)
            assert (found.why == "apart") == (bool(routes) and not met)
            apart += found.why == "apart"
    assert apart
