"""The flow of Rocket: which frame asks whom, and which acts answer it."""

from __future__ import annotations

from railhead.games.rocket.extend import EXTEND, Extend
from railhead.games.rocket.invest import INVEST, Invest
from railhead.games.rocket.merger import CHOOSE_ABSORBER
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.setup import Drawn, draw, set_up
from railhead.games.rocket.state import ChooseAbsorber, Defence, Over, Turn, Veto
from railhead.games.rocket.station import STATION, Station
from railhead.games.rocket.turn import IDLE, ask_turn, decide_turn
from railhead.games.rocket.veto import DEFENCE, VETO
from railhead.kernel.action import Pass
from railhead.kernel.flow import Flow, Step

FLOW: Flow = {
    Turn: Step(decide_turn, {Extend: EXTEND, Invest: INVEST, Station: STATION, Pass: IDLE}, ask=ask_turn),
    Veto: VETO,
    Defence: DEFENCE,
    ChooseAbsorber: CHOOSE_ABSORBER,
    Over: Step(),
}


class Rocket(RocketRules):
    """The rules with their flow."""

    flow = FLOW
    drawn_type = Drawn
    draw = draw
    set_up = set_up
