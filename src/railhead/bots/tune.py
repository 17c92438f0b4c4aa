"""The tuner: better figures for the valuations of `steady`, found by games.

SPSA: in a step every figure is moved up or down at random, all at once, and the player with these figures plays against
the one with the opposite ones, every seat of a set-up; the figures then go towards the better one, further where it was
much better. What is found is the mean of the later half of the steps. A step depends on its number, the seed and the
steps before it, so that a run can be stopped and taken up again, and repeats exactly wherever its games are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from railhead.bots.arena import Played, Tournament, code_of, play
from railhead.bots.figures import Figure, figures, name_with, usual
from railhead.bots.spread import Here, Spread
from railhead.games import catalogue
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue

#: a first trial moves a figure by this part of its bounds, later ones less
REACH, REACH_POWER = 0.15, 0.101
#: so far the figures go, and by which power they go less as the steps go by; the first steps are held back
PACE, PACE_POWER, HELD = 0.3, 0.602, 5

Units = dict[str, float]


class Tuning(Struct, frozen=True):
    """Everything that decides what is found. In a step `setups` set-ups are played, each with other figures."""

    title: str
    seats: int
    names: tuple[str, ...]
    seed: str = "tune"
    setups: int = 4
    options: tuple[tuple[str, OptionValue], ...] = ()
    nodes: int | None = 2000

    @property
    def package(self) -> str:
        return catalogue.title(self.title).package

    def key(self) -> str:
        return blake2b(msgspec.json.encode(self) + code_of(self.package), digest_size=8).hexdigest()


class Step(Struct, frozen=True):
    """What a step came to: the figures after it, and by how much the better players were better."""

    number: int
    values: dict[str, float]
    difference: float


def steps(tuning: Tuning, number: int, spread: Spread | None = None, keep: Path | None = None) -> Iterator[Step]:
    """A number of steps in order. With `keep`, those that are there already are not done again."""
    file = None if keep is None else keep / f"tune-{tuning.key()}.jsonl"
    known = _read(file)[:number] if file is not None else []
    yield from known
    values = known[-1].values if known else _start(tuning)
    for step in range(len(known), number):
        done = _step(tuning, step, values, spread or Here())
        values = done.values
        if file is not None:
            with file.open("ab") as end:
                end.write(msgspec.json.encode(done) + b"\n")
        yield done


def known_steps(tuning: Tuning, keep: Path) -> int:
    return len(_read(keep / f"tune-{tuning.key()}.jsonl"))


def found(tuning: Tuning, done: list[Step]) -> dict[str, float]:
    """The mean of the later half: the steps themselves go to and fro by chance."""
    later = done[len(done) // 2 :]
    if not later:
        return _start(tuning)
    return {name: round(sum(step.values[name] for step in later) / len(later), 3) for name in tuning.names}


def _start(tuning: Tuning) -> dict[str, float]:
    playing = usual(tuning.package, tuning.seats)
    return {name: playing[name] for name in tuning.names}


def _step(tuning: Tuning, number: int, values: dict[str, float], spread: Spread) -> Step:
    known = figures(tuning.package).figures
    units = {name: _unit(known[name], values[name]) for name in tuning.names}
    reach = REACH / (number + 1) ** REACH_POWER
    chance = Stream(f"{tuning.seed}-{number}")
    ways = [{name: 2 * chance.below(2) - 1 for name in tuning.names} for _ in range(tuning.setups)]
    tasks = [
        (_tournament(tuning, number, setup, units, way, reach), game)
        for setup, way in enumerate(ways)
        for game in range(tuning.seats)
    ]
    games = list(spread.map(_task, tasks))
    won = [_difference(games[at : at + tuning.seats], tasks[at][0]) for at in range(0, len(games), tuning.seats)]
    pace = PACE * (1 + HELD) ** PACE_POWER / (number + 1 + HELD) ** PACE_POWER
    for name in tuning.names:
        slope = sum(difference * way[name] for difference, way in zip(won, ways, strict=True)) / len(ways)
        units[name] = min(1.0, max(0.0, units[name] + pace * slope))
    after = {name: round(_value(known[name], unit), 6) for name, unit in units.items()}
    return Step(number, after, round(sum(map(abs, won)) / len(won), 4))


def _task(task: tuple[Tournament, int]) -> Played:
    return play(*task)


def _tournament(
    tuning: Tuning, number: int, setup: int, units: Units, way: dict[str, int], reach: float
) -> Tournament:  # fmt: skip
    """The two players of a trial; further seats are for the usual one."""
    known = figures(tuning.package).figures
    pair = [
        name_with(
            "steady",
            {name: _value(known[name], unit + sign * reach * way[name]) for name, unit in units.items()},
        )
        for sign in (1, -1)
    ]
    others = ["steady"] * (tuning.seats > 2)
    return Tournament(
        tuning.title, (*pair, *others), tuning.seats, f"{tuning.seed}-{number}-{setup}", tuning.options, tuning.nodes
    )  # fmt: skip


def _difference(games: list[Played], tournament: Tournament) -> float:
    """What the first player had more than the second in a whole set-up, over the mean of the table."""
    one, other = tournament.bots[:2]
    total = sum(worth for game in games for worth in game.worth)
    if total <= 0:
        return 0.0
    gained = sum(game.worth[game.lineup.index(one)] - game.worth[game.lineup.index(other)] for game in games)
    return max(-1.0, min(1.0, gained * tournament.seats / total))


def _unit(figure: Figure, value: float) -> float:
    return (value - figure.least) / (figure.most - figure.least)


def _value(figure: Figure, unit: float) -> float:
    return figure.least + min(1.0, max(0.0, unit)) * (figure.most - figure.least)


def _read(file: Path) -> list[Step]:
    """Finished steps; a line that was cut off by the end of the program counts as not done."""
    read: list[Step] = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            read.append(msgspec.json.decode(line, type=Step))
        except msgspec.DecodeError:
            break
    if file.exists() and read:
        file.write_bytes(b"".join(msgspec.json.encode(step) + b"\n" for step in read))
    return read
