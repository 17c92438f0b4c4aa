"""What the documents promise: no machine's own paths, links that lead somewhere, commands that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from railhead.cli.app import COMMANDS, make_app, take_language, whole_ray
from railhead.cli.terminal import open_terminal
from tests.shared import ROOT

FOLDERS = ("docs", "src", "tests")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.md"))])
every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))

#: the beginning of a path on the machine of whoever wrote it; where a server keeps its data may be named
PATHS = re.compile(r"(?<![\w.~/-])/(work|home|root|tmp|Users|mnt)/|\b[A-Z]:\\")


@every_document
def test_no_paths_of_a_machine(document: Path) -> None:
    found = [line for line in document.read_text(encoding="utf-8").splitlines() if PATHS.search(line)]
    assert found == []


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


@every_document
def test_commands_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^|/bin/)railhead ([a-z]+)", text, re.MULTILINE))
    assert sorted(named - set(COMMANDS)) == []


#: what stands for something else in the words of a command, where that has to be a number
STAND_INS = {"N": "1", "K": "2"}


def commands_in(text: str) -> list[str]:
    """Whole commands, in a line of their own or within one: what may be left out is in, remarks and ends are not."""
    found = re.findall(r"`railhead ([a-z]+ [^`]+)`", text)
    found += re.findall(r"^(?:[\w./]*/)?railhead ([a-z]+ [^#\n]+)", text, re.MULTILINE)
    return [
        re.sub(r"[\[\]]", "", command) for command in found if not re.search(r"\.\.\.|\$\(|^admin [a-z]+$", command)
    ]


@pytest.mark.parametrize("document", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]), ids=lambda path: path.name)
def test_commands_can_be_read(document: Path) -> None:
    """Every option is one that the command has, every value of the kind that it wants."""
    app = make_app(open_terminal("en"))
    for command in commands_in(document.read_text(encoding="utf-8")):
        words, _ = take_language(whole_ray(shlex.split(command)))
        app.parse_args([STAND_INS.get(word, word) for word in words], exit_on_error=False, print_error=False)


def test_a_command_that_cannot_be_read_is_noticed() -> None:
    (command,) = commands_in("Look: `railhead random rocket --gamez 3`")
    with pytest.raises(CycloptsError):
        make_app(open_terminal("en")).parse_args(shlex.split(command), exit_on_error=False, print_error=False)
