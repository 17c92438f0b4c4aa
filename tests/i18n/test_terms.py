"""The terms of each title: the same in every language, each with its words and a paragraph of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer, ast

from railhead.games import catalogue
from railhead.games.catalogue import PACKAGES
from railhead.games.mag.site import SWITCHES
from railhead.games.title import Title
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.rules import paragraphs
from tests.i18n.test_files import entries

every_title = pytest.mark.parametrize("package", PACKAGES.values())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
#: a term is read beside a word: so many letters at most
LONGEST = {"en": 190, "ru": 200, "ja": 100}
#: options for imported games, explained together
SWITCHED = {option.name for option in SWITCHES} | {"rulings"}


def said(entry: ast.Message | ast.Term, name: str) -> str:
    pattern = next(attribute.value for attribute in entry.attributes if attribute.id.name == name)
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern)).partition("=")[2].strip()


@every_title
@every_language
def test_each_has_a_name_words_and_a_paragraph(package: str, lang: str) -> None:
    known = {paragraph.lower() for paragraph in paragraphs(package)}
    for entry in entries(lang, f"terms-{package}"):
        assert [attribute.id.name for attribute in entry.attributes] == ["name", "words", "rule"], entry.id.name
        assert said(entry, "rule").lower() in known, entry.id.name
        assert all(said(entry, "words").split(", ")), entry.id.name


@every_title
def test_languages_name_the_same_paragraphs(package: str) -> None:
    rules = [{entry.id.name: said(entry, "rule") for entry in entries(lang, f"terms-{package}")} for lang in LANGUAGES]
    assert rules[0] == rules[1] == rules[2]


@every_title
@every_language
def test_no_word_has_two_meanings_and_texts_are_short(package: str, lang: str) -> None:
    found = entries(lang, f"terms-{package}")
    words = [word.lower() for entry in found for word in said(entry, "words").split(", ")]
    assert sorted({word for word in words if words.count(word) > 1}) == []
    bundle = texts(lang, f"terms-{package}")
    sizes = {entry.id.name: len(bundle.text(entry.id.name)) for entry in found}
    assert {id: size for id, size in sizes.items() if size > LONGEST[lang]} == {}


@every_title
@every_language
def test_terms_stand_in_the_rules_or_lessons(package: str, lang: str) -> None:
    """A form that is written nowhere would explain nothing; signs on the board have no sentence to stand in."""
    files = [f"rules-{package}", f"lessons-{package}", package]
    spoken = " ".join(FluentSerializer().serialize_entry(entry) for file in files for entry in entries(lang, file))
    missing = [
        entry.id.name
        for entry in entries(lang, f"terms-{package}")
        if entry.id.name not in ("term-two-numbers", "term-letters")
        if not any(re.search(form, spoken, re.IGNORECASE) for form in forms(said(entry, "words"), lang))
    ]
    assert missing == []


def forms(words: str, lang: str) -> Iterator[str]:
    """The forms as the page looks for them."""
    for word in words.split(", "):
        pattern = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
        yield pattern if lang == "ja" else rf"(?<![\w-]){pattern}(?!\w)"


@pytest.mark.parametrize("title", catalogue.titles(), ids=lambda title: title.id)
@every_language
def test_every_choice_at_a_new_table_is_explained(title: Title, lang: str) -> None:
    words = texts(lang, title.package)
    offered = [option.name for option in title.options if option.name not in SWITCHED]
    assert [name for name in offered if not words.has(f"about-option-{name}")] == []
    assert words.has("title-difficulty")
    assert words.has("first-game")
