"""Recorded games of 18xx.games: what the tests of every title do with them."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterator
from pathlib import Path

from railhead import exchange
from railhead.exchange import Played
from tests.shared import SHARED

Figures = tuple[int, ...]
#: whether our figures are as good as theirs
Enough = Callable[[Figures, Figures], bool]


def lines(path: Path) -> Iterator[dict[str, object]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def merge(state: dict[str, object], patch: dict[str, object]) -> None:
    """Apply a JSON merge patch."""
    for key, value in patch.items():
        old = state.get(key)
        if value is None:
            state.pop(key, None)
        elif isinstance(value, dict):
            new = old if isinstance(old, dict) else {}
            merge(new, value)
            state[key] = new
        else:
            state[key] = value


def check_trace(path: Path) -> None:
    """The trace is equal at every entry; the revenue of a run, where the file says it was checked.

    The traces do not follow shares by player: pool, certificates, owners and money say what they are.
    """
    got = exchange.trace(exchange.read_log(path.read_bytes()))
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
        assert _without_shares(have) == _without_shares(state), found["id"]
        if want.get("checked"):
            assert found["revenue"] == want["revenue"], found["id"]
    assert next(got, None) is None


def _without_shares(state: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in state.items() if key != "shares"}


def before(path: Path, ids: Container[object]) -> Iterator[tuple[Played, int]]:
    """The positions of a log in which the entries of these ids are made."""
    last: Played | None = None
    for played in exchange.play(exchange.read_log(path.read_bytes())):
        if last is not None and played.id in ids:
            yield last, played.id
        last = played


def check_routes(title: str, best: Callable[[Played], Figures], enough: Enough) -> None:
    """Our best run, revenue and subsidy, is never below what people ran or that site's router found."""
    positions = [line for line in lines(SHARED / "oracle/routes.jsonl") if str(line["game"]).startswith(f"{title}/")]
    assert positions
    compared = 0
    for game in sorted({str(line["game"]) for line in positions}):
        wanted = {line["id"]: line for line in positions if line["game"] == game}
        for played, id_ in before(SHARED / "oracle" / f"{game}.json", wanted):
            mine = best(played)
            for other in ("people", "peer"):
                figure = wanted[id_][other]
                if isinstance(figure, list):
                    assert enough(mine, tuple(figure)), (game, id_, other)
            compared += 1
    assert compared == len(positions)
