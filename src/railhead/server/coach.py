"""The coach thinks in a process of its own; it is asked from the table, and only where that is allowed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.coach import advise, doubt
from railhead.games import catalogue
from railhead.kernel.action import to_plain
from railhead.kernel.record import Header
from railhead.server.protocol import Action
from railhead.server.protocol.games import Advice, Doubt

#: so long it thinks about a move
SECONDS = 0.6
#: how much longer the process may take when it has just been started
GRACE_S = 20.0


class Consultation(Struct, frozen=True):
    """What would you do; or, with an action: is this a mistake?"""

    header: Header
    state: bytes
    seat: int
    seed: str
    action: Action | None = None


def consult(asked: Consultation) -> Advice | Doubt:
    """In the worker."""
    title, rules = catalogue.rules_of(asked.header)
    state: Any = msgspec.msgpack.decode(asked.state, type=rules.state_type)
    if asked.action is not None:
        return Doubt(tuple(doubt(rules, state, asked.seat, rules.read(asked.action))))
    action, reasons = advise(rules, state, asked.seat, asked.seed, Budget(seconds=SECONDS))
    outcome = rules.act(state, action, asked.seat)
    by_chance = outcome.state.rng != state.rng
    does = () if by_chance else tuple(title.chronicle(rules, state, outcome.effects))
    return Advice(to_plain(action), does, tuple(reasons))
