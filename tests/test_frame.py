"""The frame itself: the rule about ../shared, the sections of the benchmarks, the resumable runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import bench, machine, sections, soak
from benchmarks.job import Broken, Job, add, run_units

pytest_plugins = ["pytester"]
CODE = ("benchmarks/job.py",)


def count_unit(number: int) -> dict[str, int]:
    return {"units": 1, "even": int(number % 2 == 0)}


def breaks_at_three(number: int) -> dict[str, int]:
    if number == 3:
        raise ValueError("no way out")
    return {"units": 1}


@pytest.fixture
def soak_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(soak, "RESULTS", tmp_path / "soak.json")
    monkeypatch.setattr(soak, "PROGRESS", tmp_path / "progress")
    return tmp_path


@pytest.mark.parametrize("workers", [1, 2])
def test_units_come_in_order(workers: int) -> None:
    job = Job("count", 5, count_unit)
    assert [tally["even"] for tally in run_units(job, range(5), workers)] == [1, 0, 1, 0, 1]


def test_tallies_add_up() -> None:
    assert add({"a": 1, "b": 2}, {"b": 3, "c": 4}) == {"a": 1, "b": 5, "c": 4}


@pytest.mark.parametrize("workers", [1, 2])
def test_broken_unit_is_named(workers: int) -> None:
    with pytest.raises(Broken, match="no way out") as caught:
        list(run_units(Job("breaks", 5, breaks_at_three), range(5), workers))
    assert caught.value.number == 3


def test_soak_goes_on_where_it_stopped(soak_files: Path) -> None:
    with pytest.raises(SystemExit, match="unit 3 failed"):
        soak.finish("frame.breaks", Job("breaks", 5, breaks_at_three, CODE), workers=1)
    code = machine.code(CODE)
    kept = soak._read_progress("frame.breaks", code)
    assert (kept.done, kept.tally) == (3, {"units": 3})
    assert soak._read_progress("frame.breaks", "changed").done == 0
    assert not (soak_files / "soak.json").exists()

    soak.finish("frame.breaks", Job("breaks", 5, count_unit, CODE), workers=1)
    result = soak._read_results()["frame.breaks"]
    assert result.tally == {"units": 5, "even": 1}
    assert (result.count, result.command, result.code) == (5, "make soak ONLY=frame.breaks", code)


def test_a_soak_that_reaches_too_little_has_failed(soak_files: Path) -> None:
    soak.finish("frame.count", Job("count", 5, count_unit, CODE, least={"even": 3}), workers=1)
    with pytest.raises(SystemExit, match="3 even, at least 4 are wanted"):
        soak.finish("frame.more", Job("more", 5, count_unit, CODE, least={"even": 4}), workers=1)
    assert list(soak._read_results()) == ["frame.count"]


def test_finished_soak_is_not_repeated(soak_files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    soak.finish("frame.count", Job("count", 4, count_unit, CODE), workers=1)
    soak.finish("frame.count", Job("count", 4, breaks_at_three, CODE), workers=1)
    assert "done before" in capsys.readouterr().err
    soak.finish("frame.count", Job("count", 6, count_unit, CODE), workers=1)
    assert soak._read_results()["frame.count"].count == 6
    assert list((soak_files / "progress").glob("*")) == []


def test_bench_sheet_is_flat_and_keeps_other_sections() -> None:
    old: bench.Sheet = {"machine.loop_s": 9.0, "mag.states": 1, "rocket.gone": 2}
    sheet = bench.replaced(old, "rocket", {"decisions_per_s": 7000, "/other.figure": 3}, loop_s=0.05)
    assert sheet["other.figure"] == 3
    assert (sheet["machine.loop_s"], sheet["mag.states"], sheet["rocket.decisions_per_s"]) == (0.05, 1, 7000)
    assert sheet["rocket.command"] == "make bench ONLY=rocket"
    assert "rocket.gone" not in sheet
    assert all(isinstance(value, int | float | str) for value in sheet.values())


def test_unknown_section_is_refused() -> None:
    assert sections.chosen("", ["mag", "rocket"]) == ["mag", "rocket"]
    assert sections.chosen("rocket", ["mag", "rocket"]) == ["rocket"]
    with pytest.raises(SystemExit, match="no such section: rokcet"):
        sections.chosen("rokcet", ["mag", "rocket"])


SHARED_TESTS = """
    import pytest
    from tests.shared import shared

    @shared
    def test_reads_shared(): pass

    @shared
    @pytest.mark.parametrize("file", [])
    def test_every_file(file): pass

    def test_own(): pass
"""


@pytest.mark.parametrize(
    ("there", "required", "outcome", "line"),
    [
        (False, "", {"passed": 1, "skipped": 2}, "skipped in all: 2, of these tests on ../shared: 2"),
        (False, "1", {"passed": 1, "errors": 2}, "skipped in all: 0, of these tests on ../shared: 0"),
        (True, "", {"passed": 2, "skipped": 1}, "skipped in all: 1, of these tests on ../shared: 1"),
        (True, "1", {"passed": 2, "errors": 1}, "skipped in all: 0, of these tests on ../shared: 0"),
    ],
)
def test_shared_is_skipped_counted_and_required(
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
    there: bool,
    required: str,
    outcome: dict[str, int],
    line: str,
) -> None:
    """A small project with our conftest in it, with and without a folder beside it."""
    monkeypatch.setenv("RAILHEAD_REQUIRE_SHARED", required)
    here = Path(__file__).parent
    tests = pytester.path / "project" / "tests"
    tests.mkdir(parents=True)
    for name in ("__init__.py", "conftest.py", "shared.py"):
        (tests / name).write_text((here / name).read_text())
    (tests / "test_some.py").write_text(SHARED_TESTS.replace("\n    ", "\n"))
    (tests.parent / "pytest.ini").write_text("[pytest]\npythonpath = .\nmarkers =\n    shared: x\n")
    if there:
        (pytester.path / "shared").mkdir()
    monkeypatch.chdir(tests.parent)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist", str(tests))
    result.assert_outcomes(**outcome)
    result.stdout.fnmatch_lines([line])
