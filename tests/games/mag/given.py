"""Positions of 18Magyarország written by hand, for the rule examples."""

from __future__ import annotations

import tomllib

from msgspec.structs import replace

from railhead import rail
from railhead.games.mag.facts import Facts, facts
from railhead.games.mag.flow import Mag
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.title import TITLE
from railhead.lessons.mag.position import company, facts_of, state_for
from railhead.rail.upgrade import LabelRule, Upgrades
from tests.rules.runner import FOLDER, Case, Setting

__all__ = ["SETTING", "company", "facts_of", "rules_for", "state_for"]


def rules_for(case: Case) -> MagRules:
    """The map may be one of the tests' own, beside the cases: `given.map`."""
    options = {option.name: option.values[0] for option in OPTIONS} | case.options
    own = case.given.get("map")
    rules = Mag(VERSION, options, case.seats, own_map(own) if own else None)
    rules.cert_limit = case.given.get("limit", rules.cert_limit)
    return rules


def own_map(name: str) -> Facts:
    """The facts of the box with another map, and no homes on it."""
    box = facts("multi")
    board = rail.read_board(tomllib.loads((FOLDER / "mag" / f"{name}.map.toml").read_text()))
    upgrades = Upgrades(board, box.tiles, LabelRule())
    return replace(box, board=board, upgrades=upgrades, home_site=(0,) * len(box.minors))


SETTING = Setting(TITLE, rules_for, state_for, facts_of)
