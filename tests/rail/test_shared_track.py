"""The best run with shared track against trying everything, freight chains and local trains included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from random import Random

import pytest

from railhead.hexmap import distance
from railhead.rail import Distance, Freight, Network, Stations, Stopping, Terms, best_on_shared_track
from railhead.rail.run import AnyTrain
from tests.rail.boards import e1862_board, e1862_upgrades, random_network
from tests.rail.naive import Walk, all_routes

BOARD = e1862_board()
AREAS = BOARD.kind_mask("offboard", "port")
CITIES = BOARD.kind_mask("city")
PORTS, REDS = BOARD.kind_mask("port"), BOARD.kind_mask("offboard")

Drawn = tuple[Walk, tuple[int, ...]]


def terms(home: int, together: bool = False) -> Terms:
    return Terms(home, CITIES, True, (REDS, PORTS), Distance(AREAS, PORTS, 20, 30), 10, together)


def routes_of(net: Network, seen: Stations, train: AnyTrain) -> list[Drawn]:
    closed = train.closed if isinstance(train, Stopping) else 0
    own = Stations(seen.own, seen.blocked, seen.ends, seen.closed | closed)
    longest = train.hexes if isinstance(train, Freight) else 40
    found = []
    for walk, stops, _ in all_routes(net, own, longest):
        mask = sum(1 << stop for stop in stops)
        if isinstance(train, Stopping) and len(stops) > train.visits:
            continue
        if (mask & REDS).bit_count() < 2 and (mask & PORTS).bit_count() < 2 and walk[0] <= walk[-1]:
            found.append((walk, stops))
    return found


def ends(route: Drawn) -> tuple[tuple[int, int], tuple[int, int]]:
    """Both ends with the hex that counts for distances."""
    walk, stops = route
    return (
        (stops[0], walk[1] if AREAS >> stops[0] & 1 else walk[0]),
        (stops[-1], walk[-2] if AREAS >> stops[-1] & 1 else walk[-1]),
    )


def chain_ends(routes: Sequence[Drawn]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The outer ends of routes in this order, if they run end to end in a simple chain."""
    found = []
    for turned in product((False, True), repeat=len(routes)):
        pairs = [ends(route)[::-1] if flip else ends(route) for route, flip in zip(routes, turned, strict=True)]
        nodes = [pairs[0][0], *(pair[1] for pair in pairs)]
        joined = all(a[1] == b[0] and CITIES >> a[1][0] & 1 for a, b in pairwise(pairs))
        if joined and len({site for site, _ in nodes}) == len(nodes):
            found.append((nodes[0], nodes[-1]))
    return found


def bonus(first: tuple[int, int], last: tuple[int, int]) -> int:
    between = distance(BOARD.spots[first[1]].hex, BOARD.spots[last[1]].hex) - 1
    between += (AREAS >> first[0] & 1) + (AREAS >> last[0] & 1)
    return max(0, between) * (30 if (PORTS >> first[0] | PORTS >> last[0]) & 1 else 20)


def partitions(items: list[int]) -> Iterator[list[list[int]]]:
    if not items:
        yield []
        return
    for rest in partitions(items[1:]):
        yield [[items[0]], *rest]
        for ix in range(len(rest)):
            yield [*rest[:ix], [items[0], *rest[ix]], *rest[ix + 1 :]]


def orders(items: list[int]) -> Iterator[list[int]]:
    if not items:
        yield []
    for ix, item in enumerate(items):
        for rest in orders(items[:ix] + items[ix + 1 :]):
            yield [item, *rest]


def freight_scores(trains: Sequence[AnyTrain], routes: dict[int, Drawn]) -> Iterator[tuple[set[int], int]]:
    """For every legal grouping of the freight routes: the ends that pay, and the bonus."""
    rusting = [ix for ix in routes if not trains[ix].alone]  # type: ignore[union-attr]
    for blocks in partitions(list(routes)):
        chained = [block for block in blocks if any(ix in rusting for ix in block)]
        if len(chained) > 1 or (chained and len(rusting) < len(routes) and len(set(chained[0]) - set(rusting)) == 0):
            continue
        choices = [
            [pair for order in orders(block) for pair in chain_ends([routes[ix] for ix in order])] for block in blocks
        ]
        for pairs in product(*choices):
            yield {end[0] for pair in pairs for end in pair}, sum(bonus(*pair) for pair in pairs)


def legal(routes: Sequence[Drawn], home: int) -> bool:
    masks = [sum(1 << stop for stop in stops) & CITIES for _, stops in routes]
    if not any(mask >> home & 1 for mask in masks):
        return False
    group, rest = masks[0], masks[1:]
    while any(mask & group for mask in rest):
        for mask in [mask for mask in rest if mask & group]:
            rest.remove(mask)
            group |= mask
    return not rest


