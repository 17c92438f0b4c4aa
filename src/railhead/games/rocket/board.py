"""The maps: read from TOML, checked, and turned into the tables that the rules work on.

A hex has two numbers. Its *index* (0..254, in reading order) stands in the state; its *bit* is a place in
a padded rectangle, so that a whole set of hexes takes one step in a direction by one shift (`step`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import compress
from typing import Literal

import msgspec
from msgspec import Struct

from railhead.hexmap.coord import Hex
from railhead.hexmap.names import BadHexName, parse_axial
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import Refused

#: headings 0..5, counter-clockwise: left of h is h+1, right is h-1
DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
MOST_HEXES = 255
#: the digits 0 and 1 as numbers
FROM_DIGITS = bytes.maketrans(b"01", bytes([0, 1]))


@says("refusal-map-unreadable")
class MapUnreadable(Refusal, frozen=True):
    """The map file is not TOML, or a key is missing, unknown or of another type."""

    detail: str


@says("refusal-map-size")
class MapSize(Refusal, frozen=True):
    what: str
    found: int
    least: int
    most: int


@says("refusal-map-not-unique")
class MapNotUnique(Refusal, frozen=True):
    what: str
    name: str


@says("refusal-map-unknown")
class MapUnknown(Refusal, frozen=True):
    """The file names something that it does not define."""

    what: str
    name: str


@says("refusal-map-place-at-sea")
class MapPlaceAtSea(Refusal, frozen=True):
    place: str


@says("refusal-map-places-touch")
class MapPlacesTouch(Refusal, frozen=True):
    place: str
    other: str


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that hold on every map."""

    track_tiles: int
    connectors_two: int
    connectors_three: int
    passengers: int
    stations_each: int
    actions_each_turn: int
    city_prizes: tuple[int, int]
    end_prizes: tuple[int, int]
    maps: tuple[str, ...]


class PlaceData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    hex: str
    slots: dict[str, int] = {}


class LineData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    colour: str
    start: str


class LandData(Struct, frozen=True, forbid_unknown_fields=True):
    r: int
    q: tuple[tuple[int, int], ...]


class MapData(Struct, frozen=True, forbid_unknown_fields=True):
    """A map file, as documented in docs/rocket-maps.md."""

    id: str
    orientation: Literal["pointy", "flat"]
    industries: tuple[str, ...]
    chart: tuple[str, ...]
    start: tuple[PlaceData, ...]
    regular: tuple[PlaceData, ...]
    rail: tuple[PlaceData, ...]
    land: tuple[LandData, ...]
    line: tuple[LineData, ...]


class City(Struct, frozen=True):
    """A named place of any of the three types."""

    id: str
    name: str
    type: Literal["start", "regular", "rail"]
    hex: int


class Line(Struct, frozen=True):
    id: str
    name: str
    colour: str
    start: int  # hex index


class Slots(Struct, frozen=True):
    """The slots of one industry in the row of one city."""

    city: int
    industry: int
    count: int


