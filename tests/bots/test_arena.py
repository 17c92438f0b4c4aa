"""The arena: fair seats, the same games again, going on after a stop, and figures that can be checked by hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from railhead.bots.arena import (
    Played,
    Tournament,
    draw_opening,
    interval,
    known_games,
    paired_ratio,
    play,
    play_recorded,
    ratings,
    run,
    standings,
)
from railhead.bots.spread import spread
from railhead.cli.app import run as railhead
from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import parse
from railhead.kernel.rules import Refused

RANDOMS = Tournament("rocket", ("random", "novice"), 3, "test", nodes=20)


def test_seats_are_rotated_fairly() -> None:
    tournament = Tournament("rocket", ("a", "b", "c"), 3)
    seated = Counter((bot, seat) for game in range(6) for seat, bot in enumerate(tournament.lineup(game)))
    assert set(seated.values()) == {2}
    follows = Counter(
        (lineup[seat], lineup[(seat + 1) % 3])
        for lineup in map(tournament.lineup, range(6))
        for seat in range(3)
    )  # fmt: skip
    assert set(follows.values()) == {3}
    assert len({tournament.game_seed(game) for game in range(3)}) == 1


def test_fewer_bots_fill_up_and_more_take_turns() -> None:
    assert Counter(Tournament("rocket", ("a", "b"), 4).lineup(5)) == {"a": 1, "b": 3}
    many = Tournament("rocket", ("a", "b", "c"), 2)
    seated = Counter(bot for game in range(12) for bot in many.lineup(game))
    assert seated == {"a": 8, "b": 8, "c": 8}


def test_a_game_depends_on_its_number_alone() -> None:
    one, (again, record) = play(RANDOMS, 4), play_recorded(RANDOMS, 4)
    assert (one.worth, one.winners, one.decisions) == (again.worth, again.winners, again.decisions)
    assert len(parse(record).entries) == sum(again.decisions)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    games = run(RANDOMS, 6, keep=tmp_path)
    first = [next(games) for _ in range(3)]
    games.close()  # type: ignore[attr-defined]
    (kept,) = tmp_path.glob("arena-*.jsonl")
    kept.write_bytes(kept.read_bytes() + b'{"game": 3, "li')  # the program ended while it was writing
    assert known_games(RANDOMS, 6, tmp_path) == 3
    before = {file: file.stat().st_mtime_ns for file in tmp_path.glob("rocket-*")}
    whole = list(run(RANDOMS, 6, keep=tmp_path))
    assert whole[:3] == first
    assert [played.game for played in whole] == list(range(6))
    assert all(file.stat().st_mtime_ns == then for file, then in before.items())


def test_two_processes_play_the_same_games() -> None:
    alone, together = list(run(RANDOMS, 4)), list(run(RANDOMS, 4, spread(2)))
    assert [game.worth for game in alone] == [game.worth for game in together]


def test_unknown_bots_are_refused_before_the_first_game() -> None:
    with pytest.raises(Refused):
        next(run(Tournament("rocket", ("nobody",), 2), 1))


def test_table_by_hand() -> None:
    games = [
        Played(0, ("a", "b", "b"), (0,), (30, 20, 10), (5, 5, 5), (1.0, 2.0, 3.0)),
        Played(1, ("b", "b", "a"), (0, 2), (30, 20, 30), (5, 5, 5), (1.0, 2.0, 3.0)),
    ]
    first, second = standings(games, ("a", "b"))
    assert (first.bot, first.games, first.wins, first.share) == ("a", 2, 1.5, 0.75)
    assert (first.rank, first.worth) == (1.25, 30)
    assert (second.bot, second.games, second.wins, second.share) == ("b", 4, 0.5, 0.125)
    assert (second.rank, second.worth) == (2.375, 20)
    assert first.seconds_a_move == 0.4
    assert (first.low, first.high) == tuple(round(end, 4) for end in interval(1.5, 2))


def test_paired_ratio_by_hand() -> None:
    """Two whole set-ups at 1.2 and 1.0; the third lacks a rotation and does not count."""
    rows = [
        ("ab", 30, 20), ("ba", 20, 30),
        ("ab", 50, 10), ("ba", 50, 10),
        ("ab", 900, 1),
    ]  # fmt: skip
    games = [Played(n, tuple(names), (0,), (one, two), (1, 1), (0.0, 0.0)) for n, (names, one, two) in enumerate(rows)]
    ratio, error = paired_ratio("a", games)
    assert ratio == pytest.approx(1.1)
    assert error == pytest.approx(12.71 * 0.1)
    assert paired_ratio("b", games)[0] == pytest.approx(0.9)
    assert paired_ratio("a", games[4:]) == (1.0, 0.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_half_of_the_minors_are_drawn_alike_for_every_rotation(seats: int) -> None:
    """Otherwise steady players of 18Magyarország pick the same minors in every game and play nearly one game."""
    rules = catalogue.title("18mag").open({}, seats)

    def opening(seed: str) -> tuple[int, ...]:
        history = History(rules, catalogue.title("18mag").header({}, seats, seed))
        draw_opening(history, "mag", seed)
        owners: tuple[int, ...] = history.state.owner
        return owners

    openings = [opening(f"test-{number}") for number in range(12)]
    assert opening("test-3") == openings[3]
    assert len(set(openings)) > 8
    assert all(owners.count(seat) == 2 for owners in openings for seat in range(seats))


def test_elo_finds_the_strength_behind_results() -> None:
    """Three wins to one are 191 points by the formula; the prior of one draw-like match pulls it in a little."""
    games = [Played(n, ("a", "b"), (0,), (2, 1) if n % 4 else (1, 2), (1, 1), (0.0, 0.0)) for n in range(400)]
    found = ratings(games, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(191, abs=3)
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "rocket", "--bots", "novice,random", "--seats", "2", "--games", "2", "--nodes", "20"]
    assert railhead([*words, "--json", "--keep", str(tmp_path)]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["games"] == 2
    assert {row["bot"] for row in told["standings"]} == {"novice", "random"}
    assert railhead(words) == 0
    assert "novice" in capsys.readouterr().out
    assert railhead(["arena", "rocket", "--bots", "nobody"]) == 1
    assert railhead(["arena", "rocket", "--games", "0"]) == 1
