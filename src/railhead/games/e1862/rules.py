"""What stays constant during a game of 1862: its options and the train cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from railhead.games.e1862.facts import BANDS, LeftOut, TrainType, facts
from railhead.games.e1862.refusals import OptionsClash
from railhead.games.e1862.site import rulings_of
from railhead.games.e1862.state import State
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Option, OptionValue, Refused, Rules

#: what version 1 did otherwise is in `site.FirstVersion`
VERSIONS = (1, 2)
VERSION = VERSIONS[-1]

OPTIONS: tuple[Option, ...] = (
    Option("length", ("standard", "short", "long")),
    Option("variant", ("standard", "simple_express", "simple_freight", "advanced_freight", "advanced_express")),
    Option("short_game", (False, True)),
    Option("beginner", (False, True)),
    Option("eight_markers", (False, True)),
    Option("rulings", ("rulebook", "site"), recorded=("site",)),
)


class E1862Rules(Rules[State]):
    """1862 with its options: length, variant, short game, beginners, eight markers, rulings."""

    state_type = State

    def __init__(self, version: int, options: Mapping[str, OptionValue], seats: int) -> None:
        """11.4, 2.4.3: markers, and the number of train cards by length."""
        super().__init__("1862", version, options, seats)
        _refuse_clash(options)
        self.facts = facts()
        printed = self.facts.game
        self.rulings = rulings_of(version, options.get("rulings"))
        self.variant = str(options.get("variant", "standard"))
        self.types: tuple[TrainType, ...] = printed.variants[self.variant].types
        self.simple = len(self.types) == 1
        self.beginner = bool(options.get("beginner", False))
        self.short_game = bool(options.get("short_game", False))
        self.without = printed.options.beginner if self.beginner else LeftOut()
        eight = options.get("eight_markers", False)
        self.most_markers = printed.options.eight_tokens.most_tokens if eight else printed.tokens.most
        short = printed.options.short_game
        self.lner_trigger = short.lner_trigger if self.short_game else printed.lner.trigger
        length = str(options.get("length", "standard"))
        if self.short_game:
            length = short.length.from_5 if seats >= 5 else short.length.to_4
        self.cards = tuple(ix for ix, band in enumerate(printed.trains) for _ in range(band.count.of(length)))

    # -- train cards -------------------------------------------------------------------------------------------------

    def band_of(self, train: int) -> int:
        """The band of a card; the last band never runs out."""
        return self.cards[train] if train < len(self.cards) else len(BANDS) - 1

    def train_id(self, train: int) -> str:
        """`A-0`: band and number in it."""
        band = self.band_of(train)
        first = self.cards.index(band) if band in self.cards else len(self.cards)
        return f"{BANDS[band]}-{train - first}"

    def train_number(self, name: str) -> int | None:
        """The card of a name, None if there is no such card."""
        letter, _, number = name.partition("-")
        if letter not in BANDS or len(letter) != 1 or not number.isdecimal():
            return None
        band = BANDS.index(letter)
        if band not in self.cards:
            return len(self.cards) + int(number)
        train = self.cards.index(band) + int(number)
        return train if int(number) < self.cards.count(band) else None

    def rusts(self, band: int) -> str | None:
        """With which band a train rusts, None for permanent ones (11.2: D trains as well)."""
        if self.short_game and BANDS[band] >= self.facts.game.options.short_game.permanent_from:
            return None
        return self.facts.game.trains[band].rusts

    def permanent(self, band: int) -> bool:
        return self.rusts(band) is None


def _refuse_clash(options: Mapping[str, OptionValue]) -> None:
    """11: the beginners' game is a simple one; the short game has its own number of trains."""
    clashes: list[Refusal] = []
    if options.get("beginner") and not str(options.get("variant", "standard")).startswith("simple"):
        clashes.append(OptionsClash("beginner", str(options.get("variant", "standard"))))
    if options.get("short_game") and options.get("length", "standard") != "standard":
        clashes.append(OptionsClash("short_game", str(options["length"])))
    if clashes:
        raise Refused(clashes)


E1862Play: TypeAlias = Play[E1862Rules, State]
