"""The best run on separate track against trying everything."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from railhead.rail import (
    Access,
    Bonus,
    Car,
    Network,
    Plus,
    Run,
    Stations,
    Train,
    best_on_separate_track,
    check_drawn_routes,
)
from tests.rail.boards import mag_upgrades, random_network
from tests.rail.naive import all_routes


def best_by_trying(
    net: Network, seen: Stations, values: list[int], trains: list[Train], cars: list[Car], special: int
) -> int:
    """The most that any legal set of routes earns, as the check of drawn routes says; -1 if there is none."""
    open_ = Stations(seen.own, seen.blocked, seen.ends, seen.closed & ~special)
    longest = max(train.visits for train in trains) * 2
    routes = [
        (walk, track)
        for walk, stops, track in all_routes(net, open_, 40)
        if stops[0] < stops[-1] and len(stops) <= longest + 1
    ]
    best = -1
    choices: list[list[tuple[tuple[int, ...], int] | None]] = [[None, *routes] for _ in trains]
    for chosen in product(*choices):
        drawn = [(ix, route[0]) for ix, route in enumerate(chosen) if route]
        tracks = [route[1] for route in chosen if route]
        if not drawn or (len(tracks) == 2 and tracks[0] & tracks[1]):
            continue
        run = check_drawn_routes(net, seen, values, trains, cars, drawn)
        if isinstance(run, Run):
            best = max(best, run.revenue + run.subsidy)
    return best


@pytest.mark.parametrize("seed", range(80))
def test_against_trying_everything(seed: int) -> None:
    rng = Random(seed)
    upgrades = mag_upgrades(rng.choice(("two", "multi")))
    board = upgrades.board
    cities = [site.ix for site in board.sites if site.kind == "city"]
    start = rng.choice(cities)
    net = random_network(upgrades, rng, rng.choice((6, 10, 14)), board.sites[start].hex)
    second = rng.choice(cities)
    mines, reds, towns = board.kind_mask("mine"), board.kind_mask("offboard"), board.kind_mask("town")
    blocked = sum(1 << site for site in rng.sample(cities, 2) if site not in (start, second))
    seen = Stations(1 << start | 1 << second, blocked, reds, mines)
    values = [10 * rng.randrange(1, 8) for _ in board.sites]
    trains = [Train(str(n), n, n) for n in rng.choices((2, 3, 4), k=rng.choice((1, 2, 2)))]
    red = rng.choice((Car("R", (Bonus(reds, 20), Plus(towns))), Car("R", (Bonus(reds, 30),))))
    every = [red, Car("S", (Access(mines),))]
    if len(red.uses) == 1:
        every.append(Car("G", (Plus(towns),)))
    cars = [car for car in every if rng.random() < 0.3]
    if len(list(all_routes(net, seen, 40))) > 300:
        trains = trains[:1]  # trying pairs would take too long
    answer = best_on_separate_track(net, seen, values, trains, cars, keep=3)
    expected = best_by_trying(net, seen, values, trains, cars, mines if any(c.name == "S" for c in cars) else 0)
    assert answer.proven
    assert (answer.best.revenue + answer.best.subsidy if answer.best else -1) == expected
    for run in answer.runs:
        drawn = [(route.train, route.walk) for route in run.routes]
        checked = check_drawn_routes(net, seen, values, trains, cars, drawn)
        assert isinstance(checked, Run)
        assert checked.revenue + checked.subsidy == run.revenue + run.subsidy
        assert run.revenue == sum(route.revenue for route in run.routes)
    worths = [run.revenue + run.subsidy for run in answer.runs]
    assert worths == sorted(worths, reverse=True)


def test_a_small_budget_is_honest() -> None:
    rng = Random(3)
    upgrades = mag_upgrades("multi")
    board = upgrades.board
    start = board.site("E14")
    net = random_network(upgrades, rng, 60, board.number["E14"])
    seen = Stations(1 << start, 0, board.kind_mask("offboard"), board.kind_mask("mine"))
    trains = [Train("6", 6, 6), Train("6", 6, 6)]
    whole = best_on_separate_track(net, seen, net.values(3), trains)
    cut = best_on_separate_track(net, seen, net.values(3), trains, nodes=5)
    assert whole.proven
    assert not cut.proven
    assert whole.best is not None
    assert cut.best is None or cut.best.revenue <= whole.best.revenue
