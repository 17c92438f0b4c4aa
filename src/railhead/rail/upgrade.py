"""Which tile may lie on which hex: the next colour, with everything that was there kept.

`Upgrades` answers from tables: `lays` generates, `why_not` says what is against one tile; both rest on the same tests,
and `lays` gives exactly the tiles that `why_not` has nothing against. Neither looks at the supply, the phase or the
network: the title asks `TileSet.left` and `reach` for these.
"""

from __future__ import annotations

from msgspec import Struct

from railhead.rail.board import Board, Spot
from railhead.rail.tile import NO_TILE, Line, StopDef, TileSet, Turned


class LabelRule(Struct, frozen=True):
    """From which colour level on the label of a hex asks for tiles with that label (1 yellow, 2 green, ...)."""

    from_level: dict[str, int] = {}

    def wanted(self, spot: Spot, level: int) -> str | None:
        return spot.label if spot.label and level >= self.from_level.get(spot.label, 1) else None


class Misfit(Struct, frozen=True):
    """A reason why a tile does not fit on a hex."""


class NotBuildable(Misfit, frozen=True):
    """Tiles are laid on land only."""


class WrongColour(Misfit, frozen=True):
    """Not the next colour; `wanted` is the level that comes next."""

    wanted: int


class WrongLabel(Misfit, frozen=True):
    wanted: str | None


class WrongStops(Misfit, frozen=True):
    """A city, a town or no stop where the hex has something else."""


class WrongRotation(Misfit, frozen=True):
    wanted: int


class MadeForOtherHex(Misfit, frozen=True):
    """The tile fits elsewhere only, or the hex has a tile of its own."""


class TrackLost(Misfit, frozen=True):
    """Old track, or a connection of a stop, would disappear."""


class ClosedEdge(Misfit, frozen=True):
    """Track would lead off the map, to a barrier or to a side without printed track."""

    edge: int


class AcrossSplit(Misfit, frozen=True):
    """A piece of track would cross the split of the hex."""


