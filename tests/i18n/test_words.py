"""Texts as they come out: numbers agree with their nouns, and kinds of action are words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast

from railhead.games import catalogue
from railhead.i18n import LANGUAGES, texts
from railhead.kernel.action import kind_of
from railhead.kernel.flow import actions_in
from railhead.kernel.message import Arg, Message
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
