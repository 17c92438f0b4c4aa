"""The texts by the style sheets: docs/style/<language>.md is for people, docs/style/<language>.toml for this test.

The tables of a TOML file are `all`, a file of texts (`ui`, `rules-mag`) or a title (`mag` holds for
`rules-mag`, `lessons-mag`, `terms-mag` and `title-mag`, too).
Each line is a regular expression, found in either case, and what to write instead. `[except]` lists, by the
expression, the messages that may have it all the same.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from railhead.i18n import LANGUAGES
from tests.i18n.test_files import FILES, entries, walk
from tests.shared import ROOT

STYLE = ROOT / "docs" / "style"
#: a language without its file yet is let off
SHEETS = {
    lang: tomllib.loads((STYLE / f"{lang}.toml").read_text(encoding="utf-8"))
    for lang in LANGUAGES
    if (STYLE / f"{lang}.toml").exists()
}


def text_of(entry: ast.Message | ast.Term) -> str:
    """What is written in an entry, with a space for everything that is filled in."""
    return " ".join(str(node.value) for node in walk(entry) if isinstance(node, ast.TextElement))


def title_of(name: str) -> str:
    """The title that a file belongs to: its rules, lessons and terms speak its words."""
    return re.sub("^(rules|lessons|terms|title)-", "", name)


def forbidden(lang: str, name: str) -> Iterator[tuple[str, str]]:
    sheet = SHEETS[lang]
    for table in dict.fromkeys(("all", name, title_of(name))):
        yield from sheet.get(table, {}).items()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", SHEETS)
def test_no_forbidden_words(lang: str, name: str) -> None:
    off: dict[str, list[str]] = SHEETS[lang].get("except", {})
    found = [
        f"{entry.id.name}: {hit[0]!r}, better: {better}"
        for pattern, better in forbidden(lang, name)
        for entry in entries(lang, name)
        if entry.id.name not in off.get(pattern, ())
        if (hit := re.search(pattern, text_of(entry), re.IGNORECASE))
    ]
    assert found == []


@pytest.mark.parametrize("lang", SHEETS)
def test_sheets_name_what_there_is(lang: str) -> None:
    """A misspelt table or an exception that nobody needs would hide a fault."""
    titles = {title_of(name) for name in FILES}
    tables = dict(SHEETS[lang])
    off = tables.pop("except", {})
    assert set(tables) <= {"all", *FILES, *titles}
    texts = {name: {entry.id.name: text_of(entry) for entry in entries(lang, name)} for name in FILES}
    for pattern, ids in off.items():
        assert any(pattern in table for table in tables.values()), pattern
        for id in ids:
            assert any(re.search(pattern, known.get(id, ""), re.IGNORECASE) for known in texts.values()), id


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_soft_hyphens(lang: str, name: str) -> None:
    """Where a word may break is the page's business; in the terminal and in records a soft hyphen is dirt."""
    assert [entry.id.name for entry in entries(lang, name) if "\N{SOFT HYPHEN}" in text_of(entry)] == []


def test_soft_hyphens_are_put_in_by_the_page_alone() -> None:
    """Neither the program nor its data has any; the client writes one in `breaks.ts`, as an escape."""
    kinds = [("src/railhead", "*.py"), ("src/railhead", "*.toml"), ("web/src", "*.ts*")]
    files = [file for folder, kind in kinds for file in (ROOT / folder).rglob(kind) if file.is_file()]
    assert len(files) > 300
    marks = re.compile(r"\u00ad|\\u00ad|SOFT HYPHEN", re.IGNORECASE)
    assert [file.name for file in files if marks.search(file.read_text(encoding="utf-8"))] == ["breaks.ts"]
