"""A title as a PettingZoo environment: one agent a seat, asked one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from railhead.envs.factored import Codec
from railhead.envs.observation import Layout
from railhead.games import catalogue
from railhead.i18n import texts
from railhead.kernel.action import Action
from railhead.kernel.history import History
from railhead.kernel.message import Message
from railhead.kernel.record import Record
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue
from railhead.view.svg import draw

#: goes up when observations or actions change their meaning
VERSION = 1
ILLEGAL_REWARD = -1.0
RENDER_MODES = ("ansi", "svg")

Observation = dict[str, Any]
Info = dict[str, Any]


class TitleEnv(AECEnv):
    """A game of a title. Observations are `layout`'s vectors with an `action_mask`, actions are indices of `codec`.

    The reward comes at the end: 1 for the winner, shared by those who share the win, and 0 for the others.
    `render` gives the position as text (`ansi`) or as a picture (`svg`).
    """

    metadata: dict[str, Any]

    def __init__(
        self, title: str, seats: int, options: Mapping[str, OptionValue] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.title = catalogue.title(title)
        self.game_options = dict(options or {})
        self.rules = self.title.open(self.game_options, seats)
        numbers = import_module(f"railhead.envs.{self.title.package}")
        self.codec = Codec(self.rules, numbers.kinds(self.rules))
        self.layout = Layout(self.rules, numbers.parts(self.rules))
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.title.package}_v{VERSION}", "render_modes": list(RENDER_MODES), "is_parallelizable": False,
        }  # fmt: skip
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.codec.size) for agent in self.possible_agents}
        self._stream: Stream | None = None

    def _observation_space(self) -> spaces.Dict:
        figures = np.iinfo(np.int32)
        return spaces.Dict(
            {
                "observation": spaces.Box(figures.min, figures.max, (self.layout.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.codec.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # -- playing --------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games, one after the other, as long as no other seed is given."""
        if seed is not None or self._stream is None:
            self._stream = Stream(randbits(64) if seed is None else f"env-{seed}")
        self.seed = str(self._stream.below(1 << 62))
        self.state = self.rules.start(self.rules.draw(self.seed), self.seed).state
        self.played: list[Action] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is now, and what may be done; the rewards where it is over."""
        decision = self.rules.decision(self.state)
        self.legal = {} if decision is None else self.codec.indices(self.state)
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        result = self.title.result(self.rules, self.state)
        assert result is not None, "the game is over without a result"
        for seat in result.winners:
            if seat < len(self.possible_agents):
                self.rewards[self.possible_agents[seat]] = 1 / len(result.winners)
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.infos[agent] = {"score": result.scores[self._seat[agent]]}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.legal:
            raise ValueError(f"the action {action} is not legal: ask the mask")
        self.play(self.legal[int(action)])

    def play(self, chosen: Action) -> None:
        """Do an action of the asked seat: a bot's may have no index (a run of its own, a huge bid)."""
        agent = self.agent_selection
        self.state = self.rules.apply(self.state, chosen).state
        self.played.append(chosen)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What a seat sees. The mask is empty for those who are not asked."""
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self.layout.vector(self.state, self._seat[agent]),
            "action_mask": self.codec.mask(self.legal if asked else ()),
        }

    # -- looking --------------------------------------------------------------------------------------------------

    def render(self) -> str | None:
        match self.render_mode:
            case "ansi":
                return self.title.text(self.rules, self.state)
            case "svg":
                return draw(self.title.scene(self.rules, self.state), self._say)
        return None

    def _say(self, message: Message) -> str:
        return texts("en", self.title.package).format(message, ())[0]

    def record(self) -> Record:
        """The game so far, as `railhead` keeps it."""
        history: History[Any] = History(self.rules, self.title.header(self.game_options, self.rules.seats, self.seed))
        for action in self.played:
            asked = self.rules.decision(history.state)
            assert asked is not None
            history.act(asked.seat, action)
        return history.record()

    def close(self) -> None:
        """Nothing is kept open."""


def raw_env(
    title: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
) -> TitleEnv:  # fmt: skip
    """A title without wrappers: an illegal action raises ValueError. Without `seats`, as many as play it at least."""
    return TitleEnv(title, seats or min(catalogue.title(title).seats), options, render_mode)


def env(
    title: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
) -> AECEnv:  # fmt: skip
    """A title as PettingZoo's own games are given: an illegal action ends the game with a reward of -1."""
    made = wrappers.TerminateIllegalWrapper(raw_env(title, seats, options, render_mode), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))
