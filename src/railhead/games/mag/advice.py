"""The best run of a company, for `railhead routes` and for people who ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.mag.holdings import train_names
from railhead.games.mag.run import best_runs
from railhead.games.mag.state import NOBODY, RunTrains, State
from railhead.games.title import BestRoute, BestRun

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def best_run(rules: MagRules, state: State, company: str | None) -> BestRun | None:
    """Of the minor that is to run, with the cars it has bought, or of another one by its number."""
    frame = state.stack[-1]
    running = frame if isinstance(frame, RunTrains) else None
    if company is None:
        minor = running.minor if running is not None else NOBODY
    else:
        minor = rules.facts.minor_ix.get(int(company), NOBODY) if company.isdigit() else NOBODY
    if minor == NOBODY or state.owner[minor] == NOBODY:
        return None
    cars = running.cars if running is not None and running.minor == minor else ()
    answer = best_runs(rules, state, minor, cars)
    name = str(rules.facts.minors[minor].number)
    if answer.best is None:
        return BestRun(name, 0, 0, answer.proven, ())
    board, trains = rules.facts.board, train_names(rules, state, minor)
    routes = tuple(
        BestRoute(
            trains[route.train],
            tuple(board.spots[board.sites[site].hex].id for site in route.sites),
            tuple(board.spots[hex_].id for hex_ in route.walk),
            route.revenue,
        )
        for route in answer.best.routes
    )
    return BestRun(name, answer.best.revenue, answer.best.subsidy, answer.proven, routes)
