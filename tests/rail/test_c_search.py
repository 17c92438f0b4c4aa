"""The C search: what it does where something goes wrong, and that it touches no memory but its own."""

from __future__ import annotations

import os
import subprocess
import sys
from ctypes import CDLL, sizeof
from pathlib import Path
from random import Random

import pytest

from railhead.rail.search import build, c_search
from railhead.rail.search.cover import Choice, best_cover
from railhead.rail.search.paths import Budget
from tests.rail.test_cover import random_problem

ROOT = Path(__file__).parents[2]
STRICT = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wmissing-prototypes", "-Werror")
SANITIZED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
#: a malloc that never has memory
NO_MALLOC = "void *__wrap_malloc(unsigned long size) { return (void)size, (void *)0; }\n"
#: runs tests with the library that it is given
WITH_LIBRARY = """
import pathlib, sys, pytest
from railhead.rail.search import build, c_search
build.library = lambda: pathlib.Path(sys.argv[1])
assert c_search.library() is not None
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""

pytestmark = pytest.mark.skipif(c_search.library() is None, reason="the C search is not compiled")


def solve(accept: object, nodes: int = 1_000_000) -> list[Choice]:
    assert callable(accept)
    worth, trains, meeting = random_problem(Random(7), 4, 9, 24)
    return best_cover(worth, trains, meeting, accept, 0, 1, Budget(nodes))


def compiled(tmp_path: Path, *flags: str) -> Path:
    """The library, compiled in another way."""
    made = tmp_path / f"libsearch{build.SUFFIX}"
    build.compile_into(made, ("-std=c11", "-shared", "-fPIC", *flags))
    return made


@pytest.mark.parametrize("error", [KeyError("no such route"), KeyboardInterrupt()], ids=["error", "interrupt"])
def test_an_error_of_the_caller_comes_back_to_it(error: BaseException) -> None:
    """It ends the search at once: nobody is asked again."""
    asked = 0

    def accept(chosen: tuple[int, ...]) -> bool:
        nonlocal asked
        asked += 1
        raise error

    with pytest.raises(type(error)) as raised:
        solve(accept)
    assert raised.value is error
    assert asked == 1


def test_after_an_error_the_next_search_is_whole() -> None:
    right = solve(lambda _: True)
    with pytest.raises(ZeroDivisionError):
        solve(lambda _: 1 // 0)
    assert solve(lambda _: True) == right != []


def test_c_and_python_mean_the_same_fields() -> None:
    found = c_search.library()
    assert found is not None
    assert (found.limits.search_size, found.limits.crew_size) == (sizeof(c_search.Cover), sizeof(c_search.Crew))
    assert (found.limits.stops, found.limits.trains > 0, found.limits.members > 0) == (64, True, True)


def test_without_memory_there_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "no_malloc.c").write_text(NO_MALLOC, encoding="utf-8")
    try:
        made = compiled(tmp_path, str(tmp_path / "no_malloc.c"), "-Wl,--wrap=malloc")
    except build.NoCompiler:
        pytest.skip("the linker of this machine cannot put another malloc in its place")
    broken = c_search.Library(CDLL(str(made)))
    monkeypatch.setattr(c_search, "library", lambda: broken)
    with pytest.raises(MemoryError):
        solve(lambda _: True)
    with pytest.raises(MemoryError):
        c_search.outer_ends([(0, 0), (1, 1)], [2, 2], 1, {2: {(0, 0): [((1, 1), 3)]}}, 3)


def test_the_compiler_has_nothing_to_say(tmp_path: Path) -> None:
    compiled(tmp_path, "-O3", *STRICT)


@pytest.mark.slow
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    """The comparisons with Python once more, with every access to memory and every operation watched."""
    runtime = subprocess.run(["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=False)
    if not Path(runtime.stdout.strip()).is_absolute():
        pytest.skip("the compiler of this machine has no address sanitizer")
    made = compiled(tmp_path, *SANITIZED)
    tests = ("tests/rail/test_cover.py", "tests/rail/test_freight.py", "tests/rail/test_shared_track.py")
    env = os.environ | {"LD_PRELOAD": runtime.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0"}
    done = subprocess.run(
        [sys.executable, "-c", WITH_LIBRARY, str(made), *tests, "-k", "not cp_sat and not (everything and python)"],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    assert " passed" in done.stdout
