"""The veto round (section 5): one circuit of bids, then the active player may equal the highest."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.rocket.effects import Bids, Matches, Passed, Shares
from railhead.games.rocket.move import make_move, refuse_target, targets, wins_passenger
from railhead.games.rocket.notes import notes_of
from railhead.games.rocket.refusals import UnknownHex
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.state import Defence, RocketState, Veto, turn_of
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, always
from railhead.kernel.menu import Button, Choice, Pick, Question, Range, button
from railhead.kernel.message import Arg, Message, SeatArg
from railhead.kernel.refusal import Refusal, says


class Bid(Action, frozen=True, tag="bid"):
    """5.3: a number of own shares, and the hex the locomotive shall go to."""

    shares: int
    to: str


class Match(Action, frozen=True, tag="match"):
    """5.4: the active player equals the highest bid and keeps his hex."""


@says("refusal-bid-too-low", "5.4")
class BidTooLow(Refusal, frozen=True):
    least: int


@says("refusal-not-enough-shares", "5.3")
class NotEnoughShares(Refusal, frozen=True):
    line: str
    held: int


def next_bidder(state: RocketState, active: int, after: int, line: int, highest: int) -> int | None:
    """5.2, A5, 5.1, A7: the next player clockwise who can beat the highest bid; None when the circuit is over."""
    held = state.shares[line]
    seat = (after + 1) % len(held)
    while seat != active:
        if held[seat] > highest:
            return seat
        seat = (seat + 1) % len(held)
    return None


# -- bidding ---------------------------------------------------------------------------------------------------------


def decide_veto(rules: RocketRules, state: RocketState, veto: Veto) -> Decision:
    return Decision(veto.asked, "veto")


def ask_veto(rules: RocketRules, state: RocketState, veto: Veto) -> Question:
    """Who wants to go where, and what was bid so far."""
    active, id = SeatArg(turn_of(state).seat), rules.board.lines[veto.line].id
    args: dict[str, Arg] = {"seat": SeatArg(veto.asked), "active": active, "line": id, "hex": _stands(rules, veto)}
    if veto.bidder < 0:
        return Question(Message("ask-veto", args), notes=_passenger(state, veto, active))
    args |= {"bidder": SeatArg(veto.bidder), "shares": veto.shares}
    return Question(Message("ask-overbid", args), notes=_passenger(state, veto, active))


def _passenger(state: RocketState, veto: Veto, active: SeatArg) -> tuple[Message, ...]:
    """4.9, A6: whoever wins by a bid takes no passenger, and denies the active player the one on the announced hex."""
    waits = wins_passenger(state, veto.to)
    return (Message("why-passenger", {"active": active}),) if waits else ()


def _stands(rules: RocketRules, veto: Veto) -> str:
    """The hex that the locomotive goes to if nobody bids more."""
    return rules.board.names[veto.to if veto.bidder < 0 else veto.target]


def every_bid(rules: RocketRules, state: RocketState, veto: Veto) -> Iterator[Bid]:
    """5.6, A22: from one share more than the highest bid to all that he holds."""
    held = state.shares[veto.line][veto.asked]
    for _, hex_ in targets(rules, state, veto.line):
        for shares in range(veto.shares + 1, held + 1):
            yield Bid(shares, rules.board.names[hex_])


def refuse_bid(rules: RocketRules, state: RocketState, veto: Veto, action: Bid) -> Iterator[Refusal]:
    """5.3, 5.4, 5.6, A3: own shares only, more than the bid before, for a hex that was legal for this locomotive."""
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
    play.do(Passed(veto.asked))
    _go_on(play, veto)


def _go_on(play: RocketPlay, veto: Veto) -> None:
    """The next player in the circuit, or its end."""
    active = turn_of(play.state).seat
    asked = next_bidder(play.state, active, veto.asked, veto.line, veto.shares)
    if asked is not None:
        play.next(replace(veto, asked=asked))
    elif veto.bidder < 0:
        settle(play, veto.line, veto.to, winner=active, shares=0)
    elif play.state.shares[veto.line][active] >= veto.shares:
        play.next(Defence(veto.line, veto.to, veto.shares, veto.bidder, veto.target))
    else:
        settle(play, veto.line, veto.target, winner=veto.bidder, shares=veto.shares)


def match(play: RocketPlay, defence: Defence, action: Match) -> None:
    """5.4, 5.5: the active player equals the bid and keeps his original hex."""
    active = turn_of(play.state).seat
    play.do(Matches(active, defence.line, defence.shares, defence.to))
    settle(play, defence.line, defence.to, winner=active, shares=defence.shares)


def give_way(play: RocketPlay, defence: Defence, action: Pass) -> None:
    """5.7: the highest bidder has his way."""
    play.do(Passed(turn_of(play.state).seat))
    settle(play, defence.line, defence.target, winner=defence.bidder, shares=defence.shares)


def settle(play: RocketPlay, line: int, to: int, *, winner: int, shares: int) -> None:
    """5.7-5.9, A6, A4: the winner pays his bid, the locomotive goes where he says; only the active player may
    win a passenger by the move."""
    play.pop()
    if shares:
        play.do(Shares(winner, line, -shares))
    make_move(play, line, to, takes_passenger=winner == turn_of(play.state).seat)


def offer_bid(rules: RocketRules, state: RocketState, veto: Veto) -> Iterator[Pick]:
    names = [rules.board.names[hex_] for _, hex_ in targets(rules, state, veto.line)]
    yield Pick("bid", Message("offer-bid"), tuple(_choice(rules, state, veto, name) for name in names), cell="to")


def _choice(rules: RocketRules, state: RocketState, veto: Veto, to: str) -> Choice:
    """A hex to send the locomotive to. Where the shares that are paid change the outcome, each number has its own."""
    least, most = veto.shares + 1, state.shares[veto.line][veto.asked]
    label = Message("choice-bid", {"line": rules.board.lines[veto.line].id, "hex": to})
    plain, numbers = to_plain(Bid(least, to)), range(least, most + 1)
    brings = [notes_of(rules, state, Bid(shares, to)) for shares in numbers]
    if brings.count(brings[0]) == len(brings):
        return Choice(plain, label, (to,), brings[0], Range("shares", least, most))
    heads = (Message("note-if-bid", {"shares": shares}) for shares in numbers)
    notes = tuple((head, *found) if found else () for head, found in zip(heads, brings, strict=True))
    return Choice(plain, label, (to,), number=Range("shares", least, most, notes=notes))


def offer_no_bid(rules: RocketRules, state: RocketState, veto: Veto) -> Iterator[Button]:
    label = Message("choice-no-veto", {"hex": _stands(rules, veto)})
    yield button("pass", Pass(), label, notes_of(rules, state, Pass()))


VETO = Step(
    decide_veto,
    {
        Bid: Act(do=bid, refuse=refuse_bid, every=every_bid, offer=offer_bid),
        Pass: always(Pass(), pass_veto, offer_no_bid),
    },
    ask=ask_veto,
)


# -- equalling the highest bid ---------------------------------------------------------------------------------------


def decide_defence(rules: RocketRules, state: RocketState, defence: Defence) -> Decision:
    return Decision(turn_of(state).seat, "match")


def ask_defence(rules: RocketRules, state: RocketState, defence: Defence) -> Question:
    args: dict[str, Arg] = {
        "seat": SeatArg(turn_of(state).seat),
        "bidder": SeatArg(defence.bidder),
        "shares": defence.shares,
        "line": rules.board.lines[defence.line].id,
        "hex": rules.board.names[defence.target],
    }
    return Question(Message("ask-match", args))


def offer_match(rules: RocketRules, state: RocketState, defence: Defence) -> Iterator[Button]:
    id, here = rules.board.lines[defence.line].id, rules.board.names[defence.to]
    label = Message("choice-match", {"shares": defence.shares, "line": id, "hex": here})
    yield button("match", Match(), label, notes_of(rules, state, Match()))


def offer_give_way(rules: RocketRules, state: RocketState, defence: Defence) -> Iterator[Button]:
    there = rules.board.names[defence.target]
    label = Message("choice-give-way", {"bidder": SeatArg(defence.bidder), "hex": there})
    yield button("pass", Pass(), label, notes_of(rules, state, Pass()))


DEFENCE = Step(
    decide_defence,
    {Match: always(Match(), match, offer_match), Pass: always(Pass(), give_way, offer_give_way)},
    ask=ask_defence,
)
