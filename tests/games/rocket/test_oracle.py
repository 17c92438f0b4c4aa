"""Rocket against games that were recorded elsewhere, with the state after every entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from railhead.games.catalogue import rules_of
from railhead.kernel.history import History
from railhead.kernel.record import parse
from tests.shared import shared, shared_files

TRACES = shared_files("oracle/rocket", "*.trace.jsonl")


@shared
@pytest.mark.parametrize("trace", TRACES, ids=lambda path: path.name.split(".")[0])
def test_replay(trace: Path) -> None:
    record = parse(trace.with_name(trace.name.replace(".trace", "")).read_bytes())
    title, rules = rules_of(record.header)
    history = History(rules, record.header)
    lines = [json.loads(line) for line in trace.read_text().splitlines()]
    assert len(lines) == len(record.entries)
    for n, expected in zip(history.replay(record), lines, strict=True):
        found = json.loads(json.dumps(title.trace(rules, history.states[n], n)))
        assert found == expected, f"entry {n}"
        title.check(rules, history.states[n])
