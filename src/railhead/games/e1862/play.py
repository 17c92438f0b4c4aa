"""The type that the rule functions of 1862 work on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.e1862.state import State
from railhead.kernel.play import Play

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862

    EPlay = Play[E1862, State]
else:
    EPlay = Play
