"""What stays constant during a game of Rocket: the map and the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from railhead.games.rocket.board import Board, board
from railhead.games.rocket.state import RocketState
from railhead.kernel.play import Play
from railhead.kernel.rules import OptionValue, Rules


class RocketRules(Rules[RocketState]):
    """Rocket on one map; `flow.py` adds the steps."""

    state_type = RocketState

    def __init__(
        self, version: int, options: Mapping[str, OptionValue], seats: int, printed: Board | None = None
    ) -> None:
        """`printed` stands in for the map of the box where another one is wanted."""
        super().__init__("rocket", version, options, seats)
        self.board = printed or board(str(options["map"]))
        self.two_way = options.get("isolation") == "two-way"
        self.starts = tuple(line.start for line in self.board.lines)


RocketPlay: TypeAlias = Play[RocketRules, RocketState]
