"""Ranked moves as people are shown them: what each does in the words of the log, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.analysis import RankedMove, blind, rank_moves
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.action import Action, to_plain
from railhead.kernel.message import Message
from railhead.kernel.rules import Rules

#: how many lines of the log tell a move
TOLD = 2


class Part(Struct, frozen=True):
    """A part of the valuation, by seat."""

    label: Message
    amounts: tuple[float, ...]


class Move(Struct, frozen=True):
    """A move that is worth a look; `chances` by seat, empty where nobody plays against another; `played`: it was made
    in the game; `line`: what is expected to follow, in the words of the log."""

    action: dict[str, object]
    does: tuple[Message, ...]
    chances: tuple[float, ...]
    worths: tuple[float, ...]
    parts: tuple[Part, ...] = ()
    line: tuple[Message, ...] = ()
    played: bool = False


class Ranking(Struct, frozen=True):
    """What a seat may do after entry `n`, the best first; no moves where the game is over or nothing looks ahead."""

    n: int
    seat: int | None
    moves: tuple[Move, ...]


def ranking(rules: Rules[Any], state: Any, n: int, budget: Budget, played: Action | None = None) -> Ranking:
    asked = rules.decision(state)
    if asked is None:
        return Ranking(n, None, ())
    title, state = catalogue.title(rules.title), blind(state)
    moves = rank_moves(rules, state, asked.seat, budget, played)
    return Ranking(n, asked.seat, tuple(_told(title, rules, state, asked.seat, move, played) for move in moves))


def _told(
    title: Title, rules: Rules[Any], state: Any, seat: int, move: RankedMove, played: Action | None
) -> Move:  # fmt: skip
    parts = tuple(Part(Message(f"valued-{name}"), rounded(amounts)) for name, amounts in move.parts)
    return Move(
        to_plain(move.action),
        does(title, rules, state, move.action),
        shares(move.chances),
        rounded(move.worths),
        parts,
        tuple(_line(title, rules, state, move)),
        move.action == played,
    )


def does(title: Title, rules: Rules[Any], state: Any, action: Action) -> tuple[Message, ...]:
    """What the log would say of a move; only its first lines."""
    outcome = rules.apply(state, action)
    return tuple(title.chronicle(rules, state, outcome.effects)[:TOLD])


def _line(title: Title, rules: Rules[Any], state: Any, move: RankedMove) -> Iterator[Message]:
    state = rules.apply(state, move.action).state
    for _, action in move.line:
        outcome = rules.apply(state, action)
        yield from title.chronicle(rules, state, outcome.effects)[:1]
        state = outcome.state


def shares(chances: tuple[float, ...]) -> tuple[float, ...]:
    """To a tenth of a percent: nothing finer is meant."""
    return tuple(round(chance, 3) for chance in chances)


def rounded(amounts: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(amount, 1) for amount in amounts)
