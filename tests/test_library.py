"""The examples of the documents are true, and so are those in the engine's docstrings."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tests.shared import ROOT

MODULES = (
    "railhead.kernel.action", "railhead.kernel.message", "railhead.kernel.rng", "railhead.kernel.version",
    "railhead.games.rocket.score",
)  # fmt: skip


@pytest.mark.parametrize("page", ["library", "environments"])
def test_examples_of_a_page(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / f"{page}.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0
