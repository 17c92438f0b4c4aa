"""The run of mutants itself, on a program of two files: what is noticed, what is alive, and that it goes on."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from benchmarks.mutants import paragraphs, tests
from benchmarks.mutants.code import code_changes
from benchmarks.mutants.data import data_changes
from benchmarks.mutants.mutant import draw, number
from benchmarks.mutants.results import Equivalent
from benchmarks.mutants.trial import read_targets
from tests.shared import ROOT

FILES = {
    "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src"]\n',
    "src/toy.py": """import tomllib
from pathlib import Path

LIMIT = tomllib.loads((Path(__file__).parent / "toy.toml").read_text())["limit"]


def is_over(trains: int) -> bool:
    return trains > LIMIT


def unused() -> None:
    print("nobody")
""",
    "src/toy.toml": "limit = 3\n",
    "tests/test_toy.py": """from toy import LIMIT, is_over


def test_far_over() -> None:
    assert is_over(LIMIT + 5) and not is_over(0)


def test_limit() -> None:
    assert LIMIT == 3
""",
    "targets.toml": """seed = "toy"

[toy]
code = ["src/*.py"]
data = ["src/*.toml"]
draw = { code = 99, data = 9 }
tests = ["tests"]
""",
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def run(root: Path, *words: str) -> str:
    files = [f"--{name}={root / file}" for name, file in [("root", "."), ("targets", "targets.toml")]]
    files += [f"--results={root / 'mutants.json'}", f"--equivalent={root / 'equivalent.toml'}"]
    command = [sys.executable, "-m", "benchmarks.mutants", "--only", "toy", *files, *words]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


def section(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((root / "mutants.json").read_text())["toy"]
    return found


def test_noticed_and_alive(toy: Path) -> None:
    run(toy)
    found = {(row["where"], row["now"]): row for row in section(toy)["mutants"]}
    assert found["is_over", "return trains >= LIMIT"]["result"] == "alive"
    assert found["unused", "pass"]["result"] == "alive"
    off = found["is_over", "nothing"]
    assert (off["result"], off["by"]) == ("noticed", "tests/test_toy.py::test_far_over")
    figure = found["limit", "4" if ("limit", "4") in found else "2"]
    assert (figure["result"], figure["by"]) == ("noticed", "tests/test_toy.py::test_limit")


def test_goes_on_where_it_was(toy: Path) -> None:
    first = run(toy)
    assert "0 to try" not in first
    before = section(toy)
    assert "0 to try" in run(toy)
    alive = sum(row["result"] == "alive" for row in before["mutants"])
    assert f"{alive} to try" in run(toy, "--again", "alive")
    (toy / "tests" / "test_edge.py").write_text(
        "from toy import is_over\n\n\ndef test_edge():\n    assert not is_over(3)\n"
    )
    run(toy, "--again", "alive")
    edge = next(row for row in section(toy)["mutants"] if row["now"] == "return trains >= LIMIT")
    assert (edge["result"], edge["by"]) == ("noticed", "tests/test_edge.py::test_edge")


def test_equivalent_ones_have_a_reason_and_exist(toy: Path) -> None:
    run(toy)
    left_out = next(row for row in section(toy)["mutants"] if row["where"] == "unused" and row["now"] == "pass")
    entry = '[[mutant]]\ntarget = "toy"\nid = "{}"\nchange = "print"\nwhy = "never called"\n'
    (toy / "equivalent.toml").write_text(entry.format(left_out["id"]))
    run(toy)
    found = next(row for row in section(toy)["mutants"] if row["id"] == left_out["id"])
    assert (found["result"], found["why"]) == ("equivalent", "never called")
    assert section(toy)["code"]["equivalent"] == 1
    (toy / "equivalent.toml").write_text(entry.format("0123456789"))
    assert "do not exist: 0123456789 (print)" in run(toy)


def test_tests_that_fail_anyway_are_named(toy: Path) -> None:
    (toy / "tests" / "test_toy.py").write_text("def test_wrong() -> None:\n    assert False\n")
    assert "these fail without any mutant: ['tests/test_toy.py::test_wrong']" in run(toy)
    assert not (toy / "mutants.json").exists()


def test_no_tests_at_all_is_an_error(toy: Path) -> None:
    """Else every mutant would be told to be alive."""
    (toy / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    assert "pytest ended with" in run(toy)
    assert not (toy / "mutants.json").exists()


def test_an_endless_loop_uses_up_the_time_of_one_test_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_toy.py").write_text("def test_loop():\n    while True:\n        pass\n\n\ndef test_long(): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    limits = {"test_toy.py::test_loop": 0.5, "test_toy.py::test_long": 600.0}
    assert tests.first_failure(["test_toy.py"], limits) == "time limit"
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 60


def test_the_draw_stays_when_other_code_changes() -> None:
    """Another function before it, and another line number, change nothing."""
    text = FILES["src/toy.py"]
    more = text.replace("def is_over", "def added(a: int) -> int:\n    return a + 1\n\n\ndef is_over")
    before, after = (number("code", code_changes("toy.py", found)) for found in (text, more))
    assert {mutant.id for mutant in before} < {mutant.id for mutant in after}
    drawn = {mutant.id for mutant in draw(before, 5, "x")}
    assert len(drawn) == 5
    kept = {mutant.id for mutant in draw(after, 5, "x")} & {mutant.id for mutant in before}
    assert kept <= drawn


def test_every_figure_of_a_data_file_is_changed() -> None:
    changes = data_changes(
        "x.toml", 'a = 1\nb = { c = "red", d = [10, 20] }\n[[e]]\nid = "x"\non = true\ncolour = "blue"\n'
    )
    assert {change.where for change in changes} == {
        "a",
        "b.c",
        "b.d[0]",
        "b.d[1]",
        "e[x]",
        "e[x].id",
        "e[x].on",
        "e[x].colour",
    }
    texts = {change.text() for change in changes}
    assert len(texts) == len(changes)


@pytest.mark.parametrize(
    ("paragraph", "text", "found"),
    [
        ("VI.3.2", "VI.3.2, VI.3.3: phase and supply", True),
        ("VI.3.2a", "VI.3.2: terrain", True),
        ("VI.3.2", "VI.3.2a: terrain", False),
        ("VI.3", "VI.3.2: terrain", False),
        ("5.1", "15.1: mergers", False),
        ("5.1", "(5.1)", True),
        ("R18", "Ruling R18: stations stay", True),
        ("R1", "ruling R18", False),
        ("Va", "V: the draft", True),
        ("D20a", "D20", True),
        ("7.3", "7.2-7.5: mergers", True),
        ("7.6", "7.2-7.5: mergers", False),
        ("4.10", "4.7-4.10: tile, locomotive", True),
        ("13.1", "Section 13: ties", True),
        ("3.1", "Section 13: ties", False),
    ],
)
def test_which_paragraphs_a_docstring_cites(paragraph: str, text: str, found: bool) -> None:
    assert paragraphs.cited(paragraph, text) == found


def test_a_comment_cites_for_its_figure() -> None:
    text = "# 1.1\na = 1\nb = 2  # 1.2\n\n[c]  # 1.3\nd = [\n    3,  # 1.4\n]\n"
    places = list(paragraphs.figures("x.toml", text))
    found = {name: paragraphs.rules_of(name, places) for name in ("1.1", "1.2", "1.3", "1.4")}
    assert found == {"1.1": ["x.toml::a"], "1.2": ["x.toml::b"], "1.3": ["x.toml::c"], "1.4": []}


def test_a_figure_in_a_list_of_tables_is_found_by_its_comment() -> None:
    [(_, _), (name, _)] = paragraphs.figures("x.toml", "[[minors]]\ntokens = 3  # 1.1\n")
    assert paragraphs._is_rule("x.toml::minors[5].tokens", [name])
    assert not paragraphs._is_rule("x.toml::minors[5].number", [name])


def test_the_reasons_can_be_read() -> None:
    """Of every mutant that is said to be equivalent there is one entry, for a target that exists."""
    table = tomllib.loads((ROOT / "benchmarks" / "mutants" / "equivalent.toml").read_text(encoding="utf-8"))
    entries = convert(table["mutant"], list[Equivalent])
    _, targets = read_targets(ROOT / "benchmarks" / "mutants" / "targets.toml")
    assert {entry.target for entry in entries} <= set(targets)
    assert len({(entry.target, entry.id) for entry in entries}) == len(entries)
    assert all(entry.why and entry.change for entry in entries)


def test_claims_that_held_are_kept() -> None:
    """What was written is read again; a claim is open until each of its tests has died."""
    before = paragraphs.Claim("5.1", ["t::one", "t::two"], ["src/x.py::veto"], {"t::one": "src/x.py::veto: a -> b"})
    written = paragraphs.section([before], "commit", "day")
    assert written["open"] == [{"paragraph": "5.1", "rules": ["x.py::veto"], "open": ["t::two"]}]
    assert (written["shown"], written["claims"], written["claims_shown"]) == (1, 2, 1)
    after = [paragraphs.Claim("5.1", ["t::one", "t::two"]), paragraphs.Claim("5.2", ["t::one"])]
    paragraphs.remember(after, written["held"])
    assert [claim.open() for claim in after] == [["t::two"], ["t::one"]]


def test_what_is_absent_is_told_apart() -> None:
    """There is nothing to switch off, so the paragraph is neither shown nor open."""
    written = paragraphs.section([paragraphs.Claim("2.5", ["t::one"], absent="no luck")], "commit", "day")
    assert (written["absent"], written["shown"], written["claims"], written["open"]) == ({"2.5": "no luck"}, 0, 0, [])


def test_changed_data_that_cannot_be_loaded_counts() -> None:
    """Its tests have failed; where code was changed, that would only show that it is broken."""
    report = pytest.CollectReport("tests/test_toy.py", "failed", "KeyError", None)
    wanted = ["tests/test_toy.py::test_limit", "tests/test_other.py::test_other"]
    for errors, broken in [(Exception, wanted[:1]), (AssertionError, [])]:
        plugin = tests.FailedBy(dict.fromkeys(wanted, 1.0), errors)
        plugin.pytest_collectreport(report)
        assert plugin.broken == broken
