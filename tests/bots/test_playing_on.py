"""The masters of 18Magyarország and 1862: legal, the same again by nodes, within the budget, values for every seat."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.bots import Budget
from railhead.bots.analysis import rank_moves
from railhead.bots.levels import make, names
from railhead.bots.playing_on import PlaysOn, against
from railhead.games import catalogue
from railhead.games.mag.state import LayTrack
from railhead.kernel.rules import Rules

TITLES = ("18mag", "1862")


def positions(title: str, every: int, number: int) -> list[tuple[Rules[Any], Any, int]]:
    """Every so manyth position of a game of steady players."""
    rules = catalogue.title(title).open({}, 3)
    state = rules.start(rules.draw("master"), "master").state
    steady, found, at = make(title, "steady", ""), list[tuple[Rules[Any], Any, int]](), 0
    while len(found) < number and (asked := rules.decision(state)) is not None:
        if at % every == 0:
            found.append((rules, state, asked.seat))
        state = rules.act(state, steady.choose(rules, state, asked.seat, Budget(nodes=200)), asked.seat).state
        at += 1
    return found


@pytest.mark.parametrize("title", TITLES)
def test_moves_are_legal_and_the_same_again(title: str) -> None:
    assert names(title)[-1] == "master"
    for rules, state, seat in positions(title, 23, 6):
        one, other = (make(title, "master", "").choose(rules, state, seat, Budget(nodes=60)) for _ in range(2))
        assert one == other
        assert not rules.legal(state).why_not(one, seat)


@pytest.mark.parametrize("title", TITLES)
def test_ranking_has_a_worth_for_every_seat(title: str) -> None:
    several = 0
    for rules, state, seat in positions(title, 29, 4):
        moves = rank_moves(rules, state, seat, Budget(nodes=400))
        several += len(moves) > 1
        for move in moves:
            assert len(move.worths) == 3
            assert sum(amounts[seat] for _, amounts in move.parts) == pytest.approx(move.worths[seat])
            assert not rules.legal(state).why_not(move.action, seat)
    assert several


@pytest.mark.parametrize("title", TITLES)
def test_no_budget_is_the_choice_of_steady(title: str) -> None:
    for rules, state, seat in positions(title, 31, 4):
        expected = make(title, "steady", "").choose(rules, state, seat, Budget(nodes=0))
        assert make(title, "master", "").choose(rules, state, seat, Budget(nodes=0)) == expected


def test_nodes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move of a line is one node."""
    rules, state, seat = positions("18mag", 40, 2)[-1]
    bot = make("18mag", "master", "")
    assert isinstance(bot, PlaysOn)
    asked, choose = list[int](), bot.quick.choose

    def counted(*given: Any) -> Any:
        asked.append(1)
        return choose(*given)

    monkeypatch.setattr(bot.quick, "choose", counted)
    bot.choose(rules, state, seat, Budget(nodes=90))
    assert len(asked) <= 90


def test_worth_against_the_others() -> None:
    assert against((300.0, 200.0, 100.0), 0) == pytest.approx(300 / 175)
    assert against((300.0,), 0) == 300


def test_the_last_lay_is_the_best_of_all() -> None:
    """In the last operating round everything is played to the result, far beyond the usual candidates."""
    rules = catalogue.title("18mag").open({}, 2)
    state = rules.start(rules.draw("last"), "last").state
    steady, found = make("18mag", "steady", ""), None
    while (asked := rules.decision(state)) is not None:
        if isinstance(state.stack[-1], LayTrack):
            found = state, asked.seat
        state = rules.act(state, steady.choose(rules, state, asked.seat, Budget(nodes=200)), asked.seat).state
    assert found is not None
    state, seat = found
    bot, legal = make("18mag", "master", ""), list(rules.legal(state))
    assert isinstance(bot, PlaysOn)
    assert bot.last(rules, state)
    assert len(legal) > bot.figures.candidates
    moves = bot.ranked(rules, state, seat, Budget())
    assert {move.action for move in moves} == set(legal)
    assert all(dict(move.parts)["rounds"][seat] == 0 for move in moves)
    favourite = next(move for move in moves if move.action == steady.choose(rules, state, seat, Budget(nodes=200)))
    assert moves[0].score == max(move.score for move in moves) >= favourite.score
