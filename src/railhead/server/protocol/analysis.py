"""Moves compared, and whole games analysed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from railhead.bots.game_analysis import GameAnalysis
from railhead.bots.weighing import Ranking
from railhead.server.protocol import Asked, Count


class CompareBody(Asked, frozen=True):
    """Compare the moves after entry `at`."""

    at: Count


class AnalysisInfo(Struct, frozen=True):
    """How far the analysis of a game is; `head`: the last entry that it knows of. `found` is there when it is done."""

    state: Literal["none", "going", "done", "failed"]
    done: int = 0
    total: int = 0
    head: int = 0
    found: GameAnalysis | None = None


class Compared(Struct, frozen=True):
    """The moves of a position that are worth a look."""

    ranking: Ranking
