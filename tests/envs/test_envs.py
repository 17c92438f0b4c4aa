"""The environments: PettingZoo's and gymnasium's own tests, and masks that are exactly the legal actions."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from benchmarks.envs import check_mask, play_checked
from railhead.envs import AgainstBots, TitleEnv, env, in_processes, raw_env
from railhead.envs.aec import ILLEGAL_REWARD
from railhead.games.catalogue import titles
from railhead.kernel.action import to_plain
from railhead.kernel.menu import actions_of
from railhead.kernel.rng import Stream
from tests.test_dependencies import script

each_title = pytest.mark.parametrize("title", [title.id for title in titles()])
#: PettingZoo says so of every environment with a mask but its own ones, which it knows by name
has_mask = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent probably)")


@each_title
@has_mask
def test_pettingzoo_api(title: str) -> None:
    api_test(env(title, 3), num_cycles=150)


@each_title
def test_pettingzoo_seeds(title: str) -> None:
    seed_test(lambda: env(title, 2), num_cycles=60)


def test_other_seeds_give_other_games() -> None:
    game = raw_env("18mag", 4)
    game.reset(seed=1)
    first = game.state
    game.reset()
    second = game.state
    game.reset(seed=1)
    assert game.state == first
    assert second != first


@each_title
@pytest.mark.parametrize("number", range(4))
def test_random_games_keep_to_the_masks(title: str, number: int) -> None:
    assert play_checked(title, number)["steps"] > 5


def positions(game: TitleEnv, seed: int, steps: int) -> Any:
    stream = Stream(f"positions-{seed}")
    game.reset(seed=seed)
    for _ in range(steps):
        if not game.legal:
            return
        yield game.state
        game.step(stream.choice(list(game.legal)))


@each_title
def test_mask_is_what_the_menu_offers(title: str) -> None:
    """Every number of a bid or price included; runs are the proposed ones."""
    game = raw_env(title, 3)
    seen = 0
    for state in positions(game, 5, 120):
        runs = {kind.name for kind in game.codec.kinds if kind.ranked}
        offered = [game.rules.read(plain) for plain in actions_of(game.rules.menu(state)) if plain["do"] not in runs]
        listed = [action for action in game.legal.values() if to_plain(action)["do"] not in runs]
        assert set(offered) == set(listed)
        seen += len(listed)
    assert seen > 200


@each_title
def test_factors_of_the_mask(title: str) -> None:
    game = raw_env(title, 3)
    for _ in positions(game, 8, 40):
        codec, mask = game.codec, game.codec.mask(game.legal)
        kinds = codec.kind_mask(mask)
        assert {codec.split(index)[0] for index in game.legal} == set(kinds.nonzero()[0].tolist())
        for index in game.legal:
            kind, target, number = codec.split(index)
            assert codec.table(mask, kind)[target, number] == 1
        assert sum(int(codec.table(mask, kind).sum()) for kind in range(len(codec.kinds))) == len(game.legal)


def test_index_of_an_action() -> None:
    game = raw_env("rocket", 2)
    game.reset(seed=3)
    for index, action in game.legal.items():
        assert game.codec.index(game.state, action) == index
    with pytest.raises(ValueError, match="no action has the index"):
        game.codec.split(game.codec.size)


@each_title
def test_observation_by_parts(title: str) -> None:
    """The parts are the vector, and who looks is told apart."""
    game = raw_env(title, 3)
    game.reset(seed=2)
    seat = game.possible_agents.index(game.agent_selection)
    for observer, agent in enumerate(game.possible_agents):
        seen = game.observe(agent)
        assert game.observation_space(agent).contains(seen)
        found = game.layout.unpack(seen["observation"])
        assert found["observer"].tolist() == [int(place == observer) for place in range(3)]
        assert found["asked"].tolist() == [int(place == seat) for place in range(3)]
        assert bool(seen["action_mask"].any()) == (observer == seat)
    assert sum(part.size for part in found.values()) == len(seen["observation"])
    assert all(part.about for part in game.layout.parts)


def test_the_tables_of_the_page_are_true() -> None:
    pages = script("environments_page")
    assert pages.PAGE.read_text() == pages.page(), "run scripts/environments_page.py"


def test_money_is_what_the_state_has() -> None:
    game = raw_env("1862", 3)
    game.reset(seed=2)
    found = game.layout.unpack(game.observe("player_0")["observation"])
    assert tuple(found["money"].tolist()) == game.state.purse


def test_rewards_at_the_end() -> None:
    game = raw_env("rocket", 3)
    stream = Stream("rewards")
    game.reset(seed=4)
    while game.legal:
        assert set(game.rewards.values()) == {0.0}
        game.step(stream.choice(list(game.legal)))
    result = game.title.result(game.rules, game.state)
    assert result is not None
    expected = {
        agent: 1 / len(result.winners) if seat in result.winners else 0.0
        for seat, agent in enumerate(game.possible_agents)
    }
    assert game.rewards == expected
    assert [game.infos[agent]["score"] for agent in game.agents] == list(result.scores)
    while game.agents:
        game.step(None)


def test_illegal_action() -> None:
    raw = raw_env("rocket", 2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.codec.mask(raw.legal) == 0)[0])
    with pytest.raises(ValueError, match="is not legal"):
        raw.step(illegal)
    with pytest.raises(ValueError, match="render_mode"):
        raw_env("rocket", 2, render_mode="human")


@each_title
def test_pictures(title: str) -> None:
    text, picture = raw_env(title, 2, render_mode="ansi"), raw_env(title, 2, render_mode="svg")
    text.reset(seed=1)
    picture.reset(seed=1)
    assert text.render() == text.title.text(text.rules, text.state)
    assert (picture.render() or "").startswith("<svg")
    silent = raw_env(title, 2)
    silent.reset(seed=1)
    assert silent.render() is None


def test_without_the_extra() -> None:
    """Who has no PettingZoo is told what to install."""
    code = (
        "import importlib.util as util; real = util.find_spec\n"
        "util.find_spec = lambda name: None if name == 'pettingzoo' else real(name)\n"
        "import railhead.envs"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "railhead.envs needs pettingzoo: pip install railhead[envs]" in done.stderr


# -- one seat against bots -------------------------------------------------------------------------------------------


def test_gymnasium_checks() -> None:
    check_env(AgainstBots("rocket", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize(("title", "bots"), [("rocket", ("steady", "random")), ("18mag", ("novice",))])
def test_a_game_against_bots(title: str, bots: tuple[str, ...]) -> None:
    learner = AgainstBots(title, bots, seats=3, seat=1, nodes=30)
    stream = Stream("learner")
    seen, info = learner.reset(seed=7)
    over, reward, steps = False, 0.0, 0
    while not over:
        check_mask(learner.game)
        assert learner.game.agent_selection == "player_1"
        assert (info["action_mask"] == seen["action_mask"]).all()
        index = stream.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, _, info = learner.step(index)
        steps += 1
    learner.close()
    assert steps > 5
    assert 0 <= reward <= 1
    assert "score" in info


def test_illegal_action_against_bots() -> None:
    learner = AgainstBots("rocket")
    seen, _ = learner.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = learner.step(illegal)
    assert (reward, over, info["illegal"]) == (ILLEGAL_REWARD, True, True)


def test_games_in_processes() -> None:
    """Two processes step as two environments in this one do."""
    together = in_processes("rocket", 2)
    apart = [AgainstBots("rocket") for _ in range(2)]
    try:
        seen, _ = together.reset(seed=[11, 12])
        alone = [one.reset(seed=seed)[0] for one, seed in zip(apart, (11, 12), strict=True)]
        for _ in range(5):
            for number, one in enumerate(alone):
                assert (seen["observation"][number] == one["observation"]).all()
                assert (seen["action_mask"][number] == one["action_mask"]).all()
            actions = [int(np.flatnonzero(one["action_mask"])[-1]) for one in alone]
            seen = together.step(np.array(actions))[0]
            alone = [one.step(action)[0] for one, action in zip(apart, actions, strict=True)]
    finally:
        together.close()
