"""Long runs of the promise that notes are true: what choices say against what comes of them, in random games."""

from __future__ import annotations

from functools import partial

from benchmarks.job import Job, Tally
from railhead.games import catalogue
from tests.conformance import kit
from tests.conformance.notes import check_notes

GAMES = 200
#: each n-th position is looked at; the best runs of 1862 take their time
EVERY = {"rocket": 2, "18mag": 4, "1862": 9}


def soak() -> list[Job]:
    return [Job(title, GAMES, partial(play, title), _code(title)) for title in EVERY]


def _code(title: str) -> tuple[str, ...]:
    package = catalogue.title(title).package
    return "src/railhead/kernel", f"src/railhead/games/{package}", f"tests/games/{package}/notes.py"


def play(title: str, number: int) -> Tally:
    """A random game with seats and options by number; a wrong note breaks the run."""
    setups = [setup for setup in kit.setups() if setup.title == title]
    history = kit.played(setups[number % len(setups)], f"notes-{number}")
    seen = sum(check_notes(history.rules, history.states[n]) for n in kit.positions(history, EVERY[title]))
    return {"games": 1, "notes": seen, "wrong notes": 0}
