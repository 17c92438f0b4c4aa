#!/usr/bin/env python3
"""Writes docs/rules/<title>.md from the English rule texts; with --check only says which of them are out of date."""

from __future__ import annotations

import sys
from pathlib import Path

from railhead.games.catalogue import PACKAGES
from railhead.i18n.render import texts
from railhead.i18n.rules import bundle_of, paragraph_of, sections

FOLDER = Path(__file__).parent.parent / "docs" / "rules"
INTRO = """\
The rules that the program plays by, paragraph by paragraph, in our own short words. They are no substitute for the
rulebook; the figures before each paragraph are what a refusal cites. The same texts in Russian and Japanese are in
`src/railhead/i18n/locales/`, from which `scripts/rules_pages.py` makes this page.
"""


def page(package: str) -> str:
    """One title's rules as Markdown."""
    words = texts("en", bundle_of(package))
    parts = [f"# {texts('en', package).text('title-name')}: the rules in short\n", INTRO]
    for section in sections(package):
        parts.append(f"## {words.text(section.heading)}\n")
        parts += [f"**{paragraph_of(id)}** {words.text(id)}\n" for id in section.paragraphs]
    return "\n".join(parts)


def main(*, check: bool) -> int:
    stale = 0
    for title, package in PACKAGES.items():
        file, text = FOLDER / f"{title}.md", page(package)
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{file.name} {'is out of date' if check else 'written'}")
        if not check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
