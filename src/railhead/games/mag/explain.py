"""What is said about a run while it is drawn (VI.3.6), and about a hex on which nothing can be laid (VI.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from railhead import rail
from railhead.games.mag import lay, run
from railhead.games.mag.lay import LayTile
from railhead.games.mag.refusals import MineNeedsCar, NotLand, TooFewStops
from railhead.games.mag.route import Route
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import Run, route_note
from railhead.games.mag.state import LayTrack, RunTrains, State
from railhead.games.mag.track import stop_values, view
from railhead.kernel.explain import Explained, Place, reasons_of
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.lay_tile import refuse_hex
from railhead.rail.refusals import AboutHex
from railhead.rail.run import Pay
from railhead.rail.run_trains import first_stop, so_far
from railhead.rail.tile import Turned

#: There is no tile of the next colour that keeps what lies there.
NoTileFits = AboutHex.saying("refusal-no-tile-fits", "VI.3.3a")


def explain(rules: MagRules, state: State, plain: Mapping[str, object]) -> Explained | None:
    """VI.3.6: a run as far as it is drawn; III.1, VI.3.3: why nothing can be laid on a hex; None where the general
    answer will do."""
    frame, hex_ = state.stack[-1], plain.get("hex")
    if plain.get("do") == "run" and isinstance(frame, RunTrains):
        action = rules.read(plain)
        assert isinstance(action, Run)
        return explain_run(rules, state, frame, action)
    if plain.get("do") == "lay-tile" and "tile" not in plain and isinstance(hex_, str) and isinstance(frame, LayTrack):

        def refuse(turned: Turned) -> Iterator[Refusal]:
            return lay.refuse(rules, state, frame, LayTile(hex_, turned.tile.name, turned.rotation))

        found = refuse_hex(rules.facts, state.laid, hex_, refuse, not_land=NotLand, none_fits=NoTileFits)
        return Explained(reasons_of(found))
    return None


# --- a run that is being drawn --------------------------------------------------------------------------------------


def explain_run(rules: MagRules, state: State, frame: RunTrains, action: Run) -> Explained:
    """VI.3.7: what the routes earn as far as they are drawn, stop by stop, and everything against them."""
    begun = replace(action, routes=tuple(route for route in action.routes if len(route.hexes) > 1))
    reasons: list[Refusal] = [TooFewStops(route.train) for route in action.routes if len(route.hexes) == 1]
    if begun.routes:
        reasons += run.refuse(rules, state, frame, begun)
    found = run.check_run(rules, state, frame, begun)
    if isinstance(found, rail.Run):
        paid = [(begun.routes[ix].train, route.pays) for ix, route in enumerate(found.routes)]
    else:
        paid = [(route.train, pays) for route in begun.routes if (pays := paid_so_far(rules, state, frame, route))]
    notes = [route_note(rules, pays) for _, pays in paid]
    revenue = sum(pay.amount for _, pays in paid for pay in pays if pay.what != "special")
    mine = sum(pay.amount for _, pays in paid for pay in pays if pay.what == "special")
    notes.append(Message("note-so-far", {"revenue": revenue, "mine": mine}))
    places = [place for train, pays in paid for place in _places(rules, train, pays)]
    board, worth = rules.facts.board, stop_values(rules, state).__getitem__
    first = (first_stop(board, route.hexes[0], worth) for route in action.routes if len(route.hexes) == 1)
    places += [place for place in first if place is not None]
    return Explained(reasons_of(reasons), tuple(notes), tuple(places))


def paid_so_far(rules: MagRules, state: State, frame: RunTrains, route: Route) -> tuple[Pay, ...]:
    """What the stops of a drawn route pay as far as it is drawn; a mine pays with its car."""
    begun, values = so_far(view(rules, state, frame.minor).net, route.hexes), stop_values(rules, state)
    if begun is None:
        return ()
    return tuple(Pay("stop", site, 0 if rules.kinds.mine >> site & 1 else values[site]) for site in begun[1].stops)


def _places(rules: MagRules, train: str, pays: tuple[Pay, ...]) -> Iterator[Place]:
    """VI.3.7: every stop with what it pays, a rail car's bonus included; where it pays nothing, why."""
    board = rules.facts.board
    for site in dict.fromkeys(pay.site for pay in pays):
        there = [pay for pay in pays if pay.site == site]
        amount, name = sum(pay.amount for pay in there), board.hex_of(site)
        if any(pay.what == "special" for pay in there):
            why = Message("stop-mine", {"train": train, "amount": amount})
        elif rules.kinds.mine >> site & 1:
            why = MineNeedsCar(name).message()
        elif bonus := sum(pay.amount for pay in there if pay.what == "bonus"):
            why = Message("stop-pays-bonus", {"train": train, "amount": amount, "bonus": bonus})
        else:
            why = Message("stop-pays", {"train": train, "amount": amount})
        yield Place(name, amount, why, f"s{board.sites[site].stop}")
