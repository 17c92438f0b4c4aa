"""What is said about a run while it is drawn (7.8), and about a hex on which nothing can be laid (7.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from railhead.games.e1862 import state as frames
from railhead.games.e1862.build import refuse_lay
from railhead.games.e1862.holdings import owned_trains
from railhead.games.e1862.home import refuse_home
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.names import card_name, train_name
from railhead.games.e1862.route import Route, Run
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import counting, refuse_run, run_notes
from railhead.games.e1862.run_refusals import TooFewStops
from railhead.games.e1862.score import Score, score
from railhead.games.e1862.state import State
from railhead.games.e1862.track import net_of
from railhead.games.e1862.trip import Trip, trip_of
from railhead.kernel.explain import Explained, Place, reasons_of
from railhead.kernel.mask import members
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.lay_tile import refuse_hex
from railhead.rail.refusals import AboutHex
from railhead.rail.run_trains import first_stop, so_far
from railhead.rail.tile import Turned

#: Tiles lie on land: not on the sea, not off the map.
NotLand = AboutHex.saying("refusal-not-land", "7.6.1")
#: There is no tile for what lies there and the tracks around.
NoTileFits = AboutHex.saying("refusal-no-tile-fits", "7.6.3")


def explain(rules: E1862Rules, state: State, plain: Mapping[str, object]) -> Explained | None:
    """None where the general answer will do."""
    frame, hex_ = state.stack[-1], plain.get("hex")
    if plain.get("do") == "run" and isinstance(frame, frames.RunStep):
        action = rules.read(plain)
        assert isinstance(action, Run)
        return explain_run(rules, state, frame, action)
    if plain.get("do") == "lay" and "tile" not in plain and isinstance(hex_, str):
        if isinstance(frame, frames.Build | frames.Home):

            def refuse(turned: Turned) -> Iterator[Refusal]:
                action = LayTile(hex_, turned.tile.name, turned.rotation)
                if isinstance(frame, frames.Home):
                    return refuse_home(rules, state, frame, action)
                return refuse_lay(rules, state, frame, action)

            found = refuse_hex(rules.facts, state.laid, hex_, refuse, not_land=NotLand, none_fits=NoTileFits)
            return Explained(reasons_of(found))
    return None


# -- a run that is being drawn ---------------------------------------------------------------------------------------


def explain_run(rules: E1862Rules, state: State, frame: frames.RunStep, action: Run) -> Explained:
    """7.8: what the routes earn as far as they are drawn, stop by stop, and everything that is still against them."""
    begun = [route for route in action.routes if len(route.hexes) > 1]
    short = [card_name(rules, state, route.train) for route in action.routes if len(route.hexes) == 1]
    reasons: list[Refusal] = [TooFewStops(train) for train in short]
    if begun:
        reasons += refuse_run(rules, state, frame, replace(action, routes=tuple(begun)))
    trips = [trip for route in begun if (trip := trip_so_far(rules, state, frame.company, route)) is not None]
    found = score(rules, state, trips) if trips else None
    if found is None:
        trips = [trip for trip in trips if trip.type != "freight"]  # their chain is not connected yet
        found = (score(rules, state, trips) if trips else None) or Score(0, 0, ())
    notes = list(run_notes([train_name(rules, state, trip.train) for trip in trips], found))
    notes.append(Message("note-so-far", {"revenue": found.revenue, "subsidy": found.subsidy}))

    def worth(site: int) -> int:
        return net_of(state).value(site, state.phase)

    begins = [route.hexes[0] for route in action.routes if len(route.hexes) == 1]
    first = (first_stop(rules.facts.board, hex_, worth) for hex_ in begins)
    places = (*_places(rules, state, trips, found), *(place for place in first if place is not None))
    return Explained(reasons_of(reasons), tuple(notes), places)


def trip_so_far(rules: E1862Rules, state: State, company: int, route: Route) -> Trip | None:
    """A drawn route as far as it leads to a stop; None where it does not, or the train is not the company's."""
    train, begun = rules.train_number(route.train), so_far(net_of(state), route.hexes)
    if train is None or begun is None or train not in owned_trains(state, company):
        return None
    return counting(trip_of(rules, state, train, *begun), route)


def _places(rules: E1862Rules, state: State, trips: list[Trip], found: Score) -> Iterator[Place]:
    """7.8: every stop with what it pays, small stations too; where it pays nothing, why."""
    paid = {(part.trip, part.site): part.amount for part in found.parts if part.site >= 0}
    payer = {part.site: trips[part.trip] for part in found.parts if part.site >= 0}
    board = rules.facts.board
    for ix, trip in enumerate(trips):
        halts = trip.trace.halts
        for stop in (*trip.trace.stops, *members(halts)):
            site = board.sites[stop]
            hex_ = site.hex if site.area < 0 else trip.walk[0 if stop == trip.trace.stops[0] else -1]
            name = "" if site.area >= 0 else f"{'h' if site.halt else 's'}{site.stop}"
            amount = paid.get((ix, stop))
            train = train_name(rules, state, trip.train)
            if amount is not None:
                why = Message("stop-pays", {"train": train, "amount": amount})
            elif stop in payer:
                why = Message("stop-counted", {"train": train, "other": train_name(rules, state, payer[stop].train)})
            elif site.halt:
                why = Message("stop-halt", {"train": train})
            elif trip.type == "freight":
                why = Message("stop-between", {"train": train})
            else:
                why = Message("stop-beyond", {"train": train, "counts": trip.counts})
            yield Place(board.spots[hex_].id, amount or 0, why, name)
