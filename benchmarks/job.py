"""A long run cut into numbered units, so that it can be stopped, taken up again and spread over the cores."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping

import msgspec

from railhead.bots.spread import spread

Tally = Mapping[str, int]
Unit = Callable[[int], Tally]


class Job(msgspec.Struct, frozen=True):
    """`unit(i)` plays number i of `count` and returns what to add up; it raises where something is wrong.

    The unit must depend on its number alone (seeds come from it), so that unit 417 can be run again by itself.
    It must be a function of a module, as the worker processes find it by name.
    """

    name: str
    """Within the section: "random_games" of the section "rocket"."""
    count: int
    unit: Unit
    code: tuple[str, ...] = ("src/railhead",)
    """What the result depends on beside the section's own module, as paths from the root. When that changes, a finished
    job counts no longer and is run again."""
    parallel: bool = True
    """False where a unit needs the machine for itself."""
    least: Mapping[str, int] = {}
    """What the tally of all units must reach at least; otherwise the job has failed."""


class Broken(Exception):
    """Unit `number` failed; `report` is its traceback."""

    def __init__(self, number: int, report: str) -> None:
        super().__init__(f"unit {number} failed\n{report}")
        self.number = number
        self.report = report


def add(total: Tally, more: Tally) -> dict[str, int]:
    """The sum of two tallies; names in the order of their first appearance."""
    return {name: total.get(name, 0) + more.get(name, 0) for name in (*total, *(n for n in more if n not in total))}


def run_units(job: Job, numbers: range, workers: int = 1) -> Iterator[Tally]:
    """The tallies of the units in order. Tests call this with a small range, the soak with all the rest."""
    tasks = ((job.unit, number) for number in numbers)
    yield from map(_checked, spread(workers if job.parallel else 1).map(_attempt, tasks))


def _attempt(task: tuple[Unit, int]) -> Tally | tuple[int, str]:
    """A failure is carried back as text: not every exception can be sent between processes."""
    unit, number = task
    try:
        return unit(number)
    except Exception:
        return number, traceback.format_exc()


def _checked(outcome: Tally | tuple[int, str]) -> Tally:
    if isinstance(outcome, tuple):
        raise Broken(*outcome)
    return outcome
