"""Bots: what a steady move and a steady game cost, what a second process gains, and many games over everything."""

from __future__ import annotations

from itertools import product
from multiprocessing import get_context
from time import perf_counter, process_time

from benchmarks.job import Job, Tally
from railhead.bots import Budget
from railhead.bots.arena import Tournament, run
from railhead.bots.levels import make, names
from railhead.games import catalogue
from railhead.kernel.rules import OptionValue, Refused

#: games a title of which every steady move is timed
TIMED_GAMES = 3
#: for the gain of a second process: short games, enough of them to outweigh the start of a process
ARENA = Tournament("rocket", ("novice", "random"), 4, "speed")
ARENA_GAMES = 40
BUSY = 3_000_000
#: no game of any title needs more decisions
ENOUGH = 20_000

Figures = dict[str, float | int]


def bench() -> Figures:
    figures: Figures = {}
    for title in catalogue.titles():
        figures |= _steady(title.id, title.package, 4 if title.id == "rocket" else 3)
    return figures | _speedup()


def _steady(title: str, package: str, seats: int) -> Figures:
    """Processor time of every steady move in games of steady players."""
    rules = catalogue.title(title).open({}, seats)
    moves: list[float] = []
    for game in range(TIMED_GAMES):
        seed = f"bench-{game}"
        bots = [make(title, "steady", f"{seed}-{seat}") for seat in range(seats)]
        state = rules.start(rules.draw(seed), seed).state
        while (asked := rules.decision(state)) is not None:
            started = process_time()
            action = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=2000))
            moves.append(process_time() - started)
            state = rules.act(state, action, asked.seat).state
    moves.sort()
    return {
        f"{package}.steady_p95_s": round(moves[int(0.95 * len(moves))], 4),
        f"{package}.steady_max_s": round(moves[-1], 4),
        f"{package}.steady_game_s": round(sum(moves) / TIMED_GAMES, 3),
        f"{package}.steady_games_per_s": round(TIMED_GAMES / sum(moves), 3),
    }


def _speedup() -> Figures:
    """What two processes gain in the arena, beside what they gain in a loop that needs nothing but the processor."""
    one, two = _arena(1), _arena(2)
    alone, together = _busy(1), _busy(2)
    gain, possible = one / two, alone / together
    return {"arena.speedup_2": round(gain, 3), "arena.speedup_2_possible": round(possible, 3),
            "arena.speedup_2_part": round(gain / possible, 3)}  # fmt: skip


def _arena(jobs: int) -> float:
    started = perf_counter()
    assert len(list(run(ARENA, ARENA_GAMES, jobs))) == ARENA_GAMES
    return perf_counter() - started


def _busy(jobs: int) -> float:
    """Four loops in so many processes, the start of the processes included, as the arena has it."""
    started = perf_counter()
    with get_context("spawn").Pool(jobs) as pool:
        pool.map(_loop, [BUSY] * 4, chunksize=1)
    return perf_counter() - started


def _loop(number: int) -> int:
    total = 0
    for n in range(number):
        total = (total * 31 + n) & 0xFFFFFFFF
    return total


# -- many games ------------------------------------------------------------------------------------------


def soak() -> list[Job]:
    code = ("src/railhead/kernel", "src/railhead/rail", "src/railhead/stock", "src/railhead/games", "src/railhead/bots")
    return [Job("games", 1000, play_game, code)]


def setups() -> list[tuple[str, int, dict[str, OptionValue]]]:
    """Every title with every number of seats, and every value of every option by itself."""
    found: list[tuple[str, int, dict[str, OptionValue]]] = []
    for title in catalogue.titles():
        options: list[dict[str, OptionValue]] = [{}]
        options += [{option.name: value} for option in title.options for value in option.values[1:]]
        for chosen, seats in product(options, title.seats):
            try:
                title.open(chosen, seats)
            except Refused:
                continue
            found.append((title.id, seats, chosen))
    return found


def play_game(number: int) -> Tally:
    """A game of mixed levels to its end; every action is checked, the laws of conservation now and then."""
    known = setups()
    id, seats, options = known[number * 7 % len(known)]
    title = catalogue.title(id)
    rules = title.open(options, seats)
    seed = f"soak-{number}"
    levels = names(id)
    lineup = [levels[(number + seat) % len(levels)] for seat in range(seats)]
    bots = [make(id, name, f"{seed}-{seat}") for seat, name in enumerate(lineup)]
    state = rules.start(rules.draw(seed), seed).state
    decisions = 0
    while (asked := rules.decision(state)) is not None:
        action = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=40))
        state = rules.act(state, action, asked.seat).state
        decisions += 1
        if decisions % 25 == 0:
            title.check(rules, state)
        assert decisions < ENOUGH, "the game does not end"
    title.check(rules, state)
    assert title.result(rules, state) is not None
    return {"games": 1, f"games of {id}": 1, "decisions": decisions}
