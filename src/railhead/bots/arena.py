"""The arena: many games between bots, with fair seats and fixed seeds, and what they show.

Game `n` of a tournament depends on its number alone: the lineup rotates by one seat from game to game and plays the
same set-up until every bot has had every seat (where all seats have the same bot, every game is set up anew); every
second round goes the other way round the table, so that each bot follows each other one. Games can therefore be played
in any order, in several processes, and taken up again later.

A set-up is what is drawn, and where a title draws little, the first moves as well (`openings`): otherwise good bots
play the same game again and again, and many games measure no more than one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from math import log10, sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.levels import COMMAND, Guarded, close, make
from railhead.bots.spread import Here, Spread
from railhead.games import catalogue
from railhead.kernel.action import Action
from railhead.kernel.history import History
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue

#: more decisions than any game of any title has
ENOUGH = 20_000
PACKAGE = Path(__file__).parent.parent


class Tournament(Struct, frozen=True):
    """Everything that decides what the games are."""

    title: str
    bots: tuple[str, ...]
    seats: int
    seed: str = "arena"
    options: tuple[tuple[str, OptionValue], ...] = ()
    nodes: int | None = 2000

    def key(self) -> str:
        """A name for its results; other code of bots or rules makes other games, hence other results."""
        code = code_of(catalogue.title(self.title).package)
        return blake2b(msgspec.json.encode(self) + code, digest_size=8).hexdigest()

    def lineup(self, game: int) -> tuple[str, ...]:
        """The bots by seat. Fewer bots than seats: the last fills up; more: every choice of them in turn."""
        tables = self._tables()
        table = tables[game // (2 * self.seats) % len(tables)]
        if game // self.seats % 2:
            table = table[::-1]
        turn = game % self.seats
        return (*table[turn:], *table[:turn])

    def _tables(self) -> list[tuple[str, ...]]:
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [(*self.bots, *(self.bots[-1],) * (self.seats - len(self.bots)))]

    def game_seed(self, game: int) -> str:
        return f"{self.seed}-{game // (self.seats if len(set(self.bots)) > 1 else 1)}"


@cache
def code_of(package: str) -> bytes:
    """A digest of a title's rules and bots, as they were when this program began; bots of other titles are left out."""
    found = blake2b(digest_size=16)
    others = tuple(title.package for title in catalogue.titles() if title.package != package)
    for folder in (PACKAGE / "bots", PACKAGE / "games" / package):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml") and not (folder.name == "bots" and file.name.startswith(others)):
                found.update(file.read_bytes())
    return found.digest()


class Played(Struct, frozen=True):
    """What is kept of a game: the figures by seat."""

    game: int
    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    worth: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...] = ()
    faults: tuple[str, ...] = ()


class Standing(Struct, frozen=True):
    """A row of the table: one bot over all its seats."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    rank: float
    worth: float
    ratio: float
    ratio_error: float
    elo: float
    decisions: float
    seconds_a_move: float
    seconds_a_game: float
    faults: int = 0


def play(tournament: Tournament, game: int) -> Played:
    """One game to its end."""
    return play_recorded(tournament, game)[0]


def play_recorded(tournament: Tournament, game: int) -> tuple[Played, bytes]:
    """One game to its end, and its record."""
    title = catalogue.title(tournament.title)
    seed, lineup = tournament.game_seed(game), tournament.lineup(game)
    rules = title.open(dict(tournament.options), tournament.seats)
    history = History(rules, title.header(dict(tournament.options), tournament.seats, seed))
    players = [make(title.id, name, f"{seed}-{game}-{seat}") for seat, name in enumerate(lineup)]
    budget = Budget(nodes=tournament.nodes)
    draw_opening(history, title.package, seed)
    decisions, seconds, slowest = [0] * len(players), [0.0] * len(players), [0.0] * len(players)
    try:
        while (asked := rules.decision(history.state)) is not None:
            assert history.last < ENOUGH, f"game {game} does not end"
            started = perf_counter()
            action = players[asked.seat].choose(rules, history.state, asked.seat, budget)
            took = perf_counter() - started
            decisions[asked.seat] += 1
            seconds[asked.seat] += took
            slowest[asked.seat] = max(slowest[asked.seat], took)
            history.act(asked.seat, action)
    finally:
        for player in players:
            close(player)
    result = title.result(rules, history.state)
    assert result is not None
    faults = tuple(bot.fault or "" if isinstance(bot, Guarded) else "" for bot in players)
    played = Played(
        game, lineup, result.winners, result.scores, tuple(decisions), tuple(round(s, 4) for s in seconds),
        tuple(round(s, 4) for s in slowest), faults if any(faults) else (),
    )  # fmt: skip
    return played, b"".join(history.record().lines())


#: (rules, state) -> the actions of which one is drawn; none where the bots choose
Opening = Callable[[Any, Any], list[Action]]


@cache
def opening_of(package: str) -> Opening | None:
    """What is drawn of a title's first moves: `drawn` of a module with the name of its package, where there is one."""
    module = f"railhead.bots.{package}_opening"
    found: Opening | None = import_module(module).drawn if find_spec(module) else None
    return found


