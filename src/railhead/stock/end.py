"""The end by agreement, as recorded games may have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from railhead.kernel.action import Action
from railhead.kernel.flow import Act, only
from railhead.kernel.frame import Frame
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal


class EndGame(Action, frozen=True, gc=False, tag="end-game"):
    """The players of a recorded game ended it at once."""


def end_by_agreement(
    over: Frame, refusal: Refusal, plays_on: Callable[[Any], bool]
) -> Act[Any, Any, Frame, EndGame]:  # fmt: skip
    """An act that is never offered: the game is over at once. `refusal` where the rules say that it plays on."""

    def refuse(rules: Any, _state: Any, _frame: Frame, _action: EndGame) -> Iterator[Refusal]:
        if plays_on(rules):
            yield refusal

    def do(play: Play[Any, Any], _frame: Frame, _action: EndGame) -> None:
        while len(play.state.stack) > 1:
            play.pop()
        play.next(over)

    return Act(do=do, refuse=refuse, candidates=only(), exhaustive=False)
