"""Positions of Rocket written by hand, for the rule examples."""

from __future__ import annotations

from railhead.games.rocket.board import board, read_map
from railhead.games.rocket.flow import Rocket
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.title import TITLE
from railhead.lessons.rocket.position import facts_of, state_for
from tests.rules.runner import FOLDER, Case, Setting

__all__ = ["SETTING", "rules_for", "state_for"]


def rules_for(case: Case) -> RocketRules:
    """The map may be one of the tests' own, beside the cases."""
    own = FOLDER / "rocket" / f"{case.options.get('map', 'england')}.map.toml"
    if own.exists():
        return Rocket(1, case.options, case.seats, read_map(own.read_bytes()))
    return Rocket(1, case.options, case.seats, board(str(case.options.get("map", "england"))))


SETTING = Setting(TITLE, rules_for, state_for, facts_of)
