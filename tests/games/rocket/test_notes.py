"""What the choices promise (docs/architecture.md): the real outcome, and on whom it still depends."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.games.rocket.extend import Extend
from railhead.games.rocket.flow import Rocket
from railhead.games.rocket.move import NotAhead
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState
from railhead.games.rocket.veto import Bid, Match
from railhead.i18n import render
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.menu import Range, choices_of
from railhead.kernel.message import Message
from tests.conformance.notes import promises
from tests.games.rocket.given import state_for

#: GER stands before GWR: any of its three hexes but one merges it, with three cities connected
MERGER = {"GER": {"way": ["7,-2", "6,-2", "5,-2", "4,-2", "3,-1"]}, "GWR": {"way": ["-8,5", "1,1", "0,1"]}}


def position(seats: int, given: dict[str, Any], *actions: Action) -> tuple[RocketRules, RocketState]:
    game = Rocket(1, {"map": "england", "isolation": "one-way"}, seats)
    state = state_for(game, given)
    for action in actions:
        state = game.act(state, action).state
    return game, state


def told(game: RocketRules, state: RocketState, action: Action) -> list[str]:
    """The notes of an action in English; seats are 1 to 4."""
    found = next(found for found in promises(game.menu(state)) if found.action == to_plain(action))
    return [said(note) for note in found.notes]


def said(message: Message) -> str:
    return render(message, "en", "rocket").replace("\u2068", "").replace("\u2069", "")


def test_a_match_is_paid_before_the_merger_is_scored() -> None:
    """Shares 5/5/2 and a bid of 4: whoever pays holds one share when the line is closed."""
    given = {"lines": MERGER, "shares": {"GER": [4, 5, 2]}}
    game, state = position(
        3,
        given,
        Extend("GER", "2,0"),
        Bid(4, "2,0"),
    )
    assert [note for note in told(game, state, Match()) if "Merger" in note] == [
        "Merger of GER (3 cities) – Player 2: 3 points and Player 3: 1 point."
    ]
    assert [note for note in told(game, state, Pass()) if "Merger" in note] == [
        "Merger of GER (3 cities) – Player 1: 3 points and Player 3: 1 point."
    ]
    assert "Old shares become shares of GWR – Player 2: 2 and Player 3: 1." in told(game, state, Match())


def test_the_share_that_extending_gives_counts() -> None:
    game, state = position(2, {"lines": MERGER, "shares": {"GER": [1, 1]}})
    notes = told(game, state, Extend("GER", "2,0"))
    assert notes[0] == "If nobody vetoes:"
    assert "Merger of GER (3 cities) – Player 1: 3 points and Player 2: 1 point." in notes


def test_without_other_holders_nothing_is_in_doubt() -> None:
    game, state = position(2, {"lines": MERGER, "shares": {"GER": [1, 0]}})
    assert not any(note.startswith("If ") for note in told(game, state, Extend("GER", "2,0")))


@pytest.mark.parametrize(
    ("shares", "bid", "first"),
    [
        ([0, 5, 3], Bid(2, "2,0"), "If nobody bids more:"),
        ([1, 5, 1], Bid(2, "2,0"), "If Player 1 does not match the bid:"),
        ([1, 5, 3], Bid(2, "2,0"), "If nobody bids more and Player 1 does not match the bid:"),
        ([0, 5, 1], Bid(2, "2,0"), ""),
    ],
)
def test_a_bid_says_on_whom_it_depends(shares: list[int], bid: Bid, first: str) -> None:
    game, state = position(3, {"lines": MERGER, "shares": {"GER": shares}}, Extend("GER", "2,0"))
    notes = told(game, state, bid)
    assert [note for note in notes if note.startswith("If ")] == ([first] if first else [])


def test_a_bid_has_notes_for_each_number_where_the_number_matters() -> None:
    """Paying makes the bidder lose the majority in the line that closes."""
    game, state = position(2, {"lines": MERGER, "shares": {"GER": [0, 2]}}, Extend("GER", "2,0"))
    choice = next(choice for choice in choices_of(*game.menu(state).offers) if choice.at == ("2,0",))
    assert isinstance(choice.number, Range)
    assert choice.notes == ()
    assert [[said(note) for note in notes if note.id in ("note-if-bid", "log-score-mergers")]
            for notes in choice.number.notes] == [
        ["With a bid of 1 share:", "Merger of GER (3 cities) – Player 1: 2 points and Player 2: 2 points."],
        ["With a bid of 2 shares:", "Merger of GER (3 cities) – Player 1: 3 points."],
    ]  # fmt: skip


def test_who_chooses_where_several_lines_are_touched() -> None:
    given = {"lines": MERGER | {"GNR": {"way": ["4,-4", "1,0", "0,0"]}}}
    game, state = position(2, given)
    assert "GER touches several lines: Player 1 chooses the one that absorbs it." in told(
        game, state, Extend("GER", "2,0")
    )


def test_every_last_action_tells_of_the_end() -> None:
    """9.1: with one line left the game ends after the turn, whatever its second action is."""
    ids = ["NER", "GNR", "GER", "SER", "LSWR", "GWR"]
    given = {"closed": ids, "turn": {"seat": 0, "done": 1}, "lines": {"L&Y": {"way": ["-3,-6", "-2,-7"]}},
             "shares": {"L&Y": [1, 0]}}  # fmt: skip
    game, state = position(2, given)
    notes = {found.action["do"]: [said(note) for note in found.notes] for found in promises(game.menu(state))}
    end = "The game ends: at most one line can still yield shares."
    assert set(notes) == {"extend", "invest", "station"}
    assert all(found[-1] == end for found in notes.values())
    assert "Shares of L&Y (1 city) – Player 1: 1 point." in notes["invest"]
    game, state = position(2, given | {"turn": {"seat": 0, "done": 0}})
    assert not any(found.notes for found in promises(game.menu(state)) if found.action["do"] != "extend")


def test_from_a_start_city_no_direction_is_ahead() -> None:
    game, state = position(2, {})
    reasons = game.legal(state).why_not(Extend("L&Y", "0,0"))
    assert reasons == [NotAhead("L&Y", "0,0", "start")]
    assert said(reasons[0].message()) == "(0,0) is not next to L&Y’s start city, where its locomotive still stands."
