"""What a person would check in a game of steady players. `make soak ONLY=bots.sane_1862` plays a hundred of them."""

from __future__ import annotations

from benchmarks.bots import ENOUGH, lineup_of, setups, watch_1862
from railhead.bots.levels import names
from railhead.games import catalogue


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
