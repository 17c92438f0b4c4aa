"""The set-up that a title recommends for a first game: `<title>/first_game.toml`."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from railhead.games.catalogue import PACKAGES
from railhead.kernel.rules import OptionValue
from railhead.lessons.lesson import FOLDER


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`seats` counts the learner; the others are bots of this level. `after`: the lesson that is enough to begin."""

    seats: int
    bot: str
    after: str
    options: dict[str, OptionValue] = {}


@cache
def first_game(title: str) -> FirstGame | None:
    file = FOLDER / PACKAGES[title] / "first_game.toml"
    return msgspec.toml.decode(file.read_bytes(), type=FirstGame) if file.exists() else None