def draw_opening(history: History[Any], package: str, seed: str) -> None:
    """The first moves of a set-up, the same for every rotation of the lineup."""
    drawn = opening_of(package)
    if drawn is None:
        return
    rules, chance = history.rules, Stream(f"{seed}-opening")
    while actions := drawn(rules, history.state):
        asked = rules.decision(history.state)
        assert asked is not None
        history.act(asked.seat, chance.choice(actions))


def run(tournament: Tournament, games: int, spread: Spread | None = None, keep: Path | None = None) -> Iterator[Played]:
    """All games in order. With `keep`, those that are there already are not played again; the others leave a record.

    What is kept is written here, wherever the games are played.
    """
    for name in tournament.bots:
        if not name.startswith(COMMAND):
            make(tournament.title, name, "")  # an unknown bot is refused before the first game
    kept = _results(tournament, keep) if keep is not None else None
    known = {played.game: played for played in _read(kept)} if kept is not None else {}
    todo = [(tournament, game) for game in range(games) if game not in known]
    fresh = (spread or Here()).map(_task, todo)
    for game in range(games):
        if game in known:
            yield known[game]
            continue
        played, record = next(fresh)
        if keep is not None and kept is not None:
            _write(keep / f"{tournament.title}-{tournament.key()[:8]}-{game:05}.jsonl", record)
            with kept.open("ab") as end:
                end.write(msgspec.json.encode(played) + b"\n")
        yield played


def known_games(tournament: Tournament, games: int, keep: Path) -> int:
    """How many of the games were played before."""
    return sum(played.game < games for played in _read(_results(tournament, keep)))


def _task(task: tuple[Tournament, int]) -> tuple[Played, bytes]:
    return play_recorded(*task)


def _results(tournament: Tournament, keep: Path) -> Path:
    return keep / f"arena-{tournament.key()}.jsonl"


def _read(file: Path) -> Iterator[Played]:
    """Finished games; a line that was cut off by the end of the program counts as not played."""
    if not file.exists():
        return
    for line in file.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            continue


def _write(file: Path, record: bytes) -> None:
    fresh = file.with_suffix(".new")
    fresh.write_bytes(record)
    fresh.replace(file)


# -- what the games show ---------------------------------------------------------------------------------


def standings(played: list[Played], bots: tuple[str, ...]) -> list[Standing]:
    """The table, the best first."""
    names = list(dict.fromkeys(bots))
    strength = ratings(played, names)
    rows = [_standing(name, played, strength[name]) for name in names]
    return sorted((row for row in rows if row.games), key=lambda row: -row.share)


def _standing(name: str, played: list[Played], elo: float) -> Standing:
    seats = [(game, seat) for game in played for seat, bot in enumerate(game.lineup) if bot == name]
    number = max(1, len(seats))
    wins = sum(1 / len(game.winners) for game, seat in seats if seat in game.winners)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    low, high = interval(wins, number)
    ratio, ratio_error = paired_ratio(name, played)
    return Standing(
        bot=name,
        games=len(seats),
        wins=round(wins, 3),
        share=round(wins / number, 4),
        low=round(low, 4),
        high=round(high, 4),
        rank=round(sum(_rank(game, seat) for game, seat in seats) / number, 3),
        worth=round(sum(game.worth[seat] for game, seat in seats) / number, 2),
        ratio=round(ratio, 4),
        ratio_error=round(ratio_error, 4),
        elo=round(elo, 1),
        decisions=round(decisions / number, 1),
        seconds_a_move=round(seconds / max(1, decisions), 5),
        seconds_a_game=round(seconds / number, 4),
        faults=sum(bool(game.faults and game.faults[seat]) for game, seat in seats),
    )


