"""Stephenson's Rocket as numbers."""

from __future__ import annotations

from itertools import chain

from railhead.envs.factored import Field, Kind
from railhead.envs.observation import NOTHING, Part, bits, padded
from railhead.games.rocket.extend import Extend
from railhead.games.rocket.invest import Invest
from railhead.games.rocket.merger import Absorb
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Source, connectors_left, passengers_left, tiles_left
from railhead.games.rocket.station import Station
from railhead.games.rocket.veto import Bid, Match
from railhead.kernel.action import Pass

#: no bid of more shares has an index
MOST_SHARES = 30


def kinds(rules: RocketRules) -> tuple[Kind, ...]:
    """A line or hex is the target; where a line goes, what a bid is, or which station moves, is the number."""
    board = rules.board
    lines = tuple(line.id for line in board.lines)
    to: Field = ("to", board.names)
    return (
        Kind(Extend, (("line", lines),), (to,)),
        Kind(Invest, (("city", tuple(city.id for city in board.cities)),), (("industry", board.industries),)),
        Kind(Station, (to,), (("source", (None, *board.names)),)),
        Kind(Pass),
        Kind(Bid, (to,), (("shares", tuple(range(1, MOST_SHARES + 1))),)),
        Kind(Match),
        Kind(Absorb, (("into", lines),)),
    )


def parts(rules: RocketRules) -> tuple[Part, ...]:
    seats, hexes = rules.seats, len(rules.board.names)
    lines, cities, slots = len(rules.board.lines), len(rules.board.cities), rules.board.slots
    most = max(slot.count for slot in slots)
    return (
        Part("points", (len(Source), seats), lambda s: chain(*s.scored), "prestige by source and seat"),
        Part("shares", (lines, seats), lambda s: chain(*s.shares), "shares by line and seat"),
        Part("passengers", (seats,), lambda s: s.passengers, "passengers by seat"),
        Part("heading", (lines,), lambda s: s.heading, "where each locomotive looks; -1 at its start, or closed"),
        Part("locomotive", (lines,), _locomotives, "the hex of each locomotive; -1 where the line is closed"),
        Part("cities", (lines, cities), lambda s: chain(*(bits(mask, cities) for mask in s.cities)),
             "1 where the line is connected with the city"),
        Part("isolated", (lines,), lambda s: map(int, s.isolated), "1 where the line is isolated"),
        Part("cubes", (len(slots), most), lambda s: chain(*(padded(row, most) for row in s.cubes)),
             "seats of the cubes on each group of slots, in the order of placing"),
        Part("stations", (hexes,), lambda s: _on_hexes(hexes, s.stations), "the seat of the station on each hex"),
        Part("track", (hexes,), lambda s: _on_hexes(hexes, _track(s)), "the line of the track on each hex"),
        Part("junctions", (hexes,), lambda s: _on_hexes(hexes, _junctions(s)), "lines that a junction tile joins"),
        Part("supply", (4,), lambda s: (tiles_left(s), *connectors_left(s), passengers_left(s)),
             "tiles, junction tiles for two and for three lines, and passengers that are left"),
    )  # fmt: skip


def _locomotives(state: RocketState) -> list[int]:
    return [ways[0][-1] if ways else NOTHING for ways in state.ways]


def _track(state: RocketState) -> list[tuple[int, int]]:
    return [(hex_, line) for line, ways in enumerate(state.ways) for way in ways for hex_ in way[1:]]


def _junctions(state: RocketState) -> list[tuple[int, int]]:
    return [*((hex_, 2) for hex_ in state.joints2), *((hex_, 3) for hex_ in state.joints3)]


def _on_hexes(hexes: int, rows: tuple[tuple[int, int], ...] | list[tuple[int, int]]) -> list[int]:
    found = [NOTHING] * hexes
    for hex_, value in rows:
        found[hex_] = value
    return found
