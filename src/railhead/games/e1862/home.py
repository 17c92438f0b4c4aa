"""The home marker (7.2): where it goes on the first turn, and whether it could be placed at all (3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import AtHome, GainMarkers, PlaceMarkerOn, TakeMarker
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import acting_seat, in_receivership
from railhead.games.e1862.lay import LayTile, colours, do_lay, refuse_fit
from railhead.games.e1862.names import ask_about
from railhead.games.e1862.refusals import HomeFirst
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import Home, Marker, MergeStep, State
from railhead.games.e1862.track import free_slot, markers_at
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import PickTile
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.lay_tile import pick_tile


def home_of(company: int) -> tuple[int, int]:
    """Hex and site of the home station."""
    hex_ = facts().board.number[facts().companies[company].home]
    return hex_, facts().board.first_site[hex_]


def home_upgrades(rules: E1862Rules, state: State, company: int) -> list[int]:
    """7.2: the upgrades of the home tile that add a slot, in this phase and in the supply."""
    hex_, site = home_of(company)
    old = state.laid[hex_]
    taken = len(markers_at(state, site))
    tiles = rules.facts.tiles
    found = [new for new in rules.facts.upgrades.lays(hex_, old) if tiles.turned[new].tile.stops[0].slots > taken]
    there, left = colours(state), rules.rulings.supply(state)
    return [new for new in found if tiles.turned[new].tile.colour in there and left(hex_, new) > 0]


def has_room(rules: E1862Rules, state: State, company: int) -> bool:
    """3.2: no tile in the home hex, a free slot, or an upgrade that gives one."""
    hex_, site = home_of(company)
    if state.laid[hex_] < 0 or free_slot(state, site) is not None:
        return True
    return bool(home_upgrades(rules, state, company))


def is_due(rules: E1862Rules, state: State, company: int) -> bool:
    """7.2: the home marker is still to be placed; not in receivership (8), not after the LNER (10.3)."""
    if state.lner == 2 and rules.rulings.no_home_after_lner:
        return False
    return not state.company[company].at_home and not in_receivership(state, company)


def must_upgrade(rules: E1862Rules, state: State, company: int) -> bool:
    """7.2: no free slot, but an upgrade gives one: it must be made."""
    hex_, site = home_of(company)
    if not is_due(rules, state, company):
        return False
    if state.laid[hex_] < 0 or free_slot(state, site) is not None:
        return False
    return bool(home_upgrades(rules, state, company))


def decide_home(rules: E1862Rules, state: State, frame: Home) -> Decision | None:
    return Decision(acting_seat(state, frame.company), "home") if must_upgrade(rules, state, frame.company) else None


def advance_home(play: E1862Play, frame: Home) -> None:
    """7.2, D33: the home marker is placed first of all."""
    if is_due(play.rules, play.state, frame.company):
        place_home(play, frame.company)
    play.next(MergeStep(frame.company))


def place_home(play: E1862Play, company: int) -> None:
    """7.2, D6: into a free slot; if there is none, the marker placed last goes back to its owner's charter."""
    _, site = home_of(company)
    slot = free_slot(play.state, site)
    if slot is None:
        there = markers_at(play.state, site)
        last = play.rules.rulings.displaced(there)
        play.do(TakeMarker(last, "displaced"))
        play.do(GainMarkers(last.company, 1))
        slot = last.slot
    play.do(GainMarkers(company, -1))
    play.do(PlaceMarkerOn(Marker(company, site, slot)))
    play.do(AtHome(company))


def every_home(rules: E1862Rules, state: State, frame: Home) -> Iterator[LayTile]:
    hex_, _ = home_of(frame.company)
    for new in home_upgrades(rules, state, frame.company):
        turned = rules.facts.tiles.turned[new]
        yield LayTile(rules.facts.board.spots[hex_].id, turned.tile.name, turned.rotation)


def refuse_home(rules: E1862Rules, state: State, frame: Home, action: LayTile) -> Iterator[Refusal]:
    """7.2: an upgrade of the home tile; where one is asked for, all of the next colour give the marker its place."""
    home = rules.facts.companies[frame.company].home
    if action.hex != home:
        yield HomeFirst(home)
        return
    yield from refuse_fit(rules, state, action)


def home_upgrade(play: E1862Play, frame: Home, action: LayTile) -> None:
    """7.2: the upgrade is the company's build for the turn."""
    do_lay(play, action)
    place_home(play, frame.company)
    play.next(MergeStep(frame.company, built=True))


# -- questions ---------------------------------------------------------------------------------------------------------


def offer_home(rules: E1862Rules, state: State, frame: Home) -> Iterator[PickTile]:
    yield pick_tile("lay", Message("offer-home"), {"do": "lay"}, every_home(rules, state, frame))


HOME = Step(
    decide_home,
    {LayTile: Act(do=home_upgrade, refuse=refuse_home, every=every_home, offer=offer_home)},
    advance_home,
    ask_about("ask-home"),
)
