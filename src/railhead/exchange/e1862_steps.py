"""Steps of a turn that 18xx.games passes over although there is something to decide.

When nothing can be decided in a company's train step, that site goes on to its later steps at once. If the company
has to refinance, these are looked at while the first holder is still asked about his option, and the redemption is
passed over if the treasury, without the money that is to come, cannot pay for a share (or none lies in the pool).
A director who passes the train step himself is asked later, as by the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.e1862.forced import Refinance
from railhead.games.e1862.redeem import can_redeem
from railhead.games.e1862.state import Exchange, RedeemStep, State, TrainStep
from railhead.kernel.action import Action

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862Rules


class PassedOver:
    """Remembers a company whose redemption has been passed over in this turn."""

    def __init__(self) -> None:
        self.chosen: int | None = None  # the company whose director has just chosen to refinance
        self.asked: int | None = None  # the company that refinances while options are asked about
        self.company: int | None = None

    def look(self, rules: E1862Rules, state: State) -> None:
        """To be told every position before an entry."""
        company = _refinancing(state)
        if company is not None and company not in (self.asked, self.chosen):
            self.company = None if can_redeem(rules, state, company) else company
        elif not any(isinstance(frame, TrainStep) and frame.company == self.company for frame in state.stack):
            self.company = None
        self.asked = company

    def did(self, state: State, action: Action) -> None:
        """To be told every action."""
        frame = state.stack[-1]
        self.chosen = frame.company if isinstance(action, Refinance) and isinstance(frame, TrainStep) else None

    def over(self, state: State) -> bool:
        """Whether the step that the position has come to was passed over."""
        frame = state.stack[-1]
        return isinstance(frame, RedeemStep) and frame.company == self.company


def _refinancing(state: State) -> int | None:
    frame = state.stack[-1]
    return frame.survivor if isinstance(frame, Exchange) and frame.survivor == frame.lost else None
