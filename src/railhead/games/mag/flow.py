"""The flow of 18Magyarország: which frame asks whom, and which acts answer it."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.mag import state as frames
from railhead.games.mag.dividends import DIVIDEND
from railhead.games.mag.draft import DRAFT
from railhead.games.mag.end import END
from railhead.games.mag.explain import explain
from railhead.games.mag.istvan import ISTVAN_TURN, SOLO_START, advance_shares
from railhead.games.mag.lay import LAY_TRACK
from railhead.games.mag.rounds import OPERATING_ROUND
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import RUN_TRAINS
from railhead.games.mag.setup import Drawn, draw, set_up
from railhead.games.mag.shares import SHARES
from railhead.games.mag.station import STATION
from railhead.games.mag.trains import BUY_TRAINS, SCRAP_TRAINS, TRAIN_OFFER
from railhead.kernel.flow import Flow, Step, everywhere
from railhead.stock.end import EndGame

FLOW: Flow = {
    frames.Draft: DRAFT,
    frames.ShareRound: replace(SHARES, advance=advance_shares),
    frames.OperatingRound: OPERATING_ROUND,
    frames.LayTrack: LAY_TRACK,
    frames.Station: STATION,
    frames.ScrapTrains: SCRAP_TRAINS,
    frames.RunTrains: RUN_TRAINS,
    frames.BuyTrains: BUY_TRAINS,
    frames.TrainOffer: TRAIN_OFFER,
    frames.Dividend: DIVIDEND,
    frames.SoloStart: SOLO_START,
    frames.IstvanTurn: ISTVAN_TURN,
    frames.Over: Step(),
}


class Mag(MagRules):
    """The rules with their flow; an imported game may end by agreement."""

    flow = everywhere(FLOW, EndGame, END)
    drawn_type = Drawn
    draw = draw
    set_up = set_up
    explain_own = explain
