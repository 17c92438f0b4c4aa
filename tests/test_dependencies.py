"""What the program depends on: the page of licences is true, and what the audit finds is told."""

from __future__ import annotations

import importlib.util
from types import ModuleType
from typing import Any

import pytest

from tests.shared import ROOT


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_licences_is_true() -> None:
    licences = script("licences")
    assert licences.PAGE.read_text() == licences.page(), "run scripts/licences.py"


def test_nothing_we_ship_forbids_our_licence() -> None:
    """What is installed with the program, or sent to browsers: the LGPL of psycopg is met by importing it."""
    licences = script("licences")
    shipped = [licences.licence(name) for name in licences.locked("run")]
    shipped += [licence for _, licence in licences.in_the_browser(dev=False)]
    assert [one for one in shipped if "GPL" in one and not one.startswith("LGPL")] == []


FINE: dict[str, Any] = {"name": "good", "version": "1", "vulns": []}
BAD: dict[str, Any] = {"name": "bad", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["3"]}]}
UNKNOWN: dict[str, Any] = {"name": "odd", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("found", "code", "words"),
    [
        ([FINE, BAD], 1, "bad 2: CVE-1, mended in 3"),
        ([FINE], 0, "nothing known against 1"),
        ([FINE, UNKNOWN], 0, "not in the database: odd"),
        ([UNKNOWN], 0, "skipped"),
    ],
)
def test_the_audit_tells_what_it_finds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: list[Any], code: int, words: str
) -> None:
    audit = script("audit")
    monkeypatch.setattr(audit, "can_be_reached", lambda: True)
    monkeypatch.setattr(audit, "report", lambda: {"dependencies": found})
    assert audit.main() == code
    assert words in capsys.readouterr().out


def test_the_audit_is_skipped_with_a_word_where_nothing_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = script("audit")
    reach = audit.can_be_reached
    monkeypatch.setattr(audit, "can_be_reached", lambda: reach("http://127.0.0.1:9/"))
    assert audit.main() == 0
    assert "skipped" in capsys.readouterr().out
