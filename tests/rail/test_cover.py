"""Choosing options that pay for common elements once: Python, C, trying everything and CP-SAT agree."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from railhead.rail.search import c_search
from railhead.rail.search.cover import Choice, Meeting, best_cover, share_out
from railhead.rail.search.option import Option
from railhead.rail.search.paths import Budget


def random_problem(
    rng: Random, trains: int, options: int, elements: int
) -> tuple[list[int], list[list[Option]], Meeting]:
    """Elements below 20 are stops where trains meet, the others not."""
    worth = [10 * rng.randrange(0, 12) for _ in range(elements)]
    kinds: list[list[Option]] = []
    for _ in range(trains):
        if kinds and rng.random() < 0.3:
            kinds.append(rng.choice(kinds))  # a train like another one
            continue
        most, pays = rng.choice(((2, 2), (3, 2), (3, 3), (5, 4)))
        kinds.append([])
        for _ in range(rng.randrange(1, options + 1)):
            chosen = tuple(sorted(rng.sample(range(elements), rng.randrange(2, most + 1))))
            free = tuple(rng.sample(range(rng.choice((0, 20)), elements), rng.choice((0, 0, 2))))
            meets = sum(1 << e for e in chosen if e < 20) | 1 << rng.randrange(20)
            kinds[-1].append(Option(chosen, pays, free, 10 * rng.randrange(4), meets))
    return worth, kinds, rng.choice((Meeting(), Meeting(1, True), Meeting(1 << 3, True)))


def worth_of(worth: Sequence[int], options: Sequence[Option]) -> int:
    paid = share_out(worth, options)
    every = [e for one in paid for e in one]
    assert len(every) == len(set(every))
    assert all(
        sum(e in o.elements and e not in o.free for e in mine) <= max(o.pays, 0) or len(o.elements) <= o.pays
        for o, mine in zip(options, paid, strict=True)
    )
    return sum(worth[e] for e in every) + sum(option.own for option in options)


def by_trying(worth: list[int], trains: list[list[Option]], meeting: Meeting) -> list[int]:
    """The worths of all legal choices, best first; trains of one kind are interchangeable."""
    found = {}
    for chosen in product(*[range(-1, len(options)) for options in trains]):
        options = [trains[t][o] for t, o in enumerate(chosen) if o >= 0]
        if options and meeting.holds([option.meets for option in options]):
            found[tuple(sorted((id(trains[t]), o) for t, o in enumerate(chosen)))] = worth_of(worth, options)
    return sorted(found.values(), reverse=True)


def solve(worth: list[int], trains: list[list[Option]], meeting: Meeting, keep: int) -> list[Choice]:
    budget = Budget(10_000_000)
    found = best_cover(worth, trains, meeting, lambda _: True, 0, keep, budget)
    assert not budget.spent
    return found


@pytest.mark.parametrize("compiled", [False, True], ids=["python", "c"])
@pytest.mark.parametrize("seed", range(60))
def test_against_trying_everything(seed: int, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if compiled and c_search.library() is None:
        pytest.skip("the C search is not compiled")
    if not compiled:
        monkeypatch.setattr(c_search, "library", lambda: None)
    rng = Random(seed)
    problem = random_problem(rng, rng.randrange(1, 5), 9, 24)
    expected = [value for value in by_trying(*problem) if value > 0]
    assert [choice.worth for choice in solve(*problem, keep=1)] == expected[:1]
    for choice in solve(*problem, keep=3):
        options = [problem[1][t][o] for t, o in enumerate(choice.options) if o >= 0]
        assert worth_of(problem[0], options) == choice.worth
        assert problem[2].holds([option.meets for option in options])


@pytest.mark.skipif(c_search.library() is None, reason="the C search is not compiled")
@pytest.mark.parametrize("seed", range(20))
def test_c_and_python_agree_on_larger_problems(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = random_problem(Random(1000 + seed), 5, 10, 30)
    fast = solve(*problem, keep=1)
    monkeypatch.setattr(c_search, "library", lambda: None)
    slow = solve(*problem, keep=1)
    assert [choice.worth for choice in fast] == [choice.worth for choice in slow]


@pytest.mark.parametrize("seed", range(8))
def test_against_cp_sat(seed: int) -> None:
    cp_model = pytest.importorskip("ortools.sat.python.cp_model")
    worth, trains, _ = random_problem(Random(2000 + seed), 4, 24, 40)
    model = cp_model.CpModel()
    covers: dict[int, list[object]] = {}
    total = []
    for options in trains:
        taken = [model.new_bool_var("") for _ in options]
        model.add(sum(taken) <= 1)
        for option, take in zip(options, taken, strict=True):
            total.append(option.own * take)
            for e in option.free:
                covers.setdefault(e, []).append(take)
            paid = [model.new_bool_var("") for _ in option.elements]
            for e, pay in zip(option.elements, paid, strict=True):
                model.add_implication(pay, take)
                covers.setdefault(e, []).append(pay)
            model.add(sum(paid) <= option.pays)
    for e, ways in covers.items():
        covered = model.new_bool_var("")
        model.add_bool_or([*ways, ~covered])
        total.append(worth[e] * covered)
    model.maximize(sum(total))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    assert solve(worth, trains, Meeting(), 1)[0].worth == round(solver.objective_value)
