"""A run as it is saved: the action, and the routes in it."""

from __future__ import annotations

from msgspec import Struct

from railhead.kernel.action import Action


class Route(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one train runs: the hexes from one end to the other, which tell the track.

    `counts`: the hexes of the stops it counts, where it may not count all that it visits; the best ones if not said.
    """

    train: str
    hexes: tuple[str, ...]
    counts: tuple[str, ...] | None = None


class Run(Action, frozen=True, gc=False, tag="run"):
    """`joined`: trains of permanent freights that run as one chain with the others; as well as possible if not said.

    `revenue` and `subsidy` stand in records of games in which written figures were paid.
    """

    routes: tuple[Route, ...] = ()
    joined: tuple[str, ...] | None = None
    revenue: int | None = None
    subsidy: int | None = None
