"""Walks that hypothesis steers: any actions, taken back and done again, and records with something changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from railhead.games import catalogue
from railhead.kernel.digest import digest
from railhead.kernel.history import History
from railhead.kernel.record import RecordError, parse
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Refused
from tests.conformance.kit import Setup, mutate, played, values_of

TITLES = [title.id for title in catalogue.titles()]
#: a step: which of the legal actions, as a share of all; below zero, how many entries to go back
STEPS = st.lists(st.one_of(st.floats(0, 0.999), st.floats(0, 0.999), st.integers(-4, -1)), min_size=10, max_size=70)


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=15)
@given(data=st.data())
def test_any_walk_keeps_the_laws(title: str, data: st.DataObject) -> None:
    found = catalogue.title(title)
    setup = Setup(title, data.draw(st.sampled_from(found.seats)), ())
    history = setup.history(data.draw(st.text(max_size=3)))
    for step in data.draw(STEPS):
        asked = history.rules.decision(history.state)
        if step < 0:
            to = max(0, history.last + int(step))
            assert history.rewind(0, to).digest == digest(history.states[to])
        elif asked is not None:
            actions = list(history.rules.legal(history.state))
            history.act(asked.seat, actions[int(step * len(actions))])
        found.check(history.rules, history.state)
    again = History(history.rules, history.header)
    for _ in again.replay(parse(b"".join(history.record().lines()))):
        pass
    assert digest(again.state) == digest(history.state)


@pytest.mark.parametrize("title", TITLES)
def test_changed_records_are_refused_or_replayed_never_worse(title: str) -> None:
    """One entry of a whole game changed: a reason with the number of an entry from there on, or a game still legal."""
    history = played(Setup(title, catalogue.title(title).seats[-1], ()), "walk")
    lines = b"".join(history.record().lines()).decode().splitlines()
    stream, pool = Stream(title), values_of(history)
    refused = 0
    for _ in range(40):
        at = 1 + stream.below(len(lines) - 1)
        changed = mutate(json.loads(lines[at]), stream, pool)
        text = "\n".join([*lines[:at], json.dumps(changed), *lines[at + 1 : at + 30]])
        problem = fault(history, text)
        if problem is not None:
            refused += 1
            assert problem.refusals
            assert problem.entry is None or problem.entry >= at
    assert refused >= 15


def fault(history: History[Any], text: str) -> RecordError | None:
    """Why the record cannot be replayed, if so."""
    try:
        record = parse(text.encode())
        for _ in History(history.rules, record.header).replay(record):
            pass
    except RecordError as error:
        return error
    except Refused as refused:
        return RecordError(refused.refusals)
    return None
