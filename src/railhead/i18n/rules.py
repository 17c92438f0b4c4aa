"""The rules of the titles in our own short words, by paragraph.

`locales/<language>/rules-<package>.ftl` has one message for each paragraph, and the English file is the list: its order
is the order of the rules, `rules-section-...` are the headings. A refusal's `rule` is such a paragraph.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast
from msgspec import Struct

from railhead.i18n.render import resource_of, texts

SECTION, PARAGRAPH = "rules-section-", "rule-"


class Section(Struct, frozen=True):
    """A heading and the paragraphs under it, as message ids."""

    heading: str
    paragraphs: tuple[str, ...]


def message_of(paragraph: str) -> str:
    """The id of a paragraph's message.

    >>> message_of("4.2"), message_of("A18"), message_of("VI.3.2a"), message_of("R18")
    ('rule-4-2', 'rule-a18', 'rule-vi-3-2a', 'rule-r18')
    """
    return PARAGRAPH + paragraph.lower().replace(".", "-").replace(" ", "")


def paragraph_of(message: str) -> str:
    """The paragraph as it is cited; `message_of` backwards.

    >>> paragraph_of("rule-4-2"), paragraph_of("rule-d20a"), paragraph_of("rule-vi-3-2a"), paragraph_of("rule-va")
    ('4.2', 'D20a', 'VI.3.2a', 'Va')
    """
    parts = message.removeprefix(PARAGRAPH).split("-")
    return ".".join(re.sub("^([ivx]+|[a-z])", lambda letters: letters[0].upper(), part) for part in parts)


@cache
def sections(package: str) -> tuple[Section, ...]:
    """The rules of a title in order; nothing where they are not written yet."""
    resource = resource_of("en", bundle_of(package))
    ids = [item.id.name for item in resource.body if isinstance(item, ast.Message)] if resource else []
    found: list[tuple[str, list[str]]] = []
    for id in ids:
        if id.startswith(SECTION):
            found.append((id, []))
        else:
            found[-1][1].append(id)
    return tuple(Section(heading, tuple(paragraphs)) for heading, paragraphs in found)


def paragraphs(package: str) -> list[str]:
    """All paragraphs of a title, as they are cited."""
    return [paragraph_of(id) for section in sections(package) for id in section.paragraphs]


def rule_text(package: str, paragraph: str, lang: str) -> str | None:
    """What a paragraph says, for a reader; None where the title has no such paragraph."""
    words = texts(lang, bundle_of(package))
    id = message_of(paragraph)
    return words.text(id) if words.has(id) else None


def bundle_of(package: str) -> str:
    """The texts of a title's rules: a file of their own, since a game needs them only when somebody asks."""
    return f"rules-{package}"
