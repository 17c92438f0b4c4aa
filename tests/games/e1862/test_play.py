"""Whole games by a player that gets far: laws, listing, menu and texts where pure chance does not come."""

from __future__ import annotations

import pytest

from benchmarks.e1862 import LENGTHS, Player, play_checked
from railhead.games.catalogue import title
from railhead.games.e1862 import state as frames
from railhead.games.e1862.rules import E1862Rules
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue, Refused
from tests.conformance import kit

#: frames in which every position is looked at; elsewhere each n-th
RARE = (
    frames.Survivor,
    frames.Consent,
    frames.TrainConsent,
    frames.Exchange,
    frames.RemoveMarkers,
    frames.Fine,
    frames.Home,
)
EVERY = 29


@pytest.mark.parametrize("seats", range(2, 9))
def test_everything_agrees_and_has_a_text(seats: int) -> None:
    found, rules = title("1862"), title("1862").open({}, seats)
    assert isinstance(rules, E1862Rules)
    outcome, player, seen = rules.start(rules.draw("far"), "far"), Player(f"far-{seats}"), set[str]()
    stream, number = Stream("mutants"), 0
    while rules.decision(outcome.state) is not None:
        state = outcome.state
        if isinstance(state.stack[-1], RARE) or number % EVERY == 0:
            kit.check_listing(rules, state, [])
            kit.check_menu(rules, state)
            kit.check_codec(rules, state)
            kit.check_texts(found, rules.menu(state), seen)
            kit.check_texts(found, found.scene(rules, state), seen)
            kit.check_mutants(rules, state, stream, {}, 5)
        outcome = rules.act(state, player.choose(rules, state))
        found.check(rules, outcome.state)
        kit.check_texts(found, found.chronicle(rules, state, outcome.effects), seen)
        number += 1
    kit.check_texts(found, found.scene(rules, outcome.state), seen)
    assert found.result(rules, outcome.state) is not None


@pytest.mark.parametrize("options", LENGTHS, ids=str)
def test_every_variant_ends(options: dict[str, OptionValue]) -> None:
    assert play_checked(options, 4, "variant")["games"] == 1


CLASHES: tuple[dict[str, OptionValue], ...] = ({"beginner": True}, {"short_game": True, "length": "long"})


@pytest.mark.parametrize("options", CLASHES, ids=str)
def test_options_that_do_not_go_together(options: dict[str, OptionValue]) -> None:
    with pytest.raises(Refused):
        title("1862").open(options, 3)
