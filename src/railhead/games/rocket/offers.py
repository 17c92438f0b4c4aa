"""Rocket's choices as a menu, each with what would come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.rocket.actions import Bid, Extend, Match, Pass, Station
from railhead.games.rocket.board import figures
from railhead.games.rocket.extend import refuse_extend
from railhead.games.rocket.invest import refuse_invest
from railhead.games.rocket.merger import every_absorb
from railhead.games.rocket.move import targets
from railhead.games.rocket.notes import may_end_now, notes_of
from railhead.games.rocket.refusals import NoStationLeft
from railhead.games.rocket.state import Choice as ChoiceFrame
from railhead.games.rocket.state import Defence, RocketState, Turn, Veto, locomotive, open_lines, turn_of
from railhead.games.rocket.station import every_station, stations_left
from railhead.kernel.action import to_plain
from railhead.kernel.menu import Blocked, Button, Choice, Menu, Offer, Pick, Places, Range, blocked_by
from railhead.kernel.message import Arg, Message, SeatArg, Term

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules


def menu(rules: RocketRules, state: RocketState) -> Menu:
    """The sentence that says what is asked of whom, and the answers."""
    frame = state.stack[-1]
    match frame:
        case Turn():
            of = figures().actions_each_turn
            ask = Message("ask-turn", {"seat": SeatArg(frame.seat), "action": frame.done + 1, "of": of})
            return Menu(frame.seat, ask, tuple(_turn(rules, state, frame)))
        case Veto():
            return _veto(rules, state, frame)
        case Defence():
            return _defence(rules, state, frame)
        case ChoiceFrame():
            return _choice(rules, state, frame)
        case _:
            return Menu(None, Message("ask-nobody"))


# -- a turn ------------------------------------------------------------------------------------------------


def _turn(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Offer]:
    yield Pick("extend", Message("offer-extend"), tuple(_extends(rules, state, turn)))
    ends = may_end_now(rules, state, turn)
    yield Pick("invest", Message("offer-invest"), tuple(_invests(rules, state, turn, ends)))
    yield Pick("station", Message("offer-station"), tuple(_stations(rules, state, turn, ends)))
    if Pass() in rules.legal(state):
        yield Button("pass", Choice(to_plain(Pass()), Message("choice-idle"), notes=notes_of(rules, state, Pass())))


def _extends(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Choice]:
    board = rules.board
    for line in open_lines(state):
        id = board.lines[line].id
        free = targets(rules, state, line)
        trial = Extend(id, board.names[free[0][1] if free else locomotive(state, line)])
        blocked = blocked_by(refuse_extend(rules, state, turn, trial))
        if blocked is not None:
            if not free:
                blocked = Blocked(Message("blocked-boxed-in", {"line": id}), blocked.rule)
            yield Choice(to_plain(trial), Message("choice-line", {"line": id}), (f"loco:{id}",), blocked=blocked)
            continue
        for _, hex_ in free:
            name = board.names[hex_]
            label = Message("choice-extend", {"line": id, "hex": name})
            action = Extend(id, name)
            yield Choice(to_plain(action), label, (f"loco:{id}", name), notes_of(rules, state, action))


def _invests(rules: RocketRules, state: RocketState, turn: Turn, ends: bool) -> Iterator[Choice]:
    """Most slots stand as they always do; those that are taken, or end the game, say so."""
    for action, plain, slot, cubes in zip(
        rules.invests, plain_invests(rules), rules.board.slots, state.cubes, strict=True
    ):
        if len(cubes) >= slot.count:
            yield replace(plain, blocked=blocked_by(refuse_invest(rules, state, turn, action)))
        else:
            yield replace(plain, notes=notes_of(rules, state, action)) if ends else plain


@lru_cache(maxsize=8)
def plain_invests(rules: RocketRules) -> tuple[Choice, ...]:
    """One choice for each slot group of the chart; the same in every position of a map, hence kept."""
    found = []
    for action in rules.invests:
        city = rules.board.cities[rules.board.city_index[action.city]].name
        label = Message("choice-invest", {"city": city, "industry": Term(f"industry-{action.industry}")})
        found.append(Choice(to_plain(action), label, (f"slot:{action.city}:{action.industry}",)))
    return tuple(found)


def _stations(rules: RocketRules, state: RocketState, turn: Turn, ends: bool) -> Iterator[Choice]:
    """One choice to build, and one for each station that may be moved; the hex is picked last.

    A station that is built or moved stands on no line (11.2), so that the hex makes no difference to its notes.
    """
    for source, actions in groupby(every_station(rules, state, turn), attrgetter("source")):
        to = tuple(action.to for action in actions)
        place = Places("to", to)
        notes = notes_of(rules, state, Station(to[0], source)) if ends else ()
        if source is None:
            label = Message("choice-station", {"left": stations_left(state, turn.seat)})
            yield Choice({"do": "station"}, label, notes=notes, place=place)
        else:
            label = Message("choice-relocate", {"hex": source})
            yield Choice({"do": "station", "from": source}, label, (f"station:{source}",), notes, place=place)
    if not stations_left(state, turn.seat):
        blocked = blocked_by(iter((NoStationLeft(figures().stations_each),)))
        yield Choice({"do": "station"}, Message("choice-station", {"left": 0}), blocked=blocked)


# -- questions during a move -------------------------------------------------------------------------------


def _veto(rules: RocketRules, state: RocketState, veto: Veto) -> Menu:
    board, id = rules.board, rules.board.lines[veto.line].id
    choices = tuple(_bid(rules, state, veto, board.names[hex_]) for _, hex_ in targets(rules, state, veto.line))
    stands = board.names[veto.to if veto.bidder < 0 else veto.target]
    active = SeatArg(turn_of(state).seat)
    args: dict[str, Arg] = {"seat": SeatArg(veto.asked), "active": active, "line": id, "hex": stands}
    if veto.bidder < 0:
        ask = Message("ask-veto", args)
    else:
        ask = Message("ask-overbid", args | {"bidder": SeatArg(veto.bidder), "shares": veto.shares})
    keep = Choice(to_plain(Pass()), Message("choice-no-veto", {"hex": stands}), notes=notes_of(rules, state, Pass()))
    return Menu(veto.asked, ask, (Pick("bid", Message("offer-bid"), choices), Button("pass", keep)))


def _bid(rules: RocketRules, state: RocketState, veto: Veto, to: str) -> Choice:
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


def _defence(rules: RocketRules, state: RocketState, defence: Defence) -> Menu:
    board, id, seat = rules.board, rules.board.lines[defence.line].id, turn_of(state).seat
    mine, theirs = notes_of(rules, state, Match()), notes_of(rules, state, Pass())
    here, there = board.names[defence.to], board.names[defence.target]
    bidder, shares = SeatArg(defence.bidder), defence.shares
    args: dict[str, Arg] = {"seat": SeatArg(seat), "bidder": bidder, "shares": shares, "line": id, "hex": there}
    ask = Message("ask-match", args)
    match_label = Message("choice-match", {"shares": shares, "line": id, "hex": here})
    give_label = Message("choice-give-way", {"bidder": bidder, "hex": there})
    return Menu(seat, ask, (
        Button("match", Choice(to_plain(Match()), match_label, notes=mine)),
        Button("pass", Choice(to_plain(Pass()), give_label, notes=theirs)),
    ))  # fmt: skip


def _choice(rules: RocketRules, state: RocketState, frame: ChoiceFrame) -> Menu:
    seat, id = turn_of(state).seat, rules.board.lines[frame.line].id
    choices = []
    for action in every_absorb(rules, state, frame):
        label = Message("choice-absorb", {"line": id, "into": action.into})
        at = (f"loco:{action.into}",)
        choices.append(Choice(to_plain(action), label, at, notes_of(rules, state, action)))
    ask = Message("ask-absorb", {"seat": SeatArg(seat), "line": id})
    return Menu(seat, ask, (Pick("absorb", Message("offer-absorb"), tuple(choices)),))
