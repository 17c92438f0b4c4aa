"""What happens in Rocket. Effects that only tell something return the state as it was."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from railhead.games.rocket.state import Over, RocketState, Source
from railhead.kernel.effect import Effect, put

Tile = Literal["", "plain", "joint2", "joint3"]


class Announce(Effect, frozen=True):
    """A move is announced (4.1); told, not yet made."""

    seat: int
    line: int
    to: int


class Bids(Effect, frozen=True):
    """A bid in a veto round (5.3)."""

    seat: int
    line: int
    shares: int
    to: int


class Matches(Effect, frozen=True):
    """The active player equals the highest bid and keeps his hex (5.4)."""

    seat: int
    line: int
    shares: int
    to: int


class Passed(Effect, frozen=True):
    """Somebody lets a veto, or his turn, pass."""

    seat: int


class Shares(Effect, frozen=True):
    """4.5, A26, A36: shares of a line gained or paid."""

    seat: int
    line: int
    by: int

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, shares=put(state.shares, self.line, _add(state.shares[self.line], self.seat, self.by)))


class Move(Effect, frozen=True):
    """A locomotive moves; a tile is laid on the hex it left (4.7), or the connector owed there (A13)."""

    line: int
    to: int
    heading: int
    tile: Tile

    def apply_to(self, state: RocketState) -> RocketState:
        own, *absorbed = state.ways[self.line]
        left = own[-1:]
        moved = replace(
            state,
            ways=put(state.ways, self.line, (own + bytes((self.to,)), *absorbed)),
            heading=put(state.heading, self.line, self.heading),
        )
        if self.tile == "plain":
            return replace(moved, plain=state.plain + left)
        if self.tile == "joint2":
            return replace(moved, joints2=state.joints2 + left, owed2=state.owed2.replace(left, b""))
        if self.tile == "joint3":
            return replace(moved, joints3=state.joints3 + left, owed3=state.owed3.replace(left, b""))
        return moved


class Connect(Effect, frozen=True):
    """A line becomes connected to cities (a mask)."""

    line: int
    cities: int

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, cities=put(state.cities, self.line, state.cities[self.line] | self.cities))


class Passenger(Effect, frozen=True):
    """A passenger is taken from the supply (4.9)."""

    seat: int

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, passengers=_add(state.passengers, self.seat, 1))


class Score(Effect, frozen=True):
    """Points by seat. `about` is the city, line or industry they are for; `cities` the number that counts."""

    source: Source
    points: tuple[int, ...]
    about: int = -1
    cities: int = 0

    def apply_to(self, state: RocketState) -> RocketState:
        row = tuple(a + b for a, b in zip(state.scored[self.source], self.points, strict=True))
        return replace(state, scored=put(state.scored, self.source, row))


class Close(Effect, frozen=True):
    """7.3, 7.5: a line is closed; its track and connections go to the survivor. `joint` is where they meet."""

    line: int
    into: int
    joint: int

    def apply_to(self, state: RocketState) -> RocketState:
        own, *absorbed = state.ways[self.line]
        closed = (own + bytes((self.joint,)), *absorbed)
        ways = put(put(state.ways, self.into, (*state.ways[self.into], *closed)), self.line, ())
        cities = put(state.cities, self.into, state.cities[self.into] | state.cities[self.line])
        return replace(
            state,
            ways=ways,
            cities=put(cities, self.line, 0),
            heading=put(state.heading, self.line, -1),
            isolated=put(state.isolated, self.line, False),
            shares=put(state.shares, self.line, (0,) * len(state.passengers)),
        )


class LayPlain(Effect, frozen=True):
    """A regular tile on the closed locomotive's hex (A13)."""

    hex: int

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, plain=state.plain + bytes((self.hex,)))


class Join(Effect, frozen=True):
    """A connector at a joint, laid or owed to the locomotive that stands there (A13)."""

    hex: int
    owed: bool

    def apply_to(self, state: RocketState) -> RocketState:
        place = bytes((self.hex,))
        if self.owed:
            if place in state.owed3:
                return state
            if place in state.owed2:
                return replace(state, owed2=state.owed2.replace(place, b""), owed3=state.owed3 + place)
            return replace(state, owed2=state.owed2 + place)
        regular, two = state.boxed
        if place in state.joints3:
            return state
        if place in state.joints2:
            joints2 = state.joints2.replace(place, b"")
            return replace(state, joints2=joints2, joints3=state.joints3 + place, boxed=(regular, two + 1))
        if place in state.plain:
            plain = state.plain.replace(place, b"")
            return replace(state, plain=plain, joints2=state.joints2 + place, boxed=(regular + 1, two))
        return replace(state, joints2=state.joints2 + place)


class Isolate(Effect, frozen=True):
    """8.1: a line gets its X."""

    line: int

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, isolated=put(state.isolated, self.line, True))


class PlaceCube(Effect, frozen=True):
    """10.1: a cube on the investment chart (`slot` is a slot group of the board)."""

    seat: int
    slot: int

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, cubes=put(state.cubes, self.slot, (*state.cubes[self.slot], self.seat)))


class PlaceStation(Effect, frozen=True):
    """11.1: a station from the supply (`source` -1), or one that is moved."""

    seat: int
    hex: int
    source: int = -1

    def apply_to(self, state: RocketState) -> RocketState:
        rest = [station for station in state.stations if station[0] != self.source]
        return replace(state, stations=tuple(sorted([*rest, (self.hex, self.seat)])))


class End(Effect, frozen=True):
    """Section 9: the game is over."""

    reasons: tuple[str, ...]

    def apply_to(self, state: RocketState) -> RocketState:
        return replace(state, stack=(Over(self.reasons),))


def _add(row: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """4.5, A36: the number goes on beyond the end of the track, without a limit."""
    return (*row[:at], row[at] + by, *row[at + 1 :])
