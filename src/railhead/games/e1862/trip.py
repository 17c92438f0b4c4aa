"""A route that is legal by itself, as the earnings of a run are worked out from it (7.8)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from railhead.games.e1862.facts import TrainType
from railhead.games.e1862.holdings import kind_of
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import State
from railhead.rail.drawn_routes import Trace

#: for every train the stops that count
Counted: TypeAlias = tuple[tuple[int, ...], ...]


class Trip(Struct, frozen=True):
    """`counted`: the stops named to count, as a mask; None: as well as possible."""

    train: int
    type: TrainType
    name: str
    walk: tuple[int, ...]
    trace: Trace
    counts: int
    permanent: bool
    counted: int | None = None


def is_local(kind: TrainType) -> bool:
    """7.8.2: a local train is also paid for the small stations it passes, earns a subsidy and never leaves the map.
    7.8.3: an express train ignores small stations."""
    return kind == "local"


def trip_of(rules: E1862Rules, state: State, train: int, walk: tuple[int, ...], trace: Trace) -> Trip:
    kind, band = kind_of(state, train), rules.band_of(train)
    printed = rules.facts.game.trains[band]
    counts = 2 if kind == "freight" else printed.counts
    return Trip(train, kind, printed.name(kind), walk, trace, counts, rules.permanent(band))
