"""The examples of the documents are true, and so are those in the engine's docstrings."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import railhead
from tests.shared import ROOT
from tests.test_dependencies import script

SOURCE = ROOT / "src"
#: every module that shows an example
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)


@pytest.mark.parametrize("page", ["library", "environments"])
def test_examples_of_a_page(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / f"{page}.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0


def test_the_public_names() -> None:
    """Each is there, says what it is, and is the same as where it is written."""
    for name in railhead.__all__:
        found = getattr(railhead, name)
        assert name == "__version__" or found.__doc__
    assert {"new_game", "History", "Rules"} <= set(dir(railhead))
    with pytest.raises(AttributeError):
        _ = railhead.nothing  # type: ignore[attr-defined]  # that is what is tried


def test_what_is_refused_says_why_in_a_sentence(tmp_path: Path) -> None:
    """Below the traceback: the reasons themselves are ids."""
    game = railhead.new_game("rocket", seats=3)
    assert repr(game) == "<History of <rocket/1 with 3 seats>, 0 entries>"
    assert repr(game.rules.legal(game.state)).startswith("<Legal for Decision(seat=")
    file = tmp_path / "game.jsonl"
    railhead.play_out(game, [railhead.bot("rocket", "random")] * 3)
    railhead.save_game(game, file)
    wrong = file.read_text().replace('"do":"extend"', '"do":"pass"', 1)
    file.write_text(wrong)
    tries: dict[str, Callable[[], object]] = {
        "The titles are rocket": lambda: railhead.new_game("rocet", seats=3),
        "choose from: england": lambda: railhead.new_game("rocket", seats=3, options={"map": "mars"}),
        "choose from: random": lambda: railhead.bot("rocket", "genius"),
        "action": lambda: railhead.read_game(file),
    }
    for sentence, wrong_call in tries.items():
        with pytest.raises((railhead.Refused, railhead.RecordError)) as refused:
            wrong_call()
        assert sentence in " ".join(refused.value.__notes__)


def test_to_import_railhead_loads_nothing() -> None:
    """The names come when they are asked for: the command line and the engine do not wait for all of them."""
    code = "import sys, railhead; print([name for name in sys.modules if name.startswith('railhead.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_pages_of_the_reference_are_true() -> None:
    reference = script("reference_pages")
    there = {str(page.relative_to(reference.FOLDER)): page.read_text() for page in reference.FOLDER.rglob("*.md")}
    assert there == reference.pages(), "run scripts/reference_pages.py"


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "reference" / "types" / "History.html").read_text()
    assert "undo, and redo as well" in page
    signature = re.sub("<[^>]*>", "", (tmp_path / "reference" / "functions" / "new_game.html").read_text())
    assert "seats: int" in signature
    assert (tmp_path / "index.html").exists()
