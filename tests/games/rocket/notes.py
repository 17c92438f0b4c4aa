"""What Rocket's notes mean: each figure that a choice promises, against the position that comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import ChooseAbsorber, Defence, Over, RocketState, Veto, is_closed, points, turn_of
from railhead.games.rocket.veto import Bid
from railhead.kernel.action import Action, Pass
from railhead.kernel.message import Items, Message, SeatArg, Term
from tests.conformance.notes import Promise

#: conditions, each with the questions that the others could have answered otherwise
CONDITIONS = {
    "note-if-no-veto": {"veto"},
    "note-if-highest": {"overbid"},
    "note-if-not-matched": {"match"},
    "note-if-highest-and-not-matched": {"overbid", "match"},
}
LINES = ("log-close", "log-isolated", "log-end-lines", "log-end-tiles", "log-end-relocations")
SCORES = ("cities", "towns", "mergers", "passengers", "industries", "stations", "shares")
KNOWN = {*CONDITIONS, *LINES, "log-passenger", "note-exchange", "note-choice", "note-if-bid"}
KNOWN |= {f"log-score-{source}" for source in SCORES}


def check(rules: RocketRules, before: RocketState, promise: Promise) -> None:
    """The notes name all points, passengers, closed and isolated lines, exchanged shares and ends, and no other."""
    action, notes = rules.read(promise.action), promise.notes
    unknown = {note.id for note in notes} - KNOWN
    assert not unknown, f"notes without a meaning: {unknown}"
    after, asked = others_pass(rules, before, action)
    named = {note.id for note in notes} & set(CONDITIONS)
    assert named == ({_condition(asked)} if asked and notes else set())
    assert promised_points(notes, rules.seats) == _grown(points(before), points(after))
    riders = [note.args["seat"] for note in notes if note.id == "log-passenger"]
    assert [riders.count(SeatArg(seat)) for seat in range(rules.seats)] == _grown(before.passengers, after.passengers)
    assert _lines(notes, "log-close") == [line for line in _ids(rules) if _gone(rules, before, after, line)]
    newly = (i for i, old in enumerate(before.isolated) if after.isolated[i] and not old)
    assert sorted(_lines(notes, "log-isolated")) == sorted(rules.board.lines[i].id for i in newly)
    frame = after.stack[-1]
    ends = frame.reasons if isinstance(frame, Over) else ()
    assert [note.id for note in notes if note.id.startswith("log-end-")] == [f"log-end-{reason}" for reason in ends]
    chooses = [(turn_of(after).seat, rules.board.lines[frame.line].id)] if isinstance(frame, ChooseAbsorber) else []
    assert [(_seat(note.args["seat"]), note.args["line"]) for note in notes if note.id == "note-choice"] == chooses
    _check_exchange(rules, before, after, notes)
    if any(note.id == "note-if-bid" for note in notes):
        assert isinstance(action, Bid)
        assert notes[0] == Message("note-if-bid", {"shares": action.shares})


def others_pass(rules: RocketRules, state: RocketState, action: Action) -> tuple[RocketState, set[str]]:
    """The position after an action and all questions that it raises, each answered by passing; and which they were."""
    state, asked = rules.act(state, action).state, set[str]()
    while isinstance(frame := state.stack[-1], Veto | Defence):
        asked.add("match" if isinstance(frame, Defence) else "veto" if frame.bidder < 0 else "overbid")
        state = rules.act(state, Pass()).state
    return state, asked


def promised_points(notes: Iterable[Message], seats: int) -> list[int]:
    """What the notes add up to, by seat."""
    lists = (note.args["points"] for note in notes if note.id.startswith("log-score-"))
    found = [0] * seats
    for term in chain.from_iterable(_items(items) for items in lists):
        found[_seat(term.args["seat"])] += _number(term.args["points"])
    return found


def _check_exchange(rules: RocketRules, before: RocketState, after: RocketState, notes: tuple[Message, ...]) -> None:
    """7.4: one share of the survivor for two; the survivor's shares grow by nothing else."""
    told = [note for note in notes if note.id == "note-exchange"]
    closed = [note for note in notes if note.id == "log-close"]
    if not closed:
        assert not told
        return
    into = rules.board.line_index[str(closed[0].args["into"])]
    found = [0] * rules.seats
    for note in told:
        assert note.args["into"] == closed[0].args["into"]
        for term in _items(note.args["shares"]):
            found[_seat(term.args["seat"])] += _number(term.args["shares"])
    assert found == _grown(before.shares[into], after.shares[into])


def _condition(asked: set[str]) -> str:
    """Of a bid on the table the others can bid more; before one, they can veto."""
    return next(id for id, questions in CONDITIONS.items() if questions == asked)


def _gone(rules: RocketRules, before: RocketState, after: RocketState, id: str) -> bool:
    line = rules.board.line_index[id]
    return is_closed(after, line) and not is_closed(before, line)


def _ids(rules: RocketRules) -> list[str]:
    return [line.id for line in rules.board.lines]


def _lines(notes: Iterable[Message], id: str) -> list[str]:
    return [str(note.args["line"]) for note in notes if note.id == id]


def _grown(old: Iterable[int], new: Iterable[int]) -> list[int]:
    return [b - a for a, b in zip(old, new, strict=True)]


def _items(arg: object) -> list[Term]:
    assert isinstance(arg, Items)
    assert all(isinstance(item, Term) for item in arg.items)
    return [item for item in arg.items if isinstance(item, Term)]


def _seat(arg: object) -> int:
    assert isinstance(arg, SeatArg)
    return arg.seat


def _number(arg: object) -> int:
    assert isinstance(arg, int)
    return arg
