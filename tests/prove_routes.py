"""`python -m tests.prove_routes shared|own`: asks the installed program for the best run in many positions.

Prints which program that was, how many positions there were, and which of its answers are not proven.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import railhead
from benchmarks.e1862 import Player
from railhead.games.catalogue import title
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.rules import VERSION
from railhead.games.e1862.state import RunStep
from railhead.games.title import BestRun
from railhead.rail.search.c_search import uses_c
from tests.games.oracle import before, lines
from tests.shared import SHARED

GAMES = 2


def of_shared() -> Iterator[tuple[str, BestRun | None]]:
    """Every position of routes.jsonl."""
    wanted: dict[str, set[object]] = {}
    for line in lines(SHARED / "oracle/routes.jsonl"):
        wanted.setdefault(str(line["game"]), set()).add(line["id"])
    for game, ids in wanted.items():
        for played, id_ in before(SHARED / "oracle" / f"{game}.json", ids):
            yield f"{game} {id_}", best_run(game.split("/")[0], played.rules, played.state)


def of_own_games() -> Iterator[tuple[str, BestRun | None]]:
    """Every run of random games of 1862."""
    for game in range(GAMES):
        seed = f"prove-{game}"
        rules = E1862(VERSION, {}, 3 + game)
        state = rules.start(rules.draw(seed), seed).state
        player = Player(seed)
        while rules.decision(state) is not None:
            if isinstance(state.stack[-1], RunStep):
                best = best_run("1862", rules, state)
                if best is not None:
                    yield seed, best
            state = rules.apply(state, player.choose(rules, state)).state


def best_run(name: str, rules: Any, state: Any) -> BestRun | None:
    ask = title(name).best_run
    assert ask is not None
    return ask(rules, state, None)


def main(which: str) -> None:
    asked = list(of_shared() if which == "shared" else of_own_games())
    unproven = [name for name, best in asked if best is None or not best.proven]
    told = {"program": railhead.__file__, "c": uses_c(), "positions": len(asked), "unproven": unproven}
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1])
