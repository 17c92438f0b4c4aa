"""Where readings of the rulebook differ: one switch each, the rulebook's value is the default.

The other value is how the games recorded on 18xx.games were played; `SITE` sets all of them. The switches of the last
group also keep the games begun under version 1 of the rules as they were.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from railhead.games.e1862.facts import facts
from railhead.games.e1862.state import State
from railhead.games.e1862.track import marked_lines, view
from railhead.rail.tile import NO_TILE


class Rulings(Struct, frozen=True):
    #: D1: least revenue for the Hudson manoeuvre (7.8.6): 10, or more than 10
    hudson_from: int = 10
    #: D2: a marker whose price did not change by a dividend goes to the bottom of its stack (7.8.5)
    settle_after_dividend: bool = True
    #: D3: a chartered company's marker enters the market when the company is launched (6.5.4), not with its par
    enter_market_at_float: bool = True
    #: D4: routes of a company meet in large stations (7.8), not in any stop
    meet_in_large_stations: bool = True
    #: D5: an option share that cannot be exchanged is sold for half the price rounded up (5.2.4)
    option_half_up: bool = True
    #: D6: the home marker displaces the marker placed last (7.2), not the one in the last slot
    displace_last_placed: bool = True
    #: D7: a company that missed its obligation is not auctioned in the next Parliament (4.3)
    missed_waits: bool = True
    #: D20: a tile in the bare home hex is the first build (7.2); else it only must not be left out
    home_built_first: bool = True
    #: D9: who sells part of the director certificate may take singles sold in the same block (6.3)
    block_counts_as_pool: bool = True
    #: D10: treasury shares sold after the LNER do not move the price (10.3)
    no_move_after_lner: bool = True
    #: D12: receivership buys within all limits of the phase (8, 7.9), not only that of the type
    receiver_keeps_limit: bool = True
    #: D13: a price of 1000 reached by a merger ends the game too (10.1)
    top_by_merger: bool = True
    #: D16: the small-station markers of a tile do not change what counts against its supply
    base_tile_supply: bool = True
    #: D17: in the variant with eight markers a company may buy eight at its launch
    eight_at_float: bool = True
    #: D18: trains of a company bankrupt at price 0 leave the game (7.12)
    zero_removes_trains: bool = True
    #: D19: companies not launched leave the game when the LNER forms (10.3), else those not started
    unfloated_leave: bool = True
    #: D27: the treasury may redeem in a refinancing only if the train stays affordable
    redeem_keeps_train: bool = True
    #: D35: another director is asked before a merger, an acquisition or the sale of a train (5.1, 7.9)
    consent: bool = True
    #: steps without anything to decide are passed over; else a turn stops where 18xx.games does
    skip_idle: bool = True
    #: a run's figures are worked out; else those written in the record are paid
    figures_computed: bool = True
    #: a company that a merger brings into receivership runs its trains in that turn (8)
    receiver_runs_after_merger: bool = True
    #: a small-station marker leaves the tile as it lies (7.6.4); else it may be turned, keeping sides and stations
    station_keeps_track: bool = True
    #: D14: permanent freights that end in the same place run apart if the director likes (7.8.1)
    permanent_apart: bool = True
    #: a game ends by its own conditions (10.1-10.3); else its players may end it at any time
    ends_by_itself: bool = True

    # -- since version 2 ---------------------------------------------------------------------------------------------

    #: no money is raised while another company of the same director could sell it a train (7.11, 7.12)
    used_before_force: bool = True
    #: after a forced purchase only trains of the bank for the rest of the step (7.11)
    bank_only_after_force: bool = True
    #: a company that can earn something runs (7.8), though not for the most
    must_run: bool = True
    #: at the end shares count in full, without a train too (10.4); else half, rounded down for each certificate
    full_final_value: bool = True
    #: after the LNER no home marker is placed and no home hex upgraded either (10.3)
    no_home_after_lner: bool = True
    #: for a fine no more shares are sold than it needs (4.3)
    fine_as_needed: bool = True
    #: who says no has refused that train, or that partner with that survivor; else all that the company might offer
    refusal_by_offer: bool = True
    #: only freight trains of the run are named to join (7.8.1)
    joined_are_run: bool = True


RULEBOOK = Rulings()
#: the first rules version
VERSION_1 = replace(
    RULEBOOK,
    used_before_force=False,
    bank_only_after_force=False,
    must_run=False,
    full_final_value=False,
    no_home_after_lner=False,
    fine_as_needed=False,
    refusal_by_offer=False,
    joined_are_run=False,
)
SITE = replace(
    VERSION_1,
    hudson_from=11,
    settle_after_dividend=False,
    enter_market_at_float=False,
    meet_in_large_stations=False,
    option_half_up=False,
    displace_last_placed=False,
    missed_waits=False,
    home_built_first=False,
    block_counts_as_pool=False,
    no_move_after_lner=False,
    receiver_keeps_limit=False,
    top_by_merger=False,
    base_tile_supply=False,
    eight_at_float=False,
    zero_removes_trains=False,
    unfloated_leave=False,
    redeem_keeps_train=False,
    consent=False,
    skip_idle=False,
    figures_computed=False,
    receiver_runs_after_merger=False,
    permanent_apart=False,
    station_keeps_track=False,
    ends_by_itself=False,
)


def rulings_of(version: int, choice: object) -> Rulings:
    """By the version a game was begun with and its option `rulings`."""
    if choice == "site":
        return SITE
    return VERSION_1 if version == 1 else RULEBOOK


# -- what 18xx.games does in another way -----------------------------------------------------------------------------


def site_supply(state: State, hex_: int, new: int) -> int:
    """As 18xx.games counts: a tile with other small stations is another tile."""
    tiles = facts().tiles
    marks = facts().upgrades.carry_marks(state.laid[hex_], new, state.marks[hex_])
    wanted = _same_look(new // 6, marks)
    there = sum(
        tile // 6 == new // 6 and _same_look(tile // 6, state.marks[at]) == wanted
        for at, tile in enumerate(state.laid)
        if tile != NO_TILE
    )
    return tiles.supply[tiles.supply_of[new // 6]].count - there


@cache
def _same_look(tile: int, marks: int) -> int:
    """The least mask of small stations that looks the same when the tile is turned."""
    first = facts().tiles.turned[tile * 6]
    found = [marks]
    for rotation in range(1, 6):
        lines = facts().tiles.turned[tile * 6 + rotation].lines
        if set(lines) == set(first.lines):
            found.append(sum(1 << first.lines.index(line) for ix, line in enumerate(lines) if marks >> ix & 1))
    return min(found)


def may_turn(state: State, hex_: int, turned: int) -> bool:
    """As 18xx.games allows it: another picture with track to the same sides, in which the lines with stations stay."""
    old, new = facts().tiles.turned[state.laid[hex_]], facts().tiles.turned[turned]
    if set(old.lines) == set(new.lines):
        return False
    return old.edges == new.edges and set(marked_lines(state, hex_)) <= set(new.lines)


def reaches_halt(state: State, company: int) -> bool:
    """A small station in the network counts as a stop in reach where the site asks."""
    edges = view(state, company).reach.edges
    for hex_, mask in edges.items():
        if state.laid[hex_] >= 0:
            for ix, line in enumerate(facts().tiles.turned[state.laid[hex_]].lines):
                if state.marks[hex_] >> ix & 1 and mask & (1 << line.a | 1 << line.b):
                    return True
    return False
