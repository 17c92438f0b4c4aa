"""The company's network (7.4): what it reaches, and by which track."""

from __future__ import annotations

from railhead.games.e1862.facts import facts
from railhead.games.e1862.state import Marker, State
from railhead.kernel.kept import KeptByIdentity
from railhead.rail.network import Network, network
from railhead.rail.reach import Reach, Stations, reach, stations

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


def markers_at(state: State, site: int) -> list[Marker]:
    return [marker for marker in state.markers if marker.site == site]


def has_marker(state: State, company: int, site: int) -> bool:
    return any(marker.company == company and marker.site == site for marker in state.markers)


def free_slot(state: State, site: int) -> int | None:
    """The first empty slot."""
    taken = {marker.slot for marker in state.markers if marker.site == site}
    return next((slot for slot in range(net_of(state).slots(site)) if slot not in taken), None)


def view(state: State, company: int, *, to_london: bool = False) -> Stations:
    """7.4: the board as a company sees it: ways start from its markers outside London, areas end them, and London asks
    for a link (but not for placing it)."""
    net = net_of(state)
    placed = [(marker.company, marker.site) for marker in state.markers if marker.site != LONDON]
    linked = to_london or has_marker(state, company, LONDON)
    return stations(net, placed, company, ends=AREAS, closed=0 if linked else 1 << LONDON)


_reached = KeptByIdentity[Reach](KEPT)


def reach_of(state: State, company: int, *, to_london: bool = False) -> Reach:
    """What a company reaches."""
    return _reached.get(
        (state.laid, state.markers),
        (company, to_london),
        lambda: reach(net_of(state), view(state, company, to_london=to_london)),
    )


def reaches_london(state: State, company: int) -> bool:
    """7.6.5: for placing the link no link is needed."""
    return bool(reach_of(state, company, to_london=True).sites >> LONDON & 1)


def connected(state: State, company: int, partner: int) -> bool:
    """7.5.2: a route leads from a marker of one to a marker of the other; London does not count."""
    theirs = sum(1 << site for site in {m.site for m in state.markers if m.company == partner and m.site != LONDON})
    if reach_of(state, company).sites & theirs:
        return True
    ours = sum(1 << site for site in {m.site for m in state.markers if m.company == company and m.site != LONDON})
    return bool(reach_of(state, partner).sites & ours)
