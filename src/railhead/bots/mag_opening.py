"""What the arena draws at the beginning of 18Magyarország, so that games between the same bots differ."""

from __future__ import annotations

from railhead.games.mag.draft import TakeMinor, limits, picks
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import Draft, State
from railhead.kernel.action import Action


def drawn(rules: MagRules, state: State) -> list[Action]:
    """V: half of everybody's minors are drawn; the rest the bots pick. With István the cards are chance enough."""
    frame = state.stack[-1]
    if not isinstance(frame, Draft) or rules.solo is not None:
        return []
    half = (limits(rules).minors + 1) // 2 * rules.players
    if frame.picks >= min(half, picks(rules)):
        return []
    return [action for action in rules.legal(state) if isinstance(action, TakeMinor)]
