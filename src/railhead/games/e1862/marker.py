"""Station markers (7.7) and the link to London (7.6.5)."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import GainMarkers, PlaceMarkerOn
from railhead.games.e1862.holdings import acting_seat, may_expand
from railhead.games.e1862.names import ask_about, passing
from railhead.games.e1862.refusals import NoSuchHex
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import Marker, MarkerStep, RunStep, State
from railhead.games.e1862.track import (
    CITIES,
    LONDON,
    LONDON_AREA,
    free_slot,
    has_marker,
    net_of,
    placed,
    reaches_london,
    view,
)
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, allowed, always
from railhead.kernel.menu import Choice, Pick, pick
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.refusals import AboutHex
from railhead.rail.station import open_sites


class PlaceMarker(Action, frozen=True, gc=False, tag="marker"):
    """`slot` stands in records of games in which it matters who lies in the last slot of a station."""

    hex: str
    slot: int | None = None


class Link(Action, frozen=True, gc=False, tag="link"):
    """A station marker in London. `hex`: which of its places it lies on."""

    hex: str


NoFreeSlot = AboutHex.saying("refusal-no-free-slot", "7.7")
MarkerThere = AboutHex.saying("refusal-marker-there", "7.7")
NotReached = AboutHex.saying("refusal-not-reached", "7.7")
LinkReplacesTrack = Refusal.saying("refusal-link-replaces-track", "7.6.5")


def decide_marker(rules: E1862Rules, state: State, frame: MarkerStep) -> Decision | None:
    """7.7: only with a marker and a place for it."""
    if not may_place(state, frame.company) or not can_place(rules, state, frame):
        return None
    return Decision(acting_seat(state, frame.company), "marker")


def may_place(state: State, company: int) -> bool:
    """7.7, 8, 10.3: with a marker; none in receivership or after the LNER."""
    return may_expand(state, company) and state.company[company].markers > 0


def can_place(rules: E1862Rules, state: State, frame: MarkerStep) -> bool:
    """7.6.5, 7.7: there is a place, or the link."""
    return any(True for _ in every_marker(rules, state, frame)) or any(True for _ in every_link(rules, state, frame))


def advance_marker(play: E1862Play, frame: MarkerStep) -> None:
    play.next(RunStep(frame.company))


def every_marker(rules: E1862Rules, state: State, frame: MarkerStep) -> Iterator[PlaceMarker]:
    if not state.company[frame.company].markers:
        return
    reached = view(state, frame.company).reach.sites & CITIES
    for site in open_sites(net_of(state), reached, placed(state), frame.company):
        yield PlaceMarker(rules.facts.board.spots[site.hex].id)


def refuse_marker(rules: E1862Rules, state: State, frame: MarkerStep, action: PlaceMarker) -> Iterator[Refusal]:
    """7.4, 7.7: an empty slot in the network, none of its own in the hex."""
    hex_ = rules.facts.board.number.get(action.hex)
    site = -1 if hex_ is None else rules.facts.board.first_site[hex_]
    if hex_ is None or site < 0 or not CITIES >> site & 1:
        yield NoSuchHex(action.hex)
        return
    if has_marker(state, frame.company, site):
        yield MarkerThere(action.hex)
    elif free_slot(state, site) is None or not rules.rulings.slot_is_free(state, site, action.slot):
        yield NoFreeSlot(action.hex)
    if not view(state, frame.company).reach.sites >> site & 1:
        yield NotReached(action.hex)


def place(play: E1862Play, frame: MarkerStep, action: PlaceMarker) -> None:
    put(play, frame.company, play.rules.facts.board.first_site[play.rules.facts.board.number[action.hex]], action.slot)
    advance_marker(play, frame)


def put(play: E1862Play, company: int, site: int, slot: int | None = None) -> None:
    """A marker from the charter comes on the map."""
    at = free_slot(play.state, site) if slot is None else slot
    assert at is not None
    play.do(GainMarkers(company, -1))
    play.do(PlaceMarkerOn(Marker(company, site, at)))


# -- London ----------------------------------------------------------------------------------------------------------


def london_slots(state: State, hex_id: str) -> list[int]:
    """The empty places of London on a hex; all are worth the same."""
    taken = {marker.slot for marker in state.markers if marker.site == LONDON}
    return [slot for slot, name in enumerate(LONDON_AREA.slot_hexes) if name == hex_id and slot not in taken]


def refuse_link(rules: E1862Rules, state: State, frame: MarkerStep, action: Link) -> Iterator[Refusal]:
    """7.6.5: instead of building, if London is reached and has a place."""
    if frame.built:
        yield LinkReplacesTrack()
    if action.hex not in LONDON_AREA.slot_hexes:
        yield NoSuchHex(action.hex)
    elif has_marker(state, frame.company, LONDON):
        yield MarkerThere(action.hex)
    elif not london_slots(state, action.hex):
        yield NoFreeSlot(action.hex)
    if not reaches_london(state, frame.company):
        yield NotReached(action.hex)


every_link = allowed(lambda _rules, _state, _frame: map(Link, dict.fromkeys(LONDON_AREA.slot_hexes)), refuse_link)


def link(play: E1862Play, frame: MarkerStep, action: Link) -> None:
    put(play, frame.company, LONDON, london_slots(play.state, action.hex)[0])
    advance_marker(play, frame)


# -- questions ---------------------------------------------------------------------------------------------------------


def offer_marker(rules: E1862Rules, state: State, frame: MarkerStep) -> Iterator[Pick]:
    choices = []
    for place in every_marker(rules, state, frame):
        spot = rules.facts.board.spots[rules.facts.board.number[place.hex]]
        label = Message("choice-marker", {"hex": place.hex, "city": spot.name})
        choices.append(Choice(to_plain(place), label, (place.hex,)))
    return pick("marker", Message("offer-marker"), choices)


def offer_link(rules: E1862Rules, state: State, frame: MarkerStep) -> Iterator[Pick]:
    choices = (
        Choice(to_plain(link), Message("choice-link", {"hex": link.hex}), (link.hex,))
        for link in every_link(rules, state, frame)
    )
    return pick("link", Message("offer-link"), choices)


MARKER = Step(
    decide_marker,
    {
        PlaceMarker: Act(do=place, refuse=refuse_marker, every=every_marker, offer=offer_marker),
        Link: Act(do=link, refuse=refuse_link, every=every_link, offer=offer_link),
        Pass: always(Pass(), passing("marker", advance_marker), "choice-no-marker"),
    },
    advance_marker,
    ask_about("ask-marker"),
)
