"""Two companies become one (5.2, 7.5): shares, money, trains and markers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.bankruptcy import close_bankrupt, put_back
from railhead.games.e1862.effects import (
    GainMarkers,
    GainPermits,
    GivePermits,
    Merging,
    SetParMarker,
    TakeMarker,
    TurnMarker,
)
from railhead.games.e1862.exchange import begin_exchange
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import (
    acting_seat,
    director_seat,
    in_receivership,
    owned_trains,
    price,
    sale_price,
    treasury,
)
from railhead.games.e1862.home import home_of
from railhead.games.e1862.market import CELLS, cell_below, is_worthless, par_below, set_cell
from railhead.games.e1862.names import about
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import (
    AcquireStep,
    AfterMerger,
    Build,
    Marker,
    MarkerStep,
    MergeStep,
    Operating,
    PayStep,
    RemoveMarkers,
    State,
)
from railhead.games.e1862.track import LONDON, LONDON_AREA
from railhead.kernel.action import Action, to_plain
from railhead.kernel.flow import Act, Decision, Step, allowed, leave
from railhead.kernel.menu import Choice, Pick, Question
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.refusals import AboutHex
from railhead.stock.effects import move_train

NoSuchMarker = AboutHex.saying("refusal-no-such-marker", "7.5.6")
HomeMarkerStays = AboutHex.saying("refusal-home-marker-stays", "7.5.6")


class RemoveMarker(Action, frozen=True, gc=False, tag="remove-marker"):
    hex: str


# -- the two steps ---------------------------------------------------------------------------------------------------


def merged_price(state: State, one: int, two: int) -> int:
    """5.2.3, 7.5.3: the lower price and half the higher, each halved first without a train; down to a cell."""
    low, high = sorted((sale_price(state, one), sale_price(state, two)))
    return CELLS[cell_below(low + high // 2)]


def begin_merger(play: E1862Play, company: int, partner: int, survivor: int) -> None:
    """7.5.3-7.5.5, D13: the new price, then the exchange of shares; the assets are joined when it is done."""
    state = play.state
    lost = partner if survivor == company else company
    new = merged_price(state, company, partner)
    acquiring = isinstance(state.stack[-1], AcquireStep)
    play.do(Merging(survivor, lost, new, acquiring))
    set_cell(play, survivor, cell_below(new), may_end=play.rules.rulings.top_by_merger)
    play.push(AfterMerger(company, survivor, lost, director_seat(state, lost)))
    begin_exchange(play, company, survivor, lost, new)


def after_merger(play: E1862Play, frame: AfterMerger) -> None:
    """7.5.4, 7.5.6, 7.5.7: trains, permits and markers join, the other company is unstarted again."""
    state, survivor, lost = play.state, frame.survivor, frame.lost
    if state.company[lost].permits:
        join_assets(play, survivor, lost)
        if on_map(play.state, survivor, lost) > play.rules.most_markers:
            play.push(RemoveMarkers(survivor, lost))
            return
    join_markers(play, survivor, lost)
    put_back(play, lost, "merged")
    play.pop()
    go_on(play, frame)


def join_assets(play: E1862Play, survivor: int, lost: int) -> None:
    """7.5.4, 7.5.6: trains and permits; of two markers in one place one is lost."""
    state = play.state
    for train in owned_trains(state, lost):
        move_train(play, train, treasury(state, survivor), "merged")
    play.do(GainPermits(survivor, state.company[lost].permits))
    play.do(GivePermits(lost))
    both = state.company[survivor].chartered and state.company[lost].chartered
    play.do(SetParMarker(survivor, par_below(price(state, survivor)), both))
    sites = {marker.site for marker in state.markers if marker.company == survivor}
    for marker in state.markers:
        if marker.company == lost and marker.site in sites:
            play.do(TakeMarker(marker, "doubled"))


def join_markers(play: E1862Play, survivor: int, lost: int) -> None:
    """7.5.6: the survivor's markers replace the others; unused ones add up as far as the total allows."""
    for marker in play.state.markers:
        if marker.company == lost:
            play.do(TurnMarker(marker, survivor))
    unused = play.state.company[survivor].markers, play.state.company[lost].markers
    room = max(0, play.rules.most_markers - on_map(play.state, survivor, lost))
    gained = min(sum(unused), room) - unused[0]
    if gained:
        play.do(GainMarkers(survivor, gained))


