"""The best run of a company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.e1862.actions import Run
from railhead.games.e1862.state import State

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862


def best_action(rules: E1862, state: State, company: int) -> Run:
    """The run with the most revenue, and of these the most subsidy."""
    return Run()
