"""Recorded games of 18xx.games: the state after every entry, the legal options before every entry, the best runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from railhead import exchange
from railhead.exchange import Played
from railhead.games.mag.run import best_runs
from railhead.games.mag.state import RunTrains
from tests.games.mag.legal_options import ours, theirs
from tests.shared import SHARED, shared, shared_files

pytestmark = shared

LOGS = [path for path in shared_files("oracle/18mag", "*.json") if not path.name.endswith(".trace.jsonl")]


def lines(path: Path) -> Iterator[dict[str, object]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def merge(state: dict[str, object], patch: dict[str, object]) -> None:
    """Apply a JSON merge patch."""
    for key, value in patch.items():
        old = state.get(key)
        if value is None:
            state.pop(key, None)
        elif isinstance(value, dict) and isinstance(old, dict):
            merge(old, value)
        else:
            state[key] = value


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_state(path: Path) -> None:
    """The trace is equal at every entry; the revenue of a run, where the file says it was checked."""
    log = exchange.read_log(path.read_bytes())
    got = exchange.trace(log)
    state: dict[str, object] = {}
    for want in lines(path.with_suffix(".trace.jsonl")):
        found = next(got)
        if "end" in want:
            assert found["result"] == want["result"]
            break
        if "trace" in want:
            assert isinstance(want["state"], dict)
            state = want["state"]
        else:
            assert found["id"] == want["id"]
            assert isinstance(want["patch"], dict)
            merge(state, want["patch"])
        have = found["state"]
        assert isinstance(have, dict)
        # the holdings stay empty in these traces; pool, certificates, owners and money say what they are
        assert {key: value for key, value in have.items() if key != "shares"} == {
            key: value for key, value in state.items() if key != "shares"
        }, found["id"]
        if want.get("checked"):
            assert found["revenue"] == want["revenue"], found["id"]
    assert next(got, None) is None


@pytest.mark.parametrize("path", shared_files("oracle/legal", "18mag-*.jsonl"), ids=lambda path: path.stem)
def test_legal_options(path: Path) -> None:
    """Where a log has been played with that site's readings of the rules, the options are the same."""
    name = path.name.removeprefix("18mag-").removesuffix(".legal.jsonl")
    log = exchange.read_log((SHARED / "oracle/18mag" / f"{name}.json").read_bytes())
    options = {line["id"]: line for line in lines(path)}
    before: Played | None = None
    compared = 0
    for played in exchange.play(log):
        if before is not None and played.id in options:
            assert ours(before.rules, before.state) == theirs(options[played.id]), played.id
            compared += 1
        before = played
    assert compared == len(options)


def test_routes() -> None:
    """Our proven best is never below what people ran or that site's router found."""
    positions = [line for line in lines(SHARED / "oracle/routes.jsonl") if str(line["game"]).startswith("18mag/")]
    games = {str(line["game"]) for line in positions}
    assert positions
    compared = 0
    for game in sorted(games):
        wanted = {line["id"]: line for line in positions if line["game"] == game}
        log = exchange.read_log((SHARED / "oracle" / f"{game}.json").read_bytes())
        before: Played | None = None
        for played in exchange.play(log):
            if before is not None and played.id in wanted:
                frame = before.state.stack[-1]
                assert isinstance(frame, RunTrains)
                answer = best_runs(before.rules, before.state, frame.minor, frame.cars)
                assert answer.proven
                assert answer.best is not None
                for other in ("people", "peer"):
                    figure = wanted[played.id][other]
                    if isinstance(figure, list):
                        assert answer.best.revenue + answer.best.subsidy >= sum(figure), (game, played.id, other)
                compared += 1
            before = played
    assert compared == len(positions)