def on_map(state: State, survivor: int, lost: int) -> int:
    return sum(marker.company in (survivor, lost) for marker in state.markers)


def go_on(play: E1862Play, frame: AfterMerger) -> None:
    """5.1.1, 5.1.2, 7.5, 7.14: a merger with a company that has not operated goes on with the turn; else it ends here.

    Two worthless companies make a bankrupt one (7.12).
    """
    step = play.state.stack[-1]
    assert isinstance(step, MergeStep | AcquireStep)
    play.pop()
    operating = play.state.stack[-1]
    assert isinstance(operating, Operating)
    partner = frame.lost if frame.survivor == frame.company else frame.survivor
    had_operated = bool(operating.done >> partner & 1)
    play.next(replace(operating, done=operating.done | 1 << frame.survivor | 1 << frame.lost))
    if is_worthless(play.state, frame.survivor):
        close_bankrupt(play, frame.survivor)
    elif isinstance(step, MergeStep) and not had_operated:
        if in_receivership(play.state, frame.survivor) and not play.rules.rulings.receiver_runs_after_merger:
            play.push(PayStep(frame.survivor, 0))
        elif step.built:
            play.push(MarkerStep(frame.survivor, True))
        else:
            play.push(Build(frame.survivor))


def decide_remove(rules: E1862Rules, state: State, frame: RemoveMarkers) -> Decision | None:
    if on_map(state, frame.company, frame.lost) <= rules.most_markers:
        return None
    return Decision(acting_seat(state, frame.company), "remove-marker")


def _marker_hex(marker: Marker) -> str:
    """The hex on which a marker lies; in London its place decides."""
    if marker.site == LONDON:
        return LONDON_AREA.slot_hexes[marker.slot]
    return facts().board.spots[facts().board.sites[marker.site].hex].id


def refuse_remove(rules: E1862Rules, state: State, frame: RemoveMarkers, action: RemoveMarker) -> Iterator[Refusal]:
    """7.5.6, D33b: any of them, but for the survivor's home marker."""
    both = frame.company, frame.lost
    mine = {_marker_hex(marker): marker for marker in state.markers if marker.company in both}
    if action.hex not in mine:
        yield NoSuchMarker(action.hex)
    elif mine[action.hex].site == home_of(frame.company)[1]:
        yield HomeMarkerStays(action.hex)


def _markers_of_both(_rules: E1862Rules, state: State, frame: RemoveMarkers) -> Iterator[RemoveMarker]:
    both = frame.company, frame.lost
    return (RemoveMarker(_marker_hex(marker)) for marker in state.markers if marker.company in both)


every_remove = allowed(_markers_of_both, refuse_remove)


def remove(play: E1862Play, frame: RemoveMarkers, action: RemoveMarker) -> None:
    for marker in play.state.markers:
        if marker.company in (frame.company, frame.lost) and _marker_hex(marker) == action.hex:
            play.do(TakeMarker(marker, "excess"))


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_remove(rules: E1862Rules, state: State, frame: RemoveMarkers) -> Question:
    seat = acting_seat(state, frame.company)
    return about("ask-remove-marker", seat, frame.company, most=rules.most_markers)


def offer_remove(rules: E1862Rules, state: State, frame: RemoveMarkers) -> Iterator[Pick]:
    choices = [
        Choice(to_plain(action), Message("choice-remove", {"hex": action.hex}), (action.hex,))
        for action in every_remove(rules, state, frame)
    ]
    yield Pick("remove", Message("offer-remove"), tuple(choices))


AFTER_MERGER = Step(advance=after_merger)
REMOVE_MARKERS = Step(
    decide_remove,
    {RemoveMarker: Act(do=remove, refuse=refuse_remove, every=every_remove, offer=offer_remove)},
    leave,
    ask_remove,
)
