"""The environments: how fast they step, and many random games through their masks."""

from __future__ import annotations

from functools import cache, partial
from time import perf_counter

from benchmarks.job import Job, Tally
from railhead.envs import TitleEnv, raw_env
from railhead.games import catalogue
from railhead.kernel.digest import digest
from railhead.kernel.rng import Stream

SECONDS = 4.0
SEATS = 3
#: what the games depend on, beside the package of their title
CODE = tuple(f"src/railhead/{folder}" for folder in ("kernel", "hexmap", "rail", "stock", "envs"))


def bench() -> dict[str, float | int]:
    """Steps a second of random play in one process: observation and mask are made at every step."""
    return {f"{title.package}.steps_per_s": round(_steps_per_s(title.id)) for title in catalogue.titles()}


def _steps_per_s(title: str) -> float:
    env, stream, steps = raw_env(title, SEATS), Stream("bench"), 0
    env.reset(seed=0)
    started = perf_counter()
    while (took := perf_counter() - started) < SECONDS:
        if not env.legal:
            env.reset()
        env.observe(env.agent_selection)
        env.step(stream.choice(list(env.legal)))
        steps += 1
    return steps / took


def soak() -> list[Job]:
    return [
        Job(title.package, 1000, partial(play_checked, title.id), (*CODE, f"src/railhead/games/{title.package}"))
        for title in catalogue.titles()
    ]


def play_checked(title: str, number: int) -> Tally:
    """A random game, seats by number: every index stands for its action, and the record leads to the same end."""
    seats = catalogue.title(title).seats
    env, stream = _env(title, seats[number % len(seats)]), Stream(f"soak-{number}")
    env.reset(seed=number)
    steps = 0
    while env.legal:
        check_mask(env)
        env.step(stream.choice(list(env.legal)))
        steps += 1
    assert env.record().entries[-1].digest == digest(env.state), "the record does not lead to the same state"
    return {"games": 1, "steps": steps}


@cache
def _env(title: str, seats: int) -> TitleEnv:
    return raw_env(title, seats)


def check_mask(env: TitleEnv) -> None:
    """The mask of the asked seat is its legal actions, each at the index that leads back to it."""
    mask = env.observe(env.agent_selection)["action_mask"]
    assert set(mask.nonzero()[0].tolist()) == set(env.legal)
    assert env.legal, "nothing can be done"
    for index, action in env.legal.items():
        kind, target, number = env.codec.split(index)
        assert env.codec.join(kind, target, number) == index
        if env.codec.kinds[kind].ranked is None:
            assert env.codec.action(index) == action, "an index does not lead back to its action"
