"""What a run earns (7.8): stops counted once, freight bonuses, the subsidy of local trains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from msgspec import Struct

from railhead.games.e1862.facts import facts
from railhead.games.e1862.freight import Haul, chain, haul
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.site_runs import site_count, site_hauls
from railhead.games.e1862.state import State
from railhead.games.e1862.track import net_of
from railhead.games.e1862.trip import Counted, Trip, is_local
from railhead.kernel.mask import members


class Part(Struct, frozen=True):
    """What a stop or the bonus of a freight brings; `site` -1: a bonus. `trip` counts in the run."""

    trip: int
    site: int
    amount: int


class Score(Struct, frozen=True):
    revenue: int
    subsidy: int
    parts: tuple[Part, ...]


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
    best: tuple[int, list[tuple[int, Haul]], Counted] | None = None
    at_site, values = not rules.rulings.permanent_apart, net_of(state).values(state.phase)
    for way in site_hauls(trips) if at_site else hauls(trips, joined):
        choices = _choices(trips)
        for counted in [site_count(state, trips, way, choices)] if at_site else choices:
            revenue = _revenue(values, trips, way, counted)
            if best is None or revenue > best[0]:
                best = revenue, way, counted
    return None if best is None else _tally(values, trips, *best)


def _choices(trips: Sequence[Trip]) -> Iterator[Counted]:
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


def _revenue(values: Sequence[int], trips: Sequence[Trip], way: list[tuple[int, Haul]], counted: Counted) -> int:
    """What `_tally` adds up to, for comparing choices: each stop once, and the bonuses."""
    sites, bonuses = 0, 0
    for _, one in way:
        bonuses += one.bonus()
        for site in one.ends:
            sites |= 1 << site
    for trip, stops in zip(trips, counted, strict=True):
        if is_local(trip.type):
            sites |= trip.trace.halts
        for site in stops:
            sites |= 1 << site
    return bonuses + sum(values[site] for site in members(sites))


def _tally(
    values: Sequence[int], trips: Sequence[Trip], revenue: int, way: list[tuple[int, Haul]], counted: Counted
) -> Score:
    """What each stop and bonus brings, to the first route that counts it."""
    seen, parts = 0, list[Part]()

    def pay(ix: int, sites: Iterable[int]) -> None:
        nonlocal seen
        for site in sites:
            if not seen >> site & 1:
                seen |= 1 << site
                parts.append(Part(ix, site, values[site]))

    for ix, one in way:
        pay(ix, one.ends)
        parts.append(Part(ix, -1, one.bonus()))
    hexes = 0
    for ix, trip in enumerate(trips):
        pay(ix, counted[ix])
        if is_local(trip.type):
            pay(ix, members(trip.trace.halts))
            hexes |= trip.trace.hexes
    return Score(revenue, hexes.bit_count() * facts().game.running.local_subsidy_per_hex, tuple(parts))
