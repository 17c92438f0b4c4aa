"""Stephenson's Rocket: speed of the rules, and many random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import median
from time import perf_counter

import msgspec

from benchmarks.job import Job, Tally
from railhead.cli.random_play import random_game
from railhead.games.catalogue import title
from railhead.games.rocket.board import figures
from railhead.games.rocket.extend import Extend
from railhead.games.rocket.state import RocketState
from railhead.kernel.action import Action
from railhead.kernel.digest import digest
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Rules

Played = list[tuple[Rules[RocketState], RocketState, Action]]

GAMES = 60
ROUNDS = 3


def bench() -> dict[str, float | int]:
    """Random play with every legal action listed at every decision; best of three rounds."""
    rates = []
    for round_ in range(ROUNDS):
        numbers = range(round_ * GAMES, (round_ + 1) * GAMES)
        started = perf_counter()
        decisions = sum(sum(1 for _ in _play(number)) for number in numbers)
        rates.append(decisions / (perf_counter() - started))
    played = [row for number in range(GAMES // 4) for row in _play(number)]
    return {
        "decisions_per_s": round(max(rates)),
        "fork_apply_us": round(_apply_us(played), 2),
        "state_bytes": max(len(msgspec.msgpack.encode(state)) for _, state, _ in played),
    }


def _play(number: int) -> Iterator[tuple[Rules[RocketState], RocketState, Action]]:
    """One random game: (rules, state before, action) of every decision."""
    rules = _rules(figures().maps[number // 3 % 3], (2, 3, 4)[number % 3])
    state = rules.start(rules.draw(str(number))).state
    stream = Stream(f"bench-{number}")
    while (legal := rules.legal(state)).decision is not None:
        action = legal.draw(stream)
        yield rules, state, action
        state = rules.apply(state, action).state


@cache
def _rules(map_: str, seats: int) -> Rules[RocketState]:
    return title("rocket").open({"map": map_}, seats)


def _apply_us(played: Played) -> float:
    """Median microseconds from a state to the one after an action that is no extension: fork and apply."""
    times = []
    for rules, state, action in played:
        if isinstance(action, Extend):
            continue
        started = perf_counter()
        rules.apply(state, action)
        times.append((perf_counter() - started) * 1e6)
    return median(times)


def soak() -> list[Job]:
    code = ("src/railhead/kernel", "src/railhead/hexmap", "src/railhead/games/rocket")
    return [Job("random_games", 1000, play_checked, code)]


def play_checked(number: int) -> Tally:
    """A random game on map, seats and isolation by number, every law checked at every entry, replayed by its record."""
    options = {"map": figures().maps[number % 3], "isolation": ("one-way", "two-way")[number // 3 % 2]}
    history = random_game(title("rocket"), dict(options), (2, 3, 4)[number // 6 % 3], f"soak-{number}")
    again = title("rocket").open(dict(options), history.rules.seats)
    state = again.start(again.draw(f"soak-{number}"), f"soak-{number}").state
    for entry in history.entries:
        assert entry.action is not None
        state = again.act(state, again.read(entry.action), entry.seat).state
    assert digest(state) == history.entries[-1].digest, "the record does not lead to the same state"
    reasons = "+".join(history.state.stack[-1].reasons)
    return {"games": 1, "entries": history.last, f"ended by {reasons}": 1}
