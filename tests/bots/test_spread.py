"""Work spread over processes and over Ray: the same results in the same order, also where a worker dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from railhead.bots.arena import Tournament, run
from railhead.bots.spread import TRIES, Here, OnRay, Processes, Spread, held, spread
from railhead.bots.tune import Tuning, steps
from tests.shared import ROOT

RANDOMS = Tournament("rocket", ("random", "novice"), 2, "spread", nodes=20)


def dies_once(task: tuple[int, str]) -> int:
    """Number 3 takes its worker with it when it is done for the first time."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dies(_task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def waits(folder: str) -> None:
    """Says who it is and stays."""
    (Path(folder) / "fresh").write_text(str(os.getpid()))
    (Path(folder) / "fresh").rename(Path(folder) / "worker")
    time.sleep(300)


def fails(number: int) -> int:
    if number == 1:
        raise ValueError("one")
    return number


def outcome(over: Spread, keep: Path | None = None) -> list[Any]:
    """Every game without its times."""
    timeless = {"seconds": (), "slowest": ()}
    return [msgspec.structs.replace(game, **timeless) for game in run(RANDOMS, 6, over, keep)]


def test_the_way_that_is_asked_for() -> None:
    assert isinstance(spread(), Here)
    assert isinstance(spread(2), Processes)
    assert isinstance(spread(2, "local"), OnRay)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    assert outcome(Processes(2), tmp_path) == outcome(Here())
    assert len(list(tmp_path.glob("rocket-*.jsonl"))) == 6


def test_a_process_that_dies(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(8)]
    assert list(Processes(2).map(dies_once, tasks)) == [number * number for number in range(8)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(Exception, match="terminated abruptly"):
        list(Processes(1).map(dies, range(2)))
    assert TRIES > 1


def test_an_error_reaches_the_caller() -> None:
    found = Processes(2).map(fails, range(3))
    assert next(found) == 0
    with pytest.raises(ValueError, match="one"):
        next(found)


def until(what: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.1)


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_workers_end_with_whoever_began_them(tmp_path: Path) -> None:
    """Also where that one is killed and cannot tell them."""
    code = (
        "from railhead.bots.spread import Processes; from tests.bots.test_spread import waits\n"
        f"if __name__ == '__main__': list(Processes(1).map(waits, [{str(tmp_path)!r}]))"
    )
    program = tmp_path / "program.py"
    program.write_text(code)
    parent = subprocess.Popen([sys.executable, program], env=os.environ | {"PYTHONPATH": str(ROOT)})
    until((tmp_path / "worker").exists)
    worker = int((tmp_path / "worker").read_text())
    assert not is_gone(worker)
    parent.kill()
    parent.wait()
    until(lambda: is_gone(worker), 30)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning", "ignore::DeprecationWarning")
def test_a_local_ray_with_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games as in this process, kept here; a worker is killed on the way, and its task done again."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    ray = OnRay("local", 2)
    assert outcome(ray, tmp_path) == outcome(Here())
    assert len(list(tmp_path.glob("rocket-*.jsonl"))) == 6
    tasks = [(number, str(tmp_path)) for number in range(8)]
    assert list(ray.map(dies_once, tasks)) == [number * number for number in range(8)]
    assert (tmp_path / "died").exists()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning", "ignore::DeprecationWarning")
def test_figures_tuned_on_a_local_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as in this process; one cluster is held for all the steps."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    ray, plan = OnRay("local", 2), Tuning("rocket", 2, ("towns",), "ray", setups=1, nodes=5)
    with held(ray):
        assert not ray.connect()
        assert list(steps(plan, 2, ray)) == list(steps(plan, 2))
