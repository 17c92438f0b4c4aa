"""Bots: what moves, games and analyses cost, what a second process gains, and many games over everything."""

from __future__ import annotations

from collections import Counter
from multiprocessing import get_context
from time import perf_counter, process_time

from benchmarks.job import Job, Tally
from railhead.bots import Budget
from railhead.bots.analysing import looks, pieces
from railhead.bots.arena import Tournament, run
from railhead.bots.game_analysis import compose
from railhead.bots.levels import make, names
from railhead.bots.spread import spread
from railhead.games import catalogue
from railhead.games.e1862 import effects, holdings
from railhead.games.title import Title
from railhead.kernel.history import History
from railhead.kernel.rules import OptionValue, Refused

#: games a title of which every steady move is timed
TIMED_GAMES = 3
#: for the gain of a second process: short games, enough of them to outweigh the start of a process
ARENA = Tournament("rocket", ("novice", "random"), 4, "speed")
ARENA_GAMES = 60
BUSY = [3_000_000] * 30
SPEED_ROUNDS = 3
#: numbers of games that follow each other take set-ups that are far apart (a prime)
STRIDE = 37
#: no game of any title needs more decisions
ENOUGH = 20_000

Figures = dict[str, float | int]


def bench() -> Figures:
    figures: Figures = {}
    for title in catalogue.titles():
        for level in names(title.id)[2:]:
            figures |= _moves(title.id, level, 4 if title.id == "rocket" else 3)
    return figures | _analysis() | _speedup()


def _moves(title: str, level: str, seats: int) -> Figures:
    """Processor time of every move in games of steady players, or of masters."""
    rules = catalogue.title(title).open({}, seats)
    moves: list[float] = []
    for game in range(TIMED_GAMES):
        seed = f"bench-{game}"
        bots = [make(title, level, f"{seed}-{seat}") for seat in range(seats)]
        state = rules.start(rules.draw(seed), seed).state
        while (asked := rules.decision(state)) is not None:
            started = process_time()
            action = bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=2000))
            moves.append(process_time() - started)
            state = rules.act(state, action, asked.seat).state
    moves.sort()
    return {
        f"{title}.{level}_p95_s": round(moves[int(0.95 * len(moves))], 4),
        f"{title}.{level}_max_s": round(moves[-1], 4),
        f"{title}.{level}_game_s": round(sum(moves) / TIMED_GAMES, 3),
        f"{title}.{level}_games_per_s": round(TIMED_GAMES / sum(moves), 3),
    }


def _analysis() -> Figures:
    """What it takes to go over a whole game of steady players in two processes; the longest of the titles counts."""
    seconds = {title.id: _gone_over(title.id, 4 if title.id == "rocket" else 3) for title in catalogue.titles()}
    each: Figures = {f"{title}.analysis_s": round(took, 1) for title, took in seconds.items()}
    return each | {"/analysis.game_s": round(max(seconds.values()), 1)}


def _gone_over(title: str, seats: int) -> float:
    header = catalogue.title(title).header({}, seats, "bench-analysis")
    history = History(catalogue.rules_of(header)[1], header)
    bots = [make(title, "steady", f"analysis-{seat}") for seat in range(seats)]
    while (asked := history.rules.decision(history.state)) is not None:
        history.act(asked.seat, bots[asked.seat].choose(history.rules, history.state, asked.seat, Budget(nodes=2000)))
    todo = list(pieces(history, history.record()))
    started = perf_counter()
    found = [look for some in spread(2).map(looks, todo) for look in some]
    assert compose(history, found).course
    return perf_counter() - started


