"""Every paragraph of the rules is shown by something, and the pages made from the rules are up to date."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from railhead.games.catalogue import PACKAGES
from tests.rules.coverage import coverage, elsewhere, file_of, report, unknown
from tests.rules.runner import cases
from tests.shared import ROOT

every_title = pytest.mark.parametrize("title", PACKAGES)


@every_title
def test_nothing_is_open(title: str) -> None:
    found = coverage(PACKAGES[title])
    assert found.cases, "no rules are written"
    assert found.uncovered() == []


@every_title
def test_only_known_paragraphs_are_cited(title: str) -> None:
    assert unknown(PACKAGES[title]) == []


@every_title
def test_every_case_shows_something(title: str) -> None:
    """A case without refusals, facts, legal actions or messages could not fail."""
    for case in cases(PACKAGES[title]):
        assert case.refused or any(
            s.refused or s.facts or s.legal or s.log or s.not_log or s.reasons for s in case.step
        ), case.id


@every_title
def test_case_names_are_unique(title: str) -> None:
    names = [case.id for case in cases(PACKAGES[title])]
    assert len(names) == len(set(names))


@every_title
def test_reasons_are_needed(title: str) -> None:
    """A paragraph with a case or a test needs no excuse."""
    found = coverage(PACKAGES[title])
    shown = {p for p, ids in found.cases.items() if ids} | set(found.elsewhere.test)
    assert sorted(shown & set(found.elsewhere.reason)) == []


@every_title
def test_what_is_absent_is_looked_for(title: str) -> None:
    found = coverage(PACKAGES[title])
    shown = {p for p, ids in found.cases.items() if ids} | set(found.elsewhere.test)
    assert sorted(set(found.elsewhere.absent) - shown) == []


@every_title
def test_named_tests_exist(title: str) -> None:
    names = {name for tests in elsewhere(PACKAGES[title]).test.values() for name in tests}
    for name in sorted(names):
        path, function = name.split("::")
        module = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        assert function in {node.name for node in module.body if isinstance(node, ast.FunctionDef)}, name


@every_title
def test_report_is_up_to_date(title: str) -> None:
    """`python -m tests.rules.coverage` writes it."""
    assert file_of(title).read_text(encoding="utf-8") == report(title)


def test_rule_pages_are_up_to_date() -> None:
    """`scripts/rules_pages.py` writes them."""
    made = subprocess.run(
        [sys.executable, ROOT / "scripts" / "rules_pages.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (made.stdout, made.stderr, made.returncode) == ("", "", 0)
