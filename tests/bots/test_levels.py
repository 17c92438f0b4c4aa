"""Every level of every title: legal at every seat count and option, within its budget, the same again from the same
seed; and its texts in every language."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.bots import Budget, Meter
from railhead.bots.figures import figures, name_with
from railhead.bots.levels import BOT_REFUSALS, NoSuchLevel, levels, make, names
from railhead.games import catalogue
from railhead.i18n import LANGUAGES, faults, texts
from railhead.kernel.digest import digest
from railhead.kernel.history import History
from railhead.kernel.message import Message
from railhead.kernel.rules import Refused
from tests.conformance import kit
from tests.conformance.kit import Setup

TITLES = [title.id for title in catalogue.titles()]
SETUPS = kit.setups()
#: enough for a plan, little enough for a test
NODES = 30


def played(setup: Setup, lineup: list[str], seed: str, nodes: int = NODES) -> History[Any]:
    history = setup.history(seed)
    bots = [make(setup.title, name, f"{seed}-{seat}") for seat, name in enumerate(lineup)]
    while (asked := history.rules.decision(history.state)) is not None:
        assert history.last < kit.MOST_DECISIONS, "the game does not end"
        action = bots[asked.seat].choose(history.rules, history.state, asked.seat, Budget(nodes=nodes))
        history.act(asked.seat, action)
    return history


def lineup_of(setup: Setup) -> list[str]:
    """All levels at a table; the slow ones only in the plain game for few. `make soak ONLY=bots` has everything."""
    known = names(setup.title)[::-1]
    if setup.title != "rocket" and (setup.options or setup.seats > 3):
        known = known[1:]
    return [known[seat % len(known)] for seat in range(setup.seats)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_table_of_all_levels_plays_to_the_end(setup: Setup) -> None:
    title, rules = setup.open()
    history = played(setup, lineup_of(setup), "levels")
    for state in history.states[::7]:
        title.check(rules, state)
    kit.check_over(history, title)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_plays_the_same_game(title: str) -> None:
    setup = next(setup for setup in SETUPS if setup.title == title)
    lineup = [names(title)[-1], *[names(title)[min(1, len(names(title)) - 1)]] * (setup.seats - 1)]
    one, other = (played(setup, lineup, "again", 25) for _ in range(2))
    assert digest(one.state) == digest(other.state)


@pytest.mark.parametrize("title", TITLES)
def test_a_budget_of_one_node_is_enough_to_answer(title: str) -> None:
    setup = next(setup for setup in SETUPS if setup.title == title)
    history = setup.history("small")
    for level in levels(title):
        bot = level.make("small", frozenset())
        asked = history.rules.decision(history.state)
        assert asked is not None
        action = bot.choose(history.rules, history.state, asked.seat, Budget(nodes=1, seconds=0.0))
        assert action in history.rules.legal(history.state)


@pytest.mark.parametrize("title", TITLES)
def test_levels_have_texts(title: str) -> None:
    for level in levels(title):
        for lang in LANGUAGES:
            assert texts(lang, None).has(level.name), (lang, level.name)
            assert texts(lang, None).has(level.about), (lang, level.about)


def test_unknown_bots_are_refused_with_a_sentence() -> None:
    for name in ("nobody", "steady~nothing", "random~swing", "steady@none=1", "steady@towns=x", "novice@towns=1"):
        with pytest.raises(Refused) as refused:
            make("rocket", name, "")
        assert [type(refusal) for refusal in refused.value.refusals] == [NoSuchLevel]
    for kind in BOT_REFUSALS:
        assert faults(Message(f"refusal-{'no-such-level'}", {"bot": "x", "known": "y"})) == [], kind


@pytest.mark.parametrize("title", TITLES)
def test_figures_are_within_their_bounds_and_change_the_play(title: str) -> None:
    """Every figure of a title's file is one that its valuation uses."""
    package = catalogue.title(title).package
    known = figures(package)
    assert known.figures
    for name, figure in known.figures.items():
        assert figure.least < figure.value < figure.most, name
    for found in known.seats.values():
        assert set(found) <= set(known.figures)
    setup = next(setup for setup in SETUPS if setup.title == title)
    extreme = name_with("steady", {name: figure.most for name, figure in known.figures.items()})
    usual, other = (played(setup, [name] * setup.seats, "figures", 25) for name in ("steady", extreme))
    assert digest(usual.state) != digest(other.state)


def test_a_meter_counts_nodes() -> None:
    meter = Meter(Budget(nodes=2))
    assert [meter.spend() for _ in range(4)] == [True, True, False, False]
    assert not Meter(Budget(seconds=0.0)).spend()
    assert Meter(Budget()).spend()
