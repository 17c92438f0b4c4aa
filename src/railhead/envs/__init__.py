"""The titles as environments for learning: PettingZoo for all seats, gymnasium for one seat against bots.

They need the extra `envs`: `pip install railhead[envs]`. docs/environments.md says what the numbers mean.
"""

from railhead.envs.aec import TitleEnv, env, raw_env
from railhead.envs.against_bots import AgainstBots, in_processes

__all__ = ["AgainstBots", "TitleEnv", "env", "in_processes", "raw_env"]
