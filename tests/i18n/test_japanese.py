"""The voice of Japanese messages by their kind (docs/style/ja.md): a log is told in plain form, a person is asked and
refused politely and in whole sentences, a button has no full stop."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.i18n.test_files import FILES, entries, walk

every_file = pytest.mark.parametrize("name", FILES)
POLITE = re.compile("(です|ます|ました|ません|ください|でした)(か)?[。（：]")


def sentences(name: str, prefix: str) -> list[tuple[str, str]]:
    """Each wording of the messages of a kind, with □ for what is filled in."""
    found = []
    for entry in entries("ja", name):
        if entry.id.name.startswith(prefix) and isinstance(entry, ast.Message) and entry.value:
            for pattern in (node for node in walk(entry) if isinstance(node, ast.Pattern)):
                text = "".join(
                    str(part.value) if isinstance(part, ast.TextElement) else "□" for part in pattern.elements
                )
                if text.strip("□ \n"):
                    found.append((entry.id.name, text.strip()))
    return found


@pytest.mark.parametrize("name", ["mag", "e1862", "rocket"])
def test_logs_are_in_plain_form(name: str) -> None:
    told = sentences(name, "log-")
    assert told
    assert [(id, text) for id, text in told if POLITE.search(text) or not text.endswith("。")] == []


@every_file
@pytest.mark.parametrize("kind", ["ask-", "hint-", "refusal-"])
def test_questions_hints_and_refusals_are_polite_sentences(name: str, kind: str) -> None:
    wrong = [
        (id, text)
        for id, text in sentences(name, kind)
        if not POLITE.search(text) or not text.endswith(("。", "：□", "。□"))
    ]
    assert wrong == []


@every_file
@pytest.mark.parametrize("kind", ["choice-", "offer-", "column-", "panel-", "fact-", "option-", "note-"])
def test_labels_have_no_full_stop_at_the_end(name: str, kind: str) -> None:
    allowed = ("note-choice", "note-exchange")  # whole sentences of a preview
    wrong = [(id, text) for id, text in sentences(name, kind) if text.endswith("。") and id not in allowed]
    assert wrong == []


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("rules-")])
def test_rules_are_polite_sentences(name: str) -> None:
    told = sentences(name, "rule-")
    assert told
    assert [(id, text) for id, text in told if not POLITE.search(text) or not text.endswith("。")] == []
