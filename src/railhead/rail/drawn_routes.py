"""Routes drawn by a player: whether there is such track, and what is wrong with them.

A drawn route is a train and a *walk*, the hexes in order. `follow` turns a walk into stops and track. For a company
whose trains run on separate track, `check_drawn_routes` tests all routes and says what they earn. All reasons are
values.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product

from msgspec import Struct

from railhead.rail.board import NOWHERE
from railhead.rail.network import Network
from railhead.rail.reach import Stations
from railhead.rail.run import Access, Bonus, Car, Pay, Plus, Route, Run, Train


class Flaw(Struct, frozen=True):
    """A reason against a route; `route` counts from 0."""

    route: int


class NoTrack(Flaw, frozen=True):
    """The walk goes where no track leads; `hex` is where it leaves the track."""

    hex: int


class NotAtStop(Flaw, frozen=True):
    """An end of the walk is not a stop."""

    hex: int


class StopTwice(Flaw, frozen=True):
    site: int


class TrackTwice(Flaw, frozen=True):
    """One train uses a piece of track twice."""


class TooFewStops(Flaw, frozen=True):
    pass


class TooManyStops(Flaw, frozen=True):
    stops: int
    most: int


class NoOwnStation(Flaw, frozen=True):
    pass


class Passes(Flaw, frozen=True):
    """Runs through a stop that may only be an end: an area, or a city full of foreign stations."""

    site: int


class Closed(Flaw, frozen=True):
    """Enters a stop that is not for this train."""

    site: int


class SharesTrack(Flaw, frozen=True):
    """Uses track of another train; `other` is its route."""

    other: int


class TrainTwice(Flaw, frozen=True):
    """The same train is on two routes, or there is no such train."""


class CarUnused(Flaw, frozen=True):
    """A car was bought and no route uses it; `route` is -1."""

    car: int


class Trace(Struct, frozen=True):
    """What a walk touches. `stops`: in order. `twice`: whether a side is crossed twice."""

    stops: tuple[int, ...]
    track: int
    hexes: int
    halts: int
    twice: bool

    @property
    def sites(self) -> int:
        return sum(1 << site for site in set(self.stops))


class Onward(Struct, frozen=True):
    """Where a route can be drawn, by the ids of hexes: where it may begin, and where track leads on from each hex."""

    starts: tuple[str, ...]
    next: dict[str, tuple[str, ...]]


def onward(net: Network) -> Onward:
    """Every step that a walk can take along the track; whether the whole is a route, `follow` and the rules say."""
    spots, beyond = net.board.spots, net.board.beyond

    def leaves(hex_: int, edge: int) -> bool:
        return bool(net.ways[hex_][edge]) or spots[hex_].area_at[edge] != NOWHERE

    def leads_on(hex_: int, edge: int) -> bool:
        other = beyond[hex_][edge]
        return other != NOWHERE and leaves(hex_, edge) and leaves(other, (edge + 3) % 6)

    starts: list[str] = []
    steps: dict[str, tuple[str, ...]] = {}
    for hex_, spot in enumerate(spots):
        edges = [edge for edge in range(6) if leads_on(hex_, edge)]
        if edges:
            steps[spot.id] = tuple(spots[beyond[hex_][edge]].id for edge in edges)
        if any(net.site_at(hex_, edge) != NOWHERE for edge in edges):
            starts.append(spot.id)
    return Onward(tuple(starts), steps)


def follow(net: Network, walk: Sequence[int], route: int = 0) -> Trace | Flaw:
    """Follow the hexes of a walk along the track."""
    edges = [_edge(net, a, b) for a, b in pairwise(walk)]
    if not edges or NOWHERE in edges:
        return NoTrack(route, walk[edges.index(NOWHERE)] if edges else (walk[0] if walk else NOWHERE))
    stops = [net.site_at(walk[0], edges[0])]
    if stops[0] == NOWHERE:
        return NotAtStop(route, walk[0])
    track = halts = 0
    twice = False
    for ix, hex_ in enumerate(walk[1:]):
        side = 1 << net.board.side[walk[ix]][edges[ix]]
        twice = twice or bool(track & side)
        track |= side
        entry = (edges[ix] + 3) % 6
        here = net.site_at(hex_, entry)
        if ix + 1 == len(edges):
            if here == NOWHERE:
                return NotAtStop(route, hex_)
            stops.append(here)
        elif here != NOWHERE:
            if net.site_at(hex_, edges[ix + 1]) != here:
                return NoTrack(route, hex_)
            stops.append(here)
        else:
            lines = [way.line for way in net.ways[hex_][entry] if way.edge == edges[ix + 1]]
            if not lines:
                return NoTrack(route, hex_)
            if net.marks and net.marks[hex_] >> lines[0] & 1:
                halts |= 1 << net.board.first_site[hex_] + lines[0]
    return Trace(tuple(stops), track, sum(1 << hex_ for hex_ in set(walk)), halts, twice)


def _edge(net: Network, a: int, b: int) -> int:
    """The edge from one hex to a neighbour."""
    if not (0 <= a < len(net.board.beyond) and 0 <= b < len(net.board.beyond)):
        return NOWHERE
    return next((edge for edge, beyond in enumerate(net.board.beyond[a]) if beyond == b), NOWHERE)


def check_drawn_routes(
    net: Network,
    seen: Stations,
    values: Sequence[int],
    trains: Sequence[Train],
    cars: Sequence[Car],
    drawn: Sequence[tuple[int, Sequence[int]]],
) -> Run | tuple[Flaw, ...]:
    """What the drawn routes (train, walk) earn with the cars used as well as possible, or everything against them."""
    traces: list[Trace] = []
    flaws: list[Flaw] = []
    numbers = [train for train, _ in drawn]
    for ix, (train, walk) in enumerate(drawn):
        trace = follow(net, walk, ix)
        if not 0 <= train < len(trains) or train in numbers[:ix]:
            flaws.append(TrainTwice(ix))
        elif isinstance(trace, Flaw):
            flaws.append(trace)
        else:
            flaws.extend(_alone(seen, trace, ix))
            flaws.extend(SharesTrack(ix, other) for other, one in enumerate(traces) if one.track & trace.track)
            traces.append(trace)
    if flaws:
        return tuple(flaws)
    return _with_cars(seen, values, trains, cars, drawn, traces)


def _alone(seen: Stations, trace: Trace, ix: int) -> list[Flaw]:
    """What is against a route, regardless of the train."""
    flaws: list[Flaw] = [StopTwice(ix, s) for n, s in enumerate(trace.stops) if s in trace.stops[:n]]
    if trace.twice:
        flaws.append(TrackTwice(ix))
    if not trace.sites & seen.own:
        flaws.append(NoOwnStation(ix))
    only_end = seen.blocked | seen.ends
    flaws.extend(Passes(ix, site) for site in trace.stops[1:-1] if only_end >> site & 1)
    return flaws


def _with_cars(
    seen: Stations,
    values: Sequence[int],
    trains: Sequence[Train],
    cars: Sequence[Car],
    drawn: Sequence[tuple[int, Sequence[int]]],
    traces: list[Trace],
) -> Run | tuple[Flaw, ...]:
    """Try all ways to use the cars; the best that has no flaw, otherwise the flaws of the one with fewest."""
    best: Run | None = None
    fewest: tuple[Flaw, ...] | None = None
    choices = [[(r, u) for r in range(len(drawn)) for u in range(len(car.uses))] or [(NOWHERE, 0)] for car in cars]
    for uses in product(*choices):
        flaws: list[Flaw] = [CarUnused(NOWHERE, c) for c, (route, _) in enumerate(uses) if route == NOWHERE]
        routes: list[Route] = []
        for ix, ((train, walk), trace) in enumerate(zip(drawn, traces, strict=True)):
            mine = [(c, cars[c].uses[use]) for c, (route, use) in enumerate(uses) if route == ix]
            flaws.extend(_lengths(seen, trains[train], mine, trace, ix))
            routes.append(Route(train, trace.stops, tuple(walk), _pays(values, mine, trace)))
        if flaws:
            fewest = tuple(flaws) if fewest is None or len(flaws) < len(fewest) else fewest
            continue
        revenue = sum(route.revenue for route in routes)
        subsidy = sum(pay.amount for route in routes for pay in route.pays if pay.what == "special")
        if best is None or revenue + subsidy > best.revenue + best.subsidy:
            by_train = tuple((drawn[route][0], use) for route, use in uses)
            best = Run(revenue, subsidy, tuple(routes), by_train)
    return best if best is not None else fewest or ()


def _lengths(
    seen: Stations, train: Train, cars: list[tuple[int, Bonus | Plus | Access]], trace: Trace, ix: int
) -> list[Flaw]:
    """Whether the stops fit the train with its cars, and the cars are used."""
    special = more = 0
    for _, use in cars:
        special |= use.sites if isinstance(use, Access) else 0
        more |= use.sites if isinstance(use, Plus) else 0
    flaws: list[Flaw] = [Closed(ix, site) for site in trace.stops if seen.closed & ~special & 1 << site]
    specials = (trace.sites & special).bit_count()
    stops = len(trace.stops) - specials
    if specials > 1:
        flaws.append(Closed(ix, [site for site in trace.stops if special >> site & 1][-1]))
    if stops < 2:
        flaws.append(TooFewStops(ix))
    towns = (trace.sites & more).bit_count()
    most = train.visits * 2 if more else train.visits
    if stops > most or stops - towns > train.visits:
        flaws.append(TooManyStops(ix, stops, most))
    for car, use in cars:
        unused = stops <= train.visits if isinstance(use, Plus) else not trace.sites & use.sites
        if unused:
            flaws.append(CarUnused(ix, car))
    return flaws


def _pays(values: Sequence[int], cars: list[tuple[int, Bonus | Plus | Access]], trace: Trace) -> tuple[Pay, ...]:
    special = sum(use.sites for _, use in cars if isinstance(use, Access))
    pays = [Pay("special" if special >> site & 1 else "stop", site, values[site]) for site in trace.stops]
    for _, use in cars:
        if isinstance(use, Bonus):
            site = next((site for site in trace.stops if use.sites >> site & 1), NOWHERE)
            pays.append(Pay("bonus", site, use.amount))
    return tuple(pays)
