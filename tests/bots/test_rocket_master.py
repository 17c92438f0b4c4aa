"""The master of Rocket: legal on every map, the same again by nodes, within its budget, and better than `steady`."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from railhead.bots import Budget, Meter
from railhead.bots.arena import Tournament, play
from railhead.bots.rocket_gains import Gains
from railhead.bots.rocket_master import MasterBot, figures
from railhead.bots.rocket_steady import SteadyBot
from railhead.bots.rocket_value import Value
from railhead.games import catalogue
from railhead.games.rocket.board import figures as game_figures
from railhead.games.rocket.invest import Invest
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Defence, RocketState, Turn, Veto
from railhead.games.rocket.station import Station
from railhead.kernel.action import Action


def opened(map_: str, seats: int) -> tuple[RocketRules, RocketState]:
    rules = catalogue.title("rocket").open({"map": map_}, seats)
    assert isinstance(rules, RocketRules)
    state: Any = rules.start(rules.draw("master"), "master").state
    return rules, state


def positions(seats: int, kind: type[object], number: int) -> list[tuple[RocketRules, RocketState, int]]:
    """Positions of a game of steady players in which this is asked."""
    rules, state = opened("england", seats)
    bots = [SteadyBot(f"master-{seat}", frozenset({"foresight"})) for seat in range(seats)]
    found: list[tuple[RocketRules, RocketState, int]] = []
    while len(found) < number and (asked := rules.decision(state)) is not None:
        if isinstance(state.stack[-1], kind):
            found.append((rules, state, asked.seat))
        action = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=100))
        state = rules.act(state, action, asked.seat).state
    return found


@pytest.mark.parametrize(("map_", "seats"), list(zip(game_figures().maps, (2, 3, 4), strict=True)))
def test_whole_games_are_legal(map_: str, seats: int) -> None:
    """`act` refuses what is not legal."""
    rules, state = opened(map_, seats)
    bots = [MasterBot(f"{map_}-{seat}") for seat in range(seats)]
    kinds = set()
    while (asked := rules.decision(state)) is not None:
        kinds.add(type(state.stack[-1]))
        action = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=60))
        state = rules.act(state, action, asked.seat).state
    assert kinds >= {Turn, Veto}


def test_gains_are_what_the_action_leads_to() -> None:
    seen = set()
    for rules, state, seat in positions(3, Turn, 90)[3::6]:
        value, turn = Value(weights=figures().seats["3"].weights), state.stack[-1]
        assert isinstance(turn, Turn)
        value.begin(state)
        gains = Gains(value, rules, state, turn)
        for action in list(rules.legal(state))[::5]:
            worth = gains.worth(action)
            if worth is not None:
                seen.add(type(action))
                after = rules.apply(state, action).state
                assert worth == pytest.approx(value.worth(rules, after, seat), abs=1e-9), action
    assert seen == {Invest, Station}


@pytest.mark.parametrize("kind", [Turn, Veto, Defence])
def test_the_same_nodes_find_the_same_move(kind: type[object]) -> None:
    for rules, state, seat in positions(3, kind, 2):
        one, other = (MasterBot("same").choose(rules, state, seat, Budget(nodes=1500)) for _ in range(2))
        assert one == other
        assert one in rules.legal(state)


def test_nodes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the budget is used up only what was begun is ended: the ranking of one action of one turn."""
    meters: list[Meter] = []

    class Watched(Meter):
        def __init__(self, budget: Budget) -> None:
            super().__init__(budget)
            meters.append(self)

    monkeypatch.setattr("railhead.bots.rocket_master.Meter", Watched)
    (rules, state, seat), *_ = positions(3, Turn, 1)
    spent = []
    for nodes in (50, 200, 800):
        MasterBot("kept").choose(rules, state, seat, Budget(nodes=nodes))
        spent.append(meters[-1].nodes - nodes)
    assert len(meters) == 3
    assert all(0 < more < 10 for more in spent), spent


@pytest.mark.parametrize(("allowed", "used"), [(60.0, 0.5), (0.1, 0.1)])
def test_seconds_are_kept(allowed: float, used: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second at most, whatever the table allows; by a clock that goes on when it is looked at."""
    (rules, state, seat), *_ = positions(4, Turn, 1)
    ticks = count()
    monkeypatch.setattr("railhead.bots.perf_counter", lambda: next(ticks) / 1000)
    MasterBot("seconds").choose(rules, state, seat, Budget(seconds=allowed))
    assert used <= next(ticks) / 1000 < used + 0.01


def test_an_only_choice_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    (rules, state, seat), *_ = positions(2, Turn, 1)
    only = next(iter(rules.legal(state)))

    def one(_: RocketState) -> list[Action]:
        return [only]

    def never(_: Budget) -> Meter:
        raise AssertionError("thinks")

    monkeypatch.setattr(rules, "legal", one)
    monkeypatch.setattr("railhead.bots.rocket_master.Meter", never)
    assert MasterBot("only").choose(rules, state, seat, Budget()) == only


def test_more_nodes_are_a_longer_look() -> None:
    """The budget is used: first by all candidates, then by the better half, then by samples, and then no more."""
    (rules, state, seat), *_ = positions(2, Turn, 1)
    seen: list[tuple[int, float]] = []

    class Watched(MasterBot):
        def _play_on(
            self, rules: RocketRules, state: RocketState, seat: int, turns: int, meter: Meter, noise: float = 0.0
        ) -> float | None:  # fmt: skip
            seen.append((turns, noise))
            return super()._play_on(rules, state, seat, turns, meter, noise)

    Watched("looks").choose(rules, state, seat, Budget())
    plan, turns = figures(), figures().seats["2"].turns
    wanted = [(plan.glance, 0.0)] * plan.candidates + [(turns, 0.0)] * (plan.candidates // 2)
    assert seen == wanted + [(turns, plan.noise)] * (2 * plan.samples)


@pytest.mark.slow
def test_it_beats_steady_from_both_seats() -> None:
    """One set-up, a small budget; docs/bots.md has longer runs."""
    for game in range(2):
        played = play(Tournament("rocket", ("master", "steady"), 2, nodes=800), game)
        assert played.winners == (played.lineup.index("master"),), played.worth
