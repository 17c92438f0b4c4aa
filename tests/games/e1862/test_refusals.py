"""Every reason that 1862 has is given somewhere: by a case, or by a test that is named here."""

from __future__ import annotations

from railhead.games.e1862.explain import NoTileFits, NotLand
from railhead.games.e1862.refusals import OptionsClash
from railhead.games.e1862.title import TITLE
from railhead.kernel.message import Arg
from railhead.kernel.rules import OptionValue, Refused
from tests.rules.runner import cases

#: said about a hex on which nothing can be laid, before a tile is named: tests/games/test_explain.py
ABOUT_A_HEX = {NotLand, NoTileFits}
#: said before there is a game: below
BEFORE_THE_GAME = {OptionsClash}


def test_every_refusal_is_named() -> None:
    named = {code for case in cases("e1862") for step in case.step for code in step.refused}
    missing = {refusal for refusal in TITLE.refusals if refusal.code() not in named}
    assert missing == ABOUT_A_HEX | BEFORE_THE_GAME


def test_options_that_clash() -> None:
    """11.2, 11.3: beginners play a simple game; the short game has its own number of cards."""
    tried: tuple[dict[str, OptionValue], ...] = (
        {"beginner": True},
        {"beginner": True, "variant": "advanced_freight"},
        {"short_game": True, "length": "long"},
        {"beginner": True, "variant": "simple_freight", "short_game": True},
    )
    found: list[list[dict[str, Arg]]] = []
    for options in tried:
        try:
            TITLE.open(options, 3)
            found.append([])
        except Refused as refused:
            found.append([refusal.arguments() for refusal in refused.refusals])
    assert found == [
        [{"first": "beginner", "second": "standard"}],
        [{"first": "beginner", "second": "advanced_freight"}],
        [{"first": "short_game", "second": "long"}],
        [],
    ]
