"""The set-up (section 2)."""

from __future__ import annotations

from msgspec import Struct

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Source, Turn
from railhead.kernel.refusal import NoSuchSeat
from railhead.kernel.rng import below, from_seed
from railhead.kernel.rules import Refused


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """2.4: the seat that begins."""

    first: int


def draw(rules: RocketRules, seed: str) -> Drawn:
    """2.4: the first player at random."""
    return Drawn(below(from_seed(seed), rules.seats)[1])


def set_up(rules: RocketRules, drawn: Drawn, seed: str) -> RocketState:
    """Section 2, 1.2, 14.1, A17, A37: locomotives in their start cities, connected to none; all else in the supply."""
    if not 0 <= drawn.first < rules.seats:
        raise Refused([NoSuchSeat(drawn.first, rules.seats)])
    nobody = (0,) * rules.seats
    lines = rules.board.lines
    return RocketState(
        stack=(Turn(drawn.first),),
        rng=from_seed(seed),
        scored=(nobody,) * len(Source),
        shares=(nobody,) * len(lines),
        passengers=nobody,
        ways=tuple((bytes((line.start,)),) for line in lines),
        heading=(-1,) * len(lines),
        cities=(0,) * len(lines),
        isolated=(False,) * len(lines),
        cubes=((),) * len(rules.board.slots),
        stations=(),
    )
