"""Recorded games of 18xx.games: the state after every entry, the legal options before every entry, the best runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from railhead.exchange import Played
from railhead.games.e1862.best import answer
from railhead.games.e1862.state import Build, FurtherShares, RunStep
from tests.games.e1862.legal_options import Options, ours, theirs
from tests.games.oracle import before, check_routes, check_trace, lines
from tests.shared import SHARED, shared, shared_files

pytestmark = shared

LOGS = [path for path in shared_files("oracle/1862", "*.json") if not path.name.endswith(".trace.jsonl")]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_state(path: Path) -> None:
    check_trace(path)


def without_known(options: Options, theirs_: Options, played: Played) -> Options:
    """Their options without those of docs/oracle-differences-1862.md."""
    frame, found = played.state.stack[-1], dict(theirs_)
    if isinstance(frame, FurtherShares):
        found["buy_shares"] = found.get("buy_shares", set()) & options.get("buy_shares", set())
        found["par"] = set()
    if isinstance(frame, Build) and "pass" not in options:
        found.pop("pass", None)
    return {kind: rows for kind, rows in found.items() if rows}


@pytest.mark.parametrize("path", shared_files("oracle/legal", "1862-*.jsonl"), ids=lambda path: path.stem)
def test_legal_options(path: Path) -> None:
    """Where a log has been played with that site's readings of the rules, the options are the same."""
    name = path.name.removeprefix("1862-").removesuffix(".legal.jsonl")
    options = {line["id"]: line for line in lines(path)}
    compared = 0
    for position, id_ in before(SHARED / "oracle/1862" / f"{name}.json", options):
        mine, others = ours(position.rules, position.state), theirs(options[id_])
        if options[id_]["step"] == "CharterAuction" and "par" in others:
            others["par"] = {option[1:] for option in others["par"]}
        assert mine == without_known(mine, others, position), id_
        compared += 1
    assert compared >= len(options) - 1


def best_figures(played: Played) -> tuple[int, int]:
    frame = played.state.stack[-1]
    assert isinstance(frame, RunStep)
    _, found = answer(played.rules, played.state, frame.company, nodes=2_000_000)
    assert found.best is not None
    return found.best.revenue, found.best.subsidy


def test_routes() -> None:
    """Revenue first, then subsidy."""
    check_routes("1862", best_figures, lambda mine, theirs_: mine >= theirs_)
