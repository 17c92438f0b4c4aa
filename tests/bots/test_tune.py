"""The tuner: it finds what is better, repeats exactly, goes on after a stop, and keeps to the bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar, cast

import msgspec
import pytest

from railhead.bots.arena import Played, Tournament
from railhead.bots.figures import figures, read_name
from railhead.bots.tune import Tuning, found, known_steps, steps
from railhead.cli.app import run as railhead

T = TypeVar("T")
R = TypeVar("R")

PLAN = Tuning("rocket", 3, ("towns", "shares"), "test", setups=2)


def wanted(name: str) -> float:
    """A game that only knows: towns should count 1.6, shares 0.8."""
    read = read_name(name)
    assert read is not None
    changed = {"towns": 1.0, "shares": 1.0} | read[2]
    return 100 - 40 * (changed["towns"] - 1.6) ** 2 - 40 * (changed["shares"] - 0.8) ** 2


class ByFormula:
    """Instead of games: whoever is nearer to what is wanted has more."""

    def __init__(self) -> None:
        self.games: list[tuple[str, ...]] = []

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        for task in tasks:
            assert isinstance(task, tuple)
            yield cast("R", self._played(*task))

    def _played(self, tournament: Tournament, game: int) -> Played:
        lineup = tournament.lineup(game)
        self.games.append(lineup)
        worth = tuple(round(wanted(name)) for name in lineup)
        return Played(game, lineup, (0,), worth, (1,) * len(lineup), (0.0,) * len(lineup))


def test_it_finds_what_is_better() -> None:
    done = list(steps(PLAN, 120, ByFormula()))
    best = found(PLAN, done)
    assert best["towns"] == pytest.approx(1.6, abs=0.15)
    assert best["shares"] == pytest.approx(0.8, abs=0.15)


def test_both_players_of_a_trial_have_every_seat() -> None:
    over = ByFormula()
    list(steps(msgspec.structs.replace(PLAN, setups=6), 1, over))
    assert len(over.games) == 6 * 3
    for seat in range(3):
        assert len({lineup[seat] for lineup in over.games[:3]}) == 3
    assert len({frozenset(lineup) for lineup in over.games}) > 1


def test_a_stopped_run_goes_on_and_repeats(tmp_path: Path) -> None:
    over = ByFormula()
    first = list(steps(PLAN, 3, over, tmp_path))
    (kept,) = tmp_path.glob("tune-*.jsonl")
    kept.write_bytes(kept.read_bytes() + b'{"number": 3, "val')  # the program ended while it was writing
    assert known_steps(PLAN, tmp_path) == 3
    played = len(over.games)
    whole = list(steps(PLAN, 5, over, tmp_path))
    assert whole[:3] == first
    assert len(over.games) == played + 2 * 2 * 3
    assert whole == list(steps(PLAN, 5, ByFormula()))


def test_figures_stay_within_their_bounds() -> None:
    over, known = ByFormula(), figures("rocket").figures
    for step in steps(PLAN, 30, over):
        assert all(known[name].least <= value <= known[name].most for name, value in step.values.items())
    for lineup in over.games:
        for name in lineup:
            read = read_name(name)
            assert read is not None
            assert all(known[figure].least <= value <= known[figure].most for figure, value in read[2].items())


def test_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["tune", "rocket", "--figures", "towns", "--steps", "1", "--setups", "1", "--nodes", "5"]
    assert railhead([*words, "--keep", str(tmp_path), "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert (told["title"], told["seats"], list(told["found"])) == ("rocket", 2, ["towns"])
    assert railhead([*words, "--keep", str(tmp_path), "--check", "1"]) == 0
    shown = capsys.readouterr().out
    assert "rocket_steady.toml" in shown
    assert f"2 = {{ towns = {told['found']['towns']:g} }}" in shown
    assert railhead(["tune", "rocket", "--figures", "nothing"]) == 1
    assert "growth" in capsys.readouterr().err
    assert railhead(["tune", "rocket", "--steps", "0"]) == 1
