"""What a run is: trains, what they may do, and the answer of a search. Titles give these values; nothing here
searches.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct


class RunRule(Struct, frozen=True):
    """How the trains of one company go together.

    `share_track`: two trains may use the same track. `stop_pays_once`: a stop visited by several trains pays for one.
    `must_meet`: all routes hang together, each sharing a stop of `meet` with another. `must_visit_home`: one of them
    visits the home station.
    """

    share_track: bool = False
    stop_pays_once: bool = False
    must_meet: bool = False
    must_visit_home: bool = False


class Train(Struct, frozen=True):
    """A train that stops: at up to `visits` stops, of which `pays` pay."""

    name: str
    visits: int
    pays: int


class Bonus(Struct, frozen=True):
    """One stop of one train at one of the sites pays so much more."""

    sites: int
    amount: int


class Plus(Struct, frozen=True):
    """One train of N stops may make N further stops at the sites."""

    sites: int


class Access(Struct, frozen=True):
    """One train may go to or through one of the sites, which does not count as a stop; its value is subsidy."""

    sites: int


Use = Bonus | Plus | Access


class Car(Struct, frozen=True):
    """Something bought for a run that must be used by one train, in one of several ways."""

    name: str
    uses: tuple[Use, ...]


class Pay(NamedTuple):
    """A part of what a route earns: a stop, a bonus at a stop, or an amount for the whole route (site -1)."""

    what: Literal["stop", "bonus", "special", "halt", "distance"]
    site: int
    amount: int


class Route(Struct, frozen=True):
    """A train on the board. `sites`: its stops in order. `walk`: all hexes in order; it says which track is used, since
    between two neighbouring hexes there is one side and behind an edge at most one stop."""

    train: int
    sites: tuple[int, ...]
    walk: tuple[int, ...]
    pays: tuple[Pay, ...]

    @property
    def revenue(self) -> int:
        return sum(pay.amount for pay in self.pays if pay.what != "special")


class Run(Struct, frozen=True):
    """The routes of all trains that run. Subsidy is what goes to the company beside the revenue. `uses`: for each
    car the train and the use, as indices."""

    revenue: int
    subsidy: int
    routes: tuple[Route, ...]
    uses: tuple[tuple[int, int], ...] = ()


class Answer(Struct, frozen=True):
    """The best runs, best first; empty if no train can run (or a car cannot be used). `proven`: no better one
    exists.
    """

    runs: tuple[Run, ...]
    proven: bool
    nodes: int

    @property
    def best(self) -> Run | None:
        return self.runs[0] if self.runs else None
