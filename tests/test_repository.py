"""What the repository promises about its own files: sizes, locked dependencies, commands that exist."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from pathlib import Path

import pytest

from tests.shared import ROOT

LONGEST_FILE = 600
LONGEST_FUNCTION = 60  # of Python; the client's linter has its own
SOURCES = ("src", "tests", "benchmarks", "web/src")
MADE = {ROOT / "web" / "src" / "api" / "types.ts"}  # written by a program, read by nobody
SCRIPTS = [*sorted((ROOT / "scripts").iterdir()), ROOT / ".ci" / "run"]


def source_files() -> list[Path]:
    return sorted(
        file
        for folder in SOURCES
        for file in (ROOT / folder).rglob("*")
        if file.suffix in {".py", ".ts", ".tsx", ".css"} and "static" not in file.parts and file not in MADE
    )


def test_files_are_of_one_topic() -> None:
    """A file that grows past this has more than one."""
    sizes = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in source_files()}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}


def test_functions_are_of_one_topic() -> None:
    functions = [
        (node.end_lineno - node.lineno + 1, f"{file.relative_to(ROOT)}::{node.name}")
        for file in (*source_files(), *(ROOT / "scripts").glob("*.py"))
        if file.suffix == ".py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None
    ]
    assert len(functions) > 5000
    assert [found for found in functions if found[0] > LONGEST_FUNCTION] == []


@pytest.mark.parametrize("name", ["run.txt", "dev.txt"])
def test_requirements_are_exact(name: str) -> None:
    """Every requirement has one version and its hashes, and nothing says where to fetch it."""
    text = (ROOT / "requirements" / name).read_text()
    entries = text.replace("\\\n", " ").splitlines()
    assert len(entries) > 20
    assert [entry for entry in entries if not re.match(r"[a-z0-9.-]+==\S+ .*--hash=sha256:", entry)] == []
    assert "://" not in text


def test_everything_named_is_locked() -> None:
    """A dependency added to pyproject.toml needs `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [requirement for extra in project["optional-dependencies"].values() for requirement in extra]
    named = {"run.txt": project["dependencies"], "dev.txt": extras}
    for file, requirements in named.items():
        locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / file).read_text(), re.MULTILINE))
        wanted = {re.split(r"[\[<>=~!; ]", requirement)[0].lower().replace(".", "-") for requirement in requirements}
        assert wanted - locked == set()


def test_what_installs_the_project_is_locked() -> None:
    """It is small, and the same as where tests run."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    entries = (ROOT / "requirements" / "build.txt").read_text()
    named = re.findall(r"^([a-z0-9-]+)==", entries, re.MULTILINE)
    assert {*wanted, "editables"} <= set(named)
    assert len(named) < 10
    dev = (ROOT / "requirements" / "dev.txt").read_text()
    assert all(entry in dev for entry in re.split(r"\n(?=\S)", entries.rstrip()))


def test_client_is_locked_without_addresses() -> None:
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("there is no web client")
    assert '"resolved"' not in lock.read_text()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_can_be_run(script: Path) -> None:
    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/usr/bin/env ")


def test_makefile_calls_scripts_that_exist() -> None:
    called = set(re.findall(r"\bscripts/([a-z_.-]+)", (ROOT / "Makefile").read_text()))
    assert called
    assert called - {script.name for script in SCRIPTS} == set()