class Board:
    """A map ready for play. Everything here is constant."""

    def __init__(self, data: MapData) -> None:
        hexes = sorted({Hex(q, row.r) for row in data.land for a, b in row.q for q in range(a, b + 1)}, key=_reading)
        self.id, self.orientation, self.industries = data.id, data.orientation, data.industries
        self.hexes = tuple(hexes)
        self.names = tuple(f"{h.q},{h.r}" for h in hexes)
        self.index: Mapping[str, int] = {name: i for i, name in enumerate(self.names)}
        self._lay_bits()
        types: tuple[tuple[Literal["start", "regular", "rail"], tuple[PlaceData, ...]], ...] = (
            ("start", data.start), ("regular", data.regular), ("rail", data.rail),
        )  # fmt: skip
        places = [(type_, place) for type_, group in types for place in group]
        self.cities = tuple(City(place.id, place.name, type_, self.index[place.hex]) for type_, place in places)
        self.city_index: Mapping[str, int] = {city.id: i for i, city in enumerate(self.cities)}
        self.city_at: Mapping[int, int] = {city.hex: i for i, city in enumerate(self.cities)}
        self.lines = tuple(
            Line(line.id, line.name, line.colour, self.cities[self.city_index[line.start]].hex) for line in data.line
        )
        self.line_index: Mapping[str, int] = {line.id: i for i, line in enumerate(self.lines)}
        self.regular = _mask(i for i, city in enumerate(self.cities) if city.type == "regular")
        self.rail = _mask(i for i, city in enumerate(self.cities) if city.type == "rail")
        slots = {place.id: place.slots for place in data.regular}
        self.slots = tuple(
            Slots(self.city_index[city], i, slots[city][industry])
            for city in data.chart
            for i, industry in enumerate(data.industries)
            if industry in slots[city]
        )
        self.slot_index: Mapping[tuple[int, int], int] = {(s.city, s.industry): i for i, s in enumerate(self.slots)}
        self._lay_tables()

    def _lay_bits(self) -> None:
        """The padded rectangle: one empty column and row around, so that no step wraps onto land."""
        left, top = min(h.q for h in self.hexes) - 1, min(h.r for h in self.hexes) - 1
        self.width = max(h.q for h in self.hexes) - left + 2
        place = [(h.r - top) * self.width + (h.q - left) for h in self.hexes]
        self.bit = tuple(1 << p for p in place)
        self.hex_of_bit: Mapping[int, int] = {bit: i for i, bit in enumerate(self.bit)}
        self.shifts = tuple(d.r * self.width + d.q for d in DIRECTIONS)
        self.land = _union(self.bit)
        self._by_bit = [self.hex_of_bit.get(1 << p, -1) for p in range(self.land.bit_length())]

    def _lay_tables(self) -> None:
        by_hex = {h: i for i, h in enumerate(self.hexes)}
        self.neighbour = tuple(tuple(by_hex.get(h.plus(d), -1) for d in DIRECTIONS) for h in self.hexes)
        self.city_bits = _union(self.bit[city.hex] for city in self.cities)
        self.open = self.land & ~self.city_bits
        self.beside = tuple(tuple((self.bit[n], n) for n in row if n >= 0) for row in self.neighbour)
        self.near = tuple(_union(self.bit[n] for n in row if n >= 0) for row in self.neighbour)
        self.near_city = tuple(self.near[city.hex] for city in self.cities)
        self.cities_by = tuple(
            _mask(i for i, city in enumerate(self.cities) if city.hex in row) for row in self.neighbour
        )
        # the steps of a locomotive: (heading, hex) by its hex and heading; heading -1: still in its start city
        self.steps = tuple({d: self._steps(i, d) for d in range(-1, 6)} for i in range(len(self.hexes)))
        self.ahead = tuple({d: _union(self.bit[h] for _, h in row[d]) for d in row} for row in self.steps)

    def _steps(self, at: int, heading: int) -> tuple[tuple[int, int], ...]:
        """4.1: straight on, left, right; from the start city any of the six. Off-map and city hexes are left out."""
        turns = range(6) if heading < 0 else (heading, (heading + 1) % 6, (heading - 1) % 6)
        found = ((d, self.neighbour[at][d]) for d in turns)
        return tuple((d, h) for d, h in found if h >= 0 and self.bit[h] & self.open)

    def step(self, bits: int, heading: int) -> int:
        """All hexes of a set, one step further in a direction; may leave the land."""
        shift = self.shifts[heading]
        return bits << shift if shift > 0 else bits >> -shift

    def around(self, bits: int) -> int:
        """A set of hexes with all its neighbours."""
        found = bits
        for shift in self.shifts:
            found |= bits << shift if shift > 0 else bits >> -shift
        return found

    @lru_cache(maxsize=8192)  # noqa: B019 - a board lives as long as the program
    def bits_of(self, way: bytes) -> int:
        """The track of a way as a set of hexes; its first hex is the start city and no track."""
        return _union(self.bit[h] for h in way[1:])

    @lru_cache(maxsize=512)  # noqa: B019 - asked several times for each position
    def track_of(self, lines: tuple[tuple[bytes, ...], ...]) -> tuple[int, int]:
        """The track of some lines, given by their ways, and the hexes with a locomotive or next to one."""
        taken = near = 0
        for ways in lines:
            for way in ways:
                taken |= self.bits_of(way)
            if ways:
                end = ways[0][-1]
                near |= self.bit[end] | self.near[end]
        return taken, near

    def hexes_in(self, bits: int) -> list[int]:
        """In their order. The set is spelt out as a byte for each bit, so that Python takes no step for a hex."""
        return list(compress(self._by_bit, format(bits & self.land, "b")[::-1].encode().translate(FROM_DIGITS)))

    def names_in(self, bits: int) -> list[str]:
        return [name for name, bit in zip(self.names, self.bit, strict=True) if bits & bit]

    def cities_in(self, mask: int) -> Iterator[int]:
        while mask:
            last = mask & -mask
            yield last.bit_length() - 1
            mask ^= last


