"""Runs rule examples written as data: see README.md beside this file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, convert

from railhead.games.title import Title
from railhead.kernel.action import kind_of, to_plain
from railhead.kernel.rules import Refused, Rules

FOLDER = Path(__file__).parent


class Step(Struct, forbid_unknown_fields=True):
    do: dict[str, Any] | None = None
    seat: int | None = None
    refused: list[str] = []
    facts: dict[str, Any] = {}
    legal: dict[str, list[dict[str, Any]]] = {}
    log: list[str] = []
    not_log: list[str] = []
    explain: dict[str, Any] = {}
    reasons: list[str] = []


class Case(Struct, forbid_unknown_fields=True):
    id: str
    rule: list[str]
    says: str
    seats: int
    step: list[Step] = []
    #: why such a game is not begun at all; then there are no steps
    refused: list[str] = []
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}


class Setting(Struct):
    """How a title makes a position from a case, and facts from a position."""

    title: Title
    rules: Callable[[Case], Rules[Any]]
    #: from the title's own rules and a case's `given`
    state: Callable[[Any, dict[str, Any]], Any]
    #: from the title's own rules and state
    facts: Callable[[Any, Any], dict[str, Any]]


def cases(package: str) -> Iterator[Case]:
    for file in sorted((FOLDER / package).glob("*.toml")):
        table = tomllib.loads(file.read_text())
        if "case" in table:
            yield from convert(table["case"], list[Case])


def codes_of(package: str) -> Iterator[str]:
    """The reasons that the cases name."""
    for case in cases(package):
        yield from case.refused
        for step in case.step:
            yield from (*step.refused, *step.reasons)


def run(setting: Setting, case: Case) -> None:
    if case.refused:
        with pytest.raises(Refused) as refused:
            setting.rules(case)
        assert [refusal.code() for refusal in refused.value.refusals] == case.refused, case.id
        return
    rules = setting.rules(case)
    state = setting.state(rules, case.given)
    for number, step in enumerate(case.step, 1):
        state = _run_step(setting, rules, state, step, f"{case.id}, step {number}")


def positions(setting: Setting, case: Case) -> Iterator[tuple[Rules[Any], Any]]:
    """Every position that a case comes to, with its rules."""
    rules = setting.rules(case)
    state = setting.state(rules, case.given)
    yield rules, state
    for step in case.step:
        if step.do is not None and not step.refused:
            state = rules.act(state, rules.read(step.do), step.seat).state
            yield rules, state


def _run_step(setting: Setting, rules: Rules[Any], state: Any, step: Step, where: str) -> Any:
    legal = [to_plain(action) for action in rules.legal(state)]
    for kind, expected in step.legal.items():
        found = [{k: v for k, v in action.items() if k != "do"} for action in legal if action["do"] == kind]
        assert sorted(found, key=str) == sorted(expected, key=str), f"{where}: legal {kind}"
    if step.explain:
        reasons = [reason.message.id.removeprefix("refusal-") for reason in rules.explain(state, step.explain).reasons]
        assert reasons == step.reasons, f"{where}: explained by {reasons}"
    told: list[str] = []
    if step.do is not None:
        codes: list[str] = []
        try:
            action = rules.read(step.do)
            outcome = rules.act(state, action, step.seat)
        except Refused as refused:
            codes = [refusal.code() for refusal in refused.refusals]
        assert codes == step.refused, f"{where}: refused {codes}"
        if codes != ["not-asked"] and _is_listed_whole(rules, state, step.do):
            assert (_whole(rules, step.do) in legal) == (not codes), f"{where}: listing and check disagree"
        if not codes:
            told = [message.id for message in setting.title.chronicle(rules, state, outcome.effects)]
            state = outcome.state
    _compare(step.facts, setting.facts(rules, state), where)
    rest = iter(told)
    for id in step.log:
        assert id in rest, f"{where}: {id} is not told (in this order) in {told}"
    for id in step.not_log:
        assert id not in told, f"{where}: {id} is told"
    return state


def _whole(rules: Rules[Any], plain: dict[str, Any]) -> dict[str, Any]:
    """With the fields that were left out, as the listing has it."""
    try:
        return to_plain(rules.read(plain))
    except Refused:
        return plain


def _is_listed_whole(rules: Rules[Any], state: Any, plain: dict[str, Any]) -> bool:
    """Not so for numbers and routes, of which the listing gives samples only."""
    acts = rules.legal(state).acts
    return all(act.exhaustive for kind, act in acts.items() if kind_of(kind) == plain.get("do"))


def _compare(expected: Any, found: Any, where: str) -> None:
    if isinstance(expected, dict):
        assert isinstance(found, dict), f"{where}: {found!r} is no table"
        for key, value in expected.items():
            assert key in found, f"{where}: no {key}"
            _compare(value, found[key], f"{where}: {key}")
    else:
        plain = list(found) if isinstance(found, tuple) else found
        assert plain == expected, f"{where}: {plain!r}, expected {expected!r}"
