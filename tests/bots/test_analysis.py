"""Moves compared, chances, and whole games gone over."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from railhead.bots import Budget
from railhead.bots.analysing import Piece, looks, pieces
from railhead.bots.analysis import rank_moves
from railhead.bots.calibrate import Sample, equal, fit, loss, play, reliability
from railhead.bots.chances import Slope, by_slope, chances_of, slopes
from railhead.bots.game_analysis import ABOUT_MONEY, WEIGHED, Look, Point, compose, look, thinned, to_weigh
from railhead.bots.game_analysis import _turnings as turnings
from railhead.bots.levels import make
from railhead.bots.outlook import outlook
from railhead.bots.weighing import ranking
from railhead.games import catalogue
from railhead.i18n import LANGUAGES, texts
from railhead.kernel.history import History
from railhead.kernel.message import Message
from tests.bots.test_playing_on import positions

TITLES = ("rocket", "18mag", "1862")


@cache
def whole(title: str, seats: int) -> History[Any]:
    found = catalogue.title(title)
    header = found.header({}, seats, "analysis")
    history = History(found.open({}, seats), header)
    bots = [make(title, "novice", f"{seat}") for seat in range(seats)]
    while (asked := history.rules.decision(history.state)) is not None:
        history.act(asked.seat, bots[asked.seat].choose(history.rules, history.state, asked.seat, Budget(nodes=40)))
    return history


@pytest.mark.parametrize("title", TITLES)
def test_every_title_ranks_moves(title: str) -> None:
    several = 0
    for rules, state, seat in positions(title, 29, 4):
        moves = rank_moves(rules, state, seat, Budget(nodes=2000))
        assert moves == rank_moves(rules, state, seat, Budget(nodes=2000))
        several += len(moves) > 1
        assert [move.score for move in moves] == sorted((move.score for move in moves), reverse=True)
        for move in moves:
            assert len(move.worths) == len(move.chances) == 3
            assert sum(move.chances) == pytest.approx(1)
            assert move.score == move.chances[seat]
            for at, worth in enumerate(move.worths):
                assert sum(amounts[at] for _, amounts in move.parts) == pytest.approx(worth)
            assert not rules.legal(state).why_not(move.action, seat)
            after = rules.apply(state, move.action).state
            for by, action in move.line:
                assert not rules.legal(after).why_not(action, by)
                after = rules.apply(after, action).state
    assert several


@pytest.mark.parametrize("title", TITLES)
def test_a_move_that_was_made_is_always_among_them(title: str) -> None:
    for rules, state, seat in positions(title, 31, 3):
        made = list(rules.legal(state))[-1]
        assert made in [move.action for move in rank_moves(rules, state, seat, Budget(nodes=0), made)]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names(title: str, language: str) -> None:
    rules, state, _ = positions(title, 29, 2)[-1]
    (first, *_) = ranking(rules, state, 29, Budget(nodes=0)).moves
    words = texts(language, catalogue.title(title).package)
    for part in first.parts:
        assert part.label.id not in words.format(part.label, ())[0]


def test_nothing_is_known_of_what_will_be_drawn() -> None:
    """1862 and 18Magyarország draw nothing after the start, so the generator may not matter."""
    for title in TITLES:
        rules, state, seat = positions(title, 29, 2)[-1]
        other = msgspec.structs.replace(state, rng=12345)
        assert rank_moves(rules, state, seat, Budget(nodes=0)) == rank_moves(rules, other, seat, Budget(nodes=0))


# -- chances -----------------------------------------------------------------------------------------


def test_chances_follow_worths() -> None:
    for package in slopes():
        assert chances_of(package, (50.0, 50.0), 0.5) == (0.5, 0.5)
        late, early = (chances_of(package, (60.0, 50.0, 40.0), when) for when in (0.9, 0.1))
        assert late[0] > late[1] > late[2]
        assert late[0] > early[0]


def test_the_slope_is_found_again() -> None:
    """Worlds in which a lead of so much wins so often."""
    true = Slope(1.5, 1.0)
    samples = []
    for at in range(400):
        worths, progress = (100.0 + at % 40, 100.0), (at // 40) / 10
        chance = by_slope(true, worths, progress)[0]
        samples += [Sample(worths, progress, (0,))] * round(20 * chance)
        samples += [Sample(worths, progress, (1,))] * (20 - round(20 * chance))
    found = fit(samples)
    assert found.start == pytest.approx(true.start, abs=0.3)
    assert found.gain == pytest.approx(true.gain, abs=0.5)
    assert loss(found, samples) < equal(samples)
    for row in reliability(found, samples):
        assert row.count < 100 or row.said == pytest.approx(row.won, abs=0.08)


def test_a_game_for_the_calibration_is_the_same_again() -> None:
    one = play("rocket", 4)
    assert one == play("rocket", 4)
    assert len(one.samples) == 10
    assert {len(sample.worths) for sample in one.samples} == {4}


# -- whole games -------------------------------------------------------------------------------------


def test_a_game_of_rocket() -> None:
    history = whole("rocket", 2)
    found = compose(history, [look(history, n) for n in history.line()])
    assert found.course[-1].n == history.head
    result = catalogue.title("rocket").result(history.rules, history.state)
    assert result is not None
    assert [seat for seat, chance in enumerate(found.course[-1].chances) if chance] == list(result.winners)
    assert found.looked <= found.decisions == len(history.line())
    assert found.losses
    for lost in found.losses:
        assert lost.loss >= 0.02
        assert history.entries[lost.n - 1].seat == lost.seat
        before = history.states[history.before[lost.n]]
        assert not history.rules.legal(before).why_not(history.rules.read(dict(lost.better.action)), lost.seat)
    assert not found.runs


@pytest.mark.parametrize("title", ["18mag", "1862"])
def test_runs_and_money(title: str) -> None:
    """Beginners leave money in treasuries; all of their runs are judged, and a rail car that is bought is none."""
    history = whole(title, 3)
    found = compose(history, [look(history, n, weigh=False) for n in history.line()])
    assert found.looked == 0
    for run in found.runs:
        assert run.revenue < run.best
        entry = history.entries[run.n - 1].action
        assert entry is not None
        assert entry["do"] == "run"
    assert any(one.company for one in found.unspent)


def test_pieces_are_the_whole_game() -> None:
    history = whole("rocket", 2)
    record = history.record()
    parts = list(pieces(history, record))
    assert sorted(n for part in parts for n in part.entries) == history.line()
    assert looks(Piece(record, parts[0].entries[:2])) == tuple(look(history, n) for n in parts[0].entries[:2])


def test_what_is_weighed_is_bounded() -> None:
    for title in ("18mag", "1862"):
        history = whole(title, 3)
        weighed = to_weigh(history)
        assert 0 < len(weighed) <= WEIGHED
        assert weighed <= set(history.line())
    assert len(thinned(list(range(1000)), ABOUT_MONEY)) == ABOUT_MONEY
    assert thinned([1, 2], 5) == [1, 2]


def test_turning_points() -> None:
    rows = [(0.5, 0.5), (0.52, 0.48), (0.6, 0.4), (0.58, 0.42), (0.3, 0.7), (0.1, 0.9)]
    course = [Point(n, chances, (1.0, 1.0)) for n, chances in enumerate(rows, 1)]
    told = {5: (Message("log-pass"),)}
    found = list(turnings(course, told))
    assert [(one.n, one.seat, one.lead) for one in found] == [(3, 0, True), (5, 1, True), (6, 1, False)]
    assert found[1].does == told[5]


def test_whoever_was_ahead_before_has_turned_nothing() -> None:
    course = [Point(n, chances, (1.0, 1.0)) for n, chances in enumerate([(0.53, 0.47), (0.53, 0.47), (0.54, 0.46)], 1)]
    assert list(turnings(course, {})) == []


def test_money_kept_is_told_once_for_each_player() -> None:
    history = whole("18mag", 3)
    looked = [look(history, n, weigh=False) for n in history.line()]
    kept = [one.unspent for one in looked if one.unspent is not None]
    told = [one for one in compose(history, looked).unspent if one.company is None]
    assert len({one.seat for one in told}) == len(told)
    for one in told:
        assert one.amount == max(other.amount for other in kept if other.seat == one.seat)


def test_a_game_of_one_has_no_chances() -> None:
    history = whole("18mag", 1)
    ahead = outlook(history.rules)
    assert ahead is not None
    n = next(n for n in history.line() if n in to_weigh(history))
    found: Look = look(history, n)
    assert found.chances == ()
