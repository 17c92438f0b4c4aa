"""Reasons against an action: the paragraph of each, and the sentence with what it is about."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from railhead.games.rocket.extend import Extend
from railhead.games.rocket.invest import Invest
from railhead.games.rocket.laws import check
from railhead.games.rocket.merger import joint_of
from railhead.games.rocket.state import RocketState
from railhead.games.rocket.station import Station
from railhead.games.rocket.title import TITLE
from railhead.games.rocket.veto import Bid, BidTooLow
from railhead.i18n import render
from railhead.kernel.action import Action
from tests.games.rocket.given import state_for

RULES: Any = TITLE.open({}, 2)
AT, LINE = RULES.board.index, RULES.board.line_index
PARAGRAPHS = {
    "1.2": ["unknown-line"],
    "3.2": ["line-extended-already"],
    "4.1": ["line-closed", "not-ahead"],
    "4.2": ["hex-has-city", "hex-has-locomotive", "hex-has-track", "unknown-hex"],
    "5.3": ["not-enough-shares"],
    "5.4": ["bid-too-low"],
    "10.1": ["no-such-slot", "slots-taken", "unknown-city"],
    "11.1": ["not-your-station"],
    "11.2": ["hex-has-station", "next-to-locomotive", "next-to-station"],
    "11.3": ["no-station-left", "station-connected"],
    "A12": ["not-touched"],
    "A18": ["no-tile-left"],
    "A30": ["station-stays"],
    "A32": ["must-act"],
}
GIVEN: dict[str, Any] = {
    "lines": {"L&Y": {"way": ["-3,-6", "-2,-7", "-1,-7", "0,-7"]}, "NER": {"way": ["4,-9", "3,-8", "2,-7", "1,-7"]}},
    "closed": ["GNR"],
    "cubes": {"london": {"leather": [1]}},
    "stations": [["0,2", 0], ["-1,-7", 0], ["5,-5", 1]],
    "turn": {"seat": 0, "extended": ["SER"]},
}


def said(given: dict[str, Any], action: Action) -> list[str]:
    reasons = RULES.legal(state_for(RULES, given)).why_not(action)
    texts = [render(reason.message(), "en", "rocket") for reason in reasons]
    return [text.replace("\u2068", "").replace("\u2069", "") for text in texts]


def test_paragraphs() -> None:
    found: dict[str, list[str]] = {}
    for refusal in TITLE.refusals:
        if refusal.rule:
            found.setdefault(refusal.rule, []).append(refusal.code())
    assert {rule: sorted(codes) for rule, codes in found.items()} == PARAGRAPHS


@pytest.mark.parametrize(
    ("action", "sentences"),
    [
        (
            Extend("L&Y", "-1,-7"),
            [
                "(-1,-7) is not in front of L&Y’s locomotive: it moves straight ahead, ahead-left or ahead-right.",
                "(-1,-7) already has track of L&Y.",
            ],
        ),
        (Extend("L&Y", "1,-7"), ["NER’s locomotive is on (1,-7)."]),
        (Extend("GER", "0,0"), ["(0,0) is not next to GER’s start city, where its locomotive still stands."]),
        (Extend("GNR", "3,-4"), ["GNR is closed; choose another line."]),
        (Extend("SER", "2,6"), ["SER has already been extended this turn; choose another line."]),
        (Extend("XYZ", "99,0"), ["There is no line “XYZ” on this map.", "There is no hex “99,0” on this map."]),
        (Invest("london", "leather"), ["Every slot for leather in London is taken."]),
        (Invest("london", "steel"), ["London has no slot for steel."]),
        (Invest("leeds", "steel"), ["“leeds” is not a city with an investment row."]),
        (Station("0,2"), ["There is already a station on (0,2)."]),
        (Station("1,2"), ["(1,2) is next to the station on (0,2); leave at least one hex between them."]),
        (Station("0,4"), ["London is on (0,4); you need a hex without a city."]),
        (Station("0,0", "5,-5"), ["You have no station on (5,-5)."]),
        (Station("0,0", "-1,-7"), ["Your station on (-1,-7) is connected to L&Y and cannot be moved."]),
        (Station("0,2", "0,2"), ["The station is already on (0,2); choose another hex."]),
    ],
)
def test_sentences(action: Action, sentences: list[str]) -> None:
    assert said(GIVEN, action) == sentences


def test_the_least_bid() -> None:
    """5.4: one share more than the bid before."""
    rules: Any = TITLE.open({}, 3)
    state = state_for(rules, {"lines": {"L&Y": {"way": ["-3,-6", "-2,-7"]}}, "shares": {"L&Y": [0, 2, 4]}})
    for action, least in [(Extend("L&Y", "-1,-7"), 1), (Bid(2, "-1,-8"), 3)]:
        state = rules.apply(state, action).state
        assert list(rules.legal(state).why_not(Bid(0, "-1,-8"))) == [BidTooLow(least)]


@pytest.mark.parametrize(
    ("track", "joint"),
    [
        (["1,0", "1,-1", "0,1", "0,-1", "-1,1"], "1,0"),
        (["1,-1", "0,1", "0,-1", "-1,1"], "1,-1"),
        (["0,1", "0,-1", "-1,1"], "0,1"),
        (["0,-1", "-1,1"], "0,-1"),
        (["-1,1"], "-1,1"),
    ],
)
def test_where_lines_join(track: list[str], joint: str) -> None:
    """A13: straight, left, right, back left, back right, whichever comes first."""
    given = {"lines": {"L&Y": {"way": ["-3,-6", "-1,0", "0,0"]}, "GER": {"absorbed": [["7,-2", *track]]}}}
    state = state_for(RULES, given)
    assert joint_of(RULES, state, LINE["L&Y"], LINE["GER"]) == AT[joint]


def test_lines_may_join_on_the_first_hex_of_all() -> None:
    given = {"lines": {"L&Y": {"way": ["-3,-6", "1,-9", "0,-9"]}, "GER": {"absorbed": [["7,-2", "-1,-9"]]}}}
    assert joint_of(RULES, state_for(RULES, given), LINE["L&Y"], LINE["GER"]) == AT["-1,-9"] == 0


SOUND = {"lines": {"L&Y": {"way": ["-3,-6", "-2,-7", "-1,-7"]}}, "stations": [["0,2", 0], ["2,2", 1]]}


def broken(**fields: Any) -> RocketState:
    return replace(state_for(RULES, SOUND), **fields)


def test_a_sound_position_keeps_the_laws() -> None:
    check(RULES, state_for(RULES, SOUND))


@pytest.mark.parametrize(
    "fields",
    [
        {"passengers": (9, 1)},
        {"passengers": (-1, 1)},
        {"shares": ((-1, 0), *((0, 0),) * 6)},
        {"scored": ((0, -1), *((0, 0),) * 6)},
        {"plain": b""},
        {"plain": bytes((AT["-2,-7"], AT["-2,-7"]))},
        {"plain": bytes((AT["-2,-7"], AT["-1,-7"]))},
        {"plain": bytes((AT["-2,-7"], AT["0,0"]))},
        {"owed2": bytes((AT["0,0"],))},
        {"boxed": (60, 0)},
        {"boxed": (0, 13)},
        {"stations": ((AT["0,2"], 0), (AT["1,2"], 1))},
        {"stations": ((AT["2,2"], 1), (AT["0,2"], 0))},
        {"stations": ((AT["0,2"], 0), (AT["0,2"], 1))},
        {"stations": tuple((AT[f"{q},{r}"], 0) for r in (-2, 0, 2) for q in (-4, -2, 0))},
        {"cities": (0,) * 7},
        {"isolated": (False, True, False, False, False, False, False), "ways": None},
    ],
)
def test_a_broken_law_is_found(fields: dict[str, Any]) -> None:
    if fields.get("ways", 0) is None:
        ways = state_for(RULES, SOUND).ways
        fields = fields | {"ways": (ways[0], (), *ways[2:])}
    with pytest.raises(AssertionError):
        check(RULES, broken(**fields))


def test_a_station_on_the_first_hex_of_all_may_be_moved() -> None:
    assert said({"stations": [["-1,-9", 0]]}, Station("0,2", "-1,-9")) == []


def test_players() -> None:
    """1.1: two to four."""
    assert TITLE.seats == (2, 3, 4)