def _reading(h: Hex) -> tuple[int, int]:
    return h.r, h.q


def _mask(numbers: Iterator[int]) -> int:
    return sum(1 << n for n in numbers)


def _union(bits: Iterator[int] | tuple[int, ...]) -> int:
    found = 0
    for bit in bits:
        found |= bit
    return found


def _faults(data: MapData) -> Iterator[Refusal]:
    """Everything that is wrong with a map file."""
    places = (*data.start, *data.regular, *data.rail)
    land = {Hex(q, row.r) for row in data.land for a, b in row.q for q in range(a, b + 1)}
    ids = {place.id for place in places}
    if not 2 <= len(land) <= MOST_HEXES:
        yield MapSize("hexes", len(land), 2, MOST_HEXES)
    if not 2 <= len(data.line) <= 7:
        yield MapSize("lines", len(data.line), 2, 7)
    for what, names in (("place", [p.id for p in places]), ("line", [line.id for line in data.line]),
                        ("hex", [p.hex for p in places]), ("chart", list(data.chart))):  # fmt: skip
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield MapNotUnique(what, name)
    for line in data.line:
        if line.start not in {place.id for place in data.start}:
            yield MapUnknown("start", line.start)
    for place in data.start:
        if place.id not in {line.start for line in data.line}:
            yield MapUnknown("line", place.id)
    for name in sorted({p.id for p in data.regular} ^ set(data.chart)):
        yield MapUnknown("chart" if name in ids else "place", name)
    for place in data.regular:
        for industry in place.slots:
            if industry not in data.industries:
                yield MapUnknown("industry", industry)
    at: dict[Hex, str] = {}
    for place in places:
        try:
            at[parse_axial(place.hex)] = place.id
        except BadHexName:
            yield MapUnknown("hex", place.hex)
    for h, name in at.items():
        if h not in land:
            yield MapPlaceAtSea(name)
        for d in DIRECTIONS[:3]:
            if h.plus(d) in at:
                yield MapPlacesTouch(name, at[h.plus(d)])


def read_map(data: bytes) -> Board:
    """A map from its TOML text; raises `Refused` with everything that is wrong with it."""
    try:
        read = msgspec.convert(tomllib.loads(data.decode()), MapData)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise Refused([MapUnreadable(str(error))]) from None
    faults = list(_faults(read))
    if faults:
        raise Refused(faults)
    return Board(read)


@cache
def board(name: str) -> Board:
    """One of the maps of the game."""
    return read_map((files("railhead.games.rocket") / "data" / f"{name}.toml").read_bytes())


@cache
def figures() -> Figures:
    text = (files("railhead.games.rocket") / "data" / "rules.toml").read_text()
    return msgspec.convert(tomllib.loads(text), Figures)
