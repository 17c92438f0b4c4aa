"""Mergers (7.5) and acquisitions (7.14): partner, survivor, consent, and what becomes of the two companies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.e1862.actions import Answer, Merge, Pass, RemoveMarker, Survive
from railhead.games.e1862.bankruptcy import close_bankrupt, put_back
from railhead.games.e1862.books import (
    acting_seat,
    director_seat,
    in_receivership,
    owned_trains,
    price,
    running,
    sale_price,
    treasury,
)
from railhead.games.e1862.data import box
from railhead.games.e1862.effects import (
    Answered,
    Asked,
    GainMarkers,
    GainPermits,
    GivePermits,
    Merging,
    MoveTrain,
    Passed,
    SetParMarker,
    TakeMarker,
    TurnMarker,
)
from railhead.games.e1862.exchange import begin_exchange
from railhead.games.e1862.frames import (
    AcquireStep,
    AfterMerger,
    Build,
    Consent,
    MarkerStep,
    MergeStep,
    Operating,
    PayStep,
    RemoveMarkers,
    Survivor,
)
from railhead.games.e1862.home import home_of
from railhead.games.e1862.market import CELLS, cell_below, is_worthless, par_below, set_cell
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.refusals import (
    AskedAlready,
    HomeMarkerStays,
    InReceivership,
    NoConnection,
    NoSuchCompany,
    NoSuchMarker,
    NotFloated,
    NotMerging,
    SameCompany,
)
from railhead.games.e1862.state import Marker, State
from railhead.games.e1862.track import LONDON, LONDON_AREA, connected
from railhead.kernel.flow import Decision
from railhead.kernel.message import SeatArg
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862

Step = MergeStep | AcquireStep


# -- the two steps ---------------------------------------------------------------------------------------------------


def ask_merger(rules: E1862, state: State, frame: Step) -> Decision | None:
    """7.5, 8, 10.3: not in receivership, not after the LNER."""
    if in_receivership(state, frame.company) or state.lner == 2:
        return None
    if rules.rulings.skip_idle and next(every_partner(rules, state, frame), None) is None:
        return None
    return Decision(acting_seat(state, frame.company), "merge" if isinstance(frame, MergeStep) else "acquire")


def advance_merger(play: EPlay, frame: Step) -> None:
    if isinstance(frame, AcquireStep):
        play.pop()
    elif frame.built:
        play.next(MarkerStep(frame.company, True))
    else:
        play.next(Build(frame.company))


def every_partner(rules: E1862, state: State, frame: Step) -> Iterator[Merge]:
    for partner in running(state):
        if partner == frame.company or was_refused(frame, partner) or in_receivership(state, partner):
            continue
        if connected(state, frame.company, partner):
            yield Merge(box().companies[partner].id)


def was_refused(frame: Step, partner: int) -> bool:
    """7.5.1: the other director has said no in this step, whichever company were to survive."""
    survivors = {survivor for asked, survivor in frame.refused or () if asked == partner}
    return bool(frame.declined >> partner & 1) or survivors == {frame.company, partner}


def refuse_partner(rules: E1862, state: State, frame: Step, action: Merge) -> Iterator[Refusal]:
    """7.5, 7.5.2, 8: another launched company with a director, connected outside London."""
    partner = box().number.get(action.partner)
    if partner is None:
        yield NoSuchCompany(action.partner)
        return
    if partner == frame.company:
        yield SameCompany()
        return
    if not state.company[partner].floated:
        yield NotFloated(action.partner)
        return
    if in_receivership(state, partner):
        yield InReceivership(action.partner)
    if was_refused(frame, partner):
        yield AskedAlready(SeatArg(acting_seat(state, partner)))
    if not connected(state, frame.company, partner):
        yield NoConnection(box().companies[frame.company].id, action.partner)


def merge(play: EPlay, frame: Step, action: Merge) -> None:
    play.push(Survivor(frame.company, box().number[action.partner]))


def every_no_merger(rules: E1862, state: State, frame: Step) -> Iterator[Pass]:
    yield Pass()


def no_merger(play: EPlay, frame: Step, action: Pass) -> None:
    if next(every_partner(play.rules, play.state, frame), None) is not None:
        what = "merge" if isinstance(frame, MergeStep) else "acquire"
        play.do(Passed(acting_seat(play.state, frame.company), what))
    advance_merger(play, frame)


# -- survivor and consent --------------------------------------------------------------------------------------------


def ask_survivor(rules: E1862, state: State, frame: Survivor) -> Decision:
    return Decision(acting_seat(state, frame.company), "survivor")


def every_survivor(rules: E1862, state: State, frame: Survivor) -> Iterator[Survive]:
    for company in (frame.company, frame.partner):
        if not survivor_refused(state, frame, company):
            yield Survive(box().companies[company].id)


def survivor_refused(state: State, frame: Survivor, survivor: int) -> bool:
    """7.5.1: the other director has said no to just this merger."""
    step = state.stack[-2]
    assert isinstance(step, MergeStep | AcquireStep)
    return (frame.partner, survivor) in (step.refused or ())


def refuse_survivor(rules: E1862, state: State, frame: Survivor, action: Survive) -> Iterator[Refusal]:
    names = box().companies[frame.company].id, box().companies[frame.partner].id
    if action.company not in names:
        yield NotMerging(*names)
    elif survivor_refused(state, frame, box().number[action.company]):
        yield AskedAlready(SeatArg(acting_seat(state, frame.partner)))


def consent_of(rules: E1862, state: State, company: int, partner: int) -> int | None:
    """5.1, D35: the director who must agree; None where nobody is asked."""
    other, own = director_seat(state, partner), director_seat(state, company)
    return other if rules.rulings.consent and other != own else None


def survive(play: EPlay, frame: Survivor, action: Survive) -> None:
    """7.5.1: the operating director names the survivor; another director must agree (5.1)."""
    survivor = box().number[action.company]
    other = consent_of(play.rules, play.state, frame.company, frame.partner)
    play.pop()
    if other is not None:
        what = "merge" if isinstance(play.state.stack[-1], MergeStep) else "acquire"
        play.do(Asked(frame.company, frame.partner, what))
        play.push(Consent(other, frame.company, frame.partner, survivor))
    else:
        begin_merger(play, frame.company, frame.partner, survivor)


def ask_consent(rules: E1862, state: State, frame: Consent) -> Decision:
    return Decision(frame.seat, "consent")


def every_answer(rules: E1862, state: State, frame: Consent) -> Iterator[Answer]:
    yield Answer(True)
    yield Answer(False)


def answer(play: EPlay, frame: Consent, action: Answer) -> None:
    play.do(Answered(frame.seat, action.agreed))
    play.pop()
    if action.agreed:
        begin_merger(play, frame.company, frame.partner, frame.survivor)
        return
    step = play.state.stack[-1]
    assert isinstance(step, MergeStep | AcquireStep)
    if play.rules.rulings.refusal_by_offer:
        play.next(replace(step, refused=(*(step.refused or ()), (frame.partner, frame.survivor))))
    else:
        play.next(replace(step, declined=step.declined | 1 << frame.partner))


# -- what happens ----------------------------------------------------------------------------------------------------


def merged_price(state: State, one: int, two: int) -> int:
    """7.5.3: the lower price and half the higher, each halved first without a train; down to a cell of the market."""
    low, high = sorted((sale_price(state, one), sale_price(state, two)))
    return CELLS[cell_below(low + high // 2)]


def begin_merger(play: EPlay, company: int, partner: int, survivor: int) -> None:
    """7.5.3-7.5.5: the new price, then the exchange of shares; the assets are joined when it is done."""
    state = play.state
    lost = partner if survivor == company else company
    new = merged_price(state, company, partner)
    acquiring = isinstance(state.stack[-1], AcquireStep)
    play.do(Merging(survivor, lost, new, acquiring))
    set_cell(play, survivor, cell_below(new), by_merger=True)
    play.push(AfterMerger(company, survivor, lost, director_seat(state, lost)))
    begin_exchange(play, company, survivor, lost, new)


def ask_nobody(rules: E1862, state: State, frame: AfterMerger) -> None:
    return None


def after_merger(play: EPlay, frame: AfterMerger) -> None:
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


def join_assets(play: EPlay, survivor: int, lost: int) -> None:
    """7.5.4, 7.5.6: trains and permits; of two markers in one place one is lost."""
    state = play.state
    for train in owned_trains(state, lost):
        play.do(MoveTrain(train, treasury(state, survivor), "merged"))
    play.do(GainPermits(survivor, state.company[lost].permits))
    play.do(GivePermits(lost))
    both = state.company[survivor].chartered and state.company[lost].chartered
    play.do(SetParMarker(survivor, par_below(price(state, survivor)), both))
    sites = {marker.site for marker in state.markers if marker.company == survivor}
    for marker in state.markers:
        if marker.company == lost and marker.site in sites:
            play.do(TakeMarker(marker, "doubled"))


def join_markers(play: EPlay, survivor: int, lost: int) -> None:
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


def go_on(play: EPlay, frame: AfterMerger) -> None:
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


# -- too many markers ------------------------------------------------------------------------------------------------


def ask_remove(rules: E1862, state: State, frame: RemoveMarkers) -> Decision | None:
    if on_map(state, frame.company, frame.lost) <= rules.most_markers:
        return None
    return Decision(acting_seat(state, frame.company), "remove-marker")


def advance_remove(play: EPlay, frame: RemoveMarkers) -> None:
    play.pop()


def _marker_hex(marker: Marker) -> str:
    """The hex on which a marker lies; in London its place decides."""
    if marker.site == LONDON:
        return LONDON_AREA.slot_hexes[marker.slot]
    return box().board.spots[box().board.sites[marker.site].hex].id


def every_remove(rules: E1862, state: State, frame: RemoveMarkers) -> Iterator[RemoveMarker]:
    home = home_of(frame.company)[1]
    for marker in state.markers:
        if marker.company in (frame.company, frame.lost) and marker.site != home:
            yield RemoveMarker(_marker_hex(marker))


def refuse_remove(rules: E1862, state: State, frame: RemoveMarkers, action: RemoveMarker) -> Iterator[Refusal]:
    """7.5.6: any of them, but for the survivor's home marker."""
    both = frame.company, frame.lost
    mine = {_marker_hex(marker): marker for marker in state.markers if marker.company in both}
    if action.hex not in mine:
        yield NoSuchMarker(action.hex)
    elif mine[action.hex].site == home_of(frame.company)[1]:
        yield HomeMarkerStays(action.hex)


def remove(play: EPlay, frame: RemoveMarkers, action: RemoveMarker) -> None:
    for marker in play.state.markers:
        if marker.company in (frame.company, frame.lost) and _marker_hex(marker) == action.hex:
            play.do(TakeMarker(marker, "excess"))
