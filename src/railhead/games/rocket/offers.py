"""Rocket's choices as a menu, each with what would come of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.rocket.actions import Absorb, Bid, Extend, Match, Pass
from railhead.games.rocket.board import figures
from railhead.games.rocket.chronicle import tell
from railhead.games.rocket.effects import Close, End, Isolate, Passenger, Score
from railhead.games.rocket.extend import refuse_extend
from railhead.games.rocket.invest import refuse_invest
from railhead.games.rocket.merger import merge, touched
from railhead.games.rocket.move import make_move, targets
from railhead.games.rocket.refusals import NoStationLeft
from railhead.games.rocket.state import Choice as ChoiceFrame
from railhead.games.rocket.state import Defence, RocketState, Turn, Veto, locomotive, open_lines, turn_of
from railhead.games.rocket.station import every_station, stations_left
from railhead.kernel.action import to_plain
from railhead.kernel.effect import Effect
from railhead.kernel.menu import Blocked, Button, Choice, Menu, Offer, Pick, Places, Range, blocked_by
from railhead.kernel.message import Arg, Message, SeatArg, Term
from railhead.kernel.play import Play

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules

TOLD = (Score, Passenger, Close, Isolate, End)


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
    yield Pick("invest", Message("offer-invest"), tuple(_invests(rules, state, turn)))
    yield Pick("station", Message("offer-station"), tuple(_stations(rules, state, turn)))
    if Pass() in rules.legal(state):
        yield Button("pass", Choice(to_plain(Pass()), Message("choice-idle")))


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
            notes = outcome_of_move(rules, state, line, hex_, takes_passenger=True)
            yield Choice(to_plain(Extend(id, name)), label, (f"loco:{id}", name), notes)


def outcome_of_move(
    rules: RocketRules, state: RocketState, line: int, to: int, *, takes_passenger: bool
) -> tuple[Message, ...]:  # fmt: skip
    """What a step would bring if it ends there, told as the log would tell it."""
    turn = turn_of(state)
    play = Play(rules, _with_turn_only(state, turn))
    make_move(play, line, to, takes_passenger=takes_passenger)
    frame = play.state.stack[-1]
    if isinstance(frame, ChoiceFrame):
        return (*_told(rules, play.effects), Message("note-choice", {"line": rules.board.lines[line].id}))
    return _told(rules, play.effects)


def _with_turn_only(state: RocketState, turn: Turn) -> RocketState:
    """The position without the questions on top, as if the move were settled."""
    return replace(state, stack=(turn,))


def _told(rules: RocketRules, effects: Sequence[Effect]) -> tuple[Message, ...]:
    return tuple(message for effect in effects if isinstance(effect, TOLD) for message in tell(rules, effect))


def _invests(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Choice]:
    for action in rules.invests:
        city = rules.board.cities[rules.board.city_index[action.city]].name
        label = Message("choice-invest", {"city": city, "industry": Term(f"industry-{action.industry}")})
        blocked = blocked_by(refuse_invest(rules, state, turn, action))
        yield Choice(to_plain(action), label, (f"slot:{action.city}:{action.industry}",), blocked=blocked)


def _stations(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Choice]:
    """One choice to build, and one for each station that may be moved; the hex is picked last."""
    cells: dict[str | None, list[str]] = {}
    for action in every_station(rules, state, turn):
        cells.setdefault(action.source, []).append(action.to)
    for source, to in cells.items():
        place = Places("to", tuple(to))
        if source is None:
            label = Message("choice-station", {"left": stations_left(state, turn.seat)})
            yield Choice({"do": "station"}, label, place=place)
        else:
            label = Message("choice-relocate", {"hex": source})
            yield Choice({"do": "station", "from": source}, label, (f"station:{source}",), place=place)
    if not stations_left(state, turn.seat):
        blocked = blocked_by(iter((NoStationLeft(figures().stations_each),)))
        yield Choice({"do": "station"}, Message("choice-station", {"left": 0}), blocked=blocked)


# -- questions during a move -------------------------------------------------------------------------------


def _veto(rules: RocketRules, state: RocketState, veto: Veto) -> Menu:
    board, id = rules.board, rules.board.lines[veto.line].id
    held = state.shares[veto.line][veto.asked]
    choices = []
    for _, hex_ in targets(rules, state, veto.line):
        name = board.names[hex_]
        notes = outcome_of_move(rules, state, veto.line, hex_, takes_passenger=False)
        number = Range("shares", veto.shares + 1, held)
        label = Message("choice-bid", {"line": id, "hex": name})
        choices.append(Choice(to_plain(Bid(veto.shares + 1, name)), label, (name,), notes, number))
    keep = outcome_of_move(rules, state, veto.line, veto.to, takes_passenger=True)
    stands = board.names[veto.to if veto.bidder < 0 else veto.target]
    active = SeatArg(turn_of(state).seat)
    args: dict[str, Arg] = {"seat": SeatArg(veto.asked), "active": active, "line": id, "hex": stands}
    if veto.bidder < 0:
        ask = Message("ask-veto", args)
    else:
        ask = Message("ask-overbid", args | {"bidder": SeatArg(veto.bidder), "shares": veto.shares})
        keep = outcome_of_move(rules, state, veto.line, veto.target, takes_passenger=False)
    passing = Button("pass", Choice(to_plain(Pass()), Message("choice-no-veto", {"hex": stands}), notes=keep))
    return Menu(veto.asked, ask, (Pick("bid", Message("offer-bid"), tuple(choices)), passing))


def _defence(rules: RocketRules, state: RocketState, defence: Defence) -> Menu:
    board, id, seat = rules.board, rules.board.lines[defence.line].id, turn_of(state).seat
    mine = outcome_of_move(rules, state, defence.line, defence.to, takes_passenger=True)
    theirs = outcome_of_move(rules, state, defence.line, defence.target, takes_passenger=False)
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
    board, seat, id = rules.board, turn_of(state).seat, rules.board.lines[frame.line].id
    choices = []
    for into in touched(rules, state, frame.line):
        play = Play(rules, state)
        merge(play, frame.line, into)
        other = board.lines[into].id
        label = Message("choice-absorb", {"line": id, "into": other})
        notes = _told(rules, play.effects)
        choices.append(Choice(to_plain(Absorb(other)), label, (f"loco:{other}",), notes))
    ask = Message("ask-absorb", {"seat": SeatArg(seat), "line": id})
    return Menu(seat, ask, (Pick("absorb", Message("offer-absorb"), tuple(choices)),))
