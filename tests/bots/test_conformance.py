"""The conformance kit with bots as drivers: games of good players reach positions that random ones never see."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from railhead.bots import Budget
from railhead.bots.levels import make, names
from railhead.kernel.history import History
from railhead.kernel.rng import Stream
from tests.conformance import kit
from tests.conformance.kit import Setup

ALL = kit.setups()
#: the plain game of every title for three
SETUPS = [
    next(setup for setup in ALL if setup.title == title and setup.seats == 3)
    for title in dict.fromkeys(setup.title for setup in ALL)
]
EVERY = 67
NODES = 20

every_title = pytest.mark.parametrize("setup", SETUPS, ids=str)


@cache
def driven(setup: Setup) -> History[Any]:
    """A game of the best level against the next one."""
    history = setup.history("driven")
    best, *rest = names(setup.title)[::-1]
    bots = [make(setup.title, best if seat == 0 else rest[0], f"driven-{seat}") for seat in range(setup.seats)]
    while (asked := history.rules.decision(history.state)) is not None:
        assert history.last < kit.MOST_DECISIONS, "the game does not end"
        action = bots[asked.seat].choose(history.rules, history.state, asked.seat, Budget(nodes=NODES))
        history.act(asked.seat, action)
    return history


@every_title
def test_every_promise_about_positions(setup: Setup) -> None:
    title, rules = setup.open()
    history = driven(setup)
    stream, pool, seen = Stream("driven"), kit.values_of(history), set[str]()
    for n in kit.positions(history, EVERY):
        state = history.states[n]
        title.check(rules, state)
        kit.check_codec(rules, state)
        kit.check_listing(rules, state, [])
        kit.check_menu(rules, state)
        kit.check_seat(rules, state, setup.seats)
        kit.check_fork(rules, state, [next(iter(rules.legal(state)))])
        kit.check_mutants(rules, state, stream, pool, 10)
        kit.check_texts(title, [rules.menu(state), title.scene(rules, state)], seen)
    kit.check_over(history, title)


@every_title
def test_every_promise_about_records(setup: Setup) -> None:
    title, rules = setup.open()
    history, seen = driven(setup), set[str]()
    kit.check_record(history)
    for n in range(1, history.last + 1):
        before = history.states[history.before[n]]
        kit.check_texts(title, title.chronicle(rules, before, history.effects[n]), seen)
