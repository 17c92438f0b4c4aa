"""`python -m railhead.bots.calibrate TITLE`: the figures of `chances.toml` from games of steady players, and how well
they hold in games that were kept out.

A part of every game is played by beginners at some seats, so that leads of all sizes occur; from the first sample on
all play alike. What is expected of a position is found as in the analysis. Games are drawn by their number, the odd
ones are held out; results are kept in a file, and the same command goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.analysis import blind
from railhead.bots.chances import Slope, by_slope
from railhead.bots.levels import make
from railhead.bots.outlook import outlook
from railhead.bots.spread import spread
from railhead.games import catalogue
from railhead.kernel.rng import Stream

#: positions of a game that are taken, at equal distances
SAMPLES = 10
#: decisions at the start of which some may be a beginner's, at most
UNEVEN = 120
BUDGET = Budget(nodes=400)


class Sample(Struct, frozen=True):
    """What was expected of a position, how far the game was, and who won it."""

    worths: tuple[float, ...]
    progress: float
    winners: tuple[int, ...]


class Played(Struct, frozen=True):
    game: int
    samples: tuple[Sample, ...]


class Bin(Struct, frozen=True):
    """Chances of about the same size: how many, their mean, and how often such a seat has won."""

    count: int
    said: float
    won: float


def play(title: str, number: int) -> Played:
    """Game number so-and-so, with the seats of its number."""
    found, draw = catalogue.title(title), Stream(f"calibrate-{title}-{number}")
    counts = [seats for seats in found.seats if seats > 1]
    seats = counts[number // 2 % len(counts)]
    rules = found.open({}, seats)
    steady = [make(title, "steady", f"{number}-{seat}") for seat in range(seats)]
    novices = [make(title, "novice", f"{number}-{seat}") for seat in range(seats)]
    weak = {seat for seat in range(seats) if draw.below(3) == 0}
    uneven, states = draw.below(UNEVEN + 1), list[Any]()
    state = rules.start(rules.draw(f"calibrate-{number}"), f"calibrate-{number}").state
    while (asked := rules.decision(state)) is not None:
        seat = asked.seat
        bot = novices[seat] if len(states) < uneven and seat in weak else steady[seat]
        states.append(state)
        state = rules.apply(state, bot.choose(rules, state, seat, BUDGET)).state
    result = found.result(rules, state)
    assert result is not None
    even = states[uneven:]
    taken = even[:: max(1, len(even) // SAMPLES)][:SAMPLES]
    return Played(number, tuple(_sample(title, rules, one, result.winners) for one in taken))


def _sample(title: str, rules: Any, state: Any, winners: tuple[int, ...]) -> Sample:
    seen = outlook(rules)
    assert seen is not None
    state = blind(state)
    seen.begin(rules, state)
    expected = seen.follow(rules, state, seen.horizon(rules), None)
    assert expected is not None
    return Sample(expected.worths, expected.progress, winners)


# -- fitting -----------------------------------------------------------------------------------------


def loss(slope: Slope, samples: Sequence[Sample]) -> float:
    """Mean surprise at who won (log loss)."""
    total = 0.0
    for sample in samples:
        said = by_slope(slope, sample.worths, sample.progress)
        total -= sum(log(max(1e-9, said[seat])) for seat in sample.winners) / len(sample.winners)
    return total / len(samples)


def fit(samples: Sequence[Sample]) -> Slope:
    """The slope with the least loss, by a search that goes finer and finer."""
    best, step = Slope(1.0, 0.0), 1.0
    least = loss(best, samples)
    while step > 0.01:
        around = [
            Slope(best.start + a * step, best.gain + b * step)
            for a in (-1, 0, 1)
            for b in (-1, 0, 1)
            if (a, b) != (0, 0)
        ]
        losses = [(loss(one, samples), one) for one in around]
        found, slope = min(losses, key=lambda row: row[0])
        if found < least:
            least, best = found, slope
        else:
            step /= 2
    return Slope(round(best.start, 2), round(best.gain, 2))


def reliability(slope: Slope, samples: Sequence[Sample], bins: int = 10) -> Iterator[Bin]:
    """What was said against what came, by tenths."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(bins)]
    for sample in samples:
        for seat, chance in enumerate(by_slope(slope, sample.worths, sample.progress)):
            won = 1 / len(sample.winners) if seat in sample.winners else 0.0
            rows[min(bins - 1, int(chance * bins))].append((chance, won))
    for row in rows:
        if row:
            yield Bin(len(row), sum(said for said, _ in row) / len(row), sum(won for _, won in row) / len(row))


def equal(samples: Sequence[Sample]) -> float:
    """The loss of who gives all seats the same chance."""
    return sum(log(len(sample.worths)) for sample in samples) / len(samples)


# -- the command -------------------------------------------------------------------------------------


def games(title: str, count: int, jobs: int, keep: Path) -> list[Played]:
    """Those that are kept, and those that are missing."""
    keep.mkdir(parents=True, exist_ok=True)
    file = keep / f"{title}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    known = {one.game: one for one in (msgspec.json.decode(line, type=Played) for line in lines)}
    missing = [number for number in range(count) if number not in known]
    with file.open("ab") as out:
        for one in spread(jobs).map(partial(play, title), missing):
            known[one.game] = one
            out.write(msgspec.json.encode(one) + b"\n")
            out.flush()
    return [known[number] for number in range(count)]


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m railhead.bots.calibrate")
    words.add_argument("title")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--keep", type=Path, default=Path("build/calibrate"))
    said = words.parse_args()
    played = games(said.title, said.games, said.jobs, said.keep)
    fitted = [sample for one in played if one.game % 2 == 0 for sample in one.samples]
    held = [sample for one in played if one.game % 2 for sample in one.samples]
    slope = fit(fitted)
    print(f"[{catalogue.title(said.title).package}]\nstart = {slope.start}\ngain = {slope.gain}\n")
    print(f"held out: {len(held)} positions, log loss {loss(slope, held):.3f}, equal chances {equal(held):.3f}")
    for row in reliability(slope, held):
        print(f"{row.count:5} {row.said:.3f} {row.won:.3f}")


if __name__ == "__main__":
    main()
