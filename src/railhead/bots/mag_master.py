"""The master of 18Magyarország: which moves it tries by playing on, and what a position is worth to each seat."""

from __future__ import annotations

from railhead.bots.mag import SteadyBot, Turn, best_run, cars_to_buy, passed
from railhead.bots.mag_value import Runs, of_treasury, pace, rounds_left, steps_of
from railhead.bots.playing_on import QUICK, Parts, PlaysOn
from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.holdings import share_worth, treasury
from railhead.games.mag.lay import LayTile
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import BuyCar
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.state import BuyTrains, Dividend, LayTrack, Over, RunTrains, ShareRound, State, Station
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.trains import BuyTrain
from railhead.kernel.action import Action

#: lays, stations and shares that are tried
LAYS, STATIONS, SHARES = 3, 3, 3


class MasterBot(PlaysOn):
    """Plays on with steady players who do not plan two tiles together."""

    def __init__(self) -> None:
        steady, quick = SteadyBot(), SteadyBot(frozenset({"plan"}))
        quick.known = steady.known  # what a run earns is the same in a line as at the table
        super().__init__("mag", steady, quick)
        self.known = steady.known

    def clock(self, state: State) -> int:
        """Share rounds begun."""
        return state.turn

    def parts(self, rules: MagRules, state: State) -> Parts:
        """Cash and shares as they are, what the rounds to come bring at the present pace, and treasuries in part."""
        seats, over = range(rules.players), isinstance(state.stack[-1], Over)
        left = 0.0 if over else rounds_left(rules, state)
        runs, of_money = Runs(rules, self.known), 0.0 if over else of_treasury(left)
        majors = range(len(rules.facts.majors))
        treasuries = [0.0] * rules.players
        for minor, owner in enumerate(state.owner):
            if owner in seats:
                treasuries[owner] += of_money * treasury(rules, state, minor)
        return {
            "cash": [float(state.purse[seat + 1]) for seat in seats],
            "shares": [float(sum(share_worth(rules, state, major, seat) for major in majors)) for seat in seats],
            "rounds": [left * pace(rules, state, runs, seat) if left else 0.0 for seat in seats],
            "treasuries": treasuries,
        }

    def candidates(self, rules: MagRules, state: State, seat: int, favourite: Action) -> list[Action]:
        """Shares by what they bring, with none and with the worst sold; trains; dividends; stations; the best lays."""
        frame = state.stack[-1]
        if not isinstance(frame, ShareRound | BuyTrains | Dividend | Station | LayTrack):
            return []
        assert isinstance(self.steady, SteadyBot)
        turn = Turn(self.steady, rules, state, seat, QUICK)
        nothing = passed(turn.legal)
        match frame:
            case ShareRound():
                return [*_shares(turn), nothing]
            case BuyTrains():
                return [*turn.of_kind(BuyTrain), nothing]
            case Dividend():
                paid = steps_of(rules, treasury(rules, state, rules.minors + frame.major))
                return [action for action in turn.of_kind(PayDividend) if action.amount in paid]
            case Station() if frame.company < rules.minors:
                return [nothing, *turn.cities(turn.of_kind(PlaceStation))[:STATIONS]]
            case LayTrack():
                lays = turn.of_kind(LayTile)
                best = turn.ranked(state, frame, lays, far=len(lays) <= 25)
                return [*(lay for _, lay, _ in best[:LAYS]), nothing]
            case _:
                return []

    def last(self, rules: MagRules, state: State) -> bool:
        return not rounds_left(rules, state) and not isinstance(state.stack[-1], ShareRound)

    def every(self, rules: MagRules, state: State) -> list[Action]:
        """Track, stations, rail cars and dividends; the run itself is the rules' to find."""
        match state.stack[-1]:
            case RunTrains() as frame:
                legal = rules.legal(state)
                cars = (BuyCar(rules.facts.rules.cars[car].major) for car in cars_to_buy(rules, state, frame))
                return [*(car for car in cars if car in legal), best_run(rules, state)]
            case LayTrack() | Station() | Dividend():
                return list(rules.legal(state))
            case _:
                return []


def _shares(turn: Turn) -> list[Action]:
    """VII: what brings most for its price, and the whole of what brings least to be sold."""
    index = turn.rules.facts.major_ix
    buys = sorted(turn.of_kind(BuyShare), key=lambda action: -turn.share_gain(index[action.major]))
    sales = sorted(
        turn.of_kind(SellShares), key=lambda action: (turn.share_gain(index[action.major]), -action.shares)
    )  # fmt: skip
    return [*buys[:SHARES], *sales[:1]]
