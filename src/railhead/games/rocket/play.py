"""The types that Rocket's rule functions work with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.rocket.state import RocketState
from railhead.kernel.play import Play

if TYPE_CHECKING:
    from railhead.games.rocket.rules import RocketRules

    RocketPlay = Play[RocketRules, RocketState]
else:
    RocketPlay = Play
