"""What a run is: trains, what they may do, and the answer of a search. Titles give these values; nothing here
searches.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from railhead.hexmap import distance
from railhead.rail.board import Board


class Train(Struct, frozen=True):
    """A train that stops: at up to `visits` stops, of which `pays` pay."""

    name: str
    visits: int
    pays: int


class Stopping(Struct, frozen=True):
    """A train that visits up to `visits` stops and is paid for `pays` of them. `closed`: sites it may not enter.
    `local`: it is also paid for the small stations it passes, and earns a subsidy for the hexes it touches."""

    name: str
    visits: int
    pays: int
    closed: int = 0
    local: bool = False

    def paid_halts(self, passed: int) -> int:
        """The small stations (a mask) that pay, of those it passes."""
        return passed if self.local else 0


class Freight(Struct, frozen=True):
    """A train that moves up to `hexes` hexes and is paid for its two ends and the distance between them. `alone`: it
    may run by itself; others of a company run in one chain."""

    name: str
    hexes: int
    alone: bool


AnyTrain = Stopping | Freight


End = tuple[int, int]
"""An end of a freight route: its site, and its hex; for an area the last hex before it."""


class Distance(Struct, frozen=True):
    """What freight trains are paid for the distance between their ends. Masks are of sites.

    `areas`: ends that lie one hex beyond their last hex. `ports`: ends that raise the bonus for each hex.
    """

    areas: int
    ports: int
    per_hex: int
    per_hex_with_port: int

    def hexes(self, board: Board, first: End, last: End) -> int:
        """The hexes between two ends in a straight line, whatever way the track takes."""
        areas = (self.areas >> first[0] & 1) + (self.areas >> last[0] & 1)
        return max(0, distance(board.spots[first[1]].hex, board.spots[last[1]].hex) - 1 + areas)

    def bonus(self, board: Board, first: End, last: End) -> int:
        """The bonus for these hexes."""
        port = (self.ports >> first[0] | self.ports >> last[0]) & 1
        return self.hexes(board, first, last) * (self.per_hex_with_port if port else self.per_hex)


class Terms(Struct, frozen=True):
    """What a title says about runs on shared track. Masks are of sites.

    `home`: the stop that one route must visit (NOWHERE: none must). `meet`: stops where routes are connected;
    `must_meet`: whether they must be. `never_two`: of each mask a single train visits at most one. `distance`: for
    freight trains. `subsidy_per_hex`: for local trains. Of two runs the one with more revenue is better, then with more
    subsidy; if `together`, the one with more of both, then with more revenue.
    """

    home: int
    meet: int
    must_meet: bool
    never_two: tuple[int, ...]
    distance: Distance
    subsidy_per_hex: int
    together: bool = False


class Bonus(Struct, frozen=True):
    """One stop of one train at one of the sites pays this amount more."""

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
    """Something bought for a run that must be used by one train, in one of several ways. A run has at most one car for
    each kind of use."""

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
    """The routes of all trains that run. Subsidy goes to the company on top of the revenue. `uses`: for each
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
