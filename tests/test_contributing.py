"""The steps of CONTRIBUTING.md, gone through in a copy: a fourth title, a rule case of it, and a fourth language.

The title is Rocket under another name, so that nothing but the steps themselves can go wrong.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shared import ROOT

LOCALES = "src/railhead/i18n/locales"
#: a title is these folders and files, and one line of the catalogue
FOLDERS = ("src/railhead/games", "src/railhead/lessons", "tests/games", "tests/rules")
PARTS = ("", "_gains", "_learned", "_master", "_outlook", "_steady", "_value")
FILES = tuple(f"src/railhead/bots/{{}}{part}.py" for part in PARTS)
TEXTS = ("{}.ftl", "title-{}.ftl", "rules-{}.ftl", "lessons-{}.ftl", "terms-{}.ftl")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its tests, to be changed at will."""
    folder = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("static", "__pycache__", "golden", "browser")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def run(copy: Path, *words: str) -> str:
    """A Python command in the copy; its output, the test failing where it fails."""
    path = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, env=path, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def renamed(text: str) -> str:
    """Rocket's code as that of a title called `copied`."""
    text = text.replace("railhead.games.rocket", "railhead.games.copied").replace(
        "tests.games.rocket", "tests.games.copied"
    )
    text = text.replace("railhead.bots.rocket", "railhead.bots.copied")
    text = text.replace("railhead.lessons.rocket", "railhead.lessons.copied")
    return re.sub(r'(?<=[("= ])"rocket"', '"copied"', text)


@pytest.fixture(scope="module")
def title(copy: Path) -> str:
    """The steps for a title."""
    for folder in FOLDERS:
        shutil.copytree(copy / folder / "rocket", copy / folder / "copied")
        for file in (copy / folder / "copied").rglob("*.py"):
            file.write_text(renamed(file.read_text()))
    for name in FILES:
        (copy / name.format("copied")).write_text(renamed((copy / name.format("rocket")).read_text()))
    for language in (copy / LOCALES).glob("*/"):
        if not language.is_dir():
            continue
        for name in TEXTS:
            text = (language / name.format("rocket")).read_text()
            (language / name.format("copied")).write_text(text.replace("-rocket-", "-copied-"))
    catalogue = copy / "src/railhead/games/catalogue.py"
    line = '    "rocket": "rocket",\n'
    assert line in catalogue.read_text()
    catalogue.write_text(catalogue.read_text().replace(line, f'{line}    "copied": "copied",\n'))
    return "copied"


@pytest.mark.slow
def test_a_title_is_its_folders_and_one_line(copy: Path, title: str) -> None:
    played = run(copy, "-c", "from railhead.cli import main; main()", "random", title, "--games", "1", "--seed", "x")
    assert "1" in played
    names = "from railhead.bots.levels import names; print(*names('copied'))"
    assert "steady" in run(copy, "-c", names)
    kit = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance/test_titles.py")
    assert " passed" in run(copy, *kit, "-k", "copied and england and listing")


@pytest.mark.slow
def test_a_case_is_a_few_lines_of_data(copy: Path, title: str) -> None:
    (copy / "tests/rules" / title / "mine.toml").write_text(
        "\n".join(
            [
                "[[case]]",
                'id = "mine"',
                'rule = ["A32"]',
                'says = "Passing is allowed only where nothing else is"',
                "seats = 2",
                "[[case.step]]",
                'do = { do = "pass" }',
                'refused = ["must-act"]',
                "",
            ]
        )
    )
    test = f"tests/games/{title}/test_cases.py::test_case[mine]"
    assert "1 passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", test)


@pytest.mark.slow
def test_a_language_is_a_folder_of_texts(copy: Path) -> None:
    shutil.copytree(copy / LOCALES / "en", copy / LOCALES / "de")
    spoken = run(copy, "-c", "from railhead.cli import main; main()", "games", "--lang", "de")
    assert "Rocket" in spoken
    assert " passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/i18n/test_files.py")
    asked = "from railhead.server.protocol.people import SignIn; from msgspec import convert"
    said = f"{asked}; print(convert(dict(name='Anna', lang='de'), SignIn).lang)"
    assert run(copy, "-c", said).strip() == "de"
