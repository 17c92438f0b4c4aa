"""The best run in a position, for people who ask (`railhead routes`)."""

from __future__ import annotations

from railhead.games.mag.holdings import train_names
from railhead.games.mag.names import company_name
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import best_runs
from railhead.games.mag.state import RunTrains, State
from railhead.games.title import BestRoute, BestRun


def best_run(rules: MagRules, state: State, company: str | None) -> BestRun | None:
    """VI.3.7 for the minor that is to run with the cars it has bought, or for a named one (number or short name)."""
    frame = state.stack[-1]
    minor, cars = (frame.minor, frame.cars) if isinstance(frame, RunTrains) else (None, ())
    if company is not None:
        named = _minor(rules, company)
        minor, cars = named, cars if named == minor else ()
    if minor is None:
        return None
    answer = best_runs(rules, state, minor, cars)
    if answer.best is None:
        return None
    board, names = rules.facts.board, train_names(rules, state, minor)
    routes = tuple(
        BestRoute(
            names[route.train],
            tuple(board.hex_of(site) for site in route.sites),
            board.names(route.walk),
            route.revenue,
        )
        for route in answer.best.routes
    )
    return BestRun(company_name(rules, minor), answer.best.revenue, answer.best.subsidy, answer.proven, routes)


def _minor(rules: MagRules, name: str) -> int | None:
    for minor, facts in enumerate(rules.facts.minors):
        if name in (str(facts.number), facts.abbr):
            return minor
    return None
