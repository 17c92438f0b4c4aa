"""The text files themselves: readable, complete, and the same in all three languages."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from railhead.cli.app import COMMANDS
from railhead.games.catalogue import PACKAGES
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.render import COMMON, LOCALES
from tests.shared import ROOT

SOURCE = ROOT / "src" / "railhead"
FILES = sorted({file.stem for file in LOCALES.glob("*/*.ftl")})
every_file = pytest.mark.parametrize("name", FILES)


def entries(lang: str, name: str) -> list[ast.Message | ast.Term]:
    body = FluentParser().parse((LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8")).body
    junk = [item.content for item in body if isinstance(item, ast.Junk)]
    assert not junk, f"{lang}/{name}.ftl: {junk[0]!r}"
    return [item for item in body if isinstance(item, ast.Message | ast.Term)]


def title_of(name: str) -> str | None:
    return None if name in COMMON else name


@every_file
@pytest.mark.parametrize("lang", LANGUAGES)
def test_readable_and_each_id_once(lang: str, name: str) -> None:
    ids = Counter(entry.id.name for entry in entries(lang, name))
    assert [id for id, count in ids.items() if count > 1] == []
    assert not any(isinstance(entry, ast.Message) and entry.value is None for entry in entries(lang, name))


@every_file
def test_same_ids_in_every_language(name: str) -> None:
    english = {entry.id.name for entry in entries("en", name)}
    for lang in LANGUAGES[1:]:
        assert english ^ {entry.id.name for entry in entries(lang, name)} == set(), lang


@every_file
def test_same_variables_in_every_language(name: str) -> None:
    title = title_of(name)
    for entry in entries("en", name):
        if isinstance(entry, ast.Message):
            used = {lang: texts(lang, title).variables(entry.id.name) for lang in LANGUAGES}
            assert used["ru"] == used["ja"] == used["en"], entry.id.name


@every_file
@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_and_functions_are_known(lang: str, name: str) -> None:
    words = texts(lang, title_of(name))
    for node in walk(entries(lang, name)):
        if isinstance(node, ast.MessageReference):
            assert words.has(node.id.name), node.id.name
        elif isinstance(node, ast.FunctionReference):
            assert node.id.name in words.bundle._functions, node.id.name


def walk(thing: object) -> Iterator[ast.BaseNode]:
    if isinstance(thing, ast.BaseNode):
        yield thing
        for value in vars(thing).values():
            yield from walk(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from walk(part)


@every_file
def test_russian_plurals_are_whole(name: str) -> None:
    """A choice by number that has `one` has `few` as well, unless few and many are the same word there."""
    for node in walk(entries("ru", name)):
        if isinstance(node, ast.SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if "few" in keys or "many" in keys:
                assert "one" in keys, keys


@every_file
def test_scripts_are_their_own(name: str) -> None:
    """No Cyrillic in English or Japanese, no kana in English or Russian: a text in the wrong file."""
    cyrillic, kana = re.compile("[а-яА-ЯёЁ]"), re.compile("[ぁ-んァ-ヶ]")
    for lang, foreign in (("en", (cyrillic, kana)), ("ru", (kana,)), ("ja", (cyrillic,))):
        for entry in entries(lang, name):
            if not entry.id.name.startswith("language-"):
                text = "".join(str(node.value) for node in walk(entry) if isinstance(node, ast.TextElement))
                assert not any(script.search(text) for script in foreign), f"{lang}: {entry.id.name}"


def test_what_is_said_before_a_title_is_played_stands_by_itself() -> None:
    """Home and the form of a new game load `title-<package>.ftl` only."""
    for package in PACKAGES.values():
        beside = [entry.id.name for entry in entries("en", package) if entry.id.name.startswith(("title-", "option-"))]
        assert beside == [], f"these belong into title-{package}.ftl"


def test_words_of_some_pages_are_used_on_no_other() -> None:
    """`pages.ftl` is loaded with some pages and with parts that come after the table (`needMore`)."""
    pages = "account/|new/|waiting/|rules/|About|Account|Archive|Help|NewGame|Profile|Rules|WaitingRoom|seats/MySeat"
    parts = "panels/(Clocks|CoachBox|Orders|Since)|table/Announcer|pages/home/Caller"
    few = re.compile(rf"pages/({pages})|{parts}|learn/(?!Said|Explained)")
    ids = {entry.id.name for entry in entries("en", "pages")}
    for file in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        if not few.match(file.relative_to(ROOT / "web" / "src").as_posix()):
            used = set(re.findall(r"""\bt\(\s*[^)`]*?"([\w-]+)\"""", file.read_text(encoding="utf-8")))
            assert used & ids == set(), f"{file.name}: these belong into ui.ftl"


# -- what the program names ------------------------------------------------------------------------------


def named(file: Path) -> Iterator[tuple[str, bool]]:
    """The ids in `Message(...)` and `Term(...)` of a file: whole ones, and the beginnings of made-up ones."""
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, python.Call) or not isinstance(node.func, python.Name) or not node.args:
            continue
        if node.func.id not in ("Message", "Term"):
            continue
        yield from ids_of(node.args[0])


def ids_of(node: python.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case python.Constant(value=str(id)):
            yield id, True
        case python.IfExp(body=body, orelse=orelse):
            yield from ids_of(body)
            yield from ids_of(orelse)
        case python.JoinedStr(values=[python.Constant(value=str(start)), *_]):
            yield start, False


def sources() -> list[Path]:
    """Everything that speaks; of the titles, those in the catalogue."""
    titles = (f"games/{name}" for name in PACKAGES.values())
    packages = ("kernel", "rail", "stock", "view", "cli", "server", "exchange", *titles)
    return sorted(file for package in packages for file in (SOURCE / package).rglob("*.py"))


def packages_of(file: Path) -> list[str | None]:
    """Whose texts a file needs: its title's, those of every title with money where it serves them, or the common."""
    parts = file.relative_to(SOURCE).parts
    if parts[0] == "games" and len(parts) > 2:
        return [parts[1]]
    if parts[0] in ("rail", "stock", "view"):
        return [name for name in PACKAGES.values() if texts("en", name).has("money")]
    return [None]


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_named_message_is_there(file: Path) -> None:
    packages = packages_of(file)
    assert packages
    for package in packages:
        words = texts("en", package)
        known = list(words.bundle._messages)
        for id, whole in named(file):
            assert words.has(id) if whole else any(other.startswith(id) for other in known), id


def test_command_line_says_what_it_has_and_has_what_it_says() -> None:
    words = {
        node.value
        for file in (SOURCE / "cli").rglob("*.py")
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    said = {word for word in words if re.fullmatch("(cli|help)-[a-z-]*[a-z]", word)}
    said |= {f"help-{name}" for name in COMMANDS}
    there = {entry.id.name for entry in entries("en", "cli")}
    assert said - there == set()
    assert there - said == set()
