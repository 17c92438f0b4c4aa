"""What a person would check in a game of steady players. `make soak ONLY=bots.sane_1862` plays a hundred of them."""

from __future__ import annotations

from msgspec.structs import replace

from benchmarks.bots import ENOUGH, lineup_of, setups, watch_1862
from railhead.bots import Budget
from railhead.bots.levels import make, names
from railhead.games import catalogue
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.holdings import cash_of, estate
from railhead.games.e1862.rules import VERSION
from railhead.games.e1862.state import COMPANIES, State, TrainStep
from railhead.games.e1862.train_step import BuyTrain, used_trains
from railhead.stock.trains import moved


def test_three_steady_players_of_1862_launch_build_run_and_stay_solvent() -> None:
    told = watch_1862("sane", nodes=40)
    assert (told["sane"], told["idle"]) == (1, 0)
    assert 300 < told["decisions"] < ENOUGH


def test_the_long_run_meets_everything() -> None:
    """Every title, number of seats and value of an option, and every level."""
    known = setups()
    for title in catalogue.titles():
        own = [(seats, options) for id, seats, options in known if id == title.id]
        assert {seats for seats, _ in own} == set(title.seats)
        for option in title.options:
            for value in option.values[1:]:
                assert any(options.get(option.name) == value for _, options in own), (title.id, option.name, value)
        lineups = [name for number in range(12) for name in lineup_of(number, title.id, max(title.seats))]
        assert set(lineups) == set(names(title.id))
    met = {number * 37 % len(known) for number in range(1000)}
    assert len(met) == len(known)


def test_trains_that_a_closed_company_left_are_nobodys_own() -> None:
    """As 18xx.games rules, they stay for sale in its name; `steady` passes them by."""
    rules = E1862(VERSION, {}, 3)
    state = rules.start(rules.draw("estate"), "estate").state
    bots = [make("1862", "steady", f"estate-{seat}") for seat in range(3)]
    while not (sellers := [train for frame in state.stack[-1:] for train in _for_sale(state, frame)]):
        asked = rules.decision(state)
        assert asked is not None
        state = rules.act(state, bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=20)), asked.seat).state
    closed = max(company for company in range(COMPANIES) if not state.company[company].floated)
    state = replace(state, train_at=moved(state.train_at, sellers[0], estate(closed)))
    asked = rules.decision(state)
    assert asked is not None
    bought = BuyTrain(train=rules.train_id(sellers[0]))
    assert bought in rules.legal(state)
    chosen = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=20))
    assert chosen in rules.legal(state)
    assert chosen != bought


def _for_sale(state: State, frame: object) -> list[int]:
    """The trains that a company which chooses one could have from another."""
    if not isinstance(frame, TrainStep) or frame.declined or frame.due:
        return []
    return list(used_trains(state, frame.company)) if cash_of(state, frame.company) >= 200 else []
