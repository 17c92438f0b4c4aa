"""The bots by title and name: our own levels, installed ones (entry points), and outside programs.

A name is `steady`, `steady~veto` (the level without one part of its knowledge, for measuring that part),
`steady@towns=0.5` (with another figure in its valuation), the name of an installed bot, or `cmd:WORDS` for a program
that speaks the line protocol (`child.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from railhead.bots import Bot, Budget
from railhead.bots.child import ChildBot
from railhead.bots.figures import NONE, Changed, read_name
from railhead.bots.random import RandomBot
from railhead.games import catalogue
from railhead.kernel.action import Action
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import Refused, Rules

log = logging.getLogger("railhead.bots")

#: entry points of this group are functions (title id, seed) -> Bot
GROUP = "railhead.bots"
COMMAND = "cmd:"

#: (seed, parts left out, figures changed) -> Bot
Build = Callable[[str, frozenset[str], Changed], Bot]


@says("refusal-no-such-level")
class NoSuchLevel(Refusal, frozen=True):
    """A bot of that name does not play the title."""

    bot: str
    known: str


BOT_REFUSALS: tuple[type[Refusal], ...] = (NoSuchLevel,)


class Level(Struct, frozen=True):
    """A bot that people may choose. `name` and `about` are message ids; `parts` can be switched off for measuring.

    `figures` can be changed by name.
    """

    id: str
    build: Build
    parts: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()

    def make(self, seed: str, without: frozenset[str] = frozenset(), changed: Changed = NONE) -> Bot:
        return self.build(seed, without, changed)

    @property
    def name(self) -> str:
        return f"bot-{self.id}"

    @property
    def about(self) -> str:
        return f"bot-{self.id}-about"


def _random(seed: str, without: frozenset[str], changed: Changed) -> Bot:
    return RandomBot(seed)


@cache
def levels(title: str) -> tuple[Level, ...]:
    """The levels of a title, the weakest first: chance, and those of the module here that has its package's name."""
    module = f"railhead.bots.{catalogue.title(title).package}"
    own: tuple[Level, ...] = import_module(module).LEVELS if find_spec(module) else ()
    return (Level("random", _random), *own)


def names(title: str) -> tuple[str, ...]:
    return tuple(level.id for level in levels(title))


def make(title: str, name: str, seed: str) -> Bot:
    """A bot by its name; raises `Refused` for one that is not there."""
    if name.startswith(COMMAND):
        return Guarded(ChildBot(name.removeprefix(COMMAND)), careful(title, seed), name)
    known = {level.id: level for level in levels(title)}
    read = read_name(name)
    if read is not None and _is_known(known, *read):
        id, without, changed = read
        return known[id].make(seed, without, changed)
    found = {point.name: point for point in entry_points(group=GROUP)}
    if name in found:
        build: Callable[[str, str], Bot] = found[name].load()
        return Guarded(build(title, seed), careful(title, seed), name)
    parts = [f"{level.id}~{part}" for level in known.values() for part in level.parts]
    parts += [f"{level.id}@{figure}=" for level in known.values() for figure in level.figures]
    raise Refused([NoSuchLevel(name, ", ".join([*known, *found, *parts]))])


def _is_known(known: dict[str, Level], id: str, without: frozenset[str], changed: Changed) -> bool:
    """Whether there is such a level, with these parts and figures."""
    if id not in known or not without <= set(known[id].parts):
        return False
    return set(changed) <= set(known[id].figures)


def careful(title: str, seed: str) -> Bot:
    """Who plays on for a bot that fails: `novice`, or `random` where a title has none yet."""
    found = levels(title)
    return found[min(1, len(found) - 1)].make(seed)


class Guarded:
    """Lets somebody else's bot play as long as it behaves; after the first fault a substitute takes its seat.

    A fault is an exception, an answer that is no action or not a legal one, or (`ChildBot`) being late.
    """

    def __init__(self, bot: Bot, substitute: Bot, name: str) -> None:
        self.bot, self.substitute, self.name = bot, substitute, name
        self.fault: str | None = None

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        if self.fault is None:
            try:
                action = self.bot.choose(rules, state, seat, budget)
                reasons = rules.legal(state).why_not(action, seat)
                if not reasons:
                    return action
                self.fault = "illegal: " + ", ".join(reason.code() for reason in reasons)
            except Exception as error:  # whatever somebody else's code does, the table goes on
                self.fault = f"{type(error).__name__}: {error}"
            log.warning("bot %s at seat %d is replaced: %s", self.name, seat + 1, self.fault)
            self.close()
        return self.substitute.choose(rules, state, seat, budget)

    def close(self) -> None:
        if isinstance(self.bot, ChildBot):
            self.bot.close()


def close(bot: Bot) -> None:
    """End what a bot keeps running."""
    if isinstance(bot, Guarded):
        bot.close()
