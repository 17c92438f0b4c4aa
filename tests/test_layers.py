"""The engine depends on the standard library and msgspec only (docs/architecture.md, Layers).

The order of the layers themselves is checked by import-linter, in `make lint`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.shared import ROOT

PACKAGE = ROOT / "src" / "railhead"
ENGINE = ("kernel", "hexmap", "rail", "stock", "view", "games")
ALLOWED = frozenset(sys.stdlib_module_names) | {"msgspec", "railhead"}
# What would make a game depend on more than its record.
OUTSIDE_WORLD = frozenset({"random", "secrets", "time", "datetime", "locale", "socket", "asyncio", "threading", "uuid"})


def imported(file: Path) -> set[str]:
    """The top-level names of the modules that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.split(".")[0])
    return found


def engine_files() -> list[Path]:
    return sorted(file for layer in ENGINE for file in (PACKAGE / layer).rglob("*.py"))


@pytest.mark.parametrize("file", engine_files(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_engine_needs_only_msgspec(file: Path) -> None:
    assert imported(file) - ALLOWED == set()


@pytest.mark.parametrize("file", engine_files(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_engine_knows_no_clock_network_or_chance(file: Path) -> None:
    assert imported(file) & OUTSIDE_WORLD == set()
