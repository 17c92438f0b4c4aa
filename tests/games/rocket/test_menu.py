"""The menu of each question, as text: what is asked, what can be answered, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from railhead.games.rocket.extend import Extend
from railhead.games.rocket.state import RocketState
from railhead.games.rocket.title import TITLE
from railhead.games.rocket.veto import Bid
from railhead.i18n import render
from railhead.kernel.action import Action
from railhead.kernel.menu import Button, Choice, Menu, Pick
from railhead.kernel.message import Message
from tests.games.rocket.given import state_for


def menu(seats: int, given: dict[str, Any], *actions: Action) -> list[str]:
    rules: Any = TITLE.open({}, seats)
    state: RocketState = state_for(rules, given)
    for action in actions:
        state = rules.act(state, action).state
    return list(lines(rules.menu(state)))


def lines(shown: Menu) -> Iterator[str]:
    yield f"{shown.seat} {said(shown.ask)}"
    for offer in shown.offers:
        assert isinstance(offer, Button | Pick)
        if isinstance(offer, Button):
            yield f"[{offer.id}] {line(offer.choice)}"
        else:
            yield f"[{offer.id}] {said(offer.label)}"
            yield from (line(choice) for choice in offer.choices)


def line(choice: Choice) -> str:
    words = [said(choice.label), *(f"@{element}" for element in choice.at)]
    if choice.number is not None:
        words.append(f"{choice.number.field} {choice.number.least}-{choice.number.most}")
    if choice.place is not None:
        words.append(f"{choice.place.field} one of {len(choice.place.cells)}")
    if choice.blocked is not None:
        words.append(f"NO: {said(choice.blocked.message)} ({choice.blocked.rule})")
    return " ".join([*words, *(f"- {said(note)}" for note in choice.notes)])


def said(message: Message) -> str:
    return render(message, "en", "rocket").replace("\u2068", "").replace("\u2069", "")


#: a line before its third hex
L_Y = {"L&Y": {"way": ["-3,-6", "-2,-7"]}}
SHARES = {"lines": L_Y, "shares": {"L&Y": [2, 1, 4]}}


def test_a_turn() -> None:
    """Lines that were extended or cannot move, slots that are taken and the eighth station say why not."""
    own = ["0,2", "-2,-7", "2,-5", "4,-2", "-1,3", "0,-2", "-4,0"]
    given = {
        "closed": ["NER", "GNR", "GER", "SER", "LSWR"],
        "turn": {"seat": 0, "extended": ["L&Y"]},
        "lines": L_Y | {"GWR": {"way": ["-8,5", "-8,6", "-9,7", "-10,7"]}},
        "cubes": {"hull": {"steel": [0, 1]}},
        "stations": [*([hex_, 0] for hex_ in own), ["5,-5", 1]],
    }
    found = menu(2, given)
    assert [one for one in found if "@slot:" not in one] == [
        "0 Player 1: extend a line, invest or build a station (action 1 of 2).",
        "[extend] Extend a line",
        "L&Y @loco:L&Y NO: L&Y has already been extended this turn; choose another line. (3.2)",
        "GWR @loco:GWR NO: GWR’s locomotive is boxed in. (4.1)",
        "[invest] Invest in a city",
        "[station] Build or move a station",
        "Move the station on (2,-5) @station:2,-5 to one of 130",
        "Move the station on (0,-2) @station:0,-2 to one of 131",
        "Move the station on (4,-2) @station:4,-2 to one of 130",
        "Move the station on (-4,0) @station:-4,0 to one of 129",
        "Move the station on (0,2) @station:0,2 to one of 128",
        "Move the station on (-1,3) @station:-1,3 to one of 128",
        (
            "Build a station (0 left) NO: All 7 of your stations are on the map; you can only move one that is"
            " not connected. (11.3)"
        ),
    ]
    assert [one for one in found if "@slot:" in one] == [
        "Hull: steel @slot:hull:steel NO: Every slot for steel in Hull is taken. (10.1)",
        "Hull: textiles @slot:hull:textile",
        "Manchester: steel @slot:manchester:steel",
        "Manchester: textiles @slot:manchester:textile",
        "Sheffield: steel @slot:sheffield:steel",
        "Sheffield: brewing @slot:sheffield:brewing",
        "Nottingham: textiles @slot:nottingham:textile",
        "Nottingham: leather @slot:nottingham:leather",
        "Birmingham: steel @slot:birmingham:steel",
        "Birmingham: leather @slot:birmingham:leather",
        "Northampton: textiles @slot:northampton:textile",
        "Northampton: leather @slot:northampton:leather",
        "Cambridge: brewing @slot:cambridge:brewing",
        "Cambridge: leather @slot:cambridge:leather",
        "Worcester: steel @slot:worcester:steel",
        "Worcester: leather @slot:worcester:leather",
        "Colchester: textiles @slot:colchester:textile",
        "Colchester: brewing @slot:colchester:brewing",
        "London: brewing @slot:london:brewing",
        "London: leather @slot:london:leather",
        "Reading: steel @slot:reading:steel",
        "Reading: brewing @slot:reading:brewing",
        "Brighton: textiles @slot:brighton:textile",
        "Brighton: brewing @slot:brighton:brewing",
    ]


def test_a_veto() -> None:
    assert menu(3, SHARES, Extend("L&Y", "-1,-7")) == [
        "1 Player 2: Player 1 wants to extend L&Y to (-1,-7). Veto with your shares, or let it pass.",
        "[bid] Veto",
        "Send L&Y to (-1,-8) @-1,-8 shares 1-1",
        "Send L&Y to (-2,-8) @-2,-8 shares 1-1",
        "Send L&Y to (-1,-7) @-1,-7 shares 1-1",
        "[pass] No bid: (-1,-7) stands",
    ]


def test_a_higher_bid() -> None:
    assert menu(3, SHARES, Extend("L&Y", "-1,-7"), Bid(1, "-1,-8")) == [
        "2 Player 3: Player 2 bids 1 share to send Player 1’s L&Y to (-1,-8). Bid more, or pass.",
        "[bid] Veto",
        "Send L&Y to (-1,-8) @-1,-8 shares 2-4",
        "Send L&Y to (-2,-8) @-2,-8 shares 2-4",
        "Send L&Y to (-1,-7) @-1,-7 shares 2-4",
        "[pass] No bid: (-1,-8) stands",
    ]


def test_a_match() -> None:
    assert menu(3, SHARES, Extend("L&Y", "-1,-7"), Bid(1, "-1,-8"), Bid(3, "-2,-8")) == [
        "0 Player 1: Player 3 bids 3 shares to send L&Y to (-2,-8). Match the bid, or give way.",
        "[match] Match: pay 3 shares of L&Y and keep (-1,-7)",
        "[pass] Give way: Player 3 chooses (-2,-8)",
    ]


def test_two_lines_at_once() -> None:
    given = {
        "lines": {
            "GER": {"way": ["7,-2", "6,-2", "5,-2", "4,-2", "3,-1"]},
            "GWR": {"way": ["-8,5", "1,1", "0,1"]},
            "GNR": {"way": ["4,-4", "1,0", "0,0"]},
        },
        "shares": {"GER": [1, 0]},
    }
    assert menu(2, given, Extend("GER", "2,0")) == [
        "0 Player 1: GER touches several lines. Choose the one that absorbs it.",
        "[absorb] Choose the absorbing line",
        (
            "GER merges into GNR @loco:GNR - Merger of GER (3 cities) – Player 1: 3 points."
            " - GER merges into GNR and closes. - Old shares become shares of GNR – Player 1: 1."
        ),
        (
            "GER merges into GWR @loco:GWR - Merger of GER (3 cities) – Player 1: 3 points."
            " - GER merges into GWR and closes. - Old shares become shares of GWR – Player 1: 1."
        ),
    ]
