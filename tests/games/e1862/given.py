"""Positions of 1862 written by hand, for the rule examples."""

from __future__ import annotations

from railhead.games.e1862.flow import E1862
from railhead.games.e1862.rules import OPTIONS, VERSION, E1862Rules
from railhead.games.e1862.title import TITLE
from railhead.lessons.e1862.position import facts_of, state_for
from tests.rules.runner import Case, Setting

__all__ = ["SETTING", "rules_for", "state_for"]


def rules_for(case: Case) -> E1862Rules:
    options = {option.name: option.values[0] for option in OPTIONS} | case.options
    return E1862(VERSION, options, case.seats)


SETTING = Setting(TITLE, rules_for, state_for, facts_of)
