"""Long runs of the promise that notes are true: what choices say against what comes of them, in random games; and what
companies are said to run for against the runs that they are offered, in games of bots."""

from __future__ import annotations

from functools import partial

from benchmarks.job import Job, Tally
from railhead.games import catalogue
from tests.conformance import kit
from tests.conformance.incomes import check_incomes, played_well
from tests.conformance.notes import check_notes

GAMES = 200
#: each n-th position is looked at; the best runs of 1862 take their time
EVERY = {"rocket": 2, "18mag": 4, "1862": 9}
WITH_TRAINS = 20
EVERY_INCOME = {"18mag": 7, "1862": 7}
SEARCH = ("src/railhead/rail", "src/railhead/server/incomes.py", "tests/conformance/incomes.py")


def soak() -> list[Job]:
    notes = [Job(title, GAMES, partial(play, title), _code(title)) for title in EVERY]
    return notes + [
        Job(f"incomes_{title}", WITH_TRAINS, partial(run, title), (*_code(title), *SEARCH)) for title in EVERY_INCOME
    ]


def _code(title: str) -> tuple[str, ...]:
    package = catalogue.title(title).package
    return "src/railhead/kernel", f"src/railhead/games/{package}", f"tests/games/{package}/notes.py"


def play(title: str, number: int) -> Tally:
    """A random game with seats and options by number; a wrong note breaks the run."""
    setups = [setup for setup in kit.setups() if setup.title == title]
    history = kit.played(setups[number % len(setups)], f"notes-{number}")
    seen = sum(check_notes(history.rules, history.states[n]) for n in kit.positions(history, EVERY[title]))
    return {"games": 1, "notes": seen, "wrong notes": 0}


def run(title: str, number: int) -> Tally:
    """A game of bots, where people play against each other; a wrong income breaks the run."""
    setups = [setup for setup in kit.setups() if setup.title == title and setup.seats > 1]
    setup = setups[number % len(setups)]
    opened, rules = setup.open()
    history = played_well(setup, f"incomes-{number}")
    seen = sum(check_incomes(opened, rules, history.states[n]) for n in range(0, history.last, EVERY_INCOME[title]))
    return {"games": 1, "incomes": seen, "wrong incomes": 0}
