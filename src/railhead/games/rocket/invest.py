"""INVEST (section 10): cubes on the investment chart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.rocket.actions import Invest
from railhead.games.rocket.effects import PlaceCube
from railhead.games.rocket.play import RocketPlay
from railhead.games.rocket.refusals import NoSuchSlot, SlotsTaken, UnknownCity
from railhead.games.rocket.state import RocketState, Turn
from railhead.games.rocket.turn import finish_action
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules


def every_invest(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Invest]:
    for action, count, cubes in zip(rules.invests, rules.slot_counts, state.cubes, strict=True):
        if len(cubes) < count:
            yield action


def refuse_invest(rules: RocketRules, state: RocketState, turn: Turn, action: Invest) -> Iterator[Refusal]:
    """10.1: any free slot; one cube a slot."""
    board = rules.board
    city = board.city_index.get(action.city)
    if city is None or board.cities[city].type != "regular":
        yield UnknownCity(action.city)
        return
    slot = rules.slot_of.get((action.city, action.industry))
    if slot is None:
        yield NoSuchSlot(board.cities[city].name, action.industry)
    elif len(state.cubes[slot]) >= board.slots[slot].count:
        yield SlotsTaken(board.cities[city].name, action.industry)


def invest(play: RocketPlay, turn: Turn, action: Invest) -> None:
    """10.1, 10.2, 6.4: a cube; no points, no limit of cubes."""
    play.do(PlaceCube(turn.seat, play.rules.slot_of[action.city, action.industry]))
    finish_action(play, turn)
