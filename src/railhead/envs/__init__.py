"""The titles as environments for learning: PettingZoo for all seats, gymnasium for one seat against bots.

They need the extra `envs`: `pip install railhead[envs]`. docs/environments.md says what the numbers mean.
"""

from importlib.util import find_spec

if missing := [name for name in ("gymnasium", "numpy", "pettingzoo") if find_spec(name) is None]:
    raise ModuleNotFoundError(f"railhead.envs needs {', '.join(missing)}: pip install railhead[envs]")

from railhead.envs.aec import TitleEnv, env, raw_env
from railhead.envs.against_bots import AgainstBots, in_processes

__all__ = ["AgainstBots", "TitleEnv", "env", "in_processes", "raw_env"]
