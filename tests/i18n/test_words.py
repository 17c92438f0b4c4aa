"""Texts as they come out: numbers agree with their nouns, and nothing shows an id of the program."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast

from railhead.games import catalogue
from railhead.i18n import LANGUAGES, render, texts
from railhead.kernel.action import kind_of
from railhead.kernel.flow import actions_in
from railhead.kernel.menu import choices_of
from railhead.kernel.message import Arg, Message
from tests.conformance.golden import GAMES, SEEDS
from tests.conformance.kit import Setup, played
from tests.i18n.test_files import FILES, entries, title_of

#: "1 shares", "1 are": a noun or verb for many after one; words that end in s by themselves are let off
ONE = re.compile(r"(?<![\d.,£/–×=-])(?<!and )(?<!to )\b1 (?!is\b|was\b|has\b|loss\b)([a-z]+[^s\W]s|are|were|have)\b")
#: the arguments that are counted; the others are names, sums and places
COUNTS = frozenset(
    [
        "all",
        "cities",
        "count",
        "counts",
        "decisions",
        "entries",
        "found",
        "games",
        "held",
        "hexes",
        "keep",
        "least",
        "left",
        "limit",
        "lines",
        "most",
        "number",
        "places",
        "points",
        "row",
        "rows",
        "seats",
        "seconds",
        "shares",
        "steps",
        "stops",
        "there",
        "tokens",
        "wait",
        "warranties",
        "workers",
    ]
)
#: a card of 1862 (B-4), a kind of action (lay-tile), a name of the code (no_train_sold)
IDS = re.compile(r"\b[A-H]-\d+\b|\b[a-z]+_[a-z_]+\b|\b(?:lay-tile|buy-(?:car|share|train)|sell-shares|take-minor)\b")
MAJORS = re.compile(r"\b(?:GC|SZKEV|MAVAG|LDSTEG|RABA)\b")


@pytest.mark.parametrize("name", FILES)
def test_one_is_not_many(name: str) -> None:
    """Every message with 0, 1, 2, 5 and 21 for whatever it takes; after 1 English wants the singular."""
    words = texts("en", title_of(name))
    wrong = []
    for entry in entries("en", name):
        if isinstance(entry, ast.Message):
            for number in (0, 1, 2, 5, 21):
                names = words.variables(entry.id.name)
                args: dict[str, Arg] = {name: number if name in COUNTS else "X" for name in names}
                text = words.format(Message(entry.id.name, args))[0]
                if number == 1 and ONE.search(text):
                    wrong.append(f"{entry.id.name}: {text}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", catalogue.titles(), ids=lambda title: title.id)
def test_kinds_of_action_are_words(title: Any, lang: str) -> None:
    rules = title.open({}, min(title.seats))
    kinds = {kind_of(action) for action in actions_in(rules.flow)}
    assert [kind for kind in sorted(kinds) if not texts(lang, title.package).has(f"action-{kind}")] == []


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_no_ids_in_the_texts_of_a_game(setup: Setup) -> None:
    """Log, notes and refusals of a whole game."""
    title, _ = setup.open()
    history = played(setup, SEEDS.get(setup.title, "golden"))
    said: set[str] = set()
    for n in range(1, history.last + 1):
        before = history.states[history.before[n]]
        log = title.chronicle(history.rules, before, history.effects[n])
        said |= {render(message, "en", title.package) for message in log}
        if n % 10 == 0:
            for choice in choices_of(*history.rules.menu(before).offers):
                messages = [choice.label, *choice.notes, *([choice.blocked.message] if choice.blocked else [])]
                said |= {render(message, "en", title.package) for message in messages}
    assert [text for text in sorted(said) if IDS.search(text) or MAJORS.search(text)] == []