def paired_ratio(name: str, played: list[Played]) -> tuple[float, float]:
    """A bot's worth over the mean of its table, and half of the 95 % interval.

    The unit is a set-up with all its rotations, where every bot has had every seat: what seat and set-up are worth
    cancels out, so that fewer games show as much as by wins. Set-ups that are not complete are left out.
    """
    setups: dict[int, list[Played]] = {}
    for game in played:
        setups.setdefault(game.game // len(game.lineup), []).append(game)
    whole = [games for games in setups.values() if len(games) == len(games[0].lineup)]
    ratios = [ratio for games in whole if (ratio := _ratio(name, games)) is not None]
    if not ratios:
        return 1.0, 0.0
    mean = sum(ratios) / len(ratios)
    if len(ratios) == 1:
        return mean, 0.0
    variance = sum((ratio - mean) ** 2 for ratio in ratios) / (len(ratios) - 1)
    return mean, student(len(ratios) - 1) * sqrt(variance / len(ratios))


def student(freedom: int) -> float:
    """How many errors of a mean the 95 % interval reaches to each side (Student): many where it is of few set-ups.

    >>> [round(student(n), 2) for n in (1, 9, 30, 1000)]
    [12.71, 2.26, 2.04, 1.96]
    """
    few = (12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
    return few[freedom - 1] if freedom <= len(few) else 1.96 + 2.5 / freedom


def _ratio(name: str, games: list[Played]) -> float | None:
    mine = [game.worth[seat] for game in games for seat, bot in enumerate(game.lineup) if bot == name]
    all_ = [worth for game in games for worth in game.worth]
    if not mine or sum(all_) <= 0:
        return None
    return sum(mine) / len(mine) / (sum(all_) / len(all_))


def _rank(game: Played, seat: int) -> float:
    """1 for the best; those who are equal share their ranks."""
    mine = game.worth[seat]
    better = sum(worth > mine for worth in game.worth)
    equal = sum(worth == mine for worth in game.worth)
    return better + (equal + 1) / 2


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson).

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))


def ratings(played: list[Played], names: list[str], rounds: int = 200) -> dict[str, float]:
    """Elo by Bradley and Terry: every two seats of a game count as a match by final worth; the mean is 1500."""
    won: dict[tuple[str, str], float] = {}
    for game in played:
        for a, b in combinations(range(len(game.lineup)), 2):
            one, other = game.lineup[a], game.lineup[b]
            if one != other:
                point = 0.5 if game.worth[a] == game.worth[b] else float(game.worth[a] > game.worth[b])
                won[one, other] = won.get((one, other), 0.0) + point
                won[other, one] = won.get((other, one), 0.0) + 1 - point
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        strength = {name: _stronger(name, won, strength) for name in names}
        mean = sum(log10(s) for s in strength.values()) / len(strength)
        strength = {name: s / 10**mean for name, s in strength.items()}
    return {name: 1500 + 400 * log10(s) for name, s in strength.items()}


def _stronger(name: str, won: dict[tuple[str, str], float], strength: dict[str, float]) -> float:
    """One step of the iteration; half a win and half a loss against an equal keep it finite."""
    wins, weight = 0.5, 1 / (strength[name] + 1)
    for other, theirs in strength.items():
        matches = won.get((name, other), 0.0) + won.get((other, name), 0.0)
        wins += won.get((name, other), 0.0)
        weight += matches / (strength[name] + theirs)
    return wins / weight


def report(tournament: Tournament, played: list[Played]) -> dict[str, Any]:
    """Everything as plain values, for `--json`."""
    return {
        "tournament": msgspec.to_builtins(tournament),
        "games": len(played),
        "equal_share": round(1 / tournament.seats, 4),
        "standings": msgspec.to_builtins(standings(played, tournament.bots)),
    }
