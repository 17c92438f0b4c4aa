"""What the processes do that go over games: plan the pieces, look at one, make the whole of them, compare moves."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.analysing import Piece, looks, replayed, spread_over
from railhead.bots.game_analysis import Look, compose
from railhead.bots.weighing import ranking
from railhead.games import catalogue
from railhead.kernel.record import Header, Record
from railhead.server.protocol import Action

#: for the moves of one position: a second or two, and an end in any case
BUDGET = Budget(nodes=3000, seconds=6.0)


class Plan(Struct, frozen=True):
    """Into which pieces does this game go?"""

    record: Record


class Whole(Struct, frozen=True):
    """Make the whole of what was found."""

    record: Record
    looks: tuple[Look, ...]


class Compare(Struct, frozen=True):
    """The moves in a position; `played` is what was done there."""

    header: Header
    state: bytes
    n: int
    played: Action | None


Question: TypeAlias = Plan | Piece | Whole | Compare
#: entries by piece; what was found; the whole, or the moves, as JSON
Answer: TypeAlias = tuple[tuple[int, ...], ...] | tuple[Look, ...] | bytes


def work(question: Question) -> Answer:
    """In the worker."""
    match question:
        case Plan(record=record):
            return spread_over(replayed(record)[0].line())
        case Piece():
            return looks(question)
        case Whole(record=record, looks=found):
            return msgspec.json.encode(compose(replayed(record)[0], found))
        case Compare():
            return msgspec.json.encode(_compared(question))


def _compared(asked: Compare) -> Any:
    _, rules = catalogue.rules_of(asked.header)
    state = msgspec.msgpack.decode(asked.state, type=rules.state_type)
    played = None if asked.played is None else rules.read(asked.played)
    return ranking(rules, state, asked.n, BUDGET, played)
