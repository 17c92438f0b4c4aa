"""Work spread over processes and over Ray: the same results in the same order, also where a worker dies."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from railhead.bots.arena import Tournament, run
from railhead.bots.spread import TRIES, Here, OnRay, Processes, Spread, spread

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
