"""The veto round (section 5): one circuit of bids, then the active player may equal the highest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.rocket.actions import Bid, Match, Pass
from railhead.games.rocket.effects import Bids, Matches, Passes, Shares
from railhead.games.rocket.move import make_move, refuse_target, targets
from railhead.games.rocket.play import RocketPlay
from railhead.games.rocket.refusals import BidTooLow, NotEnoughShares, UnknownHex
from railhead.games.rocket.state import Defence, RocketState, Veto, turn_of
from railhead.kernel.refusal import Refusal

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules


def next_bidder(state: RocketState, active: int, after: int, line: int, highest: int) -> int | None:
    """5.2, A5: the next player clockwise who can beat the highest bid; None when the circuit is over."""
    held = state.shares[line]
    seat = (after + 1) % len(held)
    while seat != active:
        if held[seat] > highest:
            return seat
        seat = (seat + 1) % len(held)
    return None


def every_bid(rules: RocketRules, state: RocketState, veto: Veto) -> Iterator[Bid]:
    held = state.shares[veto.line][veto.asked]
    for _, hex_ in targets(rules, state, veto.line):
        for shares in range(veto.shares + 1, held + 1):
            yield Bid(shares, rules.board.names[hex_])


def refuse_bid(rules: RocketRules, state: RocketState, veto: Veto, action: Bid) -> Iterator[Refusal]:
    """5.3, 5.4: own shares only, more than the bid before, for a hex that was legal for this locomotive."""
    held = state.shares[veto.line][veto.asked]
    if action.shares > held:
        yield NotEnoughShares(rules.board.lines[veto.line].id, held)
    if action.shares <= veto.shares:
        yield BidTooLow(veto.shares + 1)
    to = rules.board.index.get(action.to)
    if to is None:
        yield UnknownHex(action.to)
    else:
        yield from refuse_target(rules, state, veto.line, to)


def bid(play: RocketPlay, veto: Veto, action: Bid) -> None:
    """5.3: the highest bid so far, and where it would send the locomotive."""
    to = play.rules.board.index[action.to]
    play.do(Bids(veto.asked, veto.line, action.shares, to))
    _go_on(play, replace(veto, shares=action.shares, bidder=veto.asked, target=to))


def pass_veto(play: RocketPlay, veto: Veto, action: Pass) -> None:
    """5.2: no bid."""
    play.do(Passes(veto.asked))
    _go_on(play, veto)


def _go_on(play: RocketPlay, veto: Veto) -> None:
    """The next player in the circuit, or its end."""
    active = turn_of(play.state).seat
    asked = next_bidder(play.state, active, veto.asked, veto.line, veto.shares)
    if asked is not None:
        play.top(replace(veto, asked=asked))
    elif veto.bidder < 0:
        settle(play, veto.line, veto.to, winner=active, shares=0)
    elif play.state.shares[veto.line][active] >= veto.shares:
        play.top(Defence(veto.line, veto.to, veto.shares, veto.bidder, veto.target))
    else:
        settle(play, veto.line, veto.target, winner=veto.bidder, shares=veto.shares)


def match(play: RocketPlay, defence: Defence, action: Match) -> None:
    """5.4, 5.5: the active player equals the bid and keeps his original hex."""
    active = turn_of(play.state).seat
    play.do(Matches(active, defence.line, defence.shares, defence.to))
    settle(play, defence.line, defence.to, winner=active, shares=defence.shares)


def give_way(play: RocketPlay, defence: Defence, action: Pass) -> None:
    """5.7: the highest bidder has his way."""
    play.do(Passes(turn_of(play.state).seat))
    settle(play, defence.line, defence.target, winner=defence.bidder, shares=defence.shares)


def settle(play: RocketPlay, line: int, to: int, *, winner: int, shares: int) -> None:
    """5.7-5.9, A6: the winner pays his bid, the locomotive goes where he says; only the active player may
    win a passenger by the move."""
    play.pop()
    if shares:
        play.do(Shares(winner, line, -shares))
    make_move(play, line, to, takes_passenger=winner == turn_of(play.state).seat)


def every_match(rules: RocketRules, state: RocketState, defence: Defence) -> Iterator[Match]:
    yield Match()


def every_pass(rules: RocketRules, state: RocketState, frame: Veto | Defence) -> Iterator[Pass]:
    yield Pass()


def never(rules: RocketRules, state: RocketState, frame: Veto | Defence, action: Match | Pass) -> Iterator[Refusal]:
    """The question is put only where both answers are legal."""
    return iter(())
