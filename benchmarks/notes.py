"""Long runs of the promise that notes are true: what choices say against what comes of them, in random games and in
games of bots; in these also what companies are said to run for against the runs that they are offered."""

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
#: games of bots, who own trains and merge where random players hardly ever do
OF_BOTS = 40
EVERY_OF_BOTS = {"rocket": 2, "18mag": 6, "1862": 6}
SEARCH = ("src/railhead/rail", "src/railhead/server/incomes.py", "tests/conformance/incomes.py")


def soak() -> list[Job]:
    notes = [Job(title, GAMES, partial(play, title), _code(title)) for title in EVERY]
    return notes + [
        Job(f"bots_{title}", OF_BOTS, partial(play_bots, title), (*_code(title), *SEARCH)) for title in EVERY_OF_BOTS
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


def play_bots(title: str, number: int) -> Tally:
    """A game of bots; a wrong note or income breaks the run."""
    setups = [setup for setup in kit.setups() if setup.title == title]
    opened, rules = setups[number % len(setups)].open()
    history = played_well(setups[number % len(setups)], f"notes-{number}")
    positions = [history.states[n] for n in kit.positions(history, EVERY_OF_BOTS[title])]
    notes = sum(check_notes(rules, state) for state in positions)
    tally = {"games": 1, "notes": notes, "wrong notes": 0}
    if opened.best_run is None:
        return tally
    return tally | {"incomes": sum(check_incomes(opened, rules, state) for state in positions), "wrong incomes": 0}
