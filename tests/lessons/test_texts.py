"""What the lessons say: every text is there, none is left over, and all languages name the same figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from railhead.games.catalogue import PACKAGES
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.rules import paragraphs
from railhead.lessons.lesson import Lesson, lessons
from tests.i18n.test_files import entries

TAUGHT = [title for title in PACKAGES if lessons(title)]
every_title = pytest.mark.parametrize("title", TAUGHT)
#: a step is read at the table: so many letters at most
LONGEST = {"en": 330, "ru": 380, "ja": 190}


def ids_of(lesson: Lesson) -> list[str]:
    """Every text that a lesson needs."""
    own = [f"lesson-{lesson.id}", f"lesson-{lesson.id}-aim", f"lesson-{lesson.id}-learned"]
    for number, part in enumerate(lesson.part):
        for n, step in enumerate(part.step):
            own += [lesson.text(number, n), *(lesson.text(number, n, name) for name in step.wrong)]
    return own


@every_title
def test_every_text_is_there_and_none_is_left_over(title: str) -> None:
    needed = [id for lesson in lessons(title) for id in ids_of(lesson)]
    there = [entry.id.name for entry in entries("en", f"lessons-{PACKAGES[title]}")]
    assert sorted(needed) == sorted(id for id in there if id.startswith("lesson-"))


@every_title
def test_every_language_names_the_same_figures(title: str) -> None:
    """A figure that is forgotten or mistyped in one language would teach something wrong."""
    words = {lang: texts(lang, f"lessons-{PACKAGES[title]}") for lang in LANGUAGES}
    wrong = {}
    for entry in entries("en", f"lessons-{PACKAGES[title]}"):
        if isinstance(entry, ast.Message):
            found = {lang: figures(words[lang].text(entry.id.name)) for lang in LANGUAGES}
            # Small counts are words in one language and figures in another; sums and prices are figures everywhere.
            large = {lang: Counter({n: k for n, k in sums.items() if n > 12}) for lang, sums in found.items()}
            if len({frozenset(sums.items()) for sums in large.values()}) > 1:
                wrong[entry.id.name] = found
    assert wrong == {}


#: a number, its thousands grouped as any language does it
FIGURE = re.compile(r"(?<![A-Za-z0-9.,-])\d+(?:[,\u00a0\u202f]\d{3})*")


def figures(text: str) -> Counter[int]:
    return Counter(int(re.sub(r"\D", "", found)) for found in FIGURE.findall(text))


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_short(title: str, lang: str) -> None:
    words = texts(lang, f"lessons-{PACKAGES[title]}")
    sizes = {id: len(words.text(id)) for lesson in lessons(title) for id in ids_of(lesson)}
    assert {id: size for id, size in sizes.items() if size > LONGEST[lang]} == {}


@every_title
def test_lessons_name_paragraphs_of_the_rules(title: str) -> None:
    known = {paragraph.lower() for paragraph in paragraphs(PACKAGES[title])}
    cited = {rule for lesson in lessons(title) for rule in lesson.rules}
    assert sorted(rule for rule in cited if rule.lower() not in known) == []
