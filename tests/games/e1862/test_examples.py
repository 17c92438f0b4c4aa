"""The rulebook's examples of runs, as the search for the best run sees them; and who may merge with whom (7.5.2)."""

from __future__ import annotations

import pytest

from railhead.games.e1862.best import answer, best_action
from railhead.games.e1862.merger import Merge
from railhead.games.e1862.run import score_of
from railhead.games.e1862.state import RunStep
from tests.games.e1862.given import rules_for, state_for
from tests.rules.runner import Case, cases

CASES = {case.id: case for case in cases("e1862")}

#: Revenue and subsidy of the printed run where the network allows nothing better. In T6-2E-2/3E, T6-6F5E and T7 this is
#: plain to see: every stop on the board is paid (170; 250; 520) and the freight has its longest bonus (4 x 30).
EXACT = {
    "T6-1F": (100, 0),
    "T6-1F1F": (150, 0),
    "T6-2F": (150, 0),
    "T6-2E": (100, 0),
    "T6-2E-2/3E": (170, 0),
    "T6-2/3L": (90, 40),
    "T6-2F2L": (170, 20),
    "T6-6F5E": (370, 0),
    "T6-6F5E-F": (390, 0),
    "T7": (640, 40),
    "T7-local": (130, 40),
    "T7-freight": (300, 0),
    "T8-3L": (110, 40),
    "T8-3E": (170, 0),
    "T9-Wells-port": (190, 0),
    "T9-London": (250, 0),
    "T9-5F": (300, 0),
    "T9-2F3F": (300, 0),
    "T9-1F1F3F": (300, 0),
}

#: Where the printed run is not the best: its revenue, and the best. A 3 freight does as a 2 freight from the port; from
#: Fakenham to the port by Wells pays more than Norwich and Wells; London is better entered from Bishop's Stortford.
BETTER = {"T6-3F": (90, 150), "T9-Wells": (80, 140), "T9-London-short": (210, 250)}

BEYOND_IPSWICH = {"EUR", "SVR", "I&B"}
IN_IPSWICH = {"WVR", "ESR", "N&B"}


def _best(case: Case) -> tuple[int, int]:
    """What the search finds, proven; the action that it is told as is legal and earns just that."""
    rules = rules_for(case)
    state = state_for(rules, case.given)
    frame = state.stack[-1]
    assert isinstance(frame, RunStep)
    _, found = answer(rules, state, frame.company)
    assert found.proven
    assert found.best is not None
    action = best_action(rules, state, frame.company)
    rules.act(state, action, 0)
    scored = score_of(rules, state, action)
    assert (scored.revenue, scored.subsidy) == (found.best.revenue, found.best.subsidy)
    return scored.revenue, scored.subsidy


def _printed(case: Case) -> int:
    """What the case keeps in the treasury: revenue and subsidy."""
    (charter,) = case.step[-1].facts["companies"].values()
    return int(charter["cash"])


@pytest.mark.parametrize("id", EXACT)
def test_search_finds_the_printed_run(id: str) -> None:
    """7.8.4 and the table of the last page: the search earns what is printed, no more and no less."""
    assert _best(CASES[id]) == EXACT[id]
    assert _printed(CASES[id]) == sum(EXACT[id])


@pytest.mark.parametrize("id", BETTER)
def test_search_finds_better(id: str) -> None:
    printed, best = BETTER[id]
    assert _printed(CASES[id]) == printed
    assert _best(CASES[id]) == (best, 0)


def _partners(name: str) -> set[str]:
    if name == "FDR":
        return IN_IPSWICH
    if name in ("NGC", "E&H"):
        return {"NGC", "E&H"} - {name}
    return (IN_IPSWICH | BEYOND_IPSWICH | ({"FDR"} if name in IN_IPSWICH else set())) - {name}


@pytest.mark.parametrize("name", CASES["T14-FDR"].given["companies"])
def test_who_may_merge(name: str) -> None:
    """7.5.2: the example's nine companies, each as the one that operates."""
    case = CASES["T14-FDR"]
    turn = {"frame": "operating", "order": list(case.given["companies"]), "turn": 1, "done": [name]}
    rules = rules_for(case)
    state = state_for(rules, case.given | {"frames": [turn, {"frame": "merge-step", "company": name}]})
    found = [action.partner for action in rules.legal(state) if isinstance(action, Merge)]
    assert sorted(found) == sorted(_partners(name))
