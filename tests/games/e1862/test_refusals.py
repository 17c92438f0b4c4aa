"""Every reason that 1862 has is given by a case."""

from __future__ import annotations

from railhead.games.e1862.title import TITLE
from railhead.kernel.message import Arg
from railhead.kernel.rules import OptionValue, Refused
from tests.rules.runner import codes_of


def test_every_refusal_is_named() -> None:
    named = set(codes_of("e1862"))
    assert {refusal for refusal in TITLE.refusals if refusal.code() not in named} == set()


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
