"""`railhead perft` and `random`: counting legal sequences, and random legal play with everything checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table

from railhead.bots import Budget
from railhead.bots.random import RandomBot
from railhead.cli.files import open_title, read_game, write
from railhead.cli.games import read_options
from railhead.cli.params import AsJson, At, File, Options, Seats, Seed, TitleName
from railhead.cli.terminal import Stop, here
from railhead.games.title import Title
from railhead.kernel.history import History
from railhead.kernel.rules import OptionValue, Rules

#: more decisions than any game of any title has
ENOUGH = 20_000


def perft(
    file: File, *, depth: Annotated[int, Parameter(help="help-depth")], at: At = None, json: AsJson = False
) -> None:
    if depth < 1:
        raise Stop("cli-bad-depth")
    game = read_game(file)
    counts = []
    for level in range(1, depth + 1):
        counts.append(sum(_below(game.rules, game.state(at), level)))
    if json:
        here().json({"depth": depth, "counts": counts})
        return
    for level, count in enumerate(counts, 1):
        here().say("cli-perft", {"depth": level, "count": count})


def _below(rules: Rules[Any], state: Any, depth: int) -> Iterator[int]:
    """The number of sequences under each first action, with progress."""
    actions = list(rules.legal(state))
    if depth == 1:
        yield len(actions)
        return
    for action in here().progress(actions, len(actions), "cli-counting"):
        yield sequences(rules, rules.apply(state, action).state, depth - 1)


def sequences(rules: Rules[Any], state: Any, depth: int) -> int:
    """How many sequences of this many legal actions there are; a finished game has none."""
    actions = list(rules.legal(state))
    if depth == 1:
        return len(actions)
    return sum(sequences(rules, rules.apply(state, action).state, depth - 1) for action in actions)


class Tally(msgspec.Struct):
    """What `random` counted."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    kinds: Counter[str] = msgspec.field(default_factory=Counter)


def random(
    title: TitleName, *, games: Annotated[int, Parameter(help="help-games-count")] = 10, seats: Seats = None,
    option: Options = None, seed: Seed = None,
    keep: Annotated[Path | None, Parameter(help="help-keep")] = None, json: AsJson = False,
) -> None:  # fmt: skip
    if games < 1:
        raise Stop("cli-bad-games")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    found = open_title(title)
    options = read_options(found, option or [])
    tally = Tally()
    start = perf_counter()
    for number in here().progress(range(games), games, "cli-playing"):
        players = found.seats[number % len(found.seats)] if seats is None else seats
        name = f"{seed or 'random'}-{number}"
        history = random_game(found, options, players, name)
        _count(found, history, tally)
        if keep is not None:
            write(keep / f"{found.id}-{name}.jsonl", history.record().lines())
    tally.seconds = round(perf_counter() - start, 3)
    _report(tally, json)


def random_game(title: Title, options: dict[str, OptionValue], seats: int, seed: str) -> History[Any]:
    """One game to its end, the conservation laws checked at every step; raises `Stop` at a dead end."""
    rules = title.open(options, seats)
    history = History(rules, title.header(options, seats, seed))
    bot = RandomBot(seed)
    while (asked := rules.decision(history.state)) is not None:
        if not rules.legal(history.state):
            raise Stop("cli-dead-end", {"entry": history.last, "seed": seed})
        if history.last >= ENOUGH:
            raise Stop("cli-endless", {"entry": history.last, "seed": seed})
        history.act(asked.seat, bot.choose(rules, history.state, asked.seat, Budget()))
        try:
            title.check(rules, history.state)
        except AssertionError as broken:
            raise Stop("cli-broken", {"entry": history.last, "seed": seed, "detail": str(broken)}) from None
    return history


def _count(title: Title, history: History[Any], tally: Tally) -> None:
    result = title.result(history.rules, history.state)
    assert result is not None
    tally.games += 1
    tally.decisions += history.last
    tally.longest = max(tally.longest, history.last)
    tally.endings[here().render(result.reason)] += 1
    tally.kinds.update(str(entry.action["do"]) for entry in history.entries if entry.action)


def _report(tally: Tally, json: bool) -> None:
    if json:
        here().json(tally)
        return
    here().say("cli-random", {"games": tally.games, "decisions": tally.decisions, "longest": tally.longest})
    for heading, counts in (("cli-column-ending", tally.endings), ("cli-column-kind", tally.kinds)):
        table = Table(box=None, header_style="bold", pad_edge=False)
        table.add_column(here().text(heading))
        table.add_column(here().text("cli-column-number"), justify="right")
        for name, number in counts.most_common():
            table.add_row(name, str(number))
        here().out.print(table)
