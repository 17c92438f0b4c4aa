"""The learned valuation: its features say what the valuation says, it learns what there is to learn, and repeats."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.bots.rocket_learned import FEATURES, UNIT, Features, Learned, Network, networks
from railhead.bots.rocket_train import Plan, Seen, as_toml, games, learn, play
from railhead.bots.rocket_value import Value
from railhead.cli.app import run as railhead
from railhead.games import catalogue
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, points, tiles_left
from railhead.kernel.rng import Stream

ONES = Network(((0.0,) * len(FEATURES),), (0.0,), (0.0,), (1.0,) * (len(FEATURES) - 2) + (0.0, 0.0))


def reached(seats: int, moves: int) -> tuple[RocketRules, RocketState]:
    rules = catalogue.title("rocket").open({}, seats)
    assert isinstance(rules, RocketRules)
    state: RocketState = rules.start(rules.draw("learned"), "learned").state
    bots = [make("rocket", "novice", f"{seat}") for seat in range(seats)]
    for _ in range(moves):
        asked = rules.decision(state)
        if asked is None:
            break
        state = rules.apply(state, bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=20))).state
    return rules, state


@pytest.mark.parametrize("seats", [2, 3])
def test_the_parts_together_are_the_valuation(seats: int) -> None:
    """A network that adds up everything is the worth of the valuation by hand, apart from how parts come together."""
    rules, state = reached(seats, 24)
    value = Value()
    value.begin(state)
    features = Features()
    for seat in range(seats):
        found = features.of(rules, state, seat, tiles_left(state))
        rows, base = value.by_seat(rules, state), features.none.by_seat(rules, state)
        parts = [part.by_seat(rules, state) for part in features.parts.values()]
        for who in range(seats):
            assert sum(part[who] - base[who] for part in parts) + base[who] == pytest.approx(rows[who])
        assert len(found) == len(FEATURES)
        assert found[-2] == pytest.approx(value.left(state))


def test_a_finished_game_is_worth_its_result() -> None:
    rules, state = reached(2, 1000)
    assert rules.decision(state) is None
    final = points(state)
    assert Learned(ONES).worth(rules, state, 0, 0) == pytest.approx(final[0] - final[1])


def test_what_there_is_to_learn_is_learned() -> None:
    """Margins of twice the first feature less the third one: found in games that were not learned from."""
    chance = Stream("margins")

    def game(number: int) -> Seen:
        rows = [tuple(chance.below(200) / 100 - 1 for _ in FEATURES) for _ in range(20)]
        return Seen(number, tuple(rows), tuple(UNIT * (2 * row[0] - row[2]) for row in rows))

    seen = [game(number) for number in range(20)]
    learned = learn(seen)
    assert learned.explained > 0.9
    assert learned.by_hand < learned.explained
    assert learned.positions == 16 * 20
    assert learned == learn(seen)
    again = tomllib.loads(as_toml(3, learned.network))["3"]
    assert msgspec.convert(again, Network) == learned.network


def test_a_stopped_run_goes_on_and_repeats(tmp_path: Path) -> None:
    plan = Plan(2, "test")
    first = list(games(plan, 1, keep=tmp_path))
    (kept,) = tmp_path.glob("train-*.jsonl")
    before = kept.read_bytes()
    whole = list(games(plan, 2, keep=tmp_path))
    assert whole[:1] == first
    assert kept.read_bytes().startswith(before)
    assert play(plan, 0) == first[0]
    assert len(first[0].rows) == len(first[0].margins) > 20


def test_networks_that_are_kept_fit_the_features() -> None:
    for seats, network in networks().items():
        assert int(seats) in (2, 3, 4)
        assert {len(row) for row in (*network.hidden, network.direct)} == {len(FEATURES)}


def test_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert railhead(["train", "18mag"]) == 1
    assert "rocket" in capsys.readouterr().err
    assert railhead(["train", "rocket", "--games", "2"]) == 1
