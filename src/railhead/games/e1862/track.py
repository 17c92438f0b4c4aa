"""The company's network (7.4): what it reaches, and by which track."""

from __future__ import annotations

from railhead.games.e1862.facts import facts
from railhead.games.e1862.state import Marker, State
from railhead.kernel.kept import KeptByIdentity
from railhead.rail.network import Network, network
from railhead.rail.reach import View, stations
from railhead.rail.tile import Line

_BOARD = facts().board
#: areas end every way
AREAS = _BOARD.kind_mask("offboard", "port")
PORTS = _BOARD.kind_mask("port")
CITIES = _BOARD.kind_mask("city")
LONDON = next(_BOARD.area_site[area.ix] for area in _BOARD.areas if area.link)
LONDON_AREA = next(area for area in _BOARD.areas if area.link)
KEPT = 256


def net_of(state: State) -> Network:
    return network(_BOARD, facts().tiles, state.laid, state.marks)


def site_of_hex(hex_: int) -> int:
    """The site of a city hex."""
    return _BOARD.first_site[hex_]


def marked_lines(state: State, hex_: int) -> list[Line]:
    """The lines of a tile that have a small station."""
    lines = facts().tiles.turned[state.laid[hex_]].lines
    return [line for ix, line in enumerate(lines) if state.marks[hex_] >> ix & 1]


def markers_at(state: State, site: int) -> list[Marker]:
    return [marker for marker in state.markers if marker.site == site]


def has_marker(state: State, company: int, site: int) -> bool:
    return any(marker.company == company and marker.site == site for marker in state.markers)


def free_slot(state: State, site: int) -> int | None:
    """The first empty slot."""
    taken = {marker.slot for marker in state.markers if marker.site == site}
    return next((slot for slot in range(net_of(state).slots(site)) if slot not in taken), None)


def placed(state: State) -> list[tuple[int, int]]:
    """7.4: the markers from which ways start: those on the board outside London, as company and site."""
    return [(marker.company, marker.site) for marker in state.markers if marker.site != LONDON]


_views = KeptByIdentity[View](KEPT)


def view(state: State, company: int, *, to_london: bool = False) -> View:
    """7.4: the board as a company sees it: ways start from its markers outside London, areas end them, and London asks
    for a link (but not for placing it)."""

    def find() -> View:
        net, linked = net_of(state), to_london or has_marker(state, company, LONDON)
        return View(net, stations(net, placed(state), company, ends=AREAS, closed=0 if linked else 1 << LONDON))

    return _views.get((state.laid, state.marks, state.markers), (company, to_london), find)


def reaches_london(state: State, company: int) -> bool:
    """7.4a, 7.6.5: for placing the link no link is needed."""
    return bool(view(state, company, to_london=True).reach.sites >> LONDON & 1)


def connected(state: State, company: int, partner: int) -> bool:
    """7.4, 7.5.2: a route leads from a marker of one to a marker of the other; London does not count."""
    ours, theirs = view(state, company), view(state, partner)
    return bool(ours.reach.sites & theirs.seen.own or theirs.reach.sites & ours.seen.own)
