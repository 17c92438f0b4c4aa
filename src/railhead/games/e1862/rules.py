"""The rules of 1862 as a table: which frame asks whom, and which actions answer it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from railhead.games.e1862 import (
    actions,
    build,
    charters,
    end,
    exchange,
    forced,
    frames,
    home,
    marker,
    merger,
    obligations,
    operating,
    parliament,
    pay,
    redeem,
    rounds,
    run,
    stock_round,
    train_step,
)
from railhead.games.e1862.data import BANDS, LeftOut, TrainType, box
from railhead.games.e1862.refusals import OptionsClash
from railhead.games.e1862.rulings import rulings_of
from railhead.games.e1862.setup import Drawn, draw, set_up
from railhead.games.e1862.state import State
from railhead.kernel.explain import Explained
from railhead.kernel.flow import Act, Flow, Step, everywhere
from railhead.kernel.menu import Menu
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Option, OptionValue, Rules

#: what version 1 did otherwise is in `rulings.VERSION_1`
VERSIONS = (1, 2)
VERSION = VERSIONS[-1]
_FREE = train_step.no_refusal

FLOW: Flow = {
    frames.Cycle: Step(rounds.ask_nobody, advance=rounds.advance_cycle),
    frames.Parliament: Step(
        parliament.ask_parliament,
        {
            actions.Bid: Act(
                every=parliament.every_opening,
                refuse=parliament.refuse_opening,
                do=parliament.open_auction,
                exhaustive=False,
            ),
            actions.Pass: Act(every=marker.every_no_marker, refuse=_FREE, do=parliament.decline),
        },
        parliament.advance_parliament,
    ),
    frames.Auction: Step(
        parliament.ask_auction,
        {
            actions.Bid: Act(
                every=parliament.every_raise, refuse=parliament.refuse_raise, do=parliament.raise_bid, exhaustive=False
            ),
            actions.Pass: Act(every=marker.every_no_marker, refuse=_FREE, do=parliament.drop_out),
        },
        parliament.advance_auction,
    ),
    frames.SetPar: Step(
        parliament.ask_par,
        {actions.Par: Act(every=parliament.every_par, refuse=parliament.refuse_par, do=parliament.set_par)},
    ),
    frames.FurtherShares: Step(
        parliament.ask_further,
        {
            actions.BuyShare: Act(
                every=parliament.every_further, refuse=parliament.refuse_further, do=parliament.buy_further
            ),
            actions.Pass: Act(every=marker.every_no_marker, refuse=_FREE, do=parliament.no_further),
        },
        parliament.advance_further,
    ),
    frames.BuyMarkers: Step(
        charters.ask_markers,
        {actions.Markers: Act(every=charters.every_markers, refuse=charters.refuse_markers, do=charters.buy_markers)},
    ),
    frames.Stock: Step(
        stock_round.ask_stock,
        {
            actions.Sell: Act(every=stock_round.every_sale, refuse=stock_round.refuse_sale, do=stock_round.sell),
            actions.BuyShare: Act(
                every=stock_round.every_purchase, refuse=stock_round.refuse_purchase, do=stock_round.buy
            ),
            actions.Start: Act(every=stock_round.every_start, refuse=stock_round.refuse_start, do=stock_round.start),
            actions.Pass: Act(
                every=stock_round.every_stock_pass, refuse=stock_round.refuse_stock_pass, do=stock_round.stock_pass
            ),
        },
        stock_round.advance_stock,
    ),
    frames.Obligations: Step(obligations.ask_nobody, advance=obligations.advance_obligations),
    frames.Fine: Step(
        obligations.ask_fine,
        {
            actions.Sell: Act(
                every=obligations.every_fine_sale, refuse=obligations.refuse_fine_sale, do=obligations.fine_sale
            )
        },
        obligations.advance_fine,
    ),
    frames.Operating: Step(operating.ask_nobody, advance=operating.advance_operating),
    frames.Home: Step(
        home.ask_home,
        {actions.LayTile: Act(every=home.every_home, refuse=home.refuse_home, do=home.home_upgrade)},
        home.advance_home,
    ),
    frames.MergeStep: Step(
        merger.ask_merger,
        {
            actions.Merge: Act(every=merger.every_partner, refuse=merger.refuse_partner, do=merger.merge),
            actions.Pass: Act(every=merger.every_no_merger, refuse=_FREE, do=merger.no_merger),
        },
        merger.advance_merger,
    ),
    frames.Build: Step(
        build.ask_build,
        {
            actions.LayTile: Act(every=build.every_lay, refuse=build.refuse_lay, do=build.lay),
            actions.AddStation: Act(every=build.every_station, refuse=build.refuse_station, do=build.add_station),
            actions.Pass: Act(every=build.every_no_build, refuse=build.refuse_no_build, do=build.no_build),
        },
        build.advance_build,
    ),
    frames.MarkerStep: Step(
        marker.ask_marker,
        {
            actions.PlaceMarker: Act(every=marker.every_marker, refuse=marker.refuse_marker, do=marker.place),
            actions.Link: Act(every=marker.every_link, refuse=marker.refuse_link, do=marker.link),
            actions.Pass: Act(every=marker.every_no_marker, refuse=_FREE, do=marker.no_marker),
        },
        marker.advance_marker,
    ),
    frames.RunStep: Step(
        run.ask_run,
        {actions.Run: Act(every=run.every_run, refuse=run.refuse_run, do=run.run, exhaustive=False)},
        run.advance_run,
    ),
    frames.PayStep: Step(
        pay.ask_pay, {actions.Pay: Act(every=pay.every_pay, refuse=pay.refuse_pay, do=pay.pay)}, pay.advance_pay
    ),
    frames.TrainStep: Step(
        train_step.ask_train,
        {
            actions.BuyTrain: Act(
                every=train_step.every_train, refuse=train_step.refuse_train, do=train_step.buy_train
            ),
            actions.SellTreasury: Act(
                every=forced.every_treasury_sale, refuse=forced.refuse_treasury_sale, do=forced.sell_treasury
            ),
            actions.Refinance: Act(
                every=forced.every_refinancing, refuse=forced.refuse_refinancing, do=forced.refinance
            ),
            actions.Pass: Act(
                every=train_step.every_no_train, refuse=train_step.refuse_no_train, do=train_step.no_train
            ),
        },
        train_step.advance_train,
    ),
    frames.TrainConsent: Step(
        train_step.ask_consent,
        {actions.Answer: Act(every=train_step.every_answer, refuse=_FREE, do=train_step.answer_train)},
    ),
    frames.RedeemStep: Step(
        redeem.ask_redeem,
        {
            actions.RedeemShare: Act(every=redeem.every_redeem, refuse=_FREE, do=redeem.redeem),
            actions.Pass: Act(every=redeem.every_keep, refuse=_FREE, do=redeem.keep),
        },
        redeem.advance_redeem,
    ),
    frames.AcquireStep: Step(
        merger.ask_merger,
        {
            actions.Merge: Act(every=merger.every_partner, refuse=merger.refuse_partner, do=merger.merge),
            actions.Pass: Act(every=merger.every_no_merger, refuse=_FREE, do=merger.no_merger),
        },
        merger.advance_merger,
    ),
    frames.Survivor: Step(
        merger.ask_survivor,
        {actions.Survive: Act(every=merger.every_survivor, refuse=merger.refuse_survivor, do=merger.survive)},
    ),
    frames.Consent: Step(
        merger.ask_consent, {actions.Answer: Act(every=merger.every_answer, refuse=_FREE, do=merger.answer)}
    ),
    frames.Exchange: Step(
        exchange.ask_exchange,
        {
            actions.Redeem: Act(every=exchange.every_redemption, refuse=_FREE, do=exchange.redeem_option),
            actions.GiveUp: Act(every=exchange.every_give_up, refuse=_FREE, do=exchange.give_up),
        },
        exchange.advance_exchange,
    ),
    frames.AfterMerger: Step(merger.ask_nobody, advance=merger.after_merger),
    frames.RemoveMarkers: Step(
        merger.ask_remove,
        {actions.RemoveMarker: Act(every=merger.every_remove, refuse=merger.refuse_remove, do=merger.remove)},
        merger.advance_remove,
    ),
    frames.Refinanced: Step(forced.ask_nobody, advance=forced.refinanced),
    frames.Over: Step(rounds.ask_nobody),
}


OPTIONS: tuple[Option, ...] = (
    Option("length", ("standard", "short", "long")),
    Option("variant", ("standard", "simple_express", "simple_freight", "advanced_freight", "advanced_express")),
    Option("short_game", (False, True)),
    Option("beginner", (False, True)),
    Option("eight_markers", (False, True)),
    Option("rulings", ("rulebook", "site"), recorded=("site",)),
)


def refuse_options(options: Mapping[str, OptionValue]) -> Iterator[Refusal]:
    """11: the beginners' game is a simple one; the short game has its own number of trains."""
    if options.get("beginner") and not str(options.get("variant", "standard")).startswith("simple"):
        yield OptionsClash("beginner", str(options.get("variant", "standard")))
    if options.get("short_game") and options.get("length", "standard") != "standard":
        yield OptionsClash("short_game", str(options["length"]))


