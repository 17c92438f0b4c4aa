"""The flow of 1862: which frame asks whom, and which acts answer it."""

from __future__ import annotations

from collections.abc import Mapping

from railhead.games.e1862 import state as frames
from railhead.games.e1862.build import BUILD
from railhead.games.e1862.charters import BUY_MARKERS
from railhead.games.e1862.exchange import EXCHANGE
from railhead.games.e1862.explain import explain
from railhead.games.e1862.forced import REFINANCED
from railhead.games.e1862.home import HOME
from railhead.games.e1862.joining import AFTER_MERGER, REMOVE_MARKERS
from railhead.games.e1862.marker import MARKER
from railhead.games.e1862.merger import CONSENT, MERGER, SURVIVOR
from railhead.games.e1862.obligations import FINE, OBLIGATIONS
from railhead.games.e1862.parliament import AUCTION, FURTHER_SHARES, PARLIAMENT, SET_PAR
from railhead.games.e1862.pay import PAY
from railhead.games.e1862.redeem import REDEEM
from railhead.games.e1862.rounds import CYCLE, END, OPERATING
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import RUN
from railhead.games.e1862.setup import Drawn, draw, set_up
from railhead.games.e1862.site import SITE
from railhead.games.e1862.site_flow import SITE_STEPS
from railhead.games.e1862.stock_round import STOCK
from railhead.games.e1862.train_step import TRAIN, TRAIN_CONSENT
from railhead.kernel.flow import Flow, Step, everywhere
from railhead.kernel.rules import OptionValue
from railhead.stock.end import EndGame

#: 3: the course of the game, Parliament and the stock round
ROUNDS: Flow = {
    frames.Cycle: CYCLE,
    frames.Parliament: PARLIAMENT,
    frames.Auction: AUCTION,
    frames.SetPar: SET_PAR,
    frames.FurtherShares: FURTHER_SHARES,
    frames.BuyMarkers: BUY_MARKERS,
    frames.Stock: STOCK,
    frames.Obligations: OBLIGATIONS,
    frames.Fine: FINE,
    frames.Over: Step(),
}
#: 7.1: the turn of a company, step by step
TURN: Flow = {
    frames.Operating: OPERATING,
    frames.Home: HOME,
    frames.MergeStep: MERGER,
    frames.Build: BUILD,
    frames.MarkerStep: MARKER,
    frames.RunStep: RUN,
    frames.PayStep: PAY,
    frames.TrainStep: TRAIN,
    frames.RedeemStep: REDEEM,
    frames.AcquireStep: MERGER,
}
#: 5, 7.9: what a step may lead to
WITHIN: Flow = {
    frames.TrainConsent: TRAIN_CONSENT,
    frames.Survivor: SURVIVOR,
    frames.Consent: CONSENT,
    frames.Exchange: EXCHANGE,
    frames.AfterMerger: AFTER_MERGER,
    frames.RemoveMarkers: REMOVE_MARKERS,
    frames.Refinanced: REFINANCED,
}
FLOW: Flow = {**ROUNDS, **TURN, **WITHIN}


SITE_FLOW: Flow = {**FLOW, **SITE_STEPS}


class E1862(E1862Rules):
    """The rules with their flow; an imported game has some steps of its own, and may end by agreement."""

    flow = everywhere(FLOW, EndGame, END)
    site_flow = everywhere(SITE_FLOW, EndGame, END)

    def __init__(self, version: int, options: Mapping[str, OptionValue], seats: int) -> None:
        super().__init__(version, options, seats)
        if self.rulings is SITE:
            self.flow = self.site_flow

    drawn_type = Drawn
    draw = draw
    set_up = set_up
    explain_own = explain
