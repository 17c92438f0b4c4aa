"""Where a turn stops in games of 18xx.games: also at steps in which nothing can be done."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from railhead.games.e1862 import state as frames
from railhead.games.e1862.build import BUILD
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import acting_seat, cash, may_expand
from railhead.games.e1862.marker import MARKER, can_place, may_place
from railhead.games.e1862.merger import MERGER
from railhead.games.e1862.parliament import FURTHER_SHARES
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import RUN, is_ready
from railhead.games.e1862.state import FurtherShares, MarkerStep, RunStep, State
from railhead.games.e1862.track import AREAS, CITIES, LONDON, has_marker, reaches_london, view
from railhead.kernel.flow import Decision, Flow


def _wherever(what: str) -> Callable[[E1862Rules, State, frames.Build | frames.MergeStep], Decision | None]:
    """Asked where the rules allow it at all."""
    return lambda _rules, state, frame: (
        Decision(acting_seat(state, frame.company), what) if may_expand(state, frame.company) else None
    )


def decide_further(_rules: E1862Rules, state: State, frame: FurtherShares) -> Decision | None:
    """Who has the money for a further share, be there one or not."""
    company = state.company[frame.company]
    if not frame.left or company.floated or company.par > cash(state, frame.seat):
        return None
    return Decision(frame.seat, "further")


def decide_marker(rules: E1862Rules, state: State, frame: MarkerStep) -> Decision | None:
    """Also who reaches London, be there a place or not."""
    if not may_place(state, frame.company):
        return None
    reaches = not frame.built and not has_marker(state, frame.company, LONDON) and reaches_london(state, frame.company)
    if not reaches and not can_place(rules, state, frame):
        return None
    return Decision(acting_seat(state, frame.company), "marker")


def decide_run(rules: E1862Rules, state: State, frame: RunStep) -> Decision | None:
    """In receivership too; London counts without a link, and so does a small station in the network."""
    reached = view(state, frame.company, to_london=True).reach.sites & (CITIES | AREAS)
    if not is_ready(rules, state, frame.company):
        return None
    if reached.bit_count() < 2 and not reaches_halt(state, frame.company):
        return None
    return Decision(acting_seat(state, frame.company), "run")


def reaches_halt(state: State, company: int) -> bool:
    """A small station is in the network."""
    for hex_, mask in view(state, company).reach.edges.items():
        if state.laid[hex_] >= 0:
            for ix, line in enumerate(facts().tiles.turned[state.laid[hex_]].lines):
                if state.marks[hex_] >> ix & 1 and mask & (1 << line.a | 1 << line.b):
                    return True
    return False


SITE_STEPS: Flow = {
    frames.FurtherShares: replace(FURTHER_SHARES, decide=decide_further),
    frames.MergeStep: replace(MERGER, decide=_wherever("merge")),
    frames.Build: replace(BUILD, decide=_wherever("build")),
    frames.MarkerStep: replace(MARKER, decide=decide_marker),
    frames.RunStep: replace(RUN, decide=decide_run),
    frames.AcquireStep: replace(MERGER, decide=_wherever("acquire")),
}