class E1862(Rules[State]):
    """1862 with its options: length, variant, short game, beginners, eight markers, rulings."""

    #: an imported game may end by agreement
    flow = everywhere(FLOW, actions.EndGame, end.END)
    action_type = actions.AnyAction
    drawn_type = Drawn
    state_type = State

    def __init__(self, version: int, options: Mapping[str, OptionValue], seats: int) -> None:
        """11.4, 2.4.3: markers, and the number of train cards by length."""
        super().__init__("1862", version, options, seats)
        facts = box().game
        self.rulings = rulings_of(version, options.get("rulings"))
        self.variant = str(options.get("variant", "standard"))
        self.types: tuple[TrainType, ...] = facts.variants[self.variant].types
        self.simple = len(self.types) == 1
        self.beginner = bool(options.get("beginner", False))
        self.short_game = bool(options.get("short_game", False))
        self.without = facts.options.beginner if self.beginner else LeftOut()
        eight = options.get("eight_markers", False)
        self.most_markers = facts.options.eight_tokens.most_tokens if eight else facts.tokens.most
        short = facts.options.short_game
        self.lner_trigger = short.lner_trigger if self.short_game else facts.lner.trigger
        length = str(options.get("length", "standard"))
        if self.short_game:
            length = short.length.from_5 if seats >= 5 else short.length.to_4
        self.cards = tuple(ix for ix, band in enumerate(facts.trains) for _ in range(band.count.of(length)))

    # -- train cards -------------------------------------------------------------------------------------------------

    def band_of(self, train: int) -> int:
        """The band of a card; the last band never runs out."""
        return self.cards[train] if train < len(self.cards) else len(BANDS) - 1

    def train_id(self, train: int) -> str:
        """`A-0`: band and number in it."""
        band = self.band_of(train)
        first = self.cards.index(band) if band in self.cards else len(self.cards)
        return f"{BANDS[band]}-{train - first}"

    def train_number(self, name: str) -> int | None:
        """The card of a name, None if there is no such card."""
        letter, _, number = name.partition("-")
        if letter not in BANDS or len(letter) != 1 or not number.isdecimal():
            return None
        band = BANDS.index(letter)
        if band not in self.cards:
            return len(self.cards) + int(number)
        train = self.cards.index(band) + int(number)
        return train if int(number) < self.cards.count(band) else None

    def rusts(self, band: int) -> str | None:
        """With which band a train rusts, None for permanent ones (11.2: D trains as well)."""
        if self.short_game and BANDS[band] >= box().game.options.short_game.permanent_from:
            return None
        return box().game.trains[band].rusts

    def permanent(self, band: int) -> bool:
        return self.rusts(band) is None

    # -- what the kernel asks ----------------------------------------------------------------------------------------

    def draw(self, seed: str) -> Drawn:
        return draw(self, seed)

    def set_up(self, drawn: Struct, seed: str) -> State:
        assert isinstance(drawn, Drawn)
        return set_up(self, drawn, seed)

    def explain(self, state: State, plain: Mapping[str, object]) -> Explained:
        from railhead.games.e1862.explain import explain

        return explain(self, state, plain) or super().explain(state, plain)

    def menu(self, state: State) -> Menu:
        from railhead.games.e1862.menu import menu

        return menu(self, state)
