"""Recorded games of 18xx.games: the state after every entry, the legal options before every entry, the best runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from railhead.exchange import Played
from railhead.games.mag.run import best_runs
from railhead.games.mag.state import RunTrains
from tests.games.mag.legal_options import ours, theirs
from tests.games.oracle import before, check_routes, check_trace, lines
from tests.shared import SHARED, shared, shared_files

pytestmark = shared

LOGS = [path for path in shared_files("oracle/18mag", "*.json") if not path.name.endswith(".trace.jsonl")]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_state(path: Path) -> None:
    check_trace(path)


@pytest.mark.parametrize("path", shared_files("oracle/legal", "18mag-*.jsonl"), ids=lambda path: path.stem)
def test_legal_options(path: Path) -> None:
    """Where a log has been played with that site's readings of the rules, the options are the same."""
    name = path.name.removeprefix("18mag-").removesuffix(".legal.jsonl")
    options = {line["id"]: line for line in lines(path)}
    compared = 0
    for position, id_ in before(SHARED / "oracle/18mag" / f"{name}.json", options):
        assert ours(position.rules, position.state) == theirs(options[id_]), id_
        compared += 1
    assert compared == len(options)


def best_figures(played: Played) -> tuple[int, int]:
    frame = played.state.stack[-1]
    assert isinstance(frame, RunTrains)
    answer = best_runs(played.rules, played.state, frame.minor, frame.cars)
    assert answer.proven
    assert answer.best is not None
    return answer.best.revenue, answer.best.subsidy


def test_routes() -> None:
    """Revenue and subsidy together."""
    check_routes("18mag", best_figures, lambda mine, theirs_: sum(mine) >= sum(theirs_))
