"""A title for one learner: a gymnasium environment in which bots have the other seats; many of them in processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
from gymnasium.vector import AsyncVectorEnv

from railhead.bots import Bot, Budget
from railhead.bots.levels import close, make
from railhead.envs.aec import ILLEGAL_REWARD, RENDER_MODES, Info, Observation, raw_env
from railhead.kernel.rules import OptionValue


class AgainstBots(gymnasium.Env[Observation, Any]):
    """One seat of a title. `bots` are the names of the others in the order of play, the last one fills up.

    Observations and actions are those of `TitleEnv`. An illegal action ends the game with a reward of -1.
    """

    def __init__(
        self, title: str, bots: Sequence[str] = ("random",), seats: int | None = None, seat: int = 0,
        options: Mapping[str, OptionValue] | None = None, nodes: int = 200, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.game = raw_env(title, seats, options, render_mode)
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.agent = self.game.possible_agents[seat]
        self.observation_space = self.game.observation_space(self.agent)
        self.action_space = self.game.action_space(self.agent)
        others = self.game.possible_agents[seat + 1 :] + self.game.possible_agents[:seat]
        self._names = {agent: bots[min(number, len(bots) - 1)] for number, agent in enumerate(others)}
        self._bots: dict[str, Bot] = {}
        self._budget = Budget(nodes=nodes)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.game.reset(seed)
        self._end_bots()
        self._bots = {
            agent: make(self.game.title.id, name, f"{self.game.seed}-{agent}") for agent, name in self._names.items()
        }
        self._until_asked()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        if int(action) not in self.game.legal:
            observation, info = self._seen()
            return observation, ILLEGAL_REWARD, True, False, info | {"illegal": True}
        self.game.step(int(action))
        self._until_asked()
        observation, info = self._seen()
        return observation, self.game.rewards[self.agent], self.game.terminations[self.agent], False, info

    def _until_asked(self) -> None:
        """The bots play until the learner is asked, or the game is over."""
        game = self.game
        while game.legal and game.agent_selection != self.agent:
            agent = game.agent_selection
            chosen = self._bots[agent].choose(game.rules, game.state, game.possible_agents.index(agent), self._budget)
            game.play(chosen)

    def _seen(self) -> tuple[Observation, Info]:
        observation = self.game.observe(self.agent)
        return observation, {**self.game.infos[self.agent], "action_mask": observation["action_mask"]}

    def render(self) -> Any:
        return self.game.render()

    def close(self) -> None:
        self._end_bots()

    def _end_bots(self) -> None:
        for bot in self._bots.values():
            close(bot)


def in_processes(title: str, number: int, **settings: Any) -> AsyncVectorEnv:
    """A number of games at once, each in a process of its own; `settings` are those of `AgainstBots`.

    It steps all games together and starts a finished one again with the next step, as gymnasium's vectors do.
    """
    return AsyncVectorEnv([partial(AgainstBots, title, **settings)] * number, context="spawn")
