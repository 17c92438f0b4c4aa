"""The search for the best run: what may run, what is joined, what is said about it where somebody asks."""

from __future__ import annotations

from typing import Any

from railhead.games.e1862.best import answer, best_run, runnable
from railhead.games.e1862.facts import facts
from railhead.games.e1862.route import Run
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import good_run, shortest_run
from railhead.games.e1862.state import RunStep, State
from tests.games.e1862.given import rules_for, state_for
from tests.rules.runner import Case, cases

CASES = {case.id: case for case in cases("e1862")}


def position(id: str, **more: Any) -> tuple[E1862Rules, State]:
    case: Case = CASES[id]
    rules = rules_for(case)
    return rules, state_for(rules, case.given | more)


def test_only_with_a_permit() -> None:
    """6.5.4.3: of freight, express, local and express trains the local one stays."""
    rules, state = position("7.8-refusals")
    company = facts().number["ENR"]
    assert [rules.train_id(train) for train in runnable(rules, state, company)] == ["A-0", "A-1", "B-0"]


def test_asked_for_a_company() -> None:
    """`railhead routes`: the company that is to run, a named one, none where it is not launched or does not exist."""
    rules, state = position("T6-2E")
    own, named = best_run(rules, state, None), best_run(rules, state, "ENR")
    assert own is not None
    assert own == named
    assert (own.company, own.revenue, own.subsidy, own.proven) == ("ENR", 100, 0, True)
    assert [(route.train, route.stops, route.hexes) for route in own.routes] == [("2E", ("F3", "F1"), ("F3", "F1"))]
    assert [best_run(rules, state, name) for name in ("ESR", "XYZ")] == [None, None]


def test_trains_that_stay_at_home() -> None:
    """Of two 2 express trains between Cromer, its port and Norwich both earn; two more have nothing left."""
    companies = {"ENR": CASES["T6-2E"].given["companies"]["ENR"] | {"trains": ["A:express"] * 4}}
    found = best_run(*position("T6-2E", companies=companies), None)
    assert found is not None
    assert [(idle.train, idle.why) for idle in found.idle] == [("2E", "idle-paid")] * 2


def test_without_any_search() -> None:
    """D31: where the search finds nothing the shortest run is taken, since the company must run."""
    rules, state = position("D31-must-run")
    frame = state.stack[-1]
    assert isinstance(frame, RunStep)
    assert good_run(rules, state, frame, nodes=0).routes
    assert shortest_run(rules, state, frame) is not None
    rules, state = position("D31-nothing-to-earn")
    frame = state.stack[-1]
    assert isinstance(frame, RunStep)
    assert (good_run(rules, state, frame), shortest_run(rules, state, frame)) == (Run(), None)


def test_a_search_that_is_cut_short() -> None:
    """Three freights have a chain to be found: with few nodes only the longest runs, and nothing is proven."""
    rules, state = position("T9-1F1F3F")
    frame = state.stack[-1]
    assert isinstance(frame, RunStep)
    found = {nodes: answer(rules, state, frame.company, nodes=nodes) for nodes in (0, 40, 2000)}
    figures = {n: (len(trains), run.proven, run.best and run.best.revenue) for n, (trains, run) in found.items()}
    assert figures == {0: (1, False, None), 40: (1, False, 200), 2000: (3, True, 300)}
    assert [rules.train_id(train) for train in found[40][0]] == ["C-0"]
