"""What a run earns (7.8): stops counted once, freight bonuses, the subsidy of local trains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from msgspec import Struct

from railhead.games.e1862.facts import TrainType, facts
from railhead.games.e1862.freight import Haul, chain, haul, site_chains
from railhead.games.e1862.holdings import kind_of
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import State
from railhead.games.e1862.track import AREAS, net_of
from railhead.rail.drawn_routes import Trace


class Trip(Struct, frozen=True):
    """A route that is legal by itself. `counted`: the stops named to count, as a mask; None: as well as possible."""

    train: int
    type: TrainType
    name: str
    walk: tuple[int, ...]
    trace: Trace
    counts: int
    permanent: bool
    counted: int | None = None


class Part(Struct, frozen=True):
    """What a stop or the bonus of a freight brings; `site` -1: a bonus. `trip` counts in the run."""

    trip: int
    site: int
    amount: int


class Score(Struct, frozen=True):
    revenue: int
    subsidy: int
    parts: tuple[Part, ...]


def is_local(kind: TrainType) -> bool:
    """7.8.2: a local train is also paid for the small stations it passes, earns a subsidy and never leaves the map.
    7.8.3: an express train ignores small stations."""
    return kind == "local"


def trip_of(rules: E1862Rules, state: State, train: int, walk: tuple[int, ...], trace: Trace) -> Trip:
    kind, band = kind_of(state, train), rules.band_of(train)
    printed = rules.facts.game.trains[band]
    counts = 2 if kind == "freight" else printed.counts
    return Trip(train, kind, printed.name(kind), walk, trace, counts, rules.permanent(band))


def site_hauls(trips: Sequence[Trip]) -> Iterator[list[tuple[int, Haul]]]:
    """As 18xx.games groups them: all freights that end in a common place."""
    freights = [ix for ix, trip in enumerate(trips) if trip.type == "freight"]
    single = [haul(trips[ix].trace.stops, trips[ix].walk) for ix in freights]
    chains = [(freights[ix], whole) for ix, whole in site_chains(single)]
    yield [row for n, row in enumerate(chains) if n == 0 or trips[row[0]].permanent]


def hauls(trips: Sequence[Trip], joined: set[int] | None) -> Iterator[list[tuple[int, Haul]]]:
    """7.8.1, D14, D29, D30: the ways to group the freights: one chain of all that rust, with a permanent if one runs.

    `joined`: the permanent ones that were named to join (trips); None lets all ways be tried. Every way is a list of
    hauls with the trip that its bonus is written to.
    """
    freights = [ix for ix, trip in enumerate(trips) if trip.type == "freight"]
    single = {ix: haul(trips[ix].trace.stops, trips[ix].walk) for ix in freights}
    rusting = [ix for ix in freights if not trips[ix].permanent]
    permanent = [ix for ix in freights if trips[ix].permanent]
    if joined is not None:
        choices = [tuple(ix for ix in permanent if ix in joined)]
    elif rusting:
        choices = [some for size in range(len(permanent) + 1) for some in combinations(permanent, size)]
    else:
        choices = [()]
    for some in choices:
        if rusting and permanent and not some:
            continue
        group = [*rusting, *some]
        alone = [(ix, single[ix]) for ix in permanent if ix not in some]
        if not group:
            yield alone
            continue
        whole = chain([single[ix] for ix in group])
        if whole is not None:
            yield [(group[0], whole), *alone]


def score(rules: E1862Rules, state: State, trips: Sequence[Trip], joined: set[int] | None = None) -> Score | None:
    """The revenue of legal routes, as good as the choices left open allow; None if the freights make no chain."""
    best: Score | None = None
    ways = hauls(trips, joined) if rules.rulings.permanent_apart else site_hauls(trips)
    by_entry = not rules.rulings.permanent_apart
    for way in ways:
        choices = _choices(trips)
        if by_entry:
            choices = iter([max(choices, key=lambda counted: _worth_by_entry(state, trips, way, counted))])
        for counted in choices:
            found = _tally(state, trips, way, counted)
            if best is None or found.revenue > best.revenue:
                best = found
    return best


def _choices(trips: Sequence[Trip]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """7.8.3, D15: for every stopping train the stops that it may count."""
    options: list[list[tuple[int, ...]]] = []
    for trip in trips:
        stops = trip.trace.stops
        if trip.type == "freight":
            options.append([()])
        elif trip.counted is not None:
            options.append([tuple(stop for stop in stops if trip.counted >> stop & 1)])
        else:
            options.append(list(combinations(stops, min(trip.counts, len(stops)))))
    return product(*options)


def _worth_by_entry(
    state: State, trips: Sequence[Trip], way: list[tuple[int, Haul]], counted: tuple[tuple[int, ...], ...]
) -> int:
    """When 18xx.games leaves out stops, it takes an area entered by two hexes for two stops."""
    net = net_of(state)
    seen = {place for _, one in way for place in one.places()}
    for ix, trip in enumerate(trips):
        first, last = trip.trace.stops[0], trip.trace.stops[-1]
        hexes = {first: trip.walk[0], last: trip.walk[-1]}
        seen |= {(site, hexes.get(site, -1) if AREAS >> site & 1 else -1) for site in counted[ix]}
    return sum(net.value(site, state.phase) for site, _ in {_plain(place) for place in seen})


def _plain(place: tuple[int, int]) -> tuple[int, int]:
    """The hex of a place matters for areas only."""
    return place if AREAS >> place[0] & 1 else (place[0], -1)


def _tally(
    state: State, trips: Sequence[Trip], way: list[tuple[int, Haul]], counted: tuple[tuple[int, ...], ...]
) -> Score:
    net, seen, parts = net_of(state), 0, list[Part]()
    for ix, one in way:
        for site in one.ends:
            if not seen >> site & 1:
                seen |= 1 << site
                parts.append(Part(ix, site, net.value(site, state.phase)))
        parts.append(Part(ix, -1, one.bonus()))
    hexes = 0
    for ix, trip in enumerate(trips):
        halts = trip.trace.halts if is_local(trip.type) else 0
        for site in (*counted[ix], *(site for site in range(halts.bit_length()) if halts >> site & 1)):
            if not seen >> site & 1:
                seen |= 1 << site
                parts.append(Part(ix, site, net.value(site, state.phase)))
        if is_local(trip.type):
            hexes |= trip.trace.hexes
    subsidy = hexes.bit_count() * facts().game.running.local_subsidy_per_hex
    return Score(sum(part.amount for part in parts), subsidy, tuple(parts))
