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
from railhead.games.e1862.data import BANDS, TrainType, box
from railhead.games.e1862.refusals import OptionsClash
from railhead.games.e1862.rulings import RULEBOOK, SITE
from railhead.games.e1862.setup import Drawn, draw, set_up
from railhead.games.e1862.state import State
from railhead.kernel.decision import Act, Flow, Kind, everywhere
from railhead.kernel.explain import Explained
from railhead.kernel.menu import Menu
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Option, OptionValue, Rules

VERSION = 1
_FREE = train_step.no_refusal

FLOW: Flow = {
    frames.Cycle: Kind(rounds.ask_nobody, advance=rounds.advance_cycle),
    frames.Parliament: Kind(
        parliament.ask_parliament,
        {
            actions.Bid: Act(parliament.every_opening, parliament.refuse_opening, parliament.open_auction, whole=False),
            actions.Pass: Act(marker.every_no_marker, _FREE, parliament.decline),
        },
        parliament.advance_parliament,
    ),
    frames.Auction: Kind(
        parliament.ask_auction,
        {
            actions.Bid: Act(parliament.every_raise, parliament.refuse_raise, parliament.raise_bid, whole=False),
            actions.Pass: Act(marker.every_no_marker, _FREE, parliament.drop_out),
        },
        parliament.advance_auction,
    ),
    frames.SetPar: Kind(
        parliament.ask_par, {actions.Par: Act(parliament.every_par, parliament.refuse_par, parliament.set_par)}
    ),
    frames.FurtherShares: Kind(
        parliament.ask_further,
        {
            actions.BuyShare: Act(parliament.every_further, parliament.refuse_further, parliament.buy_further),
            actions.Pass: Act(marker.every_no_marker, _FREE, parliament.no_further),
        },
        parliament.advance_further,
    ),
    frames.BuyMarkers: Kind(
        charters.ask_markers,
        {actions.Markers: Act(charters.every_markers, charters.refuse_markers, charters.buy_markers)},
    ),
    frames.Stock: Kind(
        stock_round.ask_stock,
        {
            actions.Sell: Act(stock_round.every_sale, stock_round.refuse_sale, stock_round.sell),
            actions.BuyShare: Act(stock_round.every_purchase, stock_round.refuse_purchase, stock_round.buy),
            actions.Start: Act(stock_round.every_start, stock_round.refuse_start, stock_round.start),
            actions.Pass: Act(stock_round.every_stock_pass, stock_round.refuse_stock_pass, stock_round.stock_pass),
        },
        stock_round.advance_stock,
    ),
    frames.Obligations: Kind(obligations.ask_nobody, advance=obligations.advance_obligations),
    frames.Fine: Kind(
        obligations.ask_fine,
        {actions.Sell: Act(obligations.every_fine_sale, obligations.refuse_fine_sale, obligations.fine_sale)},
        obligations.advance_fine,
    ),
    frames.Operating: Kind(operating.ask_nobody, advance=operating.advance_operating),
    frames.Home: Kind(
        home.ask_home,
        {actions.LayTile: Act(home.every_home, home.refuse_home, home.home_upgrade)},
        home.advance_home,
    ),
    frames.MergeStep: Kind(
        merger.ask_merger,
        {
            actions.Merge: Act(merger.every_partner, merger.refuse_partner, merger.merge),
            actions.Pass: Act(merger.every_no_merger, _FREE, merger.no_merger),
        },
        merger.advance_merger,
    ),
    frames.Build: Kind(
        build.ask_build,
        {
            actions.LayTile: Act(build.every_lay, build.refuse_lay, build.lay),
            actions.AddStation: Act(build.every_station, build.refuse_station, build.add_station),
            actions.Pass: Act(build.every_no_build, build.refuse_no_build, build.no_build),
        },
        build.advance_build,
    ),
    frames.MarkerStep: Kind(
        marker.ask_marker,
        {
            actions.PlaceMarker: Act(marker.every_marker, marker.refuse_marker, marker.place),
            actions.Link: Act(marker.every_link, marker.refuse_link, marker.link),
            actions.Pass: Act(marker.every_no_marker, _FREE, marker.no_marker),
        },
        marker.advance_marker,
    ),
    frames.RunStep: Kind(
        run.ask_run, {actions.Run: Act(run.every_run, run.refuse_run, run.run, whole=False)}, run.advance_run
    ),
    frames.PayStep: Kind(pay.ask_pay, {actions.Pay: Act(pay.every_pay, pay.refuse_pay, pay.pay)}, pay.advance_pay),
    frames.TrainStep: Kind(
        train_step.ask_train,
        {
            actions.BuyTrain: Act(train_step.every_train, train_step.refuse_train, train_step.buy_train),
            actions.SellTreasury: Act(forced.every_treasury_sale, forced.refuse_treasury_sale, forced.sell_treasury),
            actions.Refinance: Act(forced.every_refinancing, forced.refuse_refinancing, forced.refinance),
            actions.Pass: Act(train_step.every_no_train, train_step.refuse_no_train, train_step.no_train),
        },
        train_step.advance_train,
    ),
    frames.TrainConsent: Kind(
        train_step.ask_consent, {actions.Answer: Act(train_step.every_answer, _FREE, train_step.answer_train)}
    ),
    frames.RedeemStep: Kind(
        redeem.ask_redeem,
        {
            actions.RedeemShare: Act(redeem.every_redeem, redeem.refuse_redeem, redeem.redeem),
            actions.Pass: Act(redeem.every_keep, _FREE, redeem.keep),
        },
        redeem.advance_redeem,
    ),
    frames.AcquireStep: Kind(
        merger.ask_merger,
        {
            actions.Merge: Act(merger.every_partner, merger.refuse_partner, merger.merge),
            actions.Pass: Act(merger.every_no_merger, _FREE, merger.no_merger),
        },
        merger.advance_merger,
    ),
    frames.Survivor: Kind(
        merger.ask_survivor,
        {actions.Survive: Act(merger.every_survivor, merger.refuse_survivor, merger.survive)},
    ),
    frames.Consent: Kind(merger.ask_consent, {actions.Answer: Act(merger.every_answer, _FREE, merger.answer)}),
    frames.Exchange: Kind(
        exchange.ask_exchange,
        {
            actions.Redeem: Act(exchange.every_redemption, exchange.refuse_redemption, exchange.redeem_option),
            actions.GiveUp: Act(exchange.every_give_up, exchange.refuse_give_up, exchange.give_up),
        },
        exchange.advance_exchange,
    ),
    frames.AfterMerger: Kind(merger.ask_nobody, advance=merger.after_merger),
    frames.RemoveMarkers: Kind(
        merger.ask_remove,
        {actions.RemoveMarker: Act(merger.every_remove, merger.refuse_remove, merger.remove)},
        merger.advance_remove,
    ),
    frames.Refinanced: Kind(forced.ask_nobody, advance=forced.refinanced),
    frames.Over: Kind(rounds.ask_nobody),
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
        super().__init__("1862", version, options, seats)
        facts = box().game
        self.rulings = SITE if options.get("rulings") == "site" else RULEBOOK
        self.variant = str(options.get("variant", "standard"))
        self.types: tuple[TrainType, ...] = facts.variants[self.variant].types
        self.simple = len(self.types) == 1
        self.beginner = bool(options.get("beginner", False))
        self.short_game = bool(options.get("short_game", False))
        self.most_markers = facts.tokens.most + bool(options.get("eight_markers", False))
        self.lner_trigger = "E" if self.short_game else facts.lner.trigger
        length = str(options.get("length", "standard"))
        if self.short_game:
            length = "standard" if seats >= 5 else "short"
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
        if self.short_game and BANDS[band] >= "D":
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
