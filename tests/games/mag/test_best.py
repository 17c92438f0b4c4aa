"""`railhead routes`: the best run of the minor that is to run, or of one that is named."""

from __future__ import annotations

from typing import Any

from railhead.games.mag.best import best_run
from railhead.games.mag.flow import Mag
from railhead.games.mag.rules import OPTIONS, VERSION
from railhead.games.title import BestRun
from tests.games.mag.given import state_for

RULES = Mag(VERSION, {option.name: option.values[0] for option in OPTIONS}, 3)
GIVEN: dict[str, Any] = {
    "owners": {"6": 0, "13": 1},
    "trains": {"6": ["2"], "13": ["2"]},
    "tiles": {"B17": "6:1", "B15": "4:1", "I2": "6:2"},
    "stations": {"6": ["B17:0"], "13": ["I2:0"]},
}


def best(company: str | None, *frames: dict[str, Any]) -> BestRun | None:
    below = {"frame": "operating", "number": 1, "of": 1, "queue": [], "phase": 0}
    return best_run(RULES, state_for(RULES, GIVEN | {"frames": [below, *frames]}), company)


def test_the_minor_that_is_to_run_with_its_cars() -> None:
    """VI.3.7: with the SNW car the run goes through the mine."""
    found = best(None, {"frame": "run", "minor": 6, "cars": [2]})
    assert found is not None
    assert (found.company, found.revenue, found.subsidy, found.proven) == ("6 KOV", 30, 30, True)
    assert [(one.train, set(one.stops), len(one.hexes), one.revenue) for one in found.routes] == [
        ("2", {"A18", "B17", "B15"}, 3, 30)
    ]


def test_a_named_minor() -> None:
    """By number or short name; the cars of the minor that is to run are its own."""
    turn = {"frame": "run", "minor": 6, "cars": [2]}
    by_number, by_name = best("13", turn), best("DV", turn)
    assert by_number == by_name
    assert by_number is not None
    assert (by_number.company, by_number.revenue, by_number.subsidy) == ("13 DV", 40, 0)
    own = best("6", turn)
    assert own is not None
    assert own.subsidy == 30


def test_nobody_to_run() -> None:
    assert best(None, {"frame": "track", "minor": 6}) is None
    assert best("XY", {"frame": "track", "minor": 6}) is None
    assert best("5", {"frame": "track", "minor": 6}) is None
