"""Records and histories: undo, redo, branches, digests, and files that are not right."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railhead.kernel.digest import digest
from railhead.kernel.history import History
from railhead.kernel.record import (
    DigestDiffers,
    Entry,
    Header,
    NoHeader,
    NoSuchEntry,
    NotAnEntry,
    NotJson,
    NotText,
    NumberGap,
    OtherFormat,
    Record,
    RecordError,
    parse,
)  # fmt: skip
from railhead.kernel.refusal import NotAsked, Refusal, Unreadable
from railhead.kernel.rules import Refused
from tests.kernel.toy import Add, OutOfRange, ToyRules, ToyState, Turn

HEADER = Header("toy/1", 2, {}, "seed", None, {"first": 0})


def played(*steps: int) -> History[ToyState]:
    history = History(ToyRules(), HEADER)
    for n, by in enumerate(steps):
        history.act(n % 2, Add(by))
    return history


def data(history: History[ToyState]) -> bytes:
    return b"".join(history.record().lines())


def replayed(text: bytes) -> History[ToyState]:
    record = parse(text)
    history = History(ToyRules(seats=record.header.seats), record.header)
    for _ in history.replay(record):
        pass
    return history


def test_acting_writes_entries_with_digests() -> None:
    history = played(1, 2)
    assert [entry.plain() for entry in history.entries] == [
        {"n": 1, "seat": 0, "do": "add", "by": 1, "#": digest(history.states[1])},
        {"n": 2, "seat": 1, "do": "add", "by": 2, "#": digest(history.states[2])},
    ]
    assert (history.last, history.head, history.state.sum) == (2, 2, 3)


def test_illegal_actions_change_nothing() -> None:
    history = played(1)
    with pytest.raises(Refused):
        history.act(1, Add(9))
    with pytest.raises(Refused):
        history.act(0, Add(1))
    assert history.last == 1


def test_undo_and_redo() -> None:
    history = played(1, 2, 3)
    assert history.redo_to() is None
    assert history.undo_to() == 2
    history.rewind(0, history.undo_to())
    assert (history.state.sum, history.head, history.last) == (3, 2, 4)
    assert history.undo_to() == 1
    assert history.redo_to() == 3
    history.rewind(0, 3)
    assert (history.state.sum, history.head) == (6, 3)
    history.rewind(0, 0)
    assert (history.state.sum, history.head, history.line()) == (0, 0, [])
    assert history.redo_to() == 1
    assert [entry.digest for entry in history.entries][3:] == [digest(history.states[n]) for n in (2, 3, 0)]


def test_redo_follows_the_latest_way() -> None:
    history = played(1, 2)
    history.rewind(0, 1)
    history.act(1, Add(3))
    history.rewind(0, 1)
    assert history.redo_to() == 4
    assert history.line(4) == [1, 4]
    assert history.line(2) == [1, 2]


@pytest.mark.parametrize("to", [-1, 4, 100])
def test_rewinding_to_nowhere(to: int) -> None:
    history = played(1, 2, 3)
    with pytest.raises(Refused) as caught:
        history.rewind(0, to)
    assert caught.value.refusals == [NoSuchEntry(to, 3)]


def test_branches_go_the_same_way_and_then_their_own() -> None:
    history = played(1, 2, 3)
    history.rewind(0, 1)
    history.act(1, Add(1))
    other = history.branch(3)
    assert digest(other.state) == digest(history.states[3])
    assert other.header.branch is not None
    assert (other.header.branch.at, other.header.branch.digest) == (3, digest(history.states[3]))
    assert other.last == 3
    other.act(1, Add(3))
    assert history.last == 5
    assert digest(replayed(data(other)).state) == digest(other.state)


def test_records_replay_to_the_same_state() -> None:
    history = played(1, 2, 3)
    history.rewind(0, 1)
    history.act(1, Add(3))
    again = replayed(data(history))
    assert again.record() == history.record()
    assert [digest(state) for state in again.states] == [digest(state) for state in history.states]


def test_replay_stops_where_it_is_told() -> None:
    record = played(1, 2, 3).record()
    history = History(ToyRules(), HEADER)
    assert list(history.replay(record, 2)) == [1, 2]


@given(st.lists(st.one_of(st.integers(1, 3), st.integers(-6, 0)), max_size=25))
def test_any_mixture_of_acts_and_rewinds_replays(steps: list[int]) -> None:
    """Positive: add so much; else rewind to that entry, counted from the end."""
    history = played()
    for step in steps:
        decision = history.rules.decision(history.state)
        if step > 0 and decision is not None:
            history.act(decision.seat, Add(step))
        elif step <= 0:
            to = max(0, history.last + step)
            assert history.rewind(0, to).digest == digest(history.states[to])
    again = replayed(data(history))
    assert digest(again.state) == digest(history.state)
    assert again.line() == history.line()


# -- records that are not right --------------------------------------------------------------------------

GOOD = data(played(1, 2, 3))
LINES = GOOD.decode().splitlines()


def lines(parts: Iterable[str]) -> bytes:
    return "\n".join(parts).encode()


def changed(line: int, **fields: object) -> bytes:
    """The good record with other values in a line; the value `gone` takes a key away."""
    plain = {key: value for key, value in (json.loads(LINES[line]) | fields).items() if value != "gone"}
    return lines([*LINES[:line], json.dumps(plain), *LINES[line + 1 :]])


FAULTS: dict[str, tuple[bytes, type[Refusal], int | None]] = {
    "empty": (b"", NoHeader, None),
    "blank lines only": (b"\n\n  \n", NoHeader, None),
    "not utf-8": (b"\xff\xfe\x00", NotText, None),
    "not json": (b"hello", NotJson, None),
    "a list": (b"[1,2]", NotJson, None),
    "a deep nest": (b"[" * 100_000, NotJson, None),
    "a number": (b"17", NotJson, None),
    "no format": (changed(0, format="gone"), NoHeader, None),
    "format is text": (changed(0, format="1"), NoHeader, None),
    "format is true": (changed(0, format=True), NoHeader, None),
    "another format": (changed(0, format=2), OtherFormat, None),
    "no rules": (changed(0, rules="gone"), NoHeader, None),
    "seats are text": (changed(0, seats="2"), NoHeader, None),
    "options are a list": (changed(0, options=[]), NoHeader, None),
    "an option is a list": (changed(0, options={"a": []}), NoHeader, None),
    "drawn is text": (changed(0, first="0"), NoHeader, None),
    "drawn is unknown": (changed(0, second=1), NoHeader, None),
    "cut in the middle of a line": (GOOD[:-9], NotJson, None),
    "an entry missing": (lines([*LINES[:2], LINES[3]]), NumberGap, None),
    "an entry twice": (lines([*LINES[:3], *LINES[2:]]), NumberGap, None),
    "entries from 2": (lines([LINES[0], LINES[2]]), NumberGap, None),
    "no number": (changed(2, n="gone"), NotAnEntry, None),
    "no seat": (changed(2, seat="gone"), NotAnEntry, None),
    "seat is null": (changed(2, seat=None), NotAnEntry, None),
    "number is text": (changed(2, n="2"), NotAnEntry, None),
    "rewind with an action": (changed(2, rewind=1), NotAnEntry, None),
    "digest is a number": (changed(2, **{"#": 5}), NotAnEntry, None),
    "unknown action": (changed(2, do="jump"), Unreadable, 2),
    "no action at all": (changed(2, do="gone"), Unreadable, 2),
    "field missing": (changed(2, by="gone"), Unreadable, 2),
    "field too much": (changed(2, more=1), Unreadable, 2),
    "field of another type": (changed(2, by=[2]), Unreadable, 2),
    "illegal": (changed(2, by=4), OutOfRange, 2),
    "wrong seat": (changed(2, seat=0), NotAsked, 2),
    "no such seat": (changed(2, seat=-1), NotAsked, 2),
    "another legal action": (changed(2, by=1), DigestDiffers, 2),
    "another digest": (changed(2, **{"#": "00000000"}), DigestDiffers, 2),
    "rewind to the future": (lines([*LINES, '{"n":4,"seat":0,"rewind":5}']), NoSuchEntry, 4),
    "rewind below the start": (lines([*LINES, '{"n":4,"seat":0,"rewind":-1}']), NoSuchEntry, 4),
}


@pytest.mark.parametrize(("text", "reason", "entry"), FAULTS.values(), ids=FAULTS.keys())
def test_faults_are_named(text: bytes, reason: type[Refusal], entry: int | None) -> None:
    with pytest.raises(RecordError) as caught:
        replayed(text)
    assert [type(refusal) for refusal in caught.value.refusals] == [reason]
    assert caught.value.entry == entry


def test_digests_and_seed_may_be_left_out() -> None:
    plain = [json.loads(line) for line in LINES]
    bare = lines(json.dumps({key: value for key, value in row.items() if key not in ("#", "seed")}) for row in plain)
    assert replayed(bare).state.sum == 6


def test_the_drawn_set_up_rules_over_the_seed() -> None:
    for first in (0, 1):
        history = replayed(changed(0, first=first).splitlines()[0])
        assert history.state.stack == (Turn(first),)


def test_windows_files_are_read() -> None:
    assert replayed(b"\xef\xbb\xbf" + GOOD.replace(b"\n", b"\r\n")).state.sum == 6


def attempted(text: bytes) -> History[ToyState] | list[Refusal]:
    """The game, or the reasons why there is none."""
    try:
        return replayed(text)
    except (RecordError, Refused) as error:
        return error.refusals


@given(st.integers(0, len(GOOD) - 1), st.binary(max_size=3), st.integers(0, 4))
def test_damaged_bytes_never_crash(at: int, put: bytes, cut: int) -> None:
    answer = attempted(GOOD[:at] + put + GOOD[at + cut :])
    assert isinstance(answer, History) or answer


KEYS = st.sampled_from(["n", "seat", "do", "by", "rewind", "#", "x"])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()


@given(st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner), max_leaves=8))
def test_any_json_as_an_entry_is_refused_or_played(value: object) -> None:
    answer = attempted(lines([LINES[0], json.dumps(value)]))
    assert isinstance(answer, History) or answer


def test_lines_are_as_documented() -> None:
    entries = (Entry(1, 0, {"do": "add", "by": 1}, digest="9f3a41c0"), Entry(2, 0, rewind=0, digest="51c0aa37"))
    record = Record(HEADER, entries)
    assert [line.decode() for line in record.lines()] == [
        '{"format":1,"rules":"toy/1","options":{},"seats":2,"seed":"seed","first":0}\n',
        '{"n":1,"seat":0,"do":"add","by":1,"#":"9f3a41c0"}\n',
        '{"n":2,"seat":0,"rewind":0,"#":"51c0aa37"}\n',
    ]
    assert parse(b"".join(record.lines())) == record
