"""What a merger would come to (5.2): the shares after it, if everybody redeems who can, or nobody does."""

from __future__ import annotations

from typing import NamedTuple

from railhead.games.e1862.exchange import (
    GiveUp,
    Redeem,
    advance_exchange,
    decide_exchange,
    decider,
    give_up,
    redeem_option,
)
from railhead.games.e1862.holdings import seats_of, shares
from railhead.games.e1862.joining import begin_merger
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import Consent, Exchange, State, Survivor, account


class Exchanged(NamedTuple):
    """The shares of both companies that a player held, those he keeps, and whether he may redeem an option."""

    seat: int
    held: int
    kept: int
    option: bool


def exchanged(rules: E1862Rules, state: State, company: int, partner: int, survivor: int) -> tuple[Exchanged, ...]:
    """5.2: what the exchange leaves every player if all options are given up."""
    play = begun(rules, state, company, partner, survivor)
    options = set[int]()
    while isinstance(frame := play.state.stack[-1], Exchange):
        if decide_exchange(rules, play.state, frame) is None:
            advance_exchange(play, frame)
            continue
        if frame.turn < len(frame.order) - 1:
            options.add(decider(play.state, frame))
        give_up(play, frame, GiveUp())
    rows = []
    for seat in range(seats_of(state)):
        held = shares(state, company, account(seat)) + shares(state, partner, account(seat))
        if held:
            rows.append(Exchanged(seat, held, shares(play.state, survivor, account(seat)), seat in options))
    return tuple(rows)


def begun(rules: E1862Rules, state: State, company: int, partner: int, survivor: int) -> E1862Play:
    """A merger that has just been agreed upon."""
    play = E1862Play(rules, state)
    if isinstance(state.stack[-1], Consent | Survivor):
        play.pop()
    begin_merger(play, company, partner, survivor)
    return play


def merged(rules: E1862Rules, state: State, company: int, partner: int, survivor: int) -> State:
    """The position when all shares are exchanged; nothing of it is kept."""
    play = begun(rules, state, company, partner, survivor)
    while isinstance(frame := play.state.stack[-1], Exchange):
        if decide_exchange(rules, play.state, frame) is not None:
            redeem_option(play, frame, Redeem())
        else:
            advance_exchange(play, frame)
    return play.state
