"""The board: hexes with what is printed on them, areas, and the sides between hexes.

Everything is numbered once and for all: hexes in the order of the map file (hexes of areas after the others), areas,
the sides between hexes, and *sites*. A site is a place for a stop: every stop of a hex has one, which it keeps
through all upgrades (a tile never has more stops than the bare hex), every area has one, and on boards with small
stations every line of a tile on a hex without a stop. Sets of sites, sides and hexes are bit masks over these
numbers, and station markers lie on sites.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct, convert

from railhead.hexmap import Hex, Layout, neighbour, opposite, parse_hex
from railhead.rail.tile import StopData, StopDef, StopKind, edge_mask

Surface = Literal["land", "red", "gray", "area"]

NOWHERE = -1
LINES = 3  # the most lines on a tile; a hex without a stop has room for as many small stations


class Spot(Struct, frozen=True):
    """What is printed on a hex. Tiles are laid on land only.

    `open`: edges that track may lead to. `split`: a mask of edges; no line joins one of these to one of the others.
    `area_at`: the area behind each edge of an area hex, or NOWHERE.
    """

    ix: int
    id: str
    hex: Hex
    surface: Surface
    name: str
    label: str | None
    stops: tuple[StopDef, ...]
    open: int
    split: int
    mountain: int
    river: int
    area_at: tuple[int, ...]


class Area(Struct, frozen=True):
    """One stop that lies on several hexes. `link`: only for companies with a station marker in it."""

    ix: int
    id: str
    name: str
    kind: StopKind
    value: tuple[int, ...]
    slots: int
    slot_hexes: tuple[str, ...]
    link: bool
    entries: tuple[tuple[int, int], ...]  # hex, edge


class Site(Struct, frozen=True):
    """A place for a stop: stop (or line, if `halt`) number `stop` of a hex, or an area."""

    ix: int
    hex: int
    stop: int
    area: int
    halt: bool
    kind: StopKind
    name: str


class Board(Struct, frozen=True):
    layout: Layout
    phases: tuple[str, ...]
    spots: tuple[Spot, ...]
    areas: tuple[Area, ...]
    sites: tuple[Site, ...]
    first_site: tuple[int, ...]  # by hex: the site of its stop 0, or of its line 0; NOWHERE if it has none
    area_site: tuple[int, ...]  # by area
    number: dict[str, int]  # id of a hex -> its number
    beyond: tuple[tuple[int, ...], ...]  # by hex and edge: the hex behind it, or NOWHERE
    side: tuple[tuple[int, ...], ...]  # by hex and edge: the number of the side, the same from both hexes
    sides: int
    halt_value: int

    @property
    def bare(self) -> tuple[int, ...]:
        """`laid` before the first tile."""
        return (-1,) * len(self.spots)

    def site(self, hex_id: str, stop: int = 0) -> int:
        """The site of a stop of a hex, by names as in records; KeyError if there is none."""
        first = self.first_site[self.number[hex_id]]
        if first == NOWHERE or self.sites[first + stop].hex != self.number[hex_id]:
            raise KeyError(f"{hex_id}:{stop}")
        return first + stop

    def names(self, hexes: Iterable[int]) -> tuple[str, ...]:
        """The ids of hexes, as records have them."""
        return tuple(self.spots[hex_].id for hex_ in hexes)

    def hex_of(self, site: int) -> str:
        """The id of the hex that a site is on."""
        return self.spots[self.sites[site].hex].id

    def stop_name(self, site: int) -> str:
        """What people call a stop: by its own name, that of its hex, or the hex."""
        place = self.sites[site]
        return place.name or self.spots[place.hex].name or self.spots[place.hex].id

    def kind_mask(self, *kinds: StopKind) -> int:
        """All sites of some kinds; small stations are towns."""
        return sum(1 << site.ix for site in self.sites if site.kind in kinds)


# --- reading a map file -------------------------------------------------------------------------------------------


class SpotData(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex as written in a map file."""

    printed: Literal["red", "gray"] | None = None
    name: str = ""
    label: str | None = None
    stops: tuple[StopData, ...] = ()
    mountain: int = 0
    river: int = 0
    split: tuple[int, ...] = ()


class AreaData(Struct, frozen=True, forbid_unknown_fields=True):
    """An area as written in a map file."""

    kind: StopKind
    name: str
    value: tuple[int, ...]
    hexes: tuple[str, ...]
    entries: tuple[tuple[str, int], ...]
    slots: int = 0
    slot_hexes: tuple[str, ...] = ()
    link: bool = False


