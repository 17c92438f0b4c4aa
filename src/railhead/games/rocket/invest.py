"""INVEST (section 10): cubes on the investment chart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from railhead.games.rocket.effects import PlaceCube
from railhead.games.rocket.notes import notes_of
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.state import RocketState, Turn
from railhead.games.rocket.turn import finish_action, may_end_now
from railhead.kernel.action import Action, to_plain
from railhead.kernel.flow import Act
from railhead.kernel.menu import Choice, Pick, blocked_by
from railhead.kernel.message import Message, Term
from railhead.kernel.refusal import Refusal, says


class Invest(Action, frozen=True, tag="invest"):
    """Section 10: put a cube on a free slot of the investment chart."""

    city: str
    industry: str


@says("refusal-unknown-city", "10.1")
class UnknownCity(Refusal, frozen=True):
    city: str


@says("refusal-no-such-slot", "10.1")
class NoSuchSlot(Refusal, frozen=True):
    city: str
    industry: str


@says("refusal-slots-taken", "10.1")
class SlotsTaken(Refusal, frozen=True):
    city: str
    industry: str


@lru_cache(maxsize=64)
def invests(rules: RocketRules) -> tuple[Invest, ...]:
    """One action for each group of slots, in the order of the chart."""
    board = rules.board
    return tuple(Invest(board.cities[slots.city].id, board.industries[slots.industry]) for slots in board.slots)


@lru_cache(maxsize=64)
def slot_of(rules: RocketRules) -> dict[tuple[str, str], int]:
    """The group of slots for an industry in a city."""
    return {(action.city, action.industry): slot for slot, action in enumerate(invests(rules))}


def every_invest(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Invest]:
    for action, slots, cubes in zip(invests(rules), rules.board.slots, state.cubes, strict=True):
        if len(cubes) < slots.count:
            yield action


def refuse_invest(rules: RocketRules, state: RocketState, turn: Turn, action: Invest) -> Iterator[Refusal]:
    """10.1: any free slot; one cube a slot."""
    board = rules.board
    city = board.city_index.get(action.city)
    if city is None or board.cities[city].type != "regular":
        yield UnknownCity(action.city)
        return
    slot = slot_of(rules).get((action.city, action.industry))
    if slot is None:
        yield NoSuchSlot(board.cities[city].name, action.industry)
    elif len(state.cubes[slot]) >= board.slots[slot].count:
        yield SlotsTaken(board.cities[city].name, action.industry)


def invest(play: RocketPlay, turn: Turn, action: Invest) -> None:
    """10.1, 10.2, 6.4: a cube; no points, no limit of cubes."""
    play.do(PlaceCube(turn.seat, slot_of(play.rules)[action.city, action.industry]))
    finish_action(play, turn)


def offer_invest(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Pick]:
    """Most slots stand as they always do; those that are taken, or end the game, say so."""
    ends = may_end_now(rules, state, turn)
    choices = list[Choice]()
    for action, plain, slots, cubes in zip(
        invests(rules), _plain_choices(rules), rules.board.slots, state.cubes, strict=True
    ):
        if len(cubes) >= slots.count:
            choices.append(replace(plain, blocked=blocked_by(refuse_invest(rules, state, turn, action))))
        else:
            choices.append(replace(plain, notes=notes_of(rules, state, action)) if ends else plain)
    yield Pick("invest", Message("offer-invest"), tuple(choices))


@lru_cache(maxsize=64)
def _plain_choices(rules: RocketRules) -> tuple[Choice, ...]:
    """One choice for each group of slots; the same in every position of a map, hence kept."""
    found = []
    for action in invests(rules):
        city = rules.board.cities[rules.board.city_index[action.city]]
        label = Message("choice-invest", {"city": city.name, "industry": Term(f"industry-{action.industry}")})
        slot = f"slot:{action.city}:{action.industry}"
        found.append(Choice(to_plain(action), label, (slot,), near=rules.board.names[city.hex]))
    return tuple(found)


INVEST = Act(do=invest, refuse=refuse_invest, every=every_invest, offer=offer_invest)