def earned(
    net: Network, values: list[int], trains: Sequence[AnyTrain], routes: dict[int, Drawn]
) -> list[tuple[int, int]]:
    """All (revenue, subsidy) that the routes may be worth."""
    halts: set[int] = set()
    hexes: set[int] = set()
    picks: list[list[set[int]]] = []
    freight: dict[int, Drawn] = {}
    for ix, (walk, stops) in routes.items():
        train = trains[ix]
        if isinstance(train, Freight):
            freight[ix] = (walk, stops)
            continue
        left_out = len(stops) - train.pays
        picks.append([set(stops) - {out} for out in stops] if left_out == 1 else [set(stops)])
        if train.local:
            hexes |= set(walk)
            halts |= passed(net, walk)
    found = []
    for paid in product(*picks):
        for outer, extra in freight_scores(trains, freight) if freight else [(set(), 0)]:
            counted = set(outer).union(*paid) | halts
            found.append((sum(values[site] for site in counted) + extra, 10 * len(hexes)))
    return found


def passed(net: Network, walk: Walk) -> set[int]:
    """Small stations on a walk."""
    found = set()
    for before, here, after in zip(walk, walk[1:], walk[2:], strict=False):
        entry, out = BOARD.beyond[here].index(before), BOARD.beyond[here].index(after)
        for way in net.ways[here][entry]:
            if way.edge == out and net.marks[here] >> way.line & 1:
                found.add(BOARD.first_site[here] + way.line)
    return found


TRAINS: list[AnyTrain] = [
    Stopping("2E", 2, 2),
    Stopping("2/3E", 3, 2),
    Stopping("3E", 3, 3),
    Stopping("2L", 2, 2, AREAS, True),
    Stopping("2/3L", 3, 2, AREAS, True),
    Freight("1F", 1, False),
    Freight("2F", 2, False),
    Freight("3F", 3, False),
    Freight("6F", 4, True),
    Freight("7F", 5, True),
]


@pytest.mark.parametrize("seed", range(120))
def test_against_trying_everything(seed: int) -> None:
    rng = Random(seed)
    upgrades = e1862_upgrades()
    cities = [site.ix for site in BOARD.sites if site.kind == "city"]
    home = rng.choice(cities)
    net = random_network(upgrades, rng, rng.choice((6, 9, 12, 16)), BOARD.sites[home].hex)
    others = rng.sample(cities, 3)
    blocked = sum(1 << site for site in rng.sample(cities, 3) if site != home and site not in others)
    london = BOARD.area_site[2]
    seen = Stations(sum(1 << site for site in {home, *others}), blocked, AREAS, rng.choice((0, 1 << london)))
    values = net.values(rng.randrange(8))
    trains = rng.choices(TRAINS, k=3)
    routes = [routes_of(net, seen, train) for train in trains]
    while len(trains) > 1 and _size(routes) > 6000:
        trains, routes = trains[1:], routes[1:]
    together = rng.choice((False, True))
    found = best_on_shared_track(net, seen, values, trains, terms(home, together))
    best = (0, 0)
    for chosen in product(*[range(-1, len(some)) for some in routes]):
        drawn = {ix: routes[ix][n] for ix, n in enumerate(chosen) if n >= 0}
        if drawn and legal(list(drawn.values()), home):
            for worth in earned(net, values, trains, drawn):
                best = max(best, worth, key=lambda one: (one[0] + one[1] if together else one[0], one))
    assert found.proven
    mine = (found.best.revenue, found.best.subsidy) if found.best else (0, 0)
    assert mine == best
    if found.best:
        drawn = {route.train: (route.walk, route.sites) for route in found.best.routes}
        assert legal(list(drawn.values()), home)
        assert mine in earned(net, values, trains, drawn)
        assert sum(route.revenue for route in found.best.routes) == mine[0]


def _size(routes: list[list[Drawn]]) -> int:
    size = 1
    for some in routes:
        size *= len(some) + 1
    return size


def test_no_run_without_the_home_marker() -> None:
    net = random_network(e1862_upgrades(), Random(1), 6, BOARD.number["F3"])
    home, other = BOARD.site("F3"), BOARD.site("F5")
    answer = best_on_shared_track(net, Stations(1 << other, 0, AREAS), net.values(0), TRAINS[:2], terms(home))
    assert answer.best is None
    assert answer.proven


def test_other_threads_keep_their_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """The collector belongs to the whole process: a search does not switch it off."""
    monkeypatch.setattr("gc.disable", lambda: pytest.fail("switched off"))
    net = random_network(e1862_upgrades(), Random(1), 6, BOARD.number["F3"])
    home = BOARD.site("F3")
    assert best_on_shared_track(net, Stations(1 << home, 0, AREAS), net.values(0), TRAINS[:2], terms(home)).proven