class MapData(Struct, frozen=True, forbid_unknown_fields=True):
    layout: Layout
    phases: tuple[str, ...]
    hexes: dict[str, SpotData]
    barriers: tuple[tuple[str, str], ...] = ()
    areas: dict[str, AreaData] = {}
    value_steps: tuple[int, ...] = ()
    halt_value: int = 0


def read_board(data: Mapping[str, object]) -> Board:
    """The board of a parsed map file."""
    given = convert(data, MapData)
    names = list(given.hexes)
    for area in given.areas.values():
        names.extend(name for name in area.hexes if name not in names)
    number = {name: ix for ix, name in enumerate(names)}
    hexes = [parse_hex(given.layout, name) for name in names]
    at = {hex_: ix for ix, hex_ in enumerate(hexes)}
    beyond = tuple(tuple(at.get(neighbour(given.layout, hex_, e), NOWHERE) for e in range(6)) for hex_ in hexes)
    areas = tuple(
        Area(
            ix=ix,
            id=id_,
            name=area.name,
            kind=area.kind,
            value=tuple(area.value[step] for step in given.value_steps) if given.value_steps else area.value,
            slots=area.slots,
            slot_hexes=area.slot_hexes,
            link=area.link,
            entries=tuple((number[hex_], edge) for hex_, edge in area.entries),
        )
        for ix, (id_, area) in enumerate(given.areas.items())
    )
    side, sides = _sides(beyond)
    spots = _spots(given, names, hexes, beyond, areas)
    sites = _sites(spots, areas, bool(given.halt_value))
    return Board(
        layout=given.layout,
        phases=given.phases,
        spots=spots,
        areas=areas,
        sites=sites,
        first_site=tuple(
            next((site.ix for site in sites if site.hex == ix and site.area == NOWHERE), NOWHERE)
            for ix in range(len(names))
        ),
        area_site=tuple(site.ix for site in sites if site.area != NOWHERE),
        number=number,
        beyond=beyond,
        side=side,
        sides=sides,
        halt_value=given.halt_value,
    )


def _sides(beyond: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, ...], ...], int]:
    """Number the sides; a side between two hexes has one number for both."""
    side = [[NOWHERE] * 6 for _ in beyond]
    count = 0
    for ix, around in enumerate(beyond):
        for edge, other in enumerate(around):
            if side[ix][edge] == NOWHERE:
                side[ix][edge] = count
                if other != NOWHERE:
                    side[other][opposite(edge)] = count
                count += 1
    return tuple(tuple(row) for row in side), count


def _spots(
    given: MapData, names: list[str], hexes: list[Hex], beyond: tuple[tuple[int, ...], ...], areas: tuple[Area, ...]
) -> tuple[Spot, ...]:
    data = [given.hexes.get(name, SpotData()) for name in names]
    land = [name in given.hexes and given.hexes[name].printed is None for name in names]
    area_at = [[NOWHERE] * 6 for _ in names]
    printed = [edge_mask(edge for stop in spot.stops for edge in stop.exits) for spot in data]
    for area in areas:
        for hex_, edge in area.entries:
            area_at[hex_][edge] = area.ix
            printed[hex_] |= 1 << edge
    walls = {frozenset(pair) for pair in given.barriers}

    def is_open(ix: int, edge: int) -> bool:
        other = beyond[ix][edge]
        if other == NOWHERE or frozenset((names[ix], names[other])) in walls:
            return False
        both = ((ix, edge), (other, opposite(edge)))
        return all(land[here] or printed[here] >> e & 1 for here, e in both)

    return tuple(
        Spot(
            ix=ix,
            id=name,
            hex=hexes[ix],
            surface=(data[ix].printed or "land") if name in given.hexes else "area",
            name=data[ix].name or " & ".join(stop.name for stop in data[ix].stops if stop.name),
            label=data[ix].label,
            stops=tuple(stop.build() for stop in data[ix].stops),
            open=edge_mask(edge for edge in range(6) if is_open(ix, edge)),
            split=edge_mask(data[ix].split),
            mountain=data[ix].mountain,
            river=data[ix].river,
            area_at=tuple(area_at[ix]),
        )
        for ix, name in enumerate(names)
    )


def _sites(spots: tuple[Spot, ...], areas: tuple[Area, ...], halts: bool) -> tuple[Site, ...]:
    sites: list[Site] = []
    for spot in spots:
        for ix, stop in enumerate(spot.stops):
            sites.append(Site(len(sites), spot.ix, ix, NOWHERE, False, stop.kind, stop.name))
        if halts and spot.surface == "land" and not spot.stops:
            for line in range(LINES):
                sites.append(Site(len(sites), spot.ix, line, NOWHERE, True, "town", spot.name))
    for area in areas:
        sites.append(Site(len(sites), area.entries[0][0], 0, area.ix, False, area.kind, area.name))
    return tuple(sites)
