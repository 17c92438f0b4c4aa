"""Where readings of the rulebook differ: one option each, the rulebook's value first.

The second value is how the games recorded on 18xx.games were played. The rulings of the last group also keep the games
begun under version 1 of the rules as they were.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from railhead.kernel.rules import Option, OptionValue

SWITCHES = (
    Option("pd_after_draft", ("stays", "moves_on")),
    Option("no_train_counter", ("cumulative", "consecutive")),
    Option("forced_phase_stack", ("dearest", "none")),
    Option("forced_final_phase", ("at_once", "late")),
    Option("highest_revenue", ("compulsory", "unchecked"), recorded=("unchecked",)),
    Option("terrain_token", ("with_tile", "declared_before")),
    Option("train_trade_consent", ("both_owners", "not_asked")),
    Option("certificate_limit", ("after_purchase", "before_purchase")),
)


class Rulings(Struct, frozen=True):
    """The options as words to ask for."""

    #: after the draft the priority deal goes to the next player
    priority_moves_on: bool
    #: R2: a train sold takes all "no train sold" tokens away
    consecutive: bool
    #: R3: a change of phase without a train closes the dearest stack
    stack_closes: bool
    #: R4: the last phase that comes without a train ends the game a turn later
    late_end: bool
    #: VI.3.7: the highest income is compulsory, and is worked out; else what was written down is paid
    highest: bool
    #: R14: a terrain token is set apart before the tile is laid
    declared: bool
    #: VI.3.8: the owner of the selling minor is asked
    consent: bool

    # -- since version 2 ---------------------------------------------------------------------------------------------

    #: R25: the limit of certificates counts after a purchase
    limit_after: bool
    #: István's distances are legal ways
    legal_ways: bool
    #: who says no has refused that type of train; else all that the minor might sell
    offers_by_train: bool
    #: István sells what is above the limit of certificates
    istvan_sells: bool


def rulings_of(version: int, options: Mapping[str, OptionValue]) -> Rulings:
    """By the version a game was begun with and its options."""
    return Rulings(
        priority_moves_on=options["pd_after_draft"] == "moves_on",
        consecutive=options["no_train_counter"] == "consecutive",
        stack_closes=options["forced_phase_stack"] == "dearest",
        late_end=options["forced_final_phase"] == "late",
        highest=options["highest_revenue"] == "compulsory",
        declared=options["terrain_token"] == "declared_before",
        consent=options["train_trade_consent"] == "both_owners",
        limit_after=version > 1 and options["certificate_limit"] == "after_purchase",
        legal_ways=version > 1,
        offers_by_train=version > 1,
        istvan_sells=version > 1,
    )
