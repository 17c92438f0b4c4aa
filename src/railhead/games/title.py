"""What a title offers to the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from railhead.kernel.effect import Effect
from railhead.kernel.message import Message
from railhead.kernel.order import Orders
from railhead.kernel.record import Header
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.registry import kinds_of
from railhead.kernel.rules import Option, OptionValue, Refused, Rules
from railhead.kernel.version import RulesId, UnknownVersion
from railhead.view.payment import Payment, payments
from railhead.view.scene import Result, Scene
from railhead.view.story import Telling


@says("refusal-bad-seats")
class BadSeats(Refusal, frozen=True):
    """The title is not for that many players."""

    seats: int
    least: int
    most: int


@says("refusal-unknown-option")
class UnknownOption(Refusal, frozen=True):
    option: str


@says("refusal-bad-option")
class BadOption(Refusal, frozen=True):
    option: str
    value: str
    allowed: str


TITLE_REFUSALS: tuple[type[Refusal], ...] = (BadSeats, UnknownOption, BadOption)


class BestRoute(Struct, frozen=True):
    """A train's part of a run: its stops as names of hexes, all hexes on the way, and what it earns."""

    train: str
    stops: tuple[str, ...]
    hexes: tuple[str, ...]
    revenue: int


class IdleTrain(Struct, frozen=True):
    """A train that stays at home; `why` is the id of the message that says why to people."""

    train: str
    why: str


class BestRun(Struct, frozen=True):
    """The best run of a company; `proven`: no better one exists."""

    company: str
    revenue: int
    subsidy: int
    proven: bool
    routes: tuple[BestRoute, ...]
    idle: tuple[IdleTrain, ...] = ()


class MotifLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a motif: its colour, and the hexes (q, r) that it goes through."""

    colour: str
    hexes: tuple[tuple[int, int], ...]


class Motif(Struct, frozen=True, forbid_unknown_fields=True):
    """The small picture of a title's card: hexes in one colour with a few lines, drawn like its board."""

    ground: str
    lines: tuple[MotifLine, ...]


@cache
def _motif(home: str) -> Motif:
    return msgspec.toml.decode((files(home) / "data" / "motif.toml").read_bytes(), type=Motif)


class Title(Struct, frozen=True):
    """A title as a table of its functions; the state type is the title's own, hence `Any`."""

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    versions: tuple[int, ...]
    #: version, options and seats; raises `Refused` where they do not go together
    rules: Callable[[int, Mapping[str, OptionValue], int], Rules[Any]]
    scene: Callable[[Any, Any], Scene]
    #: what happened, for the log: the state before, then the effects of one entry
    chronicle: Callable[[Any, Any, Sequence[Effect]], list[Message]]
    #: one line of `railhead replay --trace`
    trace: Callable[[Any, Any, int], dict[str, object]]
    #: raises AssertionError where a conservation law is broken
    check: Callable[[Any, Any], None]
    result: Callable[[Any, Any], Result | None]
    #: the position as text, for the terminal
    text: Callable[[Any, Any], str]
    #: what is told of a game after it was played: the rules, then the last state
    telling: Callable[[Any, Any], Telling]
    #: for titles with money: the element of the scene that shows the money of an account, None for the bank
    purse_of: Callable[[Any, int], str | None] | None = None
    #: what 18xx.games calls it in its exports, for titles whose games can be imported (`railhead.exchange.<package>`)
    exported_as: str = ""
    #: for titles with trains: the best run of the company that is to run, or of the one named; None where there is none
    best_run: Callable[[Any, Any, str | None], BestRun | None] | None = None
    #: ids of the shelves whose cards are no part of `text`: the terminal writes them out in words
    in_words: tuple[str, ...] = ()
    #: whether what follows from an action is told bit by bit: where somebody plays who has no seat
    in_stages: Callable[[Any], bool] = lambda _rules: False
    #: a run among some effects, as the action of a seat would name it
    run_in: Callable[[Sequence[Effect]], dict[str, object] | None] = lambda _effects: None
    #: what players may let be done for them
    orders: Orders | None = None

    @property
    def package(self) -> str:
        """Its package in `railhead.games`, which names its texts, bots and so on too."""
        return self._home.rpartition(".")[2]

    @property
    def motif(self) -> Motif:
        return _motif(self._home)

    @property
    def refusals(self) -> tuple[type[Refusal], ...]:
        """Every reason that the title has of its own."""
        return tuple(kind for kind in kinds_of(Refusal, self._home) if hasattr(kind, "text"))

    @property
    def effects(self) -> tuple[type[Effect], ...]:
        """Everything that can happen in it and in no other title."""
        return kinds_of(Effect, self._home)

    @property
    def _home(self) -> str:
        """The package that the title is written in."""
        return self.rules.__module__.rpartition(".")[0]

    def payments(self, rules: Rules[Any], effects: Iterable[Effect]) -> tuple[Payment, ...]:
        """Who paid whom, by the elements of the scene that show their money."""
        purse_of = self.purse_of
        return () if purse_of is None else payments(effects, lambda account: purse_of(rules, account))

    def open(self, options: Mapping[str, OptionValue], seats: int, version: int | None = None) -> Rules[Any]:
        """The rules for a game with these options; raises `Refused` where they do not fit the title."""
        if version is None:
            version = self.versions[-1]
        elif version not in self.versions:
            raise Refused([UnknownVersion(self.id, str(version))])
        if seats not in self.seats:
            raise Refused([BadSeats(seats, min(self.seats), max(self.seats))])
        return self.rules(version, self._whole(options), seats)

    def header(self, options: Mapping[str, OptionValue], seats: int, seed: str) -> Header:
        """The header of a new record, with the set-up drawn from the seed."""
        rules = self.open(options, seats)
        drawn: dict[str, object] = msgspec.to_builtins(rules.draw(seed))
        return Header(str(RulesId(self.id, rules.version)), seats, dict(options), seed, None, drawn)

    def _whole(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options with the defaults filled in."""
        known = {option.name: option for option in self.options}
        refusals: list[Refusal] = [UnknownOption(name) for name in options if name not in known]
        for name, value in options.items():
            if name in known and value not in known[name].values:
                allowed = ", ".join(str(value) for value in known[name].values)
                refusals.append(BadOption(name, str(value), allowed))
        if refusals:
            raise Refused(refusals)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}
