"""Where readings of the rulebook differ: the rulebook's, those of the first version of the rules, and 18xx.games'.

`Rulings` answers as a new game is played. `FirstVersion` answers otherwise where games begun under version 1 did, and
`Site` as the games recorded on 18xx.games were played: whatever that site does in its own way stands here, in the
steps of `site_flow.py`, and in `site_runs.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from railhead.games.e1862.effects import MoveUp
from railhead.games.e1862.facts import DIRECTOR_SHARES, facts
from railhead.games.e1862.state import Company, Marker, State
from railhead.games.e1862.track import AREAS, CITIES, marked_lines, markers_at, net_of
from railhead.kernel.play import Play
from railhead.rail.tile import NO_TILE
from railhead.stock.effects import move_price

#: how many of a tile (with its rotation) are left for a hex
Supply = Callable[[int, int], int]


class Rulings:
    """The rulebook's readings; D numbers are those of the rulings."""

    #: D1: least revenue for the Hudson manoeuvre (7.8.6)
    hudson_from = 10
    #: D3: whether a chartered company's marker enters the market with its par (3.1), not when it is launched (6.5.4)
    priced_with_par = False
    #: D4: where routes of a company meet (7.8), as masks of sites: of a drawn run, and of those looked for
    drawn_meet = found_meet = CITIES
    #: D7: what becomes of a company that missed its obligation (4.3): it is not auctioned in the next Parliament
    after_miss = "missed"
    #: D13: whether a price of 1000 reached by a merger ends the game too (10.1)
    top_by_merger = True
    #: D14: whether permanent freights that end in the same place run apart if the director likes (7.8.1)
    permanent_apart = True
    #: D18: whether trains of a company bankrupt at price 0 stay for sale in its name (7.12), and it keeps the money
    leaves_estate = False
    #: 8: whether a company that a merger brings into receivership runs its trains in that turn
    receiver_runs_after_merger = True
    #: 10.1-10.3: whether a game ends by its own conditions only; else its players may end it at any time
    ends_by_itself = True

    # -- since version 2 ---------------------------------------------------------------------------------------------

    #: 7.11, 7.12: no money is raised while another company of the same director could sell it a train
    used_before_force = True
    #: 7.11: after a forced purchase only trains of the bank for the rest of the step
    bank_only_after_force = True
    #: 7.8: a company that can earn something runs, though not for the most
    must_run = True
    #: 10.4: at the end shares count in full, without a train too; else half, rounded down for each certificate
    full_final_value = True
    #: 10.3: after the LNER no home marker is placed and no home hex upgraded either
    no_home_after_lner = True
    #: 4.3: for a fine no more shares are sold than it needs
    fine_as_needed = True
    #: who says no has refused that train, or that partner with that survivor; else all that the company might offer
    refusal_by_offer = True
    #: 7.8.1: only freight trains of the run are named to join
    joined_are_run = True

    # -- shares and money --------------------------------------------------------------------------------------------

    def settle(self, play: Play[Any, State], company: int, before: int) -> None:
        """D2: a marker whose price did not change by a dividend goes to the bottom of its stack (7.8.5)."""
        if play.state.price_at[company] == before:
            move_price(play, company, before)

    def option_price(self, price: int) -> int:
        """D5: an option share that cannot be exchanged is sold for half the price, rounded up (5.2.4)."""
        return -(-price // 2)

    def from_block(self, held: int, sold: int) -> int:
        """D9: singles of the block just sold that the seller of a part of the director certificate may take (6.3)."""
        return held - DIRECTOR_SHARES

    def treasury_sale_moves(self, state: State) -> bool:
        """D10: treasury shares sold after the LNER do not move the price (10.3)."""
        return state.lner < 2

    def leaves_with_lner(self, charter: Company) -> bool:
        """D19: companies not launched leave the game when the LNER forms (10.3)."""
        return not charter.floated

    def kept_for_train(self, cost: int) -> int:
        """D27: the treasury may redeem in a refinancing only if the train stays affordable."""
        return cost

    def asks(self, director: int | None, other: int | None) -> int | None:
        """D35: another director is asked before a merger, an acquisition or the sale of a train (5.1, 7.9)."""
        return other if other != director else None

    # -- trains ------------------------------------------------------------------------------------------------------

    def counts_for_receiver(self, held: int, of_type: int) -> int:
        """D12: receivership buys within all limits of the phase (8, 7.9): trains that count against the limit."""
        return held

    def refuses_figures(self, written: Sequence[int]) -> bool:
        """7.8: a run's figures are worked out; none is written down."""
        return bool(written)

    # -- tiles and markers -------------------------------------------------------------------------------------------

    def supply(self, state: State) -> Supply:
        """D16: the small-station markers of a tile do not change what counts against its supply."""
        tiles = facts().tiles
        left = tiles.left(state.laid)
        return lambda _hex, new: left[tiles.supply_of[new // 6]]

    def home_first(self, state: State, hex_: int) -> bool:
        """D20: a tile in the bare home hex is the first build (7.2)."""
        return state.laid[hex_] == NO_TILE

    def most_at_launch(self, most: int) -> int:
        """D17: in the variant with eight markers a company may buy eight at its launch."""
        return most

    def displaced(self, there: Sequence[Marker]) -> Marker:
        """D6: the home marker displaces the marker placed last (7.2)."""
        return there[-1]

    def after_lay(self, play: Play[Any, State], site: int) -> None:
        """D6: in which slots the markers of a station lie does not matter."""

    def slot_is_free(self, state: State, site: int, slot: int | None) -> bool:
        """D6: so no slot is named."""
        return slot is None

    def turns(self, state: State, hex_: int) -> tuple[int, ...]:
        """7.6.4: a small-station marker leaves the tile as it lies: rotations that it may be given."""
        return ()

    def check(self, state: State) -> None:
        """Laws of this reading: no more tiles than there are, and no money of companies that are not started."""
        assert min(facts().tiles.left(state.laid)) >= 0
        assert all(charter.started or not cash for charter, cash in zip(state.company, treasuries(state), strict=True))


def treasuries(state: State) -> tuple[int, ...]:
    """What the companies have, in their order."""
    return state.purse[-len(state.company) :]


class FirstVersion(Rulings):
    """As games begun under version 1 of the rules are played to their end."""

    used_before_force = False
    bank_only_after_force = False
    must_run = False
    full_final_value = False
    no_home_after_lner = False
    fine_as_needed = False
    refusal_by_offer = False
    joined_are_run = False


class Site(FirstVersion):
    """As the games recorded on 18xx.games were played."""

    hudson_from = 11
    priced_with_par = True
    drawn_meet = -1
    found_meet = CITIES | AREAS
    after_miss = "closed"
    top_by_merger = False
    permanent_apart = False
    leaves_estate = True
    receiver_runs_after_merger = False
    ends_by_itself = False

    def settle(self, play: Play[Any, State], company: int, before: int) -> None:
        """A marker that does not move keeps its place."""

    def option_price(self, price: int) -> int:
        """Rounded down."""
        return price // 2

    def from_block(self, held: int, sold: int) -> int:
        """Only where the block is worth a director certificate."""
        return held - DIRECTOR_SHARES if sold >= DIRECTOR_SHARES else 0

    def treasury_sale_moves(self, state: State) -> bool:
        return True

    def leaves_with_lner(self, charter: Company) -> bool:
        """Only those that nobody has started."""
        return not charter.started

    def kept_for_train(self, cost: int) -> int:
        return 0

    def asks(self, director: int | None, other: int | None) -> int | None:
        """Nobody is asked."""
        return None

    def counts_for_receiver(self, held: int, of_type: int) -> int:
        """Only those of the type."""
        return of_type

    def refuses_figures(self, written: Sequence[int]) -> bool:
        """Those written in the record are paid."""
        return any(figure < 0 for figure in written)

    def supply(self, state: State) -> Supply:
        return partial(_left_of_look, state)

    def home_first(self, state: State, hex_: int) -> bool:
        """The home tile only must not be left out."""
        return False

    def most_at_launch(self, most: int) -> int:
        return facts().game.tokens.most

    def displaced(self, there: Sequence[Marker]) -> Marker:
        """The marker in the last slot."""
        return max(there, key=lambda marker: marker.slot)

    def after_lay(self, play: Play[Any, State], site: int) -> None:
        """A new tile is filled from its first slot on."""
        if markers_at(play.state, site):
            play.do(MoveUp(site))

    def slot_is_free(self, state: State, site: int, slot: int | None) -> bool:
        if slot is None:
            return True
        taken = [marker.slot for marker in state.markers if marker.site == site]
        return slot not in taken and 0 <= slot < net_of(state).slots(site)

    def turns(self, state: State, hex_: int) -> tuple[int, ...]:
        """Other pictures with track to the same sides, in which the lines with stations stay."""
        turned, lies = facts().tiles.turned, state.laid[hex_]
        old, marked = turned[lies], set(marked_lines(state, hex_))
        pictures = ((rotation, turned[lies - old.rotation + rotation]) for rotation in range(6))
        return tuple(
            rotation
            for rotation, new in pictures
            if set(old.lines) != set(new.lines) and old.edges == new.edges and marked <= set(new.lines)
        )

    def check(self, state: State) -> None:
        """It counts tiles by their look, and closed companies may still be paid for a train."""


RULEBOOK, VERSION_1, SITE = Rulings(), FirstVersion(), Site()


def rulings_of(version: int, choice: object) -> Rulings:
    """By the version a game was begun with and its option `rulings`."""
    if choice == "site":
        return SITE
    return VERSION_1 if version == 1 else RULEBOOK


# -- what 18xx.games sees in another way -----------------------------------------------------------------------------


def _left_of_look(state: State, hex_: int, new: int) -> int:
    """A tile with other small stations is another tile; one that does not fit there has no look to be counted by."""
    tiles = facts().tiles
    if not facts().upgrades.fits(hex_, state.laid[hex_], new):
        return 1
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
