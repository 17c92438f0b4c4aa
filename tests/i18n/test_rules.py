"""The rules in short words: whole in every language, and every refusal finds its paragraph."""

from __future__ import annotations

import pytest

from railhead.games import catalogue
from railhead.games.title import Title
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.rules import bundle_of, message_of, paragraph_of, paragraphs, rule_text, sections

every_title = pytest.mark.parametrize("title", catalogue.titles(), ids=lambda title: title.id)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_title
@every_language
def test_every_refusal_finds_its_paragraph(title: Title, lang: str) -> None:
    cited = {refusal.rule for refusal in title.refusals} - {""}
    assert cited
    assert sorted(rule for rule in cited if not rule_text(title.package, rule, lang)) == []


@every_title
def test_sections_have_headings_and_paragraphs(title: Title) -> None:
    assert all(section.paragraphs for section in sections(title.package))
    for lang in LANGUAGES:
        words = texts(lang, bundle_of(title.package))
        assert all(words.has(section.heading) for section in sections(title.package))


@every_title
@every_language
def test_texts_are_short(title: Title, lang: str) -> None:
    """A paragraph is read at the table: a few sentences, not a page."""
    longest = 230 if lang == "ja" else 420
    sizes = {p: len(rule_text(title.package, p, lang) or "") for p in paragraphs(title.package)}
    assert {p: size for p, size in sizes.items() if not 0 < size <= longest} == {}


@every_title
def test_paragraphs_and_messages_name_each_other(title: Title) -> None:
    for paragraph in paragraphs(title.package):
        assert paragraph_of(message_of(paragraph)) == paragraph


def test_no_such_paragraph() -> None:
    assert rule_text("rocket", "99.1", "en") is None
    assert sections("no-such-title") == ()
