"""What the documents promise: no machine's own paths, links that lead somewhere, commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from railhead.cli.app import COMMANDS
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
