"""The log: each thing that can happen, in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.games.rocket.chronicle import chronicle
from railhead.games.rocket.effects import (
    Announce,
    Bids,
    Close,
    Connect,
    End,
    Isolate,
    Join,
    LayPlain,
    Matches,
    Move,
    Passed,
    Passenger,
    PlaceCube,
    PlaceStation,
    Score,
    Shares,
)  # fmt: skip
from railhead.games.rocket.state import Source
from railhead.games.rocket.title import TITLE
from railhead.i18n import render
from railhead.kernel.effect import Effect
from tests.games.rocket.given import state_for

RULES: Any = TITLE.open({}, 3)
AT = RULES.board.index
CITY, LINE = RULES.board.city_index, RULES.board.line_index
FIRST = RULES.board.names[0]  # "-1,-9", whose index is 0

SENTENCES: list[tuple[Effect, list[str]]] = [
    (Announce(1, LINE["NER"], AT["3,-8"]), ["Player 2 announces a move of NER to (3,-8)."]),
    (Bids(2, LINE["NER"], 2, AT["4,-8"]), ["Player 3 bids 2 shares of NER to send it to (4,-8)."]),
    (Matches(0, LINE["NER"], 1, AT["3,-8"]), ["Player 1 matches the bid with 1 share of NER to keep (3,-8)."]),
    (Passed(1), ["Player 2 passes."]),
    (Shares(1, LINE["GER"], 2), ["Player 2 gains 2 shares of GER."]),
    (Shares(1, LINE["GER"], -1), ["Player 2 pays 1 share of GER."]),
    (Move(LINE["GWR"], AT["-7,5"], 0, ""), ["GWR moves to (-7,5)."]),
    (
        Connect(LINE["GWR"], 1 << CITY["reading"] | 1 << CITY["swindon"]),
        ["GWR is now connected to Reading and Swindon."],
    ),
    (Passenger(2), ["Player 3 takes a passenger."]),
    (Close(LINE["GER"], LINE["GWR"], 0), ["GER merges into GWR and closes."]),
    (LayPlain(AT["0,0"]), []),
    (Join(AT["0,0"], owed=False), []),
    (Isolate(LINE["L&Y"]), ["L&Y is isolated: extending it no longer gives shares."]),
    (PlaceCube(0, 0), ["Player 1 invests in Hull: steel."]),
    (PlaceStation(0, AT["0,2"]), ["Player 1 builds a station on (0,2)."]),
    (PlaceStation(0, AT["0,2"], AT[FIRST]), [f"Player 1 moves a station from ({FIRST}) to (0,2)."]),
    (End(("lines", "tiles")), ["The game ends: at most one line can still yield shares.",
                               "The game ends: the last track tile has been laid."]),
    (End(("relocations",)), ["The game ends: all players in succession only moved stations."]),
    (Score(Source.CITIES, (2, 0, 1), CITY["london"]),
     ["London is reached – Player 1: 2 points and Player 3: 1 point."]),
    (Score(Source.TOWNS, (0, 3, 0), CITY["leeds"], 3),
     ["Railroad town Leeds is reached by a line with 3 cities – Player 2: 3 points."]),
    (Score(Source.MERGERS, (1, 0, 0), LINE["SER"], 1), ["Merger of SER (1 city) – Player 1: 1 point."]),
    (Score(Source.PASSENGERS, (6, 3, 0)), ["Passengers – Player 1: 6 points and Player 2: 3 points."]),
    (Score(Source.INDUSTRIES, (0, 6, 0), 2), ["Investments in brewing – Player 2: 6 points."]),
    (Score(Source.STATIONS, (4, 0, 0), LINE["GWR"], 4), ["Stations on GWR (4 cities) – Player 1: 4 points."]),
    (Score(Source.SHARES, (0, 0, 4), LINE["GWR"], 4), ["Shares of GWR (4 cities) – Player 3: 4 points."]),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "sentences"), SENTENCES, ids=lambda value: type(value).__name__)
def test_sentence(effect: Effect, sentences: list[str]) -> None:
    told = chronicle(RULES, state_for(RULES, {}), [effect])
    assert [
        render(message, "en", "rocket").replace("\u2068", "").replace("\u2069", "") for message in told
    ] == sentences


def test_every_effect_is_here() -> None:
    here = {type(effect) for effect, _ in SENTENCES}
    assert [effect for effect in TITLE.effects if effect not in here] == []


def test_a_closed_line_has_nothing_left() -> None:
    """7.3, 7.5: track and cities are the survivor's, the shares are exchanged, the X is taken off."""
    given = {"lines": {"GER": {"way": ["7,-2", "6,-2", "5,-2"]}, "GWR": {"way": ["-8,5", "-7,5"]}},
             "shares": {"GER": [1, 2, 0]}, "isolated": ["GER"]}  # fmt: skip
    state = state_for(RULES, given)
    after = Close(LINE["GER"], LINE["GWR"], AT["4,-2"]).apply_to(state)
    closed, into = LINE["GER"], LINE["GWR"]
    assert (after.ways[closed], after.cities[closed], after.heading[closed]) == ((), 0, -1)
    assert (after.isolated[closed], after.shares[closed]) == (False, (0, 0, 0))
    assert after.cities[into] == state.cities[into] | state.cities[closed]
    assert after.ways[into] == (*state.ways[into], state.ways[closed][0] + bytes((AT["4,-2"],)))
