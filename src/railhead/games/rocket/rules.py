"""The rules of Rocket as a table: which frame asks whom, and which actions answer it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from railhead.games.rocket.actions import Absorb, Bid, Extend, Invest, Match, Pass, RocketAction, Station
from railhead.games.rocket.board import Board
from railhead.games.rocket.extend import every_extend, extend, refuse_extend
from railhead.games.rocket.invest import every_invest, invest, refuse_invest
from railhead.games.rocket.isolate import Witnesses
from railhead.games.rocket.merger import absorb, every_absorb, refuse_absorb
from railhead.games.rocket.state import Choice, Defence, Over, RocketState, Source, Turn, Veto, turn_of
from railhead.games.rocket.station import every_station, refuse_station, station
from railhead.games.rocket.turn import every_idle, idle, refuse_idle
from railhead.games.rocket.veto import (
    bid,
    every_bid,
    every_match,
    every_pass,
    give_way,
    match,
    never,
    pass_veto,
    refuse_bid,
)
from railhead.kernel.flow import Act, Decision, Flow, Step
from railhead.kernel.menu import Menu
from railhead.kernel.refusal import NoSuchSeat
from railhead.kernel.rng import below, from_seed
from railhead.kernel.rules import OptionValue, Refused, Rules
from railhead.view.scene import Cell


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """2.4: the seat that begins."""

    first: int


def ask_turn(rules: RocketRules, state: RocketState, turn: Turn) -> Decision:
    return Decision(turn.seat, "turn")


def ask_veto(rules: RocketRules, state: RocketState, veto: Veto) -> Decision:
    return Decision(veto.asked, "veto")


def ask_defence(rules: RocketRules, state: RocketState, defence: Defence) -> Decision:
    return Decision(turn_of(state).seat, "match")


def ask_choice(rules: RocketRules, state: RocketState, choice: Choice) -> Decision:
    return Decision(turn_of(state).seat, "absorb")


def ask_nobody(rules: RocketRules, state: RocketState, over: Over) -> None:
    return None


FLOW: Flow = {
    Turn: Step(
        ask_turn,
        {
            Extend: Act(every=every_extend, refuse=refuse_extend, do=extend),
            Invest: Act(every=every_invest, refuse=refuse_invest, do=invest),
            Station: Act(every=every_station, refuse=refuse_station, do=station),
            Pass: Act(every=every_idle, refuse=refuse_idle, do=idle),
        },
    ),
    Veto: Step(
        ask_veto,
        {Bid: Act(every=every_bid, refuse=refuse_bid, do=bid), Pass: Act(every=every_pass, refuse=never, do=pass_veto)},
    ),
    Defence: Step(
        ask_defence,
        {Match: Act(every=every_match, refuse=never, do=match), Pass: Act(every=every_pass, refuse=never, do=give_way)},
    ),
    Choice: Step(ask_choice, {Absorb: Act(every=every_absorb, refuse=refuse_absorb, do=absorb)}),
    Over: Step(ask_nobody),
}


class RocketRules(Rules[RocketState]):
    """Rocket on one map. Actions are made once and shared: listing them is then a matter of looking."""

    flow = FLOW
    action_type = RocketAction
    drawn_type = Drawn
    state_type = RocketState

    def __init__(self, version: int, options: Mapping[str, OptionValue], seats: int, board: Board) -> None:
        super().__init__("rocket", version, options, seats)
        self.board = board
        self.two_way = options.get("isolation") == "two-way"
        self.witnesses = Witnesses()
        self.starts = tuple(line.start for line in board.lines)
        self.extends = tuple(tuple(Extend(line.id, name) for name in board.names) for line in board.lines)
        self.builds = tuple(Station(name) for name in board.names)
        self.slot_counts = tuple(slots.count for slots in board.slots)
        self.invests = tuple(Invest(board.cities[s.city].id, board.industries[s.industry]) for s in board.slots)
        self.slot_of = {(action.city, action.industry): i for i, action in enumerate(self.invests)}
        self.kept_cells: tuple[Cell, ...] | None = None
        self._relocations: dict[int, tuple[Station, ...]] = {}

    def relocations(self, source: int) -> tuple[Station, ...]:
        """The actions that move the station on a hex, by target."""
        found = self._relocations.get(source)
        if found is None:
            names = self.board.names
            found = self._relocations[source] = tuple(Station(name, names[source]) for name in names)
        return found

    def draw(self, seed: str) -> Drawn:
        """2.4: the first player at random."""
        return Drawn(below(from_seed(seed), self.seats)[1])

    def set_up(self, drawn: Struct, seed: str) -> RocketState:
        """Section 2: locomotives in their start cities, everything else in the supply."""
        assert isinstance(drawn, Drawn)
        if not 0 <= drawn.first < self.seats:
            raise Refused([NoSuchSeat(drawn.first, self.seats)])
        nobody = (0,) * self.seats
        lines = self.board.lines
        return RocketState(
            stack=(Turn(drawn.first),),
            rng=from_seed(seed),
            scored=(nobody,) * len(Source),
            shares=(nobody,) * len(lines),
            passengers=nobody,
            ways=tuple((bytes((line.start,)),) for line in lines),
            heading=(-1,) * len(lines),
            cities=(0,) * len(lines),
            isolated=(False,) * len(lines),
            cubes=((),) * len(self.board.slots),
            stations=(),
        )

    def menu(self, state: RocketState) -> Menu:
        from railhead.games.rocket.offers import menu

        return menu(self, state)
