"""18Magyarország: replay of a real log, exact routes on all recorded positions, random play; many random games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from time import perf_counter

from benchmarks import logs
from benchmarks.job import Job, Tally
from railhead.cli.random_play import random_game
from railhead.exchange import Played
from railhead.games.catalogue import title
from railhead.games.mag.effects import Lay
from railhead.games.mag.lay import CannotPayTile, LayTile, refuse
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import best_runs, forget
from railhead.games.mag.state import NOBODY, IstvanTurn, LayTrack, RunTrains, State
from railhead.kernel.digest import digest
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue
from railhead.rail.run import Answer

Options = dict[str, OptionValue]

LOGS = logs.LOGS / "18mag"
REAL = "real-3p.json"
GAMES = 12


def bench() -> dict[str, float | int]:
    """Figures of the logs only where the logs are."""
    figures: dict[str, float | int] = {"decisions_per_s": round(max(_decisions(n) for n in range(3)))}
    if (LOGS / REAL).exists():
        log = logs.read(LOGS / REAL)
        figures["replay_s"] = round(logs.replay_s(log), 4)
        figures["replay_entries"] = len(log.actions)
        figures |= logs.routes(LOGS, _ask)
    return figures


def _ask(before: Played) -> Callable[[], Answer]:
    """For the best run with the cars bought."""
    frame = before.state.stack[-1]
    assert isinstance(frame, RunTrains)
    forget()
    return partial(best_runs, before.rules, before.state, frame.minor, frame.cars)


def _decisions(round_: int) -> float:
    """Random play with every legal action listed at every decision, over all numbers of players."""
    decisions, started = 0, perf_counter()
    for game in range(GAMES):
        rules, seed = _rules(2 + game % 5), f"bench-{round_}-{game}"
        state: State = rules.start(rules.draw(seed), seed).state
        stream = Stream(seed)
        while (legal := rules.legal(state)).decision is not None:
            state = rules.apply(state, legal.draw(stream)).state
            decisions += 1
    return decisions / (perf_counter() - started)


@cache
def _rules(seats: int) -> MagRules:
    rules = title("18mag").open({}, seats)
    assert isinstance(rules, MagRules)
    return rules


def soak() -> list[Job]:
    code = tuple(f"src/railhead/{part}" for part in ("kernel", "hexmap", "rail", "stock", "games/mag"))
    return [
        Job("random_games", 300, play_many, code),
        Job("two_players", 200, play_two, code),
        Job("solo_games", 100, play_solo, code),
        Job("istvan_reach", 300, watch_istvan, code, least={"upgrades": 300}),
    ]


def play_many(number: int) -> Tally:
    """A random game of three to six players."""
    return play_checked(3 + number % 4, {"dividends": _dividends(number // 4)}, f"soak-{number}")


def play_two(number: int) -> Tally:
    """A random game of two players."""
    return play_checked(2, {"dividends": _dividends(number)}, f"soak-two-{number}")


def play_solo(number: int) -> Tally:
    """A random game against István, over every difficulty and number of companies."""
    return play_checked(1, _solo_options(number), f"soak-solo-{number}")


def watch_istvan(number: int) -> Tally:
    """XI.2.1: in a random solo game, István upgrades only what a person's minor there could, money aside.

    What he lays by himself and what the person may choose for him are looked at alike.
    """
    rules = title("18mag").open(_solo_options(number), 1)
    assert isinstance(rules, MagRules)
    seed = f"soak-reach-{number}"
    state: State = rules.start(rules.draw(seed), seed).state
    stream, upgrades = Stream(seed), 0
    while (legal := rules.legal(state)).decision is not None:
        frame = state.stack[-1]
        if isinstance(frame, IstvanTurn):
            for action in legal:
                assert isinstance(action, LayTile)
                check_upgrade(rules, state, frame.minor, action)
        outcome = rules.apply(state, legal.draw(stream))
        for effect in outcome.effects:
            if isinstance(effect, Lay) and effect.company != NOBODY and state.owner[effect.company] == rules.istvan:
                turned = rules.facts.tiles.turned[effect.new]
                laid = LayTile(rules.facts.board.spots[effect.hex].id, turned.tile.name, turned.rotation)
                check_upgrade(rules, state, effect.company, laid)
                upgrades += 1
            state = effect.apply_to(state)
        assert state == outcome.state
    return {"games": 1, "upgrades": upgrades}


def check_upgrade(rules: MagRules, state: State, minor: int, action: LayTile) -> None:
    """The reasons against a person's minor laying this tile are the money, or none."""
    against = [one for one in refuse(rules, state, LayTrack(minor), action) if not isinstance(one, CannotPayTile)]
    assert rules.facts.tiles.tiles[rules.facts.tiles.number[action.tile]].level > 1, f"{action} is yellow"
    assert not against, f"István lays {action}: {against}"


def _solo_options(number: int) -> Options:
    return {"companies": 2 + number % 2, "difficulty": ("green", "yellow", "red")[number // 2 % 3]}


def _dividends(number: int) -> str:
    return "all-or-nothing" if number % 3 == 2 else "free"


def play_checked(seats: int, options: Options, seed: str) -> Tally:
    """Every law checked at every entry, then the record replayed to the same state."""
    history = random_game(title("18mag"), dict(options), seats, seed)
    again = title("18mag").open(dict(options), seats)
    state = again.start(again.draw(seed), seed).state
    for entry in history.entries:
        assert entry.action is not None
        state = again.act(state, again.read(entry.action), entry.seat).state
    assert digest(state) == history.entries[-1].digest, "the record does not lead to the same state"
    return {"games": 1, "entries": history.last, f"ended in turn {history.state.turn}": 1}
