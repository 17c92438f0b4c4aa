#!/usr/bin/env python3
"""`make corpus GAMES=1000`: as many games of bots for each title, and docs/study.md with what they show.

The games go to build/corpus, a record each; a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import mean, median, quantiles

from msgspec import Struct

from benchmarks import machine
from railhead.bots.arena import Played, Tournament, interval, run
from railhead.bots.spread import spread
from railhead.games.catalogue import titles
from railhead.games.title import Title
from railhead.kernel.message import Message
from railhead.library import read_game, result_of, sentence

ROOT = Path(__file__).resolve().parents[1]
CORPUS = ROOT / "build" / "corpus"
PAGE, PLOTS = ROOT / "docs" / "study.md", ROOT / "docs" / "study"
BOT, SEATS, NODES = "steady", 3, 500
BARS = 20


class Source(Struct, frozen=True):
    """A line of the sheet at the end: what winners and the others have there on average."""

    name: str
    winners: float
    others: float


def tournament(title: Title) -> Tournament:
    return Tournament(title.id, (BOT,), SEATS, "corpus", nodes=NODES)


def play(title: Title, games: int, jobs: int) -> list[Played]:
    folder = CORPUS / title.id
    folder.mkdir(parents=True, exist_ok=True)
    played = []
    for game in run(tournament(title), games, spread(jobs), folder):
        played.append(game)
        if len(played) % 50 == 0:
            print(f"corpus: {title.id}: {len(played)} of {games}", file=sys.stderr, flush=True)
    return played


def what_wins(title: Title, games: int) -> list[Source]:
    """The sheets of the ends. Lines that not every game has (companies of 1862) are counted together."""
    sheets = [_sheet(title, number) for number in range(games)]
    *common, total = [name for name in sheets[0][1] if all(name in rows for _, rows in sheets)]
    found = []
    for name in (*common, "", total):
        winners, others = list[float](), list[float]()
        for won, rows in sheets:
            values = rows[name] if name else _summed(rows, (*common, total))
            for seat in range(SEATS):
                (winners if seat in won else others).append(values[seat])
        if any(winners) or any(others):
            found.append(Source(name or "shares of companies", mean(winners), mean(others)))
    return found


def _sheet(title: Title, number: int) -> tuple[tuple[int, ...], dict[str, list[int]]]:
    """Who won a game, and the lines of its sheet by seat."""
    result = result_of(read_game(CORPUS / title.id / f"{title.id}-{tournament(title).key()[:8]}-{number:05}.jsonl"))
    assert result is not None
    assert result.sheet is not None
    rows = {
        sentence(row.label, "en", title.id): [box.value if isinstance(box.value, int) else 0 for box in row.boxes]
        for row in result.sheet.rows
    }
    return result.winners, rows


def _summed(rows: dict[str, list[int]], without: Iterable[str]) -> list[int]:
    left = [values for name, values in rows.items() if name not in without]
    return [sum(values[seat] for values in left) for seat in range(SEATS)]


# -- the page ----------------------------------------------------------------------------------------------------------


def section(title: Title, played: list[Played]) -> str:
    lengths = sorted(sum(game.decisions) for game in played)
    shares = [sum(1 / len(game.winners) for game in played if seat in game.winners) for seat in range(SEATS)]
    seats = "".join(
        f"| {seat + 1} | {_percent(won / len(played))} | "
        + "–".join(_percent(end) for end in interval(won, len(played)))
        + " |\n"
        for seat, won in enumerate(shares)
    )
    wins = "".join(
        f"| {source.name} | {source.winners:.1f} | {source.others:.1f} | {source.winners - source.others:+.1f} |\n"
        for source in what_wins(title, len(played))
    )
    PLOTS.mkdir(parents=True, exist_ok=True)
    (PLOTS / f"{title.package}-seats.svg").write_text(bars([won / len(played) for won in shares], "seat", percent=True))
    (PLOTS / f"{title.package}-lengths.svg").write_text(histogram(lengths))
    ends = quantiles(lengths, n=20) if len(lengths) > 1 else [lengths[0]] * 19
    return f"""
## {sentence_of(title)}

{len(played)} games. A game has {median(lengths):.0f} decisions in the middle, nine of ten between {ends[0]:.0f} and
{ends[-1]:.0f}.

![Wins by seat](study/{title.package}-seats.svg) ![Decisions a game](study/{title.package}-lengths.svg)

| seat | wins | 95 % interval |
|---|---|---|
{seats}
What winners have at the end, and the others:

| | winners | others | difference |
|---|---|---|---|
{wins}"""


def sentence_of(title: Title) -> str:
    return sentence(Message("title-name"), "en", title.id)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def page(sections: str, games: int, commit: str) -> str:
    return f"""\
# What games of bots show

Made by `make corpus GAMES={games}`: {games} games of each title among {SEATS} players, all of them `{BOT}` with {NODES}
positions a move (seed `corpus`), kept as records in `build/corpus`. `make corpus GAMES=1000` makes the corpus of 3,000
games; the first games are the same ones. As a data set:

```
railhead export build/corpus/rocket/rocket-*.jsonl --format parquet -o rocket.parquet
```

A row is a decision: `game`, `rules`, `seats`, `options`, `entry`, `seat`, `ask` (what is asked), `state` (the whole
position), `legal` (the legal actions), `choice` (the place of the chosen one among them), `winners`, `scores` and `won`
(the seat's share of the win). States and actions are JSON text as in records; [library.md](library.md) reads them.
These are bots: the figures say how they fare, and hint at how people do. The intervals say how much so many games tell.
{sections}
Commit {commit}.
"""


# -- plots -------------------------------------------------------------------------------------------------------------


def histogram(values: list[int]) -> str:
    """How many games have so many decisions."""
    low, high = values[0], values[-1]
    step = max(1, -(-(high - low + 1) // BARS))
    counts = [sum(low + n * step <= value < low + (n + 1) * step for value in values) for n in range(BARS)]
    while counts and counts[-1] == 0:
        counts.pop()
    labels = [str(low + n * step) if n % 5 == 0 else "" for n in range(len(counts))]
    return bars([float(count) for count in counts], "decisions", labels)


def bars(values: list[float], below: str, labels: list[str] | None = None, percent: bool = False) -> str:
    """Bars side by side as a small picture, with the largest value written down."""
    wide, high, left = 340, 150, 40
    width = (wide - left - 10) / len(values)
    most = max(values)
    names = labels or [str(n + 1) for n in range(len(values))]
    parts = [f'<text x="{left - 4}" y="24" text-anchor="end">{_percent(most) if percent else f"{most:.0f}"}</text>']
    for n, (value, name) in enumerate(zip(values, names, strict=True)):
        x, tall = left + n * width, value / most * high
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{20 + high - tall:.1f}" width="{width - 2:.1f}" height="{tall:.1f}" '
            'fill="#0b62a4"/>'
            f'<text x="{x + width / 2:.1f}" y="{high + 36}" text-anchor="middle">{name}</text>'
        )
    parts.append(f'<text x="{(wide + left) / 2:.0f}" y="{high + 54}" text-anchor="middle">{below}</text>')
    ground = f'<rect width="{wide}" height="{high + 62}" fill="#f7f3ea"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high + 62}" width="{wide}" '
        f'font-family="sans-serif" font-size="12">{ground}{"".join(parts)}</svg>\n'
    )


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(words)
    commit = machine.commit()  # before the page and its plots are written
    sections = "".join(section(title, play(title, asked.games, asked.jobs)) for title in titles())
    PAGE.write_text(page(sections, asked.games, commit), encoding="utf-8")


if __name__ == "__main__":
    main()
