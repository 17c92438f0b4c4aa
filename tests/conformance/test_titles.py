"""The conformance kit on every title, number of seats and option."""

from __future__ import annotations

from itertools import chain

import pytest

from railhead.kernel.rng import Stream
from tests.conformance import ids, kit
from tests.conformance.kit import Setup
from tests.conformance.notes import check_notes

SETUPS = kit.setups()
SEEDS = ("one", "two")
#: each n-th position is looked at closely
EVERY = 23


@pytest.fixture(scope="module", params=SETUPS, ids=str)
def setup(request: pytest.FixtureRequest) -> Setup:
    """Of module scope, so that all tests of one set-up run together and share its games."""
    found: Setup = request.param
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_game_ends_and_pieces_are_conserved(setup: Setup, seed: str) -> None:
    title, rules = setup.open()
    history = kit.played(setup, seed)
    for state in history.states:
        title.check(rules, state)
    kit.check_over(history, title)


def test_states_and_digests_survive_writing(setup: Setup) -> None:
    history = kit.played(setup, SEEDS[0])
    for n in (*kit.positions(history, EVERY), history.last):
        kit.check_codec(history.rules, history.states[n])


def test_listing_checking_and_menu_agree(setup: Setup) -> None:
    history = kit.played(setup, SEEDS[0])
    rules = history.rules
    stream = Stream(str(setup))
    others = list(chain.from_iterable(rules.legal(history.states[n]) for n in kit.positions(history, EVERY * 2)))
    for n in kit.positions(history, EVERY):
        state = history.states[n]
        kit.check_listing(rules, state, [stream.choice(others) for _ in range(60)])
        kit.check_menu(rules, state)
        kit.check_seat(rules, state, setup.seats)


def test_notes_are_true(setup: Setup) -> None:
    """`make soak ONLY=notes` looks at many games."""
    history = kit.played(setup, SEEDS[0])
    seen = sum(check_notes(history.rules, history.states[n]) for n in kit.positions(history, EVERY))
    assert seen or setup.seats == 1, "no note at all"


def test_forks_are_independent(setup: Setup) -> None:
    history = kit.played(setup, SEEDS[0])
    stream = Stream(str(setup))
    for n in kit.positions(history, EVERY):
        actions = list(history.rules.legal(history.states[n]))
        kit.check_fork(history.rules, history.states[n], [stream.choice(actions) for _ in range(3)])


def test_mutated_actions_are_refused_and_never_crash(setup: Setup) -> None:
    history = kit.played(setup, SEEDS[0])
    stream, pool = Stream(str(setup)), kit.values_of(history)
    for n in kit.positions(history, EVERY):
        kit.check_mutants(history.rules, history.states[n], stream, pool, 25)


def test_rewind_gives_the_old_digest(setup: Setup) -> None:
    kit.check_record(kit.played(setup, SEEDS[0]))


def test_everything_said_has_a_text(setup: Setup) -> None:
    title, rules = setup.open()
    seen: set[str] = set()
    for seed in SEEDS:
        history = kit.played(setup, seed)
        for n in range(1, history.last + 1):
            before = history.states[history.before[n]]
            told = title.chronicle(rules, before, history.effects[n])
            assert told, f"the log says nothing about entry {n}: {history.entries[n - 1].action}"
            kit.check_texts(title, told, seen)
        for n in (*kit.positions(history, EVERY), history.last):
            state = history.states[n]
            kit.check_texts(title, rules.menu(state), seen)
            kit.check_texts(title, title.scene(rules, state), seen)
            assert title.text(rules, state).strip()


def test_nothing_said_shows_an_id(setup: Setup) -> None:
    """Log, page, menu and reasons against actions, in every language."""
    title, _ = setup.open()
    history = kit.played(setup, SEEDS[0])
    assert ids.ids_in(title, ids.said_in(title, history, EVERY)) == []