def _speedup() -> Figures:
    """What a second process gains in the arena, as a part of what it gains in a loop that needs the processor only.

    The parts are measured in turns, since other programs may come and go meanwhile; the middle round counts.
    """
    rounds = []
    for _ in range(SPEED_ROUNDS):
        one, alone, two, together = _arena(1), _busy(1), _arena(2), _busy(2)
        rounds.append((one / two / (alone / together), one / two, alone / together))
    part, gain, possible = sorted(rounds)[SPEED_ROUNDS // 2]
    return {
        "/arena.speedup_2": round(part, 3),
        "/arena.gain_2": round(gain, 3),
        "/arena.gain_2_possible": round(possible, 3),
    }


def _arena(jobs: int) -> float:
    started = perf_counter()
    assert len(list(run(ARENA, ARENA_GAMES, spread(jobs)))) == ARENA_GAMES
    return perf_counter() - started


def _busy(jobs: int) -> float:
    """The same loops here or in a number of processes, the start of the processes included, as the arena has it."""
    started = perf_counter()
    if jobs == 1:
        assert len(list(map(_loop, BUSY))) == len(BUSY)
    else:
        with get_context("spawn").Pool(jobs) as pool:
            pool.map(_loop, BUSY, chunksize=1)
    return perf_counter() - started


def _loop(number: int) -> int:
    total = 0
    for n in range(number):
        total = (total * 31 + n) & 0xFFFFFFFF
    return total


# -- many games ------------------------------------------------------------------------------------------


def soak() -> list[Job]:
    code = ("src/railhead/kernel", "src/railhead/rail", "src/railhead/stock", "src/railhead/games", "src/railhead/bots")
    return [Job("games", 1000, play_game, code), Job("sane_1862", 100, play_1862, code, least={"sane": 95})]


def setups() -> list[tuple[str, int, dict[str, OptionValue]]]:
    """Every title with every number of seats, and every value of every option by itself or beside one it needs."""
    found: list[tuple[str, int, dict[str, OptionValue]]] = []
    for title in catalogue.titles():
        pairs = [(option.name, value) for option in title.options for value in option.values[1:]]
        found += [(title.id, seats, {}) for seats in title.seats if _opens(title, {}, seats)]
        for name, value in pairs:
            alone = [(title.id, seats, {name: value}) for seats in title.seats if _opens(title, {name: value}, seats)]
            beside: list[dict[str, OptionValue]] = [{other[0]: other[1], name: value} for other in pairs]
            both = [(title.id, seats, two) for two in beside for seats in title.seats if _opens(title, two, seats)]
            found += alone or both
    return found


def _opens(title: Title, options: dict[str, OptionValue], seats: int) -> bool:
    try:
        title.open(options, seats)
    except Refused:
        return False
    return True


def lineup_of(number: int, title: str, seats: int) -> list[str]:
    """Mixed levels: one good player at every second table, and at the others none; the rest in turns."""
    random, novice, *good = names(title)
    table = [(novice, random)[(number // 2 + seat) % 2] for seat in range(seats)]
    if number % 2:
        table[number // 2 % seats] = good[number // 4 % len(good)]
    return table


def play_game(number: int) -> Tally:
    """A game of mixed levels to its end; every action is checked, the laws of conservation now and then."""
    known = setups()
    id, seats, options = known[number * STRIDE % len(known)]
    title = catalogue.title(id)
    rules = title.open(options, seats)
    seed = f"soak-{number}"
    bots = [make(id, name, f"{seed}-{seat}") for seat, name in enumerate(lineup_of(number, id, seats))]
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


# -- would a person shake his head? ----------------------------------------------------------------------


def play_1862(number: int) -> Tally:
    """Three steady players of 1862. The game is sane if each of them launches, builds and runs, and no company goes
    bankrupt or misses its launch in his hands."""
    return watch_1862(f"sane-{number}")


def watch_1862(seed: str, nodes: int = 2000) -> Tally:
    rules = catalogue.title("1862").open({}, 3)
    bots = [make("1862", "steady", f"{seed}-{seat}") for seat in range(3)]
    state = rules.start(rules.draw(seed), seed).state
    done, failed, decisions = set[tuple[int | None, str]](), Counter[str](), 0
    while (asked := rules.decision(state)) is not None:
        assert decisions < ENOUGH, "the game does not end"
        outcome = rules.act(state, bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=nodes)), asked.seat)
        for effect in outcome.effects:
            match effect:
                case effects.Float(company=company):
                    done.add((holdings.director_seat(outcome.state, company), "launched"))
                case effects.Lay():
                    done.add((asked.seat, "built"))
                case effects.Ran(company=company, revenue=revenue) if revenue:
                    done.add((holdings.director_seat(state, company), "ran"))
                case effects.Bankrupt(company=company) if holdings.director_seat(state, company) is not None:
                    failed["bankruptcies"] += 1
                case effects.MissedObligation():
                    failed["missed launches"] += 1
        state = outcome.state
        decisions += 1
    idle = sum((seat, what) not in done for seat in range(3) for what in ("launched", "built", "ran"))
    return {"games": 1, "sane": int(not idle and not failed), "idle": idle, **failed, "decisions": decisions}