class Upgrades:
    """The upgrade table of a board with its tiles. Built once; the answers for each hex are kept."""

    def __init__(self, board: Board, tiles: TileSet, labels: LabelRule) -> None:
        self.board = board
        self.tiles = tiles
        self.labels = labels
        self._own: dict[str, set[str]] = {}
        for tile in tiles.tiles:
            for hex_id in tile.only:
                self._own.setdefault(hex_id, set()).add(tile.colour)
        self._by_level: dict[int, list[Turned]] = {}
        for turned in tiles.turned:
            self._by_level.setdefault(turned.tile.level, []).append(turned)
        self._after: dict[int, tuple[Turned, ...]] = {}
        self._lays: dict[tuple[int, int], tuple[int, ...]] = {}

    def level(self, old: int) -> int:
        """The colour level of what lies on a hex, 0 if nothing does."""
        return 0 if old == NO_TILE else self.tiles.turned[old].tile.level

    def lays(self, hex_: int, old: int) -> tuple[int, ...]:
        """All tiles with rotations that fit on a hex where `old` lies (all of one colour), in the order of the
        tiles.
        """
        found = self._lays.get((hex_, old))
        if found is None:
            spot = self.board.spots[hex_]
            found = tuple(
                new.ix
                for new in self._track_kept(spot, old)
                if not self._against_hex(spot, new) and not self._against_stops(spot, old, new)
            )
            self._lays[hex_, old] = found if spot.surface == "land" else ()
        return self._lays[hex_, old]

    def fits(self, hex_: int, old: int, new: int) -> bool:
        return new in self.lays(hex_, old)

    def why_not(self, hex_: int, old: int, new: int) -> tuple[Misfit, ...]:
        """Everything against a tile on a hex; nothing if it fits."""
        spot, turned = self.board.spots[hex_], self.tiles.turned[new]
        if spot.surface != "land":
            return (NotBuildable(),)
        against: list[Misfit] = []
        if turned.tile.level != self.level(old) + 1:
            against.append(WrongColour(self.level(old) + 1))
        against.extend(self._against_stops(spot, old, turned))
        against.extend(self._against_hex(spot, turned))
        if not keeps_track(*self._track(spot, old), turned):
            against.append(TrackLost())
        return tuple(against)

    def carry(self, hex_: int, old: int, new: int) -> tuple[int, ...]:
        """Where each stop of the old tile (or the bare hex) is on the new one: stations follow their track."""
        exits, _ = self._track(self.board.spots[hex_], old)
        return carry_stops(exits, self.tiles.turned[new].stop_exits)

    def carry_marks(self, old: int, new: int, marks: int) -> int:
        """The mask of lines with a small station, carried to the lines of the new tile; printed ones are added."""
        turned = self.tiles.turned[new]
        carried = turned.tile.halts
        if old != NO_TILE:
            for ix, line in enumerate(self.tiles.turned[old].lines):
                if marks >> ix & 1:
                    carried |= 1 << turned.lines.index(line)
        return carried

    def _track(self, spot: Spot, old: int) -> tuple[tuple[int, ...], tuple[Line, ...]]:
        """Exits of the stops, and the lines, of what lies on the hex."""
        if old == NO_TILE:
            return tuple(stop.exits for stop in spot.stops), ()
        turned = self.tiles.turned[old]
        return turned.stop_exits, turned.lines

    def _track_kept(self, spot: Spot, old: int) -> tuple[Turned, ...]:
        """Tiles of the next colour that keep the old track: the static part of the answer."""
        if old == NO_TILE:
            exits, lines = self._track(spot, old)
            return tuple(new for new in self._by_level[1] if keeps_track(exits, lines, new))
        if old not in self._after:
            exits, lines = self._track(spot, old)
            after = self._by_level.get(self.level(old) + 1, [])
            self._after[old] = tuple(new for new in after if keeps_track(exits, lines, new))
        return self._after[old]

    def _against_stops(self, spot: Spot, old: int, new: Turned) -> list[Misfit]:
        stops = spot.stops if old == NO_TILE else self.tiles.turned[old].tile.stops
        return [] if _kinds(stops) == _kinds(new.tile.stops) and len(new.tile.stops) <= len(stops) else [WrongStops()]

    def _against_hex(self, spot: Spot, new: Turned) -> list[Misfit]:
        tile, against = new.tile, list[Misfit]()
        wanted = self.labels.wanted(spot, tile.level)
        if tile.label != wanted:
            against.append(WrongLabel(wanted))
        if (spot.id not in tile.only) if tile.only else (tile.colour in self._own.get(spot.id, ())):
            against.append(MadeForOtherHex())
        if tile.rotation is not None and new.rotation != tile.rotation:
            against.append(WrongRotation(tile.rotation))
        against.extend(ClosedEdge(edge) for edge in range(6) if new.edges & ~spot.open & 1 << edge)
        if spot.split and any((spot.split >> a & 1) != (spot.split >> b & 1) for a, b in new.lines):
            against.append(AcrossSplit())
        return against


def keeps_track(exits: tuple[int, ...], lines: tuple[Line, ...], new: Turned) -> bool:
    """All lines stay, and every stop finds all its track at one stop of the new tile."""
    if not set(lines) <= set(new.lines):
        return False
    return all(any(out & ~there == 0 for there in new.stop_exits) for out in exits if out)


def carry_stops(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """For each old stop (its exits) the new one that has them; stops without track take what is left, in order."""
    places = [next((ix for ix, there in enumerate(new) if out and out & ~there == 0), -1) for out in old]
    if len(new) == 1:
        return (0,) * len(old)
    left = iter([ix for ix in range(len(new)) if ix not in places])
    return tuple(place if place >= 0 else next(left) for place in places)


def _kinds(stops: tuple[StopDef, ...]) -> set[str]:
    return {stop.kind for stop in stops}
